"""A program is checked without a hall: the check passes a sound one, and names every fault."""

import sys
from pathlib import Path

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.remote.check import checked, presets

FIRST = (sys.executable, str(Path(__file__).parents[2] / "examples" / "seat" / "first_legal.py"))
FORGETFUL = """
import json, sys
answers = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        answers += 1
        print("what?" if answers == 2 else json.dumps({"action": message["legal"][0]}), flush=True)
    if message["type"] == "error":
        print(json.dumps({"action": legal[0]}), flush=True)
    legal = message.get("legal")
"""


def test_the_example_keeps_the_promise_everywhere() -> None:
    """The example plays a whole match without a fault, from both seats of every preset of every game."""
    games, played = registry.games(), []
    found = checked(FIRST, games, 60, lambda *match: played.append(match))
    assert found.wrong == [] and found.decisions > found.matches
    assert found.matches == len(played) == 2 * len(list(presets(games)))


def test_a_program_that_does_not_start_is_not_as_promised() -> None:
    """A program that does not start is refused before a match is counted."""
    with pytest.raises(Refusal) as told:
        checked(("/nowhere/at-all",), [registry.game("triple-triad")], 60, lambda *_: None)
    assert told.value.code == "program-not-started"


def test_every_line_that_is_not_as_promised_is_named() -> None:
    """A faulty line is named with its rules, seat and decision, here once in each match."""
    found = checked((sys.executable, "-c", FORGETFUL), [registry.game("triple-triad")], 60, lambda *_: None)
    assert [one.why.code for one in found.wrong] == ["line-not-json"] * found.matches
    assert all(one.rules.startswith("triple-triad:") and one.seq > 1 for one in found.wrong)
