# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Triggers: AUTO skills that an event has triggered, in a queue for their turn (rulebook 8)."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import first
from parlour.games.cipher.compiled.tables import card, skill
from parlour.games.cipher.field.auras import skill_at
from parlour.games.cipher.field.lasting import text_of
from parlour.games.cipher.field.uses import uses
from parlour.games.cipher.field.zones import field
from parlour.games.cipher.sets import lowest
from parlour.games.cipher.skills.conditions import skill_holds
from parlour.games.cipher.skills.filters import is_of_itself, match_card, match_unit, matches_cause
from parlour.games.cipher.skills.repertoire import borrowed
from parlour.games.cipher.skills.strength import compute_power, mark_power_stale
from parlour.games.cipher.skills.suppression import ready
from parlour.games.cipher.skills.traits import update_traits
from parlour.games.cipher.state import NONE, SHIFT, TRIGGERS
from parlour.games.cipher.vocabulary.columns import (
    BOND_SKILL,
    C_FLAGS,
    C_SKILLS,
    C_SKILLS_N,
    S_ASKS_POWER,
    S_BY,
    S_EVENT,
    S_KIND,
    S_NAME,
    S_ONCE,
    S_OTHER,
    S_PLACE,
    S_READS_TRIGGER,
    S_SUPPORT,
    S_TO,
    S_TURN,
    S_VIA,
    S_WHO,
)
from parlour.games.cipher.vocabulary.properties import COPY_SKILLS
from parlour.games.cipher.vocabulary.triggers import (
    ON_BOND_PLACED,
    ON_DEPLOY,
    ON_DESTROYS,
    ON_HAND_FROM_RETREAT,
    ON_PHASE_START,
    ON_SKILL_USED,
    ON_TURN_END,
    ON_TURN_START,
)
from parlour.games.cipher.vocabulary.values import BONDS, BY_SKILL, IN_BONDS, IS_AUTO, ON_FIELD


@kernel
def _has_cause(s, k, source, event):
    """Tell whether an event has the cause that a skill asks for.

    Either a support skill deployed the unit, or the unit's own skill of that name did what happened.
    """
    if event == ON_DEPLOY:
        return int(s.via) == 1
    return int(s.skill) >= 0 and int(s.source) == source and skill(int(s.skill), S_NAME) == skill(k, S_VIA)


@kernel
def _matches_event(s, k, source, event, unit, other, how):
    """Tell whether an event is the one a skill waits for."""
    seat = source >> SHIFT & 1
    if event == ON_PHASE_START and how != skill(k, S_VIA):
        return False
    if event == ON_TURN_START or event == ON_TURN_END or event == ON_PHASE_START:
        whose = skill(k, S_TURN)
        return whose == 2 or (whose == 0) == (int(s.turn) == seat)
    if event == ON_SKILL_USED:
        return how == skill(k, S_VIA) and unit >> SHIFT & 1 == seat
    if event == ON_BOND_PLACED or event == ON_HAND_FROM_RETREAT:
        if unit >> SHIFT & 1 != seat or (is_of_itself(skill(k, S_WHO)) and unit != source):
            return False
        return match_card(s, skill(k, S_WHO), unit, seat, source)
    if not match_unit(s, skill(k, S_WHO), unit, seat, source):
        return False
    if skill(k, S_OTHER) >= 0 and (other < 0 or not match_unit(s, skill(k, S_OTHER), other, seat, source)):
        return False
    if skill(k, S_SUPPORT) >= 0:
        support = int(s.support[unit >> SHIFT & 1])
        if support < 0 or not match_card(s, skill(k, S_SUPPORT), support, seat, source):
            return False
    if skill(k, S_TO) != 0 and int(s.zone[unit]) != skill(k, S_TO):
        return False
    if event == ON_DESTROYS and how == BY_SKILL and skill(k, S_VIA) == 0:  # a unit defeats by its attack
        return False
    if skill(k, S_VIA) != 0 and not _has_cause(s, k, source, event):
        return False
    return matches_cause(skill(k, S_BY), how)


@kernel
def push(s, k, source, unit, other):
    """Queue a triggered skill in the newest group; with no room left the match is a draw, so that none is lost."""
    at = int(s.queue_n)
    if at >= TRIGGERS:
        s.lost[0], s.lost[1] = 1, 1
        return
    s.queue_skill[at] = k
    s.queue_source[at] = source
    s.queue_unit[at] = unit
    s.queue_other[at] = other
    s.queue_seat[at] = source >> SHIFT & 1
    s.queue_group[at] = s.group
    s.queue_n = at + 1


@kernel
def drop_trigger(s, at):
    """Remove one entry from the queue; the others keep their order."""
    last = int(s.queue_n) - 1
    for i in range(at, last):
        s.queue_skill[i] = s.queue_skill[i + 1]
        s.queue_source[i] = s.queue_source[i + 1]
        s.queue_unit[i] = s.queue_unit[i + 1]
        s.queue_other[i] = s.queue_other[i + 1]
        s.queue_seat[i] = s.queue_seat[i + 1]
        s.queue_group[i] = s.queue_group[i + 1]
    s.queue_skill[last] = 0
    s.queue_source[last] = 0
    s.queue_unit[last] = 0
    s.queue_other[last] = 0
    s.queue_seat[last] = 0
    s.queue_group[last] = 0
    s.queue_n = last


@kernel
def _trigger_skill(s, k, source, place, event, unit, other, how):
    """Queue one skill of a card if it waits for an event."""
    if skill(k, S_EVENT) != event or skill(k, S_KIND) != IS_AUTO or skill(k, S_PLACE) != place:
        return
    if skill(k, S_ONCE) != 0 and uses(s, k, source) > 0:
        return
    if place == ON_FIELD and not ready(s, k, source):
        return
    if skill(k, S_ASKS_POWER) != 0:
        compute_power(s)
    if _matches_event(s, k, source, event, unit, other, how):
        before_unit, before_other = int(s.event_unit), int(s.event_other)
        s.event_unit, s.event_other = unit, other
        if skill_holds(s, k, source >> SHIFT & 1, source):
            push(s, k, source, unit, other)
        s.event_unit, s.event_other = before_unit, before_other


@kernel
def _trigger_card(s, source, place, event, unit, other, how):
    """Queue every skill of a card that waits for an event."""
    number = text_of(s, source)
    for k in range(card(number, C_SKILLS), card(number, C_SKILLS) + card(number, C_SKILLS_N)):
        _trigger_skill(s, k, source, place, event, unit, other, how)
    if place == ON_FIELD and int(s.ops) >> COPY_SKILLS & 1:
        lent = borrowed(s, source, NONE)
        while lent >= 0:
            _trigger_skill(s, skill_at(s, lent), source, place, event, unit, other, how)
            lent = borrowed(s, source, lent)


@kernel
def fire(s, event, unit, other, how):
    """Queue every skill that waits for an event of `unit`, in which `other` has a part."""
    if int(s.awaited) >> event & 1:
        _notify_listeners(s, event, unit, other, how)


@kernel
def _notify_listeners(s, event, unit, other, how):
    """Queue the skills of every card of this match that waits for an event."""
    mark_power_stale(s)
    update_traits(s)
    for seat in range(2):
        listeners = int(s.listeners[event, seat])
        rest = listeners & field(s, seat)
        while rest != 0:
            _trigger_card(s, lowest(seat, rest), ON_FIELD, event, unit, other, how)
            rest &= rest - 1
        rest = listeners & int(s.where[seat, BONDS])
        while rest != 0:
            source = lowest(seat, rest)
            rest &= rest - 1
            if card(int(s.card[source]), C_FLAGS) & BOND_SKILL and int(s.face_down[source]) == 0:
                _trigger_card(s, source, IN_BONDS, event, unit, other, how)


@kernel
def _alike(s, i, j):
    """Tell whether the order of two waiting skills makes no difference (rulebook 8 lets their owner choose an order).

    Then both are the same skill of one card, triggered by the same unit or without reference to it.
    """
    k = int(s.queue_skill[i])
    if k != int(s.queue_skill[j]) or int(s.queue_source[i]) != int(s.queue_source[j]):
        return False
    return skill(k, S_READS_TRIGGER) == 0 or int(s.queue_unit[i]) == int(s.queue_unit[j])


@kernel
def waiting(s, seat, group):
    """Return the skills of a seat that wait in a group, as a mask of the queue: of equal ones the first."""
    found = 0
    for i in range(int(s.queue_n)):
        if int(s.queue_group[i]) == group and int(s.queue_seat[i]) == seat:
            rest, again = found, False
            while rest != 0 and not again:
                again = _alike(s, first(rest), i)
                rest &= rest - 1
            if not again:
                found |= 1 << i
    return found


@kernel
def newest_group(s):
    """Return the group whose triggers come first, the newest, or NONE."""
    group = NONE
    for i in range(int(s.queue_n)):
        group = max(group, int(s.queue_group[i]))
    return group
