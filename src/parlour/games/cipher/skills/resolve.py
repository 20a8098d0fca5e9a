# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Resolve: one skill from its check over its cost to its last effect, a step at a time (rulebook 8, 10)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import effect, skill
from parlour.games.cipher.field.reasons import DECLINED, SKILL_ROW, write_row
from parlour.games.cipher.field.stages import ACTING, ASKED, CHECK, PAYING, ask, end_skill, next_effect
from parlour.games.cipher.field.uses import uses
from parlour.games.cipher.field.zones import show
from parlour.games.cipher.skills.card_effects import answer_card, card_effect, takes_cards
from parlour.games.cipher.skills.combat import carry_out_paid, is_paid_otherwise
from parlour.games.cipher.skills.conditions import effect_holds, skill_holds
from parlour.games.cipher.skills.costs import is_free, seems_payable
from parlour.games.cipher.skills.paying import answer_cost, pay_part
from parlour.games.cipher.skills.plain_effects import plain_effect
from parlour.games.cipher.skills.strength import compute_power
from parlour.games.cipher.skills.suppression import forbidden
from parlour.games.cipher.skills.triggers import fire
from parlour.games.cipher.skills.unit_effects import answer_units, is_unit_effect, unit_effect
from parlour.games.cipher.state import ASK_PAY, EVERYONE, SHIFT
from parlour.games.cipher.vocabulary.columns import (
    E_CONDITIONS_N,
    E_IF_DONE,
    E_INSTEAD,
    E_OP,
    IF_DONE,
    S_ASKS_POWER,
    S_COSTS_N,
    S_EFFECTS,
    S_EFFECTS_N,
    S_EVENT,
    S_KEYWORD,
    S_KIND,
    S_NAME,
    S_ONCE,
    S_OPTIONAL,
)
from parlour.games.cipher.vocabulary.triggers import ON_DESTROYED, ON_SKILL_USED
from parlour.games.cipher.vocabulary.values import BACK, BONDS, FRONT, HAND, IS_ACT, IS_AUTO


@kernel
def _checked(s, log):
    """End a skill in stage CHECK if its condition does not hold or its cost cannot be paid."""
    number, source = int(s.skill), int(s.source)
    seat = source >> SHIFT & 1
    if skill(number, S_KIND) == IS_AUTO and skill(number, S_EVENT) != ON_DESTROYED:
        place = int(s.zone[source])
        if place != FRONT and place != BACK and place != BONDS:
            end_skill(s)
            return
    if (skill(number, S_ONCE) != 0 and uses(s, number, source) > 0) or forbidden(s, number, seat):
        end_skill(s)
        return
    if not skill_holds(s, number, seat, source):
        end_skill(s)
        return
    # Ask even if the hand cannot pay: silence would tell what is not in it.
    if not seems_payable(s, number, source):
        end_skill(s)
        return
    asked = skill(number, S_OPTIONAL) != 0 or skill(number, S_COSTS_N) > 0
    if skill(number, S_KIND) != IS_ACT and asked and not is_free(s, number, source):
        s.stage = ASKED
        ask(s, ASK_PAY, seat)
        return
    use(s, log)


@kernel
def use(s, log):
    """Use the skill: announce it, and pay."""
    number, source = int(s.skill), int(s.source)
    s.stage, s.at = PAYING, 0
    if int(s.zone[source]) == HAND:  # a hand skill shows its card
        source = show(s, source)
        s.source = source
    write_row(log, SKILL_ROW, EVERYONE, source >> SHIFT & 1, s.card[source], source, skill(number, S_NAME), 0)
    if skill(number, S_KEYWORD) != 0:
        fire(s, ON_SKILL_USED, source, -1, skill(number, S_KEYWORD))


@kernel
def answer_pay(s, yes, log):
    """Take the answer to "will you use it?"."""
    if int(s.stage) == ACTING:  # an optional effect
        s.selected = 1 if yes else 0
        if not yes:
            s.done = 0
            next_effect(s)
        return
    if yes:
        use(s, log)
        return
    source = int(s.source)
    write_row(log, DECLINED, EVERYONE, source >> SHIFT & 1, s.card[source], source, skill(int(s.skill), S_NAME), 0)
    end_skill(s)


@kernel
def _skipped(s, e, last):
    """Tell whether an effect does not happen.

    Its condition may fail, or the effect that it follows was not done. The next effect may also replace it.
    """
    seat, source = int(s.source) >> SHIFT & 1, int(s.source)
    wanted = effect(e, E_IF_DONE)
    if wanted != 0 and (wanted == IF_DONE) != (int(s.done) != 0):
        return True
    if effect(e, E_CONDITIONS_N) > 0 and not effect_holds(s, e, seat, source):
        return True
    return e + 1 < last and effect(e + 1, E_INSTEAD) != 0 and effect_holds(s, e + 1, seat, source)


@kernel
def _act(s, chance, log):
    """Carry out the next effect in stage ACTING, or what remains of it."""
    number = int(s.skill)
    last = skill(number, S_EFFECTS) + skill(number, S_EFFECTS_N)
    e = int(s.at)
    if e >= last:
        end_skill(s)
        return
    if int(s.selected) == 0 and _skipped(s, e, last):
        if effect(e, E_INSTEAD) == 0:  # otherwise the result of the effect that it would have replaced stands
            s.done = 0
        next_effect(s)
        return
    op = effect(e, E_OP)
    if is_paid_otherwise(op):
        carry_out_paid(s, op, log)
        next_effect(s)
    elif is_unit_effect(op):
        unit_effect(s, e, log)
    elif takes_cards(op):
        card_effect(s, e, chance, log)
    else:
        plain_effect(s, e, chance, log)


@kernel
def resolve(s, chance, log):
    """Carry out one step of the skill that resolves."""
    if skill(int(s.skill), S_ASKS_POWER) != 0:
        compute_power(s)
    stage = int(s.stage)
    if stage == CHECK:
        _checked(s, log)
    elif stage == PAYING:
        pay_part(s, chance, log)
    else:
        _act(s, chance, log)


@kernel
def answer_choice(s, slot, chance, log):
    """Take a card or unit chosen for the skill that resolves, or NONE for no more."""
    if int(s.stage) == PAYING:
        answer_cost(s, slot, log)
    elif is_unit_effect(effect(int(s.at), E_OP)):
        answer_units(s, slot, log)
    else:
        answer_card(s, slot, chance, log)


@kernel
def is_unit_choice(s):
    """Tell whether the choice that is asked for is among units."""
    return int(s.stage) == ACTING and is_unit_effect(effect(int(s.at), E_OP))
