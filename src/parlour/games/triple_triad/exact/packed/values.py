# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Values: the exact value of a packed board, and of every placement on it."""

from collections.abc import Callable
from functools import cache
from typing import Any

from parlour.core.kernels import kernel
from parlour.core.kernels.bits import count
from parlour.games.triple_triad.exact.open_round import CLOSER, LANES, LIKELIEST, OTHER
from parlour.games.triple_triad.exact.packed.levels import make_search
from parlour.games.triple_triad.exact.packed.moves import descend, list_moves, placed
from parlour.games.triple_triad.state import ALL_CELLS, CELLS


@cache
def _exact(special: bool) -> Callable[..., Any]:
    """Return `exact(b, left, cells, own, hands, empty, guess) -> value`, which closes in on the value from a guess."""
    search = make_search(special)

    @kernel
    def exact(b, left, cells, own, hands, empty, guess):
        least, most = 0, CELLS
        while least < most:
            wanted = guess + 1 if guess == least else guess
            guess = search(b, left, cells, own, hands, empty, wanted)
            if guess >= wanted:
                least = guess
            else:
                most = guess
        return least

    return exact


@cache
def value_of(special: bool) -> Callable[..., Any]:
    """Return `value(boards, left, logs) -> count`: the value of a packed board with `left` empty cells."""
    exact = _exact(special)

    @kernel
    def value(boards, left, logs):
        b = boards[0]
        return exact(b, left, int(b.cells), int(b.own), int(b.hands), int(b.vacant), LIKELIEST)

    return value


@cache
def values_of(special: bool) -> Callable[..., Any]:
    """Return `values(boards, left, cards, cells, counts, logs) -> n`, which writes the value of every placement.

    It writes the card's number on the board, the cell, and how many cells the closer has at the end.
    """
    exact = _exact(special)

    @kernel
    def values(boards, left, cards, cells, counts, logs):
        b = boards[0]
        own, hands, empty, lying = int(b.own), int(b.hands), int(b.vacant), int(b.cells)
        half = CLOSER if left % 2 == 1 else OTHER
        moves = list_moves(b, left, half, own, hands, empty, special)
        guess = LIKELIEST
        for at in range(moves):
            move = b.move[left, at]
            cell, card, flips = move & 15, (move >> 4 & 15) + LANES * half, move >> 8 & ALL_CELLS
            rest = empty ^ 1 << cell
            kept = own | flips | 1 << cell if half == CLOSER else own & ~flips
            if left == 1:
                guess = count(kept)
            else:
                descend(b, left, lying, rest, cell, card, special)
                guess = exact(b, left - 1, placed(lying, cell, card), kept, hands & ~(1 << card), rest, guess)
            cards[at], cells[at], counts[at] = card, cell, guess
        return moves

    return values
