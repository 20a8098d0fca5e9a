# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""The tree of a search: nodes in one array, each with the action that led to it and how well that went."""

from typing import Final

import numpy as np

from parlour.core.chance import pick
from parlour.core.kernels import kernel
from parlour.core.record import record

ROOT: Final = 0
NONE: Final = -1

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
def list_children(tree, node, where):
    """Write into `where[action]` the child of a node for each action it has one for."""
    child = int(tree[node].child)
    while child != NONE:
        where[int(tree[child].action)] = child
        child = int(tree[child].sibling)


@kernel
def forget_children(tree, node, where):
    child = int(tree[node].child)
    while child != NONE:
        where[int(tree[child].action)] = NONE
        child = int(tree[child].sibling)


@kernel
def best_child(tree, actions, n, where, exploration):
    """Return the most promising child among legal actions, all of which have one (UCB1 over availability)."""
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
def untried(actions, n, where, chance):
    """Return a uniformly random legal action without a child, or -1 when all have one."""
    count, found = 0, NONE
    for i in range(n):
        if where[actions[i]] == NONE:
            count += 1
            if pick(chance, count) == 0:
                found = int(actions[i])
    return found


@kernel
def add_child(tree, node, child, action, seat):
    made = tree[child]
    made.value = 0.0
    made.visits = 0
    made.available = 1
    made.child = NONE
    made.sibling = tree[node].child
    made.action = action
    made.seat = seat
    tree[node].child = child
