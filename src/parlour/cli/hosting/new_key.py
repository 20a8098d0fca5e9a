"""`parlour new-key`: a link by which somebody who forgot their password chooses another, once."""

import asyncio
import secrets
from typing import Annotated

import typer

from parlour.cli import screen
from parlour.cli.hosting.where import Data
from parlour.cli.hosting.where import Database as Address
from parlour.core.refusal import NotFound
from parlour.hall.people import keys
from parlour.hall.people.sessions import digest
from parlour.store.database import Database
from parlour.web.clock import now
from parlour.web.delivery.letters import KEY_PATH
from parlour.web.settings import Settings, chosen

Name = Annotated[str, typer.Argument(help=screen.say("cli-new-key-name"))]


def new_key(name: Name, database: Address = None, data: Data = None) -> None:
    """Store the digest of a new key and print the link that holds the key."""
    token = secrets.token_urlsafe(24)
    settings = chosen(database=database, data=data)
    asyncio.run(_keep(settings, name, digest(token)))
    typer.echo(f"{settings.public_url}{KEY_PATH}{token}")
    typer.echo(screen.say("cli-new-key-how", hours=keys.LASTS), err=True)


async def _keep(settings: Settings, name: str, kept: str) -> None:
    store = await Database.existing(settings.database_url, settings.data)
    try:
        player = await store.accounts.named(name)
        if player is None:
            raise NotFound("unknown-player", name=name)
        await store.commit(keys.made(player.id, kept, now()))
    finally:
        await store.close()
