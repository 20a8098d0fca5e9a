"""The application: one process of the hall."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import parlour
from parlour.store.database import Database
from parlour.web import pages, problems, routes, socket
from parlour.web.bus import bus_of
from parlour.web.context import Context
from parlour.web.gallery import Gallery
from parlour.web.guard import Guard
from parlour.web.guests import Guests
from parlour.web.limits import Limits
from parlour.web.lobby import Lobby
from parlour.web.lookout import Lookout
from parlour.web.passwords import Passwords
from parlour.web.pulse import Pulse
from parlour.web.rooms import Rooms
from parlour.web.settings import Settings
from parlour.web.talk import Talk
from parlour.web.warming import Warming

SMALL = 1500  # bytes that fit into one packet are sent as they are


def create_app(settings: Settings | None = None) -> FastAPI:
    """A hall on the given settings (else from the environment): its database is opened when it starts."""
    chosen = settings or Settings()
    games = chosen.offered

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        database = await Database.open(chosen.database_url)
        limits = Limits(chosen.rate_limits)
        guests = Guests(database, limits, chosen.secure_cookies)
        warming = Warming(games)
        bus = bus_of(chosen.redis, await database.name())
        lobby = Lobby(bus)
        rooms = Rooms(database, warming, lobby, bus, chosen.bot_threads)
        talk = Talk(database, limits, chosen.chat)
        doors = (guests, warming, limits, Passwords())
        app.state.context = Context(database, rooms, lobby, *doors, talk, Gallery(), chosen.owned_only)
        pulse = Pulse(database, rooms, games)

        async def open_game(game: str) -> None:
            await pulse.resume(game)
            if not database.shared:
                await rooms.resume(game)

        running: list[Coroutine[Any, Any, None]] = [warming.run(then=open_game), pulse.run()]
        if database.shared:
            running.append(Lookout(database, rooms, lobby, warming, bus).run())
        working = [asyncio.create_task(work) for work in running]
        yield
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await rooms.close()
        await database.close()

    app = FastAPI(
        title="parlour",
        version=parlour.__version__,
        description="The hall's REST interface. A table's own socket is /api/matches/{id}/socket.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    problems.install(app)
    app.include_router(routes.api())
    app.include_router(socket.router)
    app.include_router(pages.router)
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=5)
    app.add_middleware(Guard)
    return app
