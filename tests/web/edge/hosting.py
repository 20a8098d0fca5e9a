"""Hosting: a hall whose host has the token that works once, and the host."""

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
    """The database, in a folder, of a hall in which somebody may become its host."""

    async def make_token() -> None:
        async with database_at(migrated(folder)) as database:
            await database.commit(HostTokenMade(digest(TOKEN), now()))

    asyncio.run(make_token())
    return migrated(folder)


@contextmanager
def hosted(folder: Path, **set_by_host: Any) -> Iterator[str]:
    """The address of such a hall."""
    awaiting_host(folder)
    with serving(folder, **set_by_host) as address:
        yield address


def made_host(account: Guest) -> Guest:
    """An account that has become the host."""
    assert account.post("/api/me/host", {"token": TOKEN}).json()["role"] == "host"
    return account
