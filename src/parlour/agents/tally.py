"""Tally: how matches are counted. An outcome lies between -1 and 1, and more than 0 is a win."""

from typing import Any

from parlour.core.jit import kernel

WON, DRAWN, LOST = range(3)


@kernel
def column(outcome: Any) -> Any:
    """Return WON, DRAWN or LOST for a match of this outcome, however much it pays."""
    return DRAWN - int(outcome > 0.0) + int(outcome < 0.0)
