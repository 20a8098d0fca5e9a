"""Positions of Chakart play on the same when read back, and impossible ones are refused by their place."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from tests.games.chakart.ruling import GAME, fen, legal, position
from tests.games.chakart.test_properties import _random_states
from tests.rounds import dear

KINGS = "7k/8/8/8/8/8/8/K7"


@given(st.integers(0, 2**32))
@dear
def test_a_position_written_down_plays_on_the_same(seed: int) -> None:
    """A FEN read back has the same legal actions and the same distribution of each (3)."""
    states = [state for state in _random_states("chakart:seed", seed) if GAME.to_act(state) >= 0]
    state = states[seed % len(states)]
    told = GAME.position(state)
    again = GAME.parse_position(GAME.rule_book.standard, told)
    assert legal(again) == legal(state)
    fields = [name for name in state.dtype.names or () if name not in ("keys", "filter", "turns")]
    for name in fields:
        assert np.array_equal(again[0][name], state[0][name]), name


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (7, "chakart-position"),
        ({"fen": 7}, "fen-fields"),
        ({"fen": fen(KINGS), "pending": "luigi"}, "chakart-pending"),
        ({"fen": fen(KINGS), "pending": "daisy"}, "chakart-square"),
        ({"fen": fen(KINGS), "pending": "daisy", "mover": "i9"}, "chakart-square"),
        ({"fen": fen(KINGS), "pending": "daisy", "mover": "h8"}, "chakart-mover"),
        ({"fen": fen(KINGS), "pending": "promotion", "mover": "a1"}, "chakart-mover"),
        ({"fen": fen(KINGS), "pending": "toadette"}, "chakart-no-bonus"),
        ({"fen": fen(KINGS), "repeated": 0}, "chakart-repeated"),
        ({"fen": fen("i6k/8/8/8/8/8/8/K7"), "suspects": "a8"}, "chakart-square"),
    ],
)
def test_a_wrong_position_is_refused(given: object, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.parse_position(GAME.rule_book.standard, given)  # type: ignore[arg-type]  # wrong on purpose
    assert refused.value.code == code
    assert "error-" not in refused.value.message("fr")


def test_a_hidden_queen_can_be_where_it_is_said() -> None:
    """A hidden queen may be on the squares named and its own; with none named, on every empty square."""
    text = fen("i6k/8/8/8/8/8/8/K7")
    assert GAME.position(position(text, suspects=["c3", "a1"]))["suspects"] == ["c3", "a8"]
    assert len(GAME.position(position(text))["suspects"]) == 62


def test_a_position_that_stood_before_says_how_often() -> None:
    """A repeated position tells how often it occurred, and one that occurs for the first time leaves that out."""
    assert GAME.position(position(fen(KINGS), repeated=2))["repeated"] == 2
    assert "repeated" not in GAME.position(position(fen(KINGS)))
