# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""An open round: a position whose cards are all known, which every exact search needs, with its cards numbered.

The *closer* is the seat that places the last card. The cards in its hand are numbered from 0, those in the other hand
from 5. Cards on the board have the remaining numbers.

A board's `move` holds a sortable number for each placement, by how many cells are empty.
"""

from typing import Final

from parlour.core.kernels import inline, kernel
from parlour.games.triple_triad.numbering import SLOT_AT
from parlour.games.triple_triad.play.hands import held, nth_card
from parlour.games.triple_triad.state import CELLS, NOBODY, ORDER, PLAYING

CARDS: Final = 10
LANES: Final = 5  # cards of a hand, each with a lane of bits
SIDES: Final = 4
HAND_MASK: Final = (1 << LANES) - 1  # the closer's hand in a set of held cards
EMPTY: Final = 15  # in place of a card's number
NOTHING_LIES: Final = (1 << 4 * CELLS) - 1  # the word of a board without cards
CLOSER, OTHER = 0, 1  # the two hands of a board
LIKELIEST: Final = (CELLS + 1) // 2  # the closer's cells at the end: most deals are drawn


@kernel
def is_open_round(s):
    """Tell whether a position is a round in progress whose cards, ten at most, are all known."""
    if int(s.phase) != PLAYING:
        return False
    left, mover = held(int(s.vacant)), int(s.turn)
    closer = mover if left & 1 != 0 else 1 - mover
    last, other = held(int(s.hand[closer])), held(int(s.hand[1 - closer]))
    for seat in range(2):
        for place in range(held(int(s.hand[seat]))):
            if int(s.card[SLOT_AT[seat, nth_card(int(s.hand[seat]), place)]]) == NOBODY:
                return False
    return last == (left + 1) // 2 and left // 2 <= other <= LANES and last + other + CELLS - left <= CARDS


@kernel
def number_cards(b, s):
    """Number every card, and note where the cards lie and which seat holds them; return the numbers as bits."""
    closer = int(s.turn) if held(int(s.vacant)) & 1 != 0 else 1 - int(s.turn)
    b.closer, b.vacant, b.ordered = closer, int(s.vacant), int(int(s.rule_bits) & ORDER != 0)
    b.own, b.hands, b.cells = 0, 0, NOTHING_LIES
    taken = 0
    for half in range(2):
        seat = closer if half == CLOSER else 1 - closer
        hand = int(s.hand[seat])
        for place in range(held(hand)):
            number = LANES * half + place
            b.slot[number] = int(SLOT_AT[seat, nth_card(hand, place)])
            taken |= 1 << number
    b.hands = taken
    free = 0
    for cell in range(CELLS):
        slot = int(s.cell[cell])
        if slot >= 0:
            while taken >> free & 1 != 0:
                free += 1
            taken |= 1 << free
            b.slot[free] = slot
            b.cells ^= (EMPTY ^ free) << 4 * cell
            b.own |= int(int(s.colour[cell]) == closer) << cell
    return taken


@inline
def take_best(b, left, begin, moves):
    """Return the most promising placement from `begin` on, and move the one at `begin` into its place."""
    best = begin
    for at in range(begin + 1, moves):
        if b.move[left, at] > b.move[left, best]:
            best = at
    move = b.move[left, best]
    b.move[left, best] = b.move[left, begin]
    return move
