"""Clearing: tables that nobody joins are closed, by the hall or by whose they are, guests who never played forgotten;
and how many tables one may have to himself before that.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.hall.effects import Effect
from parlour.hall.people.machines import OneMoreTable
from parlour.hall.people.player import Player, Role
from parlour.table.entry import Entry
from parlour.table.lapse import Lapse
from parlour.table.match import Match


@dataclass(frozen=True, slots=True)
class OneMoreAlone(Effect):
    """A player sits down where nobody but him sits; "too-many-tables" when he has so many that wait or are played."""

    player: str
    most: int


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many such tables a guest may have at once, and an account, and how many of any kind a machine; 0 for any
    number.
    """

    guest: int = 8
    account: int = 40
    machine: int = 8

    def alone(self, player: Player) -> list[Effect]:
        """What has to be true before he opens one more."""
        most = self.guest if player.role is Role.GUEST else self.account
        return [OneMoreAlone(player.id, most)] if most else []

    def table(self, *players: str) -> list[Effect]:
        """What has to be true before these sit down at one more table, whoever is a machine among them."""
        return [OneMoreTable(players, self.machine)] if self.machine else []


@dataclass(frozen=True, slots=True)
class Forget(Effect):
    """Guests who were not seen since a time, and never played, said, gave or got anything, are forgotten, so many of
    them, with the tables at which they waited.
    """

    since: str
    most: int


class Forsaken(Protocol):
    """Where tables are found that nobody joined."""

    async def forsaken(self, games: Sequence[str], before: str, most: int) -> Sequence[str]:
        """Ids of tables of these games that were opened before a time and still wait, the oldest first."""


def close(match: Match, hours: int, now: str) -> list[Entry]:
    """Close a table that still waits after so many hours; who opened it is told why."""
    owner = next((seat.player for seat in match.seats if seat is not None and seat.player), "")
    return match.decide_close(Lapse.why(owner, Refusal("nobody-came", hours=hours)), now)


def withdraw(match: Match, player: str, now: str) -> list[Entry]:
    """Who waits for a second player closes his table, and everybody is told so; nothing when it is closed already."""
    if match.seat_of(player) is None:
        raise Forbidden("not-your-match")
    if match.status in ("live", "over"):
        raise Conflict("match-begun" if match.status == "live" else "match-over")
    return match.decide_close(Lapse.why(player, Refusal("closed-by-owner"), to_all=True), now)
