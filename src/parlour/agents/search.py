# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""`search`: single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012).

Each iteration imagines one truth behind the view (`resample`), walks one shared tree of actions by UCB among
the actions legal in that truth (an arm's exploration term counts how often it was available), adds one node
and plays the rest at random. The tree is kept per action sequence, so chance after an action is averaged, not
branched on.

The kernel is made once per game by closure. What plays stronger belongs in modules beside this one: an exact
solver for the last plies, progressive bias from a learned policy, values instead of random play.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from parlour.agents.agent import Agent, own_tape
from parlour.agents.playout import finisher
from parlour.core.chance import pick
from parlour.core.game import Game
from parlour.core.jit import kernel
from parlour.core.log import closed_log
from parlour.core.record import State, record

ITERATIONS = 4_000
EXPLORATION = 0.8
LONGEST_PATH = 256  # actions the tree follows before random play takes over
ROOT, NONE = 0, -1

# One node of the tree: the action that led here, who made it, and its statistics.
NODE = record(
    [
        ("value", "f8"),  # summed outcome for the seat that made the action
        ("visits", "i4"),
        ("available", "i4"),
        ("child", "i4"),
        ("sibling", "i4"),
        ("action", "i4"),
        ("seat", "i4"),
    ]
)


@kernel
def _list_children(tree, node, where):
    """Write into `where[action]` the child of a node for each action it has one for."""
    child = int(tree[node].child)
    while child != NONE:
        where[int(tree[child].action)] = child
        child = int(tree[child].sibling)


@kernel
def _forget_children(tree, node, where):
    child = int(tree[node].child)
    while child != NONE:
        where[int(tree[child].action)] = NONE
        child = int(tree[child].sibling)


@kernel
def _best_child(tree, actions, n, where, exploration):
    """The child of most promise among legal actions, all of which have one (UCB1 over availability)."""
    best, most = NONE, -1e300
    for i in range(n):
        child = where[actions[i]]
        node = tree[child]
        node.available += 1
        visits = float(node.visits)
        promise = node.value / visits + exploration * np.sqrt(np.log(float(node.available)) / visits)
        if promise > most:
            best, most = child, promise
    return best


@kernel
def _untried(actions, n, where, chance):
    """A uniformly random legal action without a child, or -1 when all have one."""
    count, found = 0, NONE
    for i in range(n):
        if where[actions[i]] == NONE:
            count += 1
            if pick(chance, count) == 0:
                found = int(actions[i])
    return found


@kernel
def _add_child(tree, node, child, action, seat):
    made = tree[child]
    made.value = 0.0
    made.visits = 0
    made.available = 1
    made.child = NONE
    made.sibling = tree[node].child
    made.action = action
    made.seat = seat
    tree[node].child = child


def _playing_on(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """`finish(s, chance, log)`: random play as far as a game wants it; `value(s, seat)`: what it came to."""
    apply, to_act, random_action = game.kernels.apply, game.kernels.to_act, game.kernels.random_action
    outcome, horizon = game.kernels.outcome, game.horizon
    if horizon is None:
        return finisher(game), outcome
    worth: Any = game.kernels.worth

    @kernel
    def finish(s, chance, log):
        plies = 0
        while to_act(s) >= 0 and plies < horizon:
            apply(s, random_action(s, chance), chance, log)
            plies += 1
        return plies

    @kernel
    def value(s, seat):
        return outcome(s, seat) if to_act(s) < 0 else worth(s, seat)

    return finish, value


@cache
def make_search(game: Game) -> Callable[..., Any]:
    """`search(views, seat, tree, where, actions, tapes, logs, iterations, exploration)`: grow the tree.

    Returns the most visited action; `where` comes filled with -1. The statistics stay in `tree`.
    """
    legal, apply, to_act = game.kernels.legal, game.kernels.apply, game.kernels.to_act
    resample = game.kernels.resample
    finish, value = _playing_on(game)

    @kernel
    def search(views, seat, tree, where, actions, tapes, logs, iterations, exploration):
        chance, log = tapes[0], logs[0]
        work = views.copy()
        path = np.empty(LONGEST_PATH, np.int32)
        tree[ROOT].child = NONE
        used = 1
        for _ in range(iterations):
            work[0] = views[0]
            s = work[0]
            resample(s, seat, chance)
            node, depth, grown = ROOT, 0, False
            while not grown and to_act(s) >= 0 and depth < LONGEST_PATH:
                mover = to_act(s)
                n = legal(s, actions)
                _list_children(tree, node, where)
                action = _untried(actions, n, where, chance)
                if action != NONE:
                    child = used
                    used += 1
                    grown = True
                else:
                    child = _best_child(tree, actions, n, where, exploration)
                    action = int(tree[child].action)
                _forget_children(tree, node, where)
                if grown:
                    _add_child(tree, node, child, action, mover)
                path[depth] = child
                depth += 1
                node = child
                apply(s, action, chance, log)
            finish(s, chance, log)
            for i in range(depth):
                tree[path[i]].visits += 1
                tree[path[i]].value += value(s, int(tree[path[i]].seat))
        best, most = NONE, -1
        child = int(tree[ROOT].child)
        while child != NONE:
            if int(tree[child].visits) > most:
                best, most = int(tree[child].action), int(tree[child].visits)
            child = int(tree[child].sibling)
        return best

    return search


class Search:
    """Plays out a few thousand possible futures and takes the way it went most often."""

    def __init__(self, name: str = "search", iterations: int = ITERATIONS, exploration: float = EXPLORATION) -> None:
        self.name = name
        self.iterations = iterations
        self.exploration = exploration

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """The most visited action of the root; the only one at once."""
        only = game.legal(view)
        if len(only) == 1:
            return only[0]
        tree = np.empty(self.iterations + 1, NODE)
        where = np.full(game.declared.actions, NONE, np.int32)
        actions = np.empty(game.declared.actions, np.int16)
        tape = own_tape("search", seed)
        search = make_search(game)
        return int(search(view, seat, tree, where, actions, tape, closed_log(), self.iterations, self.exploration))


AGENT: Agent = Search()
