"""A wire writes what the library it goes past would write, and nothing where that has to wait."""

import asyncio
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from parlour.web.wire import MIDDLE, SHORT, Wire, framed, wire_of


class Transport:
    """What was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True


class Turn:
    """A loop that takes one turn when it is told to."""

    def __init__(self) -> None:
        self._next: list[Callable[[], None]] = []

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


@pytest.fixture
def wire(turn: Turn, transport: Transport) -> Wire:
    """One whose handshake is done."""
    made = Wire(Config(lambda: None), ServerState(), {}, turn)  # type: ignore[arg-type]  # a loop's only call
    made.conn.state = State.OPEN
    made.transport = transport  # type: ignore[assignment]
    made.handshake_complete = True
    return made


@given(st.sampled_from([0, 1, SHORT - 1, SHORT, SHORT + 1, MIDDLE - 1, MIDDLE, MIDDLE + 1]) | st.integers(0, 300))
def test_a_frame_is_the_one_that_websockets_makes(size: int) -> None:
    text = b"x" * size
    assert framed(text) == text_frame(text)


def text_frame(text: bytes) -> bytes:
    return bytes(Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[]))


def test_what_can_go_goes_together(wire: Wire, turn: Turn, transport: Transport) -> None:
    """All that is put in one turn of the loop is one call of the system; the next turn's is another."""
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


def test_nobody_is_told_anything_after_he_closed(wire: Wire, turn: Turn, transport: Transport) -> None:
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
    """Before the handshake, after the close, when nobody is there, and when whoever reads is behind."""
    for name, value in state.items():
        if value is None:
            wire.writable.clear()
        else:
            setattr(wire, name, value)
    assert not wire.put(b"late")
    turn.take()
    assert transport.written == []


def test_another_server_has_no_wire() -> None:
    assert wire_of({"type": "websocket"}) is None and wire_of({"extensions": {}}) is None
