"""`parlour journey` lists a road, plays a stage of it, and checks a file line by line."""

import io
from pathlib import Path

import pytest

from parlour.cli import app
from tests.table.shelving import NIM, shelved

ROAD = NIM / "parlour_nim" / "journey.toml"


def test_a_road_is_listed_and_its_stages_are_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The goal is told before and judged after: it is reached, or missed, and the next stage is named."""
    with shelved(NIM):
        assert app.run(("journey", "nim")) == 0
        assert capsys.readouterr().out.splitlines()[0] == "1. The last stones (last-stones)"
        monkeypatch.setattr("sys.stdin", io.StringIO("take 3\n"))
        assert app.run(("journey", "nim", "last-stones", "--seed", "1")) == 0
        told = capsys.readouterr().out
        assert "Win on your first move." in told and "Next: Leave four" in told
        monkeypatch.setattr("sys.stdin", io.StringIO("take 1\n" * 3))
        assert app.run(("journey", "nim", "last-stones", "--seed", "1")) == 0
        assert "The goal was not reached" in capsys.readouterr().out


def test_puzzles_of_a_stage_are_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A stage with a theme tells its name, before the first question."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert app.run(("journey", "triple-triad", "walls", "--seed", "1")) == 0
    assert "puzzles has some about this: Walls." in capsys.readouterr().out


def test_a_file_is_checked_by_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A whole file is counted; of another each wrong line is told, and the exit status says so."""
    with shelved(NIM):
        assert app.run(("journey", "nim", "--check", str(ROAD))) == 0
        assert "2 stages" in capsys.readouterr().out
        wrong = tmp_path / "journey.toml"
        wrong.write_text(ROAD.read_text(encoding="utf-8").replace('"pip"', '"nobody"'), encoding="utf-8")
        assert app.run(("journey", "nim", "--check", str(wrong))) == 1
        assert [line.split(":")[1] for line in capsys.readouterr().out.splitlines()] == ["11", "24"]


def test_what_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A game without a journey, and a stage that no journey has, are told in one line."""
    assert app.run(("journey", "triple-triad", "nowhere")) == 2
    assert "There is no stage “nowhere”" in capsys.readouterr().err
