# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Deploying: which cards may be deployed, where, on which units, and at what price (rulebook 4.3, 5)."""

from typing import Any

from parlour.core.kernels import inline, kernel, rare
from parlour.games.cipher.compiled.tables import card, effect, listed, skill
from parlour.games.cipher.field.auras import next_aura, skill_at
from parlour.games.cipher.field.names import has_name, namesakes
from parlour.games.cipher.field.zones import choosable
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.conditions import effect_holds, skill_holds
from parlour.games.cipher.skills.filters import match_card
from parlour.games.cipher.skills.suppression import ready
from parlour.games.cipher.state import NONE, SHIFT, SKILLS
from parlour.games.cipher.vocabulary.columns import (
    C_COST,
    C_FLAGS,
    C_PROMOTION,
    C_SKILLS,
    C_SKILLS_N,
    C_TAGS,
    DUPLICATES,
    E_AMOUNT,
    E_FILTER,
    E_OP,
    E_WHO,
    E_WHOM,
    E_WHOM_N,
    S_EFFECTS,
    S_EFFECTS_N,
    S_KIND,
    TERMS,
)
from parlour.games.cipher.vocabulary.properties import CANNOT_DEPLOY
from parlour.games.cipher.vocabulary.texts import (
    ALLOW_DUPLICATES,
    CANNOT_DEPLOY_BESIDE,
    DEPLOY_CONDITION,
    LEVEL_UP_ONTO,
)
from parlour.games.cipher.vocabulary.values import (
    BACK,
    BONDS,
    COLOUR_MASK,
    DURING_OWN_NEXT_TURN,
    FRONT,
    HAND,
    IS_CONT,
    IS_SPEC,
    WHO_BOTH,
    WHO_SELF,
)

_LINES = 1 << FRONT | 1 << BACK


@kernel
def grow_price(number: Any) -> Any:
    """Return the price of putting a card on a unit of its name: the class-change cost, else the deployment cost."""
    price = card(number, C_PROMOTION)
    return price if price >= 0 else card(number, C_COST)


@kernel
def missing_symbols(s, seat):
    """Return the symbols for which a seat has no face-up bond: no card with one of them may come (the symbol rule)."""
    missing = COLOUR_MASK
    rest = int(s.where[seat, BONDS])
    while rest != 0 and missing != 0:
        slot = lowest(seat, rest)
        rest &= rest - 1
        if int(s.face_down[slot]) == 0:
            missing &= ~card(int(s.card[slot]), C_TAGS)
    return missing


@kernel
def _spec_effect(s, slot, op):
    """Return the effect of that kind in a card's SPEC skills, if the skill's conditions hold, or NONE."""
    number = int(s.card[slot])
    for k in range(card(number, C_SKILLS), card(number, C_SKILLS) + card(number, C_SKILLS_N)):
        if skill(k, S_KIND) != IS_SPEC:
            continue
        for e in range(skill(k, S_EFFECTS), skill(k, S_EFFECTS) + skill(k, S_EFFECTS_N)):
            if effect(e, E_OP) == op and skill_holds(s, k, slot >> SHIFT & 1, slot):
                return e
    return NONE


@kernel
def _named(s, e, seat, zone):
    """Return the units in a seat's line with one of the names in an effect's list, as a mask."""
    found, rest = 0, int(s.where[seat, zone])
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        for i in range(effect(e, E_WHOM_N)):
            if has_name(int(s.card[lowest(seat, bit)]), listed(effect(e, E_WHOM) + i)):
                found |= bit
    return found


@kernel
def may_duplicate(s, slot):
    """Tell whether a card's text allows several units of its name."""
    flags = card(int(s.card[slot]), C_FLAGS)
    return flags & DUPLICATES != 0 or (flags & TERMS != 0 and _spec_effect(s, slot, ALLOW_DUPLICATES) >= 0)


@kernel
def _bars(s, e, slot, seat, source):
    """Return the lines in which an effect forbids a card to be deployed."""
    who = effect(e, E_WHO)
    if effect(e, E_OP) != CANNOT_DEPLOY or (who != WHO_BOTH and (who == WHO_SELF) != (slot >> SHIFT & 1 == seat)):
        return 0
    return effect(e, E_AMOUNT) if match_card(s, effect(e, E_FILTER), slot, seat, source) else 0


@kernel
def _barred_by(s, k, slot, source):
    """Return the lines in which a unit's skill forbids a card to be deployed now."""
    seat, found = source >> SHIFT & 1, 0
    if skill(k, S_KIND) != IS_CONT or not ready(s, k, source):
        return found
    if skill_holds(s, k, seat, source):
        for e in range(skill(k, S_EFFECTS), skill(k, S_EFFECTS) + skill(k, S_EFFECTS_N)):
            found |= _bars(s, e, slot, seat, source)
    return found


@rare
def _barred(s, slot):
    """Return the lines in which units' skills and lasting effects forbid a card to be deployed."""
    found, place = 0, next_aura(s, CANNOT_DEPLOY, NONE)
    while place >= 0:
        found |= _barred_by(s, skill_at(s, place), slot, place // SKILLS)
        place = next_aura(s, CANNOT_DEPLOY, place)
    if int(s.mod_ops) >> CANNOT_DEPLOY & 1:
        for i in range(int(s.mod_n)):
            if int(s.mod_duration[i]) < DURING_OWN_NEXT_TURN:
                found |= _bars(s, int(s.mod_effect[i]), slot, int(s.mod_seat[i]), int(s.mod_target[i]))
    return found


@rare
def _shut(s, slot):
    """Return the lines in which a card's text forbids it to be deployed."""
    e, found = _spec_effect(s, slot, CANNOT_DEPLOY_BESIDE), 0
    for zone in (FRONT, BACK):
        if e >= 0 and _named(s, e, slot >> SHIFT & 1, zone) != 0:
            found |= 1 << zone
    return found


@inline
def lines(s, slot):
    """Return the lines in which a card may be deployed: bit FRONT, bit BACK."""
    found = _LINES
    if (int(s.ops) | int(s.mod_ops)) >> CANNOT_DEPLOY & 1:
        found &= ~_barred(s, slot)
    if card(int(s.card[slot]), C_FLAGS) & TERMS:
        found &= ~_shut(s, slot)
    return found


@rare
def _meets_terms(s, slot):
    """Tell whether the limits of a card's text let it be deployed now."""
    if namesakes(s, slot) != 0 and not may_duplicate(s, slot):
        return False
    e = _spec_effect(s, slot, DEPLOY_CONDITION)
    return e < 0 or effect_holds(s, e, slot >> SHIFT & 1, slot)


@inline
def open_lines(s, slot):
    """Return the lines in which a card may become a unit of its own.

    There is none if a unit has its name, unless its text allows it.
    """
    flags = card(int(s.card[slot]), C_FLAGS)
    if flags & TERMS:
        comes = _meets_terms(s, slot)
    else:
        comes = namesakes(s, slot) == 0 or flags & DUPLICATES != 0
    return lines(s, slot) if comes else 0


@rare
def _other_hosts(s, slot):
    """Return the units of other names on which a card's text lets it be put, as a mask."""
    e, seat = _spec_effect(s, slot, LEVEL_UP_ONTO), slot >> SHIFT & 1
    return _named(s, e, seat, FRONT) | _named(s, e, seat, BACK) if e >= 0 else 0


@inline
def hosts(s, slot):
    """Return the units on which a hand card may be put, as a mask: those of its name, and those its text names."""
    found = namesakes(s, slot)
    return found | _other_hosts(s, slot) if card(int(s.card[slot]), C_FLAGS) & TERMS else found


@kernel
def deployments(s, seat):
    """Return the hand cards that may be deployed in front, in the back, and on a unit, as three masks."""
    front, back, grown = 0, 0, 0
    budget = int(s.bond_n[seat]) - int(s.spent)
    if budget < int(s.cheapest[seat]):
        return front, back, grown
    missing = missing_symbols(s, seat)
    rest = choosable(s, seat, int(s.where[seat, HAND]))
    while rest != 0:
        bit = rest & -rest
        rest &= rest - 1
        slot = lowest(seat, bit)
        number = int(s.card[slot])
        if card(number, C_TAGS) & missing == 0:
            if card(number, C_COST) <= budget:
                where = open_lines(s, slot)
                front |= bit if where >> FRONT & 1 else 0
                back |= bit if where >> BACK & 1 else 0
            if grow_price(number) <= budget and hosts(s, slot) != 0:
                grown |= bit
    return front, back, grown
