# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Moves on a packed board: the flips of a placement, the order of placements, and the board after one."""

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, first
from parlour.games.triple_triad.exact.open_round import CLOSER, EMPTY, HAND_MASK, LANES, OTHER
from parlour.games.triple_triad.exact.packed.board import lane, put
from parlour.games.triple_triad.state import ALL_CELLS


@kernel
def _run_combo(b, left, flips, seeds, enemies):
    """Return the flips of a placement and of its combo, which begins from the cells in `seeds` (rulebook 3.8)."""
    flips |= seeds
    standing = enemies & ~flips
    wave = seeds
    while wave != 0 and standing != 0:
        fallen = int(b.link[left, first(wave)]) & standing
        wave = wave & wave - 1 | fallen
        flips |= fallen
        standing ^= fallen
    return flips


@inline
def special_cells(b, half, cell, card, equal, sums):
    """Return the cells that Same and Plus pair up, own ones included.

    Same needs two equal sides, walls among them; Plus needs two equal sums.
    """
    return (equal if count(equal) + b.walls[cell, LANES * half + card] > 1 else 0) | sums


@inline
def flips_of(b, left, half, cell, card, enemies, special):
    """Return the cells that a card of a hand flips when it is placed."""
    flips = lane(b.look[left, cell, half], card) & enemies
    if special:
        equal, sums = lane(b.look[left, cell, 2 + half], card), lane(b.look[left, cell, 4 + half], card)
        seeds = special_cells(b, half, cell, card, equal, sums) & enemies
        if seeds != 0:
            flips = _run_combo(b, left, flips, seeds, enemies)
    return flips


@inline
def descend(b, left, cells, empty, cell, card, special):
    """Derive the tables for one empty cell less from those for `left`; `empty` are the cells that stay empty."""
    rest = empty
    while rest != 0:
        at = first(rest)
        rest &= rest - 1
        for part in range(6 if special else 2):
            b.look[left - 1, at, part] = b.look[left, at, part]
    if special:
        for at in range(12):
            b.link[left - 1, at] = b.link[left, at]
    put(b, left - 1, cells, empty, cell, card, special)


@inline
def placed(cells, cell, card):
    """Return the cells with a card on an empty one."""
    return cells ^ (EMPTY ^ card) << 4 * cell


@inline
def list_moves(b, left, half, own, hands, empty, special):
    """List every placement as a number that sorts: what it takes less what it risks, flips, card, cell."""
    enemies = own if half == OTHER else ALL_CELLS & ~own & ~empty
    # Four times five bits, one group per side.
    others = (hands >> LANES if half == CLOSER else hands & HAND_MASK) * 0x8421
    mine = hands & HAND_MASK if half == CLOSER else hands >> LANES
    if b.ordered != 0:
        mine &= -mine
    moves = 0
    rest = empty
    while rest != 0:
        cell = first(rest)
        rest &= rest - 1
        facing = int(b.open[cell, empty]) & others
        hand = mine
        while hand != 0:
            card = first(hand)
            hand &= hand - 1
            flips = flips_of(b, left, half, cell, card, enemies, special)
            priority = 8 * count(flips) - count(b.risk[cell, LANES * half + card] & facing)
            b.move[left, moves] = priority + 512 << 17 | flips << 8 | card << 4 | cell
            moves += 1
    return moves
