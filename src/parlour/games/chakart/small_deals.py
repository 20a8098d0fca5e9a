"""Small deals: a queen that may hide, and the answer to it, played in every way there is."""

from collections.abc import Callable, Sequence
from typing import Final

from parlour.core.chance import Chance
from parlour.core.contract import SmallDeal
from parlour.core.event import Event
from parlour.core.record import State
from parlour.games.chakart.rules import RULE_BOOK
from parlour.games.chakart.written.position import parse

_NOBODY: Final = "000000000000"  # is in prison
HUNTED: Final = f"4k3/8/8/8/8/8/6PP/Q5PK w 0 0100 {_NOBODY}"  # a stealth move, and any answer
HUNTING: Final = f"Q3k3/8/8/8/8/8/6PP/6PK w 0 0100 {_NOBODY}"  # she may come to stand where the king goes


def small_deals() -> Sequence[SmallDeal]:
    """White's move, Black's, for each position."""
    return [SmallDeal(_position(fen), actions=2) for fen in (HUNTED, HUNTING)]


def _position(fen: str) -> Callable[[Chance], tuple[State, list[Event]]]:
    return lambda chance: (parse(RULE_BOOK.standard, {"fen": fen}), [])
