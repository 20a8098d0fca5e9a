"""Decks: cards that an account keeps under names to bring to tables, finished or not. Nobody else is told of them."""

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
    """A deck under its name. The player chooses its id: a deck that is kept again under it takes its own place."""

    id: str
    player: str
    game: str
    name: str
    bring: Bring
    changed: str


@dataclass(frozen=True, slots=True)
class KeepDeck(Effect):
    """A deck to keep, in the place of the one of its id; refused if there are too many."""

    deck: Deck
    most: int = MOST


@dataclass(frozen=True, slots=True)
class DropDeck(Effect):
    """The removal of a deck."""

    player: str
    game: str
    id: str


class Decks(Protocol):
    """Decks as they are kept."""

    async def of(self, player: str, game: str) -> Sequence[Deck]:
        """Return a player's decks for a game, the last changed first."""


def keep(player: str, game: str, deck_id: str, name: str, bring: Bring, now: str) -> KeepDeck:
    """Keep a deck: its name spelled, its cards known to their game."""
    checked = registry.game(game).need_cards().check_draft(bring)
    return KeepDeck(Deck(deck_id, player, game, spelled(name, LONGEST_NAME), checked, now))
