"""Sessions: one for each browser in use. The hall keeps only the digest of a token: a stolen database opens no door."""

import hashlib
from dataclasses import dataclass
from typing import Protocol

from parlour.hall.effects import Effect
from parlour.hall.people.locale import UNHEARD, Locale
from parlour.hall.people.player import Player


def digest(token: str) -> str:
    """Return what is kept of a token: SHA-256 in hex. Tokens are random and long, so nothing slower is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Session:
    """A browser by which somebody is known: `id` names it to its owner, `device` is what the browser calls itself.

    Until its token is first shown it `replaces` the session of that digest, which is valid until then.
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
    """A player in front of the hall, with their session and the locale that their requests said.

    `replaced` is since when another session waits to replace it.
    """

    player: Player
    session: Session
    locale: Locale = UNHEARD
    replaced: str | None = None


@dataclass(frozen=True, slots=True)
class SessionOpened(Effect):
    """A new session of a browser; refused as "banned" if its owner may not come in."""

    session: Session


@dataclass(frozen=True, slots=True)
class SessionSeen(Effect):
    """The return of a browser."""

    digest: str
    now: str


@dataclass(frozen=True, slots=True)
class SessionReplaced(Effect):
    """The end of a session, by its digest, when another that replaces it is first shown."""

    digest: str


@dataclass(frozen=True, slots=True)
class SessionClosed(Effect):
    """The end of one of a player's sessions; refused as "unknown-session" if they have none of that id."""

    player: str
    id: str


@dataclass(frozen=True, slots=True)
class SessionsClosed(Effect):
    """The end of all sessions of a player, except the one to `keep`."""

    player: str
    keep: str | None = None


class Sessions(Protocol):
    """The sessions as they are kept."""

    async def visit(self, digest: str, since: str) -> Visit | None:
        """Return the visit by the session of this digest, if it was seen since."""

    async def of(self, player: str) -> list[Session]:
        """Return a player's sessions, the latest first."""
