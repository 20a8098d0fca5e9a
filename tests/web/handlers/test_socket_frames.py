"""Raw bytes over a table's socket, in any order and cut anywhere: the hall and the table go on.

Frames are of RFC 6455, section 5.2.
"""

import json
import logging
import os
import socket
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.visiting import PATIENCE, Guest, Message

Arrive = Callable[..., Guest]
TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
FIN, MASKED = 0x80, 0x80
MASK = b"mask"
ACT = json.dumps({"type": "act", "command": "once", "action": "take 1"}).encode()
many = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def frame(opcode: int, payload: bytes, fin: bool = True, masked: bool = True, told: int | None = None) -> bytes:
    """Return one frame as a client sends it; `told` is the length it claims, if that is a false one."""
    length = len(payload) if told is None else told
    head = bytes([opcode | FIN * fin])
    bit = MASKED * masked
    if length < 126:
        head += bytes([bit | length])
    elif length < 1 << 16:
        head += bytes([bit | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + length.to_bytes(8, "big")
    return head + (MASK + bytes(a ^ b for a, b in zip(payload, cycle(MASK), strict=False)) if masked else payload)


payloads = st.one_of(
    st.binary(max_size=300), st.sampled_from([b'{"type":"ping"}', ACT[:20], b"\xff\xfe", b"\x03\xe8bye"])
)
frames = st.builds(
    frame,
    st.one_of(st.sampled_from([TEXT, BINARY, CONTINUED, CLOSE, PING, PONG]), st.integers(0, 127)),
    payloads,
    st.booleans(),
    st.sampled_from([True, True, True, False]),
    st.one_of(st.none(), st.none(), st.sampled_from([0, 1, 125, 126, 65_535, 65_537, (1 << 63) - 1, (1 << 64) - 1])),
)
streams = st.one_of(
    st.lists(frames, max_size=6).map(b"".join),
    st.lists(frames, min_size=1, max_size=6)
    .map(b"".join)
    .flatmap(lambda s: st.integers(0, len(s)).map(lambda n: s[:n])),
    st.binary(max_size=400),
)


@contextmanager
def plugged(guest: Guest, match: Message) -> Iterator[socket.socket]:
    """Yield a bare connection to a table's socket, after the handshake."""
    with plugged_at(guest, f"/api/matches/{match['id']}/socket") as made:
        yield made


@contextmanager
def plugged_at(guest: Guest, path: str, said: bytes = b"") -> Iterator[socket.socket]:
    """Yield a bare connection to any socket; `said` is sent before the handshake is answered."""
    where = urlsplit(guest.address)
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {where.netloc}",
        f"Cookie: {cookies}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as made:
        made.sendall("\r\n".join([*lines, "", ""]).encode() + said)
        assert made.recv(12) == b"HTTP/1.1 101"
        yield made


def heard_to_the_end(made: socket.socket) -> bytes:
    """Send nothing more and return all that comes until the hall closes. A TimeoutError is raised if it does not."""
    heard = b""
    try:
        made.shutdown(socket.SHUT_WR)
        while some := made.recv(65_536):
            heard += some
    except (ConnectionResetError, OSError) as lost:
        if isinstance(lost, TimeoutError):
            raise
    return heard


@pytest.fixture
def table(guest: Arrive) -> tuple[Guest, Message]:
    """Return a guest, at a table where it is their turn, and the table."""
    ann, ben = guest(), guest()
    match = ann.open(rules="nim:free+heap=21")
    ben.join(match)
    mover = ann if ann.look(match)["to_act"] == "red" else ben
    return mover, match


def test_no_bytes_break_the_hall(table: tuple[Guest, Message], capfd: pytest.CaptureFixture[str]) -> None:
    """Random and broken frames end that connection at most; the player's other connection answers as before."""
    ann, match = table
    before = ann.look(match)["seq"]
    capfd.readouterr()
    with ann.at(match) as seat:
        seat.hear("snapshot")

        @given(streams)
        @many
        def try_it(stream: bytes) -> None:
            with plugged(ann, match) as made:
                made.sendall(stream)
                heard_to_the_end(made)
            assert seat.ask({"type": "ping"}) == {"type": "pong"}

        try_it()
    assert ann.look(match)["seq"] == before
    logged = "".join(capfd.readouterr())
    assert "Traceback" not in logged, logged[-3000:]


def test_a_command_in_pieces_is_one_command(table: tuple[Guest, Message]) -> None:
    """A command that is cut into frames, with a ping between them, is done once."""
    ann, match = table
    before = ann.look(match)["seq"]
    pieces = [
        frame(TEXT, ACT[:7], fin=False),
        frame(PING, b"there?"),
        frame(CONTINUED, ACT[7:30], fin=False),
        frame(CONTINUED, ACT[30:]),
    ]
    with plugged(ann, match) as made:
        for piece in pieces:
            made.sendall(piece)
        heard = b""
        while b'"accepted"' not in heard:
            heard += made.recv(65_536)
        assert b"there?" in heard
    assert ann.look(match)["seq"] == before + 1


@pytest.mark.parametrize("cut", [1, 3, 20, -1])
def test_half_a_command_is_none(table: tuple[Guest, Message], cut: int) -> None:
    """A connection that ends within a command, or before its last frame, changes nothing; sent whole it does."""
    ann, match = table
    before = ann.look(match)["seq"]
    for ruin in (frame(TEXT, ACT)[:cut], frame(TEXT, ACT, fin=False)):
        with plugged(ann, match) as made:
            made.sendall(ruin)
            assert b'"accepted"' not in heard_to_the_end(made)
    assert ann.look(match)["seq"] == before
    with ann.at(match) as seat:
        seat.hear("snapshot")
        assert seat.act("take 1", "once")["type"] == "accepted"


@pytest.mark.parametrize(
    "wrong",
    [
        frame(CONTINUED, ACT),
        frame(TEXT, ACT[:5], fin=False) + frame(TEXT, ACT),
        frame(TEXT, ACT, masked=False),
        frame(TEXT | 0x40, ACT),
        frame(3, ACT),
        frame(PING, b"x" * 126) + frame(TEXT, ACT),
        frame(CLOSE, b"\x03") + frame(TEXT, ACT),
        frame(TEXT, b"\xff" + ACT) + frame(TEXT, ACT),
        frame(TEXT, b"x" * 70_000) + frame(TEXT, ACT),
    ],
    ids=["no-first", "two-firsts", "bare", "reserved", "unknown", "long-ping", "short-close", "no-text", "too-long"],
)
def test_what_breaks_the_protocol_ends_the_connection(table: tuple[Guest, Message], wrong: bytes) -> None:
    """A breach of the protocol ends the connection, and a command with it or after it is not done."""
    ann, match = table
    before = ann.look(match)["seq"]
    with plugged(ann, match) as made:
        made.sendall(wrong)
        assert b'"accepted"' not in heard_to_the_end(made)
    assert ann.look(match)["seq"] == before


def told(heard: bytes) -> list[tuple[int, bytes]]:
    """Return the opcode and the data of each frame from the server, without its handshake."""
    _head, _end, rest = heard.partition(b"\r\n\r\n")
    found = []
    while rest:
        length, at = rest[1], 2
        if length == 126:
            length, at = int.from_bytes(rest[2:4], "big"), 4
        found.append((rest[0] & 0x0F, rest[at : at + length]))
        rest = rest[at + length :]
    return found


def heard_until(made: socket.socket, word: bytes) -> bytes:
    """Return all that comes until a word has come."""
    heard = b""
    while word not in heard:
        some = made.recv(65_536)
        assert some, heard
        heard += some
    return heard


CLOSED = {
    "no UTF-8": (frame(TEXT, b'{"type":"\xff"}'), 1007),
    "half a character": (frame(TEXT, '{"é'.encode()[:-1]), 1007),
    "half of a pair": (frame(TEXT, b"\xed\xa0\x80"), 1007),
    "no UTF-8 in pieces": (frame(TEXT, b"\xc3", fin=False) + frame(CONTINUED, b"(") + frame(TEXT, ACT), 1007),
    "too long": (frame(TEXT, b"x" * 70_000), 1009),
    "too long in pieces": (frame(TEXT, b"x" * 40_000, fin=False) + frame(CONTINUED, b"x" * 40_000), 1009),
    "no UTF-8 and a ping": (frame(TEXT, b"\xff") + frame(PING, b"there?"), 1007),
    "not masked": (frame(TEXT, ACT, masked=False), 1002),
    "a close without UTF-8": (frame(CLOSE, b"\x03\xe8\xff"), 1007),
    "a close of no code": (frame(CLOSE, b"\x00\x01"), 1002),
}
ANSWERED = {
    "bytes": frame(BINARY, b"\x00\xff"),
    "a NUL": frame(TEXT, b'{"type":"ping\x00"}'),
    "a NUL that is spelled": frame(TEXT, b'{"type":"\\u0000"}'),
    "half a pair that is spelled": frame(TEXT, b'{"type":"\\ud800"}'),
    "deep": frame(TEXT, b"[" * 4000),
    "long": frame(TEXT, b"1" * 60_000),
    "a long number": frame(TEXT, b"1" * 4000),
    "nothing": frame(TEXT, b""),
}


@pytest.mark.parametrize("where", ["/api/matches/{}/socket", "/api/lobby/socket", "/api/inbox/socket"])
def test_what_cannot_be_read_is_answered_once_and_told_to_nobody_else(
    table: tuple[Guest, Message], where: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The sender gets one close frame that says why, or an answer; the host's log has nothing of it."""
    ann, match = table
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "asyncio", "websockets")]
    for logger in loggers:
        logger.addHandler(caplog.handler)
    try:
        for name, (ruin, code) in CLOSED.items():
            with plugged_at(ann, where.format(match["id"])) as made:
                made.sendall(ruin)
                closes = [data for kind, data in told(heard_to_the_end(made)) if kind == CLOSE]
            assert [int.from_bytes(data[:2], "big") for data in closes] == [code], name
            assert len(closes[0]) > 2, name  # it says why
            with plugged_at(ann, where.format("none"), ruin) as made:  # nobody is admitted there
                heard_to_the_end(made)
        for name, odd in ANSWERED.items():
            with plugged_at(ann, where.format(match["id"])) as made:
                made.sendall(odd + frame(TEXT, b'{"type":"ping"}'))
                answers = heard_until(made, b'"pong"')
                assert answers.count(b'"refused"') == ("matches" in where), name  # others answer with nothing but pongs
    finally:
        for logger in loggers:
            logger.removeHandler(caplog.handler)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
