# mypy: allow-untyped-defs, allow-untyped-calls
"""The solver of Triple Triad, behind the facet that agents, analysis and the referee use."""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core import record
from parlour.core.facets.exact import Exact
from parlour.core.kernels import kernel
from parlour.core.log import closed_log
from parlour.core.record import State
from parlour.games.triple_triad.exact.broad.board import BROAD_BOARD, can_be_set_up, set_up
from parlour.games.triple_triad.exact.broad.values import value_of as broad_value
from parlour.games.triple_triad.exact.broad.values import values_of as broad_values
from parlour.games.triple_triad.exact.open_round import LANES
from parlour.games.triple_triad.exact.packed.board import PACKED_BOARD, can_be_packed, pack
from parlour.games.triple_triad.exact.packed.values import value_of as packed_value
from parlour.games.triple_triad.exact.packed.values import values_of as packed_values
from parlour.games.triple_triad.numbering import FIRST_ACTION, PLACE
from parlour.games.triple_triad.play.rounds import SCORED_CARDS, score
from parlour.games.triple_triad.state import CELLS, REPLAY_TIE, SUDDEN_DEATH, TRIGGERS

MIX: Final = int(np.int64(np.uint64(0x9E3779B97F4A7C15)))


@kernel
def margin(s, seat):
    """Return the cards by which a seat is ahead at the end of a round, of ten (rulebook 5.1)."""
    return float(2 * score(s, seat) - SCORED_CARDS)


@kernel
def key(s):
    """Return a number for a position: the cards and colours on the board, the hands, the turn and the forced card."""
    found = int(s.hand[0]) * MIX ^ int(s.hand[1])
    for cell in range(CELLS):
        found = (found ^ found >> 29) * MIX + (int(s.cell[cell]) << 1 | int(s.colour[cell]))
    found = (found ^ found >> 29) * MIX + (int(s.forced) << 1 | int(s.turn))
    return (found ^ found >> 32) * MIX


def at_hand(state: State) -> State:
    """Return the state as a single round: a tie is final even under Sudden Death or with replayed ties."""
    alone = record.copy(state)
    alone["rule_bits"] &= ~(SUDDEN_DEATH | REPLAY_TIE)
    return alone


PACKED, BROAD, NOT_AT_ALL = range(3)


class _Board(NamedTuple):
    """A position laid out for the search that suits its rules."""

    board: NDArray[np.void]
    left: int
    value: Callable[..., int]
    values: Callable[..., int]


@kernel
def _kind(states):
    """Return the way in which a position is searched to its end."""
    if can_be_packed(states[0]):
        return PACKED
    return BROAD if can_be_set_up(states[0]) else NOT_AT_ALL


def _board(state: State) -> _Board | None:
    """Return a position laid out for its search, or None if no search covers it."""
    kind = _kind(state)
    if kind == PACKED:
        special, packed = bool(int(state["rule_bits"][0]) & TRIGGERS), np.zeros(1, PACKED_BOARD)
        left = int(pack(packed, state, record.copy(state), closed_log()))
        return _Board(packed, left, packed_value(special), packed_values(special))
    if kind == BROAD:
        board = np.zeros(1, BROAD_BOARD)
        return _Board(board, int(set_up(board, state)), broad_value, broad_values)
    return None


def _margin(state: State, board: NDArray[np.void], count: int) -> int:
    """Return the margin of the seat to act when the closer has so many cells at the end."""
    seat, closer = int(state["turn"][0]), int(board["closer"][0])
    second = int(closer != int(state["first"][0]))  # the seat whose last card is never played but counts (rulebook 5.1)
    return (1 if seat == closer else -1) * (2 * (count + second) - SCORED_CARDS)


def value(state: State) -> int | None:
    """Return the seat to act's final score less the other's, or None if chance or hidden cards take part."""
    found = _board(state)
    if found is None:
        return None
    return _margin(state, found.board, int(found.value(found.board, found.left, closed_log())))


def values(state: State) -> dict[int, int] | None:
    """Return the value after each action of the seat to act, or None if chance or hidden cards take part."""
    found = _board(state)
    if found is None:
        return None
    cards, cells, counts = np.zeros((3, LANES * CELLS), np.int64)
    many = int(found.values(found.board, found.left, cards, cells, counts, closed_log()))
    slots = found.board["slot"][0].tolist()
    return {
        int(FIRST_ACTION[PLACE[slots[card]]]) + cell: _margin(state, found.board, count)
        for card, cell, count in zip(*(part[:many].tolist() for part in (cards, cells, counts)), strict=True)
    }


# By empty cells, measured on one core of an AMD EPYC: medians of six deals with Same and Plus, and with all of ffwtt.
EFFORT: Final = {
    PACKED: (80, 80, 90, 90, 100, 140, 370, 2_080, 14_800, 143_000),
    BROAD: (20, 20, 30, 30, 70, 260, 1_160, 10_000, 63_000, 600_000),
}


def effort(state: State) -> int:
    """Estimate the microseconds that `values` takes; the estimate is small for a position without values."""
    return EFFORT.get(_kind(state), (0,) * (CELLS + 1))[int(state["vacant"][0]).bit_count()]


SAMPLES: Final = tuple(f"free+visibility=open{rule}" for rule in ("", "+same", "+ascension", "+playing_order=chaos"))
EXACT: Final = Exact(margin, key, at_hand, value, values, effort, SAMPLES)
