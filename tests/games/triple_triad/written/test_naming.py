"""Moves are named by card and square, no two alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.games.triple_triad.written.naming import named, square_name
from tests.rounds import dear

GAME = registry.game("triple-triad")
TWIN = {"sides": [1, 2, 3, 4]}  # a card of the player's own


def test_squares_are_columns_from_the_left_and_rows_from_the_top() -> None:
    assert [square_name(cell) for cell in range(9)] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


def test_the_second_of_two_that_are_called_alike_says_so() -> None:
    rules = GAME.rule_book.parse("triple-triad:ff8")
    hand = GAME.check_bring(rules, {"cards": ["Ifrit", TWIN, "Geezard", TWIN, TWIN]}, 0)
    state, _events = GAME.deal(rules, [hand, hand], Seeded(1))
    view = GAME.observe(state, GAME.to_act(state))
    names = [named(view, action) for action in GAME.legal(view)]
    middle = [name for name in names if name.endswith(" b2")]
    assert middle == ["Ifrit b2", "1234 b2", "Geezard b2", "1234#2 b2", "1234#3 b2"]


@pytest.mark.parametrize("rules", ["ffwtt", "mush+open", "ff14+draft", "free+card_pick=opponent", "ff14+chaos"])
@dear
@given(seed=st.integers(0, 10_000))
def test_no_two_legal_actions_are_named_alike(rules: str, seed: int) -> None:
    """The names are unique in the view of the seat to act, drafts and picks from another's cards included."""
    chance = Seeded(seed)
    state, _events = GAME.deal(GAME.rule_book.parse(f"triple-triad:{rules}"), [{}, {}], chance)
    while (seat := GAME.to_act(state)) != OVER:
        view, legal = GAME.observe(state, seat), GAME.legal(state)
        assert len({named(view, action) for action in legal}) == len(legal)
        GAME.apply(state, legal[seed % len(legal)], chance)
