"""Absence: days on which a player's clocks stand still in games by post, announced beforehand and so many a year."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from typing_extensions import TypedDict

from parlour.core.refusal import Conflict
from parlour.hall.effects import Effect
from parlour.hall.notices.triggers import is_by_post
from parlour.table import timestamps
from parlour.table.downtime import Stretch
from parlour.table.match import Match

DAY: Final = 86_400_000  # milliseconds
YEAR: Final = 365 * DAY
MOST_AT_ONCE: Final = 14  # days
MOST_A_YEAR: Final = 28  # days


@dataclass(frozen=True, slots=True)
class Absence:
    """The absence of a player for so many days. They may be back early, and have used the days all the same."""

    player: str
    since: str
    until: str
    days: int

    @property
    def stretch(self) -> Stretch:
        """The time of the absence, in milliseconds since 1970."""
        return (timestamps.read(self.since), timestamps.read(self.until))


@dataclass(frozen=True, slots=True)
class GoAway(Effect):
    """The beginning of an absence.

    Refused as "away-already" if the player is away, as "too-many-days" if they have not so many left.
    """

    absence: Absence


@dataclass(frozen=True, slots=True)
class ComeBack(Effect):
    """The return of a player from an absence."""

    player: str
    now: str


class Absences(Protocol):
    """Absences as they are kept."""

    async def of(self, player: str, since: str) -> Sequence[Absence]:
        """Return a player's absences that ended after a time, or did not yet, the oldest first."""

    async def lasting(self, since: str) -> Sequence[Absence]:
        """Return everybody's absences that ended after a time, or did not yet."""


class Away(TypedDict):
    """The absence of the reader: until when it lasts, and how many days they have left this year."""

    until: str | None
    left: int
    at_once: int


def leaving(player: str, days: int, now: str) -> GoAway:
    """Let a player go away for some days, from now on."""
    return GoAway(Absence(player, now, timestamps.later(now, days * DAY), days))


def a_year_before(now: str) -> str:
    """Return the time since which days are counted."""
    return timestamps.later(now, -YEAR)


def require_days(before: Sequence[Absence], wanted: Absence) -> None:
    """Refuse a player who is away already, or has not so many days left of this year."""
    if any(one.until > wanted.since for one in before):
        raise Conflict("away-already")
    left = _left(before)
    if wanted.days > left:
        raise Conflict("too-many-days", days=wanted.days, left=left)


def away_json(before: Sequence[Absence], now: str) -> Away:
    """Return until when a player is away, and their days left, by their absences of the last year."""
    until = next((one.until for one in before if one.until > now), None)
    return {"until": until, "left": _left(before), "at_once": MOST_AT_ONCE}


def away_at(match: Match, absences: Mapping[int, Sequence[Absence]], player: str, now: str) -> dict[str, str]:
    """Return until when each side of a table by post is away, for those who sit there: it is nobody else's business."""
    if match.seat_of(player) is None or not is_by_post(match):
        return {}
    ends = {seat: next((one.until for one in kept if one.until > now), None) for seat, kept in absences.items()}
    return {match.game.seats[seat]: until for seat, until in ends.items() if until is not None}


def _left(before: Sequence[Absence]) -> int:
    return max(0, MOST_A_YEAR - sum(one.days for one in before))
