"""The roll: every account as hosts look for it, with what stands against it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from parlour.hall.hosting import shapes
from parlour.hall.people.player import Player

PAGE: Final = 30
Whom = Literal["all", "banned", "muted", "reported"]


@dataclass(frozen=True, slots=True)
class Line:
    """An account on the roll: `since` when it is here, when it was last `seen`, and its gil, stakes included.

    `reports` counts those that wait. `ban` tells until when it is banned and why, `muted` until when it may not talk.
    """

    player: Player
    since: str
    seen: str
    gil: int
    reports: int
    ban: shapes.Banned | None
    muted: str | None


@dataclass(frozen=True, slots=True)
class Page:
    """A page of lines, and the number of accounts that fit in all."""

    count: int
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class Open:
    """The unfinished business of an account: live matches, open trades, and challenges that nobody answered."""

    matches: int
    trades: int
    challenges: int


class Roll(Protocol):
    """The roll as it is kept."""

    async def page(self, name: str, whom: Whom, page: int, now: str) -> Page:
        """Return one page of the accounts with this in their name; pages are counted from 0."""

    async def line(self, player: str, now: str) -> Line | None:
        """Return the line of an account by its id; None if the player has none."""

    async def names(self) -> tuple[frozenset[str], frozenset[str]]:
        """Return the keys of the names of all accounts, and their skeletons."""

    async def open(self, player: str, now: str) -> Open:
        """Return the unfinished business of an account."""

    async def owned(self, player: str, community: str | None = None) -> dict[str, int]:
        """Return how much an account has there of each asset, stakes included.

        The sum does not tell what is at stake, which may be a hidden hand.
        """


def line_json(line: Line) -> shapes.RollLine:
    """Return a line of the list of accounts."""
    return {
        "id": line.player.id,
        "name": line.player.name,
        "role": line.player.role,
        "since": line.since,
        "seen": line.seen,
        "gil": line.gil,
        "reports": line.reports,
        "ban": line.ban,
        "muted": line.muted,
    }
