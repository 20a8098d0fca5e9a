"""Steps: the kernels of a game compiled or loaded, some at a time, each step named when it is done.

A hall starts `python -m parlour.warmup.steps GAME [larger]` to have a game compiled.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

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


def at_tables(game: Game, brings: Sequence[Mapping[str, Any]] = ({}, {})) -> Iterator[str]:
    """Compile what a table and the agents at it need, with such brings."""
    game.warm(brings)
    yield game.name
    for agent in agents.names():
        agents.warm(game, agents.agent(agent), brings=brings)
        yield agent


def at_larger_tables(game: Game) -> Iterator[str]:
    """Compile what tables of larger matches need, and write their marker; nothing for a game without such."""
    if game.larger is not None:
        yield from at_tables(game, game.larger.brings())
        marker.keep(game.name, marker.LARGER)


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


def main(name: str, of: str = marker.USUAL) -> None:
    """Print the name of each step of a hall, for usual or larger matches, when it is done."""
    game = registry.game(name)
    for step in at_larger_tables(game) if of == marker.LARGER else in_halls(game):
        print(f"{name}: {step}", flush=True)  # noqa: T201  # the hall reads it


if __name__ == "__main__":
    main(*sys.argv[1:])
