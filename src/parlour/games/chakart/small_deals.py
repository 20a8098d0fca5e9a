"""Small deals: a queen that may hide, and the reply to it, small enough to be played in every way there is."""

from collections.abc import Callable, Sequence
from typing import Final

from parlour.core.chance import Chance
from parlour.core.contract import SmallDeal
from parlour.core.event import Event
from parlour.core.record import State
from parlour.games.chakart.rules import RULE_BOOK
from parlour.games.chakart.written.position import parse

_NOBODY: Final = "000000000000"  # no captured pieces
HUNTED: Final = f"4k3/8/8/8/8/8/6PP/Q5PK w 0 0100 {_NOBODY}"  # a stealth move, then any reply
HUNTING: Final = f"Q3k3/8/8/8/8/8/6PP/6PK w 0 0100 {_NOBODY}"  # the queen may hide where the enemy king goes


def small_deals() -> Sequence[SmallDeal]:
    """Return deals of two actions from each position, White's and Black's."""
    return [SmallDeal(_position(fen), actions=2) for fen in (HUNTED, HUNTING)]


def _position(fen: str) -> Callable[[Chance], tuple[State, list[Event]]]:
    return lambda chance: (parse(RULE_BOOK.standard, {"fen": fen}), [])
