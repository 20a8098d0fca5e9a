# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Rounds: drawing the board, counting, and what follows a tie (rulebook 3.10, 3.13, 5)."""

from parlour.core.chance import pick
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count
from parlour.core.kernels.memory import ONES as EIGHT_ONES
from parlour.core.kernels.memory import load8
from parlour.core.log import ALL_VIEWERS, emit
from parlour.games.triple_triad.numbering import HOLDER, PLACE, SLOT_AT
from parlour.games.triple_triad.play.geometry import STAYS, TRAVEL
from parlour.games.triple_triad.play.hands import held, nth_card
from parlour.games.triple_triad.state import (
    ALL_CELLS,
    BLUE,
    CELLS,
    CHAOS,
    DISTINCT_ELEMENTS,
    ELEMENTAL,
    OPEN,
    ORDER,
    OVER,
    PLAYING,
    POWER_WALL,
    REPLAY_TIE,
    SUDDEN_DEATH,
    TAKE_BACK,
    THREE_OPEN,
)

ROUND_BEGUN, FORCED, ENDED, SWAPPED = 6, 7, 8, 10  # kinds of log rows
BOTH_SEATS = 3  # as a bitmask of viewers
SCORED_CARDS = 10  # a score always counts ten cards (rulebook 5.1)
# On the pages, rounds go on for ever ("this continues indefinitely", "a new round starts"), and two machines under
# Order could do so. Here a match ends with this round, as the words of every rule that replays a tie say.
LAST_ROUND = 100


@inline
def score(s, seat):
    """Return the seat's cards on the board plus those of its five not yet laid there (rulebook 5.1, A23).

    So the score begins at five each and changes with the flips. At the end it counts the second player's unplayed card.
    """
    lying = CELLS - count(int(s.vacant) & ALL_CELLS)
    blue = int(s.colour[CELLS - 1]) + (load8(s.colour, 0) * EIGHT_ONES >> 56 & 15)  # no other cell holds a 1
    mine = blue if seat == BLUE else lying - blue
    laid = lying + int(int(s.first) == seat) >> 1  # the seats lay cards in turn
    return mine + SCORED_CARDS // 2 - laid


@kernel
def _nth_bare_cell(s, n):
    """Return the n-th cell without a mark."""
    for cell in range(CELLS):
        if int(s.mark[cell]) == 0:
            if n == 0:
                return cell
            n -= 1
    return 0


@kernel
def _nth_fresh_element(s, n):
    """Return the n-th element that no cell has yet."""
    for element in range(1, int(s.element_kinds) + 1):
        used = False
        for cell in range(CELLS):
            used = used or int(s.mark[cell]) == element
        if not used:
            if n == 0:
                return element
            n -= 1
    return 1


@kernel
def _draw_marks(s, chance):
    """Draw the elements of the round (rulebook 3.10, A8).

    FFWTT draws 0 to 6 different ones; elsewhere there are 1 to 5, with repetition.
    """
    distinct = int(s.rule_bits) & DISTINCT_ELEMENTS != 0
    count = pick(chance, 7) if distinct else 1 + pick(chance, 5)
    kinds = int(s.element_kinds)
    for done in range(count):
        element = _nth_fresh_element(s, pick(chance, kinds - done)) if distinct else 1 + pick(chance, kinds)
        s.mark[_nth_bare_cell(s, pick(chance, CELLS - done))] = element


@kernel
def _draw_gates(s, chance):
    """Draw the restrictions of the round (A15).

    Three cells in four have one. A coin decides the writing in corners; values are 2..30, or now and then 100.
    """
    for cell in range(CELLS):
        if cell != 4 and pick(chance, 4) != 0:
            across = TRAVEL[cell, 0] != STAYS
            upright = TRAVEL[cell, 1] != STAYS
            writing = pick(chance, 2) if across and upright else (0 if across else 1)
            s.gate_writing[cell] = 1 + writing
            s.gate_op[cell] = 1 + pick(chance, 3)
            s.gate_value[cell] = 100 if pick(chance, 30) == 0 else 2 + pick(chance, 29)


@kernel
def force(s, chance, log):
    """Force the next card of the deck under Order, any card of the hand under Chaos (rulebook 4)."""
    flags = int(s.rule_bits)
    s.forced = -1
    if flags & (ORDER | CHAOS) == 0:
        return
    seat = int(s.turn)
    hand = int(s.hand[seat])
    if hand == 0:  # a written position may have no hand
        return
    slot = int(SLOT_AT[seat, nth_card(hand, pick(chance, held(hand)) if flags & CHAOS != 0 else 0)])
    s.forced = slot
    emit(log, FORCED, s.seen[slot], seat, slot, 0, 0, 0, 0, 0, 0, 0)


@kernel
def _show(s, chance):
    """Show open hands to all viewers, or three random cards of each under Three Open (rulebook 3.2, 4)."""
    everything = int(s.rule_bits) & OPEN != 0
    for seat in range(2):
        hand = int(s.hand[seat])
        left = held(hand)
        wanted = left if everything else 3
        while left > 0:
            if everything or pick(chance, left) < wanted:
                s.seen[SLOT_AT[seat, nth_card(hand, 0)]] = ALL_VIEWERS
                wanted -= 1
            hand &= hand - 1
            left -= 1


@kernel
def clear_board(s):
    """Clear the board of cards, elements and restrictions."""
    for cell in range(CELLS):
        s.cell[cell] = -1
        s.colour[cell] = 0
        s.mark[cell] = 0
        s.gate_op[cell] = 0
        s.gate_value[cell] = 0
        s.gate_writing[cell] = 0
    s.vacant = ALL_CELLS
    s.placed = -1


@kernel
def begin(s, chance, log):
    """Clear the board, draw its elements and restrictions, and give the first player the turn."""
    clear_board(s)
    s.phase = PLAYING
    s.turn = s.first
    flags = int(s.rule_bits)
    if int(s.round_no) == 1 and flags & (OPEN | THREE_OPEN) != 0:
        _show(s, chance)
    if flags & ELEMENTAL != 0:
        _draw_marks(s, chance)
    if flags & POWER_WALL != 0:
        _draw_gates(s, chance)
    emit(log, ROUND_BEGUN, ALL_VIEWERS, s.round_no, s.first, 0, 0, 0, 0, 0, 0, 0)
    force(s, chance, log)


@kernel
def swap_slots(s, a, b):
    """Exchange two cards, with everything that belongs to them."""
    for side in range(4):
        s.side[a, side], s.side[b, side] = s.side[b, side], s.side[a, side]
    s.card[a], s.card[b] = s.card[b], s.card[a]
    s.element[a], s.element[b] = s.element[b], s.element[a]
    s.power[a], s.power[b] = s.power[b], s.power[a]
    s.type[a], s.type[b] = s.type[b], s.type[a]
    s.brought[a], s.brought[b] = s.brought[b], s.brought[a]
    s.seen[a], s.seen[b] = s.seen[b], s.seen[a]


@kernel
def swap_places(s, one, other):
    """Exchange the cards at a place of each hand; both seats know both then (rulebook 4, Swap)."""
    red, blue = int(SLOT_AT[0, one]), int(SLOT_AT[1, other])
    swap_slots(s, red, blue)
    s.seen[red] = BOTH_SEATS
    s.seen[blue] = BOTH_SEATS
    return red, blue


@kernel
def swap_any(s, chance, log):
    """Exchange one random card of each hand."""
    one = nth_card(int(s.hand[0]), pick(chance, held(int(s.hand[0]))))
    other = nth_card(int(s.hand[1]), pick(chance, held(int(s.hand[1]))))
    red, blue = swap_places(s, one, other)
    emit(log, SWAPPED, ALL_VIEWERS, red, blue, 0, 0, 0, 0, 0, 0, 0)


@kernel
def _exchange_taken(s):
    """Let each seat hold what it controls.

    After 5-5 as many cards went one way as the other, so they swap in pairs.
    """
    other = 0
    for cell in range(CELLS):
        slot = int(s.cell[cell])
        if slot >= 0 and int(HOLDER[slot]) == 0 and int(s.colour[cell]) == 1:
            while other < CELLS:
                back = int(s.cell[other])
                gone = back >= 0 and int(HOLDER[back]) == 1 and int(s.colour[other]) == 0
                other += 1
                if gone:
                    swap_slots(s, slot, back)
                    break


@kernel
def _gather(s):
    """Take the nine cards from the board back into the hands they were played from."""
    for cell in range(CELLS):
        slot = int(s.cell[cell])
        seat = int(HOLDER[slot])
        s.hand[seat] = int(s.hand[seat]) | 1 << int(PLACE[slot])


@kernel
def _replayed(s):
    """Tell whether a tie of this round is replayed (rulebook 5.2)."""
    flags = int(s.rule_bits)
    if int(s.round_no) >= LAST_ROUND:
        return False
    if flags & REPLAY_TIE != 0:
        return True
    limit = int(s.round_limit)
    return flags & SUDDEN_DEATH != 0 and (limit == 0 or int(s.round_no) <= limit)


@inline
def finish(s, chance, log):
    """Finish a round of nine placements: end the match, or let the other player begin a new round."""
    red = score(s, 0)
    blue = SCORED_CARDS - red
    again = red == blue and _replayed(s)
    emit(log, ENDED, ALL_VIEWERS, red, blue, again, s.round_no, 0, 0, 0, 0, 0)
    if not again:
        s.phase = OVER
        return
    if int(s.rule_bits) & TAKE_BACK == 0:
        _exchange_taken(s)
    _gather(s)
    s.first = 1 - int(s.first)
    s.round_no = int(s.round_no) + 1
    begin(s, chance, log)
