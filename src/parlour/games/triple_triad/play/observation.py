# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Observation: a seat's knowledge of a match as one record of bytes, for learners that play millions of matches.

A field that no rule in force uses stays 0: elements without Elemental, powers and gates without Power Wall, types
without Ascension and Descension. The seat's own cards come first.
"""

from functools import cache

from parlour.core.facets.learning import Observation, observation_record
from parlour.core.kernels import inline, kernel
from parlour.core.kernels.memory import ONES, SPREAD, full_bytes, load4, load8, store4, store8, store_some
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
TYPE_RULES = ASCENSION | DESCENSION
LANES = 8  # places that are written at once, a byte each
MOST_ROUNDS, MOST_PICKS, LARGEST_GATE, STRONGEST = 5, 5, 100, 127


def _record(places):
    return observation_record(
        [
            ("side", (CELLS, 4), 0, ACE, "the card on each cell: top, right, bottom, left; 10 is an ace"),
            ("colour", (CELLS,), 0, 2, "0 empty, 1 this seat's, 2 the other's"),
            ("element", (CELLS,), 0, len(ELEMENTS), "of the card on each cell; 0 none"),
            ("type", (CELLS,), 0, len(TYPES), "of the card on each cell; 0 none"),
            ("power", (CELLS,), 0, STRONGEST, "of the card on each cell"),
            ("mark", (CELLS,), 0, len(ELEMENTS), "the element of each cell itself; 0 none"),
            ("gate_op", (CELLS,), 0, len(OPERATORS), "what the gate on each cell does; 0 no gate"),
            ("gate_value", (CELLS,), 0, LARGEST_GATE, "the number of that gate"),
            ("gate_writing", (CELLS,), 0, len(WRITINGS), "whom that gate is for; 0 no gate"),
            ("rules", (RULES,), 0, 1, "the rules in force, in the order of the flags of `state.py`"),
            ("placed", (), 0, CELLS, "0 nowhere, otherwise 1 + the cell where the last card ended"),
            ("forced", (), 0, HAND, "0 none, otherwise 1 + the place of the card that must be played, if it is known"),
            ("to_act", (), 0, 1, "1 if it is this seat's turn"),
            ("first", (), 0, 1, "1 if this seat began the round"),
            ("phase", (), 0, len(PHASES) - 1, "one of `PHASES` in `state.py`"),
            ("round", (), 0, LAST_ROUND, "the number of the round"),
            ("round_limit", (), 0, MOST_ROUNDS, "the last round, after which a tie is a draw"),
            ("to_pick", (), 0, MOST_PICKS, "how many cards are still to be picked"),
            ("held", (2,), 0, HAND, "the cards in this seat's hand, and in the other's"),
            ("hand_side", (2, places, 4), 0, ACE, "the cards of this seat's deck, then the other's; 0 if not seen"),
            ("hand_status", (2, places), 0, 2, "0 gone, 1 in the hand, 2 in the deck, to be picked"),
            ("hand_shown", (2, places), 0, 1, "1 if the seat that does not hold it knows it"),
            ("hand_element", (2, places), 0, len(ELEMENTS), "0 none, or not seen"),
            ("hand_type", (2, places), 0, len(TYPES), "0 none, or not seen"),
            ("hand_power", (2, places), 0, STRONGEST, "0 if not seen"),
        ]
    )


@inline
def _slot_or_first(s, cell):
    """Return the slot of the card on a cell and all ones; the first slot and zero for an empty cell."""
    slot = int(s.cell[cell])
    lies = ~(slot >> 63)
    return slot & lies, lies


@inline
def _cards(s, seat, o):
    """Write the colours and sides of the cards on the board."""
    lie = ~(load8(s.cell, 0) >> 7) & ONES
    store8(o.colour, 0, (load8(s.colour, 0) ^ seat * ONES) + ONES & full_bytes(lie))
    o.colour[8] = (1 + (int(s.colour[8]) ^ seat)) * int(int(s.cell[8]) >= 0)
    for cell in range(CELLS):
        slot, lies = _slot_or_first(s, cell)
        store4(o.side, 4 * cell, load4(s.side, 4 * slot) & lies)


@inline
def _copy_cells(cells, out):
    """Copy one field of all nine cells unchanged."""
    store8(out, 0, load8(cells, 0))
    out[8] = cells[8]


@inline
def _trait_of_cards(s, trait, out):
    """Write one trait of the card on every cell, 0 for an empty cell."""
    for cell in range(CELLS):
        slot, lies = _slot_or_first(s, cell)
        out[cell] = int(trait[slot]) & lies


@inline
def _traits(s, flags, o):
    """Write the fields of the board that only some rules read."""
    if flags & ELEMENTAL != 0:
        _copy_cells(s.mark, o.mark)
        _trait_of_cards(s, s.element, o.element)
    if flags & TYPE_RULES != 0:
        _trait_of_cards(s, s.type, o.type)
    if flags & POWER_WALL != 0:
        _copy_cells(s.gate_op, o.gate_op)
        _copy_cells(s.gate_value, o.gate_value)
        _copy_cells(s.gate_writing, o.gate_writing)
        _trait_of_cards(s, s.power, o.power)


@inline
def _blank(o):
    """Zero the fields of rules that may not be in force; the ninth byte of each follows its first eight."""
    store8(o.element, 0, 0)
    store8(o.type, 0, 0)
    store8(o.power, 0, 0)
    store8(o.mark, 0, 0)
    store8(o.gate_op, 0, 0)
    store8(o.gate_value, 0, 0)
    store8(o.gate_writing, 0, 0)
    o.element[8] = o.type[8] = o.power[8] = o.mark[8] = 0
    o.gate_op[8] = o.gate_value[8] = o.gate_writing[8] = 0


@inline
def _forced(s, seat):
    """Return the place of the forced card from 1, if the seat has seen it, otherwise 0."""
    slot = int(s.forced)
    if slot < 0 or int(s.seen[slot]) >> seat & 1 == 0:
        return 0
    return 1 + int(PLACE[slot])


@inline
def _table(s, seat, flags, o):
    store8(o.rules, 0, SPREAD[flags & 255])
    store8(o.rules, 8, SPREAD[flags >> 8 & 255])
    store8(o.rules, 16, SPREAD[flags >> 16 & 255])
    store4(o.rules, 24, SPREAD[flags >> 24 & 15])
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
def observation(places: int) -> Observation:
    """Return the observation for decks of at most so many cards."""
    dtype, bounds, says = _record(places)

    @inline
    def cards(s, seat, turn, place, count, flags, o):
        """Write up to eight neighbouring places of a deck, for cards that are held or can be picked."""
        holder = seat ^ turn
        slot, at = holder * ROW + place // ROW * (2 * ROW) + place % ROW, turn * places + place
        held, offered = int(SPREAD[int(s.hand[holder]) >> place & 255]), int(SPREAD[int(s.pool[holder]) >> place & 255])
        seen, there = load8(s.seen, slot), held | offered
        known = seen >> seat & there
        store_some(o.hand_status, at, held + 2 * offered, count)
        store_some(o.hand_shown, at, seen >> (1 - holder) & there, count)
        for i in range(count):
            store4(o.hand_side, 4 * (at + i), load4(s.side, 4 * (slot + i)) & -(known >> 8 * i & 1))
        known = full_bytes(known)
        if flags & ELEMENTAL != 0:
            store_some(o.hand_element, at, load8(s.element, slot) & known, count)
        if flags & TYPE_RULES != 0:
            store_some(o.hand_type, at, load8(s.type, slot) & known, count)
        if flags & POWER_WALL != 0:
            store_some(o.hand_power, at, load8(s.power, slot) & known, count)

    @inline
    def hand(s, seat, turn, flags, o):
        for row in range(0, places, ROW):
            for place in range(row, min(row + ROW, places), LANES):
                cards(s, seat, turn, place, min(LANES, row + ROW - place, places - place), flags, o)

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
        _blank(o)
        no_traits(o)
        hand(s, seat, 0, flags, o)
        hand(s, seat, 1, flags, o)
        if flags & (ELEMENTAL | TYPE_RULES | POWER_WALL) != 0:
            _traits(s, flags, o)

    return Observation(dtype, bounds, says, write)
