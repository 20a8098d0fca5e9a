"""Steps a second of batches, with legal actions and observations, beside other libraries on this machine.

python -m benchmarks.library [--rounds 5] [--only NAME] [--pgx PYTHON]
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import parlour
from parlour.core.chance import seeded_tape
from parlour.core.game import Game
from parlour.core.kernels import kernel
from parlour.rl.batch import Batch

ALL_RULES = "triple-triad:ffwtt+same+same_wall+plus+plus_wall+battle+elemental+power_wall"
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "Triple Triad, basic rules": ("triple-triad:ff8+open", {}),
    "Triple Triad, all ffwtt rules": (ALL_RULES, {}),
    "Chakart": ("chakart:seed", {"legal": "lists"}),
    "Cipher": ("cipher", {}),
}
SIZES, THREADS = (1_024, 65_536), (1, 2)
MOST_BYTES = 1 << 31  # of a batch; a larger one is left out
PLAYED = 1_000_000  # steps in a round, about
PEER = Path(__file__).parent / "peer" / "pgx_steps.py"


@cache
def chooser(game: Game) -> Callable[..., Any]:
    """Return a policy that costs next to nothing: a random legal action in every match."""
    random_action = game.kernels.random_action

    @kernel
    def choose(states, tapes, actions):  # type: ignore[no-untyped-def]
        for row in range(states.shape[0]):
            actions[row] = random_action(states[row], tapes[0])

    return choose


def measure(batch: Batch, threads: int, rounds: int) -> tuple[float, float]:
    """Return steps a second, without and with the choosing of actions; medians of rounds.

    With one thread the processor's time counts, so that other programs disturb it less.
    """
    actions, tape = np.zeros(batch.n, np.int64), seeded_tape(1)
    clock = time.thread_time if threads == 1 else time.perf_counter
    choose, steps = chooser(batch.game), max(4, PLAYED // batch.n)
    found = []
    for _ in range(rounds + 1):
        stepping, began = 0.0, clock()
        for _ in range(steps):
            choose(batch.states, tape, actions)
            before = clock()
            batch.step(actions)
            stepping += clock() - before
        found.append((steps * batch.n / stepping, steps * batch.n / (clock() - began)))
    stepped, chosen = zip(*found[1:], strict=True)  # the first round brings caches and clocks to their speed
    return statistics.median(stepped), statistics.median(chosen)


def bytes_of(batch: Batch) -> int:
    """Return the bytes that a step of one match can touch: its record, and what is written of it."""
    return sum(getattr(batch, name).nbytes for name in ("states", "mask", "legal", "observations")) // batch.n


def ours(rounds: int, only: str) -> dict[str, dict[str, float]]:
    """Return the figures of every table, size and number of threads."""
    figures: dict[str, dict[str, float]] = {}
    for name, (table, chosen) in TABLES.items():
        if only not in name:
            continue
        size = bytes_of(parlour.batch(table, 64, **chosen))
        for n in (n for n in SIZES if n * size <= MOST_BYTES):
            for threads in THREADS:
                stepped, whole = measure(parlour.batch(table, n, seed=7, threads=threads, **chosen), threads, rounds)
                row = {"steps_per_second": round(stepped), "with_choosing": round(whole), "bytes": size}
                figures[f"{name}, {n:,} at once, {threads} thread{'s' * (threads > 1)}"] = row
    return figures


def pgx(python: str, rounds: int) -> dict[str, dict[str, float]]:
    """Return the figures of pgx's tic-tac-toe under JAX, in its own Python."""
    command = [python, str(PEER), str(rounds), *map(str, SIZES)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return {f"pgx tic-tac-toe, {int(n):,} at once": {"with_choosing": round(speed)} for n, speed in told.items()}


def show(figures: dict[str, dict[str, float]]) -> None:
    """Print one row a figure, in millions."""
    table = Table(
        "batch", "M steps/s", "with choosing", "bytes a match", title="steps with legal actions and observations"
    )
    for name, row in figures.items():
        speeds = [f"{row[key] / 1e6:.2f}" if key in row else "" for key in ("steps_per_second", "with_choosing")]
        table.add_row(name, *speeds, f"{row['bytes']:,}" if "bytes" in row else "")
    Console().print(table)


def main(arguments: Sequence[str] | None = None) -> dict[str, dict[str, float]]:
    """Measure, print a table, and say how to repeat it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="part of a name: Triple Triad, Chakart, Cipher")
    parser.add_argument("--pgx", default=None, metavar="PYTHON", help="a Python that has pgx and jax")
    chosen = parser.parse_args(arguments)
    figures = ours(chosen.rounds, chosen.only)
    if chosen.pgx:
        figures |= pgx(chosen.pgx, chosen.rounds)
    show(figures)
    sys.stdout.write(f"python -m benchmarks.library --rounds {chosen.rounds}\n")
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()) + "\n")
