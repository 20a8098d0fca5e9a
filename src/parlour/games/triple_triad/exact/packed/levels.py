# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Levels: the search of a packed board to its end, with one kernel for each number of empty cells.

A position is worth the closer's cells on the full board, 0 to 9, under best play by both. A level answers a null
window: it returns a bound that settles whether the worth is at least `wanted`. First it looks the position up in a
transposition table. Then it tries what takes most and risks least first, and asks the level below.

Without Same and Plus, a card is settled once no card of a hand can take it. It counts for the bounds at once.
Positions that differ only in settled cards share an entry of the table.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from parlour.core.kernels import inline, kernel
from parlour.core.kernels.bits import count, first
from parlour.games.triple_triad.exact.open_round import CLOSER, EMPTY, HAND_MASK, LANES, OTHER, SIDES, take_best
from parlour.games.triple_triad.exact.packed.board import (
    EACH_LANE,
    GAPS,
    LANE,
    MOST_GAP,
    TABLE,
    TABLE_BITS,
    lane,
)
from parlour.games.triple_triad.exact.packed.moves import (
    descend,
    flips_of,
    list_moves,
    placed,
    special_cells,
)
from parlour.games.triple_triad.state import ALL_CELLS, CELLS

FEWEST_STORED: Final = 3  # with fewer empty cells, searching a position is faster than looking it up
LEAST, MOST = -1, CELLS + 1
ENTRY_BITS: Final = 8  # low bits of an entry of the table: two bounds of four bits
MIX: Final = int(np.int64(np.uint64(0x9E3779B97F4A7C15)))
MIX_2: Final = 0x5851F42D4C957F2D
FACTORS: Final = np.random.default_rng(1).integers(-(1 << 62), 1 << 62, (2, CELLS)) * 2 + 1
"""[half, cell] -> odd factors that turn what the hands can still take into one number."""


@inline
def _any_card(lanes):
    """Return the cells that any card of a hand takes."""
    lanes |= lanes >> 2 * LANE
    lanes |= lanes >> LANE
    return (lanes | lanes >> 2 * LANE) & ALL_CELLS


@cache
def _last(special: bool) -> Callable[..., Any]:
    """Return the kernel for one empty cell, on which the closer places their last card."""

    @kernel
    def last(b, cells, own, hands, empty, wanted):
        card = first(hands & HAND_MASK)
        enemies = ALL_CELLS & ~own & ~empty
        return count(own | flips_of(b, 1, CLOSER, first(empty), card, enemies, special)) + 1

    return last


@inline
def _special_for_last(b, cells, cell, beside, side, other, card):
    """Return the cells that Same and Plus pair up for the last card on the last cell.

    `other` is the card that was placed before it, on `beside`.
    """
    equal, sums = lane(b.look[2, cell, 2], card), lane(b.look[2, cell, 4], card)
    if side < SIDES:
        equal |= lane(b.equals[CLOSER, beside, other, side], card)
        mine = b.facing[beside, other, side]
        for edge in range(SIDES):
            third = b.near[cell, edge] & 15
            lying = cells >> 4 * third & 15
            if edge != side ^ 2 and lying != EMPTY:
                gap = mine - b.facing[third, lying, edge ^ 2] + MOST_GAP & GAPS - 1
                both = 1 << beside | 1 << third & ALL_CELLS
                sums |= lane(b.pairs[CLOSER, side ^ 2, edge, gap], card) & both
    return special_cells(b, CLOSER, cell, card, equal, sums)


@cache
def _last_two(special: bool) -> Callable[..., Any]:
    """Return the kernel for two empty cells: the other seat chooses, and the closer's last card has one place left.

    Most positions that are searched have two empty cells.
    """
    last = _last(special)

    @kernel
    def close(b, cells, own, hands, empty, cell, card):
        """Return the closer's cells at the end, after the other seat placed a card on a cell."""
        at = first(empty)
        side = b.side[cell, at] & 7
        closing = first(hands & HAND_MASK)
        enemies = ALL_CELLS & ~own & ~empty
        takes = lane(b.look[2, at, CLOSER], closing)
        if side < SIDES:
            takes |= lane(b.takes[CLOSER, cell, card, side], closing)
        if special and _special_for_last(b, cells, at, cell, side, card, closing) & enemies != 0:
            descend(b, 2, cells, empty, cell, card, special)
            return last(b, placed(cells, cell, card), own, hands, empty, 0)
        return count(own) + 1 + count(takes & enemies)

    @kernel
    def last_two(b, cells, own, hands, empty, wanted):
        best = MOST
        hand = hands >> LANES
        if b.ordered != 0:
            hand &= -hand
        while hand != 0:
            card = first(hand)
            hand &= hand - 1
            rest = empty
            while rest != 0:
                cell = first(rest)
                rest &= rest - 1
                kept = own & ~flips_of(b, 2, OTHER, cell, card, own, special)
                left = empty ^ 1 << cell
                value = count(kept) + 1
                if value < wanted:
                    enemies = ALL_CELLS & ~kept & ~left
                    within = enemies & b.touch[first(left)]
                    if within == 0:
                        return value
                    bound = value + count(enemies if special else within)
                    if bound < wanted:
                        return bound
                    value = close(b, cells, kept, hands, left, cell, LANES + card)
                if value < best:
                    best = value
                    if best < wanted:
                        return best
        return best

    return last_two


@cache
def _settler(left: int) -> Callable[..., Any]:
    """Return `settle(b, own, hands, empty) -> least, most, key`: bounds by settled cards, and a key for the rest."""

    @kernel
    def settle(b, own, hands, empty):
        held_last, held_other = b.hand[hands & HAND_MASK], b.hand[hands >> LANES]
        last, other = 0, 0
        rest = empty
        while rest != 0:
            cell = first(rest)
            rest &= rest - 1
            last |= b.look[left, cell, CLOSER]
            other |= b.look[left, cell, OTHER]
        theirs = ALL_CELLS & ~empty & ~own
        loose = own & _any_card(other & held_other) | theirs & _any_card(last & held_last)
        key = (hands << CELLS | empty) * MIX + (own & loose) * MIX_2
        held_last &= loose * EACH_LANE
        held_other &= loose * EACH_LANE
        rest = empty
        while rest != 0:
            cell = first(rest)
            rest &= rest - 1
            key += (b.look[left, cell, CLOSER] & held_last) * FACTORS[CLOSER, cell]
            key += (b.look[left, cell, OTHER] & held_other) * FACTORS[OTHER, cell]
        key = (key ^ key >> 29) * MIX
        return count(own & ~loose) + 1, CELLS - count(theirs & ~loose), key

    return settle


@cache
def _level(left: int, special: bool, below: Callable[..., Any]) -> Callable[..., Any]:
    """Return `level(b, cells, own, hands, empty, wanted) -> value` for so many empty cells.

    The closer is to move if the number is odd.
    """
    half = CLOSER if left % 2 == 1 else OTHER
    settle = _settler(left)

    @kernel
    def level(b, cells, own, hands, empty, wanted):
        least, most, base = 0, CELLS, 0
        if special:
            key = cells & (1 << 4 * CELLS) - 1 | own << 4 * CELLS
            at = key * MIX >> 64 - TABLE_BITS & TABLE - 1
            key <<= ENTRY_BITS
        else:
            least, most, key = settle(b, own, hands, empty)
            if least >= wanted:
                return least
            if most < wanted:
                return most
            base = least - 1
            at = key >> 64 - TABLE_BITS & TABLE - 1
            key &= ~((1 << ENTRY_BITS) - 1)
        entry = b.table[at]
        if entry >> ENTRY_BITS == key >> ENTRY_BITS:
            least, most = max(least, (entry >> 4 & 15) + base), min(most, (entry & 15) + base)
            if least >= wanted:
                return least
            if most < wanted:
                return most
        moves = list_moves(b, left, half, own, hands, empty, special)
        best = LEAST if half == CLOSER else MOST
        for begin in range(moves):
            move = take_best(b, left, begin, moves)
            cell, card, flips = move & 15, (move >> 4 & 15) + LANES * half, move >> 8 & ALL_CELLS
            rest = empty ^ 1 << cell
            kept = own | flips | 1 << cell if half == CLOSER else own & ~flips
            descend(b, left, cells, rest, cell, card, special)
            value = below(b, placed(cells, cell, card), kept, hands & ~(1 << card), rest, wanted)
            if half == CLOSER:
                if value > best:
                    best = value
                    if best >= wanted:
                        break
            elif value < best:
                best = value
                if best < wanted:
                    break
        if best >= wanted:
            least = max(least, best)
        else:
            most = min(most, best)
        b.table[at] = key | least - base << 4 | most - base
        return best

    return level


@cache
def make_search(special: bool) -> Callable[..., Any]:
    """Return `search(b, left, cells, own, hands, empty, wanted)`: the level for `left` empty cells, 1 to 9."""
    level, lower = _last_two(special), _last(special)

    def choice(left: int, here: Callable[..., Any], otherwise: Callable[..., Any]) -> Callable[..., Any]:
        @kernel
        def search(b, empties, cells, own, hands, empty, wanted):
            if empties == left:
                return here(b, cells, own, hands, empty, wanted)
            return otherwise(b, empties, cells, own, hands, empty, wanted)

        return search

    @kernel
    def one(b, empties, cells, own, hands, empty, wanted):
        return lower(b, cells, own, hands, empty, wanted)

    search = choice(2, level, one)
    for left in range(FEWEST_STORED, CELLS + 1):
        level = _level(left, special, level)
        search = choice(left, level, search)
    return search
