"""Absence: days on which a player's clocks stand still in games by post, announced beforehand and so many a year."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from typing_extensions import TypedDict

from parlour.core.refusal import Conflict
from parlour.hall.effects import Effect
from parlour.hall.notices.causes import is_by_post
from parlour.table import timestamps
from parlour.table.downtime import Stretch
from parlour.table.match import Match

DAY: Final = 86_400_000  # milliseconds
YEAR: Final = 365 * DAY
MOST_AT_ONCE: Final = 14  # days
MOST_A_YEAR: Final = 28  # days


@dataclass(frozen=True, slots=True)
class Absence:
    """A player is away for so many days; he may be back before they are over, and has used them all the same."""

    player: str
    since: str
    until: str
    days: int

    @property
    def stretch(self) -> Stretch:
        """When he was away, or will be, in milliseconds since 1970."""
        return (timestamps.read(self.since), timestamps.read(self.until))


@dataclass(frozen=True, slots=True)
class GoAway(Effect):
    """A player will be away from now on; "away-already" when he is, "too-many-days" when he has not so many left."""

    absence: Absence


@dataclass(frozen=True, slots=True)
class ComeBack(Effect):
    """A player is there again."""

    player: str
    now: str


class Absences(Protocol):
    """Absences as they are kept."""

    async def of(self, player: str, since: str) -> Sequence[Absence]:
        """A player's that ended after a time, or did not yet, the oldest first."""

    async def lasting(self, since: str) -> Sequence[Absence]:
        """Everybody's that ended after a time, or did not yet."""


class Away(TypedDict):
    """Until when the reader is away, and how many days they have left this year."""

    until: str | None
    left: int
    at_once: int


def leaving(player: str, days: int, now: str) -> GoAway:
    """A player goes away for some days, from now on."""
    return GoAway(Absence(player, now, timestamps.later(now, days * DAY), days))


def a_year_before(now: str) -> str:
    """Since when days are counted."""
    return timestamps.later(now, -YEAR)


def require_days(before: Sequence[Absence], wanted: Absence) -> None:
    """A Refusal for who is away already, or has not so many days left of this year."""
    if any(one.until > wanted.since for one in before):
        raise Conflict("away-already")
    left = _left(before)
    if wanted.days > left:
        raise Conflict("too-many-days", days=wanted.days, left=left)


def away_json(before: Sequence[Absence], now: str) -> Away:
    """How it stands with a player's absences of the last year."""
    until = next((one.until for one in before if one.until > now), None)
    return {"until": until, "left": _left(before), "at_once": MOST_AT_ONCE}


def away_at(match: Match, absences: Mapping[int, Sequence[Absence]], player: str, now: str) -> dict[str, str]:
    """Until when each side of a table by post is away, for those who sit there: nobody else's business."""
    if match.seat_of(player) is None or not is_by_post(match):
        return {}
    ends = {seat: next((one.until for one in kept if one.until > now), None) for seat, kept in absences.items()}
    return {match.game.seats[seat]: until for seat, until in ends.items() if until is not None}


def _left(before: Sequence[Absence]) -> int:
    return max(0, MOST_A_YEAR - sum(one.days for one in before))
