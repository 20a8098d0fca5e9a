# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Wrappers: kernels on one record for callers in Python, which pass one-element arrays."""

from typing import Any, NamedTuple

import numpy as np

from parlour.core.kernels import kernel
from parlour.core.record import State
from parlour.games.cipher.field.lasting import note_lasting
from parlour.games.cipher.field.zones import on_field
from parlour.games.cipher.play.answers import WIDTH
from parlour.games.cipher.play.answers import answer as write_answer
from parlour.games.cipher.play.answers import answers as write_answers
from parlour.games.cipher.play.menus import legal as write_legal
from parlour.games.cipher.skills import strength, traits
from parlour.games.cipher.skills.filters import promoted
from parlour.games.cipher.skills.resolve import is_unit_choice
from parlour.games.cipher.state import ACTIONS


class Unit(NamedTuple):
    """The values in force for a unit now; `reach` has bit d for distance d."""

    attack: int
    reach: int
    promoted: bool


@kernel
def _legal(states: Any, out: Any) -> Any:
    return write_legal(states[0], out)


@kernel
def _answers(states: Any, actions: Any, out: Any) -> Any:
    s = states[0]
    return write_answers(s, actions, int(write_legal(s, actions)), 0, out)


@kernel
def _answer(states: Any, action: Any, out: Any) -> None:
    write_answer(states[0], action, 0, out)


@kernel
def _survey(states: Any, out: Any) -> None:
    s = states[0]
    note_lasting(s)
    strength.settle(s)
    for slot in range(len(s.card)):
        if on_field(s, slot) or ((slot == s.attacker or slot == s.defender) and s.card[slot] >= 0):
            out[slot, 0] = strength.attack_of(s, slot)
            out[slot, 1] = strength.ranges(s, slot)
            out[slot, 2] = 1 + int(promoted(s, slot))


@kernel
def chooses_units(states: Any) -> Any:
    """Tell whether the choice that is asked for is among units."""
    return is_unit_choice(states[0])


def legal(state: State) -> list[int]:
    """Return the legal answers of the seat that is asked."""
    out = np.empty(ACTIONS, np.int16)
    return [int(action) for action in out[: _legal(state, out)]]


def answers(state: State) -> list[list[int]]:
    """Return the legal answers with their details (`play.answers`)."""
    out = np.empty(ACTIONS * WIDTH, np.int64)
    end = _answers(state, np.empty(ACTIONS, np.int16), out)
    found: list[list[int]] = out[:end].reshape(-1, WIDTH).tolist()
    return found


def answer(state: State, action: int) -> list[int]:
    """Return the details of any action."""
    out = np.empty(WIDTH, np.int64)
    _answer(state, action, out)
    found: list[int] = out.tolist()
    return found


@kernel
def _update_traits(states: Any) -> None:
    traits.update_traits(states[0])


def settle(state: State) -> None:
    """Note in a hand-written state what kernels keep in it: traits, lasting effects, and strengths."""
    _update_traits(state)
    _survey(state, np.zeros((len(state[0]["card"]), 3), np.int64))


def units(state: State) -> dict[int, Unit]:
    """Return the units on the field and those that fight, as they are now, by slot."""
    out = np.zeros((len(state[0]["card"]), 3), np.int64)
    _survey(state, out)
    return {
        slot: Unit(attack, reach, mark == 2) for slot, (attack, reach, mark) in enumerate(out.tolist()) if mark != 0
    }
