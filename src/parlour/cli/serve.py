"""`parlour serve`: the hall in one process."""

import asyncio
import gc
import logging
from ipaddress import ip_address
from typing import Annotated, Any

import structlog
import typer
import uvicorn
from pydantic import ValidationError

from parlour.cli import screen
from parlour.cli.diary import Diary
from parlour.cli.where import HERE, Data
from parlour.cli.where import Database as Address
from parlour.store.database import Database
from parlour.store.engine.file import served_alone
from parlour.web.app import create_app
from parlour.web.edge.validation import invalid
from parlour.web.settings import Settings
from parlour.web.wire import Wire

YOUNG = 50_000  # new objects before the collector looks for cycles; counting references frees nearly all of them
PATIENCE = 3  # seconds a hall that closes waits for whoever does not finish asking, or does not take his answer
LARGEST_MESSAGE = 65_536  # bytes of a socket's message; commands are far smaller


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8000,
    database: Address = "",
    data: Data = HERE,
) -> None:
    """Start the hall and print its address. The page answers while the games are compiled."""
    settings = _settings(database=database, data=data)
    with served_alone(settings.database_url):
        asyncio.run(_brought_up(settings))
        typer.echo(f"parlour: http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}")
        for warning in _warnings(settings, host):
            typer.echo(screen.say(warning), err=True)
        structlog.configure(
            wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING), logger_factory=lambda *_: Diary()
        )
        gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
        uvicorn.run(
            create_app(settings),
            host=host,
            port=port,
            log_level="warning",
            ws=Wire,
            ws_per_message_deflate=False,
            ws_max_size=LARGEST_MESSAGE,
            timeout_graceful_shutdown=PATIENCE,
            proxy_headers=False,  # whom to believe is the host's to say: PARLOUR_TRUSTED_PROXIES
        )


async def _brought_up(settings: Settings) -> None:
    """Make the database ready before anybody is answered; why it cannot be is told in the terminal."""
    await (await Database.open(settings.database_url, settings.data)).close()


def _settings(**given: Any) -> Settings:
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        raise invalid(first, f"PARLOUR_{'_'.join(map(str, first['loc']))}".upper()) from None


def _warnings(settings: Settings, host: str) -> list[str]:
    """What a host should know who lets others in."""
    open_to_all = not _is_loopback(host) and not settings.secure
    unknown_proxy = settings.secure and not settings.proxies
    return ["cli-serve-open"] * open_to_all + ["cli-serve-proxy"] * unknown_proxy


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
