"""The benchmark of batches runs for one round of a small table; its figures are not checked."""

import json

import pytest

from benchmarks import library


def test_a_table_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A table has a figure for each size and number of threads, and the command to repeat them."""
    monkeypatch.setattr(library, "SIZES", (8, 16))
    monkeypatch.setattr(library, "PLAYED", 64)
    figures = library.main(["--rounds", "1", "--only", "basic"])
    assert len(figures) == 4 and all(min(row.values()) > 0 for row in figures.values())
    told = capsys.readouterr().out
    assert "python -m benchmarks.library --rounds 1" in told and json.dumps(figures)


def test_batches_that_do_not_fit_are_left_out() -> None:
    """The size of a match is counted from its arrays, so that batches beyond the memory are left out."""
    assert library.bytes_of(library.parlour.batch("triple-triad", 4)) > 1400
