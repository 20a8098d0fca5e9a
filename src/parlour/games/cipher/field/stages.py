# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Stages: the progress of the skill that resolves, and its questions to seats (rulebook 8)."""

from parlour.core.kernels import kernel
from parlour.games.cipher.state import ASK_CHOOSE, NONE

# Stages of a skill.
CHECK, ASKED, PAYING, ACTING = 1, 2, 3, 4


@kernel
def begin_skill(s, number, source, unit, other):
    """Begin to resolve a skill; nothing is checked yet."""
    s.skill, s.source, s.event_unit, s.event_other = number, source, unit, other
    s.stage, s.at, s.selected, s.done, s.left, s.shown = CHECK, 0, 0, 0, 0, 0
    s.picked[0], s.picked[1] = 0, 0
    s.held = NONE


@kernel
def end_skill(s):
    """End the skill that resolves."""
    s.skill, s.source, s.event_unit, s.event_other = NONE, NONE, NONE, NONE
    s.stage, s.at, s.selected, s.done, s.left, s.shown, s.shown_seat = 0, 0, 0, 0, 0, 0, 0
    s.picked[0], s.picked[1] = 0, 0
    s.held = NONE


@kernel
def ask(s, what, seat):
    """Ask a seat; the kernel rests until it answers."""
    s.ask, s.ask_seat = what, seat


@kernel
def ask_units(s, seat, f, least, most):
    """Ask a seat to choose `least` to `most` units that match a filter."""
    s.ask_owner, s.ask_filter, s.ask_least, s.left = seat, f, least, most
    ask(s, ASK_CHOOSE, seat)


@kernel
def next_effect(s):
    """Go on to the next effect."""
    s.at += 1
    s.selected, s.left = 0, 0
