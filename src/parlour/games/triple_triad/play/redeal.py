# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Redealing: a fresh match in place of any other of the same table, with the picks of `deal` in their order."""

from typing import NamedTuple

from parlour.core.chance import pick
from parlour.core.jit import kernel
from parlour.games.triple_triad.numbering import SLOT_AT
from parlour.games.triple_triad.play.rounds import BOTH, begin, clear_board, swap_places
from parlour.games.triple_triad.play.views import fill_from_table, set_behind, set_bounds, within_star_limits
from parlour.games.triple_triad.state import PICKING

EITHER = -1


class Table(NamedTuple):
    """What a match under way does not say of how its table deals; kernels take it as a tuple of numbers."""

    red: int
    """Cards of the seat."""
    blue: int
    draws: bool
    """The table deals them, from all cards of its set; else they are those that were brought."""
    limited: bool
    """Those it deals keep the star limits."""
    swaps: bool
    picks: bool
    """Hands are picked out of the decks."""
    shown: bool
    """Both seats know both decks."""
    first: int
    """Who begins, or EITHER."""


@kernel
def _draw(s, seat, count, first, size, behind, chance):
    """Different cards, each as likely: drawn by their places among those that were left, which are then told."""
    for i in range(count):
        s.card[SLOT_AT[seat, i]] = pick(chance, size - i)
    for i in range(count - 1, -1, -1):
        slot = int(SLOT_AT[seat, i])
        place = int(s.card[slot])
        for j in range(i - 1, -1, -1):
            place += int(place >= int(s.card[SLOT_AT[seat, j]]))
        fill_from_table(s, slot, first + place, first + place + behind)


@kernel
def _deal_cards(s, seat, count, limited, chance):
    (first, size), behind = set_bounds(s), set_behind(s)
    _draw(s, seat, count, first, size, behind, chance)
    while limited and not within_star_limits(s, seat, behind) and chance.starved == 0:
        _draw(s, seat, count, first, size, behind, chance)


@kernel
def redeal(s, table, chance, log):
    """A fresh match of a table; see above."""
    red, blue, draws, limited, swaps, picks, shown, first = table
    for seat in range(2):
        count = red if seat == 0 else blue
        if draws:
            _deal_cards(s, seat, count, limited, chance)
        for i in range(count):
            slot = int(SLOT_AT[seat, i])
            s.seen[slot] = BOTH if shown else 1 << seat
            s.brought[slot] = seat
        whole = (1 << count) - 1
        s.hand[seat] = 0 if picks else whole
        s.pool[seat] = whole if picks else 0
    s.round_no = 1
    if swaps:
        one = pick(chance, red)
        swap_places(s, one, pick(chance, blue))
    s.first = pick(chance, 2) if first < 0 else first
    if picks:
        clear_board(s)
        s.phase, s.turn, s.forced = PICKING, 0, -1
    else:
        begin(s, chance, log)
