"""Random Chakart games and turns a second on one core, beside the published figures of the game's origin.

python benchmarks/chakart.py
"""

import json
import statistics
import sys
import time

import numpy as np

from parlour.agents.playout import playouts
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.core.record import State

TABLES = ("chakart:seed", "chakart:vchess-2021")
ROUNDS, GAMES, DEALS = 5, 20_000, 500
# vchess under node on a machine like ours, slowest and fastest: not run here, cited.
ORIGIN = {"games_per_second": (140, 325), "turns_per_second": (12_000, 30_000)}


def starts(game: Game, rules: str) -> State:
    """Return fresh matches, each its own deal."""
    rule_set = game.rule_book.parse(rules)
    return np.concatenate([game.deal(rule_set, [{}, {}], Seeded(i))[0] for i in range(DEALS)])


def measure(game: Game, deals: State, seed: int) -> tuple[float, float]:
    """Return random games and actions a second of processor time, from one round."""
    tape = seeded_tape(seed)
    began = time.process_time()
    tally = playouts(game)(deals, tape, closed_log(), GAMES)
    seconds = time.process_time() - began
    return GAMES / seconds, int(tally[3]) / seconds


def main() -> dict[str, dict[str, float]]:
    """Print and return the medians of five rounds; a bonus action and a late promotion count as actions."""
    game = registry.game("chakart")
    figures: dict[str, dict[str, float]] = {}
    for table in TABLES:
        deals = starts(game, table)
        playouts(game)(deals, seeded_tape(0), closed_log(), 100)  # compiled and warm
        rounds = [measure(game, deals, number) for number in range(ROUNDS)]
        games, actions = (round(statistics.median(column)) for column in zip(*rounds, strict=True))
        slow, fast = ORIGIN["games_per_second"]
        figures[table] = {"games_per_second": games, "actions_per_second": actions}
        times = f"{games / fast:.0f} to {games / slow:.0f} times vchess ({slow} to {fast})"
        sys.stdout.write(f"random games, one core, {table}: {games:,} games/s, {actions:,} actions/s, {times}\n")
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()) + "\n")
