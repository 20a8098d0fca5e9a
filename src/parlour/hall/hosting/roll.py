"""The roll: every account as its host looks for it, with what stands against it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from parlour.hall.hosting import shapes
from parlour.hall.people.player import Player

PAGE: Final = 30
Whom = Literal["all", "banned", "muted", "reported"]


@dataclass(frozen=True, slots=True)
class Line:
    """An account: since when it is here and was seen, its gil, stakes included, how many reports of it wait, until when
    it is banned and why, and until when it may not talk.
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
    """Some lines, and how many fit in all."""

    count: int
    lines: Sequence[Line]


@dataclass(frozen=True, slots=True)
class Open:
    """What an account has under way: live matches, open trades, and challenges that nobody answered."""

    matches: int
    trades: int
    challenges: int


class Roll(Protocol):
    """The roll as it is kept."""

    async def page(self, name: str, whom: Whom, page: int, now: str) -> Page:
        """One page of those whose name has this in it; pages are counted from 0."""

    async def line(self, player: str, now: str) -> Line | None:
        """One account by its id; None for who has none."""

    async def names(self) -> tuple[frozenset[str], frozenset[str]]:
        """What every account is called, by its key, and what that looks like."""

    async def open(self, player: str, now: str) -> Open:
        """What an account has under way."""

    async def owned(self, player: str, community: str | None = None) -> dict[str, int]:
        """What an account has there of each asset, wherever it lies: what is at stake may be a hidden hand."""


def line_json(line: Line) -> shapes.RollLine:
    """A line of the list."""
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
