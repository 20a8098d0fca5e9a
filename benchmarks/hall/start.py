"""Start: the time until an existing hall answers, and can be played in, with its kernels on disk."""

import argparse
import tempfile
from pathlib import Path

from benchmarks.hall import halls, machine
from benchmarks.hall.figures import Figures, medians, progress, told


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""


def main(chosen: argparse.Namespace) -> dict[str, Figures]:
    """Return the seconds from the command to the page, the first game, all games; and the processor's until then."""
    rounds = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(chosen.rounds + 1):  # the first makes the database, and compiles what is not compiled
            rounds.append(_started(Path(folder)))
            progress(f"start, round {number}: page after {rounds[-1]['page_s']:.2f} s")
    rows = {"ours, SQLite": medians(rounds[1:])}
    told("start", rows)
    return rows


def _started(folder: Path) -> Figures:
    hall = halls.started(folder)
    try:
        return {
            "page_s": hall.wait("/"),
            "first_game_s": hall.wait("/api/games", halls.any_ready),
            "all_games_s": hall.wait("/api/status", halls.all_ready),
            "processor_s": machine.processor_seconds([hall.pid]),
        }
    finally:
        hall.stop()
