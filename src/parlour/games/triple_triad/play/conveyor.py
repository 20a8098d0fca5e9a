# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Power Wall: a card whose power meets its cell's restriction moves the whole line by one step (rulebook 3.13)."""

from parlour.core.kernels import inline, kernel
from parlour.core.log import ALL_VIEWERS, emit
from parlour.games.triple_triad.play.geometry import AROUND, STAYS, TRAVEL
from parlour.games.triple_triad.play.reasons import SLID


@inline
def meets(op, value, power):
    """Tell whether a card of `power` meets "=n", "-n" (strictly less) or "+n" (strictly more)."""
    return op == 1 + int(power < value) + 2 * int(power > value)


@inline
def travel(s, cell, power):
    """Return the direction in which the line of `cell` travels after a card of `power` is placed there, or STAYS."""
    if not meets(int(s.gate_op[cell]), int(s.gate_value[cell]), power):
        return STAYS
    return int(TRAVEL[cell, int(s.gate_writing[cell]) - 1])


@inline
def next_cell(cell, way):
    """Return the cell one step on; a line that leaves the board comes back at the opposite edge."""
    return int(AROUND[1, cell]) >> 4 * way & 15


@kernel
def slide(s, cell, way, log):
    """Move all three cells of the line one step, gaps included; return the landing. Marks and restrictions stay."""
    second = next_cell(cell, way)
    third = next_cell(second, way)
    slot, colour = int(s.cell[third]), int(s.colour[third])
    s.cell[third], s.colour[third] = s.cell[second], s.colour[second]
    s.cell[second], s.colour[second] = s.cell[cell], s.colour[cell]
    s.cell[cell], s.colour[cell] = slot, colour
    line = 1 << cell | 1 << second | 1 << third
    gaps = int(int(s.cell[cell]) < 0) << cell | int(int(s.cell[third]) < 0) << third
    s.vacant = int(s.vacant) & ~line | gaps
    power = int(s.power[int(s.cell[second])])
    emit(log, SLID, ALL_VIEWERS, cell, way, second, third, s.gate_op[cell], s.gate_value[cell], power, 0, 0)
    return second
