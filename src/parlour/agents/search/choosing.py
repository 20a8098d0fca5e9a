# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Choosing: the kernel by which a walk down the tree goes on, made once per game.

Without weights it is UCB1: every action is tried once before any is tried again. With weights it is PUCT (Silver et
al. 2017): a node that is met again gets all its children at once, each with its share, and the likeliest come first.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from parlour.agents.search.prior import write_shares
from parlour.agents.search.tree import NONE, ROOT, add_child, best_child, untried
from parlour.core.game import Game
from parlour.core.kernels import kernel

MODESTY: Final = 0.2  # an action that was not tried counts as so much worse, once all that looked better were


@kernel
def _by_trying(tree, node, actions, n, child_of, used, mover, chance, exploration):
    """Return the child to go to, and the number of nodes: a new one for an untried action, else the best by UCB1."""
    action = untried(actions, n, child_of, chance)
    if action == NONE:
        return best_child(tree, actions, n, child_of, exploration), used
    add_child(tree, node, used, action, mover, 0)
    return used, used + 1


@kernel
def _expectation(tree, node, mover):
    """Return the mean result of a node for the seat to act there; 0 before anything was tried."""
    visits = int(tree[node].visits)
    if node == ROOT or visits == 0:
        return 0.0
    value = tree[node].value / visits
    return value if tree[node].seat == mover else -value


@kernel
def _likeliest(tree, node, actions, n, child_of, mover, exploration):
    """Return the most promising child among legal actions, all of which have one (PUCT)."""
    mass, tried, visits, value = 0, 0, 0, 0.0
    for i in range(n):
        one = tree[child_of[actions[i]]]
        mass += int(one.share)
        if one.visits > 0:
            visits += int(one.visits)
            value += one.value
            tried += int(one.share)
    expected = value / visits if visits > 0 else _expectation(tree, node, mover)
    expected -= MODESTY * np.sqrt(tried / mass)
    scale = exploration * np.sqrt(visits + 1.0) / mass
    best, most = NONE, -1e300
    for i in range(n):
        child = child_of[actions[i]]
        one = tree[child]
        mean = one.value / one.visits if one.visits > 0 else expected
        promise = mean + scale * int(one.share) / (1.0 + one.visits)
        if promise > most:
            best, most = child, promise
    return best


def make_choice(game: Game) -> Callable[..., Any]:
    """Return `choose(tree, node, s, actions, n, child_of, used, mover, chance, exploration, table, places, shares)`.

    The kernel returns the child to go to and the number of nodes, or NONE where the tree has no room for more. `places`
    and `shares` have a row for each action; an empty `table` stands for no weights.
    """
    if game.learned is None:

        @kernel
        def choose(tree, node, s, actions, n, child_of, used, mover, chance, exploration, table, places, shares):
            return _by_trying(tree, node, actions, n, child_of, used, mover, chance, exploration)

        return choose
    write_places = game.learned.places

    @kernel
    def choose_learned(tree, node, s, actions, n, child_of, used, mover, chance, exploration, table, places, shares):
        if len(table) == 0:
            return _by_trying(tree, node, actions, n, child_of, used, mover, chance, exploration)
        missing = 0
        for i in range(n):
            missing += int(child_of[actions[i]] == NONE)
        if used + missing > len(tree):
            return NONE, used
        if missing > 0:
            write_places(s, actions, n, places)
            write_shares(table, places, n, shares)
            for i in range(n):
                if child_of[actions[i]] == NONE:
                    add_child(tree, node, used, int(actions[i]), mover, int(shares[i]))
                    child_of[actions[i]] = used
                    used += 1
        return _likeliest(tree, node, actions, n, child_of, mover, exploration), used

    return choose_learned
