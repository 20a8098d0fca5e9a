"""A stage, a rulebook's worked example, holds no more than a table could."""

from typing import Any

import pytest

from parlour.core.refusal import Refusal
from parlour.games.triple_triad import GAME

RULES = GAME.rule_book.parse("triple-triad:ffwtt")


def stage(walls: dict[str, str]) -> dict[str, Any]:
    """Return an empty board with restrictions, and a card in each hand."""
    return {"turn": "red", "board": {}, "walls": walls, "hands": {"red": ["5555"], "blue": ["4444"]}}


@pytest.mark.parametrize(
    ("cell", "writing", "travel"),
    [("0", "horizontal", "down"), ("0", "vertical", "right"), ("5", "vertical", "left"), ("7", "horizontal", "up")],
)
def test_a_restriction_travels_away_from_its_edge(cell: str, writing: str, travel: str) -> None:
    """A restriction tells where its line goes when it moves (rulebook 3.13)."""
    state = GAME.parse_position(RULES, stage({cell: f"=20 {writing}"}))
    assert GAME.view(state, 0)["restrictions"][int(cell)] == {
        "op": "=",
        "value": 20,
        "writing": writing,
        "travel": travel,
    }


@pytest.mark.parametrize("wall", [("1", "vertical"), ("3", "horizontal"), ("4", "horizontal"), ("4", "vertical")])
def test_a_restriction_whose_line_cannot_move_is_refused(wall: tuple[str, str]) -> None:
    """In the middle of an edge one writing has a line to move; the centre has none (rulebook 3.13 and 6)."""
    cell, writing = wall
    with pytest.raises(Refusal) as refused:
        GAME.parse_position(RULES, stage({cell: f"=20 {writing}"}))
    assert (refused.value.code, refused.value.at) == ("restriction-cannot-move", f"walls.{cell}")


@pytest.mark.parametrize(
    ("wall", "code"),
    [
        ("=1 horizontal", "bad-restriction-value"),
        ("=31 horizontal", "bad-restriction-value"),
        ("=20", "bad-restriction"),
        ("*20 horizontal", "bad-restriction"),
        ("=20 diagonal", "bad-restriction"),
    ],
)
def test_a_restriction_that_is_none_is_refused(wall: str, code: str) -> None:
    """A restriction has a number of 2 to 30, or 100 (rulebook 3.13)."""
    with pytest.raises(Refusal) as refused:
        GAME.parse_position(RULES, stage({"0": wall}))
    assert (refused.value.code, refused.value.at) == (code, "walls.0")
