# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Text: whole numbers and constant texts, written as UTF-8 by a kernel.

The constant texts, or fragments, stand end to end in one array, where the kernel finds each by its number.
"""

import numpy as np
from numpy.typing import NDArray

from parlour.core.kernels import kernel

_ZERO, _MINUS = ord("0"), ord("-")


class Fragments:
    """Constant texts by number, in the order in which they were added."""

    def __init__(self) -> None:
        self._texts: list[bytes] = []

    def add(self, *texts: str) -> int:
        """Add some texts, and return the number of the first; those of the others follow."""
        first = len(self._texts)
        self._texts += [text.encode() for text in texts]
        return first

    def joined(self) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
        """Return all texts as bytes of UTF-8, and the offset of each, followed by that of their end."""
        begins = np.cumsum([0, *map(len, self._texts)], dtype=np.int64)
        return np.frombuffer(b"".join(self._texts), np.uint8), begins


@kernel
def put_fragment(texts, begins, number, at, out):
    """Write one of the joined texts into `out` from offset `at` on; return the offset after it."""
    for place in range(begins[number], begins[number + 1]):
        out[at] = texts[place]
        at += 1
    return at


@kernel
def put_number(number, at, out):
    """Write a whole number in decimal digits into `out` from offset `at` on; return the offset after them."""
    if number < 0:
        out[at] = _MINUS
        at, number = at + 1, -number
    power = 1
    while number // power >= 10:
        power *= 10
    while power != 0:
        out[at] = _ZERO + number // power % 10
        power //= 10
        at += 1
    return at
