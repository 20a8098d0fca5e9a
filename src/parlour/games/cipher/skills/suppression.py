# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Suppression: skills that units and support cards have lost, and those that a player may not use (rulebook 10)."""

from parlour.core.kernels import inline, kernel, rare
from parlour.games.cipher.compiled.tables import card_filter, effect, listed, skill
from parlour.games.cipher.field.auras import next_aura, skill_at
from parlour.games.cipher.skills.conditions import skill_holds
from parlour.games.cipher.skills.filters import match_unit, promoted
from parlour.games.cipher.state import NONE, SHIFT, SKILLS
from parlour.games.cipher.vocabulary.columns import (
    E_FROM,
    E_OP,
    E_TARGET,
    E_WHOM,
    E_WHOM_N,
    F_SIDE,
    S_EFFECTS,
    S_EFFECTS_N,
    S_LEVEL,
    S_NAME,
    S_PROMOTED,
)
from parlour.games.cipher.vocabulary.properties import FORBID_SKILL, SUPPRESS_SKILL
from parlour.games.cipher.vocabulary.values import ALLY, ENEMY, SUPPORT


@inline
def _is_met(s, k, source):
    """Tell whether a unit meets its skill's demands of level and promotion (CCS, LvS)."""
    if skill(k, S_PROMOTED) != 0 and not promoted(s, source):
        return False
    return int(s.level[source]) >= skill(k, S_LEVEL)


@kernel
def _names(e, k):
    """Tell whether an effect names a skill."""
    for i in range(effect(e, E_WHOM_N)):
        if listed(effect(e, E_WHOM) + i) == skill(k, S_NAME):
            return True
    return False


@kernel
def _suppresses(s, e, k, slot, seat, source):
    """Tell whether an effect of a unit suppresses a skill of a unit or a support card."""
    if effect(e, E_OP) != SUPPRESS_SKILL or not _names(e, k):
        return False
    f = effect(e, E_TARGET)
    if effect(e, E_FROM) != SUPPORT:
        return match_unit(s, f, slot, seat, source)
    side = card_filter(f, F_SIDE)
    return int(s.zone[slot]) == SUPPORT and side != (ENEMY if slot >> SHIFT & 1 == seat else ALLY)


@kernel
def _suppresses_any(s, j, k, slot, source):
    """Tell whether a skill of a unit suppresses a skill of a unit or a support card."""
    seat = source >> SHIFT & 1
    for e in range(skill(j, S_EFFECTS), skill(j, S_EFFECTS) + skill(j, S_EFFECTS_N)):
        if _suppresses(s, e, k, slot, seat, source) and skill_holds(s, j, seat, source):
            return True
    return False


@rare
def _is_suppressed(s, k, slot):
    """Tell whether any unit suppresses a skill of a unit or a support card."""
    place = next_aura(s, SUPPRESS_SKILL, NONE)
    while place >= 0:
        j, source = skill_at(s, place), place // SKILLS
        if _is_met(s, j, source) and _suppresses_any(s, j, k, slot, source):
            return True
        place = next_aura(s, SUPPRESS_SKILL, place)
    return False


@inline
def is_suppressed(s, k, slot):
    """Tell whether a unit or a support card has lost a skill."""
    return int(s.ops) >> SUPPRESS_SKILL & 1 != 0 and _is_suppressed(s, k, slot)


@inline
def ready(s, k, source):
    """Tell whether a unit has its skill: its demands of level and promotion are met, and it is not lost."""
    return _is_met(s, k, source) and not is_suppressed(s, k, source)


@rare
def _is_forbidden(s, k, seat):
    for i in range(int(s.mod_n)):
        e = int(s.mod_effect[i])
        if effect(e, E_OP) == FORBID_SKILL and int(s.mod_seat[i]) == seat and _names(e, k):
            return True
    return False


@kernel
def forbidden(s, k, seat):
    """Tell whether a player may not use a skill now."""
    return int(s.mod_ops) >> FORBID_SKILL & 1 != 0 and _is_forbidden(s, k, seat)
