"""The application: one process of the hall."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import structlog
from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import parlour
from parlour.analysis.puzzles import shelf
from parlour.core import registry
from parlour.core.game import Game
from parlour.hall.analysis.sums import Sums
from parlour.hall.people import names
from parlour.hall.play.fair_play import Played
from parlour.store.database import Database
from parlour.table import timestamps
from parlour.web import routes
from parlour.web.bus.bus import Bus, bus_of
from parlour.web.clock import now
from parlour.web.delivery.channels import Channels
from parlour.web.delivery.http_client import HttpClient
from parlour.web.delivery.mail import Mail
from parlour.web.delivery.push import KEY_BYTES, Push, new_keys
from parlour.web.delivery.quota import Quota
from parlour.web.edge import problems
from parlour.web.edge.guard import Guard
from parlour.web.edge.guests import Guests
from parlour.web.edge.layers import VERSION, Heads, Interface
from parlour.web.edge.limits import Limits
from parlour.web.edge.passwords import Passwords
from parlour.web.environment import environment
from parlour.web.handlers import socket
from parlour.web.handlers.context import Context
from parlour.web.handlers.gate import Gate
from parlour.web.jobs.clearing import Clearing
from parlour.web.jobs.courier import Courier
from parlour.web.jobs.follower import Follower
from parlour.web.jobs.scheduler import Scheduler
from parlour.web.kernels.larger import LargerMatches
from parlour.web.kernels.warming import Warming
from parlour.web.lifespan import Lifespan
from parlour.web.live.analysts import Analysts
from parlour.web.live.attendance import Attendance
from parlour.web.live.chat import LobbyChat, Speech, TableChat
from parlour.web.live.committer import Committer
from parlour.web.live.fair_play import being_played
from parlour.web.live.inboxes import Inboxes
from parlour.web.live.lobby import Lobby
from parlour.web.live.presence import Presence
from parlour.web.live.rooms import Rooms
from parlour.web.live.sockets import Sockets
from parlour.web.live.tables import Tables
from parlour.web.monitoring.access_log import AccessLog
from parlour.web.monitoring.metrics import Metrics
from parlour.web.monitoring.watchdog import Watchdog
from parlour.web.pages import pages, probes
from parlour.web.pictures.gallery import Gallery
from parlour.web.schema import SOCKETS, definitions
from parlour.web.settings import Settings
from parlour.web.thread_pool import ThreadPool

log = structlog.get_logger()
SMALL = 800  # bytes: to compress less is not worth the work


def _told(task: asyncio.Task[None]) -> None:
    """Log the error of a task that should work as long as the hall does; its end is never silent."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a part of the hall has stopped", error=repr(error))


@cache
def _served() -> list[BaseRoute]:
    """Return all routes of a hall, built once for a process: reading the types of every route takes a second."""
    whole = APIRouter()
    for part in (routes.api(), socket.router, probes.router, pages.router):
        whole.include_router(part)
    return whole.routes


@cache
def _prepared() -> None:
    """Do once what takes long, before anybody is answered.

    Games are imported. Puzzles are read, and so are the time zones and the signs that new names are held against.
    Routes are made ready to be matched.
    """
    registry.games()
    names.learn()
    timestamps.zones()
    shelf.shipped()
    for route in _served():
        route.matches({"type": "http", "method": "GET", "path": "/", "root_path": "", "headers": []})


@cache
def _described() -> dict[str, Any]:
    """Return the description of the interface, made once for a process: nobody in the hall is answered meanwhile."""
    told = f"The hall's interface, version {VERSION}. A table's own socket is /api/matches/{{id}}/socket."
    whole = get_openapi(title="parlour", version=parlour.__version__, description=told, routes=_served())
    whole["components"]["schemas"] |= definitions(SOCKETS, "components/schemas")
    return whole


@dataclass(frozen=True, slots=True)
class _Process:
    """All parts of one process of the hall: what its handlers share, and what works behind them."""

    database: Database
    context: Context
    committer: Committer
    bus: Bus
    client: HttpClient
    scheduler: Scheduler

    def tasks(self, lifespan: Lifespan, chosen: Settings) -> list[Coroutine[Any, Any, None]]:
        """Return all that works as long as the hall does."""
        hall, database = self.context, self.database

        async def wake(game: str) -> None:
            await hall.tables.call_off_outdated(registry.game(game))
            if not database.shared:
                await hall.tables.resume(game)

        async def open_game(game: str) -> None:
            await wake(game)
            self.scheduler.resume(game)

        clearing = Clearing(database, hall.tables, hall.warming, chosen.tables_wait_hours, chosen.guests_kept_days)
        running: list[Coroutine[Any, Any, None]] = [
            hall.warming.run(open_game, lifespan),
            LargerMatches(hall.warming).run(wake, lifespan),
            self.scheduler.run(lifespan),
            clearing.run(lifespan),
            Courier(database, hall.channels).run(lifespan),
        ]
        if database.shared:
            there = (hall.rooms, hall.tables, hall.presence, hall.lobby, hall.inboxes, hall.lobby_chat, hall.warming)
            running.append(Follower(database, self.committer.process, *there, self.bus).run(lifespan))
        return running

    async def close(self) -> None:
        """Close all parts, the database last."""
        self.context.thread_pool.close()
        self.context.analysts.close()
        await self.context.rooms.close()
        await self.scheduler.leave()
        await self.client.close()
        await self.context.limits.close()
        await self.database.close()


async def _assembled(chosen: Settings, games: list[Game], metrics: Metrics) -> _Process:
    """Open the database, and join the parts of a process that offers these games."""
    database = await Database.open(chosen.database_url, chosen.data)
    name = await database.name()
    limits = Limits(chosen.redis, name, chosen.rate_limits)
    warming = Warming(games)
    bus = bus_of(chosen.redis, name)
    lobby = Lobby(bus)
    inboxes = Inboxes(database, bus)
    quota = Quota(limits, chosen.calls_a_day)
    client = HttpClient(chosen.hook_hosts | chosen.push_origins, quota)
    push = Push(await database.preferences.push_keys(new_keys(environment().secret(KEY_BYTES))), chosen.contact)
    mail = Mail(chosen.mail_server, chosen.mail_from) if chosen.mail_server else None
    database.listen(inboxes.stir)
    attendance = Attendance()

    def watch(game: Game, players: Collection[str]) -> Awaitable[Played]:
        return being_played(database, rooms, game, players)

    committer = Committer(database, lobby, bus, chosen.bot_threads, watch, attendance, chosen.economy)
    rooms = Rooms(database, warming, committer)
    tables = Tables(database, rooms, committer, lobby, bus, attendance)
    presence = Presence(rooms, lobby, inboxes, bus)
    speech = Speech(database, limits, chosen.chat)
    context = Context(
        store=database,
        rooms=rooms,
        tables=tables,
        presence=presence,
        lobby=lobby,
        inboxes=inboxes,
        channels=Channels(client, push, mail, chosen.hook_hosts, chosen.public_url),
        guests=Guests(database, limits, presence.show_out, chosen.secure, chosen.folder),
        warming=warming,
        limits=limits,
        sockets=Sockets(limits, chosen.sockets_of_an_address if chosen.rate_limits else 0),
        passwords=Passwords(),
        chat=TableChat(speech, bus),
        lobby_chat=LobbyChat(speech, lobby, bus),
        gallery=Gallery(),
        analysts=Analysts(),
        sums=Sums(),
        owned_only=chosen.owned_only,
        economy=chosen.economy,
        allowance=chosen.allowance,
        machines=chosen.machines_of_an_account,
        thread_pool=ThreadPool(),
        public_url=chosen.public_url,
        frames=chosen.framing,
        metrics=metrics,
        opened=now(),
        folder=chosen.data,
        monitors=chosen.monitors,
    )
    metrics.gauges(
        {
            "parlour_sockets": ("Sockets that are open.", lambda: context.sockets.count),
            "parlour_rooms": ("Matches in memory.", lambda: sum(1 for _ in rooms)),
            "parlour_servers_spent": ("Servers outside that are called no more today.", lambda: quota.spent),
            "parlour_analyses": ("Looks back that are being worked out.", lambda: context.analysts.count),
            "parlour_games_ready": ("Games whose kernels are compiled.", lambda: warming.done / warming.of),
        }
    )
    scheduler = Scheduler(database, committer.process, tables, attendance, games)
    return _Process(database, context, committer, bus, client, scheduler)


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return a hall on the given settings, else on those of the environment; its database is opened when it starts."""
    chosen = settings or Settings()
    games = chosen.offered  # imported before the loop runs
    metrics, watchdog = Metrics(), Watchdog()
    metrics.register(watchdog)

    @asynccontextmanager
    async def opened(app: FastAPI) -> AsyncIterator[None]:
        prepared = asyncio.create_task(asyncio.to_thread(_prepared))
        process = await _assembled(chosen, games, metrics)
        app.state.context = process.context
        await prepared
        watchdog.watch()
        await process.scheduler.arrive()
        lifespan = Lifespan()
        working = [asyncio.create_task(work) for work in process.tasks(lifespan, chosen)]
        for task in working:
            task.add_done_callback(_told)
        yield
        lifespan.close()
        await asyncio.gather(*working, return_exceptions=True)
        await process.close()
        watchdog.close()

    app = FastAPI(lifespan=opened, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.watchdog = watchdog
    problems.install(app)
    app.router.routes.extend(_served())
    app.openapi = _described  # type: ignore[method-assign]  # as FastAPI says how its description is extended
    app.add_middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=5)
    app.add_middleware(Gate)
    app.add_middleware(Interface)
    app.add_middleware(Guard, secure=chosen.secure)
    app.add_middleware(Heads)
    app.add_middleware(AccessLog, metrics=metrics, log=sys.stderr if chosen.access_log else None)
    if chosen.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=chosen.proxies)
    return app
