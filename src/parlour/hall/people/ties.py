"""Ties: whom a player counts among his friends, and from whom he wants nothing; both are his own affair alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from parlour.core.refusal import Forbidden, Refusal
from parlour.hall.effects import Effect
from parlour.hall.people.player import Player

MOST: Final = 500  # of one player
Kind = Literal["friend", "blocked"]


@dataclass(frozen=True, slots=True)
class Tie(Effect):
    """One player is another's friend, or is kept away by him; "too-many-ties" when he has `most`."""

    player: str
    other: str
    kind: Kind
    now: str
    most: int = MOST


@dataclass(frozen=True, slots=True)
class Untie(Effect):
    """Neither any more."""

    player: str
    other: str


@dataclass(frozen=True, slots=True)
class NeedWelcome(Effect):
    """One player comes to another with an offer: refused when either keeps the other away."""

    player: str
    other: str


@dataclass(frozen=True, slots=True)
class Tied:
    """Somebody at the other end of a tie."""

    name: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Meeting:
    """A finished match of two: its game, and whether the first of them won; None for a draw."""

    game: str
    won: bool | None


class Ties(Protocol):
    """Ties as they are kept."""

    async def of(self, player: str) -> Sequence[Tied]:
        """A player's ties, by name."""

    async def between(self, player: str, other: str) -> Kind | None:
        """What one player has made of another."""

    async def meetings(self, player: str, other: str, limit: int) -> Sequence[Meeting]:
        """The matches of two that are over, the last first."""


def tie(player: Player, other: Player, kind: Kind, now: str) -> Tie:
    """One account makes another his friend, or keeps him away."""
    if player.id == other.id:
        raise Refusal("tie-with-oneself")
    return Tie(player.id, other.id, kind, now)


def unwelcome(by_oneself: bool) -> Forbidden:
    """Why an offer does not reach somebody: its maker, or the other, keeps the other away."""
    return Forbidden("blocked-by-you" if by_oneself else "blocked-by-other")


def run(meetings: Sequence[Meeting]) -> tuple[bool, int]:
    """The longest run of wins among the meetings of two, and whether it is the first one's; none is as long as 0."""
    best, who, length = (True, 0), None, 0
    for meeting in meetings:
        length = length + 1 if meeting.won is who else 1
        who = meeting.won
        if who is not None and length > best[1]:
            best = (who, length)
    return best
