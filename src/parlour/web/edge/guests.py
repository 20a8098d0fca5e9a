"""Guests: people play at once, known by a token in their browser that only the hall's database can recognise.

Machines show theirs in a header of its own.
"""

from collections.abc import Callable
from contextlib import suppress

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from parlour.core import words
from parlour.core.refusal import Forbidden, TooMany, Unavailable
from parlour.hall.effects import Effect
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.locale import UNHEARD, Locale, LocaleHeard
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, SessionOpened, SessionReplaced, SessionSeen, Visit, digest
from parlour.hall.ports import Store
from parlour.table import timestamps
from parlour.web.clock import now
from parlour.web.edge.guard import READING
from parlour.web.edge.limits import ARRIVING, SPEAKING, Limits, address
from parlour.web.edge.machines import bearer
from parlour.web.edge.problems import wanted_language
from parlour.web.environment import environment

LIFETIME = 400 * 86_400  # seconds without a visit; browsers keep no cookie longer
SETTLING = 10  # seconds in which the answer with a new token should have arrived
LONGEST_DEVICE = 200
DAY = len("2026-01-01")
ZONE = "time-zone"  # the header in which a page of the hall names its reader's zone
SPOKEN = "accept-language"


class Guests:
    """The guest book: people by their cookie, machines by their token. `show_out` ends the sockets of a player."""

    def __init__(
        self, store: Store, limits: Limits, show_out: Callable[[str], None], secure: bool, folder: str = ""
    ) -> None:
        self._store = store
        self._limits = limits
        self._show_out = show_out
        self._secure = secure
        self._birds = list(words.BIRDS)  # those that named the latest guests stand last
        # A browser takes a __Host- cookie from this very host alone, only over HTTPS, and for all of the host's paths.
        self.cookie = f"{'__Secure' if folder else '__Host'}-parlour" if secure else "parlour"
        self._path = f"{folder}/"

    async def visit(self, connection: HTTPConnection) -> Visit | None:
        """Return who is there, and by which session; None without a cookie or with one that is unknown.

        A token in the header lets its machine in, and nobody else; an unknown one is refused: "unknown-token".
        """
        token = bearer(connection.headers.get("authorization", ""))
        if token is not None:
            found = await self._opened(token)
            if found is None or found.player.role is not Role.MACHINE:
                raise Forbidden("unknown-token")
            return found
        cookie = connection.cookies.get(self.cookie)
        found = await self._opened(cookie) if cookie else None
        return None if found is None or found.player.role is Role.MACHINE else found

    async def _opened(self, token: str) -> Visit | None:
        since = timestamps.later(now(), -LIFETIME * timestamps.SECOND)
        visit = await self._store.sessions.visit(digest(token), since)
        if visit is not None and visit.session.replaces is not None:
            await self._store.commit(SessionReplaced(visit.session.replaces))
            self._show_out(visit.player.id)  # ends what came in by the session before
        return visit

    async def welcome(self, request: Request, response: Response) -> Visit:
        """Return who is there; a stranger becomes a guest and is given a cookie.

        A session that another replaces counts until the other is shown: its answer may have been lost on the way.
        Whoever has the older token learns nothing new by it, and does nothing before that answer should have arrived.
        """
        visit = await self.visit(request)
        if visit is None:
            await self._limits.take(ARRIVING, address(request))
            player = Player(environment().token(12), words.guest_name(self._bird(), wanted_language(request)))
            return await self.admit(request, response, player, Arrived(player))
        if visit.replaced is not None:
            settled = timestamps.later(visit.replaced, SETTLING * timestamps.SECOND)
            if settled <= now():
                return await self.admit(request, response, visit.player, replaces=visit.session.digest)
            if request.method not in READING:
                raise Unavailable("session-settling", seconds=SETTLING)
            return visit
        if visit.player.role is not Role.MACHINE:
            await self._hear(request, visit)
        if visit.session.seen[:DAY] != now()[:DAY]:
            await self._store.commit(SessionSeen(visit.session.digest, now()))
            if visit.player.role is not Role.MACHINE:
                self._set_cookie(response, request.cookies[self.cookie])
        return visit

    def _bird(self) -> str:
        """Return a bird by lot, none of the latest: two friends who come together are not called the same."""
        bird = self._birds.pop(environment().lot(len(self._birds) // 2))
        self._birds.append(bird)
        return bird

    async def admit(
        self, request: Request, response: Response, player: Player, *causes: Effect, replaces: str | None = None
    ) -> Visit:
        """Open a session together with what led to it, and give its cookie.

        The session that it `replaces` counts until the new one is shown.
        """
        token = environment().token(32)
        device = request.headers.get("user-agent", "")[:LONGEST_DEVICE]
        session = Session(environment().token(9), player.id, digest(token), device, now(), now(), replaces)
        locale = heard(request, UNHEARD)
        speaks = [LocaleHeard(player.id, locale)] if locale != UNHEARD else []
        await self._store.commit(*causes, SessionOpened(session), *speaks)
        self._set_cookie(response, token)
        return Visit(player, session, locale)

    async def _hear(self, request: Request, visit: Visit) -> None:
        """Note the locale that a request names for its person, if it is new; not each of many changes is noted."""
        locale = heard(request, visit.locale)
        if locale == visit.locale:
            return
        with suppress(TooMany):
            self._limits.take_here(SPEAKING, visit.player.id)
            await self._store.commit(LocaleHeard(visit.player.id, locale))

    def forget(self, response: Response) -> None:
        """Take the cookie back."""
        response.delete_cookie(self.cookie, self._path, httponly=True, samesite="strict", secure=self._secure)

    def _set_cookie(self, response: Response, token: str) -> None:
        # Strict: a page that another site links to is the same for everybody; only then does it ask who is there.
        response.set_cookie(
            self.cookie, token, LIFETIME, path=self._path, httponly=True, samesite="strict", secure=self._secure
        )


def heard(request: HTTPConnection, before: Locale) -> Locale:
    """Return the locale of a request's person, which was another before.

    Pages of the hall name a zone, and the language in which they are read. What a browser fetches by itself, such as
    pictures and files, names the language of the browser: it counts until a page has spoken.
    """
    zone = request.headers.get(ZONE, "")
    named = timestamps.is_zone(zone)
    if SPOKEN not in request.headers or (before.zone is not None and not named):
        return before
    return Locale(wanted_language(request), zone if named else before.zone)
