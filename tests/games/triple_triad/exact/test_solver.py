"""The solver agrees with a textbook's minimax under every rule, and with another solver, on packed and broad boards."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from parlour.core import record
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.core.record import State
from parlour.games.triple_triad.exact.broad.board import BROAD_BOARD, set_up
from parlour.games.triple_triad.exact.broad.values import values_of as broad_values
from parlour.games.triple_triad.exact.open_round import LANES
from parlour.games.triple_triad.exact.packed.board import PACKED_BOARD, pack
from parlour.games.triple_triad.exact.packed.values import values_of as packed_values
from parlour.games.triple_triad.exact.solver import EXACT
from parlour.games.triple_triad.game import TripleTriad
from parlour.games.triple_triad.rules import RULE_BOOK
from parlour.games.triple_triad.state import CELLS, TRIGGERS
from tests import minimax
from tests.dealt import dealt
from tests.rounds import dear

GAME = TripleTriad()
BASIC = "triple-triad:free+visibility=open"
SPECIAL = f"{BASIC}+same+plus"
ALL = f"{SPECIAL}+same_wall+elemental"
# Rules of two cards, alone and together: packed boards are made for these.
RULES = (
    BASIC,
    SPECIAL,
    ALL,
    f"{SPECIAL}+same_wall+plus_wall",
    f"{SPECIAL}+combo=off",
    f"{BASIC}+same+battle+elemental+elemental_clamp",
    f"{BASIC}+reverse+fallen_ace+plus",
    f"{BASIC}+fallen_ace+same+playing_order=order",
    f"{BASIC}+broken_wall+battle",
    f"{BASIC}+broken_wall+same+plus+fallen_ace",
    f"{BASIC}+reverse+playing_order=order",
    f"{SPECIAL}+elemental+combo_values=printed",
    f"{SPECIAL}+elemental+special_values=adjusted",
    "triple-triad:ffwtt+same+same_wall+plus+plus_wall+battle+elemental+sudden_death+visibility=open",
    "triple-triad:mush+same+same_wall+plus+elemental+visibility=open",
    "triple-triad:ff14+same+plus+reverse+fallen_ace+visibility=open",
)
# Rules that look at more than two cards: on a broad board.
BROAD = (
    f"{BASIC}+ascension",
    f"{BASIC}+descension+same+plus",
    f"{BASIC}+battle+battle_mode=symmetric",
    f"{SPECIAL}+elemental+ascension",
    f"{SPECIAL}+elemental+elemental_clamp+special_values=adjusted",
    f"{SPECIAL}+power_wall+power_wall_attackers=moved+battle+battle_mode=symmetric",
    f"{BASIC}+power_wall+broken_wall+playing_order=order",
    "triple-triad:ffwtt+power_wall+visibility=open",
    "triple-triad:ffwtt+same+same_wall+plus+plus_wall+battle+elemental+power_wall+sudden_death+visibility=open",
    "triple-triad:ff14+ascension+same+plus+reverse+fallen_ace+visibility=open",
    "triple-triad:ff14+descension+playing_order=order+visibility=open",
)


def _cards(game: Game, state: State, seat: int) -> Fraction:
    s = state[0]
    own = [sum(int(colour) == of for colour in s["colour"]) + int(int(s["first"]) != of) for of in (0, 1)]
    return Fraction(own[seat] - own[1 - seat])


@given(st.sampled_from(RULES + BROAD), st.integers(0, 2**32), st.integers(5, 8))
def test_every_action_is_worth_what_minimax_says(rules: str, seed: int, placements: int) -> None:
    """The values are minimax's from four empty cells down; under Order the next card counts too."""
    state = dealt(GAME, rules, seed, placements)
    assert EXACT.values(state) == minimax.values(GAME, state, _cards)


@dear
@given(st.sampled_from(RULES + BROAD), st.integers(0, 2**32), st.integers(1, 4))
def test_a_position_is_worth_what_the_best_answer_leaves(rules: str, seed: int, placements: int) -> None:
    """In positions too large for a textbook each value is the other seat's best after the action, negated."""
    state = dealt(GAME, rules, seed, placements)
    values = EXACT.values(state)
    assert values is not None
    for action, value in list(values.items())[:: 1 + len(values) // 4]:
        ((_weight, after, _events),) = GAME.outcomes(state, action)
        answers = EXACT.values(after)
        assert answers is not None
        assert value == -max(answers.values())


@dear
@given(st.sampled_from(RULES), st.integers(0, 2**32))
def test_both_boards_tell_the_same(rules: str, seed: int) -> None:
    """A broad board takes every rule that a packed one does, and solves whole deals to the same values."""
    state = dealt(GAME, rules, seed, 2)
    packed, broad = np.zeros(1, PACKED_BOARD), np.zeros(1, BROAD_BOARD)
    left = pack(packed, state, record.copy(state), closed_log())
    assert set_up(broad, state) == left
    special = bool(int(state["rule_bits"][0]) & TRIGGERS)
    assert _told(packed, left, packed_values(special)) == _told(broad, left, broad_values)


def _told(board: NDArray[np.void], left: int, values: Callable[..., int]) -> dict[tuple[int, int], int]:
    """Return the value of each card on each cell."""
    found = np.zeros((3, LANES * CELLS), np.int64)
    many = values(board, left, *found, closed_log())
    return {(card, cell): count for card, cell, count in found[:, :many].T.tolist()}


def test_what_is_left_to_chance_has_no_exact_values_of_its_own() -> None:
    assert EXACT.values(dealt(GAME, f"{BASIC}+playing_order=chaos", 5, 4)) is None


def test_cards_that_nobody_knows_have_no_values() -> None:
    """The view of the other seat, with a closed hand, has no values."""
    state = dealt(GAME, "triple-triad:free", 5, 4)
    assert EXACT.values(GAME.observe(state, 1 - GAME.to_act(state))) is None


# Deals of FF8 cards and their values for the first player, found by a separate solver in C++.
# Ten cards, five a seat: top, right, bottom and left, with their elements; then the elements of the cells.
DEALS = (
    ("6112 7153/holy 6845 5574 746A 676A 8528/wind 5633 269A 84A4", {4: "fire"}, (-2, -2, -2)),
    ("4489 96A2 3796 6632 AA33 5253 8282 7235/fire 7285 6845", {0: "wind", 1: "ice", 4: "ice"}, (2, 2, 2)),
    (
        "9529/fire 676A 7834/water 1335 2763/ice 5325/water 2367 A177/water 1877 7444",
        {2: "ice", 4: "thunder", 5: "thunder", 7: "water"},
        (2, 2, 2),
    ),
    ("2315 6749/holy 5A83 4674 6263 84A4 1877 2994/wind 6112 449A", {0: "thunder", 7: "earth"}, (-2, 0, 0)),
    ("8854 2884 8673 8844 4856 3453 4489 3644 5785 5A39", {0: "wind", 1: "poison", 2: "holy", 8: "earth"}, (0, 0, 0)),
)


def _card(text: str) -> dict[str, Any]:
    digits, _slash, element = text.partition("/")
    return {"card": [10 if digit == "A" else int(digit) for digit in digits], "element": element or None}


def _dealt(rules: str, cards: str, marks: dict[int, str]) -> State:
    hands = [_card(text) for text in cards.split()]
    elements = [marks.get(cell) if "elemental" in rules else None for cell in range(9)]
    position = {
        "board": [None] * 9,
        "elements": elements,
        "hands": {"red": hands[:5], "blue": hands[5:]},
        "to_act": "red",
        "first_player": "red",
    }
    return GAME.parse_position(RULE_BOOK.parse(rules), position)


@pytest.mark.parametrize(("number", "rules"), list(enumerate((BASIC, SPECIAL, ALL))))
@pytest.mark.parametrize(("cards", "marks", "worth"), DEALS)
def test_whole_deals_are_worth_what_another_solver_found(
    number: int, rules: str, cards: str, marks: dict[int, str], worth: tuple[int, ...]
) -> None:
    values = EXACT.values(_dealt(rules, cards, marks))
    assert values is not None
    assert len(values) == 45
    assert max(values.values()) == worth[number]
