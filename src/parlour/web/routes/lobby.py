"""The lobby: challenges that wait, my games, games to watch, and who is here."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, WebSocket, WebSocketDisconnect
from typing_extensions import TypedDict

from parlour.hall.notices.notice import notice_json
from parlour.hall.notices.shapes import Notice
from parlour.hall.people.player import Player
from parlour.hall.play import shapes
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.attending import attended, known
from parlour.web.handlers.context import Context, context
from parlour.web.handlers.dependencies import Guest, Hall
from parlour.web.handlers.listing import Listed, challenges_json, listing_json
from parlour.web.live.sockets import answered
from parlour.web.live.watchers import Watcher
from parlour.web.live.written import written
from parlour.web.server.wire import put_of

router = APIRouter()
MOST = 50
LOOK = written({"type": "look"})


class LobbyNow(TypedDict):
    """The lobby as I see it: challenges that concern me, rematches for which a chair is kept for me, and matches.

    `playing` are the games I play, and `watching` those I can watch, each the newest first.
    """

    now: str
    challenges: list[shapes.Challenge]
    rematches: list[Notice]
    playing: list[Listed]
    watching: list[Listed]


@router.get("/lobby", summary="The lobby")
async def lobby(hall: Hall, player: Guest) -> Answer[LobbyNow]:
    """Return what concerns me, challenges, rematches and my games, and what I can watch; the newest first."""
    moment, store = now(), hall.store
    waiting, told, playing, live = await asyncio.gather(
        store.challenges.waiting(player.id, None, moment, MOST),
        store.notices.of(player.id, moment, MOST),
        store.listings("live", player.id, MOST),
        store.listings("live", None, MOST),
    )
    mine = {listing.id for listing in playing}
    return {
        "now": moment,
        "challenges": await challenges_json(hall, waiting, player.id, moment),
        "rematches": [notice_json(one) for one in told if one.waits and one.notice.kind == "rematch"],
        "playing": [listing_json(one, player.id) for one in playing],
        "watching": [listing_json(one, player.id) for one in live if one.id not in mine],
    }


@router.websocket("/lobby/socket")
async def attend(socket: WebSocket, hall: Annotated[Context, Depends(context)]) -> None:
    """Be in the lobby: hear who else is, and when to look again. Whatever is sent is answered by a pong."""

    async def stay(socket: WebSocket, address: str, player: Player | None) -> None:
        await _last(socket, address, hall, known(player))

    await attended(socket, hall, stay)


async def _last(socket: WebSocket, address: str, hall: Context, player: Player) -> None:
    """Stay in the lobby until the socket goes."""
    watcher = Watcher(socket, player.id, lambda _watcher: LOOK, put_of(socket))
    hall.lobby.enter(watcher, player)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            watcher.answer(await answered(hall.sockets, socket, address, player.id))
    except WebSocketDisconnect:
        pass
    finally:
        hall.lobby.leave(watcher)
        watcher.gone()
