"""The diary writes at once, and a full disk stops nobody."""

import sys
from pathlib import Path

import pytest

from parlour.cli.hosting.hall import Diary


def test_every_kind_of_line_is_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of line is written at once and alone, even to an output with a buffer."""
    place = tmp_path / "diary.txt"
    with place.open("w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        Diary().warning("a game is missing")
        assert place.read_text() == "a game is missing\n"
        Diary().error("the store is away")
        Diary().critical("the hall closes")
        assert place.read_text() == "a game is missing\nthe store is away\nthe hall closes\n"


def test_a_line_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """If no byte is left on the disk, the writer of the line goes on."""
    output = Path("/dev/full").open("w")  # noqa: SIM115  # closing it fails too
    monkeypatch.setattr(sys, "stdout", output)
    Diary().error("the disk is full")
    with pytest.raises(OSError, match="No space"):
        output.close()
