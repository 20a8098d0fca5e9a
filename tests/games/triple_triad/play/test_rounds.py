"""Rounds of a match: forced cards, ties and the play after them."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from parlour.core import words
from parlour.core.chance import Seeded
from parlour.core.record import State
from parlour.games.triple_triad.game import TripleTriad
from parlour.games.triple_triad.numbering import ROW
from parlour.games.triple_triad.play.rounds import LAST_ROUND

GAME = TripleTriad()
FLAT = [{"sides": [5, 5, 5, 5], "name": f"Flat {i}"} for i in range(5)]


def _deal(rules: str, bring: dict[str, Any] | None = None) -> State:
    state, _events = GAME.deal(GAME.rule_book.parse(f"triple-triad:{rules}"), [bring or {}] * 2, Seeded(1))
    return state


def _round(state: State) -> None:
    for _ in range(9):
        GAME.apply(state, GAME.legal(state)[0], Seeded(1))


def _controlled(seat: int, state: State) -> int:
    """Return how many of the cards in a seat's five places that seat itself brought."""
    return int(np.count_nonzero(state[0]["brought"][seat * ROW : seat * ROW + 5] == seat))


def _tie_with_exchange(rules: str) -> State:
    state = _deal(rules, {"cards": FLAT})
    for _ in range(8):
        GAME.apply(state, GAME.legal(state)[0], Seeded(1))
    s = state[0]
    red, blue = (int(np.flatnonzero(s["colour"][:8] == seat)[0]) for seat in (0, 1))
    s["colour"][[red, blue]] = 1, 0
    GAME.apply(state, GAME.legal(state)[0], Seeded(1))
    return state


def test_mush_replays_a_tie_with_the_cards_brought() -> None:
    """The MUSH never draws: each takes back their own five, and the other player starts (5.2, A18)."""
    first = int(_deal("mush", {"cards": FLAT})[0]["first"])
    state = _tie_with_exchange("mush")
    assert (int(state[0]["round_no"]), int(state[0]["first"])) == (2, 1 - first)
    assert [_controlled(seat, state) for seat in (0, 1)] == [5, 5]


def test_sudden_death_plays_on_with_the_cards_controlled() -> None:
    """Each player holds the five cards they control, and the other player starts (5.2)."""
    first = int(_deal("ff8+sudden_death", {"cards": FLAT})[0]["first"])
    state = _tie_with_exchange("ff8+sudden_death")
    assert (int(state[0]["round_no"]), int(state[0]["first"])) == (2, 1 - first)
    assert [_controlled(seat, state) for seat in (0, 1)] == [4, 4]
    assert [int(hand).bit_count() for hand in state[0]["hand"]] == [5, 5]


def test_ff14_plays_five_more_rounds_at_most() -> None:
    """Five rounds of Sudden Death, then a draw (4, 5.2)."""
    state = _deal("ff14+sudden_death", {"cards": FLAT})
    for number in range(1, 7):
        assert int(state[0]["round_no"]) == number and GAME.to_act(state) >= 0
        _round(state)
    assert GAME.to_act(state) == -1
    assert GAME.result(state)["winner"] is None


def test_order_forces_the_deck_order() -> None:
    """Cards are played in deck order (4, Order)."""
    state = _deal("ff14+playing_order=order")
    for turn in range(9):
        assert {action // 9 for action in GAME.legal(state)} == {turn // 2}
        GAME.apply(state, GAME.legal(state)[0], Seeded(1))


@pytest.mark.parametrize("turns", range(8))
def test_chaos_forces_each_card_alike(turns: int) -> None:
    """Each card of the hand is forced with probability exactly 1/n (4, Chaos)."""
    state = _deal("ff14+playing_order=chaos")
    for _ in range(turns):
        GAME.apply(state, GAME.legal(state)[0], Seeded(1))
    outcomes = GAME.outcomes(state, GAME.legal(state)[0])
    size = int(state[0]["hand"][1 - GAME.to_act(state)]).bit_count()
    assert len({int(after[0]["forced"]) for _weight, after, _events in outcomes}) == size
    assert {weight for weight, _after, _events in outcomes} == {Fraction(1, size)}


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(
    ("message", "attribute"),
    [
        ("option-tie", "help"),
        ("option-tie-replay", None),
        ("option-sudden_rounds", "help"),
        ("option-sudden_rounds-unlimited", None),
    ],
)
def test_the_table_says_when_a_tie_is_played_no_more(message: str, attribute: str | None, lang: str) -> None:
    """The rules that replay ties tell after how many rounds the match is a draw."""
    assert str(LAST_ROUND) in words.say(lang, message, attribute=attribute).split()


@pytest.mark.parametrize("rules", ["mush", "wiki+sudden_death"])
def test_the_hundredth_tie_is_a_draw(rules: str) -> None:
    """Every round except the last begins another."""
    state = _deal(rules, {"cards": FLAT})
    state["round_no"] = LAST_ROUND - 1
    _round(state)
    assert int(state["round_no"][0]) == LAST_ROUND and GAME.result(state) is None
    _round(state)
    result = GAME.result(state)
    assert result is not None and result["winner"] is None
