"""The hall of `parlour serve`, and all that takes long to import for it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any

import structlog
import typer
from pydantic import ValidationError
from starlette.types import ASGIApp

from parlour.cli import screen
from parlour.cli.keeping.diary import Diary
from parlour.store.database import Database
from parlour.store.engine.file import served_alone
from parlour.web.app import create_app
from parlour.web.edge.validation import invalid
from parlour.web.settings import Settings


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[ASGIApp]:
    """The hall, for as long as it is open; a Refusal says why it cannot be."""
    with served_alone(settings.database_url):
        structlog.configure(
            wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING), logger_factory=lambda *_: Diary()
        )
        app = await asyncio.to_thread(create_app, settings)
        async with app.router.lifespan_context(app):
            yield app


async def look_over(settings: Settings) -> None:
    """Raise the Refusal for which the hall could not be opened, and open nothing."""
    with served_alone(settings.database_url):
        _games = settings.offered, settings.owned_only  # each refuses a game that there is not
        # And what nobody could call.
        _channels = settings.mail_server, settings.hook_hosts, settings.push_origins, settings.framing
        await (await Database.open(settings.database_url, settings.data)).close()


def chosen(**given: Any) -> Settings:
    """The settings of the command line and the environment; a Refusal for one that makes no sense."""
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        raise invalid(first, f"PARLOUR_{'_'.join(map(str, first['loc']))}".upper()) from None


def warn(settings: Settings, host: str) -> None:
    """Tell on standard error what a host should know who lets others in."""
    open_to_all = not _is_loopback(host) and not settings.secure
    unknown_proxy = settings.secure and not settings.proxies
    for warning in ["cli-serve-open"] * open_to_all + ["cli-serve-proxy"] * unknown_proxy:
        typer.echo(screen.say(warning), err=True)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
