"""Halls with a host, or with a token by which somebody can become the host once."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour.hall.people.accounts import HostTokenMade
from parlour.hall.people.sessions import digest
from parlour.web.clock import now
from tests.store.databases import database_at
from tests.store.migrated import migrated
from tests.web.visiting import Guest, serving

TOKEN = "a token that works once"


def awaiting_host(folder: Path) -> str:
    """Make a database in a folder whose hall awaits its host, and return its address."""

    async def make_token() -> None:
        async with database_at(migrated(folder)) as database:
            await database.commit(HostTokenMade(digest(TOKEN), now()))

    asyncio.run(make_token())
    return migrated(folder)


@contextmanager
def hosted(folder: Path, **set_by_host: Any) -> Iterator[str]:
    """Yield the address of a hall that awaits its host."""
    awaiting_host(folder)
    with serving(folder, **set_by_host) as address:
        yield address


def made_host(account: Guest) -> Guest:
    """Make an account the host."""
    assert account.post("/api/me/host", {"token": TOKEN}).json()["role"] == "host"
    return account
