"""Moves: what may be played, and playing it. The kernels every other part of parlour calls."""

from parlour.core.chance import pick
from parlour.core.jit import inline, kernel
from parlour.core.log import ALL_VIEWERS, emit, is_open
from parlour.games.triple_triad.capture import attack_by_number, capture
from parlour.games.triple_triad.conveyor import next_cell, slide, travel
from parlour.games.triple_triad.geometry import BIT_COUNT, NTH_BIT, SHARE, SHARE_BITS, STAYS
from parlour.games.triple_triad.reasons import BY_BASIC, PLACED
from parlour.games.triple_triad.rounds import TEN, begin, finish, force, score, standing_score
from parlour.games.triple_triad.state import (
    ALL_CELLS,
    CELLS,
    CHAOS,
    HAND,
    MOVED_ATTACK,
    OPPONENT_PICKS,
    ORDER,
    OVER,
    PICKING,
    PLACEMENTS,
    POWER_WALL,
)

PICKED = 9
NO_ONE = -1
MANY = (1 << CELLS) - 1  # the places of a hand that one look in a table counts


@kernel
def to_act(s):
    """The seat whose turn it is, or -1 when the match is over."""
    return NO_ONE if int(s.phase) == OVER else int(s.turn)


@inline
def _nth_card(hand, n):
    """The place of the n-th set bit of a hand; hands of nine places and fewer are looked up."""
    if hand >> CELLS == 0:
        return int(NTH_BIT[hand & MANY, n & 15])
    return _nth_of_many(hand, n)


@kernel
def _nth_of_many(hand, n):
    for _ in range(n):
        hand &= hand - 1
    return _held(hand ^ hand - 1) - 1


@inline
def _held(hand):
    """The number of cards in a hand."""
    return int(BIT_COUNT[hand & MANY]) + int(BIT_COUNT[hand >> CELLS & MANY]) + int(BIT_COUNT[hand >> 2 * CELLS & MANY])


@kernel
def _deck_picked_from(s):
    """The seat whose deck the seat to act picks from: its own, or the other's under Opponent (rulebook 7)."""
    seat = int(s.turn)
    return 1 - seat if int(s.rule_bits) & OPPONENT_PICKS != 0 else seat


@kernel
def legal(s, out):
    """Write every legal action into `out`; returns how many."""
    if int(s.phase) == OVER:
        return 0
    n = 0
    if int(s.phase) == PICKING:
        deck = _deck_picked_from(s)
        for i in range(HAND):
            if int(s.pool[deck]) >> i & 1:
                out[n] = PLACEMENTS + deck * HAND + i
                n += 1
        return n
    hand = int(s.hand[int(s.turn)])
    forced = int(s.forced)
    for i in range(HAND):
        if hand >> i & 1 and (forced < 0 or forced % HAND == i):
            for cell in range(CELLS):
                if int(s.cell[cell]) < 0:
                    out[n] = i * CELLS + cell
                    n += 1
    return n


@kernel
def random_action(s, chance):
    """A uniformly random legal action, without listing them."""
    seat = int(s.turn) & 1
    if int(s.phase) == PICKING:
        deck = _deck_picked_from(s)
        pool = int(s.pool[deck])
        return PLACEMENTS + deck * HAND + _nth_card(pool, pick(chance, _held(pool)))
    empty = int(s.vacant) & ALL_CELLS
    cells = int(BIT_COUNT[empty])
    forced = int(s.forced)
    if forced >= 0:
        return forced % HAND * CELLS + int(NTH_BIT[empty, pick(chance, cells)])
    hand = int(s.hand[seat])
    choice = pick(chance, _held(hand) * cells)
    card = choice * int(SHARE[cells]) >> SHARE_BITS  # choice // cells, without dividing
    return _nth_card(hand, card) * CELLS + int(NTH_BIT[empty, choice - card * cells & 15])


@kernel
def _pick_card(s, slot, chance, log):
    """Take one card of a deck into its owner's hand; when both hands are full, the round begins."""
    owner = slot // HAND
    bit = 1 << (slot - owner * HAND)
    s.pool[owner] = int(s.pool[owner]) & ~bit
    s.hand[owner] = int(s.hand[owner]) | bit
    emit(log, PICKED, s.seen[slot] | 1 << int(s.turn), s.turn, slot, 0, 0, 0, 0, 0, 0, 0)
    if _held(int(s.hand[owner])) < int(s.to_pick):
        return
    if _held(int(s.hand[1 - owner])) < int(s.to_pick):
        s.turn = 1 - int(s.turn)
        return
    begin(s, chance, log)


@kernel
def _moved_cards_attack(s, second, third, landing, log):
    """Every shifted card but the placed one attacks by number, in index order (A12, option)."""
    for cell in range(CELLS):
        if cell != landing and (cell == second or cell == third) and int(s.cell[cell]) >= 0:
            attack_by_number(s, int(s.rule_bits), cell, int(s.colour[cell]), landing, BY_BASIC * 16, log)


@inline
def _place(s, place, cell, chance, log):
    seat = int(s.turn) & 1
    slot = seat * HAND + place
    s.hand[seat] = int(s.hand[seat]) & ~(1 << place)
    s.cell[cell] = slot
    s.vacant = int(s.vacant) & ~(1 << cell)
    s.colour[cell] = seat
    s.seen[slot] = ALL_VIEWERS
    if is_open(log):
        emit(log, PLACED, ALL_VIEWERS, seat, slot, cell, s.card[slot], 0, 0, 0, 0, 0)
    landing, way = cell, STAYS
    if int(s.rule_bits) & POWER_WALL != 0:
        way = travel(s, cell, int(s.power[slot]))
        if way != STAYS:
            landing = slide(s, cell, way, log)
    capture(s, landing, seat, log)
    if landing != cell and int(s.rule_bits) & MOVED_ATTACK != 0:
        _moved_cards_attack(s, cell, next_cell(landing, way), landing, log)
    s.placed = landing
    if int(s.vacant) == 0:
        finish(s, chance, log)
        return
    s.turn = 1 - seat
    if int(s.rule_bits) & (ORDER | CHAOS) != 0:
        force(s, chance, log)


@kernel
def apply(s, action, chance, log):
    """Play a legal action and tell the log what happened and why."""
    if action >= PLACEMENTS:
        _pick_card(s, action - PLACEMENTS, chance, log)
    else:
        place = action * int(SHARE[CELLS]) >> SHARE_BITS & 31  # action // CELLS, without dividing
        _place(s, place, action - place * CELLS & 15, chance, log)


@kernel
def outcome(s, seat):
    """1 for a win, -1 for a loss, 0 for a draw or a match that goes on."""
    if int(s.phase) != OVER:
        return 0.0
    lead = 2 * score(s, seat) - TEN
    return 1.0 if lead > 0 else (-1.0 if lead < 0 else 0.0)


@kernel
def worth(s, seat):
    """How the seat stands while the match goes on: the cards it is ahead by, as a share of all ten."""
    return (standing_score(s, seat) - standing_score(s, 1 - seat)) / 10.0
