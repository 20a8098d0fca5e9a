"""Compiled: `python -m tests.adapters.compiled` compiles what adapters and batches call, before others need it."""

import numpy as np

import parlour
from parlour.adapters.stepper import Stepper
from parlour.core import registry
from parlour.core.chance import Seeded


def main() -> None:
    """One step of every game, and a batch, which compiles what its steps call."""
    for game in registry.games():
        state, _events = game.deal(game.rule_book.standard, [{}, {}], Seeded(1))
        stepper = Stepper(game)
        seat, _count = stepper.look(state)
        mask = np.zeros(game.declared.actions, np.int8)
        stepper.show(state, seat, np.zeros(game.declared.features, np.float32), mask)
        stepper.step(state, int(stepper.legal[0]))
        parlour.batch(game.name, 1, deals=1)


if __name__ == "__main__":
    main()
