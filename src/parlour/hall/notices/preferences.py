"""Preferences: the channels by which players are told while they are not looking at the hall, and of what."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, get_args

from parlour.core.refusal import Refusal
from parlour.core.words import Lang
from parlour.hall.effects import Effect
from parlour.hall.notices.shapes import Channel, Hours, Kind, Localised, Topic
from parlour.table import timestamps

LANG: Final[Lang] = "en"
ZONE: Final = "UTC"
CHANNELS: Final[tuple[Channel, ...]] = get_args(Channel)
TOPIC: Final[Mapping[Kind, Topic]] = {
    "challenged": "challenges",
    "countered": "challenges",
    "accepted": "challenges",
    "declined": "challenges",
    "fell-through": "challenges",
    "rematch": "challenges",
    "turn": "turns",
    "ended": "turns",
    "pick": "winnings",
    "picked": "winnings",
    "trade": "trades",
    "traded": "trades",
    "trade-off": "trades",
    "pairing": "tournaments",
    "cup-announced": "tournaments",
    "cup-checkin": "tournaments",
    "cup-challenged": "tournaments",
    "cup-declined": "tournaments",
    "cup-missed": "tournaments",
    "cup-off": "tournaments",
    "cup-over": "tournaments",
    "community-asks": "communities",
    "community-member": "communities",
    "community-keeper": "communities",
    "reported": "moderation",
    "reports-week": "moderation",
}
TRIED: Final[Kind] = "tried"
"""The kind of notice by which players test that they are reached: of no topic, by every channel, at once."""
MOST_BROWSERS: Final = 5
"""The number of browsers that are pushed for one player, those that came last."""
ALL: Final[Mapping[Topic, tuple[Channel, ...]]] = dict.fromkeys(get_args(Topic), CHANNELS)


@dataclass(frozen=True, slots=True)
class NoticePreferences:
    """The wishes of a player to be reached: for each topic by which of the channels that they opened.

    They are told in their `lang`: that of their requests, unless they chose one. The same is true of their `zone`.
    During the `quiet` hours, on the clocks of that zone, nothing is sent. What concerns their turns goes in one mail a
    day, at the time of the `digest`. Their `mail` counts once it is `proven`.
    """

    player: str
    lang: Lang = LANG
    zone: str = ZONE
    chosen: tuple[Localised, ...] = ()
    wants: Mapping[Topic, tuple[Channel, ...]] = field(default_factory=lambda: ALL)
    quiet: Hours | None = None
    digest: str | None = None
    mail: str | None = None
    proven: bool = False
    hook: str | None = None
    hook_secret: str | None = None

    def channels(self, kind: Kind) -> tuple[Channel, ...]:
        """Return the channels by which they are told something of a kind, of those that lead to them at all."""
        closed = {"mail": not (self.mail and self.proven), "hook": not self.hook}
        wanted = CHANNELS if kind == TRIED else self.wants.get(TOPIC[kind], ())
        return tuple(one for one in wanted if not closed.get(one, False))

    def when(self, kind: Kind, channel: Channel, moment: str) -> str:
        """Return when they may be told it: at once, with the day's mail, or when their quiet hours are over."""
        if channel == "mail" and self.digest is not None and TOPIC.get(kind) == "turns":
            moment = timestamps.next_at(moment, self.digest, self.zone)
        if self.quiet is None or kind == TRIED:
            return moment
        since, until, shown = self.quiet["since"], self.quiet["until"], timestamps.clock_of(moment, self.zone)
        inside = since <= shown < until if since <= until else shown >= since or shown < until
        return timestamps.next_at(moment, until, self.zone) if inside else moment


@dataclass(frozen=True, slots=True)
class SetPreferences(Effect):
    """New values of a player's `NoticePreferences`, by name; what is not named stays."""

    player: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class MailAsked(Effect):
    """The naming of an address for mails; it counts when whoever reads them shows what has this `digest`."""

    player: str
    mail: str
    digest: str


@dataclass(frozen=True, slots=True)
class MailProven(Effect):
    """The proof of an address, by what was sent to it; refused as "unknown-proof" if nothing like it was sent."""

    digest: str


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser that may be pushed something, as long as the `session` in which it said so lasts."""

    endpoint: str
    p256dh: str
    auth: str
    session: str
    player: str


@dataclass(frozen=True, slots=True)
class BrowserJoins(Effect):
    """The consent of a browser to be pushed, instead of any other of its session; of MOST_BROWSERS the oldest goes."""

    browser: Browser
    now: str


@dataclass(frozen=True, slots=True)
class BrowserLeaves(Effect):
    """The end of a browser's pushes: it does not want them any more, or is gone."""

    endpoint: str


class Preferences(Protocol):
    """The wishes of players to be reached, as they are kept."""

    async def of(self, player: str) -> NoticePreferences:
        """Return how a player wants to be reached."""

    async def browsers(self, player: str) -> Mapping[str, str]:
        """Return the browsers that may be pushed for a player: the sessions by their endpoints."""

    async def push_keys(self, made: "PushKeys") -> "PushKeys":
        """Return the hall's keys, by which push services know it; at the first start those that were `made` for it."""


@dataclass(frozen=True, slots=True)
class PushKeys:
    """A pair of keys, as PEM, and the public one as browsers take it."""

    private: str
    public: str
    browsers: str


def checked_zone(name: str) -> str:
    """Return the name of a time zone; refuse what is none."""
    if not timestamps.is_zone(name):
        raise Refusal("unknown-zone", at="zone", zone=name)
    return name
