"""The inbox: what concerns somebody, what of it waits for them, and a socket that tells it as it happens."""

from typing import Annotated

from fastapi import APIRouter, Depends, WebSocket, WebSocketDisconnect

from parlour.hall.notices import shapes
from parlour.hall.notices.notice import ReadNotices, notice_json
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.attending import attended, known
from parlour.web.handlers.context import Context, context
from parlour.web.handlers.dependencies import Guest, Hall
from parlour.web.handlers.messages import ReadUntil
from parlour.web.live.sockets import answered
from parlour.web.live.watchers import Watcher
from parlour.web.server.wire import put_of

router = APIRouter()
MOST = 100


@router.get("/inbox", summary="What I am told")
async def inbox(hall: Hall, player: Guest) -> Answer[shapes.Inbox]:
    """Return what waits for me first, then what is good to know, the newest first."""
    found = await hall.store.notices.of(player.id, now(), MOST)
    return {"waiting": sum(one.waits for one in found), "notices": [notice_json(one) for one in found]}


@router.post("/inbox/read", summary="I have read it")
async def read(body: ReadUntil, hall: Hall, player: Guest) -> Answer[shapes.Inbox]:
    """Mark what I was told until then as read; what waits still waits."""
    await hall.store.commit(ReadNotices(player.id, body.until))
    return await inbox(hall, player)


@router.websocket("/inbox/socket")
async def attend(socket: WebSocket, hall: Annotated[Context, Depends(context)]) -> None:
    """Hear how much waits, and every notice as it is written. Whatever is sent is answered by a pong."""

    async def stay(socket: WebSocket, address: str, player: Player | None) -> None:
        await _last(socket, address, hall, known(player).id)

    await attended(socket, hall, stay)


async def _last(socket: WebSocket, address: str, hall: Context, player: str) -> None:
    """Tell a player what is new until the socket goes."""
    watcher = Watcher(socket, player, hall.inboxes.how_much, put_of(socket))
    try:
        await hall.inboxes.enter(watcher)
        while (await socket.receive())["type"] != "websocket.disconnect":
            watcher.answer(await answered(hall.sockets, socket, address, player))
    except WebSocketDisconnect:
        pass
    finally:
        hall.inboxes.leave(watcher)
        watcher.gone()
