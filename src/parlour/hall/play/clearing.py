"""Clearing: tables that nobody joins are closed, by the hall or by their owner. Guests who never played are forgotten.

The number of tables that a player may have to themselves until then is limited.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.hall.effects import Effect
from parlour.hall.people.machines import OneMoreTable
from parlour.hall.people.player import Player, Role
from parlour.table.close_reason import CloseReason
from parlour.table.entry import Entry
from parlour.table.match import Match


@dataclass(frozen=True, slots=True)
class OneMoreAlone(Effect):
    """One more table for a player alone; refused as "too-many-tables" if they have `most` that wait or are played."""

    player: str
    most: int


@dataclass(frozen=True, slots=True)
class Allowance:
    """The number of such tables that a guest or an account may have at once; 0 for any number.

    For a machine, tables of any kind count.
    """

    guest: int = 8
    account: int = 40
    machine: int = 8

    def alone(self, player: Player) -> list[Effect]:
        """Return what has to be true before a player opens one more."""
        most = self.guest if player.role is Role.GUEST else self.account
        return [OneMoreAlone(player.id, most)] if most else []

    def table(self, *players: str) -> list[Effect]:
        """Return what has to be true before these sit down at one more table, whoever is a machine among them."""
        return [OneMoreTable(players, self.machine)] if self.machine else []


@dataclass(frozen=True, slots=True)
class Forget(Effect):
    """The order to forget so many guests, with the tables at which they waited.

    They were not seen since a time, and never played, said, gave or got anything.
    """

    since: str
    most: int


class Forsaken(Protocol):
    """The tables that nobody joined."""

    async def forsaken(self, games: Sequence[str], before: str, most: int) -> Sequence[str]:
        """Return ids of tables of these games that were opened before a time and still wait, the oldest first."""


def close(match: Match, hours: int, now: str) -> list[Entry]:
    """Close a table that still waits after so many hours; its owner is told why."""
    owner = next((seat.player for seat in match.seats if seat is not None and seat.player), "")
    return match.decide_close(CloseReason.why(owner, Refusal("nobody-came", hours=hours)), now)


def withdraw(match: Match, player: str, now: str) -> list[Entry]:
    """Close a table for the player who waits there, and tell everybody so; do nothing if it is closed already."""
    if match.seat_of(player) is None:
        raise Forbidden("not-your-match")
    if match.status in ("live", "over"):
        raise Conflict("match-begun" if match.status == "live" else "match-over")
    return match.decide_close(CloseReason.why(player, Refusal("closed-by-owner"), to_all=True), now)
