# mypy: allow-untyped-defs, allow-untyped-calls
"""The solver of Triple Triad, behind the facet that agents, analysis and the referee ask."""

from typing import Final

import numpy as np

from parlour.core import record
from parlour.core.facets.exact import Exact
from parlour.core.jit import kernel
from parlour.core.log import closed_log
from parlour.core.record import State
from parlour.games.triple_triad.exact.board import BOARD, LANES, can_be_packed, pack
from parlour.games.triple_triad.exact.values import value_of, values_of
from parlour.games.triple_triad.numbering import FIRST_ACTION, PLACE
from parlour.games.triple_triad.play.rounds import TEN, score
from parlour.games.triple_triad.state import CELLS, REPLAY_TIE, SUDDEN_DEATH, TRIGGERS

MIX: Final = int(np.int64(np.uint64(0x9E3779B97F4A7C15)))


@kernel
def margin(s, seat):
    """The cards by which a seat is ahead at the end of a round, of ten (rulebook 5.1)."""
    return float(2 * score(s, seat) - TEN)


@kernel
def key(s):
    """One number for what lies where in whose colour, who holds what, and whose turn it is with which card."""
    found = int(s.hand[0]) * MIX ^ int(s.hand[1])
    for cell in range(CELLS):
        found = (found ^ found >> 29) * MIX + (int(s.cell[cell]) << 1 | int(s.colour[cell]))
    found = (found ^ found >> 29) * MIX + (int(s.forced) << 1 | int(s.turn))
    return (found ^ found >> 32) * MIX


def at_hand(state: State) -> State:
    """The round at hand: under Sudden Death, and where ties are replayed, a tie is worth nothing."""
    alone = record.copy(state)
    alone["rule_bits"] &= ~(SUDDEN_DEATH | REPLAY_TIE)
    return alone


@kernel
def _packable(states):
    return can_be_packed(states[0])


def _packed(state: State) -> tuple[State, int] | None:
    """The packed board and its empty cells; None where it cannot be packed."""
    if not _packable(state):
        return None
    packed = np.zeros(1, BOARD)
    return packed, int(pack(packed, state, record.copy(state), closed_log()))


def _special(state: State) -> bool:
    return bool(int(state["rule_bits"][0]) & TRIGGERS)


def _margin(state: State, packed: State, count: int) -> int:
    """What the seat to act wins by, when so many cells are of the closer's colour at the end."""
    seat, closer = int(state["turn"][0]), int(packed["closer"][0])
    second = int(closer != int(state["first"][0]))  # whose last card, which is never played, counts (rulebook 5.1)
    return (1 if seat == closer else -1) * (2 * (count + second) - TEN)


def value(state: State) -> int | None:
    """The final score of the seat to act less the other's, if the board can be packed."""
    found = _packed(state)
    return None if found is None else _margin(state, found[0], int(value_of(_special(state))(*found)))


def values(state: State) -> dict[int, int] | None:
    """The same after each action of the seat to act."""
    found = _packed(state)
    if found is None:
        return None
    packed, left = found
    cards, cells, counts = np.zeros((3, LANES * CELLS), np.int64)
    many = int(values_of(_special(state))(packed, left, cards, cells, counts))
    slots = packed["slot"][0].tolist()
    return {
        int(FIRST_ACTION[PLACE[slots[card]]]) + cell: _margin(state, packed, count)
        for card, cell, count in zip(*(part[:many].tolist() for part in (cards, cells, counts)), strict=True)
    }


SAMPLES: Final = tuple(f"free+visibility=open{rule}" for rule in ("", "+same", "+ascension"))
EXACT: Final = Exact(margin, key, at_hand, value, values, SAMPLES)
