"""Geometry: ranks, files, steps and lines as sets of squares, made once."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from parlour.games.chakart.board.bits import set_of

# Rays 0 to 3 go up in number, 4 to 7 down.
DIRECTIONS: Final = ((0, 1), (1, 1), (1, 0), (-1, 1), (0, -1), (-1, -1), (-1, 0), (1, -1))  # (files, ranks)
_LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

RANK_1: Final = 0xFF
RANK_8: Final = -(1 << 56)  # 0xFF << 56 as a signed number
FILE_A: Final = 0x0101010101010101
FILE_H: Final = -0x7F7F7F7F7F7F7F80
FILES_AB: Final = 0x0303030303030303
FILES_GH: Final = -0x3F3F3F3F3F3F3F40

FIRST_RANK: Final = (RANK_1, RANK_8)  # by colour
LAST_RANK: Final = (RANK_8, RANK_1)
STARTS: Final = (0xFFFF, -(1 << 48))  # first and second rank by colour: pawns may take two steps


def _set(squares: Iterable[tuple[int, int]]) -> int:
    return set_of(8 * rank + file for file, rank in squares if 0 <= file < 8 and 0 <= rank < 8)


def _steps(steps: Iterable[tuple[int, int]]) -> NDArray[np.int64]:
    listed = list(steps)
    return np.array([_set((sq % 8 + f, sq // 8 + r) for f, r in listed) for sq in range(64)], np.int64)


# [square] -> the squares that are one step, or one leap, away.
ORTHOGONAL: Final = _steps(d for d in DIRECTIONS if 0 in d)
DIAGONAL: Final = _steps(d for d in DIRECTIONS if 0 not in d)
AROUND: Final = _steps(DIRECTIONS)
LEAPS: Final = _steps(_LEAPS)
LEAP_STEPS: Final = tuple(8 * rank + file for file, rank in _LEAPS)  # differences of square numbers
STEPS: Final = tuple(8 * rank + file for file, rank in DIRECTIONS)
RAYS: Final = np.array(
    [_steps((f * n, r * n) for n in range(1, 8)) for f, r in DIRECTIONS],
    np.int64,
)
"""[direction, square] -> the squares of the line from a square to the edge, the square itself left out."""
