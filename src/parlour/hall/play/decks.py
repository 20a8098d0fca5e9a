"""Decks: what an account keeps of the cards it brings to tables, under names, finished or not; nobody else is told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from parlour.core import registry
from parlour.core.contract import Bring
from parlour.hall.effects import Effect
from parlour.hall.people.names import spelled

MOST: Final = 60  # of a game that one account keeps
LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck under its name, by an id that is its player's own choice: kept again under it, it takes its own place."""

    id: str
    player: str
    game: str
    name: str
    bring: Bring
    changed: str


@dataclass(frozen=True, slots=True)
class KeepDeck(Effect):
    """A deck is kept, in the place of the one of its id; refused where there are too many."""

    deck: Deck
    most: int = MOST


@dataclass(frozen=True, slots=True)
class DropDeck(Effect):
    """A deck is kept no longer."""

    player: str
    game: str
    id: str


class Decks(Protocol):
    """Decks as they are kept."""

    async def of(self, player: str, game: str) -> Sequence[Deck]:
        """A player's decks for a game, the one he changed last first."""


def keep(player: str, game: str, deck_id: str, name: str, bring: Bring, now: str) -> KeepDeck:
    """A deck as it is kept: its name spelled, its cards known to their game."""
    checked = registry.game(game).need_cards().check_draft(bring)
    return KeepDeck(Deck(deck_id, player, game, spelled(name, LONGEST_NAME), checked, now))
