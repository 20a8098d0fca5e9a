"""Goals: conditions on a match's result and events, met or not, and refused where they make no sense."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.core.event import Event
from parlour.core.journeys.goal import Goal, Played, check, reached
from parlour.core.refusal import Refusal
from parlour.core.shapes import Result

WON: Result = {"winner": "red", "score": {"red": 6, "blue": 4}, "reason": "score"}
TOOK = [
    Event("flipped", {"by": "plus", "colour": "red"}),
    Event("flipped", {"by": "basic", "colour": "blue"}),
    Event("flipped", {"by": "plus", "colour": "red"}),
]
CASES = json.loads(Path("tests/cases/goals.json").read_text(encoding="utf-8"))
ENDED = [case for case in CASES if case["result"]]
KNOWN = {"flipped": frozenset({"by", "colour"})}


def as_seen(seat: str) -> Played:
    """Return the match as one seat reached its end, after three moves."""
    return Played(seat, "blue" if seat == "red" else "red", WON, TOOK, 3)


@pytest.mark.parametrize(
    ("goal", "red", "blue"),
    [
        ([{"win": True}], True, False),
        ([{"lead": 2}], True, False),
        ([{"lead": 3}], False, False),
        ([{"moves": 3}], True, True),
        ([{"moves": 2}], False, False),
        ([{"event": "flipped", "where": {"by": "plus", "colour": "mine"}}], True, False),
        ([{"event": "flipped", "where": {"by": "plus", "colour": "theirs"}, "least": 2}], False, True),
        ([{"event": "flipped", "where": {"colour": "mine"}, "most": 1}], False, True),
        ([{"event": "same", "most": 0}], True, True),
        ([{"win": True}, {"event": "same"}], False, False),
    ],
)
def test_each_condition_is_seen_from_a_seat(goal: Goal, red: bool, blue: bool) -> None:
    """Every condition must hold; "mine" and "theirs" are the seats of whoever reads it."""
    assert (reached(goal, as_seen("red")), reached(goal, as_seen("blue"))) == (red, blue)


@pytest.mark.parametrize("case", ENDED, ids=lambda case: str(case["name"]))
def test_parts_that_a_table_shows_are_those_that_count(case: Any) -> None:
    """The browser shows each part of a goal as it is met or missed; at an end all are met where the goal is reached."""
    events = [Event(one["kind"], one) for one in case["events"]]
    played = Played("red", "blue", case["result"], events, case["moves"])
    assert reached(check(case["goal"], {}), played) is (set(case["parts"]) == {"met"})


def test_a_game_without_scores_has_no_lead() -> None:
    """A lead is not reached in a match that keeps no score."""
    assert not reached([{"lead": 0}], Played("red", "blue", {**WON, "score": None}, [], 1))


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ([], "journey-goal"),
        ({"win": True}, "journey-goal"),
        ([{}], "journey-condition"),
        ([{"win": True, "lead": 1}], "journey-condition"),
        ([{"win": False}], "journey-condition"),
        ([{"win": True, "most": 1}], "journey-key"),
        ([{"moves": -1}], "journey-number"),
        ([{"lead": True}], "journey-number"),
        ([{"event": "stolen"}], "journey-event"),
        ([{"event": "flipped", "where": {"sum": 3}}], "journey-fact"),
        ([{"event": "flipped", "where": ["by"]}], "journey-where"),
        ([{"win": True, "says": {"en": "Win"}}], "journey-text"),
        ([{"win": True, "says": {"en": "Win", "fr": "G" * 61}}], "journey-words"),
    ],
)
def test_what_makes_no_sense_is_refused(given: Any, code: str) -> None:
    """A goal that could never be judged is refused with its reason."""
    with pytest.raises(Refusal) as refused:
        check(given, KNOWN)
    assert refused.value.code == code
