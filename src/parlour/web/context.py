"""Context: what the handlers of one hall share."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from starlette.requests import HTTPConnection

from parlour.hall.ports import Store
from parlour.web.gallery import Gallery
from parlour.web.guests import Guests
from parlour.web.limits import Limits
from parlour.web.lobby import Lobby
from parlour.web.passwords import Passwords
from parlour.web.rooms import Rooms
from parlour.web.talk import Talk
from parlour.web.warming import Warming


@dataclass(frozen=True, slots=True)
class Context:
    """The store, the rooms, the lobby, the guests' book, how warm the games are, what keeps the doors, the talk, the
    pictures of links, and the games that people play with their own cards alone.
    """

    store: Store
    rooms: Rooms
    lobby: Lobby
    guests: Guests
    warming: Warming
    limits: Limits
    passwords: Passwords
    talk: Talk
    gallery: Gallery
    owned_only: frozenset[str]

    async def judge(self, judge: Callable[[object], dict[str, Any]], request: dict[str, Any]) -> dict[str, Any]:
        """A ruling, worked out off the event loop."""
        return await asyncio.to_thread(judge, request)


async def context(connection: HTTPConnection) -> Context:
    """The context of the application a request or socket belongs to."""
    return cast(Context, connection.app.state.context)
