"""Steps: the kernels of a game compiled or loaded, some at a time, each step named when it is done.

A hall starts `python -m parlour.warmup.steps GAME` to have a game compiled.
"""

import sys
from collections.abc import Iterator

import numpy as np

from parlour import agents
from parlour.adapters.stepper import Stepper
from parlour.agents import exact
from parlour.agents.playout import playouts
from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.rl.batch import Batch
from parlour.warmup import marker

AT_TABLES = 1 + len(agents.names())
IN_HALLS = AT_TABLES + 1
OF_ALL = IN_HALLS + 3


def at_tables(game: Game) -> Iterator[str]:
    """Compile what a table and the agents at it need."""
    game.warm()
    yield game.name
    for agent in agents.names():
        agents.warm(game, agents.agent(agent))
        yield agent


def in_halls(game: Game) -> Iterator[str]:
    """Compile what a hall needs, for tables and for reviews by the solver, and write the marker."""
    yield from at_tables(game)
    exact.warm(game)
    marker.keep(game.name)
    yield "exact"


def of_all(game: Game) -> Iterator[str]:
    """Compile what halls, simulations, adapters and batches need."""
    yield from in_halls(game)
    rules = game.rule_book.standard
    state, _events = game.deal(rules, [{}, {}], Seeded(1))
    playouts(game)(state, seeded_tape(0), closed_log(), 1)
    yield "playouts"
    _step(game, state)
    yield "adapters"
    Batch(game, rules, 1, deals=1)
    yield "batch"


def _step(game: Game, state: np.ndarray) -> None:
    """Take one step of an environment."""
    stepper = Stepper(game)
    seat, _count = stepper.look(state)
    game.features(state, seat)
    stepper.show(state, seat, np.zeros(game.declared.features, np.float32), np.zeros(game.declared.actions, np.int8))
    stepper.step(state, int(stepper.legal[0]))


def main(name: str) -> None:
    """Print the name of each step of a hall when it is done."""
    for step in in_halls(registry.game(name)):
        print(f"{name}: {step}", flush=True)  # noqa: T201  # the hall reads it


if __name__ == "__main__":
    main(sys.argv[1])
