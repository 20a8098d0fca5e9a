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
"""What leaves its reader something to do, until it is done."""
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
    """What one player is told about one `subject`: a challenge, a match or a trade, by its id.

    `about` is what its sentence names. Of one kind and subject the newest takes the place of what was told before;
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
        """What it is called for ever, among what its player is told."""
        return ":".join(part for part in (self.kind, self.subject, self.place) if part)


@dataclass(frozen=True, slots=True)
class Standing:
    """A notice as it stands: whether its reader has something to do there, `due` until when, and whether he read it."""

    notice: Notice
    waits: bool
    due: str | None
    read: bool


@dataclass(frozen=True, slots=True)
class Notify(Effect):
    """Players are told something; what was told before is not told again. For those in `settled` what waited may wait
    no more.
    """

    notices: tuple[Notice, ...]
    settled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadNotices(Effect):
    """A player has read what he was told until then."""

    player: str
    until: str


@dataclass(frozen=True, slots=True)
class ForgetNotices(Effect):
    """What was told before a time is forgotten, so much of it, but for what waits then."""

    before: str
    now: str
    most: int


class Notices(Protocol):
    """Notices as they are kept."""

    async def of(self, player: str, now: str, limit: int) -> Sequence[Standing]:
        """What a player is told: what waits for him first, then the newest first."""

    async def waiting(self, players: Sequence[str], now: str) -> Mapping[str, int]:
        """How much waits for each of these players; nobody is named for whom nothing does."""

    async def since(self, players: Sequence[str], since: str, now: str) -> Sequence[Standing]:
        """What these players were told after a time, the oldest first."""


def says(notice: Notice) -> Sentence:
    """What a notice says, in one sentence."""
    return words.sentence(f"notice-{notice.kind}", notice.about)


def link_of(notice: Notice) -> str:
    """The path in the hall to which a notice leads."""
    return LEADS_TO[notice.kind].format(notice.subject)


def notice_json(standing: Standing) -> shapes.Notice:
    """A notice as its reader is told it."""
    notice = standing.notice
    return {
        "id": notice.id,
        "kind": notice.kind,
        "says": says(notice),
        "link": link_of(notice),
        "created": notice.created,
        "waits": standing.waits,
        "due": standing.due,
        "read": standing.read,
    }
