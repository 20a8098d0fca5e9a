"""The benchmark of the hall runs for one round of a few matches of every game; its figures are not checked."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.hall.games import GAMES

pytestmark = pytest.mark.siege  # a minute; `make test` runs the benchmark of the adapters
ROOT = Path(__file__).parents[2]
SMALL = ("--rounds", "1", "--matches", "3", "--moves", "10", "--pace", "100")
FIGURES = {"moves_per_second", "p50_ms", "p99_ms", "server_us", "client_us", "elsewhere"}
PACED = {"paced_moves_per_second", "paced_p50_ms", "paced_p99_ms"}


def measured(*asked: str) -> dict[str, dict[str, float]]:
    """Return the figures of one part, by row."""
    command = [sys.executable, "-m", "benchmarks.hall", "--only", *asked]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rows: dict[str, dict[str, float]] = json.loads(done.stdout.splitlines()[-1])[asked[0]]
    return rows


def test_the_speed_of_every_game_is_measured() -> None:
    """Every game is played over sockets without a refusal, and each figure is told."""
    rows = measured("speed", "--servers", "sqlite", *SMALL)
    assert set(rows) == {f"ours, SQLite, {game.name}" for game in GAMES}
    assert all(set(row) == FIGURES | PACED and min(row.values()) >= 0 for row in rows.values())


def test_what_a_match_leaves_is_measured() -> None:
    """A match of every game is played to its end: nine placements of Triple Triad, and an entry for each move."""
    rows = measured("footprint", "--played", "1")
    assert set(rows) == {f"a match of {game.name}" for game in GAMES}
    assert rows["a match of triple-triad"]["moves"] == 9
    assert all(row["rows"] > row["moves"] and min(row.values()) > 0 for row in rows.values())
