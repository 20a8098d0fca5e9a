# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Sketch: what a viewer is shown of a table, and what each placement would do, as one row of small integers."""

from typing import Final

from parlour.core.jit import kernel
from parlour.games.triple_triad.numbering import ACTIONS, HOLDER, PICKED_SLOT, PLAYED_CELL, PLAYED_PLACE, SLOT_AT
from parlour.games.triple_triad.play.geometry import STAYS
from parlour.games.triple_triad.play.hands import held, nth_card
from parlour.games.triple_triad.play.moves import apply, legal, to_act
from parlour.games.triple_triad.play.reasons import FLIPPED, SLID
from parlour.games.triple_triad.play.views import observe
from parlour.games.triple_triad.state import ASCENSION, CELLS, DESCENSION, ELEMENTAL, PICKING, SLOTS

# The row: the head, the board, the cards in sight (of each hand, then of each deck), the legal actions.
PHASE, ROUND, TO_ACT, FIRST, PLACED, FORCED, RED_SCORE, RED_HAND, BLUE_HAND, RED_POOL, BLUE_POOL, CHOICES = range(12)
BOARD: Final = 12  # of each cell its slot, the card, whose it is, who brought it, what the board adds
LYING: Final = 5
HELD: Final = BOARD + LYING * CELLS  # of each card its slot, which it is, who brought it
CARRIED: Final = 3
FIVE: Final = 5
LEGAL: Final = HELD + CARRIED * SLOTS  # of each action its number, and what `shapes.Row` says
MOVE: Final = 8
PICK: Final = 2
LENGTH: Final = LEGAL + MOVE * ACTIONS


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
def _carried(s, seat, mask, at, out):
    """The cards of a hand or deck from place `at` of the row on; returns the place after them."""
    for _ in range(held(mask)):
        slot = int(SLOT_AT[seat, nth_card(mask, 0)])
        mask &= mask - 1
        out[at], out[at + 1], out[at + 2] = slot, int(s.card[slot]), int(s.brought[slot])
        at += CARRIED
    return at


@kernel
def _previewed(s, trial, action, tape, log, at, out):
    """One legal action: its slot, and for a placement its cell and what it would do, chance as it falls."""
    slot = int(PICKED_SLOT[action])
    out[at] = action
    if slot >= 0:
        out[at + 1] = slot
        return
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
    out[at + 1], out[at + 2], out[at + 3] = slot, cell, lands
    out[at + 4], out[at + 5], out[at + 6], out[at + 7] = way, _added(s, slot, lands, False), takes, flips


@kernel
def sketch(states, viewer, views, trials, tapes, logs, actions, out):
    """Write what `viewer` is shown of a state into `out`; what else is passed is room to work in."""
    views[0] = states[0]
    s = views[0]
    observe(s, viewer)
    turn = int(to_act(s))
    out[PHASE], out[ROUND], out[TO_ACT], out[FIRST] = int(s.phase), int(s.round_no), turn, int(s.first)
    out[PLACED], out[FORCED] = int(s.placed), int(s.forced)
    red = FIVE
    for cell in range(CELLS):
        at, slot = BOARD + LYING * cell, int(s.cell[cell])
        out[at] = slot
        if slot >= 0:
            red += int(HOLDER[slot]) - int(s.colour[cell])
            out[at + 1], out[at + 2], out[at + 3] = int(s.card[slot]), int(s.colour[cell]), int(s.brought[slot])
            out[at + 4] = _added(s, slot, cell, True)
    out[RED_SCORE] = red
    at = HELD
    for seat in range(2):
        end = _carried(s, seat, int(s.hand[seat]), at, out)
        out[RED_HAND + seat], at = (end - at) // CARRIED, end
    picking = int(s.phase) == PICKING
    for seat in range(2):
        end = _carried(s, seat, int(s.pool[seat]) if picking else 0, at, out)
        out[RED_POOL + seat], at = (end - at) // CARRIED, end
    count = int(legal(s, actions)) if turn == viewer else 0
    out[CHOICES] = count
    for choice in range(count):
        trials[0] = views[0]
        _previewed(s, trials[0], int(actions[choice]), tapes[0], logs[0], LEGAL + MOVE * choice, out)
