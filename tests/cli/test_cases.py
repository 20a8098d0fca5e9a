"""The communities' worked examples, ruled on as `parlour referee` does, one line in and one line out."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.core.referee import judge_line

CASES = Path(__file__).parent.parent / "cases"


def cases(name: str) -> list[Any]:
    """Return the cases of a file, each under its own id."""
    lines = (CASES / name).read_text(encoding="utf-8").splitlines()
    return [pytest.param(case, id=case["id"]) for case in map(json.loads, lines)]


def judged(request: dict[str, Any]) -> dict[str, Any]:
    answer = json.loads(judge_line(json.dumps(request)))
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize("case", cases("triple_triad_placements.jsonl"))
def test_a_placement_turns_the_cards_it_should(case: dict[str, Any]) -> None:
    answer = judged(
        {
            "game": "triple-triad",
            "rules": case["rules"],
            "options": case.get("options") or {},
            "position": {key: case[key] for key in ("board", "elements", "restrictions")},
            "action": case["play"],
            "id": case["id"],
        }
    )
    assert [outcome["probability"] for outcome in answer["outcomes"]] == ["1"]
    board = answer["outcomes"][0]["position"]["board"]
    assert [cell and cell["owner"] for cell in board] == case["expect_board_owners"], case["why"]
    if case.get("expect_cells"):
        seen = [cell and {"card": cell["card"], "owner": cell["owner"]} for cell in board]
        assert seen == [cell and {"card": cell["card"], "owner": cell["owner"]} for cell in case["expect_cells"]]


@pytest.mark.parametrize("case", cases("triple_triad_scoring.jsonl"))
def test_a_board_counts_as_it_should(case: dict[str, Any]) -> None:
    answer = judged({"game": "triple-triad", "score": case, "id": case["id"]})
    assert answer["score"] == case["expect_score"], case["why"]
    assert answer["winner"] == case["expect_winner"]
    if "expect_cards_won" in case:
        assert answer["cards_won"] == case["expect_cards_won"]
