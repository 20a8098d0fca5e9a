# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Redealing: a fresh match in place of another at the same table, with the same picks as `deal`, in its order."""

from typing import NamedTuple

from parlour.core.chance import pick
from parlour.core.kernels import kernel
from parlour.games.triple_triad.numbering import SLOT_AT
from parlour.games.triple_triad.play.rounds import BOTH_SEATS, begin, clear_board, swap_places
from parlour.games.triple_triad.play.views import fill_from_table, row_offset, set_bounds, within_star_limits
from parlour.games.triple_triad.state import PICKING

ANY_SEAT = -1


class Table(NamedTuple):
    """Numbers about a table's dealing that a match in progress does not show; kernels take them as a tuple."""

    red: int
    """The number of red's cards."""
    blue: int
    """The number of blue's cards."""
    draws: bool
    """The table deals the cards from its whole set; otherwise they are those that were brought."""
    limited: bool
    """The cards that the table deals keep the star limits."""
    swaps: bool
    """One card of each hand changes hands."""
    picks: bool
    """Hands are picked from the decks."""
    shown: bool
    """Both seats know both decks."""
    first: int
    """The seat that begins, or ANY_SEAT."""


@kernel
def _draw(s, seat, count, first, size, offset, chance):
    """Draw `count` different cards, all equally likely.

    Each pick is a place among the cards that are left; afterwards places become numbers.
    """
    for i in range(count):
        s.card[SLOT_AT[seat, i]] = pick(chance, size - i)
    for i in range(count - 1, -1, -1):
        slot = int(SLOT_AT[seat, i])
        place = int(s.card[slot])
        for j in range(i - 1, -1, -1):
            place += int(place >= int(s.card[SLOT_AT[seat, j]]))
        fill_from_table(s, slot, first + place, first + place + offset)


@kernel
def _deal_cards(s, seat, count, limited, chance):
    (first, size), offset = set_bounds(s), row_offset(s)
    _draw(s, seat, count, first, size, offset, chance)
    while limited and not within_star_limits(s, seat, offset) and chance.starved == 0:
        _draw(s, seat, count, first, size, offset, chance)


@kernel
def redeal(s, table, chance, log):
    """Deal a fresh match of a table, as described above."""
    red, blue, draws, limited, swaps, picks, shown, first = table
    for seat in range(2):
        count = red if seat == 0 else blue
        if draws:
            _deal_cards(s, seat, count, limited, chance)
        for i in range(count):
            slot = int(SLOT_AT[seat, i])
            s.seen[slot] = BOTH_SEATS if shown else 1 << seat
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
