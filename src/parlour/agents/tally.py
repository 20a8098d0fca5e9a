"""Tally: how matches are counted. An outcome lies between -1 and 1, and whoever has more than nothing has won."""

from typing import Any

from parlour.core.jit import kernel

WON, DRAWN, LOST = range(3)


@kernel
def column(outcome: Any) -> Any:
    """Where a match of this outcome is counted: WON, DRAWN or LOST, however much it pays."""
    return DRAWN - int(outcome > 0.0) + int(outcome < 0.0)
