# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Lasting: effects that stay on a unit for a while, and their end (rulebook 10)."""

from typing import Final

from parlour.core.kernels import inline, kernel, rare
from parlour.games.cipher.compiled.tables import effect, skill
from parlour.games.cipher.state import MODS, NONE
from parlour.games.cipher.vocabulary.columns import E_OP, E_SET, S_OPS
from parlour.games.cipher.vocabulary.properties import (
    COPY_UNIT,
    GRANT_SKILL,
    MODIFY_ATTACK,
    MODIFY_SUPPORT,
    ORB_DAMAGE,
    REDUCE_COST,
)
from parlour.games.cipher.vocabulary.values import DURING_OPPONENT_TURN, DURING_OWN_NEXT_TURN, OWN_NEXT_TURN, TURN

# An effect that gives a unit another card's skill counts the uses in its amount: the skill + USE for each use.
USE: Final = 1 << 16


@kernel
def _properties(e, amount):
    """Return the properties of an effect while it lasts, as bits; a granted skill brings its own."""
    op = effect(e, E_OP)
    return 1 << op | (skill(amount, S_OPS) if op == GRANT_SKILL else 0)


@inline
def adds_up(op):
    """Tell whether amounts of a property are added: attack, support, and reductions of a skill's cost."""
    return op == MODIFY_ATTACK or op == MODIFY_SUPPORT or op == REDUCE_COST


@kernel
def add_lasting(s, e, slot, amount, duration, seat):
    """Put a lasting effect on a unit; equal effects of one skill are one, and additions add up.

    Additions are attack, support, and orbs that are “increased by” a number (B16-007), not those that become one.
    """
    op = effect(e, E_OP)
    on_top = adds_up(op) or (op == ORB_DAMAGE and effect(e, E_SET) == 0)
    n = int(s.mod_n)
    for k in range(n):
        alike = int(s.mod_target[k]) == slot and int(s.mod_effect[k]) == e
        if alike and int(s.mod_duration[k]) == duration and int(s.mod_seat[k]) == seat:
            if on_top:
                s.mod_amount[k] = int(s.mod_amount[k]) + amount
                return
            if int(s.mod_amount[k]) == amount:
                return
    if n >= MODS:  # with no room left the match is a draw, so that no effect is lost
        s.lost[0], s.lost[1] = 1, 1
        return
    s.mod_target[n] = slot
    s.mod_effect[n] = e
    s.mod_amount[n] = amount
    s.mod_duration[n] = duration
    s.mod_seat[n] = seat
    s.mod_n = n + 1
    s.mod_ops = int(s.mod_ops) | _properties(e, amount)


@kernel
def _move_down(s, k, to):
    """Move lasting effect `k` down to place `to`."""
    s.mod_target[to] = s.mod_target[k]
    s.mod_effect[to] = s.mod_effect[k]
    s.mod_amount[to] = s.mod_amount[k]
    s.mod_duration[to] = s.mod_duration[k]
    s.mod_seat[to] = s.mod_seat[k]


@kernel
def _truncate(s, kept):
    """Blank the lasting effects from place `kept` on."""
    for k in range(kept, int(s.mod_n)):
        s.mod_target[k] = 0
        s.mod_effect[k] = 0
        s.mod_amount[k] = 0
        s.mod_duration[k] = 0
        s.mod_seat[k] = 0
    s.mod_n = kept
    note_lasting(s)


@kernel
def note_lasting(s):
    """Note which properties the lasting effects have."""
    found = 0
    for k in range(int(s.mod_n)):
        found |= _properties(int(s.mod_effect[k]), int(s.mod_amount[k]))
    s.mod_ops = found


@rare
def _text_copied(s, slot):
    for k in range(int(s.mod_n)):
        copied = effect(int(s.mod_effect[k]), E_OP) == COPY_UNIT and int(s.mod_amount[k]) < USE
        if copied and int(s.mod_target[k]) == slot:
            return int(s.mod_amount[k])
    return int(s.card[slot])


@inline
def text_of(s, slot):
    """Return the card whose text a unit has: its own, or the one it copies in everything except name and attack."""
    return _text_copied(s, slot) if int(s.mod_ops) >> COPY_UNIT & 1 else int(s.card[slot])


@kernel
def drop(s, k):
    """End lasting effect `k`."""
    for later in range(k + 1, int(s.mod_n)):
        _move_down(s, later, later - 1)
    _truncate(s, int(s.mod_n) - 1)


@kernel
def end_lasting(s, slot):
    """End every lasting effect of a unit."""
    kept = 0
    for k in range(int(s.mod_n)):
        if int(s.mod_target[k]) != slot:
            _move_down(s, k, kept)
            kept += 1
    if kept < int(s.mod_n):
        _truncate(s, kept)


@kernel
def advance_durations(s):
    """As a turn ends, let effects that wait for the next turn, or end with it, last until its end."""
    for k in range(int(s.mod_n)):
        duration, own = int(s.mod_duration[k]), int(s.mod_seat[k]) == int(s.turn)
        if (duration == DURING_OPPONENT_TURN and own) or (
            (duration == OWN_NEXT_TURN or duration == DURING_OWN_NEXT_TURN) and not own
        ):
            s.mod_duration[k] = TURN


@kernel
def expire(s, duration, creator):
    """End the effects of a duration: all of them or, if `creator` is not NONE, those that a seat made."""
    kept = 0
    for k in range(int(s.mod_n)):
        if int(s.mod_duration[k]) != duration or (creator != NONE and int(s.mod_seat[k]) != creator):
            _move_down(s, k, kept)
            kept += 1
    if kept < int(s.mod_n):
        _truncate(s, kept)
