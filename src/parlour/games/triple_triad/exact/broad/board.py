# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""A broad board: a position of at most ten known cards as three words, laid out for the rules' kernels to play on.

The effect of a placement depends on the whole board, so the placement is played. Under Power Wall cards move, and
under Ascension each card changes all others of its type. Under symmetric Battle the placed card itself may fall. The
three words are the card on each cell, the closer's cells, and the cards that are still held.
"""

from typing import Final

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, first
from parlour.core.record import record
from parlour.games.triple_triad.exact.open_round import (
    CARDS,
    CLOSER,
    EMPTY,
    HAND_MASK,
    LANES,
    NOTHING_LIES,
    OTHER,
    SIDES,
    is_open_round,
    number_cards,
)
from parlour.games.triple_triad.play.moves import lay
from parlour.games.triple_triad.play.values import near_cell, touching
from parlour.games.triple_triad.state import BATTLE_SYMMETRIC, CELLS, CHAOS, MOVED_ATTACK, REVERSE

TABLE_BITS: Final = 17
TABLE: Final = 1 << TABLE_BITS
PLACEMENTS: Final = LANES * CELLS
TABLE_MOVE: Final = 1 << 10  # the priority of the table's placement, above every other

BROAD_BOARD = record(
    [
        ("table", "i8", (TABLE,)),  # transposition table: see `search`
        # Arrays of CELLS + 1 are the stack of the search, by the number of empty cells.
        ("move", "i8", (CELLS + 1, PLACEMENTS)),  # sortable numbers: priority, then the placement's index in a byte
        ("played", "i8", (CELLS + 1, PLACEMENTS)),  # [, index]: the card and, four bits up, its cell
        ("cells_after", "i8", (CELLS + 1, PLACEMENTS)),  # [, index]: `cells` and `own` after that placement
        ("own_after", "i8", (CELLS + 1, PLACEMENTS)),
        ("cells_at", "i8", (CELLS + 1,)),  # `cells`, `own` and `hands` of the position
        ("own_at", "i8", (CELLS + 1,)),
        ("hands_at", "i8", (CELLS + 1,)),
        ("listed", "i8", (CELLS + 1,)),  # number of its placements
        ("tried", "i8", (CELLS + 1,)),  # how many were tried
        ("trying", "i8", (CELLS + 1,)),  # the placement being tried, as in `played`
        ("best", "i8", (CELLS + 1,)),  # the best value so far
        ("table_move", "i8", (CELLS + 1,)),  # the placement that settled the position before, as in `played`
        ("least", "i8", (CELLS + 1,)),  # bounds on its worth
        ("most", "i8", (CELLS + 1,)),
        ("risk", "i8", (CARDS, SIDES)),  # how many cards of the other hand have a better number than a side
        ("slot", "i8", (CARDS,)),  # of a card in the state
        ("cells", "i8"),  # the card on each cell, four bits each
        ("own", "i8"),  # the closer's cells
        ("hands", "i8"),  # the cards that are still held
        ("closer", "i8"),  # the seat that places the last card
        ("least_gain", "i8"),  # the least that the last placement adds to the closer's cells
        ("ordered", "i8"),  # 1 if the first card of a hand must be played
        # The fields of a state that the rules' kernels read, cards by their numbers and the closer as seat 1.
        ("vacant", "i8"),
        ("rule_bits", "i8"),
        ("card", "i2", (CARDS,)),
        ("side", "i1", (CARDS, SIDES)),
        ("element", "i1", (CARDS,)),
        ("power", "i1", (CARDS,)),
        ("type", "i1", (CARDS,)),
        ("cell", "i1", (CELLS,)),
        ("colour", "i1", (CELLS,)),
        ("mark", "i1", (CELLS,)),
        ("gate_op", "i1", (CELLS,)),
        ("gate_value", "i1", (CELLS,)),
        ("gate_writing", "i1", (CELLS,)),
    ]
)


@kernel
def can_be_set_up(s):
    """Tell whether a position can be a broad board: a round of known cards with nothing left to chance."""
    return is_open_round(s) and int(s.rule_bits) & CHAOS == 0


@kernel
def _weigh_risks(b):
    """Count the cards of the other hand that have a better number than each side; only the order of trying uses it."""
    sign = -1 if int(b.rule_bits) & REVERSE != 0 else 1
    for card in range(CARDS):
        others = LANES * (1 - card // LANES)
        for side in range(SIDES):
            for other in range(others, others + LANES):
                better = sign * int(b.side[other, side ^ 2]) > sign * int(b.side[card, side])
                b.risk[card, side] += int(better and int(b.hands) >> other & 1 != 0)


@kernel
def set_up(boards, states):
    """Copy a position that `can_be_set_up` into a board of zeros; return the number of its empty cells."""
    b, s = boards[0], states[0]
    b.rule_bits = s.rule_bits
    b.least_gain = 1 if int(s.rule_bits) & (BATTLE_SYMMETRIC | MOVED_ATTACK) == 0 else -CELLS
    cards = number_cards(b, s)
    for card in range(CARDS):
        if cards >> card & 1 != 0:
            slot = int(b.slot[card])
            b.card[card], b.element[card] = s.card[slot], s.element[slot]
            b.power[card], b.type[card] = s.power[slot], s.type[slot]
            for side in range(SIDES):
                b.side[card, side] = s.side[slot, side]
    for cell in range(CELLS):
        b.mark[cell], b.gate_writing[cell] = s.mark[cell], s.gate_writing[cell]
        b.gate_op[cell], b.gate_value[cell] = s.gate_op[cell], s.gate_value[cell]
    _weigh_risks(b)
    return count(int(b.vacant))


@inline
def empty_cells(cells):
    """Return the cells without a card."""
    free = cells & cells >> 1
    free &= free >> 2  # the lowest bit of each group of four bits that are all set
    empty = 0
    for cell in range(CELLS):
        empty |= (free >> 4 * cell & 1) << cell
    return empty


@inline
def _lay_out(b, cells, own):
    """Lay the cards of a position on their cells."""
    vacant = 0
    for cell in range(CELLS):
        card = cells >> 4 * cell & 15
        b.cell[cell] = card if card != EMPTY else -1
        b.colour[cell] = own >> cell & 1
        vacant |= int(card == EMPTY) << cell
    b.vacant = vacant


@inline
def _read_off(b):
    """Return the words of the board: the card on each cell, and the closer's cells."""
    cells, own = NOTHING_LIES, 0
    for cell in range(CELLS):
        cells ^= (EMPTY ^ int(b.cell[cell]) & 15) << 4 * cell
        own |= int(b.colour[cell]) << cell
    return cells, own


@kernel
def play(b, left, card, cell, log):
    """Play a card in a position with so many empty cells; return the words after it, and where the card lies."""
    _lay_out(b, int(b.cells_at[left]), int(b.own_at[left]))
    landing = lay(b, int(b.rule_bits), card, cell, left & 1, log, False)
    cells, own = _read_off(b)
    return cells, own, landing


@inline
def _priority(b, left, card, landing, own):
    """Return what a placement captured, less what it risks on its open sides."""
    gained = count(own) - count(int(b.own_at[left]))
    around = touching(int(b.rule_bits), landing)
    risk = 0
    for side in range(SIDES):
        risk += int(b.risk[card, side]) * int(int(b.cell[near_cell(around, side)]) < 0)
    return 8 * (gained if left & 1 != 0 else -gained) - risk


@kernel
def list_moves(b, left, log):
    """Play every placement of the position with so many empty cells, and note what each leads to."""
    hands = int(b.hands_at[left])
    half = CLOSER if left & 1 != 0 else OTHER
    mine = (hands & HAND_MASK if half == CLOSER else hands >> LANES) << LANES * half
    if b.ordered != 0:
        mine &= -mine
    empty = empty_cells(int(b.cells_at[left]))
    moves = 0
    while mine != 0:
        card = first(mine)
        mine &= mine - 1
        rest = empty
        while rest != 0:
            cell = first(rest)
            rest &= rest - 1
            cells, own, landing = play(b, left, card, cell, log)
            played = card | cell << 4
            priority = TABLE_MOVE if played == b.table_move[left] else _priority(b, left, card, landing, own)
            b.move[left, moves] = priority + TABLE_MOVE << 8 | moves
            b.played[left, moves], b.cells_after[left, moves], b.own_after[left, moves] = played, cells, own
            moves += 1
    return moves
