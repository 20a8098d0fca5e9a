"""The board's geometry: neighbours on the flat board and on the torus, and the way a line slides."""

import numpy as np

from parlour.games.triple_triad.shapes import Travel
from parlour.games.triple_triad.state import CELLS, WALL

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # top, right, bottom, left


def _neighbour(cell: int, side: int, torus: bool) -> int:
    row, column = cell // 3 + STEPS[side][0], cell % 3 + STEPS[side][1]
    if torus:
        return row % 3 * 3 + column % 3
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else WALL


NEIGHBOUR = np.array(
    [[[_neighbour(cell, side, torus) for side in range(4)] for cell in range(CELLS)] for torus in (False, True)],
    dtype=np.int8,
)
"""[torus, cell, side] -> the touching cell, or WALL. Broken Wall is the torus (rulebook 3.12)."""

AROUND = np.array(
    [
        [
            sum((cell if near == WALL else int(near)) << 4 * side for side, near in enumerate(NEIGHBOUR[torus, cell]))
            for cell in range(CELLS)
        ]
        for torus in range(2)
    ],
    dtype=np.int64,
)
"""[torus, cell] -> the four touching cells, four bits each from the lowest; the cell itself stands for a wall."""

EDGES = np.array(
    [
        [sum(int(near == WALL) << side for side, near in enumerate(NEIGHBOUR[torus, cell])) for cell in range(CELLS)]
        for torus in range(2)
    ],
    dtype=np.int64,
)
"""[torus, cell] -> bitmask of the sides that meet the edge of the board."""

# Travel of a Power Wall line by cell and writing, from the table of rulebook 3.13. The line is the cell's column for
# horizontal text and its row for vertical text. It moves away from the restricted cell's own edge.
UP, RIGHT, DOWN, LEFT, STAYS = 0, 1, 2, 3, -1
TRAVELS: tuple[Travel, ...] = ("up", "right", "down", "left")
TRAVEL = np.array(
    [
        [DOWN, RIGHT], [DOWN, STAYS], [DOWN, LEFT],
        [STAYS, RIGHT], [STAYS, STAYS], [STAYS, LEFT],
        [UP, RIGHT], [UP, STAYS], [UP, LEFT],
    ],
    dtype=np.int8,
)  # fmt: skip
"""[cell, writing] -> direction in which the line travels, or STAYS where such a writing is not allowed."""

SHARE_BITS = 16
SHARE = np.array([0] + [(1 << SHARE_BITS) // cells + 1 for cells in range(1, CELLS + 1)], dtype=np.int64)
"""[cells] -> the factor that divides a number below a thousand by `cells`, after a shift by SHARE_BITS."""
