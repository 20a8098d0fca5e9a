"""Frames: how whole messages of text lie on the line (RFC 6455, 5.2), read and written in one go."""

from typing import Final, NamedTuple

TEXT: Final = 0x81  # a frame that is a whole message of text
FINAL, MASKED, LENGTH = 0x80, 0x80, 0x7F  # bits of a frame's first two bytes
SHORT, MIDDLE = 126, 1 << 16  # lengths from which a frame says its own in more bytes
HEAD, MASK = 2, 4  # bytes
LONGEST: Final = MIDDLE - 1  # bytes of a message that anybody may say; commands are far shorter


class Frame(NamedTuple):
    """The first frame of what came: its size in bytes, whether it ends a message, and its payload.

    There is a payload if it is the usual one, a whole message of text as a browser sends it.
    """

    size: int
    final: bool
    text: bytes | None


def first(data: bytes) -> Frame | None:
    """Return the first frame of some bytes, None if it is not whole; raise ValueError if longer than any of ours."""
    if len(data) < HEAD:
        return None
    length, at = data[1] & LENGTH, HEAD
    if length > SHORT:  # longer than two bytes tell
        raise ValueError(length)
    if length == SHORT:
        at += 2
        length = int.from_bytes(data[HEAD:at], "big")  # of fewer than two bytes too little: it is not whole then either
    body = at + (MASK if data[1] & MASKED else 0)
    if len(data) < body + length:
        return None
    usual = data[0] == TEXT and data[1] & MASKED
    text = _unmasked(data[at:body], data[body : body + length]) if usual else None
    return Frame(body + length, bool(data[0] & FINAL), text)


def _unmasked(mask: bytes, payload: bytes) -> bytes:
    """Unmask a payload as whole numbers: a byte at a time takes a hundred times as long."""
    size = len(payload)
    again = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(again, "big")).to_bytes(size, "big")


def head(size: int) -> bytes:
    """Return what goes before a message of so many bytes, which with it is one frame of a server."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")
