# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Combat: critical hits and evasions, and the skills that pay for them in another way (rulebook 6.2)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.compiled.tables import card, effect, skill
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.reasons import CRITICAL_ROW, EVADED_ROW, write_row
from parlour.games.cipher.field.zones import choosable, field, on_field
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.conditions import skill_holds
from parlour.games.cipher.skills.costs import can_pay
from parlour.games.cipher.skills.filters import match_unit
from parlour.games.cipher.skills.strength import attack_of, property_of
from parlour.games.cipher.skills.suppression import ready
from parlour.games.cipher.skills.triggers import fire
from parlour.games.cipher.state import EVERYONE, SHIFT, SKILLS
from parlour.games.cipher.vocabulary.columns import (
    C_OPS,
    C_SKILLS,
    C_SKILLS_N,
    E_TARGET,
    S_EFFECTS,
    S_KIND,
    S_OPS,
    S_PLACE,
)
from parlour.games.cipher.vocabulary.properties import CRITICAL_MULTIPLIER, OTHER_CRITICAL, OTHER_EVADE
from parlour.games.cipher.vocabulary.triggers import ON_ATTACK_EVADED, ON_CRITICAL, ON_EVADE
from parlour.games.cipher.vocabulary.values import BONDS, HAND, IN_BONDS, IS_SPEC


@kernel
def strike_critically(s, log):
    """Double the attacker's attack, or triple it; what comes later is not doubled."""
    attacker, defender = int(s.attacker), int(s.defender)
    factor = max(2, property_of(s, CRITICAL_MULTIPLIER, attacker, defender))
    s.critical = attack_of(s, attacker) * (factor - 1)
    s.critical_made = 1
    write_row(log, CRITICAL_ROW, EVERYONE, attacker >> SHIFT & 1, s.card[attacker], attacker, attack_of(s, attacker), 0)
    fire(s, ON_CRITICAL, attacker, defender, 0)
    s.checking = 1


@kernel
def evade(s, log):
    """Let the defender evade: the attack is over (rulebook 6.2, step 4)."""
    attacker, defender = int(s.attacker), int(s.defender)
    s.evaded = 1
    write_row(log, EVADED_ROW, EVERYONE, defender >> SHIFT & 1, s.card[defender], defender, 0, 0)
    fire(s, ON_EVADE, defender, attacker, 0)
    fire(s, ON_ATTACK_EVADED, attacker, defender, 0)
    s.checking = 1


@kernel
def carry_out_paid(s, op, log):
    """Carry out what another cost has paid for, if both units are still there."""
    if on_field(s, int(s.attacker)) and on_field(s, int(s.defender)):
        if op == OTHER_CRITICAL:
            strike_critically(s, log)
        else:
            evade(s, log)


@kernel
def is_paid_otherwise(op):
    """Tell whether an effect is a critical hit or an evasion for another cost."""
    return op == OTHER_CRITICAL or op == OTHER_EVADE


@kernel
def _in_force(s, k, slot):
    """Tell whether a skill holds where its card lies: on the field, face up among the bonds, or in the hand."""
    if skill(k, S_KIND) == IS_SPEC:
        return int(s.zone[slot]) == HAND
    if skill(k, S_PLACE) == IN_BONDS:
        return int(s.zone[slot]) == BONDS and int(s.face_down[slot]) == 0
    return on_field(s, slot) and ready(s, k, slot)


@kernel
def _pays(s, op, unit, index, slot):
    """Tell whether a card's skill with this index can pay for a unit's critical hit or evasion."""
    text, seat = text_of(s, slot), slot >> SHIFT & 1
    k = card(text, C_SKILLS) + index
    if index >= card(text, C_SKILLS_N) or skill(k, S_OPS) >> op & 1 == 0 or not _in_force(s, k, slot):
        return False
    if not match_unit(s, effect(skill(k, S_EFFECTS), E_TARGET), unit, seat, slot):
        return False
    return skill_holds(s, k, seat, slot) and can_pay(s, k, slot)


@kernel
def other_ways(s, op, unit, index):
    """Return the cards whose skill with this index can pay for a unit's critical hit or evasion, as a mask."""
    found, seat = 0, unit >> SHIFT & 1
    if int(s.ops) >> op & 1 == 0:
        return found
    rest = field(s, seat) | int(s.where[seat, BONDS]) | choosable(s, seat, int(s.where[seat, HAND]))
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        slot = lowest(seat, bit)
        if card(text_of(s, slot), C_OPS) >> op & 1 and _pays(s, op, unit, index, slot):
            found |= bit
    return found


@kernel
def has_other_way(s, op, unit):
    """Tell whether a unit's critical hit or evasion can be paid for in another way."""
    if int(s.ops) >> op & 1 == 0:
        return False
    for index in range(SKILLS):
        if other_ways(s, op, unit, index) != 0:
            return True
    return False
