"""The socket of a table: a snapshot first, then every entry as it is committed; commands in, answers out."""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from parlour.core import validation
from parlour.core.refusal import Forbidden, Refusal, TooMany
from parlour.hall.people.player import Player, Role
from parlour.table import offers, takebacks
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.clock import now
from parlour.web.edge.limits import MACHINE_SAYING, SAYING
from parlour.web.edge.pace import Pace
from parlour.web.edge.problems import problem_json, wanted_language
from parlour.web.edge.validation import invalid
from parlour.web.handlers import gate
from parlour.web.handlers.attending import attended
from parlour.web.handlers.context import Context, context
from parlour.web.handlers.messages import Act, Command, Offer, Ping, Reply, Resign, Said, Takeback, Talk, Whole
from parlour.web.live.room import Room
from parlour.web.live.sockets import HELD
from parlour.web.live.watchers import Watcher
from parlour.web.live.written import written
from parlour.web.lock import Lock
from parlour.web.server.wire import closing, offer, put_of

router = APIRouter()
PONG = written({"type": "pong"})
SAID: TypeAdapter[Command | Talk | Ping] = TypeAdapter(Said)
MOVE = TypeAdapter(Act)


@router.websocket("/api/matches/{match_id}/socket")
async def attend(
    socket: WebSocket, match_id: str, hall: Annotated[Context, Depends(context)], since: Whole = 0
) -> None:
    """Join the audience of a match; whoever has a seat there acts from it."""

    async def stay(socket: WebSocket, address: str, player: Player | None) -> None:
        room = await hall.rooms.room(match_id)
        watcher = Watcher(socket, player.id if player else "", room.snapshot, put_of(socket))
        saying = MACHINE_SAYING if player is not None and player.role is Role.MACHINE else SAYING
        await _Attendance(socket, address, hall, room, watcher, wanted_language(socket), saying).last(since)

    await attended(socket, hall, stay)


@dataclass(slots=True)
class _Attendance:
    """One viewer at one table, from the snapshot to the end of the socket.

    What they say is taken one after another: each message has the `turn` until it was answered. A move that comes in
    its turn is begun as it comes; anything else is heard by the task of the socket.
    """

    socket: WebSocket
    address: str
    hall: Context
    room: Room
    watcher: Watcher
    lang: str
    saying: Pace  # how often the viewer may speak
    turn: Lock = field(default_factory=Lock)

    async def last(self, since: int) -> None:
        """Serve the socket until it goes."""
        # Nothing is awaited between finding the room, the snapshot and joining the audience: no entry is missed or told
        # twice, and nobody stands in a room that was let go.
        self.watcher.send(self.room.snapshot(self.watcher, since))
        self.hall.presence.enter(self.room, self.watcher)
        offer(self.socket, self._take)
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                async with self.turn:
                    await self._hear(message.get("text"))
        except WebSocketDisconnect:
            pass
        finally:
            self.hall.presence.leave(self.room, self.watcher)
            self.watcher.gone()

    def _take(self, text: str) -> bool:
        """Begin on a move without a task, if it is its turn; else return False, and the task hears it."""
        said = move_of(text)
        if said is None or closing(self.socket) or not self.turn.take_if_free():
            return False
        begun = None
        try:
            self._pace()
            begun = self._run(said)
        except Refusal:
            return False
        finally:
            if begun is None:
                self.turn.release()
        begun.add_done_callback(partial(self._answer, said))
        return True

    def _answer(self, said: Act, ended: "asyncio.Future[None]") -> None:
        """Answer a move that was begun as it came."""
        self.turn.release()
        try:
            ended.result()
        except Refusal as refusal:
            self._refuse(said.command, refusal)
        except WebSocketDisconnect:
            pass  # another process is asked
        else:
            self._accept(said)

    async def _hear(self, text: str | None) -> None:
        """Run one message and answer it; whatever is wrong with it is answered and changes nothing."""
        command: str | None = None
        try:
            try:
                given = gate.hear(text)
                command = _command_id(given)
            finally:  # what cannot be read counts too
                self._pace()
            said = checked(given)
            if isinstance(said, Ping):
                self.watcher.answer(PONG)
                return
            if isinstance(said, Talk):
                await self.hall.chat.say(self.room, self.watcher.player, said.command, said.text)
            else:
                await self._run(said)
            self._accept(said)
        except Refusal as refusal:
            if isinstance(refusal, TooMany):
                await asyncio.sleep(HELD)
            self._refuse(command, refusal)

    def _run(self, said: Command) -> "asyncio.Future[None]":
        """Run a command of the viewer's seat."""
        seat = self.room.match.seat_of(self.watcher.player)
        if seat is None:
            raise Forbidden("not-your-match")
        command = _of_seat(seat, said)

        def decide(match: Match) -> list[Entry]:
            if closing(self.socket):  # another process is asked, and must not refuse what is obeyed here
                raise WebSocketDisconnect
            return _decided(match, seat, said, command)

        return self.hall.tables.command(self.room, command, decide)

    def _pace(self) -> None:
        self.hall.sockets.pace(self.address, self.watcher.player, self.saying)

    def _accept(self, said: Command | Talk) -> None:
        """Tell the number of the entry that a command led to, now or when it came before; for talk the last one."""
        match = self.room.match
        seat = match.seat_of(self.watcher.player)
        entry = None if seat is None or isinstance(said, Talk) else match.answered(_of_seat(seat, said))
        seq = match.seq if entry is None else entry.seq
        self.watcher.answer(written({"type": "accepted", "command": said.command, "seq": seq}))

    def _refuse(self, command: str | None, refusal: Refusal) -> None:
        problem = problem_json(refusal, self.lang)
        self.watcher.answer(written({"type": "refused", "command": command, "error": problem}))


def _decided(table: Match, seat: int, said: Command, command: str) -> list[Entry]:
    """Return the entries a command of a seat leads to, the first of them its own."""
    match said:
        case Act():
            return [table.decide_act(seat, said.action, command, now())]
        case Resign():
            return [table.decide_resign(seat, command, now())]
        case Offer():
            return offers.decide_offer(table, seat, said.what, command, now())
        case Reply():
            return offers.decide_answer(table, seat, said.agree, command, now())
        case Takeback():
            return [takebacks.decide_takeback(table, seat, said.entry, command, now())]


def _of_seat(seat: int, said: Command) -> str:
    """Return a command id as its seat's own: nobody else can be answered for it, or take it."""
    return f"{seat}-{said.command}"


def _command_id(given: Any) -> str | None:
    """Return the command that a refusal answers, as far as it can be told."""
    command = given.get("command") if isinstance(given, dict) else None
    # Only what can be the id of a command is said back.
    return command[:64] if isinstance(command, str) and command.isascii() else None


def checked(given: Any) -> Command | Talk | Ping:
    """Return what a value that the gate let in says; a Refusal names the field that is wrong."""
    try:
        return SAID.validate_python(validation.checked(given))
    except ValidationError as error:
        first = error.errors()[0]
        raise invalid(first, ".".join(map(str, first["loc"])) or "message") from None


def move_of(text: str) -> Act | None:
    """Return the move that a text says, read in one go as gate and `checked` would; None for anything else."""
    if len(text) > gate.LONGEST_SAID:
        return None
    try:
        said = MOVE.validate_json(text)
    except ValidationError:
        return None
    return said if validation.is_printable(said.action) else None
