# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""The order in which placements are tried: `move` holds a sortable number for each, by how many cells are empty."""

from parlour.core.jit import inline


@inline
def take_best(b, left, begin, moves):
    """Return the most promising placement from `begin` on, and move the one at `begin` into its place."""
    best = begin
    for at in range(begin + 1, moves):
        if b.move[left, at] > b.move[left, best]:
            best = at
    move = b.move[left, best]
    b.move[left, best] = b.move[left, begin]
    return move
