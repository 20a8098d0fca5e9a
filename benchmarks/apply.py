"""One `apply` from Python, in microseconds: the cost of a step for a table or a learner.

python benchmarks/apply.py
"""

import json
import statistics
import sys
import time

import numpy as np

from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.log import closed_log
from parlour.core.record import copy

RULES = "triple-triad:free+same+plus+visibility=open"
ROUNDS, STEPS = 5, 100_000


def main() -> float:
    """Print and return the median of five rounds."""
    game = registry.game(RULES.split(":")[0])
    state, _events = game.deal(game.rule_book.parse(RULES), [{}, {}], Seeded(1))
    tape, log, apply = seeded_tape(1), closed_log(), game.wrappers.apply
    actions = [game.legal(state)[0]]
    fresh, work = state.view(np.uint8), copy(state)
    into = work.view(np.uint8)
    apply(work, actions[0], tape, log)
    rounds = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(STEPS):
            into[:] = fresh
            apply(work, actions[0], tape, log)
        with_copy = time.perf_counter() - began
        began = time.perf_counter()
        for _ in range(STEPS):
            into[:] = fresh
        rounds.append((with_copy - (time.perf_counter() - began)) / STEPS * 1e6)
    median = round(statistics.median(rounds), 3)
    sys.stdout.write(f"one apply from Python: {median} microseconds\n")
    return median


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"apply_microseconds": main()}) + "\n")
