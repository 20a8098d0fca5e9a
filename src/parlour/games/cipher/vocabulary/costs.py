"""Costs: what the controller of a skill pays for it."""

from collections.abc import Sequence
from typing import Final

from parlour.games.cipher.vocabulary import columns as c
from parlour.games.cipher.vocabulary.filters import HOW_MANY, filter_row, units
from parlour.games.cipher.vocabulary.kinds import COUNT, YES, Fields, listed, maybe
from parlour.games.cipher.vocabulary.parameters import MILLED
from parlour.games.cipher.vocabulary.rows import Rows, Unenforced
from parlour.games.cipher.vocabulary.values import RETREAT
from parlour.games.cipher.vocabulary.words import Data, Words, read_word, worded

_OBEYED: Final = (*HOW_MANY, "each")


def _all_of(rows: Rows, given: Data, row: list[int]) -> None:
    """Read cards or units whose filter says how many they are."""
    row[c.P_FILTER] = filter_row(rows, given, _OBEYED)
    row[c.P_N] = len(given.get("names", ())) if given.get("each") else rows.filters[row[c.P_FILTER]][c.F_MAX]
    if given.get("min") is not None or given.get("max") is not None:
        raise Unenforced("of a number of one's choice")


_FILTERED: Final[Fields] = {"filter": units(*_OBEYED).by(_all_of)}
_SOME: Final[Fields] = {"n": COUNT.into(c.P_N)}
_SOME_OF: Final[Fields] = {**_SOME, "filter": maybe(units(*_OBEYED).into(c.P_FILTER))}

COSTS: Final = Words("op")
PAY_FLIP_BONDS: Final = COSTS.word("flip_bonds", _SOME_OF)
PAY_TAP_SELF: Final = COSTS.word("tap_self")
PAY_TAP_ALLIES: Final = COSTS.word("tap_allies", _FILTERED)
PAY_DISCARD: Final = COSTS.word("discard", _FILTERED)
PAY_DISCARD_SELF: Final = COSTS.word("discard_self")
PAY_FLIP_SELF_BOND: Final = COSTS.word("flip_self_bond")
PAY_DESTROY_SELF: Final = COSTS.word("destroy_self")
PAY_DESTROY_ALLY: Final = COSTS.word("destroy_ally", _FILTERED)
PAY_BOND_TO_RETREAT: Final = COSTS.word("bond_to_retreat", _SOME_OF)
PAY_HAND_TO_DECK: Final = COSTS.word(
    "hand_to_deck_top", {**_FILTERED, "reveal": maybe(YES.into(c.P_SHOWN))}, "arranges"
)
PAY_GROWTH_SELF: Final = COSTS.word("growth_self", {**_SOME, "filter": units(*_OBEYED).into(c.P_FILTER)}, "stacks")
PAY_MILL: Final = COSTS.word("mill", {**_SOME, "to": MILLED.into(c.P_TO)}, "mills")
PAY_REVEAL: Final = COSTS.word("reveal_hand", _FILTERED)
PAY_FLIP_ORB: Final = COSTS.word("flip_orb_up", _SOME, "turns-orbs")
PAY_DESTROY_ORB: Final = COSTS.word("destroy_own_orb", _SOME, "breaks-orbs")


def costs_of(rows: Rows, given: Sequence[Data]) -> tuple[int, int]:
    """Return a run of costs: its start and its length."""
    return rows.block(rows.costs, "cost", [_cost(rows, one) for one in given]), len(given)


def _cost(rows: Rows, given: Data) -> list[int]:
    row = [0] * c.COST_COLUMNS
    row[c.P_N], row[c.P_FILTER], row[c.P_TO] = 1, c.NOTHING, RETREAT
    read_word("cost", "op", COSTS.known, rows, given, row)
    return row


COST_LIST: Final = listed(worded("cost", "op", COSTS.known)).numbered(costs_of)
