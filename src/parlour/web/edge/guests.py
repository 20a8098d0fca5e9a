"""Guests: anybody plays at once, known by a token that his browser keeps and only the hall's database can recognise.
Machines show theirs in a head of their own.
"""

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from parlour.core.refusal import Forbidden
from parlour.hall.effects import Effect
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.names import guest_name
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, SessionOpened, SessionSeen, Visit, digest
from parlour.hall.ports import Store
from parlour.table import timestamps
from parlour.web.clock import now
from parlour.web.edge.limits import ARRIVING, Limits, address
from parlour.web.edge.machines import bearer
from parlour.web.edge.problems import wanted_language
from parlour.web.environment import environment

LIFETIME = 400 * 86_400  # seconds without a visit; browsers keep no cookie longer
LONGEST_DEVICE = 200
DAY = len("2026-01-01")


class Guests:
    """Who somebody is, by his cookie, or by a machine's token."""

    def __init__(self, store: Store, limits: Limits, secure: bool, folder: str = "") -> None:
        self._store = store
        self._limits = limits
        self._secure = secure
        # A browser takes a __Host- cookie from this very host alone, only over HTTPS, and for all of the host.
        self.cookie = f"{'__Secure' if folder else '__Host'}-parlour" if secure else "parlour"
        self._path = f"{folder}/"

    async def visit(self, connection: HTTPConnection) -> Visit | None:
        """Who is there, and by which session; None without a cookie or with one that is worth nothing. A token in the
        head lets its machine in, and nobody else: "unknown-token" where it is worth nothing.
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
        return await self._store.sessions.visit(digest(token), since)

    async def welcome(self, request: Request, response: Response) -> Visit:
        """Who is there; a stranger becomes a guest and is given his cookie."""
        visit = await self.visit(request)
        if visit is None:
            await self._limits.take(ARRIVING, address(request))
            player = Player(environment().token(12), guest_name(environment().lot(2**32), wanted_language(request)))
            return await self.admit(request, response, player, Arrived(player))
        if visit.session.seen[:DAY] != now()[:DAY]:
            await self._store.commit(SessionSeen(visit.session.digest, now()))
            if visit.player.role is not Role.MACHINE:
                self._set_cookie(response, request.cookies[self.cookie])
        return visit

    async def admit(self, request: Request, response: Response, player: Player, *causes: Effect) -> Visit:
        """Open a session together with what led to it, and give its cookie."""
        token = environment().token(32)
        device = request.headers.get("user-agent", "")[:LONGEST_DEVICE]
        session = Session(environment().token(9), player.id, digest(token), device, now(), now())
        await self._store.commit(*causes, SessionOpened(session))
        self._set_cookie(response, token)
        return Visit(player, session)

    def forget(self, response: Response) -> None:
        """Take the cookie back."""
        response.delete_cookie(self.cookie, self._path, httponly=True, samesite="strict", secure=self._secure)

    def _set_cookie(self, response: Response, token: str) -> None:
        # Strict: a page that another site links to is the same for everybody, and only then asks who is there.
        response.set_cookie(
            self.cookie, token, LIFETIME, path=self._path, httponly=True, samesite="strict", secure=self._secure
        )
