"""Captures: what one placed card flips, and why (rulebook 3 and 4).

Order of one placement (rulebook 3.9): read the neighbours once, compute the basic, Battle, Same and Plus captures
independently, flip their union, then run the combo breadth-first from what Same and Plus flipped.
"""

from parlour.core.jit import inline, kernel
from parlour.core.log import ALL_VIEWERS, emit, is_open
from parlour.games.triple_triad.geometry import AROUND, EDGES, NEIGHBOUR, NTH_BIT
from parlour.games.triple_triad.state import (
    ACE,
    ADJUSTED_SPECIAL,
    ADJUSTING,
    ASCENSION,
    BATTLE,
    BATTLE_SYMMETRIC,
    BROKEN_WALL,
    CELLS,
    CLAMP,
    COMBO,
    DESCENSION,
    ELEMENTAL,
    FALLEN_ACE,
    PLUS,
    PLUS_WALL,
    PRINTED_COMBO,
    REVERSE,
    SAME,
    SAME_WALL,
    TRIGGERS,
    WALL,
)

# Rows of the log. A pair carries a side and two numbers; a flip tells who, by what, with which numbers.
PLACED, SLID, SAME_PAIR, PLUS_PAIR, FLIPPED = 1, 2, 3, 4, 5
BY_BASIC, BY_SAME, BY_PLUS, BY_BATTLE, BY_COMBO, BY_FALLEN_ACE, BY_SYMMETRIC = 0, 1, 2, 3, 4, 5, 6
EACH = 1 | 1 << 12 | 1 << 24 | 1 << 36  # times a code: the same code for each of four sides
DRIFTING = ASCENSION | DESCENSION


@kernel
def standing(s, kind, but):
    """Cards of a type on the board, the one on cell `but` left out (Ascension counts before the placement)."""
    count = 0
    for cell in range(CELLS):
        slot = int(s.cell[cell])
        if slot >= 0 and cell != but and int(s.type[slot]) == kind:
            count += 1
    return count


@kernel
def _drift(s, flags, slot, at):
    """Ascension and Descension: the number of cards of the type that stood before this placement (rulebook 4)."""
    kind = int(s.type[slot])
    if kind == 0:
        return 0
    count = standing(s, kind, at)
    return count if flags & ASCENSION != 0 else -count


@inline
def _lying(s, cell):
    """The slot of the card on a cell; any slot for an empty cell, whose sides nobody may count."""
    return max(int(s.cell[cell]), 0)


@inline
def _delta(s, flags, cell, at):
    """What Elemental, Ascension and Descension add to all sides of the card on `cell`; `at` is the placed card's.

    Elemental: +1 on its own element, -1 on any other (rulebook 3.10).
    """
    slot, mark = _lying(s, cell), int(s.mark[cell])
    added = (2 * int(int(s.element[slot]) == mark) - 1) * int(mark != 0)
    added = added if flags & ELEMENTAL != 0 else 0
    return added + _drift(s, flags, slot, at) if flags & DRIFTING != 0 else added


@inline
def _limited(value):
    """A value kept in 1..A (mush: rulebook 3.10; FFXIV ranks: rulebook 4)."""
    return min(max(value, 1), ACE)


@inline
def _all_limited(flags, values):
    """Four values, kept in 1..A where the rules say so."""
    if flags & (CLAMP | DRIFTING) == 0:
        return values
    return _limited(values[0]), _limited(values[1]), _limited(values[2]), _limited(values[3])


@inline
def printed(s, cell, side):
    """The printed value of a side of the card on a cell."""
    return int(s.side[_lying(s, cell), side])


@kernel
def adjusted(s, cell, side, at):
    """The value of a side with all modifiers of the cell and the board."""
    flags = int(s.rule_bits)
    value = printed(s, cell, side)
    if flags & ADJUSTING == 0:
        return value
    value += _delta(s, flags, cell, at)
    return _limited(value) if flags & (CLAMP | DRIFTING) != 0 else value


@kernel
def total(s, cell):
    """The sum of the four printed sides, which Battle compares (rulebook 3.11)."""
    return printed(s, cell, 0) + printed(s, cell, 1) + printed(s, cell, 2) + printed(s, cell, 3)


@inline
def _touching(flags, cell):
    """The four cells a card on `cell` touches, packed (see AROUND): most of capturing reads them all at once."""
    return int(AROUND[1 if flags & BROKEN_WALL != 0 else 0, cell])


@inline
def _near(around, side):
    """One of four touching cells; where the side meets the edge of the board, the card's own cell."""
    return around >> 4 * side & 15


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
        _is_enemy(s, _near(around, 0), seat),
        _is_enemy(s, _near(around, 1), seat),
        _is_enemy(s, _near(around, 2), seat),
        _is_enemy(s, _near(around, 3), seat),
    )


@inline
def _occupied(s, around):
    """Bitmask of the sides that do not face an empty cell."""
    return _bits(
        int(s.cell[_near(around, 0)]) >= 0,
        int(s.cell[_near(around, 1)]) >= 0,
        int(s.cell[_near(around, 2)]) >= 0,
        int(s.cell[_near(around, 3)]) >= 0,
    )


@inline
def _own(s, cell):
    """The four printed sides of the card on a cell."""
    return printed(s, cell, 0), printed(s, cell, 1), printed(s, cell, 2), printed(s, cell, 3)


@inline
def _facing(s, around):
    """The four printed sides that face a card from the cells it touches."""
    return (
        printed(s, _near(around, 0), 2),
        printed(s, _near(around, 1), 3),
        printed(s, _near(around, 2), 0),
        printed(s, _near(around, 3), 1),
    )


@inline
def _own_adjusted(s, flags, cell, at, own):
    """The four sides of a card with the modifiers of its cell and of the board."""
    add = _delta(s, flags, cell, at)
    return _all_limited(flags, (own[0] + add, own[1] + add, own[2] + add, own[3] + add))


@inline
def _facing_adjusted(s, flags, around, at, facing):
    """The four facing sides, each with the modifiers of its own cell and of the board."""
    return _all_limited(
        flags,
        (
            facing[0] + _delta(s, flags, _near(around, 0), at),
            facing[1] + _delta(s, flags, _near(around, 1), at),
            facing[2] + _delta(s, flags, _near(around, 2), at),
            facing[3] + _delta(s, flags, _near(around, 3), at),
        ),
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
        mine > total(s, _near(around, 0)),
        mine > total(s, _near(around, 1)),
        mine > total(s, _near(around, 2)),
        mine > total(s, _near(around, 3)),
    )


@kernel
def _special(s, cell, side, at):
    """The value Same and Plus compare: printed, or adjusted where the rules say so (rulebook 3.10, 4)."""
    if int(s.rule_bits) & ADJUSTED_SPECIAL != 0:
        return adjusted(s, cell, side, at)
    return printed(s, cell, side)


@kernel
def _tell_pairs(log, s, at, same, plus, seat):
    """Rows for the pairs of Same and of each Plus group that captures something."""
    for side in range(4):
        if same >> side & 1:
            _tell_pair(log, s, SAME_PAIR, at, side)
    for side in range(4):
        if plus >> side & 1:
            _tell_pair(log, s, PLUS_PAIR, at, side)


@kernel
def _tell_pair(log, s, kind, at, side):
    near = int(NEIGHBOUR[1 if int(s.rule_bits) & BROKEN_WALL != 0 else 0, at, side])
    theirs = ACE if near == WALL else _special(s, near, side ^ 2, at)
    emit(log, kind, ALL_VIEWERS, at, side, near, _special(s, at, side, at), theirs, 0, 0, 0, 0)


@kernel
def _tell_flips(log, s, attacker, around, flips, by, seat, at):
    """One row per flip: numbers as they fought, with the modifiers that were in them; `by` holds a code for each."""
    for side in range(4):
        if flips >> side & 1:
            _tell_flip(log, s, _near(around, side), attacker, side, by >> 12 * side & 0xFFF, seat, at)


@kernel
def _tell_flip(log, s, cell, attacker, side, code, seat, at):
    mine, theirs = printed(s, attacker, side), printed(s, cell, side ^ 2)
    add = adjusted(s, attacker, side, at) - mine
    add_theirs = adjusted(s, cell, side ^ 2, at) - theirs
    emit(log, FLIPPED, ALL_VIEWERS, cell, attacker, side, code, mine, theirs, add, add_theirs, seat)


@inline
def _flip_one(s, cell, seat, flipped):
    s.colour[cell] = seat if flipped != 0 else int(s.colour[cell])


@inline
def _flip(s, around, flips, seat):
    """Give the touching cards of a bitmask of sides to `seat`; all four are written, which saves guessing which."""
    _flip_one(s, _near(around, 0), seat, flips & 1)
    _flip_one(s, _near(around, 1), seat, flips & 2)
    _flip_one(s, _near(around, 2), seat, flips & 4)
    _flip_one(s, _near(around, 3), seat, flips & 8)


@inline
def _cells_of(around, sides):
    """Bitmask of the touching cells for a bitmask of sides."""
    return (
        (sides & 1) << _near(around, 0)
        | (sides >> 1 & 1) << _near(around, 1)
        | (sides >> 2 & 1) << _near(around, 2)
        | (sides >> 3 & 1) << _near(around, 3)
    )


@inline
def _attack(s, flags, cell, around, enemies, at):
    """Bitmask of the enemy sides the card on a cell beats by number."""
    own, facing = _own(s, cell), _facing(s, around)
    if flags & ADJUSTING != 0:
        own, facing = _own_adjusted(s, flags, cell, at, own), _facing_adjusted(s, flags, around, at, facing)
    return _beaten(flags, own, facing) & enemies


@kernel
def attack_by_number(s, flags, cell, seat, at, code, log):
    """Flip what the card on a cell beats by number alone; the bitmask of the cells it took."""
    around = _touching(flags, cell)
    enemies = _enemies(s, around, seat)
    if enemies == 0:
        return 0
    flips = _attack(s, flags, cell, around, enemies, at)
    if flips == 0:
        return 0
    if is_open(log):
        _tell_flips(log, s, cell, around, flips, code * EACH, seat, at)
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
def _reasons(same, plus, beaten, felled):
    """The rule each flip is announced by, the strongest that applies, packed by side in twelve bits each."""
    codes = 0
    for side in range(4):
        by = BY_BATTLE
        if felled >> side & 1:
            by = BY_FALLEN_ACE
        if beaten >> side & 1:
            by = BY_BASIC
        if same >> side & 1:
            by = BY_SAME
        if plus >> side & 1:
            by = BY_PLUS
        codes |= by * 16 << 12 * side
    return codes


@kernel
def _answer_battle(s, at, seat, log):
    """After all captures the placed card itself falls to an enemy with an equal number and a larger total (A9)."""
    around = _touching(int(s.rule_bits), at)
    equal = _equal(_own(s, at), _facing(s, around)) & _enemies(s, around, seat)
    for side in range(4):
        near = _near(around, side)
        if equal >> side & 1 and total(s, near) > total(s, at):
            s.colour[at] = 1 - seat
            if is_open(log):
                _tell_flip(log, s, at, near, side ^ 2, BY_SYMMETRIC * 16, 1 - seat, at)
            return


@inline
def capture(s, at, seat, log):
    """Flip everything the card placed on `at` by `seat` takes, and tell each reason."""
    flags = int(s.rule_bits)
    around = _touching(flags, at)
    enemies = _enemies(s, around, seat)
    if enemies == 0:
        return
    own = values = _own(s, at)
    facing = against = _facing(s, around)
    if flags & ADJUSTING != 0:
        values, against = _own_adjusted(s, flags, at, at, own), _facing_adjusted(s, flags, around, at, facing)
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
            _tell_pairs(log, s, at, same, plus, seat)
        _tell_flips(log, s, at, around, flips, _reasons(same, plus, beaten, felled), seat, at)
    _flip(s, around, flips, seat)
    if special != 0 and flags & COMBO != 0:
        _combo(s, flags, _cells_of(around, special), seat, at, log)
    if flags & BATTLE_SYMMETRIC != 0:
        _answer_battle(s, at, seat, log)
