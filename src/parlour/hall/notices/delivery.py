"""Delivery: what somebody is told outside the hall, at least once, under an id by which a repeat is known."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from parlour.hall.effects import Effect
from parlour.hall.notices.notice import Notice
from parlour.hall.notices.reach import Browser, Reach
from parlour.hall.notices.shapes import Channel
from parlour.table import timestamps

MINUTE: Final = 60_000  # milliseconds
MOST_TRIES: Final = 10  # over most of a day
ID_LENGTH: Final = 32


def delivery_id(notice: Notice, channel: Channel, target: str) -> str:
    """What telling a notice by a channel to a target is called, whoever tries it and however often."""
    text = "|".join((notice.player, notice.id, channel, target))
    return hashlib.sha256(text.encode()).hexdigest()[:ID_LENGTH]


@dataclass(frozen=True, slots=True)
class Delivery:
    """A notice on its way by a channel; a push goes to one `browser`. `tries` have failed so far."""

    id: str
    channel: Channel
    notice: Notice
    reach: Reach
    browser: Browser | None
    tries: int


@dataclass(frozen=True, slots=True)
class Claim:
    """What one process alone may deliver now, and the ids of what nobody need be told any more."""

    deliveries: Sequence[Delivery]
    stale: Sequence[str]


@dataclass(frozen=True, slots=True)
class Spread(Effect):
    """Of what was told in the hall, all that its players want to hear outside is to be delivered."""

    now: str


@dataclass(frozen=True, slots=True)
class Delivered(Effect):
    """These are done with: delivered, not wanted any more, or tried for long enough."""

    ids: Sequence[str]


@dataclass(frozen=True, slots=True)
class Undelivered(Effect):
    """These could not be delivered, and are tried again later."""

    ids: Sequence[str]
    until: str


class Deliveries(Protocol):
    """What is to be delivered, as it is kept."""

    async def pending(self) -> bool:
        """Whether anything was told in the hall that nobody has looked at for its channels."""

    async def claim(self, now: str, until: str) -> Claim:
        """What is due, given to one process alone until a time: one that dies gives it back by letting it pass."""


def next_try(tries: int, moment: str) -> str:
    """When to try again what has failed so often: after a minute, two, four and so on."""
    return timestamps.later(moment, MINUTE << tries)
