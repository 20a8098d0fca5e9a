# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Sketch: what a viewer is shown of a table as one row of small integers, a head and then sections as long as what they
tell of; and what he may do, with what each placement would do, as JSON: it is never the same twice.
"""

from typing import Final

from parlour.core.facets.digits import put_number
from parlour.core.jit import kernel
from parlour.games.triple_triad.numbering import ACTIONS, HOLDER, PICKED_SLOT, PLACE, PLAYED_CELL, PLAYED_PLACE, SLOT_AT
from parlour.games.triple_triad.play.geometry import STAYS
from parlour.games.triple_triad.play.hands import held, nth_card
from parlour.games.triple_triad.play.moves import apply, legal, to_act
from parlour.games.triple_triad.play.reasons import FLIPPED, SLID
from parlour.games.triple_triad.play.views import observe
from parlour.games.triple_triad.state import ASCENSION, CELLS, DESCENSION, ELEMENTAL, OWN_CARD, PICKING, SLOTS

(PHASE, ROUND, TO_ACT, FIRST, PLACED, RED_SCORE, LETTERS, BEGINS) = range(8)
# Sections: the board, the hand of each seat, the deck of each while one is picked from, the elements of the cells, what
# is written on them. The head says at which byte each begins, and how many letters tell of the actions.
SECTIONS: Final = 7
HEAD: Final = BEGINS + SECTIONS + 1
BYTES: Final = 2  # of a number
CARD: Final = 9  # of a card its slot and which it is, and of one's own its sides, element, power and type
LYING: Final = CARD + 3  # of a cell the card, whose it is, who brought it, what the board adds; slot -1 of an empty one
CARRIED: Final = CARD + 2  # the card, who brought it, whether it must be played
GATE: Final = 3  # operator, value, writing
FIVE: Final = 5
LENGTH: Final = HEAD + LYING * CELLS + CARRIED * 2 * SLOTS + CELLS + GATE * CELLS
LONGEST: Final = 40 * ACTIONS  # letters: an action is named in at most 9, and told in seven numbers
_PICK: Final = tuple(b"pick ")
_AT, _QUOTE, _COMMA, _OPEN, _CLOSE = b'@",[]'


@kernel
def _added(s, slot, cell, lies):
    """What the cell and the board add to a card on `cell`, where it lies or would (rulebook 3.10 and 4)."""
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
def _card(s, slot, at, out):
    """A card; returns the place after it, as all that write do."""
    index = int(s.card[slot])
    own = index == OWN_CARD
    out[at], out[at + 1] = slot, index
    for side in range(4):
        out[at + 2 + side] = int(s.side[slot, side]) if own else 0
    out[at + 6] = int(s.element[slot]) if own else 0
    out[at + 7] = int(s.power[slot]) if own else 0
    out[at + 8] = int(s.type[slot]) if own else 0
    return at + CARD


@kernel
def _lying(s, cell, at, out):
    slot = int(s.cell[cell])
    if slot < 0:
        out[at : at + LYING] = -1
        return at + LYING
    at = _card(s, slot, at, out)
    out[at], out[at + 1] = int(s.colour[cell]), int(s.brought[slot])
    out[at + 2] = _added(s, slot, cell, True)
    return at + LYING - CARD


@kernel
def _carried(s, seat, mask, at, out):
    """The cards of a hand or deck."""
    for _ in range(held(mask)):
        slot = int(SLOT_AT[seat, nth_card(mask, 0)])
        mask &= mask - 1
        at = _card(s, slot, at, out)
        out[at], out[at + 1] = int(s.brought[slot]), int(slot == int(s.forced))
        at += CARRIED - CARD
    return at


@kernel
def _written_on(s, at, out):
    for cell in range(CELLS):
        out[at], out[at + 1], out[at + 2] = int(s.gate_op[cell]), int(s.gate_value[cell]), int(s.gate_writing[cell])
        at += GATE
    return at


@kernel
def _name(action, at, out):
    """The text of an action, as `written.notation` has it; the place after it."""
    slot = int(PICKED_SLOT[action])
    if slot >= 0:
        for letter in _PICK:
            out[at] = letter
            at += 1
        return put_number(int(PLACE[slot]) + 1, at, out)
    at = put_number(int(PLAYED_PLACE[action]) + 1, at, out)
    out[at] = _AT
    return put_number(int(PLAYED_CELL[action]), at + 1, out)


@kernel
def _next(number, at, out):
    """One more number of a list."""
    out[at] = _COMMA
    return put_number(number, at + 1, out)


@kernel
def _placement(s, trial, action, tape, log, at, out):
    """What a placement would do, chance as it falls: slot, cell, where it lands, its way, what is added, its flips."""
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
            if way != STAYS:  # a capture is shown where its card lies now
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
    """A legal action as `shapes.Row` says, as an entry of a list."""
    if at != 0:
        out[at] = _COMMA
        at += 1
    out[at], out[at + 1] = _OPEN, _QUOTE
    at = _name(action, at + 2, out)
    out[at] = _QUOTE
    slot = int(PICKED_SLOT[action])
    at = _next(slot, at + 1, out) if slot >= 0 else _placement(s, trial, action, tape, log, at + 1, out)
    out[at] = _CLOSE
    return at + 1


@kernel
def _red_score(s):
    red = FIVE
    for cell in range(CELLS):
        slot = int(s.cell[cell])
        if slot >= 0:
            red += int(HOLDER[slot]) - int(s.colour[cell])
    return red


@kernel
def _ends(at, section, out):
    """Note where a section ended and the next begins."""
    out[BEGINS + section + 1] = BYTES * at


@kernel
def sketch(states, viewer, views, trials, tapes, logs, actions, out, text):
    """Write what `viewer` is shown of a state into `out`, what he may do into `text`, and his view into `views`;
    returns how long the row is. What else is passed is room to work in.
    """
    views[0] = states[0]
    s = views[0]
    observe(s, viewer)
    turn, picking = int(to_act(s)), int(s.phase) == PICKING
    out[PHASE], out[ROUND], out[TO_ACT], out[FIRST] = int(s.phase), int(s.round_no), turn, int(s.first)
    out[PLACED], out[RED_SCORE], out[BEGINS] = int(s.placed), _red_score(s), BYTES * HEAD
    at = HEAD
    for cell in range(CELLS):
        at = _lying(s, cell, at, out)
    _ends(at, 0, out)
    for seat in range(2):
        at = _carried(s, seat, int(s.hand[seat]), at, out)
        _ends(at, 1 + seat, out)
    for seat in range(2):
        at = _carried(s, seat, int(s.pool[seat]) if picking else 0, at, out)
        _ends(at, 3 + seat, out)
    out[at : at + CELLS] = s.mark
    at += CELLS
    _ends(at, 5, out)
    at = _written_on(s, at, out)
    _ends(at, 6, out)
    count, letters = int(legal(s, actions)) if turn == viewer else 0, 0
    for choice in range(count):
        trials[0] = views[0]
        letters = _action(s, trials[0], int(actions[choice]), tapes[0], logs[0], letters, text)
    out[LETTERS] = letters
    return at
