# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""The search of a broad board to its end: null windows, a transposition table, and a stack by empty cells.

A position is worth the closer's cells on the full board, 0 to 9, under best play by both. The table keeps bounds on
the worth of each position that was searched, and the placement that settled it.
"""

from typing import Final

import numpy as np

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, first
from parlour.games.triple_triad.exact.broad.board import TABLE, TABLE_BITS, empty_cells, list_moves, play
from parlour.games.triple_triad.exact.open_round import HAND_MASK, LANES, take_best
from parlour.games.triple_triad.state import CELLS

MIX: Final = int(np.int64(np.uint64(0x9E3779B97F4A7C15)))
ENTRY_BITS: Final = 16  # low bits of an entry: a placement, and two bounds of four bits
INDEX_MASK: Final = 0xFF  # the bits of a sortable number that hold the placement's index
NO_MOVE: Final = 0xFF
UNKNOWN: Final = -1
LEAST, MOST = -1, CELLS + 1


@inline
def _key(b, left):
    """Return the number that identifies a position on the stack."""
    return int(b.cells_at[left]) | int(b.own_at[left]) << 4 * CELLS


@inline
def _index(key):
    """Return the place of a position in the transposition table."""
    return key * MIX >> 64 - TABLE_BITS & TABLE - 1


@inline
def _close(b, log):
    """Return the value of the board after the last placement, of which there is only one."""
    card, cell = first(int(b.hands_at[1]) & HAND_MASK), first(empty_cells(int(b.cells_at[1])))
    _cells, own, _landing = play(b, 1, card, cell, log)
    return count(own)


@kernel
def _last_two(b, wanted, log):
    """Return the value with two empty cells: the other seat chooses, and the closer's last card has one place left.

    Most positions that are searched have two empty cells.
    """
    best = MOST
    held = (int(b.hands_at[2]) >> LANES) << LANES
    if b.ordered != 0:
        held &= -held
    b.hands_at[1] = b.hands_at[2]
    while held != 0:
        card = first(held)
        held &= held - 1
        rest = empty_cells(int(b.cells_at[2]))
        while rest != 0:
            cell = first(rest)
            rest &= rest - 1
            b.cells_at[1], b.own_at[1], _landing = play(b, 2, card, cell, log)
            least = count(int(b.own_at[1])) + int(b.least_gain)  # often high enough to skip the last placement
            best = min(best, least if least >= wanted else _close(b, log))
            if best < wanted:
                return best
    return best


@kernel
def _enter(b, left, wanted, log):
    """Begin a position; return a bound that settles whether it is worth `wanted`, or UNKNOWN."""
    if left == 1:
        return _close(b, log)
    if left == 2:
        return _last_two(b, wanted, log)
    b.least[left], b.most[left], b.table_move[left] = 0, CELLS, NO_MOVE
    key = _key(b, left)
    entry = int(b.table[_index(key)])
    if entry >> ENTRY_BITS == key:
        least, most = entry >> 4 & 15, entry & 15
        if least >= wanted:
            return least
        if most < wanted:
            return most
        b.least[left], b.most[left], b.table_move[left] = least, most, entry >> 8 & 0xFF
    b.listed[left], b.tried[left] = list_moves(b, left, log), 0
    b.best[left] = LEAST if left & 1 != 0 else MOST
    return UNKNOWN


@kernel
def _leave(b, left, wanted):
    """Store the bounds that were found for a position."""
    best = int(b.best[left])
    least = max(int(b.least[left]), best) if best >= wanted else int(b.least[left])
    most = int(b.most[left]) if best >= wanted else min(int(b.most[left]), best)
    key = _key(b, left)
    b.table[_index(key)] = key << ENTRY_BITS | int(b.table_move[left]) << 8 | least << 4 | most


@inline
def _take(b, left, value, wanted):
    """Take in the value of the placement that was tried last; return whether it settles the position."""
    better = value > int(b.best[left]) if left & 1 != 0 else value < int(b.best[left])
    if better:
        b.best[left] = value
    settled = value >= wanted if left & 1 != 0 else value < wanted
    if settled:
        b.table_move[left] = b.trying[left]
    return settled or int(b.tried[left]) == int(b.listed[left])


@inline
def _step(b, left):
    """Go on to the most promising placement that was not tried yet."""
    at = take_best(b, left, int(b.tried[left]), int(b.listed[left])) & INDEX_MASK
    b.tried[left] += 1
    step_to(b, left, at)


@inline
def step_to(b, left, at):
    """Go to the position after one of the listed placements."""
    b.trying[left] = b.played[left, at]
    b.cells_at[left - 1], b.own_at[left - 1] = b.cells_after[left, at], b.own_after[left, at]
    b.hands_at[left - 1] = int(b.hands_at[left]) & ~(1 << (int(b.played[left, at]) & 15))


@kernel
def search(b, top, wanted, log):
    """Return a bound that settles whether the position with so many empty cells is worth at least `wanted`."""
    left = top
    value = _enter(b, left, wanted, log)
    while True:
        if value == UNKNOWN:
            _step(b, left)
            left -= 1
            value = _enter(b, left, wanted, log)
            continue
        if left == top:
            return value
        left += 1
        if _take(b, left, value, wanted):
            _leave(b, left, wanted)
            value = int(b.best[left])
        else:
            value = UNKNOWN


@kernel
def exact(b, left, guess, log):
    """Return the exact value of the position with so many empty cells, by bounds that close in from a guess."""
    least, most = 0, CELLS
    while least < most:
        wanted = guess + 1 if guess == least else guess
        guess = search(b, left, wanted, log)
        if guess >= wanted:
            least = guess
        else:
            most = guess
    return least
