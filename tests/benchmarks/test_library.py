"""The benchmark of batches runs: one round of a small table; its figures are nobody's promise."""

import json

import pytest

from benchmarks import library


def test_a_table_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A figure for each size and number of threads, and the command to repeat them."""
    monkeypatch.setattr(library, "SIZES", (8, 16))
    monkeypatch.setattr(library, "PLAYED", 64)
    figures = library.main(["--rounds", "1", "--only", "basic"])
    assert len(figures) == 4 and all(min(row.values()) > 0 for row in figures.values())
    told = capsys.readouterr().out
    assert "python -m benchmarks.library --rounds 1" in told and json.dumps(figures)


def test_batches_that_do_not_fit_are_left_out() -> None:
    """What a match takes is counted from its arrays."""
    assert library.bytes_of(library.parlour.batch("triple-triad", 4)) > 1400
