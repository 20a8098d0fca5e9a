"""Notices: what a player is told, written in the transaction of its cause and told exactly once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from parlour.core import words
from parlour.core.shapes import Argument, Sentence
from parlour.hall.effects import Effect
from parlour.hall.notices import shapes

DAYS_KEPT: Final = 30
DUTIES: Final[frozenset[shapes.Kind]] = frozenset(
    {
        "challenged",
        "countered",
        "rematch",
        "turn",
        "pick",
        "trade",
        "pairing",
        "cup-checkin",
        "cup-challenged",
        "reported",
    }
)
"""The kinds of notices that leave their reader something to do, until it is done."""
LEADS_TO: Final[Mapping[shapes.Kind, str]] = {
    "challenged": "/c/{}",
    "countered": "/c/{}",
    "accepted": "/t/{}",
    "declined": "/lobby",
    "fell-through": "/lobby",
    "rematch": "/t/{}",
    "turn": "/t/{}",
    "ended": "/library/{}",
    "pick": "/t/{}",
    "picked": "/library/{}",
    "trade": "/trades?trade={}",
    "traded": "/ledger",
    "trade-off": "/trades?trade={}",
    "pairing": "/t/{}",
    "tried": "/inbox",
    "cup-announced": "/tournament/{}",
    "cup-checkin": "/tournament/{}",
    "cup-challenged": "/tournament/{}",
    "cup-declined": "/tournament/{}",
    "cup-missed": "/tournament/{}",
    "cup-off": "/tournament/{}",
    "cup-over": "/tournament/{}",
    "community-asks": "/community/{}",
    "community-member": "/community/{}",
    "community-keeper": "/community/{}",
    "reported": "/moderation",
    "reports-week": "/moderation",
}


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice to one player about one `subject`: a challenge, a match or a trade, by its id.

    `about` is what its sentence names. Of one kind and subject the newest takes the place of what was told before.
    `place` tells those of one subject apart, so that the same is never told twice.
    """

    player: str
    kind: shapes.Kind
    subject: str
    created: str
    about: Mapping[str, Argument]
    place: str = ""

    @property
    def id(self) -> str:
        """The id of the notice for ever, among all that its player is told."""
        return ":".join(part for part in (self.kind, self.subject, self.place) if part)


@dataclass(frozen=True, slots=True)
class InboxEntry:
    """A notice as it stands: whether its reader has something to do there, `due` until when, and if they read it."""

    notice: Notice
    waits: bool
    due: str | None
    read: bool


@dataclass(frozen=True, slots=True)
class Notify(Effect):
    """An order to tell players something; what was told before is not told again.

    For the players in `settled`, what waited may wait no more.
    """

    notices: tuple[Notice, ...]
    settled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadNotices(Effect):
    """The sign that a player has read what they were told until a time."""

    player: str
    until: str


@dataclass(frozen=True, slots=True)
class ForgetNotices(Effect):
    """The order to forget so many notices from before a time, except those that still wait."""

    before: str
    now: str
    most: int


class Notices(Protocol):
    """Notices as they are kept."""

    async def of(self, player: str, now: str, limit: int) -> Sequence[InboxEntry]:
        """Return what a player is told: what waits for them first, then the newest first."""

    async def waiting(self, players: Sequence[str], now: str) -> Mapping[str, int]:
        """Return how much waits for each of these players; players for whom nothing waits are left out."""

    async def since(self, players: Sequence[str], since: str, now: str) -> Sequence[InboxEntry]:
        """Return what these players were told after a time, the oldest first."""


def says(notice: Notice) -> Sentence:
    """Return what a notice says, in one sentence."""
    return words.sentence(f"notice-{notice.kind}", notice.about)


def link_of(notice: Notice) -> str:
    """Return the path in the hall to which a notice leads."""
    return LEADS_TO[notice.kind].format(notice.subject)


def notice_json(entry: InboxEntry) -> shapes.Notice:
    """Return a notice as its reader is told it."""
    notice = entry.notice
    return {
        "id": notice.id,
        "kind": notice.kind,
        "says": says(notice),
        "link": link_of(notice),
        "created": notice.created,
        "waits": entry.waits,
        "due": entry.due,
        "read": entry.read,
    }
