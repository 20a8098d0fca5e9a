# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Paying: the cost of a skill, part by part, asking if there is a choice of cards (rulebook 10, costs)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import cost, skill
from parlour.games.cipher.field.forced_choices import is_forced
from parlour.games.cipher.field.reasons import REVEALED_ROW, write_row
from parlour.games.cipher.field.stages import ACTING, ask
from parlour.games.cipher.field.zones import choosable, show
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.skills.costs import is_formation, is_free, of_each, owed, payers
from parlour.games.cipher.skills.orb_effects import next_orb
from parlour.games.cipher.skills.repertoire import note_use
from parlour.games.cipher.skills.transfers import discard, flip, mill, on_deck
from parlour.games.cipher.skills.units import defeat, slide_under, tap
from parlour.games.cipher.state import ASK_CHOOSE, EVERYONE, NONE, SHIFT
from parlour.games.cipher.vocabulary.columns import P_FILTER, P_OP, P_SHOWN, P_TO, S_COSTS, S_COSTS_N, S_EFFECTS
from parlour.games.cipher.vocabulary.costs import (
    PAY_DESTROY_ALLY,
    PAY_DESTROY_ORB,
    PAY_DESTROY_SELF,
    PAY_DISCARD_SELF,
    PAY_FLIP_BONDS,
    PAY_FLIP_ORB,
    PAY_FLIP_SELF_BOND,
    PAY_GROWTH_SELF,
    PAY_HAND_TO_DECK,
    PAY_MILL,
    PAY_REVEAL,
    PAY_TAP_ALLIES,
    PAY_TAP_SELF,
)
from parlour.games.cipher.vocabulary.values import BY_SKILL


@kernel
def _shown(s, slot, log):
    """Show a card of the hand to all; return the slot it has from now on."""
    slot = show(s, slot)
    write_row(log, REVEALED_ROW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)
    return slot


@kernel
def _pay_with(s, row, slot, log):
    """Pay a cost with one card."""
    op = cost(row, P_OP)
    if cost(row, P_SHOWN) != 0:
        slot = _shown(s, slot, log)
    if op == PAY_FLIP_BONDS or op == PAY_FLIP_SELF_BOND:
        flip(s, slot, 1, log)
    elif op == PAY_TAP_ALLIES or op == PAY_TAP_SELF:
        tap(s, slot, BY_SKILL, log)
    elif op == PAY_DESTROY_ALLY or op == PAY_DESTROY_SELF:
        defeat(s, slot, NONE, BY_SKILL, log)
    elif op == PAY_HAND_TO_DECK:
        on_deck(s, slot, log)
    elif op == PAY_GROWTH_SELF:
        slide_under(s, slot, int(s.source), log)
    elif op == PAY_REVEAL:
        slot = _shown(s, slot, log)
        s.picked[slot >> SHIFT & 1] = int(s.picked[slot >> SHIFT & 1]) | just(s, slot)
    else:
        discard(s, slot, log)


@kernel
def pay_part(s, chance, log):
    """Pay the next cost in stage PAYING, asking with which cards if there is a choice."""
    number, source = int(s.skill), int(s.source)
    at = int(s.at)
    if at >= skill(number, S_COSTS_N) or is_free(s, number, source):
        note_use(s, number, source)
        s.stage, s.at, s.left, s.done = ACTING, skill(number, S_EFFECTS), 0, 1
        s.picked[0], s.picked[1] = 0, 0
        return
    row = skill(number, S_COSTS) + at
    op, n = cost(row, P_OP), owed(s, number, row, source)
    if op == PAY_TAP_SELF or op == PAY_DISCARD_SELF or op == PAY_FLIP_SELF_BOND or op == PAY_DESTROY_SELF:
        _pay_with(s, row, source, log)
    elif op == PAY_MILL:
        for _ in range(n):
            mill(s, source >> SHIFT & 1, cost(row, P_TO), chance, log)
    elif is_formation(row):
        for i in range(n):
            tap(s, of_each(s, row, source, i), BY_SKILL, log)
    elif int(s.selected) == 0:
        s.selected = 1
        s.left = n
        return
    elif int(s.left) > 0 and (op == PAY_FLIP_ORB or op == PAY_DESTROY_ORB):
        next_orb(s, source >> SHIFT & 1, chance, log)
        return
    elif int(s.left) > 0:
        _pay_or_ask(s, row, op)
        if int(s.ask) != 0:
            return
        if int(s.held) >= 0:
            _pay_with(s, row, int(s.held), log)
        s.held = NONE
        s.left -= 1
        return
    s.selected = 0
    s.at = at + 1


@kernel
def _pay_or_ask(s, row, op):
    """Find the next card that pays in `held`, or ask."""
    source = int(s.source)
    seat = source >> SHIFT & 1
    found = payers(s, row, source)
    if found == 0:
        s.left = 1  # an earlier part of the cost used it up: pay as far as possible
        s.held = NONE
        return
    only = choosable(s, seat, found)
    if op == PAY_TAP_ALLIES or op == PAY_DESTROY_ALLY:
        settled = count(only) == 1
    else:
        settled = is_forced(s, cost(row, P_FILTER), seat, found, int(s.left))
    if settled:
        s.held = lowest(seat, only)
        return
    s.ask_owner, s.ask_filter, s.ask_least = seat, NONE, int(s.left)
    ask(s, ASK_CHOOSE, seat)


@kernel
def answer_cost(s, slot, log):
    """Take a card chosen to pay."""
    row = skill(int(s.skill), S_COSTS) + int(s.at)
    _pay_with(s, row, slot, log)
    s.left -= 1
