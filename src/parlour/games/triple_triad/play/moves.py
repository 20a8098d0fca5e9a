# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Moves: the kernels that list and play actions, called by every other part of parlour."""

from parlour.core.chance import pick
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, nth
from parlour.core.log import ALL_VIEWERS, emit, is_open
from parlour.games.triple_triad.numbering import (
    FIRST_ACTION,
    HOLDER,
    PICK,
    PICKED_SLOT,
    PLACE,
    PLAYED_CELL,
    PLAYED_PLACE,
    SLOT_AT,
)
from parlour.games.triple_triad.play.capture import attack_by_number, capture
from parlour.games.triple_triad.play.conveyor import next_cell, slide, travel
from parlour.games.triple_triad.play.geometry import SHARE, SHARE_BITS, STAYS
from parlour.games.triple_triad.play.hands import held, nth_card
from parlour.games.triple_triad.play.reasons import BY_BASIC, PLACED
from parlour.games.triple_triad.play.rounds import SCORED_CARDS, begin, finish, force, score, swap_any
from parlour.games.triple_triad.state import (
    ADJUSTING,
    ALL_CELLS,
    BATTLE,
    BATTLE_SYMMETRIC,
    BROKEN_WALL,
    CELLS,
    CHAOS,
    COMBO,
    FALLEN_ACE,
    MOVED_ATTACK,
    OPPONENT_PICKS,
    ORDER,
    OVER,
    PICKING,
    PLUS_WALL,
    POWER_WALL,
    REVERSE,
    SAME_WALL,
    SWAP,
    TRIGGERS,
)

# Rules that change what placing a card does, except the usual special ones. For random play, which writes no
# log, the same code is compiled without them.
UNUSUAL = (
    ADJUSTING | BATTLE | BATTLE_SYMMETRIC | BROKEN_WALL | POWER_WALL | MOVED_ATTACK | REVERSE | FALLEN_ACE
    | ORDER | CHAOS
)  # fmt: skip
SPECIAL = TRIGGERS | SAME_WALL | PLUS_WALL | COMBO
PICKED = 9  # the kind of log row: seat, slot
NOBODY_ACTS = -1


@kernel
def to_act(s):
    """Return the seat to act, or -1 if the match is over."""
    return NOBODY_ACTS if int(s.phase) == OVER else int(s.turn)


@kernel
def deck_picked_from(s):
    """Return the seat whose deck the seat to act picks from: its own, or the other's under Opponent (rulebook 7)."""
    seat = int(s.turn)
    return 1 - seat if int(s.rule_bits) & OPPONENT_PICKS != 0 else seat


@kernel
def legal(s, out):
    """Write every legal action into `out`; return how many there are."""
    if int(s.phase) == OVER:
        return 0
    n = 0
    if int(s.phase) == PICKING:
        deck = deck_picked_from(s)
        pool = int(s.pool[deck])
        for _ in range(held(pool)):
            out[n] = PICK[SLOT_AT[deck, nth_card(pool, 0)]]
            pool &= pool - 1
            n += 1
        return n
    hand = int(s.hand[int(s.turn)])
    forced = int(s.forced)
    if forced >= 0:
        hand = 1 << int(PLACE[forced])
    for _ in range(held(hand)):
        first = int(FIRST_ACTION[nth_card(hand, 0)])
        hand &= hand - 1
        for cell in range(CELLS):
            if int(s.cell[cell]) < 0:
                out[n] = first + cell
                n += 1
    return n


@kernel
def random_action(s, chance):
    """Return a uniformly random legal action, without listing them."""
    seat = int(s.turn) & 1
    if int(s.phase) == PICKING:
        deck = deck_picked_from(s)
        pool = int(s.pool[deck])
        return int(PICK[SLOT_AT[deck, nth_card(pool, pick(chance, held(pool)))]])
    empty = int(s.vacant) & ALL_CELLS
    cells = count(empty)
    forced = int(s.forced)
    if forced >= 0:
        return int(FIRST_ACTION[PLACE[forced]]) + nth(empty, pick(chance, cells))
    hand = int(s.hand[seat])
    choice = pick(chance, held(hand) * cells)
    card = choice * int(SHARE[cells]) >> SHARE_BITS  # choice // cells, without a division
    return int(FIRST_ACTION[nth_card(hand, card)]) + nth(empty, choice - card * cells)


@kernel
def _pick_card(s, slot, chance, log):
    """Move a card from a deck into its owner's hand; once both hands are full, play Swap and begin the round."""
    owner = int(HOLDER[slot])
    bit = 1 << int(PLACE[slot])
    s.pool[owner] = int(s.pool[owner]) & ~bit
    s.hand[owner] = int(s.hand[owner]) | bit
    emit(log, PICKED, s.seen[slot] | 1 << int(s.turn), s.turn, slot, 0, 0, 0, 0, 0, 0, 0)
    if held(int(s.hand[owner])) < int(s.to_pick):
        return
    if held(int(s.hand[1 - owner])) < int(s.to_pick):
        s.turn = 1 - int(s.turn)
        return
    if int(s.rule_bits) & SWAP != 0:
        swap_any(s, chance, log)
    begin(s, chance, log)


@kernel
def _moved_cards_attack(s, second, third, landing, log, is_logged):
    """Let every shifted card except the placed one attack by number, in index order (A12, option)."""
    for cell in range(CELLS):
        if cell != landing and (cell == second or cell == third) and int(s.cell[cell]) >= 0:
            flags = int(s.rule_bits)
            attack_by_number(s, flags, cell, int(s.colour[cell]), landing, BY_BASIC * 16, log, is_logged)


@inline
def lay(s, flags, slot, cell, seat, log, is_logged):
    """Lay a card on an empty cell, slide its line and capture; return the cell where it ended (rulebook 3.9).

    `flags` are the bits of the rules. `is_logged` says if anybody listens to the log.
    """
    s.cell[cell] = slot
    s.vacant = int(s.vacant) & ~(1 << cell)
    s.colour[cell] = seat
    landing, way = cell, STAYS
    if flags & POWER_WALL != 0:
        way = travel(s, cell, int(s.power[slot]))
        if way != STAYS:
            landing = slide(s, cell, way, log)
    capture(s, flags, landing, seat, log, is_logged)
    if landing != cell and flags & MOVED_ATTACK != 0:
        _moved_cards_attack(s, cell, next_cell(landing, way), landing, log, is_logged)
    return landing


@inline
def _place(s, flags, place, cell, chance, log, is_logged):
    """Play a card of the hand of the seat to act on an empty cell, and end its turn."""
    seat = int(s.turn) & 1
    slot = int(SLOT_AT[seat, place]) & 127
    s.hand[seat] = int(s.hand[seat]) & ~(1 << place)
    s.seen[slot] = ALL_VIEWERS
    if is_logged:
        emit(log, PLACED, ALL_VIEWERS, seat, slot, cell, s.card[slot], 0, 0, 0, 0, 0)
    s.placed = lay(s, flags, slot, cell, seat, log, is_logged)
    if int(s.vacant) == 0:
        finish(s, chance, log)
        return
    s.turn = 1 - seat
    if flags & (ORDER | CHAOS) != 0:
        force(s, chance, log)


@kernel
def _place_basic(s, place, cell, chance, log):
    _place(s, 0, place, cell, chance, log, False)


@kernel
def _place_special(s, place, cell, chance, log):
    _place(s, int(s.rule_bits) & SPECIAL, place, cell, chance, log, False)


@kernel
def _place_any(s, place, cell, chance, log):
    _place(s, int(s.rule_bits), place, cell, chance, log, is_open(log))


@kernel
def apply(s, action, chance, log):
    """Play a legal action, and log what happened and why."""
    slot = int(PICKED_SLOT[action])
    if slot >= 0:
        _pick_card(s, slot, chance, log)
        return
    # The masks tell the compiler that an index is not negative, so it need not count from the end.
    place, cell, flags = int(PLAYED_PLACE[action]) & 63, int(PLAYED_CELL[action]) & 15, int(s.rule_bits)
    if flags & UNUSUAL != 0 or is_open(log):
        _place_any(s, place, cell, chance, log)
    elif flags & TRIGGERS != 0:
        _place_special(s, place, cell, chance, log)
    else:
        _place_basic(s, place, cell, chance, log)


@inline
def _lead(s, seat):
    """Return the cards by which a seat is ahead; a score always counts ten."""
    return 2 * score(s, seat) - SCORED_CARDS


@kernel
def outcome(s, seat):
    """Return 1 for a win, -1 for a loss, 0 for a draw or a match that goes on."""
    if int(s.phase) != OVER:
        return 0.0
    lead = _lead(s, seat)
    return 1.0 if lead > 0 else (-1.0 if lead < 0 else 0.0)


@kernel
def worth(s, seat):
    """Return how the seat stands while the match goes on: the cards it is ahead by, as a share of all ten."""
    return _lead(s, seat) / SCORED_CARDS
