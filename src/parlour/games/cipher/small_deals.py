"""Small deals: the end of a turn and the start of the next, with a card that only its owner sees.

They are small enough to be played in every way there is.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.contract import SmallDeal
from parlour.core.event import Event
from parlour.core.record import State
from parlour.games.cipher.rules import RULE_BOOK
from parlour.games.cipher.written.position import parse

CARDS: Final = ("B01-036", "S02-004", "B01-019", "B01-020")  # no two with one name
ORBS: Final = 2


def small_deals() -> Sequence[SmallDeal]:
    """Return two deals that go into the next battle: one with a deck, one with a deck that must be renewed."""
    return (
        SmallDeal(_position(deck=CARDS, retreat=()), actions=4),
        SmallDeal(_position(deck=CARDS[:ORBS], retreat=CARDS[ORBS:]), actions=4),
    )


def _position(deck: Sequence[str], retreat: Sequence[str]) -> Callable[[Chance], tuple[State, list[Event]]]:
    """Return a deal in which the first player's unit is tapped. Two cards of the second player's deck are orbs."""
    position: dict[str, Any] = {
        "turn": 3,
        "player": "first",
        "phase": "action",
        "first": _side("B01-003", CARDS, (), tapped=True),
        "second": _side("B01-053", deck, retreat, tapped=False),
    }
    return lambda chance: (parse(RULE_BOOK.standard, position), [])


def _side(main: str, deck: Sequence[str], retreat: Sequence[str], tapped: bool) -> dict[str, Any]:
    return {
        "front": [{"cards": [main], "main": True, "tapped": tapped}],
        "deck": {"count": len(deck) - ORBS, "top": [], "pool": list(deck)},
        "orbs": {"count": ORBS},
        "retreat": list(retreat),
    }
