# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Stacks: level up and class change from the hand, paid from the budget (rulebook 4.3)."""

from parlour.core.jit import kernel
from parlour.games.cipher.skills.units import grow


@kernel
def put_on(s, slot, onto, price, log):
    """Pay, and put a card of the hand on top of a unit."""
    s.spent += price
    grow(s, slot, onto, price, log)
    s.checking = 1
