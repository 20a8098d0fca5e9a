"""Memory: of an idle hall, of spectators' sockets, and of a walk through old matches; all on SQLite."""

import argparse
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from benchmarks.hall import halls, machine, tables
from benchmarks.hall.board import Board
from benchmarks.hall.figures import Figures, progress, told
from benchmarks.hall.frames import Line
from benchmarks.hall.games import CIPHER, TRIPLE_TRIAD
from benchmarks.hall.load import played_out

CALM = 3.0  # seconds after which a hall that has begun is idle
AT_A_TABLE = 10  # sockets: two players and spectators
OF_AN_ADDRESS = 20_000  # sockets: an address has at most 28,000 ports
PLAYED = 4  # different matches; the rest of the finished ones are copies of these
LOG = {"match": "id", "seat": "match", "entry": "match"}  # tables of the store, and the column of a match's id in each


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the numbers of sockets and of finished matches."""
    parser.add_argument("--sockets", type=int, default=10_000, help="that are open, and idle")
    parser.add_argument(
        "--finished", type=int, default=5000, help="Cipher matches that are looked at one after another"
    )


def main(chosen: argparse.Namespace) -> dict[str, Figures]:
    """Return megabytes, and the seconds taken."""
    with halls.on_sqlite() as hall:
        rows = _idle(hall, chosen.sockets)
    with tempfile.TemporaryDirectory() as folder:
        rows |= _walk(Path(folder), chosen.finished)
    told("memory", rows)
    return rows


def _idle(hall: halls.Hall, sockets: int) -> dict[str, Figures]:
    time.sleep(CALM)
    empty = machine.memory(hall.pids)
    progress(f"memory: an idle hall has {empty:.0f} MB")
    board = Board()
    cookies = hall.guests(0)
    opening = [partial(tables.begun, hall.port, TRIPLE_TRIAD, cookies)] * max(1, sockets // AT_A_TABLE)
    matches = list(board.meanwhile(opening))
    begun, furnished = time.perf_counter(), machine.memory(hall.pids)
    for line in board.meanwhile(partial(_looking_on, hall.port, matches, cookies, number) for number in range(sockets)):
        board.join([line])
    took, crowded = time.perf_counter() - begun, machine.memory(hall.pids)
    board.close()
    return {
        "idle, three games": {"mb": empty},
        f"{len(matches):,} matches in memory": {"mb": furnished, "above_idle_mb": furnished - empty},
        f"{sockets:,} sockets at them": {"mb": crowded, "above_idle_mb": crowded - empty, "seconds": took},
    }


def _looking_on(port: int, matches: Sequence[str], cookies: Sequence[str], number: int) -> Line:
    """Open a socket at one of the matches: the first two of each are its players'."""
    place = number // len(matches)
    cookie = cookies[place] if place < len(cookies) else ""
    source = f"127.0.0.{1 + number // OF_AN_ADDRESS}"
    return tables.attended(port, matches[number % len(matches)], cookie, source)[0]


def _walk(folder: Path, finished: int) -> dict[str, Figures]:
    with halls.in_folder(folder) as hall:
        played = [table.match for table in played_out(hall, CIPHER, min(PLAYED, finished))]
    copies = _copied(folder / "parlour.db", played, finished)
    with halls.in_folder(folder) as hall:
        before, began = machine.memory(hall.pids), time.perf_counter()
        for number, match in enumerate(copies):
            tables.attended(hall.port, match)[0].close()
            if number % 500 == 0:
                progress(f"memory: {number} finished matches, {machine.memory(hall.pids):.0f} MB")
        took, most = time.perf_counter() - began, machine.highest_memory(hall.pids)
    return {f"{finished:,} finished Cipher matches": {"mb": most, "above_idle_mb": most - before, "seconds": took}}


def _copied(file: Path, played: Sequence[str], count: int) -> list[str]:
    """Return the ids of so many matches, copied from these row by row while no hall runs."""
    ids = [f"{played[number % len(played)]}-{number}" for number in range(count)]
    database = sqlite3.connect(file)
    with database:
        for table, key in LOG.items():
            columns = [f'"{row[1]}"' for row in database.execute(f'PRAGMA table_info("{table}")')]
            taken = [column if column != f'"{key}"' else "?" for column in columns]
            copy = (
                f'INSERT INTO "{table}" ({",".join(columns)}) SELECT {",".join(taken)} FROM "{table}" WHERE "{key}" = ?'
            )
            database.executemany(copy, ((name, name.rpartition("-")[0]) for name in ids))
    database.close()
    return ids
