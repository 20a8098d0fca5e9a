"""Frames are read and written as the library of sockets does it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets import frames as library
from websockets.frames import Opcode

from parlour.web.server.frames import MIDDLE, SHORT, first, head

sizes = st.sampled_from([0, 1, SHORT - 1, SHORT, SHORT + 1, MIDDLE - 1, MIDDLE, MIDDLE + 1]) | st.integers(0, 300)


def frame(opcode: Opcode, data: bytes, *, mask: bool, final: bool = True) -> bytes:
    return bytes(library.Frame(opcode, data, final).serialize(mask=mask, extensions=[]))


@given(sizes)
def test_what_is_written_is_what_the_library_writes(size: int) -> None:
    assert head(size) + b"x" * size == frame(Opcode.TEXT, b"x" * size, mask=False)


@given(st.binary(max_size=400), st.binary(max_size=5), st.integers(0, 500))
def test_a_text_is_read_once_it_is_whole(text: bytes, more: bytes, cut: int) -> None:
    """A text is read when it is whole: nothing earlier, and nothing that follows it."""
    whole = frame(Opcode.TEXT, text, mask=True)
    assert first(whole[: min(cut, len(whole) - 1)]) is None
    assert first(whole + more) == (len(whole), True, text)


@pytest.mark.parametrize("mask", [True, False])
@pytest.mark.parametrize(
    ("opcode", "final"),
    [
        *((opcode, True) for opcode in Opcode),
        *((opcode, False) for opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)),
    ],
)
def test_only_a_whole_message_of_text_from_a_browser_is_usual(opcode: Opcode, mask: bool, final: bool) -> None:
    """Only a whole text message from a browser is read as text. Of other frames the length is known, and whether more
    follows.
    """
    found = first(frame(opcode, b"hello", mask=mask, final=final))
    assert found is not None and (found.text is not None) == (opcode is Opcode.TEXT and mask and final)
    assert (found.size, found.final) == (7 + 4 * mask, final)


def test_what_is_longer_than_any_message_is_not_waited_for() -> None:
    with pytest.raises(ValueError):
        first(frame(Opcode.TEXT, b"x" * MIDDLE, mask=True)[:10])
