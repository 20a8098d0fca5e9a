# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Observation: what a seat may know of a match as one record of bytes, for learners who play millions of matches.

A field that no rule in force asks about stays 0: elements without Elemental, powers and gates without Power Wall,
types without Ascension and Descension. The seat's own things come first.
"""

from functools import cache

from parlour.core.facets.learning import Observation, observation_record
from parlour.core.jit import inline, kernel
from parlour.core.lanes import SPREAD, put4, put8, take4
from parlour.games.triple_triad.numbering import PLACE, ROW
from parlour.games.triple_triad.play.hands import held
from parlour.games.triple_triad.play.rounds import LAST_ROUND
from parlour.games.triple_triad.state import (
    ACE,
    ASCENSION,
    CELLS,
    DESCENSION,
    ELEMENTAL,
    ELEMENTS,
    HAND,
    OPERATORS,
    PHASES,
    POWER_WALL,
    TYPES,
    WRITINGS,
)

RULES = 28  # the flags of `state`, and room for one more
DRIFTS = ASCENSION | DESCENSION
MOST_ROUNDS, MOST_PICKS, LARGEST_GATE, STRONGEST = 5, 5, 100, 127


def _record(places):
    return observation_record(
        [
            ("side", (CELLS, 4), 0, ACE),  # of the card on a cell: top, right, bottom, left
            ("colour", (CELLS,), 0, 2),  # 0 empty, 1 the seat's, 2 the other's
            ("element", (CELLS,), 0, len(ELEMENTS)),  # of that card
            ("type", (CELLS,), 0, len(TYPES)),
            ("power", (CELLS,), 0, STRONGEST),
            ("mark", (CELLS,), 0, len(ELEMENTS)),  # the element of the cell
            ("gate_op", (CELLS,), 0, len(OPERATORS)),
            ("gate_value", (CELLS,), 0, LARGEST_GATE),
            ("gate_writing", (CELLS,), 0, len(WRITINGS)),
            ("rules", (RULES,), 0, 1),  # in the order of the flags of `state`
            ("placed", (), 0, CELLS),  # 0 nowhere, else 1 + the cell where the last card came to lie
            ("forced", (), 0, HAND),  # 0 none, else 1 + the place of the card that must be played, if it is known
            ("to_act", (), 0, 1),  # the seat's turn
            ("first", (), 0, 1),  # the seat begins the round
            ("phase", (), 0, len(PHASES) - 1),
            ("round", (), 0, LAST_ROUND),
            ("round_limit", (), 0, MOST_ROUNDS),
            ("to_pick", (), 0, MOST_PICKS),
            ("held", (2,), 0, HAND),  # cards in both hands
            ("hand_side", (2, places, 4), 0, ACE),  # 0 of a card that the seat has not seen
            ("hand_status", (2, places), 0, 2),  # 0 gone, 1 in the hand, 2 in the deck, to be picked
            ("hand_shown", (2, places), 0, 1),  # the seat that does not hold it knows it
            ("hand_element", (2, places), 0, len(ELEMENTS)),
            ("hand_type", (2, places), 0, len(TYPES)),
            ("hand_power", (2, places), 0, STRONGEST),
        ]
    )


@inline
def _slot_or_first(s, cell):
    """The slot of the card on a cell, and all ones; the first slot and nothing for an empty cell."""
    slot = int(s.cell[cell])
    lies = ~(slot >> 63)
    return slot & lies, lies


@inline
def _cards(s, seat, o):
    """The board as the rules without elements see it."""
    for cell in range(CELLS):
        slot, lies = _slot_or_first(s, cell)
        put4(o.side, 4 * cell, take4(s.side, 4 * slot) & lies)
        o.colour[cell] = 1 + (int(s.colour[cell]) ^ seat) & lies


@kernel
def _elements(s, o):
    for cell in range(CELLS):
        slot, lies = _slot_or_first(s, cell)
        o.element[cell] = int(s.element[slot]) & lies
        o.mark[cell] = s.mark[cell]


@kernel
def _types(s, o):
    for cell in range(CELLS):
        slot, lies = _slot_or_first(s, cell)
        o.type[cell] = int(s.type[slot]) & lies


@kernel
def _gates(s, o):
    for cell in range(CELLS):
        slot, lies = _slot_or_first(s, cell)
        o.power[cell] = int(s.power[slot]) & lies
        o.gate_op[cell] = s.gate_op[cell]
        o.gate_value[cell] = s.gate_value[cell]
        o.gate_writing[cell] = s.gate_writing[cell]


@inline
def _blank(o):
    """The fields of rules that may not be in force; the last byte of each follows its first eight."""
    put8(o.element, 0, 0)
    put8(o.type, 0, 0)
    put8(o.power, 0, 0)
    put8(o.mark, 0, 0)
    put8(o.gate_op, 0, 0)
    put8(o.gate_value, 0, 0)
    put8(o.gate_writing, 0, 0)
    o.element[8] = o.type[8] = o.power[8] = o.mark[8] = 0
    o.gate_op[8] = o.gate_value[8] = o.gate_writing[8] = 0


@inline
def _forced(s, seat):
    """The place of the forced card from 1, where the seat has seen it."""
    slot = int(s.forced)
    if slot < 0 or int(s.seen[slot]) >> seat & 1 == 0:
        return 0
    return 1 + int(PLACE[slot])


@inline
def _table(s, seat, flags, o):
    put8(o.rules, 0, SPREAD[flags & 255])
    put8(o.rules, 8, SPREAD[flags >> 8 & 255])
    put8(o.rules, 16, SPREAD[flags >> 16 & 255])
    put4(o.rules, 24, SPREAD[flags >> 24 & 15])
    o.placed = 1 + int(s.placed)
    o.forced = _forced(s, seat)
    o.to_act = int(int(s.turn) == seat)
    o.first = int(int(s.first) == seat)
    o.phase = s.phase
    o.round = s.round_no
    o.round_limit = s.round_limit
    o.to_pick = s.to_pick
    o.held[0] = held(int(s.hand[seat]))
    o.held[1] = held(int(s.hand[1 - seat]))


@cache
def observation(places):
    """The observation of decks of so many cards at most."""
    dtype, bounds = _record(places)

    @inline
    def hand(s, seat, turn, o):
        """The cards of a seat that are held or can be picked."""
        holder = seat ^ turn
        held, pool = int(s.hand[holder]), int(s.pool[holder])
        for place in range(places):
            slot = holder * ROW + place // ROW * (2 * ROW) + place % ROW
            holds, offers, seen = held >> place & 1, pool >> place & 1, int(s.seen[slot])
            there = holds | offers
            o.hand_status[turn, place] = holds + 2 * offers
            o.hand_shown[turn, place] = seen >> (1 - holder) & there
            put4(o.hand_side, 4 * (turn * places + place), take4(s.side, 4 * slot) & -(seen >> seat & there))

    @kernel
    def traits(s, seat, turn, elements, types, powers, o):
        """What rules beyond the sides ask about the cards of a seat."""
        holder = seat ^ turn
        there = int(s.hand[holder]) | int(s.pool[holder])
        for place in range(places):
            slot = holder * ROW + place // ROW * (2 * ROW) + place % ROW
            known = -(int(s.seen[slot]) >> seat & there >> place & 1)
            o.hand_element[turn, place] = int(s.element[slot]) & known & elements
            o.hand_type[turn, place] = int(s.type[slot]) & known & types
            o.hand_power[turn, place] = int(s.power[slot]) & known & powers

    @kernel
    def no_traits(o):
        for turn in range(2):
            for place in range(places):
                o.hand_element[turn, place] = 0
                o.hand_type[turn, place] = 0
                o.hand_power[turn, place] = 0

    @kernel
    def write(s, seat, o):
        flags = int(s.rule_bits)
        _table(s, seat, flags, o)
        _cards(s, seat, o)
        hand(s, seat, 0, o)
        hand(s, seat, 1, o)
        _blank(o)
        if flags & (ELEMENTAL | DRIFTS | POWER_WALL) == 0:
            no_traits(o)
            return
        elements, types, powers = flags & ELEMENTAL, flags & DRIFTS, flags & POWER_WALL
        if elements != 0:
            _elements(s, o)
        if types != 0:
            _types(s, o)
        if powers != 0:
            _gates(s, o)
        elements, types, powers = -int(elements != 0), -int(types != 0), -int(powers != 0)
        traits(s, seat, 0, elements, types, powers, o)
        traits(s, seat, 1, elements, types, powers, o)

    return Observation(dtype, bounds, write)
