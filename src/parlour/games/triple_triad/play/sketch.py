# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Sketch: a viewer's table as JSON, with their legal actions and what each placement would do.

Text that never changes, above all that of the table's cards, is kept ready in pieces.
"""

from itertools import product
from typing import Final

import numpy as np

from parlour.core.facets.sketch import spelled
from parlour.core.kernels import kernel
from parlour.core.kernels.letters import Pieces, put_number, put_piece
from parlour.games.triple_triad.numbering import ACTIONS, PICKED_SLOT, PLACE, PLAYED_CELL, PLAYED_PLACE, SLOT_AT
from parlour.games.triple_triad.play.geometry import STAYS, TRAVEL, TRAVELS
from parlour.games.triple_triad.play.hands import held, nth_card
from parlour.games.triple_triad.play.moves import apply, legal, to_act
from parlour.games.triple_triad.play.reasons import FLIPPED, SLID
from parlour.games.triple_triad.play.rounds import TEN, score
from parlour.games.triple_triad.play.views import observe
from parlour.games.triple_triad.sets import SHIPPED
from parlour.games.triple_triad.state import (
    ACE,
    ASCENSION,
    CELLS,
    DESCENSION,
    ELEMENTAL,
    ELEMENTS,
    NOBODY,
    OPERATORS,
    OVER,
    OWN_CARD,
    PHASES,
    PICKING,
    SEATS,
    SLOTS,
    TYPES,
    VIEWERS,
    WRITINGS,
)

_PIECES: Final = Pieces()
_add = _PIECES.add
_NULL = _add("null")
_VIEWER = _add(*(f'{{"game":"triple-triad","viewer":"{viewer}","phase":' for viewer in VIEWERS))
_PHASE = _add(*(f'"{phase}","round":' for phase in PHASES))
_TO_ACT = _add(*(f',"to_act":{spelled(seat)}' for seat in (None, *SEATS)))
_FIRST = _add(*(f',"first":"{seat}","board":[' for seat in SEATS))
_ELEMENTS, _RESTRICTIONS = _add('],"elements":['), _add('],"restrictions":[')
_HANDS, _POOLS, _BLUE = _add('],"hands":{"red":['), _add(']},"pools":{"red":['), _add('],"blue":[')
_SCORE, _OF_BLUE, _PLACED = _add(']},"score":{"red":'), _add(',"blue":'), _add('},"placed":')
_LEGAL, _RESULT = _add(',"legal":['), _add('],"result":')
_GOES_ON = _add("null}")
_CARD = _add('{"card":')
_LIES = _add(*(f',"colour":"{now}","brought":"{once}","delta":' for now, once in product(SEATS, SEATS)))
_SLOT, _HELD = _add('{"slot":'), _add(',"card":')
_BROUGHT = _add(*(f',"brought":"{seat}","forced":{forced}}}' for seat, forced in product(SEATS, ("false", "true"))))
_NAMED, _SIDES, _ELEMENT_OF = _add('{"id":null,"name":"'), _add('","sides":['), _add('],"element":')
_POWER, _TYPE, _OWN_SLOT = _add(',"power":'), _add(',"type":'), _add(',"level":0,"set":null,"person":null,"slot":')
_ELEMENT = _add(*(spelled(element) for element in (None, *ELEMENTS)))
_KIND = _add(*(spelled(kind) for kind in (None, *TYPES)))
_OP = _add(*(f'{{"op":"{op}","value":' for op in OPERATORS))
_WRITING = _add(*(f',"writing":"{way}","travel":' for way in WRITINGS))
_TRAVEL = _add(*(f'"{way}"}}' for way in TRAVELS))
_SHIPPED = _add(*(f'{spelled(card.as_json())[:-1]},"slot":' for card in SHIPPED))
_PICK = _add("pick ")
_LETTERS, _BEGINS = _PIECES.laid()

_CARDS: Final = CELLS + 2 * SLOTS
_OF_A_CARD: Final = 120  # bytes besides its piece of text: its owners, and what is added to its sides
LONGEST: Final = 2_000 + 40 * ACTIONS + _CARDS * (_OF_A_CARD + int(np.diff(_BEGINS).max()))
"""The most bytes: an action's text has at most 9, and seven numbers follow it."""
_AT, _QUOTE, _COMMA, _OPEN, _CLOSE, _BRACE, _ACE = b'@",[]}A'


@kernel
def _put(piece, at, out):
    """Write a piece of text; return the place after it, as all writing functions here do."""
    return put_piece(_LETTERS, _BEGINS, piece, at, out)


@kernel
def _parted(first, at, out):
    """Write a comma, except before the first of a list."""
    if first:
        return at
    out[at] = _COMMA
    return at + 1


@kernel
def _added(s, slot, cell, lies):
    """Return what cell and board add to a card that lies on `cell`, or would (rulebook 3.10 and 4)."""
    flags, total = int(s.rule_bits), 0
    mark, kind = int(s.mark[cell]), int(s.type[slot])
    if flags & ELEMENTAL != 0 and mark != 0:
        total += 1 if int(s.element[slot]) == mark else -1
    if flags & (ASCENSION | DESCENSION) != 0 and kind != 0:
        count = 1 if lies else 0
        for other in range(CELLS):
            near = int(s.cell[other])
            if near >= 0 and near != slot and int(s.type[near]) == kind:
                count += 1
        total += count if flags & ASCENSION != 0 else -count
    return total


@kernel
def _own(s, slot, at, out):
    """Write a card of somebody's own, named by its sides, up to its slot."""
    at = _put(_NAMED, at, out)
    for side in range(4):
        value = int(s.side[slot, side])
        if value == ACE:
            out[at] = _ACE
            at += 1
        else:
            at = put_number(value, at, out)
    at = _put(_SIDES, at, out)
    for side in range(4):
        at = put_number(int(s.side[slot, side]), _parted(side == 0, at, out), out)
    at = _put(_ELEMENT + int(s.element[slot]), _put(_ELEMENT_OF, at, out), out)
    at = put_number(int(s.power[slot]), _put(_POWER, at, out), out)
    at = _put(_KIND + int(s.type[slot]), _put(_TYPE, at, out), out)
    return _put(_OWN_SLOT, at, out)


@kernel
def _card(s, slot, at, out):
    index = int(s.card[slot])
    if index == NOBODY:
        return _put(_NULL, at, out)
    at = _own(s, slot, at, out) if index == OWN_CARD else _put(_SHIPPED + index, at, out)
    at = put_number(slot, at, out)
    out[at] = _BRACE
    return at + 1


@kernel
def _lying(s, cell, at, out):
    slot = int(s.cell[cell])
    if slot < 0:
        return _put(_NULL, at, out)
    at = _card(s, slot, _put(_CARD, at, out), out)
    at = _put(_LIES + 2 * int(s.colour[cell]) + int(s.brought[slot]), at, out)
    at = put_number(_added(s, slot, cell, True), at, out)
    out[at] = _BRACE
    return at + 1


@kernel
def _carried(s, seat, mask, at, out):
    """Write the cards of a hand or deck."""
    for number in range(held(mask)):
        slot = int(SLOT_AT[seat, nth_card(mask, 0)])
        mask &= mask - 1
        at = put_number(slot, _put(_SLOT, _parted(number == 0, at, out), out), out)
        at = _card(s, slot, _put(_HELD, at, out), out)
        at = _put(_BROUGHT + 2 * int(s.brought[slot]) + int(slot == int(s.forced)), at, out)
    return at


@kernel
def _both(s, opening, red, blue, at, out):
    """Write the cards of both seats."""
    at = _carried(s, 0, red, _put(opening, at, out), out)
    return _carried(s, 1, blue, _put(_BLUE, at, out), out)


@kernel
def _written_on(s, cell, at, out):
    """Write the restriction of a cell, and where its line would travel."""
    if int(s.gate_op[cell]) == 0:
        return _put(_NULL, at, out)
    writing = int(s.gate_writing[cell]) - 1
    at = put_number(int(s.gate_value[cell]), _put(_OP + int(s.gate_op[cell]) - 1, at, out), out)
    return _put(_TRAVEL + int(TRAVEL[cell, writing]), _put(_WRITING + writing, at, out), out)


@kernel
def _board(s, at, out):
    """Write the cells: the cards on them, their elements, their restrictions."""
    for cell in range(CELLS):
        at = _lying(s, cell, _parted(cell == 0, at, out), out)
    at = _put(_ELEMENTS, at, out)
    for cell in range(CELLS):
        at = _put(_ELEMENT + int(s.mark[cell]), _parted(cell == 0, at, out), out)
    at = _put(_RESTRICTIONS, at, out)
    for cell in range(CELLS):
        at = _written_on(s, cell, _parted(cell == 0, at, out), out)
    return at


@kernel
def _name(action, at, out):
    """Write the text of an action, as in `written.notation`."""
    slot = int(PICKED_SLOT[action])
    if slot >= 0:
        return put_number(int(PLACE[slot]) + 1, _put(_PICK, at, out), out)
    at = put_number(int(PLAYED_PLACE[action]) + 1, at, out)
    out[at] = _AT
    return put_number(int(PLAYED_CELL[action]), at + 1, out)


@kernel
def _next(number, at, out):
    """Write one more number of a list."""
    out[at] = _COMMA
    return put_number(number, at + 1, out)


@kernel
def _placement(s, trial, action, tape, log, at, out):
    """Write the effect of a placement, with chance seeded by 0: slot, cell, landing, way, modifier, takes, flips."""
    place, cell = int(PLAYED_PLACE[action]), int(PLAYED_CELL[action])
    slot = int(SLOT_AT[int(s.turn), place])
    tape.state, tape.starved, tape.used = 0, 0, 0
    log.n = 0
    apply(trial, action, tape, log)
    lands, way, second, third = cell, STAYS, -1, -1
    takes, flips = 0, 0
    for row in range(int(log.n)):
        kind = int(log.kind[row])
        if kind == SLID and int(log.args[row, 1]) != STAYS:
            way = int(log.args[row, 1])
            second, third = int(log.args[row, 2]), int(log.args[row, 3])
            lands = second
        elif kind == FLIPPED:
            turned = int(log.args[row, 0])
            if way != STAYS:  # a capture is shown where its card lies before the slide
                if turned == third:
                    turned = second
                elif turned == cell:
                    turned = third
                elif turned == second:
                    turned = cell
            takes += 1
            flips |= 1 << turned
    at = _next(lands, _next(cell, _next(slot, at, out), out), out)
    at = _next(_added(s, slot, lands, False), _next(way, at, out), out)
    return _next(flips, _next(takes, at, out), out)


@kernel
def _action(s, trial, action, tape, log, at, out):
    """Write a legal action as a `shapes.Row`."""
    out[at], out[at + 1] = _OPEN, _QUOTE
    at = _name(action, at + 2, out)
    out[at] = _QUOTE
    slot = int(PICKED_SLOT[action])
    at = _next(slot, at + 1, out) if slot >= 0 else _placement(s, trial, action, tape, log, at + 1, out)
    out[at] = _CLOSE
    return at + 1


@kernel
def _head(s, viewer, at, out):
    """Write the viewer and the progress of the match, up to the board."""
    at = _put(_PHASE + int(s.phase), _put(_VIEWER + viewer, at, out), out)
    at = put_number(int(s.round_no), at, out)
    return _put(_FIRST + int(s.first), _put(_TO_ACT + int(to_act(s)) + 1, at, out), out)


@kernel
def _standing(s, at, out):
    """Write the score, and where the last card was placed."""
    red, placed = int(score(s, 0)), int(s.placed)
    at = put_number(red, _put(_SCORE, at, out), out)
    at = put_number(TEN - red, _put(_OF_BLUE, at, out), out)
    at = _put(_PLACED, at, out)
    return put_number(placed, at, out) if placed >= 0 else _put(_NULL, at, out)


@kernel
def sketch(states, viewer, views, trials, tapes, logs, actions, out):
    """Write a viewer's table as JSON into `out`, and their view into `views`; return the number of bytes.

    The number is negative if the end of the match must still be told. The other arguments are buffers.
    """
    views[0] = states[0]
    s = views[0]
    observe(s, viewer)
    at = _board(s, _head(s, viewer, 0, out), out)
    at = _both(s, _HANDS, int(s.hand[0]), int(s.hand[1]), at, out)
    picking = int(int(s.phase) == PICKING)
    at = _both(s, _POOLS, int(s.pool[0]) * picking, int(s.pool[1]) * picking, at, out)
    at = _put(_LEGAL, _standing(s, at, out), out)
    count = int(legal(s, actions)) if int(to_act(s)) == viewer else 0
    for choice in range(count):
        trials[0] = views[0]
        at = _parted(choice == 0, at, out)
        at = _action(s, trials[0], int(actions[choice]), tapes[0], logs[0], at, out)
    at = _put(_RESULT, at, out)
    return -at if int(s.phase) == OVER else _put(_GOES_ON, at, out)
