"""Members: the directory of accounts, for players who look for somebody."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol, get_args

from parlour.hall.people.ratings import Rating
from parlour.table import timestamps

PAGE: Final = 30
DAY: Final = 86_400_000  # milliseconds
LIVELY: Final = 600_000  # milliseconds: a table at which something happened so lately is played right now
Seen = Literal["today", "week", "month", "long"]
Who = Literal["all", "here", "friends", "wanted", "machines"]
Sort = Literal["name", "rating", "cards", "seen"]
_WITHIN: Mapping[Seen, int] = {"today": 1, "week": 7, "month": 30}  # days


@dataclass(frozen=True, slots=True)
class Question:
    """A search of the directory.

    `name` is a part of the names to find. `who` narrows them to those here now, the viewer's friends, or those who have
    what the viewer looks for. Machines are found as such alone. Those found may have to be rated in a `game`, or seen
    `since` a time. Pages are counted from 0.

    Here are those in the `lobby`, and those who play: something happened at their table after `lively`.
    """

    viewer: str
    name: str = ""
    who: Who = "all"
    game: str | None = None
    since: str | None = None
    lobby: tuple[str, ...] = ()
    lively: str = ""
    sort: Sort = "rating"
    page: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """A table at which somebody plays right now, and against whom; "" for the house, or a player who left."""

    match: str
    against: str


@dataclass(frozen=True, slots=True)
class Member:
    """An account in the directory; `rating` is of the `family` it plays most.

    It owns so many `cards`, None if it keeps them to itself. It `has` so many that the viewer wants, and `wants` so
    many of the viewer's. `plays` is the table it plays at.
    """

    id: str
    name: str
    claimed: str
    seen: str
    friend: bool
    family: str | None
    rating: Rating | None
    cards: int | None
    has: int
    wants: int
    plays: Table | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A page of the directory, and the number of accounts that fit in all."""

    count: int
    members: Sequence[Member]


class Members(Protocol):
    """The directory as it is kept."""

    async def search(self, question: Question) -> Found:
        """Return one page of those who fit, friends first."""

    async def count(self) -> int:
        """Return how many accounts there are."""

    async def seen(self, player: str) -> tuple[str, str]:
        """Return since when an account is here, and when it was seen last."""


def since(seen: Seen, now: str) -> str | None:
    """Return the time after which somebody must have been seen; None for any."""
    return timestamps.later(now, -_WITHIN[seen] * DAY) if seen in _WITHIN else None


def lively(now: str) -> str:
    """Return the time after which something must have happened at a table that is played right now."""
    return timestamps.later(now, -LIVELY)


def coarse(seen: str, now: str) -> Seen:
    """Return when somebody was seen last, no more exactly than it is anybody's business."""
    return next(each for each in get_args(Seen) if (since(each, now) or "") <= seen)
