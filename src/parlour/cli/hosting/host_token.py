"""`parlour host-token`: a token with which an account becomes host, once."""

import asyncio
import secrets

import typer

from parlour.cli import screen
from parlour.cli.hosting.where import Data
from parlour.cli.hosting.where import Database as Address
from parlour.hall.people.accounts import HostTokenMade
from parlour.hall.people.sessions import digest
from parlour.store.database import Database
from parlour.web.clock import now
from parlour.web.settings import Settings, chosen


def host_token(database: Address = None, data: Data = None) -> None:
    """Store the digest of a new token and print the token."""
    token = secrets.token_urlsafe(24)
    asyncio.run(_keep(chosen(database=database, data=data), HostTokenMade(digest(token), now())))
    typer.echo(token)
    typer.echo(screen.say("cli-host-token-how"), err=True)


async def _keep(settings: Settings, made: HostTokenMade) -> None:
    store = await Database.open(settings.database_url, settings.data)
    try:
        await store.commit(made)
    finally:
        await store.close()
