# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Values: the printed number on a side of a lying card, and that number with all modifiers (rulebook 3.10, 4)."""

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.memory import load4
from parlour.games.triple_triad.play.geometry import AROUND
from parlour.games.triple_triad.play.packed_sides import pack, unpack
from parlour.games.triple_triad.state import (
    ACE,
    ADJUSTED_SPECIAL,
    ADJUSTING,
    ASCENSION,
    BROKEN_WALL,
    CELLS,
    CLAMP,
    DESCENSION,
    ELEMENTAL,
)

TYPE_RULES = ASCENSION | DESCENSION


@kernel
def _count_types(s, at):
    """Return how many cards of each type lie on the board, eight bits for each type (rulebook 4).

    The card on cell `at` is left out: Ascension and Descension count before its placement.
    """
    counts = 0
    for cell in range(CELLS):
        slot = int(s.cell[cell])
        if slot >= 0 and cell != at:
            counts += 1 << 8 * int(s.type[slot])
    return counts


@inline
def types_counted(s, flags, at):
    """Return how many cards of each type Ascension and Descension count, if either is in force (rulebook 4)."""
    return _count_types(s, at) if flags & TYPE_RULES != 0 else 0


@inline
def _type_bonus(s, flags, slot, type_counts):
    """Return what Ascension or Descension adds to each side of a card."""
    kind = int(s.type[slot])
    count = (type_counts >> 8 * kind & 0xFF) * int(kind != 0)
    return count if flags & ASCENSION != 0 else -count


@inline
def _slot_of(s, cell):
    """Return the slot of the card on a cell; for an empty cell any slot, whose sides must not be used."""
    return max(int(s.cell[cell]), 0)


@inline
def _delta(s, flags, cell, type_counts):
    """Return what Elemental, Ascension and Descension add to all sides of the card on a cell.

    Elemental: +1 on its own element, -1 on any other (rulebook 3.10).
    """
    slot, mark = _slot_of(s, cell), int(s.mark[cell])
    added = (2 * int(int(s.element[slot]) == mark) - 1) * int(mark != 0)
    added = added if flags & ELEMENTAL != 0 else 0
    return added + _type_bonus(s, flags, slot, type_counts) if flags & TYPE_RULES != 0 else added


@inline
def _limited(value):
    """Return a value kept in 1..A (mush: rulebook 3.10; FFXIV ranks: rulebook 4)."""
    return min(max(value, 1), ACE)


@inline
def _all_limited(flags, a, b, c, d):
    """Return four values as one word, kept in 1..A if the rules say so."""
    if flags & (CLAMP | TYPE_RULES) == 0:
        return pack(a, b, c, d)
    return pack(_limited(a), _limited(b), _limited(c), _limited(d))


@inline
def printed(s, cell, side):
    """Return the printed value of a side of the card on a cell."""
    return int(s.side[_slot_of(s, cell), side])


@kernel
def adjusted(s, cell, side, at):
    """Return the value of a side with all modifiers of the cell and the board."""
    flags = int(s.rule_bits)
    value = printed(s, cell, side)
    if flags & ADJUSTING == 0:
        return value
    value += _delta(s, flags, cell, types_counted(s, flags, at))
    return _limited(value) if flags & (CLAMP | TYPE_RULES) != 0 else value


@kernel
def total(s, cell):
    """Return the sum of the four printed sides, which Battle compares (rulebook 3.11)."""
    return printed(s, cell, 0) + printed(s, cell, 1) + printed(s, cell, 2) + printed(s, cell, 3)


@inline
def touching(flags, cell):
    """Return the four cells that a card on `cell` touches, packed (see AROUND): capturing mostly reads all at once."""
    return int(AROUND[1 if flags & BROKEN_WALL != 0 else 0, cell])


@inline
def near_cell(around, side):
    """Return one of four touching cells; a side at the edge of the board gives the card's own cell."""
    return around >> 4 * side & 15


@inline
def own_sides(s, cell):
    """Return the four printed sides of the card on a cell, as one word."""
    return load4(s.side, 4 * _slot_of(s, cell))


@inline
def facing_sides(s, around):
    """Return the four printed sides that face a card from the cells it touches, as one word."""
    return pack(
        printed(s, near_cell(around, 0), 2),
        printed(s, near_cell(around, 1), 3),
        printed(s, near_cell(around, 2), 0),
        printed(s, near_cell(around, 3), 1),
    )


@inline
def own_adjusted(s, flags, cell, type_counts, own):
    """Return the four sides of a card with the modifiers of its cell and of the board."""
    add, (a, b, c, d) = _delta(s, flags, cell, type_counts), unpack(own)
    return _all_limited(flags, a + add, b + add, c + add, d + add)


@inline
def facing_adjusted(s, flags, around, type_counts, facing):
    """Return the four facing sides, each with the modifiers of its own cell and of the board."""
    a, b, c, d = unpack(facing)
    return _all_limited(
        flags,
        a + _delta(s, flags, near_cell(around, 0), type_counts),
        b + _delta(s, flags, near_cell(around, 1), type_counts),
        c + _delta(s, flags, near_cell(around, 2), type_counts),
        d + _delta(s, flags, near_cell(around, 3), type_counts),
    )


@kernel
def special_value(s, cell, side, at):
    """Return the value that Same and Plus compare: printed, or adjusted if the rules say so (rulebook 3.10, 4)."""
    if int(s.rule_bits) & ADJUSTED_SPECIAL != 0:
        return adjusted(s, cell, side, at)
    return printed(s, cell, side)
