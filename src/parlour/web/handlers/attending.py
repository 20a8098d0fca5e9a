"""Attending: the opening of every socket of the hall, and the reason for whoever is turned away."""

from collections.abc import Awaitable, Callable

from fastapi import WebSocket

from parlour.core.refusal import Forbidden, Refusal
from parlour.hall.people.player import Player
from parlour.web.edge.machines import door, require_open
from parlour.web.handlers.context import Context
from parlour.web.live.sockets import turn_away
from parlour.web.server.wire import led_on, settle

Stay = Callable[[WebSocket, str, Player | None], Awaitable[None]]
"""A function that serves a socket until it goes: the socket, the address it comes from, and its player, if known."""


async def attended(socket: WebSocket, hall: Context, stay: Stay) -> None:
    """Take a socket in and serve it, away from the layers of the application."""

    came_by = door(socket.scope)

    async def serve(socket: WebSocket) -> None:
        try:
            with hall.sockets.open(socket) as address:
                await socket.accept()
                visit = await hall.guests.visit(socket)
                if visit is not None:
                    require_open(visit.player, came_by)
                settle(socket)
                await stay(socket, address, None if visit is None else visit.player)
        except Refusal as refusal:
            await turn_away(socket, refusal)

    await led_on(socket, serve)


def known(player: Player | None) -> Player:
    """Return the player of a socket; refuse one whom the hall does not know."""
    if player is None:
        raise Forbidden("unknown-browser")
    return player
