"""The benchmark of the hall runs: a handful of matches of every game, one round; its figures are nobody's promise."""

import json
import subprocess
import sys
from pathlib import Path

from benchmarks.hall.games import GAMES

ROOT = Path(__file__).parents[2]
SMALL = ("--rounds", "1", "--matches", "3", "--moves", "10", "--pace", "100")
FIGURES = {"moves_per_second", "p50_ms", "p99_ms", "server_us", "client_us", "elsewhere"}
PACED = {"paced_moves_per_second", "paced_p50_ms", "paced_p99_ms"}


def test_the_speed_of_every_game_is_measured() -> None:
    """Every game is played over sockets without a refusal, and each figure is told."""
    command = [sys.executable, "-m", "benchmarks.hall", "--only", "speed", "--servers", "sqlite", *SMALL]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout.splitlines()[-1])["speed"]
    assert set(rows) == {f"ours, SQLite, {game.name}" for game in GAMES}
    assert all(set(row) == FIGURES | PACED and min(row.values()) >= 0 for row in rows.values())
