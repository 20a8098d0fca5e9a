"""Single steps from Python, and the adapters beside the games of PettingZoo and OpenSpiel, on one core.

python -m benchmarks.adapters [--rounds 5] [--seconds 1]
"""

import argparse
import json
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python import games as _games  # noqa: F401  # registers its games in Python
from rich.console import Console
from rich.table import Table

from parlour.adapters import open_spiel
from parlour.adapters import pettingzoo as adapter
from parlour.adapters.stepper import Stepper
from parlour.adapters.terms import Terms, agreed
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.record import State, copy

STEPS = ("triple-triad:free+same+plus+visibility=open", "triple-triad:ff8", "chakart:seed", "cipher:seed")
TABLES = ("triple-triad:ff8", "chakart:seed", "cipher:seed")
PEERS = ("python_tic_tac_toe", "python_kuhn_poker", "tic_tac_toe", "leduc_poker")
WITHOUT_CHANCE = ("triple-triad",)  # after the deal, under these rules
MATCHES = 50  # random matches whose actions are played again, step after step
Round = Callable[[], int]


class Written(NamedTuple):
    """A random match that can be played again."""

    seed: int
    begun: State
    actions: list[int]


def written(terms: Terms, stepper: Stepper, seed: int) -> Written:
    """Return one random match."""
    state, chance, actions = terms.deal(Seeded(seed)), Seeded(~seed), []
    begun = copy(state)
    stepper.seed(seed)
    turn, count = stepper.look(state)
    while turn != OVER:
        actions.append(int(stepper.legal[chance.pick(count)]))
        turn, count = stepper.step(state, actions[-1])
    return Written(seed, begun, actions)


def stepping(rules: str) -> Round:
    """Return rounds of `Stepper.step` alone: matches written down before are played again."""
    terms = agreed(rules)
    stepper = Stepper(terms.game)
    matches = [written(terms, stepper, seed) for seed in range(MATCHES)]
    step, work = stepper.step, copy(matches[0].begun)
    into, left_to_chance = work.view(np.uint8), terms.game.name not in WITHOUT_CHANCE

    def play() -> int:
        for match in matches:
            into[:] = match.begun.view(np.uint8)
            if left_to_chance:
                stepper.seed(match.seed)
            for action in match.actions:
                step(work, action)
        return sum(len(match.actions) for match in matches)

    return play


def acting(env: Any) -> Round:
    """Return rounds of random matches in an environment of PettingZoo: `last`, a legal action, `step`."""

    def play() -> int:
        steps = 0
        for _ in range(MATCHES):
            env.reset()
            for _agent in env.agent_iter():
                seen, _reward, over, cut, _info = env.last()
                steps += 1
                env.step(None if over or cut else int(random.choice(np.flatnonzero(seen["action_mask"].view(bool)))))
        return steps

    return play


def walking(game: Any) -> Round:
    """Return rounds of random matches in OpenSpiel: one outcome of chance or one legal action is applied at a time."""

    def play() -> int:
        nodes = 0
        for _ in range(MATCHES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                nodes += 1
        return nodes

    return play


def classic() -> Mapping[str, Round]:
    """Return PettingZoo's tic-tac-toe, where pygame, which it draws with, is installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pettingzoo.classic import tictactoe_v3
        except ImportError:
            sys.stderr.write("left out: PettingZoo's classic games, which need pygame\n")
            return {}
        return {"PettingZoo, its tictactoe_v3": acting(tictactoe_v3.env())}


def rows() -> Mapping[str, Round]:
    """Return all rounds to measure, by name."""
    loaded = {rules: pyspiel.load_game(open_spiel.short_name(agreed(rules).game), {"rules": rules}) for rules in TABLES}
    return {
        **{f"one step from Python, {rules}": stepping(rules) for rules in STEPS},
        **{f"PettingZoo, {rules}": acting(adapter.env(rules, seed=1)) for rules in TABLES},
        **classic(),
        **{f"OpenSpiel, {rules}": walking(game) for rules, game in loaded.items()},
        **{f"OpenSpiel, its {name}": walking(pyspiel.load_game(name)) for name in PEERS},
    }


def rate(play: Round, seconds: float) -> float:
    """Return steps a second of processor time, over so many seconds at the least."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += play()
    return done / spent


def main() -> dict[str, int]:
    """Print and return the medians of the rounds, in turn over all rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    measured = rows()
    for play in measured.values():
        play()  # compiled and warm
    rounds = [[rate(play, asked.seconds) for play in measured.values()] for _ in range(asked.rounds)]
    figures = {
        name: round(statistics.median(column)) for name, column in zip(measured, zip(*rounds, strict=True), strict=True)
    }
    table = Table("what", "a second")
    for name, figure in figures.items():
        table.add_row(name, f"{figure:,}")
    Console(width=100).print(table)
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main()) + "\n")
