"""Footprint: the rows one match leaves in the database, and the bytes both its players are sent; on SQLite."""

import argparse
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from benchmarks.hall import halls
from benchmarks.hall.figures import Figures, progress, told
from benchmarks.hall.games import GAMES, Game
from benchmarks.hall.load import played_out

KILO = 1000


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the number of matches played."""
    parser.add_argument("--played", type=int, default=200, help="matches of each game, from the deal to the end")


def main(chosen: argparse.Namespace) -> dict[str, Figures]:
    """Return for each game the mean of a match between two guests."""
    rows = {}
    for game in GAMES:
        progress(f"footprint: {chosen.played} matches of {game.name}")
        rows[f"a match of {game.name}"] = _left_by(game, chosen.played)
    told("footprint", rows)
    return rows


def _left_by(game: Game, matches: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder, halls.in_folder(Path(folder)) as hall:
        for number in range(matches):
            hall.guests(number)  # their accounts do not belong to the match
        file = Path(folder) / "parlour.db"
        rows, size = _stored(file)
        tables = played_out(hall, game, matches)
        more_rows, larger = _stored(file)
        return {
            "moves": _moves(file) / matches,
            "rows": (more_rows - rows) / matches,
            "stored_kb": (larger - size) / matches / KILO,
            "sent_kb": sum(line.received for table in tables for line in table.lines) / matches / KILO,
        }


def _stored(file: Path) -> tuple[int, int]:
    """Return all rows of a database, and the bytes of its pages in use."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = sum(database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names)
        pages, free, page = (
            database.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count", "page_size")
        )
    return rows, (pages - free) * page


def _moves(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT count(*) FROM entry WHERE kind = 'act'").fetchone()[0])
