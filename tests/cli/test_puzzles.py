"""`parlour puzzles` writes as many lines as asked for, each of them a puzzle."""

import pytest

from parlour.analysis.puzzles.puzzle import read
from parlour.cli import app

RULES = "triple-triad:ffwtt+visibility=open+card_pick=random"


def test_so_many_lines_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    """Each line reads as a puzzle of the game and rules asked for."""
    assert app.run(("puzzles", RULES, "--count", "2", "--seed", "1")) == 0
    lines = capsys.readouterr().out.splitlines()
    found = [read(line) for line in lines]
    assert len({one.id for one in found}) == 2 and {one.rules for one in found} == {RULES}


def test_rule_sets_take_turns(capsys: pytest.CaptureFixture[str]) -> None:
    """Rule sets take turns, and each puzzle is chosen among so many."""
    other = "triple-triad:ff14+reverse+visibility=open+card_pick=random"
    assert app.run(("puzzles", RULES, other, "--count", "3", "--among", "2")) == 0
    assert [read(line).rules for line in capsys.readouterr().out.splitlines()] == [RULES, other, RULES]
