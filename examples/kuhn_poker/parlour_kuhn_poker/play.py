# mypy: allow-untyped-defs, allow-untyped-calls
"""The kernels of Kuhn poker: the legal actions, their effects, and who may know them."""

from parlour.core.chance import pick
from parlour.core.contract import OVER, Kernels
from parlour.core.event import ALL
from parlour.core.kernels import kernel
from parlour.core.log import emit
from parlour_kuhn_poker.state import ACTIONS, ANTE, BET, CALL, CARDS, CHECK, FOLD, HIDDEN, MOST, RAISE

DID, SHOWED, PAID = 1, 2, 3  # kinds of rows in the log
NONE = -1
FEATURES = len(CARDS) + 1 + MOST * len(ACTIONS)  # the card, the first seat, and the action of each turn


@kernel
def _last(s):
    """Return the last action."""
    return int(s.done[s.count - 1]) if s.count > 0 else NONE


@kernel
def _seat(s, turn):
    """Return the seat of a turn: the seats alternate."""
    return (s.first + turn) % 2


@kernel
def _legal(s, out):
    facing = _last(s) == BET
    out[0] = CALL if facing else CHECK
    out[1] = FOLD if facing else BET
    return 2


@kernel
def _to_act(s):
    if s.count > 1 and _last(s) != BET:
        return OVER
    return _seat(s, s.count)


@kernel
def winner(s):
    """Return the seat that takes the pot of a match that is over: the one that did not fold, else the higher card."""
    if _last(s) == FOLD:
        return _seat(s, s.count)
    return 0 if s.card[0] > s.card[1] else 1


@kernel
def pay(s):
    """Return the amount the winner takes from the other."""
    return ANTE + RAISE if _last(s) == CALL else ANTE


@kernel
def _outcome(s, seat):
    if _to_act(s) != OVER:
        return 0.0
    worth = pay(s) / (ANTE + RAISE)
    return worth if winner(s) == seat else -worth


@kernel
def _apply(s, action, chance, log):
    emit(log, DID, ALL, _seat(s, s.count), action, 0, 0, 0, 0, 0, 0, 0)
    s.done[s.count] = action
    s.count += 1
    if _to_act(s) == OVER:
        if action != FOLD:
            emit(log, SHOWED, ALL, s.card[0], s.card[1], 0, 0, 0, 0, 0, 0, 0)
        emit(log, PAID, ALL, winner(s), pay(s), 0, 0, 0, 0, 0, 0, 0)


@kernel
def _observe(s, viewer):
    if _to_act(s) == OVER and _last(s) != FOLD:
        return  # the cards were shown
    for seat in range(2):
        if seat != viewer:
            s.card[seat] = HIDDEN


@kernel
def _resample(s, viewer, chance):
    for seat in range(2):
        if s.card[seat] == HIDDEN:
            other = s.card[1 - seat]
            drawn = pick(chance, len(CARDS) if other == HIDDEN else len(CARDS) - 1)
            s.card[seat] = drawn + 1 if other != HIDDEN and drawn >= other else drawn


@kernel
def _random_action(s, chance):
    return pick(chance, 2) + (CALL if _last(s) == BET else CHECK)


@kernel
def _features(s, seat, out):
    for i in range(FEATURES):
        out[i] = 0.0
    out[s.card[seat]] = 1.0
    for turn in range(s.count):
        out[len(CARDS) + 1 + turn * len(ACTIONS) + s.done[turn]] = 1.0
    out[len(CARDS)] = 1.0 if s.first == seat else -1.0


KERNELS = Kernels(_legal, _apply, _to_act, _outcome, _observe, _resample, _random_action, _features)
