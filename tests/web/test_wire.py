"""A wire writes what the library it goes past would write, and nothing where that has to wait."""

from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from parlour.web.wire import MIDDLE, SHORT, Wire, framed, wire_of


class Transport:
    """What was written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


@pytest.fixture
def wire() -> Wire:
    """One whose handshake is done."""
    made = Wire(Config(lambda: None), ServerState(), {}, SimpleNamespace())  # type: ignore[arg-type]  # no loop is run
    made.transport = Transport()  # type: ignore[assignment]
    made.handshake_complete = True
    return made


def put_on(wire: Wire) -> list[bytes]:
    transport: Any = wire.transport
    return transport.written  # type: ignore[no-any-return]


@given(st.sampled_from([0, 1, SHORT - 1, SHORT, SHORT + 1, MIDDLE - 1, MIDDLE, MIDDLE + 1]) | st.integers(0, 300))
def test_a_frame_is_the_one_that_websockets_makes(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])


def test_what_can_go_goes_at_once(wire: Wire) -> None:
    assert wire.put("é".encode()) and put_on(wire) == [b"\x81\x02\xc3\xa9"]


@pytest.mark.parametrize(
    "state", [{"handshake_complete": False}, {"close_sent": True}, {"disconnected": True}, {"writable": None}], ids=str
)
def test_what_cannot_go_is_not_sent(wire: Wire, state: dict[str, bool | None]) -> None:
    """Before the handshake, after the close, when nobody is there, and when whoever reads is behind."""
    for name, value in state.items():
        if value is None:
            wire.writable.clear()
        else:
            setattr(wire, name, value)
    assert not wire.put(b"late") and put_on(wire) == []


def test_another_server_has_no_wire() -> None:
    assert wire_of({"type": "websocket"}) is None and wire_of({"extensions": {}}) is None
