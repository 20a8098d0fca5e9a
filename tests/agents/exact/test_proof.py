"""A proven action keeps the best possible result; nothing is proven where cards are hidden."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.agents.exact import solve
from parlour.agents.exact.proof import is_open, prove
from parlour.core import registry
from parlour.core.chance import Seeded
from tests.dealt import dealt

TRIAD = registry.game("triple-triad")
# The game's solver takes packed boards for some of these, broad ones for others.
RULES = (
    "triple-triad:ff8+visibility=open",
    "triple-triad:ff8+visibility=open+same+plus+elemental+sudden_death",
    "triple-triad:ffwtt+visibility=open+same+plus+power_wall",
    "triple-triad:ff14+visibility=open+ascension+reverse",
    "triple-triad:free+visibility=open+battle+battle_mode=symmetric",
)


@given(st.sampled_from(RULES), st.integers(0, 2**32), st.integers(3, 8))
def test_the_best_result_is_kept_by_those_whose_values_say_so(rules: str, seed: int, placements: int) -> None:
    """An action keeps the result if its exact value has the sign of the best one: won, drawn or lost."""
    state = dealt(TRIAD, rules, seed, placements)
    seat = TRIAD.to_act(state)
    proof, solution = prove(TRIAD, TRIAD.observe(state, seat), seat), solve(TRIAD, state)
    assert proof is not None and solution is not None
    best = _sign(solution.value)
    for action, value in solution.values.items():
        assert proof.keeps(action) == (_sign(value) == best)


def _sign(value: object) -> int:
    return (value > 0) - (value < 0)  # type: ignore[operator]  # fractions


@pytest.mark.parametrize("placements", [0, 7])
def test_where_cards_are_hidden_nothing_is_proven(placements: int) -> None:
    """Nothing is proven while a seat does not see all cards, not even near the end: its play may depend on them."""
    state = dealt(TRIAD, "triple-triad:ff8", 3, placements)
    seat = TRIAD.to_act(state)
    view = TRIAD.observe(state, seat)
    assert not is_open(TRIAD, view, seat)
    assert prove(TRIAD, view, seat) is None


def test_where_chance_comes_in_nothing_is_certain_of_it() -> None:
    """Under Chaos chance draws the next card: an action with an open outcome keeps or loses nothing for certain."""
    state = dealt(TRIAD, "triple-triad:free+visibility=open+playing_order=chaos", 3, 4)
    seat = TRIAD.to_act(state)
    proof = prove(TRIAD, TRIAD.observe(state, seat), seat)
    assert proof is not None
    assert {proof.keeps(action) for action in TRIAD.legal(state)} == {None}


def test_a_game_that_says_nothing_of_its_ends_is_not_proven() -> None:
    chakart = registry.game("chakart")
    state, _events = chakart.deal(chakart.rule_book.standard, [{}, {}], Seeded(1))
    assert prove(chakart, chakart.observe(state, 0), 0) is None
