"""The application: one process of the hall."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Collection, Coroutine
from contextlib import asynccontextmanager
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
from parlour.hall.people import names
from parlour.hall.play.fair_play import Played
from parlour.hall.study.sums import Sums
from parlour.store.database import Database
from parlour.table import timestamps
from parlour.web import routes
from parlour.web.backroom import Backroom
from parlour.web.bus.bus import bus_of
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


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return a hall on the given settings, else on those of the environment; its database is opened when it starts."""
    chosen = settings or Settings()
    games = chosen.offered
    metrics, watchdog = Metrics(), Watchdog()
    metrics.register(watchdog)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        prepared = asyncio.create_task(asyncio.to_thread(_prepared))
        database = await Database.open(chosen.database_url, chosen.data)
        name = await database.name()
        limits = Limits(chosen.redis, name, chosen.rate_limits)
        warming = Warming(games)
        bus = bus_of(chosen.redis, name)
        lobby = Lobby(bus)
        inboxes = Inboxes(database, bus)
        quota = Quota(limits, chosen.calls_a_day)
        client = HttpClient(chosen.hook_hosts | chosen.push_origins, quota)
        push = Push(await database.reaches.push_keys(new_keys(environment().secret(KEY_BYTES))), chosen.contact)
        mail = Mail(chosen.mail_server, chosen.mail_from) if chosen.mail_server else None
        channels = Channels(client, push, mail, chosen.hook_hosts, chosen.public_url)
        database.listen(inboxes.stir)
        attendance = Attendance()

        def watch(game: Game, players: Collection[str]) -> Awaitable[Played]:
            return being_played(database, rooms, game, players)

        committer = Committer(database, lobby, bus, chosen.bot_threads, watch, attendance, chosen.economy)
        rooms = Rooms(database, warming, committer)
        presence = Presence(rooms, lobby, inboxes, bus)
        guests = Guests(database, limits, presence.show_out, chosen.secure, chosen.folder)
        tables = Tables(database, rooms, committer, lobby, bus, attendance)
        speech = Speech(database, limits, chosen.chat)
        chat, lobby_chat = TableChat(speech, bus), LobbyChat(speech, lobby, bus)
        sockets = Sockets(limits, chosen.sockets_of_an_address if chosen.rate_limits else 0)
        backroom = Backroom()
        analysts = Analysts()
        app.state.context = Context(
            store=database,
            rooms=rooms,
            tables=tables,
            presence=presence,
            lobby=lobby,
            inboxes=inboxes,
            channels=channels,
            guests=guests,
            warming=warming,
            limits=limits,
            sockets=sockets,
            passwords=Passwords(),
            chat=chat,
            lobby_chat=lobby_chat,
            gallery=Gallery(),
            analysts=analysts,
            sums=Sums(),
            owned_only=chosen.owned_only,
            economy=chosen.economy,
            allowance=chosen.allowance,
            machines=chosen.machines_of_an_account,
            backroom=backroom,
            public_url=chosen.public_url,
            frames=chosen.framing,
            metrics=metrics,
            opened=now(),
            folder=chosen.data,
            monitors=chosen.monitors,
        )
        metrics.gauges(
            {
                "parlour_sockets": ("Sockets that are open.", lambda: sockets.count),
                "parlour_rooms": ("Matches in memory.", lambda: sum(1 for _ in rooms)),
                "parlour_servers_spent": ("Servers outside that are called no more today.", lambda: quota.spent),
                "parlour_analyses": ("Looks back that are being worked out.", lambda: analysts.count),
                "parlour_games_ready": ("Games whose kernels are compiled.", lambda: warming.done / warming.of),
            }
        )
        scheduler = Scheduler(database, committer.process, tables, attendance, games)
        await prepared
        watchdog.watch()
        await scheduler.arrive()

        async def open_game(game: str) -> None:
            await tables.call_off_outdated(registry.game(game))
            scheduler.resume(game)
            if not database.shared:
                await tables.resume(game)

        lifespan = Lifespan()
        clearing = Clearing(database, tables, warming, chosen.tables_wait_hours, chosen.guests_kept_days)
        running: list[Coroutine[Any, Any, None]] = [
            warming.run(open_game, lifespan),
            scheduler.run(lifespan),
            clearing.run(lifespan),
            Courier(database, channels).run(lifespan),
        ]
        if database.shared:
            there = (rooms, tables, presence, lobby, inboxes, lobby_chat, warming)
            running.append(Follower(database, committer.process, *there, bus).run(lifespan))
        working = [asyncio.create_task(work) for work in running]
        for task in working:
            task.add_done_callback(_told)
        yield
        lifespan.close()
        await asyncio.gather(*working, return_exceptions=True)
        backroom.close()
        analysts.close()
        await rooms.close()
        await scheduler.leave()
        await client.close()
        await limits.close()
        await database.close()
        watchdog.close()

    app = FastAPI(lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
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
