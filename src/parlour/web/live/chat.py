"""Chat: lines at a table for those who may read its room, and in the lobby for those who are there."""

from collections.abc import Callable, Sequence
from typing import NotRequired, cast

from typing_extensions import TypedDict

from parlour.core.refusal import Forbidden, Refusal
from parlour.core.shapes import Refused
from parlour.hall.effects import Effect
from parlour.hall.people import chat
from parlour.hall.people.chat import LOBBY, Message, Spoken, Talkers
from parlour.hall.people.player import Player
from parlour.hall.people.shapes import ChatLine
from parlour.hall.people.shapes import Room as RoomName
from parlour.hall.ports import Store
from parlour.web.bus.bus import Bus
from parlour.web.clock import now
from parlour.web.edge.limits import TALKING, Limits
from parlour.web.live.lobby import Lobby
from parlour.web.live.room import Room
from parlour.web.live.written import written


class Hindrance(Refused):
    """The reason why somebody may not talk; of a mute also until when, and what for."""

    until: NotRequired[str]
    why: NotRequired[str]


class Heard(TypedDict):
    """A page of a room: the reader may read `rooms`, their own first; earlier lines begin before `next`."""

    room: RoomName
    rooms: list[RoomName]
    lines: list[ChatLine]
    next: int | None
    longest: int
    hindrance: Hindrance | None


class Speech:
    """The rules for all who talk anywhere in the hall."""

    def __init__(self, store: Store, limits: Limits, talkers: Talkers) -> None:
        self.store = store
        self._limits = limits
        self.talkers = talkers

    async def said(
        self, player_id: str, command: str, spoken: Callable[[Player, Talkers], Spoken], also: Sequence[Effect] = ()
    ) -> tuple[Message, bool]:
        """Say a line, once however often it is sent; return it, and whether it is new. `also` is committed with it."""
        player = await self.store.player(player_id)
        if player is None:
            raise Forbidden("chat-stranger")
        before = await self.store.chat.spoken(player.id, command)
        if before is not None:
            return before, False
        effect = spoken(player, self.talkers)
        await self._limits.take(TALKING, player.id)
        new = True
        try:
            await self.store.commit(effect, *also)
        except Refusal as refusal:
            if refusal.code != "already-answered":
                raise
            new = False
        line = await self.store.chat.spoken(player.id, command)
        if line is None:  # another command of the same key was faster
            raise Refusal("key-used", key=command)
        return line, new

    async def hindrance(self, player: Player) -> Hindrance | None:
        """Return why somebody may not talk; None if they may."""
        try:
            chat.require_talker(player, self.talkers)
        except Refusal as refusal:
            return cast(Hindrance, refusal.as_json())
        mute = await self.store.chat.mute_of(player.id, now())
        return None if mute is None else Hindrance(**chat.muted(mute).as_json(), until=mute.until, why=mute.why)


class LobbyChat:
    """The one room of the lobby, as this process hears it."""

    def __init__(self, speech: Speech, lobby: Lobby, bus: Bus) -> None:
        self._speech = speech
        self._chat = speech.store.chat
        self._lobby = lobby
        self._bus = bus

    async def say(self, player: Player, command: str, text: str, also: Sequence[Effect] = ()) -> ChatLine:
        """Say something to all who are here."""
        line, new = await self._speech.said(
            player.id, command, lambda who, talkers: chat.speak_in_lobby(who, talkers, command, text, now()), also
        )
        if new:
            await self.broadcast(line)
        return chat.line_json(line, None, player.id)

    async def broadcast(self, line: Message) -> None:
        """Tell a line, new or changed, to everybody in the lobby, at this process and the others."""
        await self.broadcast_here(line)
        self._bus.say("line", line.number)

    async def broadcast_here(self, line: Message) -> None:
        """Tell a line at this process, except to those who keep its speaker away."""
        unheard = await self._chat.unheard_by(line.player)
        told = {mine: written({"type": "chat", "line": chat.line_json(line, None, mine)}) for mine in ("", line.player)}
        for watcher in self._lobby.watchers():
            if watcher.player not in unheard:
                watcher.send(told[line.player if watcher.player == line.player else ""])

    async def heard(self, player: Player, before: int | None) -> Heard:
        """Return a page of what was said lately, without those whom the reader keeps away."""
        page = await self._chat.page(None, LOBBY, before, player.id)
        lines = [chat.line_json(line, None, player.id) for line in page]
        return _heard(LOBBY, (LOBBY,), page, lines, await self._speech.hindrance(player))


def _heard(
    room: RoomName,
    rooms: Sequence[RoomName],
    page: Sequence[Message],
    lines: list[ChatLine],
    hindrance: Hindrance | None,
) -> Heard:
    return {
        "room": room,
        "rooms": list(rooms),
        "lines": lines,
        "next": page[0].number if len(page) == chat.PAGE else None,
        "longest": chat.LONGEST,
        "hindrance": hindrance,
    }


class TableChat:
    """The chat of all tables of this process."""

    def __init__(self, speech: Speech, bus: Bus) -> None:
        self._speech = speech
        self._chat = speech.store.chat
        self._bus = bus

    @property
    def talkers(self) -> Talkers:
        """The people who may talk, at tables and wherever else people write to each other."""
        return self._speech.talkers

    async def say(self, room: Room, player_id: str, command: str, text: str) -> None:
        """Say something at a table."""
        line, new = await self._speech.said(
            player_id, command, lambda who, talkers: chat.speak(room.match, who, talkers, command, text, now())
        )
        if new:
            self.broadcast(room, line)

    def broadcast(self, room: Room | None, line: Message) -> None:
        """Tell a line, new or changed, to everybody who may read it, at this process and the others."""
        if room is not None:
            broadcast_here(room, line)
        self._bus.say("line", line.number)

    async def heard(self, room: Room, player: Player, wanted: RoomName | None, before: int | None) -> Heard:
        """Return a page of a room, the viewer's own if none is named, and why they may not talk."""
        readable = chat.rooms_of(room.match, player.id)
        name = wanted or readable[0]
        if name not in readable:
            raise Forbidden("other-room")
        page = await self._chat.page(room.match.id, name, before)
        return _heard(name, readable, page, lines_json(page, room, player.id), await self._speech.hindrance(player))


def lines_json(page: Sequence[Message], room: Room, viewer: str) -> list[ChatLine]:
    """Return lines as one viewer sees them."""
    return [chat.line_json(line, room.match, viewer) for line in page]


def broadcast_here(room: Room, line: Message) -> None:
    """Tell a line, new or changed, to everybody at the table who may read its room."""
    for watcher in room.watchers:
        if line.room in chat.rooms_of(room.match, watcher.player):
            watcher.send(written({"type": "chat", "line": chat.line_json(line, room.match, watcher.player)}))
