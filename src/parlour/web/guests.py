"""Guests: a signed cookie and a friendly name, so that anybody plays at once."""

import secrets

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from parlour.hall.names import LONGEST, guest_name
from parlour.hall.ports import Player, Store

COOKIE = "parlour_guest"
TWO_YEARS = 63_072_000


class Guests:
    """Who somebody is, by his cookie."""

    def __init__(self, store: Store, key: str, secure: bool) -> None:
        self._store = store
        self._signer = URLSafeSerializer(key, salt="guest")
        self._secure = secure

    def id_of(self, connection: HTTPConnection) -> str | None:
        """The player id of a request or socket; None without a cookie or with a forged one."""
        try:
            value = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return value if isinstance(value, str) else None

    async def known(self, connection: HTTPConnection) -> Player | None:
        """The player of a request, if he has been here."""
        player_id = self.id_of(connection)
        return await self._store.player(player_id) if player_id else None

    async def welcome(self, request: Request, response: Response) -> Player:
        """The player of a request; a stranger becomes a guest and is given his cookie."""
        player = await self.known(request)
        if player is None:
            player = Player(secrets.token_urlsafe(12), guest_name(secrets.randbits(32)))
            await self._store.save_player(player)
            response.set_cookie(
                COOKIE,
                self._signer.dumps(player.id),
                max_age=TWO_YEARS,
                httponly=True,
                samesite="lax",
                secure=self._secure,
            )
        return player

    async def rename(self, player: Player, name: str) -> Player:
        """The player under another name."""
        renamed = Player(player.id, " ".join(name.split())[:LONGEST] or player.name)
        await self._store.save_player(renamed)
        return renamed
