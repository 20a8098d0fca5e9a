"""Positions with the exact distribution of every action, ruled on as `parlour referee` does."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from parlour.core.referee import judge

CASES = Path(__file__).parents[2] / "cases" / "chakart_outcomes.jsonl"
LINES = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
TOLD = [pytest.param(case, id=f"{number}-{case['pending'] or 'turn'}") for number, case in enumerate(LINES)]


def ruling(case: dict[str, Any], **more: object) -> dict[str, Any]:
    """Return the referee's answer on a case's position."""
    position = {key: case[key] for key in ("fen", "pending", "mover")}
    answer = judge({"game": "chakart", "position": position, **more})
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize("case", TOLD)
def test_every_action_has_its_exact_distribution(case: dict[str, Any]) -> None:
    """The legal actions are the case's, and so is each distribution, in fractions without tolerance."""
    answer = ruling(case)
    assert sorted(answer["legal"]) == sorted(case["actions"])
    assert answer["result"] == case["result"]
    for action, outcomes in case["actions"].items():
        wanted: Counter[tuple[Any, ...]] = Counter()
        for probability, *after in outcomes:
            wanted[tuple(after)] += Fraction(probability)
        found: Counter[tuple[Any, ...]] = Counter()
        for told in ruling(case, action=action)["outcomes"]:
            after = (told["position"]["fen"], told["position"]["pending"], told["choose"], told["result"])
            found[after] += Fraction(told["probability"])
        assert found == wanted, action
