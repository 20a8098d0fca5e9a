"""Captures: what one placed card flips, and why (rulebook 3 and 4).

Order of one placement (rulebook 3.9): read the neighbours once, compute the basic, Battle, Same and Plus captures
independently, flip their union, then run the combo breadth-first from what Same and Plus flipped.
"""

from parlour.core.jit import inline, kernel
from parlour.core.log import ALL_VIEWERS, emit, is_open
from parlour.games.triple_triad.geometry import NEIGHBOUR
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
NO_CONTACT = -99


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
def delta(s, cell, at):
    """What Elemental, Ascension and Descension add to all sides of the card on `cell`; `at` is the placed card's.

    Elemental: +1 on its own element, -1 on any other (rulebook 3.10). Ascension and Descension: the number of cards
    of the type that stood before this placement (rulebook 4).
    """
    flags = int(s.rule_bits)
    slot = int(s.cell[cell])
    total = 0
    mark = int(s.mark[cell])
    if flags & ELEMENTAL != 0 and mark != 0:
        total += 1 if int(s.element[slot]) == mark else -1
    kind = int(s.type[slot])
    if flags & (ASCENSION | DESCENSION) != 0 and kind != 0:
        count = standing(s, kind, at)
        total += count if flags & ASCENSION != 0 else -count
    return total


@kernel
def limited(flags, value):
    """A value kept in 1..A where the rules say so (mush: rulebook 3.10; FFXIV ranks: rulebook 4)."""
    if flags & (CLAMP | ASCENSION | DESCENSION) == 0:
        return value
    return min(max(value, 1), ACE)


@inline
def printed(s, cell, side):
    """The printed value of a side of the card on a cell."""
    return int(s.side[int(s.cell[cell]), side])


@kernel
def adjusted(s, cell, side, at):
    """The value of a side with all modifiers of the cell and the board."""
    flags = int(s.rule_bits)
    value = printed(s, cell, side)
    if flags & ADJUSTING == 0:
        return value
    return limited(flags, value + delta(s, cell, at))


@inline
def beats(flags, mine, theirs):
    """Whether `mine` captures `theirs`: strictly greater, strictly smaller under Reverse (rulebook 3.1, 4)."""
    return mine < theirs if flags & REVERSE != 0 else mine > theirs


@inline
def fells_ace(flags, mine, theirs):
    """Fallen Ace, for the placed card only (rulebook 4, A16): a 1 takes an A; with Reverse also an A takes a 1."""
    if flags & FALLEN_ACE == 0:
        return False
    return (mine == 1 and theirs == ACE) or (flags & REVERSE != 0 and mine == ACE and theirs == 1)


@kernel
def total(s, cell):
    """The sum of the four printed sides, which Battle compares (rulebook 3.11)."""
    return printed(s, cell, 0) + printed(s, cell, 1) + printed(s, cell, 2) + printed(s, cell, 3)


@inline
def _special(s, cell, side, at):
    """The value Same and Plus compare: printed, or adjusted where the rules say so (rulebook 3.10, 4)."""
    if int(s.rule_bits) & ADJUSTED_SPECIAL != 0:
        return adjusted(s, cell, side, at)
    return printed(s, cell, side)


@inline
def _neighbour(flags, cell, side):
    return int(NEIGHBOUR[1 if flags & BROKEN_WALL != 0 else 0, cell, side])


@kernel
def _contact(s, at, side):
    """(difference, sum) of the two facing values for Same and Plus; NO_CONTACT where nothing counts.

    An edge shows A (rulebook 3.5, 3.7): for Same Wall it matches a side of A, for Plus Wall it adds own value + 10.
    """
    flags = int(s.rule_bits)
    near = _neighbour(flags, at, side)
    if near == WALL:
        mine = _special(s, at, side, at)
        difference = ACE - mine if flags & SAME_WALL != 0 else NO_CONTACT
        together = ACE + mine if flags & PLUS_WALL != 0 else NO_CONTACT
        return difference, together
    if int(s.cell[near]) < 0:
        return NO_CONTACT, NO_CONTACT
    mine = _special(s, at, side, at)
    theirs = _special(s, near, side ^ 2, at)
    return mine - theirs, mine + theirs


@inline
def _enemy(s, at, side, seat):
    near = _neighbour(int(s.rule_bits), at, side)
    return near != WALL and int(s.cell[near]) >= 0 and int(s.colour[near]) != seat


@inline
def _grouped(mine, a, b, c):
    return mine != NO_CONTACT and (mine == a or mine == b or mine == c)


@kernel
def _enemies(s, at, seat):
    """Bitmask of the sides that touch an enemy card."""
    mask = 0
    for side in range(4):
        if _enemy(s, at, side, seat):
            mask |= 1 << side
    return mask


@kernel
def _same_and_plus(s, at):
    """Bitmasks of sides that match for Same, and of sides in a Plus group, own cards and walls included.

    Same needs two matching sides (rulebook 3.4), Plus two equal sums (3.6); at least one enemy among them is the
    caller's test. Same Wall without Same and Plus Wall without Plus are inert (rulebook 3.5, 3.7).
    """
    flags = int(s.rule_bits)
    d0, p0 = _contact(s, at, 0)
    d1, p1 = _contact(s, at, 1)
    d2, p2 = _contact(s, at, 2)
    d3, p3 = _contact(s, at, 3)
    same = 0
    if flags & SAME != 0:
        matches = int(d0 == 0) + int(d1 == 0) + int(d2 == 0) + int(d3 == 0)
        if matches >= 2:
            same = int(d0 == 0) | int(d1 == 0) << 1 | int(d2 == 0) << 2 | int(d3 == 0) << 3
    plus = 0
    if flags & PLUS != 0:
        plus = (
            int(_grouped(p0, p1, p2, p3))
            | int(_grouped(p1, p0, p2, p3)) << 1
            | int(_grouped(p2, p0, p1, p3)) << 2
            | int(_grouped(p3, p0, p1, p2)) << 3
        )
    return same, plus


@kernel
def _basic(s, at, enemies):
    """Bitmask of the enemy sides the placed card beats by number, Fallen Ace included."""
    flags = int(s.rule_bits)
    mask = 0
    for side in range(4):
        if enemies >> side & 1:
            near = _neighbour(flags, at, side)
            mine, theirs = adjusted(s, at, side, at), adjusted(s, near, side ^ 2, at)
            if beats(flags, mine, theirs) or fells_ace(flags, mine, theirs):
                mask |= 1 << side
    return mask


@kernel
def _battle(s, at, enemies):
    """Bitmask of the enemy sides with an equal printed number and a smaller total (rulebook 3.11, A9)."""
    flags = int(s.rule_bits)
    mask = 0
    for side in range(4):
        if enemies >> side & 1:
            near = _neighbour(flags, at, side)
            if printed(s, at, side) == printed(s, near, side ^ 2) and total(s, at) > total(s, near):
                mask |= 1 << side
    return mask


@kernel
def _tell_pairs(log, s, at, same, plus, seat):
    """Rows for the pairs of Same and of each Plus group that captures something."""
    for side in range(4):
        if same >> side & 1:
            _tell_pair(log, s, SAME_PAIR, at, side, seat)
    for side in range(4):
        if plus >> side & 1:
            _tell_pair(log, s, PLUS_PAIR, at, side, seat)


@kernel
def _tell_pair(log, s, kind, at, side, seat):
    near = _neighbour(int(s.rule_bits), at, side)
    theirs = ACE if near == WALL else _special(s, near, side ^ 2, at)
    emit(log, kind, ALL_VIEWERS, at, side, near, _special(s, at, side, at), theirs, 0, 0, 0, 0)


@kernel
def _tell_flip(log, s, cell, attacker, side, by, wave, seat, at):
    """One row per flip: numbers as they fought, with the modifiers that were in them."""
    if not is_open(log):
        return
    mine, theirs = printed(s, attacker, side), printed(s, cell, side ^ 2)
    add, add_theirs = 0, 0
    if int(s.rule_bits) & ADJUSTING != 0:
        add = adjusted(s, attacker, side, at) - mine
        add_theirs = adjusted(s, cell, side ^ 2, at) - theirs
    code = by * 16 + wave
    emit(log, FLIPPED, ALL_VIEWERS, cell, attacker, side, code, mine, theirs, add, add_theirs, seat)


@kernel
def _combo(s, seeds, seat, at, log):
    """Links from the cards in the bitmask `seeds`: by number alone, wave after wave (rulebook 3.8)."""
    flags = int(s.rule_bits)
    wave = seeds
    depth = 1
    while wave != 0:
        fallen = 0
        for cell in range(CELLS):
            if wave >> cell & 1:
                for side in range(4):
                    if _enemy(s, cell, side, seat):
                        near = _neighbour(flags, cell, side)
                        if flags & PRINTED_COMBO != 0:
                            taken = beats(flags, printed(s, cell, side), printed(s, near, side ^ 2))
                        else:
                            taken = beats(flags, adjusted(s, cell, side, at), adjusted(s, near, side ^ 2, at))
                        if taken:
                            s.colour[near] = seat
                            fallen |= 1 << near
                            _tell_flip(log, s, near, cell, side, BY_COMBO, depth, seat, at)
        wave = fallen
        depth += 1


@kernel
def _reason(side, same, plus, basic, s, at, near):
    """The rule a flip is announced by: the strongest that applies."""
    if plus >> side & 1:
        return BY_PLUS
    if same >> side & 1:
        return BY_SAME
    if basic >> side & 1:
        flags = int(s.rule_bits)
        if beats(flags, adjusted(s, at, side, at), adjusted(s, near, side ^ 2, at)):
            return BY_BASIC
        return BY_FALLEN_ACE
    return BY_BATTLE


@kernel
def _answer_battle(s, at, seat, log):
    """After all captures the placed card itself falls to an enemy with an equal number and a larger total (A9)."""
    for side in range(4):
        if _enemy(s, at, side, seat):
            near = _neighbour(int(s.rule_bits), at, side)
            if printed(s, at, side) == printed(s, near, side ^ 2) and total(s, near) > total(s, at):
                s.colour[at] = 1 - seat
                _tell_flip(log, s, at, near, side ^ 2, BY_SYMMETRIC, 0, 1 - seat, at)
                return


@kernel
def capture(s, at, seat, log):
    """Flip everything the card placed on `at` by `seat` takes, and tell each reason."""
    flags = int(s.rule_bits)
    enemies = _enemies(s, at, seat)
    if enemies == 0:
        return
    same, plus = 0, 0
    if flags & TRIGGERS != 0:
        same, plus = _same_and_plus(s, at)
        if same & enemies == 0:
            same = 0
        if (same | plus) & enemies != 0 and is_open(log):
            _tell_pairs(log, s, at, same, plus, seat)
    basic = _basic(s, at, enemies)
    battle = _battle(s, at, enemies) if flags & BATTLE != 0 else 0
    seeds = 0
    special = (same | plus) & enemies
    flips = special | basic | battle
    for side in range(4):
        if flips >> side & 1:
            near = _neighbour(flags, at, side)
            if is_open(log):
                by = _reason(side, same, plus, basic, s, at, near)
                _tell_flip(log, s, near, at, side, by, 0, seat, at)
            s.colour[near] = seat
            if special >> side & 1:
                seeds |= 1 << near
    if seeds != 0 and flags & COMBO != 0:
        _combo(s, seeds, seat, at, log)
    if flags & BATTLE_SYMMETRIC != 0:
        _answer_battle(s, at, seat, log)


@kernel
def attack_by_number(s, cell, at, log):
    """A moved card attacks its touching enemies by the basic rule (option power_wall_attackers, A12)."""
    flags = int(s.rule_bits)
    seat = int(s.colour[cell])
    for side in range(4):
        if _enemy(s, cell, side, seat):
            near = _neighbour(flags, cell, side)
            if beats(flags, adjusted(s, cell, side, at), adjusted(s, near, side ^ 2, at)):
                s.colour[near] = seat
                _tell_flip(log, s, near, cell, side, BY_BASIC, 0, seat, at)
