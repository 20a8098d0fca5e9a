# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Blank: a state without cards, and the writing of cards into one."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.record import State, copy
from parlour.core.rules import RuleSet
from parlour.games.triple_triad.cards import Card
from parlour.games.triple_triad.numbering import HOLDER
from parlour.games.triple_triad.rules import difference_index, flags, trade_index
from parlour.games.triple_triad.sets import index_of, lay_out
from parlour.games.triple_triad.state import (
    ALL_CELLS,
    ELEMENTS,
    OWN_CARD,
    STATE,
    TYPES,
)

HAND_SIZE: Final = 5
REMEMBERED: Final = 256  # rule sets that are cached


def put_card(state: State, slot: int, card: Card, brought: int) -> None:
    """Write a card into a slot of the state."""
    put_cards(state, [slot], [card], brought)


def put_cards(state: State, slots: Sequence[int] | NDArray[np.int8], cards: Sequence[Card], brought: int) -> None:
    """Write a card into each of the given slots."""
    s = state[0]
    s["card"][slots] = [OWN_CARD if card.id is None else index_of(s, card) for card in cards]
    s["side"][slots] = [card.sides for card in cards]
    s["element"][slots] = [0 if card.element is None else 1 + ELEMENTS.index(card.element) for card in cards]
    s["power"][slots] = [card.power for card in cards]
    s["type"][slots] = [0 if card.type is None else 1 + TYPES.index(card.type) for card in cards]
    s["brought"][slots] = brought


def blank(rules: RuleSet) -> State:
    """Return a state with its rules, no cards and an empty board."""
    return copy(_written(rules))


@lru_cache(maxsize=REMEMBERED)
def _written(rules: RuleSet) -> State:
    state = np.zeros(1, STATE)
    s = state[0]
    s["rule_bits"] = flags(rules)
    s["card"], s["cell"], s["forced"], s["placed"] = -1, -1, -1, -1
    s["vacant"] = ALL_CELLS
    s["brought"] = HOLDER
    s["round_no"] = 1
    s["element_kinds"] = len(ELEMENTS) if rules["element_kinds"] == "nine" else len(ELEMENTS) - 1
    s["round_limit"] = 5 if rules["sudden_rounds"] == "five" else 0
    lay_out(s, str(rules["cards"]))
    s["trade"], s["difference"] = trade_index(rules), difference_index(rules)
    s["gil_prize"] = int(rules.on("gil_prize"))
    s["to_pick"] = HAND_SIZE
    return state
