"""Exact play of open Triple Triad beside the C++ yardstick, on the same deals in the same run.

python -m benchmarks.solver --yardstick FOLDER [--deals 30]
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from benchmarks.yardstick import DEALS, FLAGS, SOURCE
from parlour.core import registry
from parlour.core.game import Game
from parlour.core.record import State

GAME = "triple-triad"
ELEMENTS = ("fire", "ice", "thunder", "earth", "poison", "wind", "water", "holy")
ROUNDS = 5
A_DEAL = 59  # numbers of a deal in the yardstick's file: ten cards of five, the elements of nine cells


class Table(NamedTuple):
    """A rule set, here and at the yardstick."""

    name: str
    rules: str
    theirs: str


TABLES = (
    Table("basic", f"{GAME}:free+visibility=open", "0"),
    Table("Same, Plus", f"{GAME}:free+visibility=open+same+plus", "SAME|PLUS"),
    Table(
        "Same, Same Wall, Plus, Elemental",
        f"{GAME}:free+visibility=open+same+same_wall+plus+elemental",
        "SAME|PLUS|WALL|ELEM",
    ),
)
# The yardstick times itself on ten deals; this program solves one rule set, and any number of deals.
PROGRAM = """
template<int R> void told(int deals) { static Solver<R> S; for (int i = 0; i < deals; i++) { int o[45];
  double a = now(); int v = S.solve(::deals[i]); double b = now(); S.allroot(::deals[i], o); double c = now();
  printf("%d %.9f %.9f", 2 * v - 10, b - a, c - b); for (int x : o) printf(" %d", 2 * x - 10); printf("\\n"); } }
int main(int, char** av) { initEMT(); load("deals.txt"); TTB = atoi(av[3]); TT.resize(1ull << TTB);
  int n = atoi(av[2]); switch (atoi(av[1])) { CASES } }
"""
TABLE_BITS = 16  # the yardstick's table is as large as ours: half a megabyte


class Solved(NamedTuple):
    """The worth of one deal and of each of its 45 first placements, and the seconds that took."""

    value: int
    values: list[int]
    seconds: float
    all_seconds: float


def build(folder: Path, home: Path) -> Path:
    """Build the yardstick's solver as a program; SystemExit says what it needs."""
    source = (folder / SOURCE).read_text()
    cases = " ".join(f"case {i}: told<{table.theirs}>(n); break;" for i, table in enumerate(TABLES))
    (home / SOURCE).write_text(source[: source.index("int main(")] + PROGRAM.replace("CASES", cases))
    shutil.copy(folder / DEALS, home)
    made = subprocess.run(
        ["g++", *FLAGS, SOURCE, "-o", "solver"], cwd=home, capture_output=True, check=False, text=True
    )
    if made.returncode:
        raise SystemExit(f"the yardstick's solver does not compile; it wants g++ and AVX-512:\n{made.stderr[:500]}")
    return home / "solver"


def theirs(program: Path, table: int, deals: int) -> list[Solved]:
    """Return the yardstick's answers."""
    arguments = [str(program), str(table), str(deals), str(TABLE_BITS)]
    told = subprocess.run(arguments, cwd=program.parent, capture_output=True, check=True, text=True).stdout
    rows = [line.split() for line in told.splitlines()]
    return [Solved(int(row[0]), list(map(int, row[3:])), float(row[1]), float(row[2])) for row in rows]


def dealt(game: Game, rules: str, numbers: Sequence[int]) -> State:
    """Return one deal of the yardstick's file; red begins."""
    cards = [
        {"card": numbers[at : at + 4], "element": ELEMENTS[numbers[at + 4] - 1] if numbers[at + 4] else None}
        for at in range(0, 50, 5)
    ]
    marks = [ELEMENTS[mark - 1] if mark and "elemental" in rules else None for mark in numbers[50:]]
    position = {"board": [None] * 9, "elements": marks, "hands": {"red": cards[:5], "blue": cards[5:]}}
    return game.parse_position(game.rule_book.parse(rules), {**position, "to_act": "red", "first_player": "red"})


def _timed(work: Callable[[], Any]) -> tuple[Any, float]:
    began = time.process_time()
    answer = work()
    return answer, time.process_time() - began


def ours(game: Game, states: Sequence[State]) -> list[Solved]:
    """Return the answers from here, packing included."""
    exact = game.exact
    assert exact is not None
    found = []
    for state in states:
        value, seconds = _timed(lambda state=state: exact.value(state))
        values, all_seconds = _timed(lambda state=state: exact.values(state))
        found.append(Solved(value, [values[action] for action in sorted(values)], seconds, all_seconds))
    return found


def _median(rounds: Sequence[Sequence[Solved]], seconds: Callable[[Solved], float]) -> float:
    """Return the median round, of each the median deal, in milliseconds."""
    return 1e3 * statistics.median(statistics.median(map(seconds, found)) for found in rounds)


def measure(game: Game, table: int, deals: Sequence[Sequence[int]], program: Path) -> dict[str, float]:
    """Measure both in turn; SystemExit when they disagree on a value."""
    states = [dealt(game, TABLES[table].rules, numbers) for numbers in deals]
    ours(game, states[:1])  # compiled and warm
    here: list[list[Solved]] = []
    there: list[list[Solved]] = []
    for _ in range(ROUNDS):
        there.append(theirs(program, table, len(deals)))
        here.append(ours(game, states))
    for own, other in zip(here[0], there[0], strict=True):
        if (own.value, own.values) != (other.value, other.values):
            raise SystemExit(f"{TABLES[table].name}: {own.value} {own.values} here, {other.value} {other.values} there")
    figures = {}
    for name, seconds in (("solve", lambda s: s.seconds), ("all 45", lambda s: s.all_seconds)):
        own, other = _median(here, seconds), _median(there, seconds)
        figures |= {f"{name} ms": round(own, 2), f"{name} yardstick ms": round(other, 2)}
        figures[f"{name} ratio"] = round(own / other, 2)
    return figures


def main(arguments: Sequence[str] | None = None) -> dict[str, dict[str, float]]:
    """Print medians and ratios for each rule set."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yardstick", type=Path, required=True, help="folder of triple_triad_ref.cpp and deals.txt")
    parser.add_argument("--deals", type=int, default=30)
    chosen = parser.parse_args(arguments)
    game = registry.game(GAME)
    numbers = np.array((chosen.yardstick / DEALS).read_text().split(), np.int64)[1:].reshape(-1, A_DEAL)
    deals = numbers[: chosen.deals].tolist()
    figures = {}
    with tempfile.TemporaryDirectory() as home:
        program = build(chosen.yardstick, Path(home))
        for number, table in enumerate(TABLES):
            figures[table.name] = measure(game, number, deals, program)
            told = ", ".join(f"{name} {value:,}" for name, value in figures[table.name].items())
            sys.stdout.write(f"exact play, one core, {table.name}: {told}\n")
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()) + "\n")
