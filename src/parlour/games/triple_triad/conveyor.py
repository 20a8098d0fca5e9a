"""Power Wall: a card whose power meets the restriction of its cell sends the whole line one step on (rulebook 3.13)."""

from parlour.core.jit import kernel
from parlour.core.log import ALL_VIEWERS, emit
from parlour.games.triple_triad.capture import SLID
from parlour.games.triple_triad.geometry import STAYS, TRAVEL


@kernel
def meets(op, value, power):
    """Whether a card of `power` meets "=n", "-n" (strictly less) or "+n" (strictly more)."""
    if op == 1:
        return power == value
    if op == 2:
        return power < value
    return op == 3 and power > value


@kernel
def travel(s, cell, power):
    """The direction the line of `cell` travels when a card of `power` is placed there, or STAYS."""
    op = int(s.gate_op[cell])
    if op == 0 or not meets(op, int(s.gate_value[cell]), power):
        return STAYS
    return int(TRAVEL[cell, int(s.gate_writing[cell]) - 1])


@kernel
def next_cell(cell, way):
    """The cell one step on along the belt; what leaves at the far edge comes back where it left from."""
    if way == 0:
        return (cell + 6) % 9
    if way == 2:
        return (cell + 3) % 9
    row = cell // 3 * 3
    return row + (cell % 3 + (1 if way == 1 else 2)) % 3


@kernel
def slide(s, cell, way, log):
    """Move all three cells of the line one step, gaps included; marks and restrictions stay. Returns the landing."""
    second = next_cell(cell, way)
    third = next_cell(second, way)
    slot, colour = int(s.cell[third]), int(s.colour[third])
    s.cell[third], s.colour[third] = s.cell[second], s.colour[second]
    s.cell[second], s.colour[second] = s.cell[cell], s.colour[cell]
    s.cell[cell], s.colour[cell] = slot, colour
    power = int(s.power[int(s.cell[second])])
    emit(log, SLID, ALL_VIEWERS, cell, way, second, third, s.gate_op[cell], s.gate_value[cell], power, 0, 0)
    return second
