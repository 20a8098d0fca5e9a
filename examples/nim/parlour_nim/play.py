# mypy: allow-untyped-defs, allow-untyped-calls
"""The kernels of Nim: the legal actions, their effects, and who may know them."""

from parlour.core.chance import pick
from parlour.core.contract import OVER, Kernels
from parlour.core.event import ALL
from parlour.core.kernels import kernel
from parlour.core.log import emit
from parlour_nim.state import CHARMS, HIDDEN, MOST, MOST_STONES

TOOK, BLEW = 1, 2  # kinds of rows in the log
FEATURES = 3


@kernel
def _legal(s, out):
    n = min(MOST, int(s.heap))
    for i in range(n):
        out[i] = i
    return n


@kernel
def _apply(s, action, chance, log):
    seat = int(s.turn)
    s.heap -= action + 1
    s.last = seat
    s.turn = 1 - seat
    emit(log, TOOK, ALL, seat, action + 1, 0, 0, 0, 0, 0, 0, 0)
    if s.calm == 0 and s.heap > 1 and pick(chance, 2) == 1:
        s.heap -= 1
        emit(log, BLEW, ALL, seat, 1, 0, 0, 0, 0, 0, 0, 0)


@kernel
def _to_act(s):
    return int(s.turn) if s.heap > 0 else OVER


@kernel
def _outcome(s, seat):
    if s.heap > 0:
        return 0.0
    return 1.0 if s.last == seat else -1.0


@kernel
def _observe(s, viewer):
    if s.heap > 0:
        for seat in range(2):
            if seat != viewer:
                s.charm[seat] = HIDDEN


@kernel
def _resample(s, viewer, chance):
    for seat in range(2):
        if s.charm[seat] == HIDDEN:
            s.charm[seat] = pick(chance, CHARMS)


@kernel
def _random_action(s, chance):
    return pick(chance, min(MOST, int(s.heap)))


@kernel
def _features(s, seat, out):
    out[0] = s.heap / MOST_STONES
    out[1] = 1.0 if s.turn == seat else -1.0
    out[2] = s.charm[seat] / CHARMS


KERNELS = Kernels(_legal, _apply, _to_act, _outcome, _observe, _resample, _random_action, _features)
