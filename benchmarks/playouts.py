"""Complete random games a second on one core, against the C++ yardstick when its folder is given.

python benchmarks/playouts.py [--yardstick FOLDER]
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.yardstick import Yardstick
from parlour.agents.playout import playouts
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.core.record import State

GAME = "triple-triad"
TABLES: tuple[tuple[str, str, str | None], ...] = (
    ("basic", f"{GAME}:free+combo=off+visibility=open", "basic"),
    ("Same+Plus+Combo", f"{GAME}:free+same+plus+visibility=open", "SPC"),
    (
        "all ffwtt rules",
        f"{GAME}:ffwtt+same+same_wall+plus+plus_wall+battle+elemental+power_wall+visibility=open",
        None,
    ),
)
Bring = dict[str, list[dict[str, object]]]
ROUNDS, GAMES, DEALS = 5, 200_000, 10


def yardstick_brings(path: Path, count: int) -> list[list[Bring]]:
    """Return the first deals of the yardstick's file, five cards a seat."""
    numbers = list(map(int, path.read_text().split()))[1:]
    brings: list[list[Bring]] = []
    for deal in range(count):
        row = numbers[deal * 59 : deal * 59 + 50]
        hand: list[dict[str, object]] = [{"sides": row[i : i + 4], "element": None} for i in range(0, 50, 5)]
        brings.append([{"cards": hand[:5]}, {"cards": hand[5:]}])
    return brings


def starts(game: Game, rules: str, brings: Sequence[Sequence[Bring]]) -> State:
    """Return one fresh match per deal, as one array."""
    rule_set = game.rule_book.parse(rules)
    checked = [[game.check_bring(rule_set, bring, seat) for seat, bring in enumerate(pair)] for pair in brings]
    return np.concatenate([game.deal(rule_set, pair, Seeded(i))[0] for i, pair in enumerate(checked)])


def measure(game: Game, deals: State, seed: int) -> float:
    """Return complete random games a second of processor time, as the yardstick counts it, from one round."""
    tape, log = seeded_tape(seed), closed_log()
    began = time.process_time()
    playouts(game)(deals, tape, log, GAMES)
    return GAMES / (time.process_time() - began)


def main(arguments: Sequence[str] | None = None) -> dict[str, dict[str, float]]:
    """Measure, ours and theirs in turn, and print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yardstick", type=Path, default=None, help="folder of triple_triad_ref.cpp and deals.txt")
    chosen = parser.parse_args(arguments)
    game = registry.game(GAME)
    yardstick = None if chosen.yardstick is None else Yardstick(chosen.yardstick)
    brings: list[list[Bring]] = [[{}, {}]] * DEALS if yardstick is None else yardstick_brings(yardstick.deals, DEALS)
    deals = {name: starts(game, rules, brings) for name, rules, _theirs in TABLES}
    ours: dict[str, list[float]] = {name: [] for name in deals}
    theirs: dict[str, list[float]] = {}
    for array in deals.values():
        playouts(game)(array, seeded_tape(0), closed_log(), 1000)  # compiled and warm
    for number in range(ROUNDS):
        for name, array in deals.items():
            ours[name].append(measure(game, array, number))
        if yardstick is not None:
            for key, value in yardstick.games_per_second().items():
                theirs.setdefault(key, []).append(value)
    figures: dict[str, dict[str, float]] = {}
    for name, _rules, key in TABLES:
        figures[name] = {"games_per_second": round(statistics.median(ours[name]))}
        if key is not None and key in theirs:
            other = statistics.median(theirs[key])
            figures[name] |= {"yardstick": round(other), "ratio": round(figures[name]["games_per_second"] / other, 3)}
        told = ", ".join(f"{k} {v:,}" for k, v in figures[name].items())
        sys.stdout.write(f"random games, one core, {name}: {told}\n")
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()) + "\n")
