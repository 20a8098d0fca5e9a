"""`parlour serve`: the hall in one process. It listens first; what takes long is imported while its page answers."""

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
from parlour.web.server.serving import on_port
from parlour.web.server.sources import written
from parlour.web.server.subpath import folder_of

# New objects before the collector looks for cycles among them. Counting references frees nearly all there is, and a
# look at many stops a move.
YOUNG = 50_000
WAITING = 2048  # connections that the system keeps until they are taken up


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
        # Where another hall serves the same data and has the port, that is what has to be told.
        hall = _imported()
        asyncio.run(hall.look_over(hall.chosen(**given)))
        problem = str(error.strerror).partition(" (")[0]
        raise Refusal("cannot-listen", host=host, port=str(port), problem=problem) from None
    anteroom = Anteroom(_hall(host, port, given))
    with suppress(KeyboardInterrupt):  # it has been closed
        _Server(on_port(anteroom, host, port, folder_of(written("public_url"))), anteroom).run(listening)
    if anteroom.error is not None:
        raise anteroom.error


class _Server(uvicorn.Server):
    """A server that ends with its anteroom, and on a signal at once where nothing has to be closed yet."""

    def __init__(self, config: uvicorn.Config, anteroom: Anteroom) -> None:
        super().__init__(config)
        self._anteroom = anteroom

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal came."""
        if self._anteroom.open:
            super().handle_exit(sig, frame)
        else:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: whether it is time to end."""
        return await super().on_tick(counter) or self._anteroom.error is not None


def _listening(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen at every address of a host; an OSError where one of them cannot be had, and then none."""
    with ExitStack() as stack:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        opened = [
            stack.enter_context(socket.create_server(place[:2], family=family, backlog=WAITING))
            for family, _type, _protocol, _name, place in dict.fromkeys(places)
        ]
        stack.pop_all()
        return opened


def _imported() -> ModuleType:
    """What opens a hall, and takes a second and more to import."""
    from parlour.cli.hosting import hall

    return hall


@asynccontextmanager
async def _hall(host: str, port: int, given: Mapping[str, Any]) -> AsyncIterator[ASGIApp]:
    """The hall on the settings given; its address is told when it is open."""
    hall = await asyncio.to_thread(_imported)
    settings = hall.chosen(**given)
    async with hall.opened(settings) as app:
        named = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
        typer.echo(f"parlour: http://{named}:{port}{settings.folder}")
        hall.warn(settings, host)
        yield app
