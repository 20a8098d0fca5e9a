"""Ties: a player's friends, and those whom they keep away. Both are their own affair alone."""

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
    """The tie of a player to another, a friend or kept away; refused as "too-many-ties" if they have `most`."""

    player: str
    other: str
    kind: Kind
    now: str
    most: int = MOST


@dataclass(frozen=True, slots=True)
class Untie(Effect):
    """The end of a tie."""

    player: str
    other: str


@dataclass(frozen=True, slots=True)
class NeedWelcome(Effect):
    """The condition on a player who comes to another with an offer: neither keeps the other away."""

    player: str
    other: str


@dataclass(frozen=True, slots=True)
class Tied:
    """The player at the other end of a tie."""

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
        """Return a player's ties, by name."""

    async def between(self, player: str, other: str) -> Kind | None:
        """Return what one player has made of another, or None."""

    async def meetings(self, player: str, other: str, limit: int) -> Sequence[Meeting]:
        """Return the finished matches of two, the last first."""


def tie(player: Player, other: Player, kind: Kind, now: str) -> Tie:
    """Let one account make another its friend, or keep it away."""
    if player.id == other.id:
        raise Refusal("tie-with-oneself")
    return Tie(player.id, other.id, kind, now)


def unwelcome(by_oneself: bool) -> Forbidden:
    """Return why an offer does not reach somebody: its maker, or the other, keeps the other away."""
    return Forbidden("blocked-by-you" if by_oneself else "blocked-by-other")


def run(meetings: Sequence[Meeting]) -> tuple[bool, int]:
    """Return whose the longest run of wins of two is, True for the first one's, and its length; 0 for none."""
    best, who, length = (True, 0), None, 0
    for meeting in meetings:
        length = length + 1 if meeting.won is who else 1
        who = meeting.won
        if who is not None and length > best[1]:
            best = (who, length)
    return best
