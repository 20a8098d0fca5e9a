"""The referee tells the value of play: exactly where it can, from the seat's own view where cards are hidden."""

import json
from fractions import Fraction
from itertools import count
from typing import Any

import pytest

from parlour.analysis.ruling import judge_line
from parlour.core import referee, registry
from parlour.core.chance import Seeded
from tests import minimax

TRIAD = registry.game("triple-triad")
OPEN = "triple-triad:ff8+visibility=open+same+plus"
RED = ["6112", "7153", "6845", "5574", "746A"]
BLUE = ["676A", "8528", "5633", "269A", "84A4"]
CHAKART = "7k/8/8/3p4/3d4/8/8/K2R4 w 0 0000 000000000000"


def _cards(texts: list[str]) -> list[dict[str, Any]]:
    return [{"card": [10 if digit == "A" else int(digit) for digit in text]} for text in texts]


def _deal(rules: str, red: list[str] = RED, blue: list[str] | None = BLUE) -> dict[str, Any]:
    hands = {"red": _cards(red)} if blue is None else {"red": _cards(red), "blue": _cards(blue)}
    position = {"board": [None] * 9, "hands": hands, "to_act": "red", "first_player": "red"}
    return {"game": "triple-triad", "rules": rules, "position": position, "values": True}


def _ask(request: object, seconds: float = 1e-4) -> dict[str, Any]:
    """Return the answer to a request, by a clock that advances this much at each look."""
    ticks = count()
    told: dict[str, Any] = json.loads(judge_line(json.dumps(request), lambda: next(ticks) * seconds))
    return told


def _ended(rules: str, cards: int) -> dict[str, Any]:
    """Return the request of a round after so many random placements."""
    chance = Seeded(7)
    state, _events = TRIAD.deal(TRIAD.rule_book.parse(rules), [{}, {}], chance)
    for _ in range(cards):
        legal = TRIAD.legal(state)
        TRIAD.apply(state, legal[chance.pick(len(legal))], chance)
    return {"game": "triple-triad", "rules": rules, "position": TRIAD.position(state), "values": True}


def test_an_open_deal_is_told_exactly() -> None:
    """An open deal gets best play to the end, and the value of every action.

    A value is the final score of the seat to act less the other's.
    """
    told = _ask({**_deal(OPEN), "id": 7})
    assert told["ok"] and told["id"] == 7 and told["exact"] is True and "error" not in told
    assert told["value"] == -2 == max(told["values"].values())
    assert list(told["values"]) == told["legal"]
    assert len(told["line"]) == 9 and told["values"][told["line"][0]] == told["value"]


def test_of_a_closed_game_that_is_told_whole_the_values_are_those_of_the_open_one() -> None:
    """A closed game whose hands are both given has the values of the open one."""
    closed = _ask(_deal("triple-triad:ff8+same+plus"))
    assert closed["exact"] is True
    assert closed["values"] == _ask(_deal(OPEN))["values"]


def test_the_line_leads_to_the_value() -> None:
    request = _deal(OPEN)
    told = _ask(request)
    for action in told["line"]:
        (outcome,) = referee.judge({**request, "action": action})["outcomes"]
        request = {**request, "position": outcome["position"]}
    board = request["position"]["board"]
    red = sum(cell["owner"] == "red" for cell in board)
    assert 2 * red - 10 == told["value"]


@pytest.mark.parametrize(
    "rules", ["free+playing_order=chaos", "free+ascension+plus", "ffwtt+power_wall+visibility=open"]
)
def test_other_rules_are_told_exactly_near_the_end(rules: str) -> None:
    """Near the end other rules get exact values too: chance by its expectation, as a fraction if it is not whole."""
    request = _ended(f"triple-triad:{rules}", 6)
    told = _ask(request)
    state = referee.position(TRIAD, request)
    cards = {TRIAD.action_text(state, action): value for action, value in minimax.values(TRIAD, state, _margin).items()}
    assert told["exact"] is True
    assert {text: Fraction(value) for text, value in told["values"].items()} == cards


def _margin(game: Any, state: Any, seat: int) -> Fraction:
    s = state[0]
    own = [sum(int(colour) == of for colour in s["colour"]) + int(int(s["first"]) != of) for of in (0, 1)]
    return Fraction(own[seat] - own[1 - seat])


def test_hands_that_are_not_all_given_are_searched_from_the_view_of_the_seat_to_act() -> None:
    """Hands that are not given are searched from the view of the seat to act.

    The answer is the expected outcome with its error. It cannot depend on what the request leaves out.
    """
    told = _ask(_deal("triple-triad:ff8", blue=None), seconds=1.0)
    assert told["ok"] and told["exact"] is False
    assert 0 < told["error"] < 1
    assert all(-1 <= value <= 1 for value in told["values"].values())
    assert told["values"][told["line"][0]] == told["value"]


def test_a_game_of_dice_is_searched() -> None:
    told = _ask({"game": "chakart", "position": CHAKART, "values": True}, seconds=1.0)
    assert told["ok"] and told["exact"] is False and set(told["values"]) == set(told["legal"])


def test_longer_is_surer() -> None:
    """A search with more time has a smaller error."""
    short, long = (_ask({"game": "chakart", "position": CHAKART, "values": True}, seconds) for seconds in (1.0, 0.1))
    assert long["error"] < short["error"]


def test_without_values_it_is_the_referee() -> None:
    request = {**_deal(OPEN), "values": False}
    assert _ask(request) == json.loads(referee.judge_line(json.dumps(request)))


@pytest.mark.parametrize(
    ("change", "code", "at"),
    [
        ({"values": "yes"}, "bad-values", "values"),
        ({"within": 0}, "bad-within", "within"),
        ({"within": True}, "bad-within", "within"),
        ({"within": 1e9}, "bad-within", "within"),
        ({"position": {"board": [None] * 9}}, "values-want-hands", "position.hands"),
        (
            {"position": {"board": [None] * 9, "hands": {"red": _cards(RED[:2])}, "to_act": "red"}},
            "hand-too-small",
            None,
        ),
    ],
)
def test_what_cannot_be_told_is_refused(change: dict[str, Any], code: str, at: str | None) -> None:
    told = _ask({**_deal(OPEN), **change})
    assert not told["ok"]
    assert told["error"]["code"] == code
    assert at is None or told["error"]["at"] == at


def test_of_a_match_that_is_over_nothing_is_worth_more() -> None:
    assert _ask(_ended("triple-triad:free", 9))["error"]["code"] == "match-over"
