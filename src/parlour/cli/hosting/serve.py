"""`parlour serve`: the hall in one process. It listens first; slow imports are made while its page answers."""

import asyncio
import gc
import signal
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack, asynccontextmanager, suppress
from types import FrameType, ModuleType
from typing import Annotated, Any

import typer
import uvicorn
from starlette.types import ASGIApp

from parlour.cli import screen
from parlour.cli.hosting.where import Data
from parlour.cli.hosting.where import Database as Address
from parlour.core.refusal import Refusal
from parlour.web.anteroom import Anteroom
from parlour.web.server.sources import written
from parlour.web.server.subpath import folder_of
from parlour.web.server.wire import on_port

# New objects before the collector looks for cycles among them. Counting references frees nearly all objects, and a
# look at many of them delays a move.
YOUNG = 50_000
WAITING = 2048  # connections that the system keeps until they are accepted


def serve(
    host: Annotated[str, typer.Option(help=screen.say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=screen.say("cli-serve-port"), min=1, max=65535)] = 8000,
    database: Address = None,
    data: Data = None,
) -> None:
    """Start the hall and print its address. The page answers while the games are compiled."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    given = {"database": database, "data": data}
    try:
        listening = _listening(host, port)
    except OSError as error:
        # If another hall serves the same data at this port, that is what has to be told.
        hall = _imported()
        asyncio.run(hall.look_over(hall.chosen(**given)))
        problem = str(error.strerror).partition(" (")[0]
        raise Refusal("cannot-listen", host=host, port=str(port), problem=problem) from None
    anteroom = Anteroom(_hall(host, port, given))
    with suppress(KeyboardInterrupt):  # the hall is closed by then
        _Server(on_port(anteroom, host, port, folder_of(written("public_url"))), anteroom).run(listening)
    if anteroom.error is not None:
        raise anteroom.error


class _Server(uvicorn.Server):
    """A server that ends with its anteroom, and on a signal at once while nothing has to be closed yet."""

    def __init__(self, config: uvicorn.Config, anteroom: Anteroom) -> None:
        super().__init__(config)
        self._anteroom = anteroom

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End the server on a signal: in order once the hall is open, at once before."""
        if self._anteroom.open:
            super().handle_exit(sig, frame)
        else:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)

    async def on_tick(self, counter: int) -> bool:
        """Tell whether it is time to end, ten times a second."""
        return await super().on_tick(counter) or self._anteroom.error is not None


def _listening(host: str, port: int) -> list[socket.socket]:
    """Return sockets that listen at every address of a host; raise an OSError, and keep none, if one cannot be had."""
    with ExitStack() as stack:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        opened = [
            stack.enter_context(socket.create_server(place[:2], family=family, backlog=WAITING))
            for family, _type, _protocol, _name, place in dict.fromkeys(places)
        ]
        stack.pop_all()
        return opened


def _imported() -> ModuleType:
    """Import the module that opens a hall, which takes a second and more."""
    from parlour.cli.hosting import hall

    return hall


@asynccontextmanager
async def _hall(host: str, port: int, given: Mapping[str, Any]) -> AsyncIterator[ASGIApp]:
    """Open the hall on the settings given, and print its address when it is open."""
    hall = await asyncio.to_thread(_imported)
    settings = hall.chosen(**given)
    async with hall.opened(settings) as app:
        named = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
        typer.echo(f"parlour: http://{named}:{port}{settings.folder}")
        hall.warn(settings, host)
        yield app
