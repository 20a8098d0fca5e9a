"""The lobby: challenges that wait, my games, games to watch, and who is here."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, WebSocket, WebSocketDisconnect

from parlour.web.asking import Guest, Hall
from parlour.web.audience import Watcher
from parlour.web.context import Context, context
from parlour.web.listing import challenges_json, listing_json
from parlour.web.moment import now
from parlour.web.socket import FOREIGN_PAGE, same_origin

router = APIRouter()
MOST = 50
NOBODY = 4401


@router.get("/lobby", summary="The lobby")
async def lobby(hall: Hall, player: Guest) -> dict[str, Any]:
    """Challenges that concern me, the games I play, those whose turn it is first, and those I can watch."""
    moment, store = now(), hall.store
    waiting, playing, live = await asyncio.gather(
        store.challenges.waiting(player.id, None, moment, MOST),
        store.listings("live", player.id, MOST),
        store.listings("live", None, MOST),
    )
    mine = {listing.id for listing in playing}
    return {
        "now": moment,
        "challenges": await challenges_json(hall, waiting, player.id, moment),
        "playing": [listing_json(one, player.id) for one in playing],
        "watching": [listing_json(one, player.id) for one in live if one.id not in mine],
    }


@router.websocket("/lobby/socket")
async def attend(socket: WebSocket, hall: Annotated[Context, Depends(context)]) -> None:
    """Be here: told who else is, and when to look again. Whatever is sent is answered by a pong."""
    await socket.accept()
    visit = await hall.guests.visit(socket)
    player = visit.player if visit else None
    if not same_origin(socket) or player is None:
        await socket.close(FOREIGN_PAGE if player else NOBODY)
        return
    watcher = Watcher(socket, player.id, lambda _watcher: {"type": "look"})
    hall.lobby.enter(watcher, player)
    pump = asyncio.create_task(watcher.pump())
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            watcher.answer({"type": "pong"})
    except WebSocketDisconnect:
        pass
    finally:
        pump.cancel()
        hall.lobby.leave(watcher)
