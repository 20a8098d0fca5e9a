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
        ("available", "i4"),  # iterations in which the action was legal
        ("child", "i4"),  # the node of its newest child, or NONE
        ("sibling", "i4"),  # the next child of its parent, or NONE
        ("share", "i4"),  # of what its parent's actions look promising by (`prior`); 0 without weights
        ("action", "i2"),
        ("seat", "i2"),
    ]
)


@kernel
def list_children(tree, node, child_of):
    """Write into `child_of[action]` the child of a node for each action that has one."""
    child = int(tree[node].child)
    while child != NONE:
        child_of[int(tree[child].action)] = child
        child = int(tree[child].sibling)


@kernel
def forget_children(tree, node, child_of):
    """Set the entries that `list_children` wrote back to NONE."""
    child = int(tree[node].child)
    while child != NONE:
        child_of[int(tree[child].action)] = NONE
        child = int(tree[child].sibling)


@kernel
def best_child(tree, actions, n, child_of, exploration):
    """Return the most promising child among legal actions, all of which have one (UCB1 over availability)."""
    best, most = NONE, -1e300
    for i in range(n):
        child = child_of[actions[i]]
        node = tree[child]
        node.available += 1
        visits = float(node.visits)
        promise = node.value / visits + exploration * np.sqrt(np.log(float(node.available)) / visits)
        if promise > most:
            best, most = child, promise
    return best


@kernel
def untried(actions, n, child_of, chance):
    """Return a uniformly random legal action without a child, or -1 when all have one."""
    count, found = 0, NONE
    for i in range(n):
        if child_of[actions[i]] == NONE:
            count += 1
            if pick(chance, count) == 0:
                found = int(actions[i])
    return found


@kernel
def add_child(tree, node, child, action, seat, share):
    """Make the free node `child` a child of `node`, for an action of a seat."""
    made = tree[child]
    made.value = 0.0
    made.visits = 0
    made.available = 1
    made.child = NONE
    made.sibling = tree[node].child
    made.share = share
    made.action = action
    made.seat = seat
    tree[node].child = child
