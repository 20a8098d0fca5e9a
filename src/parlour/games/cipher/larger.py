"""Larger decks: matches of them have a record of their own, and kernels compiled for it (`state.WIDE`)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core.facets.larger import Larger
from parlour.games.cipher.cards import deck as decks
from parlour.games.cipher.cards.deck import Deck
from parlour.games.cipher.state import WIDE


def _together(leader: str, other: str) -> Mapping[str, Any]:
    """Return two starters as one deck."""
    led, rest = decks.starters()[leader], decks.starters()[other]
    return Deck(led.main, (*led.codes, *rest.codes)).as_json()


def brings() -> Sequence[Mapping[str, Any]]:
    """Return two decks of a hundred cards."""
    return _together("S01", "S02"), _together("S03", "S04")


LARGER: Final = Larger(WIDE, brings)
