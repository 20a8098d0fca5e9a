# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Features: a seat's knowledge of a match as numbers for learners, each in -1..1.

The table comes first: the turn, the phase, the round, how many cards are held, and the rules. Then come the nine cells,
then both decks, the seat's own first. Of a deck they tell the first ten places, as many as are dealt or offered.
"""

from parlour.core.kernels import inline, kernel
from parlour.games.triple_triad.numbering import SLOT_AT
from parlour.games.triple_triad.play.hands import held
from parlour.games.triple_triad.play.rounds import LAST_ROUND
from parlour.games.triple_triad.state import (
    ACE,
    CELLS,
    ELEMENTS,
    HAND,
    OPERATORS,
    PICKING,
    PLAYING,
    THREE_OPEN,
    TYPES,
    WRITINGS,
)

PLACES = 10
STRONGEST, LARGEST_GATE, MOST_PICKS = 30, 100, 5
RULES = THREE_OPEN.bit_length()
OF_TABLE = 8 + RULES
OF_CARD = 5 + len(ELEMENTS) + len(TYPES)
OF_CELL = 2 + OF_CARD + len(ELEMENTS) + len(OPERATORS) + 1 + len(WRITINGS)
OF_PLACE = 3 + OF_CARD
FEATURES = OF_TABLE + CELLS * OF_CELL + 2 * PLACES * OF_PLACE


@inline
def _sign(yes):
    return 1.0 if yes else -1.0


@kernel
def _one_of(number, out, at, kinds):
    """Write one place for each kind; the number 0 marks none."""
    if number > 0:
        out[at + number - 1] = 1.0
    return at + kinds


@kernel
def _table(s, seat, out):
    out[0] = _sign(int(s.turn) == seat)
    out[1] = _sign(int(s.first) == seat)
    out[2] = 1.0 if int(s.phase) == PICKING else 0.0
    out[3] = 1.0 if int(s.phase) == PLAYING else 0.0
    out[4] = min(1.0, s.round_no / LAST_ROUND)
    out[5] = s.to_pick / MOST_PICKS
    out[6] = held(int(s.hand[seat])) / HAND
    out[7] = held(int(s.hand[1 - seat])) / HAND
    for rule in range(RULES):
        out[8 + rule] = float(int(s.rule_bits) >> rule & 1)


@kernel
def _card(s, slot, out, at):
    for side in range(4):
        out[at + side] = s.side[slot, side] / ACE
    out[at + 4] = min(1.0, s.power[slot] / STRONGEST)
    after = _one_of(int(s.element[slot]), out, at + 5, len(ELEMENTS))
    return _one_of(int(s.type[slot]), out, after, len(TYPES))


@kernel
def _cell(s, seat, cell, out, at):
    slot = int(s.cell[cell])
    if slot >= 0:
        out[at] = _sign(int(s.colour[cell]) == seat)
        out[at + 1] = 1.0 if int(s.placed) == cell else 0.0
        _card(s, slot, out, at + 2)
    at = _one_of(int(s.mark[cell]), out, at + 2 + OF_CARD, len(ELEMENTS))
    at = _one_of(int(s.gate_op[cell]), out, at, len(OPERATORS))
    out[at] = s.gate_value[cell] / LARGEST_GATE
    _one_of(int(s.gate_writing[cell]), out, at + 1, len(WRITINGS))


@kernel
def _place(s, seat, slot, of_hand, out, at):
    """Write a card that is held or can be picked: its presence, and what the seat has seen of it."""
    out[at] = _sign(of_hand)
    if int(s.seen[slot]) >> seat & 1:
        out[at + 1] = 1.0
        out[at + 2] = 1.0 if int(s.forced) == slot else 0.0
        _card(s, slot, out, at + 3)


@kernel
def features(s, seat, out):
    """Write the features of a seat, in the order above."""
    for i in range(FEATURES):
        out[i] = 0.0
    _table(s, seat, out)
    at = OF_TABLE
    for cell in range(CELLS):
        _cell(s, seat, cell, out, at)
        at += OF_CELL
    for turn in range(2):
        holder = seat if turn == 0 else 1 - seat
        for place in range(PLACES):
            of_hand = int(s.hand[holder]) >> place & 1
            if of_hand or int(s.pool[holder]) >> place & 1:
                _place(s, seat, int(SLOT_AT[holder, place]), of_hand, out, at)
            at += OF_PLACE
