# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""The order in which placements are tried: each is a number that sorts, kept in `move` by how many cells are empty."""

from parlour.core.jit import inline


@inline
def take_best(b, left, begin, moves):
    """The most promising of the placements from `begin` on, which its place is given up for."""
    best = begin
    for at in range(begin + 1, moves):
        if b.move[left, at] > b.move[left, best]:
            best = at
    move = b.move[left, best]
    b.move[left, best] = b.move[left, begin]
    return move
