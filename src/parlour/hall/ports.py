"""Ports: what the hall needs kept, whoever keeps it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from parlour.table.entry import Entry
from parlour.table.match import Match


@dataclass(frozen=True, slots=True)
class Player:
    """Someone who came through the door: a guest with a name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Append:
    """Entries that go into a match's log together or not at all; `created` when the match begins with them."""

    match: Match
    entries: Sequence[Entry]
    created: bool = False
    status: str = "open"


@dataclass(frozen=True, slots=True)
class Listing:
    """A line of a list of matches."""

    id: str
    game: str
    rules: str
    status: str
    seats: dict[str, str | None] = field(default_factory=dict)
    created: str = ""


class Store(Protocol):
    """Durable keeping: what `append` has answered True to survives kill -9."""

    async def append(self, append: Append) -> bool:
        """Write entries down; False when (match, seq) or the command was there already, and nothing is written."""

    async def load(self, match_id: str) -> Match | None:
        """The match as its log tells it, or None."""

    async def game_of(self, match_id: str) -> str | None:
        """The name of the game a match is of, or None; its kernels need not be warm for it."""

    async def live_with_agents(self, game: str) -> list[str]:
        """Ids of the matches of a game being played in which an agent of the house has a seat."""

    async def listings(self, status: str | None, player: str | None, limit: int) -> list[Listing]:
        """Matches by status, newest first; those of one player when given."""

    async def player(self, player_id: str) -> Player | None:
        """The player of an id, or None."""

    async def save_player(self, player: Player) -> None:
        """Write a player down, new or renamed."""
