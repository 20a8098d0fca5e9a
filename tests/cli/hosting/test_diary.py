"""The diary writes at once, and a full disk under it stops nobody."""

import sys
from pathlib import Path

import pytest

from parlour.cli.hosting.diary import Diary


def test_every_kind_of_line_is_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each on a line of its own, to an output that keeps back what it can."""
    place = tmp_path / "diary.txt"
    with place.open("w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        Diary().warning("a game is missing")
        assert place.read_text() == "a game is missing\n"
        Diary().error("the store is away")
        Diary().critical("the hall closes")
        assert place.read_text() == "a game is missing\nthe store is away\nthe hall closes\n"


def test_a_line_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no byte is left on the disk, whoever wrote the line goes on."""
    output = Path("/dev/full").open("w")  # noqa: SIM115  # closing it fails too
    monkeypatch.setattr(sys, "stdout", output)
    Diary().error("the disk is full")
    with pytest.raises(OSError, match="No space"):
        output.close()
