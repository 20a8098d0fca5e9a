"""The hall of `parlour serve`, with all of its imports that take long."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address

import structlog
import typer
from starlette.types import ASGIApp

from parlour.cli import screen
from parlour.store.database import Database
from parlour.store.engine.file import served_alone
from parlour.web.app import create_app
from parlour.web.settings import Settings, chosen

__all__ = ["chosen", "look_over", "opened", "warn"]


class Diary:
    """The hall's errors and warnings go to standard output, if that takes them.

    A line that cannot be written, because the disk is full too, does not stop its writer.
    """

    def error(self, line: str) -> None:
        """Write a line, at once."""
        with suppress(OSError):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    critical = warning = error


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[ASGIApp]:
    """Open the hall and close it at the end; raise a Refusal if it cannot be opened."""
    with served_alone(settings.database_url):
        structlog.configure(
            wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING), logger_factory=lambda *_: Diary()
        )
        app = await asyncio.to_thread(create_app, settings)
        async with app.router.lifespan_context(app):
            yield app


async def look_over(settings: Settings) -> None:
    """Raise the Refusal for which the hall could not be opened, if any; open nothing."""
    with served_alone(settings.database_url):
        settings.make_sense()
        await (await Database.open(settings.database_url, settings.data)).close()


def warn(settings: Settings, host: str) -> None:
    """Warn on standard error of settings that are unsafe for a host who lets others in."""
    open_to_all = not _is_loopback(host) and not settings.secure
    unknown_proxy = settings.secure and not settings.proxies
    for warning in ["cli-serve-open"] * open_to_all + ["cli-serve-proxy"] * unknown_proxy:
        typer.echo(screen.say(warning), err=True)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
