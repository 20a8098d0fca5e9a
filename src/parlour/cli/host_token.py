"""`parlour host-token`: a token with which an account becomes host, once."""

import asyncio
import secrets
from pathlib import Path

import typer

from parlour.cli import screen
from parlour.cli.keeping.where import HERE, Data
from parlour.cli.keeping.where import Database as Address
from parlour.hall.people.accounts import HostTokenMade
from parlour.hall.people.sessions import digest
from parlour.store.database import Database
from parlour.web.clock import now
from parlour.web.settings import Settings


def host_token(database: Address = "", data: Data = HERE) -> None:
    """Write the digest of a new token down and print the token."""
    token = secrets.token_urlsafe(24)
    url = Settings(database=database, data=data).database_url
    asyncio.run(_keep(url, data, HostTokenMade(digest(token), now())))
    typer.echo(token)
    typer.echo(screen.say("cli-host-token-how"), err=True)


async def _keep(url: str, data: Path, made: HostTokenMade) -> None:
    store = await Database.open(url, data)
    try:
        await store.commit(made)
    finally:
        await store.close()
