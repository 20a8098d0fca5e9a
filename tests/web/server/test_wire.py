"""A wire writes the bytes of the library it bypasses, and nothing where that would have to wait."""

import asyncio
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from parlour.web.server import frames
from parlour.web.server.wire import Wire, wire_of


class Transport:
    """A transport that records what was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def can_write_eof(self) -> bool:
        return False

    def pause_reading(self) -> None:
        """Do nothing: the reader reads on."""

    def resume_reading(self) -> None:
        """Do nothing: the reader reads on."""


class Turn:
    """A loop that takes one turn when told to."""

    def __init__(self) -> None:
        self._next: list[Callable[[], None]] = []

    def call_later(self, _seconds: float, _callback: Callable[[], None]) -> None:
        """Do nothing: no timer is needed here."""

    def call_soon(self, callback: Callable[[], None]) -> None:
        self._next.append(callback)

    def take(self) -> None:
        soon, self._next = self._next, []
        for callback in soon:
            callback()


@pytest.fixture
def turn() -> Turn:
    return Turn()


@pytest.fixture
def transport() -> Transport:
    return Transport()


def open_wire(turn: Turn, transport: Transport) -> Wire:
    """Return a wire after its handshake."""
    made = Wire(Config(lambda: None), ServerState(), {}, turn)  # type: ignore[arg-type]  # a loop's only call
    made.conn.state = State.OPEN
    made.transport = transport  # type: ignore[assignment]
    made.handshake_complete = True
    return made


@pytest.fixture
def wire(turn: Turn, transport: Transport) -> Wire:
    return open_wire(turn, transport)


def text_frame(text: bytes) -> bytes:
    return bytes(Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[]))


def test_what_can_go_goes_together(wire: Wire, turn: Turn, transport: Transport) -> None:
    """Messages of one turn of the loop go out in one system call, those of the next turn in another."""
    assert wire.put("é".encode()) and wire.put(b"a")
    turn.take()
    assert wire.put(b"b")
    turn.take()
    turn.take()
    assert transport.written == [b"\x81\x02\xc3\xa9\x81\x01a", b"\x81\x01b"]


def test_what_is_sent_otherwise_comes_after_it(wire: Wire, turn: Turn, transport: Transport) -> None:
    assert wire.put(b"first")
    asyncio.run(wire.send({"type": "websocket.send", "text": "second"}))
    turn.take()
    assert transport.written == [text_frame(b"first"), text_frame(b"second")]


def test_a_server_that_closes_says_goodbye_last(wire: Wire, turn: Turn, transport: Transport) -> None:
    assert wire.put(b"accepted")
    wire.shutdown()
    turn.take()
    goodbye = bytes(Frame(Opcode.CLOSE, (1012).to_bytes(2, "big")).serialize(mask=False, extensions=[]))
    assert transport.written == [text_frame(b"accepted"), goodbye] and transport.closing


def test_nobody_is_told_anything_after_they_closed(wire: Wire, turn: Turn, transport: Transport) -> None:
    assert wire.put(b"late")
    transport.close()
    turn.take()
    assert transport.written == []


@pytest.mark.parametrize(
    "state", [{"handshake_complete": False}, {"close_sent": True}, {"disconnected": True}, {"writable": None}], ids=str
)
def test_what_cannot_go_is_not_sent(
    wire: Wire, turn: Turn, transport: Transport, state: dict[str, bool | None]
) -> None:
    """Nothing is put before the handshake, after the close, when nobody is there, or when the reader is behind."""
    for name, value in state.items():
        if value is None:
            wire.pause_writing()
        else:
            setattr(wire, name, value)
    assert not wire.put(b"late")
    turn.take()
    assert transport.written == []


def test_a_reader_who_is_behind_is_behind_alone(wire: Wire, turn: Turn) -> None:
    """Only those who write to a slow reader wait; other readers get their messages."""
    other = open_wire(turn, Transport())

    async def go() -> None:
        wire.pause_writing()
        late = asyncio.create_task(wire.send({"type": "websocket.send", "text": "late"}))
        await other.send({"type": "websocket.send", "text": "soon"})
        assert not late.done() and other.put(b"soon")
        wire.resume_writing()
        await late
        wire.pause_writing()
        assert not wire.put(b"later") and other.put(b"soon")

    asyncio.run(go())


def test_another_server_has_no_wire() -> None:
    assert wire_of({"type": "websocket"}) is None and wire_of({"extensions": {}}) is None


def heard(made: WebSocketsSansIOProtocol, chunks: Iterable[bytes]) -> tuple[list[Any], bytes]:
    """Return what a socket hears, and what it says by itself, when bytes come in these pieces."""
    transport = made.transport = Transport()  # type: ignore[assignment]  # what a socket calls of it
    made.conn.receive_data(ASKS)
    (asked,) = made.conn.events_received()
    assert isinstance(asked, Request)
    made.conn.send_response(made.conn.accept(asked))
    made.conn.data_to_send()
    made.handshake_complete = True
    for chunk in chunks:
        if not transport.closing:  # nothing is read any more
            made.data_received(chunk)
    heard = []
    while not made.queue.empty():
        heard.append(made.queue.get_nowait())
    return heard, b"".join(transport.written)


ASKS = (
    b"GET / HTTP/1.1\r\nHost: hall\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
sizes = st.integers(0, 40) | st.sampled_from([125, 126, 127, 300, 65_535, 65_536, 70_000])
texts = st.sampled_from([b"a", b"\xc3\xa9", b"\xff"])


def line_of(first: int, masked: bool, size: int, text: bytes) -> bytes:
    """Return a frame with this first byte, valid or not, and a text repeated so many times."""
    data = text * size
    mask = b"\x05\x00\xff\x07" if masked else b""
    size = len(data)
    wide, says = (0, size) if size < 126 else (2, 126) if size < 1 << 16 else (8, 127)
    length = bytes((says,)) + (size.to_bytes(wide, "big") if wide else b"")
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)) if masked else data
    return bytes((first, length[0] | 0x80 * masked)) + length[1:] + mask + body


Said = tuple[int, bool, int, bytes]
firsts = st.sampled_from([0x81] * 8 + [0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A, 0x08, 0x83, 0xC1])
said = st.tuples(firsts, st.sampled_from([True] * 8 + [False]), sizes, texts)


@given(st.lists(said, max_size=6), st.lists(st.integers(0, 100), max_size=6))
@example([(0x81, True, 65_535, b"a"), (0x81, True, 65_536, b"a"), (0x00, True, 0, b"a")], [])
def test_what_comes_is_heard_as_the_library_hears_it(
    said: list[tuple[int, bool, int, bytes]], percents: list[int]
) -> None:
    """Any frames in any pieces, valid or not, are heard as the library hears them one by one."""
    line = [line_of(*one) for one in said]
    came = b"".join(line)
    cuts = sorted(len(came) * percent // 100 for percent in percents)
    pieces = [came[begin:end] for begin, end in pairwise([0, *cuts, len(came)]) if begin < end]
    config = Config(says_nothing, ws_max_size=frames.LONGEST, log_config=None)
    ours, theirs = (
        heard(kind(config, ServerState(), {}, Turn()), chunks)  # type: ignore[arg-type]  # a loop's only call
        for kind, chunks in ((Wire, pieces), (WebSocketsSansIOProtocol, line))
    )
    assert ours == _explained(*theirs)


def _explained(heard: list[Any], said: bytes) -> tuple[list[Any], bytes]:
    """Return what was heard and said, with our reason where the library gives none."""
    bare = {"type": "websocket.disconnect", "code": 1007, "reason": ""}
    reason = b"not UTF-8"
    said = said.replace(b"\x88\x02\x03\xef", bytes((0x88, 2 + len(reason))) + b"\x03\xef" + reason)
    return [{**one, "reason": reason.decode()} if one == bare else one for one in heard], said


async def says_nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Do nothing: this application is never asked."""


def client_frame(text: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    return bytes(Frame(opcode, text).serialize(mask=True, extensions=[]))


def test_what_somebody_takes_at_once_is_not_heard_again(wire: Wire) -> None:
    """A message that is taken at once is not heard again. One that is left or unusual is heard the ordinary way."""
    offered: list[str] = []

    def take(text: str) -> bool:
        offered.append(text)
        return text.startswith("é")

    wire.offer_to(take)
    wire.data_received(client_frame("é1".encode()) + client_frame("é2".encode()) + client_frame(b"\xff"))
    wire.queue.get_nowait()  # invalid UTF-8 ends the socket
    assert offered == ["é1", "é2"] and wire.queue.empty()


def test_nobody_is_offered_what_came_after_something_that_waits(wire: Wire) -> None:
    """A message behind one that waits is not offered, or it would be heard first."""
    offered: list[str] = []

    def take(text: str) -> bool:
        offered.append(text)
        return text != "wait"

    wire.offer_to(take)
    wire.data_received(client_frame(b"wait") + client_frame(b"after"))
    assert offered == ["wait"]
    assert [wire.queue.get_nowait()["text"] for _ in range(2)] == ["wait", "after"]
    wire.data_received(client_frame(b"again"))
    assert offered == ["wait", "again"] and wire.queue.empty()
