# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""`greedy`: the action that looks best right after it is played.

"Looks" is the game's own `worth` where it offers one (score, material), else a few random games from there.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from parlour.agents.agent import Agent, own_tape
from parlour.agents.playout import finisher
from parlour.core.chance import pick
from parlour.core.game import Game
from parlour.core.kernels import kernel
from parlour.core.log import closed_log
from parlour.core.record import State

TRUTHS = 8  # possible truths behind the view that each action is tried in


def _judge_by_worth(game: Game, worth: Any) -> Callable[..., Any]:
    to_act, outcome = game.kernels.to_act, game.kernels.outcome

    @kernel
    def judge(s, seat, chance, log):
        return outcome(s, seat) if to_act(s) < 0 else worth(s, seat)

    return judge


def _judge_by_playout(game: Game) -> Callable[..., Any]:
    finish, outcome = finisher(game), game.kernels.outcome

    @kernel
    def judge(s, seat, chance, log):
        finish(s, chance, log)
        return outcome(s, seat)

    return judge


@cache
def make_greedy(game: Game, worth: Callable[..., Any] | None) -> Callable[..., Any]:
    """Return `weigh(views, seat, actions, tapes, logs, truths)`, which lists the actions.

    The kernel returns the worth of each action, added up over the truths.
    """
    apply, resample, legal = game.kernels.apply, game.kernels.resample, game.kernels.legal
    judge = _judge_by_playout(game) if worth is None else _judge_by_worth(game, worth)

    @kernel
    def weigh(views, seat, actions, tapes, logs, truths):
        chance, log = tapes[0], logs[0]
        truth, work = views.copy(), views.copy()
        n = legal(views[0], actions)
        total = np.zeros(n, np.float64)
        for _ in range(truths):
            truth[0] = views[0]
            resample(truth[0], seat, chance)
            for i in range(n):
                work[0] = truth[0]
                apply(work[0], int(actions[i]), chance, log)
                total[i] += judge(work[0], seat, chance, log)
        return total

    return weigh


def best_now(game: Game, view: State, seat: int, seed: int, name: str, worth: Callable[..., Any] | None) -> int:
    """Return the action with the best immediate worth over a few possible truths; its own chance picks among equals."""
    actions = np.empty(game.declared.actions, np.int16)
    tape = own_tape(name, seed)
    totals = make_greedy(game, worth)(view, seat, actions, tape, closed_log(), TRUTHS)
    best = np.flatnonzero(totals >= totals.max() - 1e-9)
    return int(actions[best[int(pick(tape[0], len(best)))]])


class Greedy:
    """An agent that takes what it can now and does not ask what the answer will be."""

    name = "greedy"

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return the action with the best immediate worth over a few possible truths."""
        return best_now(game, view, seat, seed, self.name, game.kernels.worth)


AGENT: Agent = Greedy()
