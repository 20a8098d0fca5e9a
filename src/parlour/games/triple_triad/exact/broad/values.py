# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Values: the exact value of a broad board, and of every placement on it."""

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.triple_triad.exact.broad.board import list_moves
from parlour.games.triple_triad.exact.broad.search import NO_MOVE, exact, step_to
from parlour.games.triple_triad.exact.open_round import LIKELIEST


@kernel
def _begin(b, left):
    b.cells_at[left], b.own_at[left], b.hands_at[left], b.table_move[left] = b.cells, b.own, b.hands, NO_MOVE


@kernel
def value_of(boards, left, logs):
    """Return the value of a board with so many empty cells: the closer's cells at the end."""
    _begin(boards[0], left)
    return exact(boards[0], left, LIKELIEST, logs[0])


@kernel
def values_of(boards, left, cards, cells, counts, logs):
    """Write the value of every placement; return how many there are.

    It writes the card's number on the board, the cell, and how many cells the closer has at the end.
    """
    b = boards[0]
    _begin(b, left)
    moves = list_moves(b, left, logs[0])
    guess = LIKELIEST
    for at in range(moves):
        played = int(b.played[left, at])
        cards[at], cells[at] = played & 15, played >> 4
        if left == 1:
            counts[at] = count(int(b.own_after[left, at]))
            continue
        step_to(b, left, at)
        guess = exact(b, left - 1, guess, logs[0])
        counts[at] = guess
    return moves
