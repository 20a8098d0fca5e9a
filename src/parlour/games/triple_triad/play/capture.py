# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Captures: what one placed card flips, and why (rulebook 3 and 4).

Order of one placement (rulebook 3.9): read the neighbours once, compute the basic, Battle, Same and Plus captures
independently, flip their union, then run the combo breadth-first from what Same and Plus flipped.
"""

from parlour.core.jit import inline, kernel
from parlour.core.log import is_open
from parlour.games.triple_triad.play.geometry import EDGES, NTH_BIT
from parlour.games.triple_triad.play.reasons import (
    BY_COMBO,
    BY_SYMMETRIC,
    EACH,
    reasons,
    tell_flip,
    tell_flips,
    tell_pairs,
)
from parlour.games.triple_triad.play.values import (
    drifts,
    facing_adjusted,
    facing_sides,
    near_cell,
    own_adjusted,
    own_sides,
    total,
    touching,
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


@inline
def _bits(a, b, c, d):
    """The bitmask of the sides for which something holds."""
    return int(a) | int(b) << 1 | int(c) << 2 | int(d) << 3


@inline
def _is_enemy(s, cell, seat):
    return (int(s.cell[cell]) >= 0) & (int(s.colour[cell]) != seat)


@inline
def _enemies(s, around, seat):
    """Bitmask of the sides that touch an enemy card."""
    return _bits(
        _is_enemy(s, near_cell(around, 0), seat),
        _is_enemy(s, near_cell(around, 1), seat),
        _is_enemy(s, near_cell(around, 2), seat),
        _is_enemy(s, near_cell(around, 3), seat),
    )


@inline
def _occupied(s, around):
    """Bitmask of the sides that do not face an empty cell."""
    return _bits(
        int(s.cell[near_cell(around, 0)]) >= 0,
        int(s.cell[near_cell(around, 1)]) >= 0,
        int(s.cell[near_cell(around, 2)]) >= 0,
        int(s.cell[near_cell(around, 3)]) >= 0,
    )


@inline
def _beaten(flags, own, facing):
    """Bitmask of the sides that win by number: strictly greater, strictly smaller under Reverse (rulebook 3.1, 4)."""
    if flags & REVERSE != 0:
        own, facing = facing, own
    return _bits(own[0] > facing[0], own[1] > facing[1], own[2] > facing[2], own[3] > facing[3])


@kernel
def _aces_felled(flags, own, facing):
    """Fallen Ace, for the placed card only (rulebook 4, A16): a 1 takes an A; with Reverse also an A takes a 1."""
    mask = 0
    for side in range(4):
        if own[side] == 1 and facing[side] == ACE:
            mask |= 1 << side
        if flags & REVERSE != 0 and own[side] == ACE and facing[side] == 1:
            mask |= 1 << side
    return mask


@inline
def _equal(own, facing):
    return _bits(own[0] == facing[0], own[1] == facing[1], own[2] == facing[2], own[3] == facing[3])


@inline
def _same(flags, own, facing, occupied, edges):
    """Bitmask of the sides that match for Same, own cards and walls included; none unless two match (rulebook 3.4).

    An edge shows A (rulebook 3.5). Same Wall without Same is inert. At least one enemy is the caller's test.
    """
    walls = _bits(own[0] == ACE, own[1] == ACE, own[2] == ACE, own[3] == ACE) & edges
    same = _equal(own, facing) & occupied & ~edges | (walls if flags & SAME_WALL != 0 else 0)
    return same if flags & SAME != 0 and same & (same - 1) != 0 else 0


@inline
def _sum(own, facing, counts, edges, side):
    """The sum of two facing values for Plus, or of own value and A at an edge; alone of its kind if it cannot count."""
    together = own[side] + (ACE if edges >> side & 1 != 0 else facing[side])
    return together if counts >> side & 1 != 0 else -100 - side


@inline
def _plus(flags, own, facing, occupied, edges):
    """Bitmask of the sides whose sum equals another's, own cards and walls included (rulebook 3.6, 3.7).

    Plus Wall without Plus is inert. At least one enemy among them is the caller's test.
    """
    counts = occupied if flags & PLUS_WALL != 0 else occupied & ~edges
    p, q = _sum(own, facing, counts, edges, 0), _sum(own, facing, counts, edges, 1)
    u, v = _sum(own, facing, counts, edges, 2), _sum(own, facing, counts, edges, 3)
    plus = 3 * int(p == q) | 5 * int(p == u) | 9 * int(p == v) | 6 * int(q == u) | 10 * int(q == v) | 12 * int(u == v)
    return plus if flags & PLUS != 0 else 0


@kernel
def _battle(s, at, around, equal):
    """Of the enemy sides with an equal printed number those with a smaller total (rulebook 3.11, A9)."""
    mine = total(s, at)
    return equal & _bits(
        mine > total(s, near_cell(around, 0)),
        mine > total(s, near_cell(around, 1)),
        mine > total(s, near_cell(around, 2)),
        mine > total(s, near_cell(around, 3)),
    )


@inline
def _flip_one(s, cell, seat, flipped):
    s.colour[cell] = seat if flipped != 0 else int(s.colour[cell])


@inline
def _flip(s, around, flips, seat):
    """Give the touching cards of a bitmask of sides to `seat`; all four are written, which saves guessing which."""
    _flip_one(s, near_cell(around, 0), seat, flips & 1)
    _flip_one(s, near_cell(around, 1), seat, flips & 2)
    _flip_one(s, near_cell(around, 2), seat, flips & 4)
    _flip_one(s, near_cell(around, 3), seat, flips & 8)


@inline
def _cells_of(around, sides):
    """Bitmask of the touching cells for a bitmask of sides."""
    return (
        (sides & 1) << near_cell(around, 0)
        | (sides >> 1 & 1) << near_cell(around, 1)
        | (sides >> 2 & 1) << near_cell(around, 2)
        | (sides >> 3 & 1) << near_cell(around, 3)
    )


@inline
def _attack(s, flags, cell, around, enemies, at):
    """Bitmask of the enemy sides the card on a cell beats by number."""
    own, facing = own_sides(s, cell), facing_sides(s, around)
    if flags & ADJUSTING != 0:
        drifting = drifts(s, flags, at)
        own, facing = own_adjusted(s, flags, cell, drifting, own), facing_adjusted(s, flags, around, drifting, facing)
    return _beaten(flags, own, facing) & enemies


@kernel
def attack_by_number(s, flags, cell, seat, at, code, log):
    """Flip what the card on a cell beats by number alone; the bitmask of the cells it took."""
    around = touching(flags, cell)
    enemies = _enemies(s, around, seat)
    if enemies == 0:
        return 0
    flips = _attack(s, flags, cell, around, enemies, at)
    if flips == 0:
        return 0
    if is_open(log):
        tell_flips(log, s, cell, around, flips, code * EACH, seat, at)
    _flip(s, around, flips, seat)
    return _cells_of(around, flips)


@kernel
def _combo(s, flags, seeds, seat, at, log):
    """Links from the cards in the bitmask `seeds`: by number alone, wave after wave (rulebook 3.8)."""
    if flags & PRINTED_COMBO != 0:
        flags &= ~ADJUSTING
    wave = seeds
    depth = 1
    while wave != 0:
        fallen = 0
        while wave != 0:
            cell = int(NTH_BIT[wave, 0])
            wave &= wave - 1
            fallen |= attack_by_number(s, flags, cell, seat, at, BY_COMBO * 16 + depth, log)
        wave = fallen
        depth += 1


@kernel
def _answer_battle(s, at, seat, log):
    """After all captures the placed card itself falls to an enemy with an equal number and a larger total (A9)."""
    around = touching(int(s.rule_bits), at)
    equal = _equal(own_sides(s, at), facing_sides(s, around)) & _enemies(s, around, seat)
    for side in range(4):
        near = near_cell(around, side)
        if equal >> side & 1 and total(s, near) > total(s, at):
            s.colour[at] = 1 - seat
            if is_open(log):
                tell_flip(log, s, at, near, side ^ 2, BY_SYMMETRIC * 16, 1 - seat, at)
            return


@inline
def capture(s, at, seat, log):
    """Flip everything the card placed on `at` by `seat` takes, and tell each reason."""
    flags = int(s.rule_bits)
    around = touching(flags, at)
    enemies = _enemies(s, around, seat)
    if enemies == 0:
        return
    own = values = own_sides(s, at)
    facing = against = facing_sides(s, around)
    if flags & ADJUSTING != 0:
        drifting = drifts(s, flags, at)
        values = own_adjusted(s, flags, at, drifting, own)
        against = facing_adjusted(s, flags, around, drifting, facing)
    beaten = _beaten(flags, values, against) & enemies
    felled = _aces_felled(flags, values, against) & enemies if flags & FALLEN_ACE != 0 else 0
    equal = _equal(own, facing) & enemies
    battle = _battle(s, at, around, equal) if flags & BATTLE != 0 and equal != 0 else 0
    same, plus = 0, 0
    if flags & TRIGGERS != 0:
        if flags & ADJUSTED_SPECIAL != 0:
            own, facing = values, against
        edges, occupied = int(EDGES[1 if flags & BROKEN_WALL != 0 else 0, at]), _occupied(s, around)
        same = _same(flags, own, facing, occupied, edges)
        same = same if same & enemies != 0 else 0
        plus = _plus(flags, own, facing, occupied, edges)
    special = (same | plus) & enemies
    flips = special | beaten | felled | battle
    if is_open(log):
        if special != 0:
            tell_pairs(log, s, at, same, plus, seat)
        tell_flips(log, s, at, around, flips, reasons(same, plus, beaten, felled), seat, at)
    _flip(s, around, flips, seat)
    if special != 0 and flags & COMBO != 0:
        _combo(s, flags, _cells_of(around, special), seat, at, log)
    if flags & BATTLE_SYMMETRIC != 0:
        _answer_battle(s, at, seat, log)
