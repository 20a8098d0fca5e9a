"""Chat: what is said at a table goes to whoever may read the room it is said in."""

from collections.abc import Sequence
from typing import NotRequired, cast

from typing_extensions import TypedDict

from parlour.core.refusal import Forbidden, Refusal
from parlour.core.shapes import Refused
from parlour.hall.people import chat
from parlour.hall.people.chat import Message, Talkers
from parlour.hall.people.player import Player
from parlour.hall.people.shapes import ChatLine
from parlour.hall.people.shapes import Room as RoomName
from parlour.hall.ports import Store
from parlour.web.bus.bus import Bus
from parlour.web.clock import now
from parlour.web.edge.limits import TALKING, Limits
from parlour.web.live.room import Room
from parlour.web.live.written import written


class Hindrance(Refused):
    """Why somebody may not talk; of a mute also until when, and what for."""

    until: NotRequired[str]
    why: NotRequired[str]


class Heard(TypedDict):
    """A page of a room: `rooms` may be read, mine first; earlier lines begin before `next`."""

    room: RoomName
    rooms: list[RoomName]
    lines: list[ChatLine]
    next: int | None
    longest: int
    hindrance: Hindrance | None


class TableChat:
    """The chat of all tables of this process."""

    def __init__(self, store: Store, limits: Limits, talkers: Talkers, bus: Bus) -> None:
        self._store = store
        self._limits = limits
        self._talkers = talkers
        self._bus = bus

    async def say(self, room: Room, player_id: str, command: str, text: str) -> None:
        """Say something at a table, once however often it is sent."""
        player = await self._store.player(player_id)
        if player is None:
            raise Forbidden("chat-stranger")
        if await self._store.chat.spoken(player.id, command) is not None:
            return
        spoken = chat.speak(room.match, player, self._talkers, command, text, now())
        await self._limits.take(TALKING, player.id)
        try:
            await self._store.commit(spoken)
        except Refusal as refusal:
            if refusal.code != "already-answered":
                raise
            return
        line = await self._store.chat.spoken(player.id, command)
        assert line is not None, "it was written just now"
        self.tell(room, line)

    def tell(self, room: Room | None, line: Message) -> None:
        """A line, new or changed, to everybody who may read it, at this process and the others."""
        if room is not None:
            tell(room, line)
        self._bus.say("line", line.number)

    async def heard(self, room: Room, player: Player, wanted: RoomName | None, before: int | None) -> Heard:
        """A page of a room, the viewer's own when none is named, and why he may not talk if he may not."""
        readable = chat.rooms_of(room.match, player.id)
        name = wanted or readable[0]
        if name not in readable:
            raise Forbidden("other-room")
        page = await self._store.chat.page(room.match.id, name, before)
        return {
            "room": name,
            "rooms": list(readable),
            "lines": lines_json(page, room, player.id),
            "next": page[0].number if len(page) == chat.PAGE else None,
            "longest": chat.LONGEST,
            "hindrance": await self._hindrance(player),
        }

    async def _hindrance(self, player: Player) -> Hindrance | None:
        try:
            chat.require_talker(player, self._talkers)
        except Refusal as refusal:
            return cast(Hindrance, refusal.as_json())
        mute = await self._store.chat.mute_of(player.id, now())
        return None if mute is None else Hindrance(**chat.muted(mute).as_json(), until=mute.until, why=mute.why)


def lines_json(page: Sequence[Message], room: Room, viewer: str) -> list[ChatLine]:
    """Lines for one viewer."""
    return [chat.line_json(line, room.match, viewer) for line in page]


def tell(room: Room, line: Message) -> None:
    """A line, new or changed, to everybody at the table who may read its room."""
    for watcher in room.watchers:
        if line.room in chat.rooms_of(room.match, watcher.player):
            watcher.send(written({"type": "chat", "line": chat.line_json(line, room.match, watcher.player)}))
