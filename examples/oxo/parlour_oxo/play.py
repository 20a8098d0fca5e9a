# mypy: allow-untyped-defs, allow-untyped-calls
"""The kernels of noughts and crosses: the legal actions and their effects."""

from parlour.core.chance import pick
from parlour.core.contract import OVER, Kernels
from parlour.core.event import ALL
from parlour.core.kernels import kernel
from parlour.core.log import emit
from parlour_oxo.state import FULL, LINES, SQUARES

MARKED, ALIGNED, FILLED = 1, 2, 3  # kinds of rows in the log
FEATURES = SQUARES + 1  # every square, and the turn


@kernel
def has_line(s, seat):
    """Return True if a seat has three in a row."""
    for line in LINES:
        if s.marks[seat] & line == line:
            return True
    return False


@kernel
def _taken(s):
    return int(s.marks[0]) | int(s.marks[1])


@kernel
def _legal(s, out):
    taken, n = _taken(s), 0
    for square in range(SQUARES):
        if taken >> square & 1 == 0:
            out[n] = square
            n += 1
    return n


@kernel
def _to_act(s):
    if has_line(s, 0) or has_line(s, 1) or _taken(s) == FULL:
        return OVER
    return int(s.turn)


@kernel
def _apply(s, action, chance, log):
    seat = int(s.turn)
    s.marks[seat] |= 1 << action
    s.turn = 1 - seat
    emit(log, MARKED, ALL, seat, action, 0, 0, 0, 0, 0, 0, 0)
    if has_line(s, seat):
        emit(log, ALIGNED, ALL, seat, 0, 0, 0, 0, 0, 0, 0, 0)
    elif _taken(s) == FULL:
        emit(log, FILLED, ALL, seat, 0, 0, 0, 0, 0, 0, 0, 0)


@kernel
def _outcome(s, seat):
    if has_line(s, seat):
        return 1.0
    return -1.0 if has_line(s, 1 - seat) else 0.0


@kernel
def _observe(s, viewer):
    """Do nothing: everybody sees everything."""


@kernel
def _resample(s, viewer, chance):
    """Do nothing: there is nothing to imagine."""


@kernel
def _random_action(s, chance):
    left, taken = pick(chance, SQUARES - _count(_taken(s))), _taken(s)
    for square in range(SQUARES):
        if taken >> square & 1 == 0:
            if left == 0:
                return square
            left -= 1
    return -1


@kernel
def _count(squares):
    n = 0
    for square in range(SQUARES):
        n += squares >> square & 1
    return n


@kernel
def _features(s, seat, out):
    for square in range(SQUARES):
        out[square] = (s.marks[seat] >> square & 1) - (s.marks[1 - seat] >> square & 1)
    out[SQUARES] = 1.0 if s.turn == seat else -1.0


KERNELS = Kernels(_legal, _apply, _to_act, _outcome, _observe, _resample, _random_action, _features)
