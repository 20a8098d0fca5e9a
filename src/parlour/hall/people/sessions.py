"""Sessions: one for each browser in use. The hall keeps the digest of a token, so a stolen table opens no door."""

import hashlib
from dataclasses import dataclass
from typing import Protocol

from parlour.hall.effects import Effect
from parlour.hall.people.locale import UNHEARD, Locale
from parlour.hall.people.player import Player


def digest(token: str) -> str:
    """What is kept of a token: SHA-256 in hex. Tokens are random and long, so nothing slower is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Session:
    """A browser by which somebody is known: `id` names it to its owner, `device` is what the browser calls itself.

    Until its token is first shown it `replaces` the session of that digest, which counts as long.
    """

    id: str
    player: str
    digest: str
    device: str
    created: str
    seen: str
    replaces: str | None = None


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody in front of the hall: who, by which session, and what their requests said of their locale; since when
    another session waits to replace it.
    """

    player: Player
    session: Session
    locale: Locale = UNHEARD
    replaced: str | None = None


@dataclass(frozen=True, slots=True)
class SessionOpened(Effect):
    """A browser is known from now on; "banned" where its owner may not come in."""

    session: Session


@dataclass(frozen=True, slots=True)
class SessionSeen(Effect):
    """A browser came back."""

    digest: str
    now: str


@dataclass(frozen=True, slots=True)
class SessionReplaced(Effect):
    """A session was shown that replaces another: the other, by its digest, ends."""

    digest: str


@dataclass(frozen=True, slots=True)
class SessionClosed(Effect):
    """One of a player's sessions ends; "unknown-session" when he has none of that id."""

    player: str
    id: str


@dataclass(frozen=True, slots=True)
class SessionsClosed(Effect):
    """All sessions of a player end, but for the one to `keep`."""

    player: str
    keep: str | None = None


class Sessions(Protocol):
    """What is known of sessions."""

    async def visit(self, digest: str, since: str) -> Visit | None:
        """Whose session has this digest, when it was seen since."""

    async def of(self, player: str) -> list[Session]:
        """A player's sessions, the latest first."""
