# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Features: a seat's knowledge of a match as numbers for learners, each in -1..1.

The phase and the question come first. Then comes each side, the seat's own first: its counts, its units in both lines,
and the cards of its hand that the seat has seen. Of each there are as many as there are places, in the order of the
deck list.
"""

from parlour.core.kernels import inline, kernel
from parlour.games.cipher.compiled.tables import card
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.state import ASKS, PHASES, STRIDE
from parlour.games.cipher.vocabulary.columns import C_ATTACK, C_COST, C_PROMOTION, C_SUPPORT
from parlour.games.cipher.vocabulary.values import BACK, FRONT, HAND

UNITS = 12
CARDS = 10
MOST_ATTACK, MOST_COST, MOST_SUPPORT, MOST_LEVEL, BATTLE_STEPS = 100, 10, 40, 10, 10
OF_TABLE = len(PHASES) + len(ASKS) + 4
OF_COUNTS = 10
OF_CARD = 5
OF_UNIT = OF_CARD + 6
OF_SIDE = OF_COUNTS + UNITS * OF_UNIT + CARDS * OF_CARD
FEATURES = OF_TABLE + 2 * OF_SIDE


@inline
def _share(part, whole):
    return max(-1.0, min(1.0, part / whole))


@inline
def _sign(yes):
    return 1.0 if yes else -1.0


@inline
def _flag(yes):
    return 1.0 if yes else 0.0


@kernel
def _table(s, seat, out):
    out[int(s.phase)] = 1.0
    out[len(PHASES) + int(s.ask)] = 1.0
    at = len(PHASES) + len(ASKS)
    out[at] = _sign(int(s.turn) == seat)
    out[at + 1] = _sign(int(s.ask_seat) == seat)
    out[at + 2] = _sign(int(s.first) == seat)
    out[at + 3] = _share(s.battle, BATTLE_STEPS)


@kernel
def _counts(s, side, out, at):
    out[at] = _share(s.hand_n[side], STRIDE)
    out[at + 1] = _share(s.deck_n[side], STRIDE)
    out[at + 2] = _share(s.orb_n[side], STRIDE)
    out[at + 3] = _share(s.bond_n[side], STRIDE)
    out[at + 4] = _share(s.top_n[side], STRIDE)
    out[at + 5] = _share(s.owed[side], STRIDE)
    out[at + 6] = _flag(int(s.supported[side]) != 0)
    out[at + 7] = _share(s.spent, STRIDE) if int(s.turn) == side else 0.0
    out[at + 8] = _flag(int(s.lost[side]) != 0)
    out[at + 9] = _share(s.bonus[side], STRIDE)


@kernel
def _card(s, slot, out, at):
    number = int(s.card[slot])
    out[at] = 1.0
    out[at + 1] = _share(card(number, C_ATTACK), MOST_ATTACK)
    out[at + 2] = _share(card(number, C_COST), MOST_COST)
    out[at + 3] = _share(card(number, C_PROMOTION), MOST_COST)
    out[at + 4] = _share(card(number, C_SUPPORT), MOST_SUPPORT)


@kernel
def _unit(s, side, slot, line, out, at):
    _card(s, slot, out, at)
    at += OF_CARD
    out[at] = _sign(line == FRONT)
    out[at + 1] = _flag(int(s.tapped[slot]) != 0)
    out[at + 2] = _share(s.level[slot], MOST_LEVEL)
    out[at + 3] = _flag(int(s.main[side]) == slot)
    out[at + 4] = _flag(slot == int(s.attacker))
    out[at + 5] = _flag(slot == int(s.defender))


@kernel
def _units(s, side, out, at):
    end = at + UNITS * OF_UNIT
    for line in range(FRONT, BACK + 1):
        rest = int(s.where[side, line])
        while rest != 0 and at < end:
            _unit(s, side, lowest(side, rest), line, out, at)
            rest &= rest - 1
            at += OF_UNIT
    return end


@kernel
def _hand(s, seat, side, out, at):
    rest, end = int(s.where[side, HAND]), at + CARDS * OF_CARD
    while rest != 0 and at < end:
        slot = lowest(side, rest)
        rest &= rest - 1
        if int(s.known[slot]) >> seat & 1:
            _card(s, slot, out, at)
            at += OF_CARD


@kernel
def features(s, seat, out):
    """Write the features of a seat, in the order above."""
    for i in range(FEATURES):
        out[i] = 0.0
    _table(s, seat, out)
    for turn in range(2):
        side, at = (seat if turn == 0 else 1 - seat), OF_TABLE + turn * OF_SIDE
        _counts(s, side, out, at)
        _hand(s, seat, side, out, _units(s, side, out, at + OF_COUNTS))
