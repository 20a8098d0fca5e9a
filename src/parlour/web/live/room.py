"""A room: one match in memory, a cache of its log, and everybody who watches it."""

import asyncio
from collections.abc import Sequence
from typing import TypedDict

from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.web.bus.peers import Peers
from parlour.web.clock import now
from parlour.web.live import shapes
from parlour.web.live.shapes import Message
from parlour.web.live.throttle import Throttle
from parlour.web.live.updates import Updates
from parlour.web.live.watchers import Watcher
from parlour.web.live.written import written
from parlour.web.lock import Lock


class TableHere(TypedDict):
    """The people at a table at one process, for the others: the numbers of the seats, and how many watch."""

    match: str
    seats: list[int]
    watchers: int


class Room:
    """One match: its cache, the lock that orders commands, and its watchers."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.throttle = Throttle()
        self.elsewhere: Peers[TableHere] = Peers()  # who watches at other processes
        # True from the start of a write until it is taken in: if it fails in between, only the log knows how it stands.
        self.stale = False
        self.updates = Updates()

    @property
    def idle(self) -> bool:
        """Tell whether nobody watches, plays or thinks here, so that it can be forgotten: the log keeps it."""
        thinks = self.thinking is not None and not self.thinking.done()
        return not (self.watchers or thinks or self.lock.locked())

    @property
    def weight(self) -> int:
        """The bytes that it takes in memory, about."""
        return self.match.weight + self.updates.weight

    def take(self, entries: Sequence[Entry]) -> None:
        """Take committed entries into the cache, then tell everybody."""
        for entry in entries:
            self.match.evolve(entry)
        self._tell_entries(entries)

    def catch_up(self, match: Match) -> None:
        """Put a match freshly read from the log in place of the cache, and tell what was missed."""
        missed = match.log[self.match.seq :]
        self.match, self.stale = match, False
        self._tell_entries(missed)

    def snapshot(self, watcher: Watcher, since: int = 0) -> bytes:
        """Return everything a watcher needs to stand where the match stands."""
        return self.updates.snapshot(self.match, watcher.player, since)

    def here(self) -> TableHere:
        """Return who is here at this process: the numbers of the seats, and how many watch."""
        here = [self.match.seat_of(watcher.player) for watcher in self.watchers]
        seats = sorted({seat for seat in here if seat is not None})
        return {"match": self.match.id, "seats": seats, "watchers": here.count(None)}

    def presence(self) -> shapes.Presence:
        """Return who is here, at any process."""
        all_here = [self.here(), *self.elsewhere.all()]
        seated = {seat for here in all_here for seat in here["seats"]}
        seats = {name: number in seated for number, name in enumerate(self.match.game.seats)}
        return {"type": "presence", "seats": seats, "watchers": sum(here["watchers"] for here in all_here)}

    def broadcast(self, message: Message) -> None:
        """Tell everybody one message."""
        told = written(message)
        for watcher in self.watchers:
            watcher.send(told)

    def _tell_entries(self, entries: Sequence[Entry]) -> None:
        """Tell everybody new entries, each from their view; a change of the table alone is told as the match."""
        news: dict[int, list[bytes]] = {}
        moment = now()
        for watcher in self.watchers if entries else ():
            viewer = self.match.viewer_of(watcher.player)
            if viewer not in news:
                news[viewer] = self.updates.news(self.match, entries, watcher.player, viewer, moment)
            for message in news[viewer]:
                watcher.send(message)
