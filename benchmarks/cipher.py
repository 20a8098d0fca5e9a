"""Complete random games of Cipher a second on one core, over all pairs of the starters, both presets.

python benchmarks/cipher.py [--games N]
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

from parlour.agents.playout import playouts
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.log import closed_log

GAME = "cipher"
ROUNDS, GAMES = 3, 2_000


def main(arguments: Sequence[str] | None = None) -> dict[str, dict[str, float]]:
    """Measure each preset over all 64 pairs, and print medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args(arguments).games
    game = registry.game(GAME)
    names = [row["name"] for row in game.cards("starters")]
    pairs = [[{"deck": one}, {"deck": other}] for one in names for other in names]
    figures: dict[str, dict[str, float]] = {}
    for preset in ("seed", "official"):
        rules = game.rule_book.rule_set(preset, {})
        starts = np.concatenate([game.deal(rules, pair, Seeded(i))[0] for i, pair in enumerate(pairs)])
        playouts(game)(starts, seeded_tape(0), closed_log(), 10)  # compiled and warm
        rates, actions = [], 0
        for number in range(ROUNDS):
            began = time.perf_counter()
            tally = playouts(game)(starts, seeded_tape(number), closed_log(), games)
            rates.append(games / (time.perf_counter() - began))
            actions = int(tally[3])
        figures[preset] = {"games_per_second": round(statistics.median(rates)), "actions": round(actions / games)}
        told = ", ".join(f"{key} {value:,}" for key, value in figures[preset].items())
        sys.stdout.write(f"random games of Cipher, one core, {preset}: {told}\n")
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()) + "\n")
