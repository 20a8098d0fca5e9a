"""Inboxes: the sockets of people in the hall, on whatever page, who are told what concerns them as it happens."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import structlog

from parlour.hall.notices.notice import InboxEntry, notice_json
from parlour.hall.ports import Store
from parlour.table import timestamps
from parlour.web.bus.bus import Bus
from parlour.web.clock import now
from parlour.web.live import shapes
from parlour.web.live.watchers import Watcher
from parlour.web.live.written import written

Counts: TypeAlias = tuple[int, int]
NOTHING: Final[Counts] = (0, 0)
LATE = 10_000  # milliseconds by which another process may write a notice down late
MOST_REMEMBERED = 10_000  # notices that were told here lately
log = structlog.get_logger()


class Inboxes:
    """The inboxes of one process. What a player is told is read where it is kept: a hint only says whose to look at."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._here: dict[str, set[Watcher]] = {}
        self._waiting: dict[str, Counts] = {}  # what was said last to wait for those who are here
        self._told: dict[tuple[str, str], None] = {}  # notices that were told, the newest last
        self._looking = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def enter(self, watcher: Watcher) -> None:
        """Let somebody in, and tell them how much waits for them."""
        self._here.setdefault(watcher.player, set()).add(watcher)
        self._waiting |= await self._counts([watcher.player])
        watcher.send(self.how_much(watcher))

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        here = self._here.get(watcher.player, set())
        here.discard(watcher)
        if not here:
            self._here.pop(watcher.player, None)
            self._waiting.pop(watcher.player, None)

    def show_out(self, player: str) -> None:
        """End the sockets of a player who is not known by them any more."""
        for watcher in self._here.get(player, ()):
            watcher.show_out()

    def how_much(self, watcher: Watcher) -> bytes:
        """Return the message that says how much waits for a watcher's player."""
        waiting, reports = self._waiting.get(watcher.player, NOTHING)
        waits: shapes.Waiting = {"type": "waiting", "waiting": waiting, "reports": reports}
        return written(waits)

    async def _counts(self, players: Sequence[str]) -> dict[str, Counts]:
        """Return what waits for each of these players, of notices and of reports."""
        waiting = await self._store.notices.waiting(players, now())
        reports = await self._store.moderation.waiting(players)
        return {player: (waiting.get(player, 0), reports.get(player, 0)) for player in players}

    def stir(self, players: Iterable[str]) -> None:
        """Tell these players what is new, wherever they are here, at any process."""
        for player in players:
            self._bus.say("inbox", player)
            self.look_at(player)

    def look_at(self, player: str) -> None:
        """Tell a player what is new for them, if they are here."""
        if player in self._here:
            task = asyncio.create_task(self._look_soon(player))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_soon(self, player: str) -> None:
        try:
            await self.look([player])
        except Exception as error:  # the player is told at the next look
            log.error("nobody could look what somebody is told", error=repr(error))

    async def look(self, players: Iterable[str] | None = None) -> None:
        """Tell these players, or all who are here, what is new."""
        async with self._looking:
            wanted = [player for player in (players or self._here) if player in self._here]
            if not wanted:
                return
            moment = now()
            found = await self._store.notices.since(wanted, timestamps.later(moment, -LATE), moment)
            for player, counts in (await self._counts(wanted)).items():
                self._tell(player, counts, [one for one in found if one.notice.player == player])

    def _tell(self, player: str, counts: Counts, found: list[InboxEntry]) -> None:
        fresh = [one for one in found if self._is_new(player, one)]
        changed = self._waiting.get(player) != counts
        self._waiting[player] = counts
        for watcher in self._here.get(player, ()):
            for one in fresh:
                watcher.send(written({"type": "notice", "notice": notice_json(one)}))
            if changed or fresh:
                watcher.send(self.how_much(watcher))

    def _is_new(self, player: str, entry: InboxEntry) -> bool:
        """Tell whether a notice was not told here yet, and count it as told from now on."""
        key = (player, entry.notice.id)
        if key in self._told:
            return False
        self._told[key] = None
        while len(self._told) > MOST_REMEMBERED:
            del self._told[next(iter(self._told))]
        return True
