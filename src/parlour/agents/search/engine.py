# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""The engine: a kernel that grows a tree from a view, made once per game."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from parlour.agents.search.choosing import make_choice
from parlour.agents.search.tree import NONE, ROOT, forget_children, list_children
from parlour.core.game import Game
from parlour.core.kernels import kernel

LONGEST_PATH: Final = 256  # actions the tree follows before random play takes over
TO_THE_END: Final = 1 << 40  # random actions, more than any match has


def _playing_on(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return `finish(s, horizon, chance, log)`, at most so many random actions, and `value(s, seat)`, their result."""
    apply, to_act, random_action = game.kernels.apply, game.kernels.to_act, game.kernels.random_action
    outcome = game.kernels.outcome
    worth: Any = game.kernels.worth or outcome

    @kernel
    def finish(s, horizon, chance, log):
        plies = 0
        while to_act(s) >= 0 and plies < horizon:
            apply(s, random_action(s, chance), chance, log)
            plies += 1

    @kernel
    def value(s, seat):
        return outcome(s, seat) if to_act(s) < 0 else worth(s, seat)

    return finish, value


@cache
def make_search(game: Game, imagine: Callable[..., Any]) -> Callable[..., Any]:
    """Return a kernel that grows a tree from a view by some iterations, and returns its number of nodes.

    `grow(views, seat, tree, used, child_of, actions, tapes, logs, iterations, exploration, horizon, table) -> used`: a
    new tree has one node, its root. `child_of` is filled with NONE before and after. `table` holds the weights of the
    game's facet `learned`, or nothing. `imagine` is the kernel that fills the view with a possible truth.
    """
    legal, apply, to_act = game.kernels.legal, game.kernels.apply, game.kernels.to_act
    finish, value = _playing_on(game)
    choose = make_choice(game)
    parts = 0 if game.learned is None else len(game.learned.parts)

    @kernel
    def grow(views, seat, tree, used, child_of, actions, tapes, logs, iterations, exploration, horizon, table):
        chance, log = tapes[0], logs[0]
        work = views.copy()
        path = np.empty(LONGEST_PATH, np.int32)
        rows = len(actions) if len(table) > 0 else 0
        places, shares = np.empty((rows, parts), np.int16), np.empty(rows, np.int64)
        if used == 1:
            tree[ROOT].child = NONE
        for _ in range(iterations):
            work[0] = views[0]
            s = work[0]
            imagine(s, seat, chance)
            node, depth, grown = ROOT, 0, False
            while not grown and to_act(s) >= 0 and depth < LONGEST_PATH:
                n = legal(s, actions)
                list_children(tree, node, child_of)
                child, used = choose(
                    tree, node, s, actions, n, child_of, used, to_act(s), chance, exploration, table, places, shares
                )
                forget_children(tree, node, child_of)
                if child == NONE:
                    break
                grown = tree[child].visits == 0
                path[depth] = child
                depth += 1
                node = child
                apply(s, int(tree[child].action), chance, log)
            finish(s, horizon, chance, log)
            for i in range(depth):
                tree[path[i]].visits += 1
                tree[path[i]].value += value(s, int(tree[path[i]].seat))
        return used

    return grow
