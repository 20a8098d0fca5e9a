# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Traits: tags that units have while a CONT skill's condition holds (rulebook 10).

They are lasting effects on the units, and are updated whenever something has happened. A filter for a tag cannot itself
check the condition of a skill, because conditions use filters.
"""

from parlour.core.kernels import kernel, rare
from parlour.games.cipher.compiled.tables import effect, skill
from parlour.games.cipher.field.auras import next_aura, skill_at
from parlour.games.cipher.field.lasting import add_lasting, drop
from parlour.games.cipher.field.zones import field
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.conditions import skill_holds
from parlour.games.cipher.skills.filters import match_unit
from parlour.games.cipher.skills.suppression import ready
from parlour.games.cipher.state import NONE, SHIFT, SKILLS
from parlour.games.cipher.vocabulary.columns import (
    E_AMOUNT,
    E_OP,
    E_TARGET,
    S_EFFECTS,
    S_EFFECTS_N,
    S_KIND,
)
from parlour.games.cipher.vocabulary.properties import ADD_TAGS
from parlour.games.cipher.vocabulary.values import IS_CONT, WHILE


@kernel
def _gives(s, k, source):
    """Tell whether a skill of a unit gives tags now."""
    if skill(k, S_KIND) != IS_CONT or not ready(s, k, source):
        return False
    return skill_holds(s, k, source >> SHIFT & 1, source)


@kernel
def _is_given(s, e, slot, seat):
    """Tell whether any skill of a seat gives a unit the tags of an effect now."""
    place = next_aura(s, ADD_TAGS, NONE)
    while place >= 0:
        k, source = skill_at(s, place), place // SKILLS
        theirs = source >> SHIFT & 1 == seat and skill(k, S_EFFECTS) <= e < skill(k, S_EFFECTS) + skill(k, S_EFFECTS_N)
        if theirs and _gives(s, k, source) and match_unit(s, effect(e, E_TARGET), slot, seat, source):
            return True
        place = next_aura(s, ADD_TAGS, place)
    return False


@kernel
def _give(s, e, seat, source):
    """Give the tags of an effect to every unit that it means."""
    for side in range(2):
        rest = field(s, side)
        while rest != 0:
            slot = lowest(side, rest)
            rest &= rest - 1
            if match_unit(s, effect(e, E_TARGET), slot, seat, source):
                add_lasting(s, e, slot, effect(e, E_AMOUNT), WHILE, seat)


@kernel
def _give_all(s, k, source):
    """Give the tags that a skill gives now to the units that it means."""
    if _gives(s, k, source):
        for e in range(skill(k, S_EFFECTS), skill(k, S_EFFECTS) + skill(k, S_EFFECTS_N)):
            if effect(e, E_OP) == ADD_TAGS:
                _give(s, e, source >> SHIFT & 1, source)


@rare
def _refresh(s):
    """End the tags that skills no longer give, then give those that they give now."""
    for hung in range(int(s.mod_n) - 1, -1, -1):
        e = int(s.mod_effect[hung])
        while_held = effect(e, E_OP) == ADD_TAGS and int(s.mod_duration[hung]) == WHILE
        if while_held and not _is_given(s, e, int(s.mod_target[hung]), int(s.mod_seat[hung])):
            drop(s, hung)
    place = next_aura(s, ADD_TAGS, NONE)
    while place >= 0:
        _give_all(s, skill_at(s, place), place // SKILLS)
        place = next_aura(s, ADD_TAGS, place)


@kernel
def update_traits(s):
    """Update the tags that CONT skills give to units, in a match whose cards have such skills."""
    if int(s.ops) >> ADD_TAGS & 1:
        _refresh(s)
