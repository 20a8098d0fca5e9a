"""Delivery: notices are told outside the hall at least once, under an id by which a repeat is known."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from parlour.hall.effects import Effect
from parlour.hall.notices.notice import Notice
from parlour.hall.notices.preferences import Browser, NoticePreferences
from parlour.hall.notices.shapes import Channel
from parlour.table import timestamps

MINUTE: Final = 60_000  # milliseconds
MOST_TRIES: Final = 10  # over most of a day
ID_LENGTH: Final = 32


def delivery_id(notice: Notice, channel: Channel, target: str) -> str:
    """Return the id of telling a notice by a channel to a target, whoever tries it and however often."""
    text = "|".join((notice.player, notice.id, channel, target))
    return hashlib.sha256(text.encode()).hexdigest()[:ID_LENGTH]


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice on its way by a channel; a push goes to one `browser`. `tries` have failed so far."""

    id: str
    channel: Channel
    notice: Notice
    preferences: NoticePreferences
    browser: Browser | None
    tries: int


@dataclass(frozen=True, slots=True)
class Claim:
    """The deliveries that one process alone may make now, and the ids of those nobody need be told any more."""

    deliveries: Sequence[Delivery]
    stale: Sequence[str]


@dataclass(frozen=True, slots=True)
class Spread(Effect):
    """The order to deliver what was told in the hall, as far as its players want to hear it outside."""

    now: str


@dataclass(frozen=True, slots=True)
class Delivered(Effect):
    """The end of deliveries that were made, are not wanted any more, or were tried for long enough."""

    ids: Sequence[str]


@dataclass(frozen=True, slots=True)
class Undelivered(Effect):
    """The failure of deliveries that are tried again later."""

    ids: Sequence[str]
    until: str


class Deliveries(Protocol):
    """The deliveries as they are kept."""

    async def pending(self) -> bool:
        """Tell whether there are notices of the hall that nobody has looked at for their channels."""

    async def claim(self, now: str, until: str) -> Claim:
        """Return what is due, given to one process alone until a time; if the process dies, others have it then."""


def next_try(tries: int, moment: str) -> str:
    """Return when to try again what has failed so often: after a minute, two, four and so on."""
    return timestamps.later(moment, MINUTE << tries)
