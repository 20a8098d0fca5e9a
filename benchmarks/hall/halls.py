"""Our hall: one process on SQLite, or several on one PostgreSQL that hear of each other over Redis."""

import secrets
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg

from benchmarks.hall import machine, tables
from benchmarks.hall.games import GAMES, Game
from benchmarks.hall.served import Served, free_port

START = "from parlour.cli.app import main; main()"
ALL = frozenset(game.name for game in GAMES)


def all_ready(status: Any) -> bool:
    """Return True if every game can be played; a RuntimeError if one never can."""
    if failed := status["warming"]["failed"]:
        raise RuntimeError(f"games that cannot be played: {failed}")
    return bool(status["ready"])


def any_ready(games: Any) -> bool:
    """Return True if some game can be played."""
    return any(game["ready"] for game in games)


def started(folder: Path, **settings: str) -> Served:
    """Start a process of `parlour serve` with the three games and without limits; `settings` as PARLOUR_ has them."""
    port = free_port()
    command = [sys.executable, "-c", START, "serve", "--port", str(port), "--data", str(folder)]
    chosen = {"RATE_LIMITS": "false", "GAMES": ",".join(sorted(ALL)), **settings}
    return Served(command, port, folder, {f"PARLOUR_{name}": value for name, value in chosen.items()})


class Hall:
    """Warm processes, each with its tables. Both players of a match sit at one process."""

    def __init__(self, name: str, processes: Sequence[Served]) -> None:
        self.name = name
        self.processes = processes
        self._guest = cache(self._arrive)

    @property
    def pids(self) -> list[int]:
        """The ids of its processes."""
        return [served.pid for served in self.processes]

    @property
    def port(self) -> int:
        """The port of the first of its processes."""
        return self.processes[0].port

    def processor_seconds(self) -> float:
        """Return the processor time of all its processes; a database server's own is not in it."""
        return machine.processor_seconds(self.pids)

    def table(self, lane: int, game: Game) -> tables.OurTable:
        """Open a table for the two guests of a lane."""
        cookies = self.guests(lane)
        return tables.OurTable(self._port(lane), tables.begun(self._port(lane), game, cookies), cookies)

    def guests(self, lane: int) -> list[str]:
        """Return the cookies of the two guests of a lane."""
        return [self._guest(lane, seat) for seat in (0, 1)]

    def house_table(self, lane: int, game: Game) -> tables.OurTable:
        """Open a table for a guest and a search."""
        return tables.against_the_house(self._port(lane), game, self._guest(lane, 0))

    def _port(self, lane: int) -> int:
        return self.processes[lane % len(self.processes)].port

    def _arrive(self, lane: int, seat: int) -> str:
        return tables.newcomer(self._port(lane))


@contextmanager
def on_sqlite() -> Iterator[Hall]:
    """Run one process on a file of its own."""
    with tempfile.TemporaryDirectory() as folder, in_folder(Path(folder)) as hall:
        yield hall


def in_folder(folder: Path) -> AbstractContextManager[Hall]:
    """Run one process on the file of this folder."""
    return _running("ours, SQLite", 1, folder)


@contextmanager
def on_postgres(server: str, redis: str, processes: int) -> Iterator[Hall]:
    """Run so many processes on an empty database of a server, which is dropped afterwards."""
    name = f"parlour_benchmark_{secrets.token_hex(6)}"
    called = f"ours, PostgreSQL, {processes} process{'es' if processes > 1 else ''}"
    settings = {"DATABASE": urlunsplit(urlsplit(server)._replace(path=f"/{name}"))}
    if processes > 1:
        settings["REDIS"] = redis
    with psycopg.connect(server, autocommit=True) as connection, tempfile.TemporaryDirectory() as folder:
        connection.execute(f'CREATE DATABASE "{name}"')
        try:
            with _running(called, processes, Path(folder), **settings) as hall:
                yield hall
        finally:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextmanager
def _running(name: str, processes: int, folder: Path, **settings: str) -> Iterator[Hall]:
    with ExitStack() as stack:
        running = []
        for _ in range(processes):
            running.append(started(folder, **settings))
            stack.callback(running[-1].stop)
            running[-1].wait("/api/status", all_ready)
        yield Hall(name, running)
