"""Inboxes of several processes: each tells its player once, also of what another process wrote without a hint."""

import asyncio
from pathlib import Path

from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.people.accounts import Arrived
from parlour.hall.people.player import Player
from parlour.web.clock import now
from tests.store.databases import database_at
from tests.web.live.halls import Listener, Process

SAYS = {"name": "Ann", "game": "Nim"}


def test_each_is_told_once_whoever_wrote_it(tmp_path: Path) -> None:
    """The writing process tells the player, and the other one does so at its next look."""

    async def run() -> None:
        async with database_at(f"sqlite+aiosqlite:///{tmp_path / 'hall.db'}") as store:
            await store.commit(Arrived(Player("ben", "Ben")))
            writing, other = Process(store), Process(store)
            store.listen(writing.inboxes.stir)
            here, there = Listener("ben"), Listener("ben")
            await writing.inboxes.enter(here)
            await other.inboxes.enter(there)
            for place in ("1", "2"):
                await store.commit(Notify((Notice("ben", "declined", f"c{place}", now(), SAYS),)))
                for process in (writing, other, other):
                    await process.inboxes.look()
            for listener in (here, there):
                told = [one["notice"]["id"] for one in listener.heard("notice")]
                assert told == ["declined:c1", "declined:c2"]

    asyncio.run(run())
