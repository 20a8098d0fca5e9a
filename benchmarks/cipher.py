"""Complete random games of Cipher a second on one core: starter S01 against S02, and all pairs; both presets.

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
ROUNDS, GAMES = 5, 4_000


def main(arguments: Sequence[str] | None = None) -> dict[str, dict[str, float]]:
    """Measure the first pair and all pairs by each preset, and print medians of the processor's time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args(arguments).games
    game = registry.game(GAME)
    names = [row["name"] for row in game.need_cards().of_set("starters")]
    pairs = {"S01 v S02": [("S01", "S02")], "all pairs": [(one, other) for one in names for other in names]}
    figures: dict[str, dict[str, float]] = {}
    for who, decks in pairs.items():
        for preset in ("seed", "official"):
            rules = game.rule_book.rule_set(preset, {})
            deals = [game.deal(rules, [{"deck": deck} for deck in pair], Seeded(i))[0] for i, pair in enumerate(decks)]
            starts = np.concatenate(deals)
            playouts(game)(starts, seeded_tape(0), closed_log(), 10)  # compiled and warm
            rates, actions = [], 0
            for number in range(ROUNDS):
                began = time.process_time()
                tally = playouts(game)(starts, seeded_tape(number), closed_log(), games)
                rates.append(games / (time.process_time() - began))
                actions += int(tally[3])
            made = {"games_per_second": round(statistics.median(rates)), "actions": round(actions / games / ROUNDS)}
            told = ", ".join(f"{key} {value:,}" for key, value in made.items())
            sys.stdout.write(f"random games of Cipher, one core, {who}, {preset}: {told}\n")
            figures[f"{who}, {preset}"] = made
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()) + "\n")
