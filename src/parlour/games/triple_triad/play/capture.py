# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Captures: the cards that a placed card flips, and the rule behind each flip (rulebook 3 and 4).

Order of one placement (rulebook 3.9): read the neighbours once. Compute the basic, Battle, Same and Plus captures
independently, and flip their union. Then run the combo breadth-first from what Same and Plus flipped.
"""

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import first
from parlour.games.triple_triad.play.geometry import EDGES
from parlour.games.triple_triad.play.packed_sides import ONES, equal, greater, paired, spread
from parlour.games.triple_triad.play.reasons import (
    BY_COMBO,
    BY_SYMMETRIC,
    ON_EACH_SIDE,
    log_flip,
    log_flips,
    log_pairs,
    reasons,
)
from parlour.games.triple_triad.play.values import (
    facing_adjusted,
    facing_sides,
    near_cell,
    own_adjusted,
    own_sides,
    total,
    touching,
    types_counted,
)
from parlour.games.triple_triad.state import (
    ACE,
    ADJUSTED_SPECIAL,
    ADJUSTING,
    BATTLE,
    BATTLE_SYMMETRIC,
    BROKEN_WALL,
    COMBO,
    FALLEN_ACE,
    PLUS,
    PLUS_WALL,
    PRINTED_COMBO,
    REVERSE,
    SAME,
    SAME_WALL,
    TRIGGERS,
)

_ACES = ACE * ONES


@inline
def _bits(a, b, c, d):
    """Return the bitmask of the sides for which something holds."""
    return int(a) | int(b) << 1 | int(c) << 2 | int(d) << 3


@inline
def _colours(s, around):
    """Return the bitmask of the sides that touch a card of the second seat; no other cell holds a 1."""
    return (
        int(s.colour[near_cell(around, 0)])
        | int(s.colour[near_cell(around, 1)]) << 1
        | int(s.colour[near_cell(around, 2)]) << 2
        | int(s.colour[near_cell(around, 3)]) << 3
    )


@inline
def _occupied(s, around):
    """Return the bitmask of the sides that do not face an empty cell."""
    return _bits(
        int(s.cell[near_cell(around, 0)]) >= 0,
        int(s.cell[near_cell(around, 1)]) >= 0,
        int(s.cell[near_cell(around, 2)]) >= 0,
        int(s.cell[near_cell(around, 3)]) >= 0,
    )


@inline
def _enemies(colours, occupied, seat):
    """Return the bitmask of the sides that touch an enemy card."""
    return (colours ^ -seat) & occupied


@inline
def _beaten(flags, own, facing):
    """Return the bitmask of the sides that win by number: strictly greater, under Reverse smaller (rulebook 3.1, 4)."""
    if flags & REVERSE != 0:
        own, facing = facing, own
    return greater(own, facing)


@inline
def _one_takes_ace(own, facing):
    """Return the bitmask of the sides where an own 1 faces an A."""
    return equal(own, ONES) & equal(facing, _ACES)


@inline
def _aces_felled(flags, own, facing):
    """Return the sides that Fallen Ace takes, for the placed card only (rulebook 4, A16).

    A 1 takes an A; with Reverse an A also takes a 1.
    """
    felled = _one_takes_ace(own, facing)
    return felled | _one_takes_ace(facing, own) if flags & REVERSE != 0 else felled


@inline
def _same(flags, own, facing, occupied, edges):
    """Return the bitmask of the sides that match for Same, own cards and walls included (rulebook 3.4).

    It is empty unless two sides match. An edge shows A (rulebook 3.5). Same Wall without Same is inert. The caller
    tests that there is at least one enemy.
    """
    same = equal(own, facing) & occupied & ~edges
    same |= equal(own, _ACES) & edges if flags & SAME_WALL != 0 else 0
    return same if flags & SAME != 0 and same & (same - 1) != 0 else 0


@inline
def _plus(flags, own, facing, occupied, edges):
    """Return the bitmask of the sides whose sum equals another's, own cards and walls included (rulebook 3.6, 3.7).

    An edge shows A. Plus Wall without Plus is inert. The caller tests that there is at least one enemy among them.
    """
    if flags & PLUS == 0:
        return 0
    if flags & PLUS_WALL == 0:
        return paired(own + facing, occupied & ~edges)
    walls = spread(edges) * 0xFF
    return paired(own + (facing & ~walls | _ACES & walls), occupied)


@kernel
def _battle(s, at, around, alike):
    """Return those enemy sides with an equal printed number whose card has a smaller total (rulebook 3.11, A9)."""
    mine = total(s, at)
    return alike & _bits(
        mine > total(s, near_cell(around, 0)),
        mine > total(s, near_cell(around, 1)),
        mine > total(s, near_cell(around, 2)),
        mine > total(s, near_cell(around, 3)),
    )


@inline
def _flip(s, around, colours, flips):
    """Flip the touching cards of a bitmask of sides; writing all four is faster than a branch for each."""
    colours ^= flips
    s.colour[near_cell(around, 0)] = colours & 1
    s.colour[near_cell(around, 1)] = colours >> 1 & 1
    s.colour[near_cell(around, 2)] = colours >> 2 & 1
    s.colour[near_cell(around, 3)] = colours >> 3 & 1


@inline
def _cells_of(around, sides):
    """Return the bitmask of the touching cells for a bitmask of sides."""
    return (
        (sides & 1) << near_cell(around, 0)
        | (sides >> 1 & 1) << near_cell(around, 1)
        | (sides >> 2 & 1) << near_cell(around, 2)
        | (sides >> 3 & 1) << near_cell(around, 3)
    )


@inline
def _attack(s, flags, cell, around, enemies, at):
    """Return the bitmask of the enemy sides that the card on a cell beats by number."""
    own, facing = own_sides(s, cell), facing_sides(s, around)
    if flags & ADJUSTING != 0:
        type_counts = types_counted(s, flags, at)
        own = own_adjusted(s, flags, cell, type_counts, own)
        facing = facing_adjusted(s, flags, around, type_counts, facing)
    return _beaten(flags, own, facing) & enemies


@inline
def attack_by_number(s, flags, cell, seat, at, code, log, is_logged):
    """Flip what the card on a cell beats by number alone; return the bitmask of the cells it took."""
    around = touching(flags, cell)
    colours = _colours(s, around)
    enemies = _enemies(colours, _occupied(s, around), seat)
    if enemies == 0:
        return 0
    flips = _attack(s, flags, cell, around, enemies, at)
    if flips == 0:
        return 0
    if is_logged:
        log_flips(log, s, cell, around, flips, code * ON_EACH_SIDE, seat, at)
    _flip(s, around, colours, flips)
    return _cells_of(around, flips)


@inline
def _combo(s, flags, seeds, seat, at, log, is_logged):
    """Run the combo from the cards in the bitmask `seeds`: by number alone, wave after wave (rulebook 3.8)."""
    if flags & PRINTED_COMBO != 0:
        flags &= ~ADJUSTING
    wave = seeds
    depth = 1
    while wave != 0:
        fallen = 0
        while wave != 0:
            cell = first(wave)
            wave &= wave - 1
            fallen |= attack_by_number(s, flags, cell, seat, at, BY_COMBO * 16 + depth, log, is_logged)
        wave = fallen
        depth += 1


@kernel
def _answer_battle(s, at, seat, log, is_logged):
    """Flip the placed card after all captures, if an enemy has an equal number and a larger total (A9)."""
    around = touching(int(s.rule_bits), at)
    alike = equal(own_sides(s, at), facing_sides(s, around))
    alike &= _enemies(_colours(s, around), _occupied(s, around), seat)
    for side in range(4):
        near = near_cell(around, side)
        if alike >> side & 1 and total(s, near) > total(s, at):
            s.colour[at] = 1 - seat
            if is_logged:
                log_flip(log, s, at, near, side ^ 2, BY_SYMMETRIC * 16, 1 - seat, at)
            return


@inline
def capture(s, flags, at, seat, log, is_logged):
    """Flip everything that the card placed on `at` by `seat` takes, and log each reason if `is_logged`.

    `flags` are the bits of the rules. Code for flags that the caller has masked is left out by the compiler.
    """
    around = touching(flags, at)
    colours, occupied = _colours(s, around), _occupied(s, around)
    enemies = _enemies(colours, occupied, seat)
    if enemies == 0 and flags & TRIGGERS != 0:  # with plain captures, going on costs less than a mispredicted branch
        return
    own = values = own_sides(s, at)
    facing = against = facing_sides(s, around)
    if flags & ADJUSTING != 0:
        type_counts = types_counted(s, flags, at)
        values = own_adjusted(s, flags, at, type_counts, own)
        against = facing_adjusted(s, flags, around, type_counts, facing)
    beaten = _beaten(flags, values, against) & enemies
    felled = _aces_felled(flags, values, against) & enemies if flags & FALLEN_ACE != 0 else 0
    alike = equal(own, facing) & enemies
    battle = _battle(s, at, around, alike) if flags & BATTLE != 0 and alike != 0 else 0
    same, plus = 0, 0
    if flags & TRIGGERS != 0:
        if flags & ADJUSTED_SPECIAL != 0:
            own, facing = values, against
        edges = int(EDGES[1 if flags & BROKEN_WALL != 0 else 0, at])
        same = _same(flags, own, facing, occupied, edges)
        same = same if same & enemies != 0 else 0
        plus = _plus(flags, own, facing, occupied, edges)
    special = (same | plus) & enemies
    flips = special | beaten | felled | battle
    if is_logged:
        if special != 0:
            log_pairs(log, s, at, same, plus, seat)
        log_flips(log, s, at, around, flips, reasons(same, plus, beaten, felled), seat, at)
    _flip(s, around, colours, flips)
    if special != 0 and flags & COMBO != 0:
        _combo(s, flags, _cells_of(around, special), seat, at, log, is_logged)
    if flags & BATTLE_SYMMETRIC != 0:
        _answer_battle(s, at, seat, log, is_logged)
