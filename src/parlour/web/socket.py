"""The socket of a table: a snapshot first, then every entry as it is committed; commands in, answers out."""

import asyncio
import json
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from parlour.core.refusal import Refusal
from parlour.table import offers
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.audience import Watcher
from parlour.web.context import Context, context
from parlour.web.messages import Act, Command, Offer, Ping, Reply, Resign, Said, Talk
from parlour.web.misread import misread
from parlour.web.moment import now
from parlour.web.problems import problem_json, wanted_language
from parlour.web.room import Room

router = APIRouter()
SAID: TypeAdapter[Command | Talk | Ping] = TypeAdapter(Said)
LONGEST_MESSAGE = 4096
NO_SUCH_MATCH, FOREIGN_PAGE, TRY_LATER = 4404, 4403, 1013
CLOSING = {"warming-up": TRY_LATER, "warming-failed": TRY_LATER}


def same_origin(socket: WebSocket) -> bool:
    """A browser says where its page came from; another site's page may not use our cookie."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@router.websocket("/api/matches/{match_id}/socket")
async def attend(
    socket: WebSocket, match_id: str, hall: Annotated[Context, Depends(context)], since: Annotated[int, Query()] = 0
) -> None:
    """Join the audience of a match; who has a seat there acts from it."""
    await socket.accept()
    if not same_origin(socket):
        await socket.close(FOREIGN_PAGE, "another site's page")
        return
    lang = wanted_language(socket)
    try:
        room = await hall.rooms.room(match_id)
    except Refusal as refusal:
        await socket.send_json({"type": "refused", "command": None, "error": problem_json(refusal, lang)})
        await socket.close(CLOSING.get(refusal.code, NO_SUCH_MATCH), refusal.code)
        return
    visit = await hall.guests.visit(socket)
    watcher = Watcher(socket, visit.player.id if visit else "", room.snapshot)
    await _Attendance(socket, hall, room, watcher, lang).last(since)


@dataclass(frozen=True, slots=True)
class _Attendance:
    """One viewer at one table, from the snapshot to the end of the socket."""

    socket: WebSocket
    hall: Context
    room: Room
    watcher: Watcher
    lang: str

    async def last(self, since: int) -> None:
        """Serve the socket until it goes."""
        # Nothing is awaited between the snapshot and joining the audience, so no entry is missed or told twice.
        self.watcher.send(self.room.snapshot(self.watcher, since))
        self.hall.rooms.enter(self.room, self.watcher)
        pump = asyncio.create_task(self.watcher.pump())
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await self._hear(message.get("text"))
        except WebSocketDisconnect:
            pass
        finally:
            pump.cancel()
            self.hall.rooms.leave(self.room, self.watcher)

    async def _hear(self, text: str | None) -> None:
        """One message: run it and answer it; whatever is wrong with it is answered and changes nothing."""
        command: str | None = None
        try:
            given = _read(text)
            command = _command_id(given)
            said = _checked(given)
            if isinstance(said, Ping):
                self.watcher.answer({"type": "pong"})
                return
            seq = await self._run(said)
            self.watcher.answer({"type": "accepted", "command": said.command, "seq": seq})
        except Refusal as refusal:
            problem = problem_json(refusal, self.lang)
            self.watcher.answer({"type": "refused", "command": command, "error": problem})

    async def _run(self, said: Command | Talk) -> int:
        """The number of the entry that a command led to, now or when it came before; for talk the last one."""
        if isinstance(said, Talk):
            line = await self.hall.talk.say(self.room, self.watcher.player, said.command, said.text)
            if line is not None:
                self.hall.rooms.line(line.number)
            return self.room.match.seq
        seat = self.room.match.seat_of(self.watcher.player)
        if seat is None:
            raise Refusal("not-your-match")
        # A command id is its seat's own: it can neither be answered for nor taken by anybody else.
        command = f"{seat}-{said.command}"

        def decide(match: Match) -> list[Entry]:
            return _decided(match, seat, said, command)

        return (await self.hall.rooms.command(self.room.match.id, command, decide)).seq


def _decided(table: Match, seat: int, said: Command, command: str) -> list[Entry]:
    """The entries a command of a seat leads to, the first of them its own."""
    match said:
        case Act():
            return [table.decide_act(seat, said.action, command, now())]
        case Resign():
            return [table.decide_resign(seat, command, now())]
        case Offer():
            return offers.decide_offer(table, seat, said.what, command, now())
        case Reply():
            return offers.decide_answer(table, seat, said.agree, command, now())


def _read(text: str | None) -> Any:
    """The JSON of a message; a Refusal says why it is none."""
    if text is None:
        raise Refusal("bad-json", problem="bytes")
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("message-too-long", most=LONGEST_MESSAGE)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Refusal("bad-json", problem="syntax", column=error.colno) from None
    except RecursionError:
        raise Refusal("bad-json", problem="deep") from None
    except ValueError:
        raise Refusal("bad-json", problem="number") from None


def _command_id(given: Any) -> str | None:
    """The command a refusal answers, as far as it can be told."""
    command = given.get("command") if isinstance(given, dict) else None
    # Half of a character cannot be said back, and nothing but ASCII is the id of a command.
    return command[:64] if isinstance(command, str) and command.isascii() else None


def _checked(given: Any) -> Command | Talk | Ping:
    try:
        return SAID.validate_python(given)
    except ValidationError as error:
        first = error.errors()[0]
        raise misread(first, ".".join(map(str, first["loc"])) or "message") from None
