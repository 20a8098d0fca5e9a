"""Shells: kernels on one record for callers in Python, which hand over one-element arrays."""

from typing import Any

from parlour.core.jit import kernel
from parlour.games.cipher.filters import promoted
from parlour.games.cipher.menus import fill
from parlour.games.cipher.resolve import is_unit_choice
from parlour.games.cipher.strength import attack_of, ranges, refresh


@kernel
def attack_now(states: Any, slot: Any) -> Any:
    """The total attack of a unit."""
    return attack_of(states[0], slot)


@kernel
def ranges_now(states: Any, slot: Any) -> Any:
    """The distances a unit attacks at, bit d for distance d."""
    return ranges(states[0], slot)


@kernel
def promoted_now(states: Any, slot: Any) -> Any:
    """Whether a unit is promoted."""
    return promoted(states[0], slot)


@kernel
def refill(states: Any) -> None:
    """Reckon anew what is kept because every caller wants it: strengths and the menu."""
    refresh(states[0])
    fill(states[0])


@kernel
def chooses_units(states: Any) -> Any:
    """Whether the choice that is asked for is among units."""
    return is_unit_choice(states[0])
