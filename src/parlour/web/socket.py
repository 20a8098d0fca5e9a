"""The socket of a table: a snapshot first, then every entry as it is committed; commands in, answers out."""

import asyncio
import json
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from parlour.core.refusal import Refusal
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.audience import Watcher
from parlour.web.context import Context, context
from parlour.web.messages import Act, Ping, Said
from parlour.web.problems import problem_json
from parlour.web.rooms import Room, now

router = APIRouter()
SAID: TypeAdapter[Any] = TypeAdapter(Said)
LONGEST_MESSAGE = 4096
NO_SUCH_MATCH, FOREIGN_PAGE, TRY_LATER = 4404, 4403, 1013


def _same_origin(socket: WebSocket) -> bool:
    """A browser says where its page came from; another site's page may not use our cookie."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@router.websocket("/api/matches/{match_id}/socket")
async def attend(
    socket: WebSocket, match_id: str, hall: Annotated[Context, Depends(context)], since: Annotated[int, Query()] = 0
) -> None:
    """Join the audience of a match; who has a seat there acts from it."""
    await socket.accept()
    if not _same_origin(socket):
        await socket.close(FOREIGN_PAGE, "another site's page")
        return
    if not hall.warming.ready:
        await socket.close(TRY_LATER, "the table is being warmed")
        return
    try:
        room = await hall.rooms.room(match_id)
    except Refusal as refusal:
        await socket.send_json({"type": "refused", "command": None, "error": problem_json(refusal, "en")})
        await socket.close(NO_SUCH_MATCH, "no such match")
        return
    await _attend(socket, hall, room, since)


async def _attend(socket: WebSocket, hall: Context, room: Room, since: int) -> None:
    player = hall.guests.id_of(socket) or ""
    watcher = Watcher(socket, player, room.snapshot)
    room.watchers.add(watcher)
    # Nothing is awaited between joining the audience and the snapshot, so no entry is missed or told twice.
    watcher.send(room.snapshot(watcher, since))
    room.tell(room.presence())
    pump = asyncio.create_task(watcher.pump())
    try:
        while True:
            await _hear(await socket.receive_text(), watcher, hall, room)
    except (WebSocketDisconnect, KeyError):  # KeyError: a binary frame where text belongs
        pass
    finally:
        pump.cancel()
        hall.rooms.leave(room, watcher)


async def _hear(text: str, watcher: Watcher, hall: Context, room: Room) -> None:
    """One message: run it and answer it; whatever is wrong with it is answered and changes nothing."""
    command: str | None = None
    try:
        said, command = _parse(text)
        if isinstance(said, Ping):
            watcher.send({"type": "pong"})
            return
        seat = room.match.seat_of(watcher.player)

        def decide(match: Match) -> Entry:
            if isinstance(said, Act):
                return match.decide_act(seat, said.action, said.command, now())
            return match.decide_resign(seat, said.command, now())

        if seat is None:
            raise Refusal("not-your-match")
        entry = await hall.rooms.command(room.match.id, said.command, decide)
        watcher.send({"type": "accepted", "command": said.command, "seq": entry.seq})
    except Refusal as refusal:
        watcher.send({"type": "refused", "command": command, "error": problem_json(refusal, "en")})


def _parse(text: str) -> tuple[Any, str | None]:
    """A message and its command id; a Refusal says what is wrong with it."""
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("message-too-long", most=LONGEST_MESSAGE)
    try:
        given = json.loads(text)
        said = SAID.validate_python(given)
    except json.JSONDecodeError as error:
        raise Refusal("bad-json", problem=error.msg, column=error.colno) from None
    except RecursionError:
        raise Refusal("bad-json", problem="nested too deeply", column=0) from None
    except ValidationError as error:
        first = error.errors()[0]
        raise Refusal("bad-message", at=".".join(map(str, first["loc"])), problem=first["msg"]) from None
    return said, getattr(said, "command", None)
