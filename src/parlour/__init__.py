"""parlour: a game hall and a fast rules library for games with house rules, chance and secrets."""

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # A library that is asked for its version alone loads no game, no solver and no compiler.
    from parlour.agents.exact import Solution
    from parlour.core.record import State
    from parlour.core.rules import RuleSet
    from parlour.rl.batch import Batch

try:
    __version__ = version("parlour")
except PackageNotFoundError:  # running from a checkout that was never installed
    __version__ = "0.0.0"


def solve(state: "State", goes_on: Callable[[int], bool] | None = None) -> "Solution | None":
    """The exact worth of every action of a state of any game, both seats knowing all that is in it; None beyond reach.

    `goes_on` is asked again and again with the number of positions searched, and stops the search when it says no:
    without it that is after some seconds. What is a state of no game, a view that hides something, and a match that is
    over are each a Refusal.
    """
    from parlour.agents.exact.whole import solved

    return solved(state, goes_on)


def batch(table: "str | RuleSet", n: int, seed: int = 0, **chosen: "Any") -> "Batch":
    """`n` matches of a rule set as arrays, an action played in each at a time: see `parlour.rl.batch.Batch`."""
    from parlour.rl.batch import batch as made

    return made(table, n, seed, **chosen)
