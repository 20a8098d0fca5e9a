"""A room: one match in memory, a cache of its log, and everybody who watches it."""

import asyncio
from collections.abc import Sequence

from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.telling import SHOWN, entry_json, match_json
from parlour.web.audience import Message, Watcher
from parlour.web.moment import now


class Room:
    """One match: its cache, the lock that orders commands, and its watchers."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.stale = False  # a write failed half-way: only the log knows how the match stands
        self._rendered: dict[tuple[int, int], Message] = {}

    @property
    def idle(self) -> bool:
        """Whether nobody watches, plays or thinks here, so that it can be forgotten: the log keeps it."""
        thinks = self.thinking is not None and not self.thinking.done()
        return not (self.watchers or thinks or self.lock.locked())

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

    def entry(self, entry: Entry, viewer: int) -> Message:
        """An entry as a viewer sees it, rendered once for all who see it alike."""
        key = (entry.seq, viewer)
        if key not in self._rendered:
            self._rendered[key] = entry_json(self.match, entry, viewer)
        return self._rendered[key]

    def snapshot(self, watcher: Watcher, since: int = 0) -> Message:
        """Everything a watcher needs to stand where the match stands."""
        match = self.match
        viewer = match.viewer_of(watcher.player)
        shown = [entry for entry in match.log if entry.kind in SHOWN]
        return {
            "type": "snapshot",
            "now": now(),
            "seq": match.seq,
            "match": match_json(match, watcher.player),
            "view": self.entry(shown[-1], viewer)["view"] if shown else None,
            "history": [self.entry(entry, viewer) for entry in shown if entry.seq > since],
        }

    def presence(self) -> Message:
        """Who is here."""
        here = [self.match.seat_of(watcher.player) for watcher in self.watchers]
        seats = {name: number in here for number, name in enumerate(self.match.game.seats)}
        return {"type": "presence", "seats": seats, "watchers": here.count(None)}

    def tell(self, message: Message) -> None:
        """The same message to everybody."""
        for watcher in self.watchers:
            watcher.send(message)

    def _tell_entries(self, entries: Sequence[Entry]) -> None:
        """New entries to everybody, each from his view; a change of the table alone as the match."""
        shown = [entry for entry in entries if entry.kind in SHOWN]
        for watcher in self.watchers if entries else ():
            viewer = self.match.viewer_of(watcher.player)
            table = match_json(self.match, watcher.player)
            for entry in shown:
                watcher.send({"type": "entry", "now": now(), "entry": self.entry(entry, viewer), "match": table})
            if not shown:
                watcher.send({"type": "match", "now": now(), "match": table})
