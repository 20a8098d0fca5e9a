# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""A packed board: a position of at most ten known cards, with the effect of each card on each computed once.

A word of five *lanes*, one per card, says what a hand's cards would take on one cell. A lane is the set of cells that
its card would take. No rule is written here: the rules' own kernels are asked for every two cards on every two
touching cells. So a rule that looks at two cards at a time needs no code in this folder. Rules that look at more of
the board (`BROAD`) need the board of `broad`.
"""

from typing import Final

from parlour.core.kernels import inline, kernel
from parlour.core.record import record
from parlour.games.triple_triad.exact.open_round import (
    CARDS,
    EMPTY,
    LANES,
    NOTHING_LIES,
    SIDES,
    is_open_round,
    number_cards,
)
from parlour.games.triple_triad.play.capture import attack_by_number, capture
from parlour.games.triple_triad.play.geometry import NEIGHBOUR
from parlour.games.triple_triad.play.hands import held
from parlour.games.triple_triad.play.reasons import BY_COMBO
from parlour.games.triple_triad.play.values import special_value
from parlour.games.triple_triad.state import (
    ACE,
    ADJUSTED_SPECIAL,
    ADJUSTING,
    ALL_CELLS,
    ASCENSION,
    BATTLE_SYMMETRIC,
    BROKEN_WALL,
    CELLS,
    CHAOS,
    CLAMP,
    COMBO,
    DESCENSION,
    ELEMENTAL,
    PLUS,
    PLUS_WALL,
    POWER_WALL,
    PRINTED_COMBO,
    SAME,
    SAME_WALL,
    TRIGGERS,
    WALL,
)

BROAD: Final = POWER_WALL | ASCENSION | DESCENSION | BATTLE_SYMMETRIC
LANE: Final = CELLS  # bits of a lane
EACH_LANE: Final = sum(1 << LANE * lane for lane in range(LANES))
EDGE: Final = 10  # the wall as a card, which Plus Wall counts as an A
NO_SIDE: Final = 4
GAPS: Final = 32  # differences of two values that face a cell, from -MOST_GAP up
MOST_GAP: Final = 12
TABLE_BITS: Final = 16
TABLE: Final = 1 << TABLE_BITS

PACKED_BOARD = record(
    [
        ("table", "i8", (TABLE,)),  # transposition table: see `levels`
        ("takes", "i8", (2, CELLS + 1, 16, SIDES)),  # [hand, cell, lying card, its side]: lanes of cards that beat it
        ("equals", "i8", (2, CELLS + 1, 16, SIDES)),  # [hand, cell, lying card, its side]: lanes of cards that equal it
        ("pairs", "i8", (2, SIDES, SIDES, GAPS)),  # [hand, side, side, gap of the facing values]: lanes with equal sums
        ("facing", "i8", (CELLS + 1, 16, SIDES)),  # the value of a card's side on a cell in Same and Plus
        ("beats", "i8", (CELLS, 16, SIDES)),  # [cell, card, side]: the cards that it would take there in a combo
        ("falls", "i8", (CELLS, 16, SIDES)),  # [cell, card, side]: the cards that would take it from there in a combo
        ("walls", "i8", (CELLS, 16)),  # sides of a card on a cell that match a wall for Same
        ("risk", "i8", (CELLS, 16)),  # four times five bits: cards of the other hand that beat it, by side
        ("hand", "i8", (1 << LANES,)),  # full lanes for the cards of a hand
        ("near", "i8", (CELLS, SIDES)),  # the touching cell, or WALL
        ("touch", "i8", (CELLS,)),  # all touching cells, as a bitmask
        ("side", "i8", (CELLS, CELLS)),  # the side of the first cell that touches the second, or NO_SIDE
        ("look", "i8", (CELLS + 1, CELLS + 1, 6)),  # [empty cells, cell]: lanes that take, equal, sum, for each hand
        ("move", "i8", (CELLS + 1, LANES * CELLS)),  # [empty cells]: sortable numbers, see `moves.list_moves`
        ("slot", "i8", (CARDS,)),  # of a card in the state
        ("bare", "i8"),  # the cells of a board without cards, with a wall around it if walls count
        ("cells", "i8"),  # the card on each cell, four bits each
        ("own", "i8"),  # the cells of the closer's colour
        ("hands", "i8"),  # the cards not yet played, by number
        ("vacant", "i8"),  # the empty cells
        ("closer", "i8"),  # the seat that places the last card
        ("ordered", "i8"),  # 1 if the first card of a hand must be played
        ("open", "i4", (CELLS, 1 << CELLS)),  # [cell, empty cells]: four times five bits, set for open sides
        ("link", "i2", (CELLS + 1, 12)),  # [empty cells, cell]: what the card on the cell would take in a combo
    ]
)


@inline
def lane(lanes, card):
    """Return the lane of one card, numbered from 0 in its hand."""
    return lanes >> LANE * card & ALL_CELLS


@kernel
def can_be_packed(s):
    """Tell whether a position can be packed: a round of known cards, under rules of two cards."""
    flags = int(s.rule_bits)
    moved_values = flags & ADJUSTED_SPECIAL != 0 and flags & ELEMENTAL != 0 and flags & CLAMP != 0
    return is_open_round(s) and flags & (BROAD | CHAOS) == 0 and not moved_values


@kernel
def _lay_out(b, torus):
    """Lay out the geometry of the board, and the cards of a hand as lanes."""
    for cell in range(CELLS):
        b.touch[cell] = 0
        for other in range(CELLS):
            b.side[cell, other] = NO_SIDE
        for side in range(SIDES):
            near = int(NEIGHBOUR[torus, cell, side])
            b.near[cell, side] = near
            if near != WALL:
                b.touch[cell] |= 1 << near
                b.side[cell, near] = side
        for empty in range(ALL_CELLS + 1):
            sides = 0
            for side in range(SIDES):
                near = int(b.near[cell, side])
                if near != WALL and empty >> near & 1 != 0:
                    sides |= 31 << LANES * side
            b.open[cell, empty] = sides
    for hand in range(1 << LANES):
        b.hand[hand] = 0
        for card in range(LANES):
            if hand >> card & 1 != 0:
                b.hand[hand] |= ALL_CELLS << LANE * card


@inline
def _clear(s):
    for cell in range(CELLS):
        s.cell[cell] = -1
        s.colour[cell] = 0


@kernel
def _takes(s, flags, cell, slot, near, other, log):
    """Tell whether a card placed on a cell takes the one beside it, by the rules for the placed card."""
    _clear(s)
    s.rule_bits = flags & ~TRIGGERS
    s.cell[cell], s.cell[near], s.colour[near] = slot, other, 1
    capture(s, int(s.rule_bits), cell, 0, log, False)
    return int(s.colour[near]) == 0


@kernel
def _combo_takes(s, flags, cell, slot, near, other, log):
    """Tell whether a flipped card takes the one beside it."""
    _clear(s)
    s.cell[cell], s.cell[near], s.colour[near] = slot, other, 1
    return attack_by_number(s, flags, cell, 0, cell, BY_COMBO * 16 + 1, log, False) != 0


@kernel
def _weigh_sides(b, s, flags, cards):
    """Compute the value of every side of every card on every cell in Same and Plus, walls included."""
    s.rule_bits = flags
    for cell in range(CELLS):
        for card in range(CARDS):
            if cards >> card & 1 == 0:
                continue
            _clear(s)
            s.cell[cell] = b.slot[card]
            b.walls[cell, card] = 0
            for side in range(SIDES):
                value = special_value(s, cell, side, cell)
                b.facing[cell, card, side] = value
                if int(b.near[cell, side]) == WALL and value == ACE and flags & SAME_WALL != 0:
                    b.walls[cell, card] += 1
    for side in range(SIDES):
        b.facing[CELLS, EDGE, side] = ACE  # an edge shows A (rulebook 3.7)


@kernel
def _match_sums(b, cards):
    """Note which cards make two sums equal, by the gap between the values that face two of their sides."""
    for card in range(CARDS):
        if cards >> card & 1 == 0:
            continue
        hand, place = card // LANES, card % LANES
        for one in range(SIDES):
            for two in range(SIDES):
                gap = int(b.facing[0, card, two]) - int(b.facing[0, card, one]) + MOST_GAP
                if one != two:
                    b.pairs[hand, one, two, gap] |= ALL_CELLS << LANE * place


@kernel
def _match_cards(b, s, flags, cards, log):
    """Note which cards take each other, normally or in a combo, and which are equal, for any two touching cells."""
    linked = flags & ~ADJUSTING if flags & PRINTED_COMBO != 0 else flags
    for cell in range(CELLS):
        for side in range(SIDES):
            near, back = int(b.near[cell, side]), side ^ 2
            if near == WALL:
                continue
            for card in range(CARDS):
                for other in range(CARDS):
                    if card == other or cards >> card & 1 == 0 or cards >> other & 1 == 0:
                        continue
                    slot, lying = int(b.slot[card]), int(b.slot[other])
                    hand, bit = card // LANES, 1 << LANE * (card % LANES) + near
                    if _takes(s, flags, cell, slot, near, lying, log):
                        b.takes[hand, near, other, back] |= bit
                        if hand != other // LANES:
                            b.risk[near, other] |= 1 << LANES * back + card % LANES
                    if flags & SAME != 0 and b.facing[cell, card, side] == b.facing[near, other, back]:
                        b.equals[hand, near, other, back] |= bit
                    if flags & COMBO != 0 and _combo_takes(s, linked, cell, slot, near, lying, log):
                        b.beats[cell, card, side] |= 1 << other
                        b.falls[near, other, back] |= 1 << card


@inline
def _meet(b, left, cells, cell, side, near, card):
    """Update what the hands would do on an empty cell, now that a card lies beside it."""
    b.look[left, near, 2] |= b.equals[0, cell, card, side]
    b.look[left, near, 3] |= b.equals[1, cell, card, side]
    mine = b.facing[cell, card, side]
    for other in range(SIDES):
        third = b.near[near, other] & 15
        lying = cells >> 4 * third & 15
        if other != side ^ 2 and lying != EMPTY:
            gap = mine - b.facing[third, lying, other ^ 2] + MOST_GAP & GAPS - 1
            both = (1 << cell | 1 << third & ALL_CELLS) * EACH_LANE
            b.look[left, near, 4] |= b.pairs[0, side ^ 2, other, gap] & both
            b.look[left, near, 5] |= b.pairs[1, side ^ 2, other, gap] & both


@inline
def _link(b, left, cells, cell, card):
    """Note which cards a lying card would take in a combo, and which would take it."""
    fallen = 0
    for side in range(SIDES):
        near = b.near[cell, side] & 15
        other = cells >> 4 * near & 15
        fallen |= (b.beats[cell, card, side] >> other & 1) << near
        b.link[left, near] |= (b.falls[cell, card, side] >> other & 1) << cell
    b.link[left, cell] = fallen


@inline
def put(b, left, cells, empty, cell, card, special):
    """Lay a card on a cell, and update what changes for each empty cell with `left` cells `empty`.

    `cells` are the cards that lay on the board before.
    """
    for side in range(SIDES):
        near = b.near[cell, side] & 15
        if near != WALL and empty >> near & 1 != 0:
            b.look[left, near, 0] |= b.takes[0, cell, card, side]
            b.look[left, near, 1] |= b.takes[1, cell, card, side]
            if special:
                _meet(b, left, cells, cell, side, near, card)
    if special:
        _link(b, left, cells, cell, card)


@kernel
def pack(boards, states, scratch, logs):
    """Pack a position that `can_be_packed` into a board of zeros; return the number of its empty cells.

    `scratch` is a state for trying things out.
    """
    b, s, trial = boards[0], states[0], scratch[0]
    flags = int(s.rule_bits)
    scratch[0] = s
    _lay_out(b, 1 if flags & BROKEN_WALL != 0 else 0)
    cards = number_cards(b, s)
    b.bare = NOTHING_LIES | (EDGE if flags & PLUS_WALL != 0 else EMPTY) << 4 * CELLS
    b.cells |= int(b.bare) & ~NOTHING_LIES
    _weigh_sides(b, trial, flags, cards)
    if flags & PLUS != 0:
        _match_sums(b, cards)
    _match_cards(b, trial, flags, cards, logs[0])
    lying, left = int(b.bare), held(int(b.vacant))
    for cell in range(CELLS):
        card = int(b.cells) >> 4 * cell & 15
        if card != EMPTY:
            put(b, left, lying, int(b.vacant), cell, card, True)
            lying ^= (EMPTY ^ card) << 4 * cell
    return left
