"""Kernels that break one promise each; the sound ones are those of Kuhn poker."""

from numba.core import config

from parlour.core.chance import pick
from parlour.core.contract import OVER
from parlour.core.event import ALL
from parlour.core.kernels import kernel
from parlour.core.log import emit
from parlour_kuhn_poker.play import FEATURES, KERNELS, SHOWED
from parlour_kuhn_poker.state import BET, CALL, CARDS, CHECK, FOLD, HIDDEN

INTERPRETED = bool(config.DISABLE_JIT)
KING = len(CARDS) - 1
sound_apply, sound_features, sound_observe = KERNELS.apply, KERNELS.features, KERNELS.observe
sound_legal, sound_outcome, sound_resample, sound_to_act = (
    KERNELS.legal,
    KERNELS.outcome,
    KERNELS.resample,
    KERNELS.to_act,
)


@kernel
def hides_nothing(s, viewer):
    pass


@kernel
def hides_all(s, viewer):
    s.card[0] = HIDDEN
    s.card[1] = HIDDEN


@kernel
def hides_more_each_time(s, viewer):
    for seat in range(2):
        if seat != viewer:
            s.card[seat] = min(s.card[seat], 0) - 1


@kernel
def lets_the_higher_card_begin(s):
    if s.count == 0 and s.card[0] != HIDDEN and s.card[1] != HIDDEN:
        return 0 if s.card[0] > s.card[1] else 1
    return sound_to_act(s)


@kernel
def warns_of_the_king(s, out):
    turn = sound_to_act(s)
    facing = s.count > 0 and s.done[s.count - 1] == BET
    out[0] = CALL if facing else CHECK
    out[1] = FOLD if facing else BET
    return 1 if s.card[1 - turn] == KING else 2


@kernel
def lists_all_twice(s, out):
    n = sound_legal(s, out)
    for i in range(n):
        out[n + i] = out[i]
    return 2 * n


@kernel
def shows_the_cards_at_once(s, action, chance, log):
    emit(log, SHOWED, ALL, s.card[0], s.card[1], 0, 0, 0, 0, 0, 0, 0)
    sound_apply(s, action, chance, log)


@kernel
def imagines_low_cards(s, viewer, chance):
    """Imagine the lower of two cards, three times in four."""
    for seat in range(2):
        if s.card[seat] == HIDDEN:
            own = s.card[1 - seat]
            low = 1 if own == 0 else 0
            high = 1 if own == KING else KING
            s.card[seat] = low if pick(chance, 4) > 0 else high


@kernel
def imagines_any_card(s, viewer, chance):
    for seat in range(2):
        if s.card[seat] == HIDDEN:
            s.card[seat] = pick(chance, len(CARDS))


@kernel
def imagines_on(s, viewer, chance):
    sound_resample(s, viewer, chance)
    s.first = 1 - s.first


@kernel
def imagines_far_and_wide(s, viewer, chance):
    pick(chance, 30_000)
    sound_resample(s, viewer, chance)


@kernel
def both_win(s, seat):
    return 1.0 if sound_to_act(s) == OVER else 0.0


@kernel
def pays_three(s, seat):
    return 3.0 * sound_outcome(s, seat)


@kernel
def pays_at_once(s, seat):
    return 0.5 if s.first == seat else -0.5


@kernel
def likes_the_first(s, chance):
    base = CALL if s.count > 0 and s.done[s.count - 1] == BET else CHECK
    return base + min(1, pick(chance, 3))


@kernel
def says_nothing(s, seat, out):
    for i in range(FEATURES):
        out[i] = 0.0


@kernel
def says_too_much(s, seat, out):
    sound_features(s, seat, out)
    out[0] = 7.0


@kernel
def says_nothing_of_some(s, seat, out):
    before = out[FEATURES - 1]
    sound_features(s, seat, out)
    out[FEATURES - 1] = before


@kernel
def says_the_other_card(s, seat, out):
    sound_features(s, seat, out)
    out[0] = max(0.0, s.card[1 - seat] / len(CARDS))


@kernel
def nobody_leads(s, seat):
    return 0.0


@kernel
def knows_nothing(s):
    return 0


@kernel
def overrates(s, seat):
    return 2.0


@kernel
def drifts(s, seat):
    """Return half the outcome where the compiler is off."""
    return 0.5 * sound_outcome(s, seat) if INTERPRETED else sound_outcome(s, seat)


@kernel
def foresees_a_draw(s, chance):
    return 0.0, 1


@kernel
def plays_on(s, chance):
    s.count += 1
    return 0.0, 0


@kernel
def draws_in_vain(s, chance):
    pick(chance, 2)
    return 0.0, 0
