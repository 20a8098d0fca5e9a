"""The places of the actions of Kuhn poker, one sound, and one for each promise that can be broken."""

from parlour.core.facets.learned import Learned, Part
from parlour.core.kernels import kernel
from parlour_kuhn_poker.state import ACTIONS, CARDS

PARTS = (Part("action", len(ACTIONS)), Part("action and card", len(ACTIONS) * len(CARDS)))


@kernel
def sound(s, actions, n, out):
    card = s.card[s.first if s.count % 2 == 0 else 1 - s.first]
    for i in range(n):
        out[i, 0] = actions[i]
        out[i, 1] = len(ACTIONS) + len(CARDS) * actions[i] + card


@kernel
def goes_beyond(s, actions, n, out):
    sound(s, actions, n, out)
    for i in range(n):
        out[i, 0] += len(ACTIONS)


@kernel
def looks_at_the_other(s, actions, n, out):
    sound(s, actions, n, out)
    for i in range(n):
        out[i, 1] = len(ACTIONS) + max(int(s.card[0]), int(s.card[1]))


BROKEN = {
    "goes_beyond": ("an action has a place in each part", Learned(PARTS, goes_beyond)),
    "looks_at_the_other": ("places of actions follow from what may be known", Learned(PARTS, looks_at_the_other)),
}
