"""Compiled: `python -m tests.adapters.compiled [GAME...]` compiles what adapters and batches call, before others do."""

import sys
from collections.abc import Sequence

import numpy as np

import parlour
from parlour.adapters.stepper import Stepper
from parlour.core import registry
from parlour.core.chance import Seeded


def main(names: Sequence[str]) -> None:
    """Make one step of each game, and a batch, which compiles what its steps call."""
    for game in map(registry.game, names):
        state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
        stepper = Stepper(game)
        seat, _count = stepper.look(state)
        mask = np.zeros(game.declared.actions, np.int8)
        stepper.show(state, seat, np.zeros(game.declared.features, np.float32), mask)
        stepper.step(state, int(stepper.legal[0]))
        parlour.batch(game.name, 1, deals=1)


if __name__ == "__main__":
    main(sys.argv[1:] or registry.names())
