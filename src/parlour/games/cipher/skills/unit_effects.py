# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Unit effects: what a skill does to units, its targets found or chosen (rulebook 10)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.cipher.compiled.tables import card_filter, effect
from parlour.games.cipher.field.lasting import add_lasting, text_of
from parlour.games.cipher.field.reasons import ATTACKED_ROW, GAINED, MAIN_NOW, POWER_ROW, write_row
from parlour.games.cipher.field.stages import ask, ask_units, next_effect
from parlour.games.cipher.field.zones import on_field
from parlour.games.cipher.sets import just, lowest
from parlour.games.cipher.skills.borrowing import borrow, lenders
from parlour.games.cipher.skills.filters import referred, units
from parlour.games.cipher.skills.strength import amount_of, attack_of
from parlour.games.cipher.skills.units import defeat, move, take_away, tap, untap
from parlour.games.cipher.state import ASK_CHOOSE, ASK_PAY, EVERYONE, NONE, SHIFT
from parlour.games.cipher.vocabulary.columns import (
    E_AMOUNT,
    E_DURATION,
    E_LATER,
    E_OP,
    E_OPTIONAL,
    E_PER,
    E_TARGET,
    F_ALL,
    F_MAX,
    F_MIN,
    F_REF,
)
from parlour.games.cipher.vocabulary.orders import (
    CHOOSE,
    DESTROY,
    MOVE,
    REDIRECT,
    TAP,
    TRANSFER_MAIN,
    UNIT_TO_BOUNDLESS,
    UNIT_TO_HAND,
    UNTAP,
)
from parlour.games.cipher.vocabulary.properties import (
    CANNOT_ATTACK,
    CANNOT_DEPLOY,
    COPY_SKILLS,
    COPY_UNIT,
    FORBID_SKILL,
    LAST_PROPERTY,
    MODIFY_ATTACK,
    MODIFY_SUPPORT,
    SEAL_SUPPORT,
)
from parlour.games.cipher.vocabulary.values import BOUNDLESS, BY_SKILL, CHOSEN, HAND, PER_STRENGTH, TURN

# In the turn player's `later`: the attacker may move at the end of the battle.
COVERED = 9


@kernel
def is_unit_effect(op):
    """Tell whether an effect is about units."""
    return (
        op <= LAST_PROPERTY
        or op == CHOOSE
        or op == MOVE
        or op == UNTAP
        or op == TAP
        or op == DESTROY
        or op == UNIT_TO_HAND
        or op == UNIT_TO_BOUNDLESS
        or op == REDIRECT
        or op == TRANSFER_MAIN
    )


@kernel
def _select(s, e):
    """Find the units that an effect is about, in `picked`, and ask if they are chosen. Return True once they are found.

    An effect that refers to one unit keeps the units that were chosen before.
    """
    f, source = effect(e, E_TARGET), int(s.source)
    seat = source >> SHIFT & 1
    ref = card_filter(f, F_REF)
    if ref != 0:
        return True
    ours, theirs = units(s, f, 0, seat, source), units(s, f, 1, seat, source)
    s.picked[0], s.picked[1] = ours, theirs
    if card_filter(f, F_ALL) != 0:
        return True
    least = 0 if effect(e, E_OPTIONAL) != 0 else card_filter(f, F_MIN)
    most = card_filter(f, F_MAX)
    found = count(ours) + count(theirs)
    if found == 0 or found <= least:
        return True
    s.picked[0], s.picked[1] = 0, 0
    ask_units(s, seat, f, least, min(most, found))
    return False


@kernel
def answer_units(s, slot, log):
    """Take a chosen unit, or NONE for no more."""
    if slot >= 0:
        s.picked[slot >> SHIFT & 1] = int(s.picked[slot >> SHIFT & 1]) | just(s, slot)
        s.left -= 1
        s.ask_least = max(0, int(s.ask_least) - 1)
        if int(s.left) > 0 and askable(s, 0) | askable(s, 1) != 0:
            ask(s, ASK_CHOOSE, int(s.source) >> SHIFT & 1)
            return
    s.left = 0
    s.selected = 1


@kernel
def askable(s, side):
    """Return the units of a side that may still be chosen for the effect that asks, as a mask."""
    source = int(s.source)
    seat = source >> SHIFT & 1
    found = units(s, int(s.ask_filter), side, seat, source) & ~int(s.picked[side])
    return found & lenders(s, source) if effect(int(s.at), E_OP) == COPY_SKILLS else found


@kernel
def _add_to_unit(s, e, slot, log):
    """Give one unit a property for a while."""
    op, seat = effect(e, E_OP), int(s.source) >> SHIFT & 1
    if op == COPY_UNIT:  # the copy is the unit whose skill this is
        slot, amount = int(s.source), text_of(s, slot)
    else:
        amount = amount_of(s, e, seat, int(s.source))
    if effect(e, E_PER) == PER_STRENGTH:
        amount = max(0, attack_of(s, slot)) * effect(e, E_AMOUNT)
    add_lasting(s, e, slot, amount, effect(e, E_DURATION), seat)
    if op == MODIFY_ATTACK or op == MODIFY_SUPPORT:
        write_row(log, POWER_ROW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, amount, 0)
    else:
        write_row(log, GAINED, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, e, 0)


@kernel
def _add_to_side(s, e, op, source, log):
    """Add a lasting prohibition: for enemies, while this unit is there, or for a player, whatever happens to the unit.

    An amount below zero means that each unit is checked for whether the effect means it.
    """
    on, amount = source if op == CANNOT_ATTACK else NONE, -1 if op == CANNOT_ATTACK or op == SEAL_SUPPORT else 1
    add_lasting(s, e, on, amount, effect(e, E_DURATION), source >> SHIFT & 1)
    write_row(log, GAINED, EVERYONE, source >> SHIFT & 1, s.card[source], source, e, 0)


@kernel
def _redirect(s, slot, log):
    """Redirect the attack in progress to this unit."""
    attacker, defender = int(s.attacker), int(s.defender)
    if attacker < 0 or not on_field(s, defender) or slot == defender or slot >> SHIFT & 1 != defender >> SHIFT & 1:
        return 0
    s.defender = slot
    write_row(log, ATTACKED_ROW, EVERYONE, attacker >> SHIFT & 1, s.card[attacker], attacker, s.card[slot], slot)
    return 1


@kernel
def _do_to_unit(s, e, op, slot, log):
    """Apply one effect to one unit; return whether it was done."""
    if op == MOVE:
        return move(s, slot, BY_SKILL, log)
    if op == UNTAP:
        return untap(s, slot, BY_SKILL, log)
    if op == TAP:
        return tap(s, slot, BY_SKILL, log)
    if op == DESTROY:
        return defeat(s, slot, NONE, BY_SKILL, log)
    if op == UNIT_TO_HAND:
        return take_away(s, slot, HAND)
    if op == UNIT_TO_BOUNDLESS:
        return take_away(s, slot, BOUNDLESS)
    if op == REDIRECT:
        return _redirect(s, slot, log)
    if op == TRANSFER_MAIN:
        s.main[slot >> SHIFT & 1] = slot
        write_row(log, MAIN_NOW, EVERYONE, slot >> SHIFT & 1, s.card[slot], slot, 0, 0)
    if op == CHOOSE and effect(e, E_DURATION) == TURN:
        add_lasting(s, e, slot, 1, TURN, int(s.source) >> SHIFT & 1)
    if op <= LAST_PROPERTY:
        _add_to_unit(s, e, slot, log)
    return 1


@kernel
def _to_units(s, e, log):
    """Apply an effect to the units that were found; note how many it was done to."""
    op, source, done = effect(e, E_OP), int(s.source), 0
    on_side = op == CANNOT_ATTACK and card_filter(effect(e, E_TARGET), F_ALL) != 0
    if on_side or op == FORBID_SKILL or op == SEAL_SUPPORT or op == CANNOT_DEPLOY:
        if not on_side or on_field(s, source):
            _add_to_side(s, e, op, source, log)
        s.done = 1
        return
    ref = card_filter(effect(e, E_TARGET), F_REF)
    if ref != 0 and ref != CHOSEN:
        slot = referred(s, ref, source >> SHIFT & 1, source)
        s.done = int(on_field(s, slot) and _do_to_unit(s, e, op, slot, log) != 0)
        return
    for side in range(2):
        rest = int(s.picked[side])
        while rest != 0:
            slot = lowest(side, rest)
            rest &= rest - 1
            if on_field(s, slot) and _do_to_unit(s, e, op, slot, log) != 0:
                done += 1
    s.done = done


@kernel
def unit_effect(s, e, log):
    """Carry out an effect on units: find them, asking if they are chosen, then apply it to each."""
    if effect(e, E_LATER) != 0:
        s.later[int(s.source) >> SHIFT & 1] = COVERED
        next_effect(s)
        return
    if effect(e, E_OP) == COPY_SKILLS:
        borrow(s, e)
        return
    if int(s.selected) == 0:
        f = effect(e, E_TARGET)
        if effect(e, E_OPTIONAL) != 0 and (card_filter(f, F_REF) != 0 or card_filter(f, F_ALL) != 0):
            s.selected = 2
            ask(s, ASK_PAY, int(s.source) >> SHIFT & 1)
            return
        if not _select(s, e):
            return
    elif int(s.selected) == 1:
        f = effect(e, E_TARGET)
        if card_filter(f, F_REF) != 0 or card_filter(f, F_ALL) != 0:
            _select(s, e)
    _to_units(s, e, log)
    next_effect(s)
