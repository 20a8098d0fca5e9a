"""Rooms: the live matches in memory, a cache of their logs, and everybody who watches them."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

import structlog

from parlour import agents
from parlour.core.refusal import Refusal
from parlour.hall import opening
from parlour.hall.ports import Append, Player, Store
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.telling import SHOWN, entry_json, match_json
from parlour.web.audience import Watcher

log = structlog.get_logger()
Decision = Callable[[Match], Entry]


def now() -> str:
    """The time as the log writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Room:
    """One match: its cache, the lock that orders commands, and its watchers."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self._rendered: dict[tuple[int, int], dict[str, Any]] = {}

    def entry(self, entry: Entry, viewer: int) -> dict[str, Any]:
        """An entry as a viewer sees it, rendered once for all who see it alike."""
        key = (entry.seq, viewer)
        if key not in self._rendered:
            self._rendered[key] = entry_json(self.match, entry, viewer)
        return self._rendered[key]

    def snapshot(self, watcher: Watcher, since: int = 0) -> dict[str, Any]:
        """Everything a watcher needs to stand where the match stands."""
        match = self.match
        viewer = match.viewer_of(watcher.player)
        shown = [entry for entry in match.log if entry.kind in SHOWN]
        told = [self.entry(entry, viewer) for entry in shown if entry.seq > since]
        view = self.entry(shown[-1], viewer)["view"] if shown else None
        return {
            "type": "snapshot",
            "seq": match.seq,
            "match": match_json(match, watcher.player),
            "view": view,
            "history": told,
        }

    def presence(self) -> dict[str, Any]:
        """Who is here."""
        here = {self.match.seat_of(watcher.player) for watcher in self.watchers}
        seats = {name: number in here for number, name in enumerate(self.match.game.seats)}
        watching = sum(self.match.seat_of(watcher.player) is None for watcher in self.watchers)
        return {"type": "presence", **seats, "watchers": watching}

    def tell(self, message: dict[str, Any]) -> None:
        """The same message to everybody."""
        for watcher in self.watchers:
            watcher.send(message)

    def tell_entries(self, entries: list[Entry]) -> None:
        """New entries to everybody, each from his view; changes of the table itself as the match."""
        for watcher in self.watchers:
            viewer = self.match.viewer_of(watcher.player)
            table = match_json(self.match, watcher.player)
            shown = [entry for entry in entries if entry.kind in SHOWN]
            for entry in shown:
                watcher.send({"type": "entry", "entry": self.entry(entry, viewer), "match": table})
            if not shown:
                watcher.send({"type": "match", "match": table})


class Rooms:
    """All rooms of this process, and the bots that play in them."""

    def __init__(self, store: Store, bot_threads: int) -> None:
        self._store = store
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()
        self._searches = ThreadPoolExecutor(bot_threads, thread_name_prefix="search")

    async def room(self, match_id: str) -> Room:
        """The room of a match, rebuilt from the log when it is not in memory."""
        async with self._opening:
            room = self._rooms.get(match_id)
            if room is None:
                match = await self._store.load(match_id)
                if match is None:
                    raise Refusal("unknown-match")
                room = self._rooms[match_id] = Room(match)
                self._wake_bot(room)
            return room

    def leave(self, room: Room, watcher: Watcher) -> None:
        """A watcher goes; a finished match that nobody watches is forgotten, the log keeps it."""
        room.watchers.discard(watcher)
        room.tell(room.presence())
        if not room.watchers and room.match.status == "over":
            self._rooms.pop(room.match.id, None)

    async def resume(self) -> None:
        """After a restart: wake the bots whose turn it is."""
        for match_id in await self._store.live_matches():
            await self.room(match_id)

    async def close(self) -> None:
        """Stop all searches."""
        for room in self._rooms.values():
            if room.thinking is not None:
                room.thinking.cancel()
        self._searches.shutdown(wait=False, cancel_futures=True)

    async def open(self, append: Append) -> Room:
        """A new match: written down, then in memory."""
        await self._store.append(append)
        room = Room(append.match)
        self._take(room, list(append.entries))
        async with self._opening:
            self._rooms[append.match.id] = room
        self._wake_bot(room)
        return room

    def _take(self, room: Room, entries: list[Entry]) -> None:
        for entry in entries:
            room.match.evolve(entry)

    async def join(self, match_id: str, player: Player, bring: dict[str, Any] | None) -> Room:
        """Sit down on the free seat of a match."""
        room = await self.room(match_id)
        async with room.lock:
            await self._commit(room, opening.join(room.match, player, bring, now()))
        self._wake_bot(room)
        return room

    async def command(self, match_id: str, command: str, decide: Decision) -> Entry:
        """Run a command: decide, append, commit, then tell. A resent command is answered as it was."""
        room = await self.room(match_id)
        async with room.lock:
            before = room.match.answered(command)
            if before is not None:
                return before
            entry = decide(room.match)
            await self._commit(room, Append(room.match, [entry], status=_status_after(room.match, entry)))
        self._wake_bot(room)
        return entry

    async def rematch(self, match_id: str, player: Player) -> Room:
        """The match played again: opened by the first who asks, joined by the second."""
        room = await self.room(match_id)
        async with room.lock:
            if room.match.rematch is None:
                append = opening.rematch(room.match, player, now())
                again = await self.open(append)
                entry = room.match.decide_rematch(append.match.id, now())
                await self._commit(room, Append(room.match, [entry], status="over"))
                return again
        again = await self.room(room.match.rematch)
        if again.match.seat_of(player.id) is None and room.match.seat_of(player.id) is not None:
            seat = room.match.seats[room.match.seat_of(player.id) or 0]
            return await self.join(again.match.id, player, seat.bring if seat else None)
        return again

    async def _commit(self, room: Room, append: Append) -> None:
        """Append, and only once it is durable take it in and tell."""
        if not await self._store.append(append):
            # Another process wrote first: the log is right and this cache is old.
            self._rooms.pop(room.match.id, None)
            raise Refusal("out-of-date")
        self._take(room, list(append.entries))
        room.tell_entries(list(append.entries))

    def _wake_bot(self, room: Room) -> None:
        """Let an agent think off the event loop when it is its turn."""
        turn = room.match.to_act()
        seat = None if turn is None else room.match.seats[turn]
        if seat is None or seat.agent is None or (room.thinking is not None and not room.thinking.done()):
            return
        room.thinking = asyncio.create_task(self._think(room))

    async def _think(self, room: Room) -> None:
        match = room.match
        while (turn := match.to_act()) is not None:
            seat = match.seats[turn]
            if seat is None or seat.agent is None or match.state is None or match.result() is not None:
                return
            room.tell({"type": "thinking", "seat": match.game.seats[turn]})
            view = match.game.observe(match.state, turn)
            seed = secrets.randbits(62)  # the agent's own chance: it must not touch the match's
            agent = agents.agent(seat.agent)
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(self._searches, agent.choose, match.game, view, turn, seed)
            text = match.game.action_text(match.state, action)
            await self._bot_acts(room, turn, text)

    async def _bot_acts(self, room: Room, turn: int, text: str) -> None:
        command = f"house-{room.match.seq + 1}"
        async with room.lock:
            if room.match.to_act() != turn or room.match.result() is not None:
                return  # the match ended while the agent was thinking
            entry = room.match.decide_act(turn, text, command, now())
            await self._commit(room, Append(room.match, [entry], status=_status_after(room.match, entry)))


def _status_after(match: Match, entry: Entry) -> str:
    """The status the entry leaves the match in."""
    if entry.kind == "resigned":
        return "over"
    return "over" if entry.after is not None and match.game.result(entry.after) is not None else "live"


