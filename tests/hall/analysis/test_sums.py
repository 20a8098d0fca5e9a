"""Summaries of analysed matches: only the latest are remembered."""

from collections.abc import Iterator

from parlour.core.words import sentence
from parlour.hall.analysis.shapes import ReviewMessage
from parlour.hall.analysis.sums import Sums


def _look(turning: int) -> Iterator[ReviewMessage]:
    yield {
        "type": "summary",
        "turning": turning,
        "pictured": turning,
        "withheld": 0,
        "says": sentence("review-flawless"),
        "finest": None,
    }


def test_the_last_are_remembered() -> None:
    """The latest summaries are remembered, and the oldest is forgotten first."""
    sums = Sums(most=2)
    for match, turning in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        assert [message["type"] for message in sums.noting(match, 0, _look(turning))] == ["summary"]
    known = [sums.of(match, 0) for match in "abc"]
    assert [one and one["turning"] for one in known] == [3, None, 4]


def test_each_seat_is_told_its_own() -> None:
    """A sentence is signed for the seat that looked back, so the other seat is not told it."""
    sums = Sums()
    list(sums.noting("a", 1, _look(3)))
    assert sums.of("a", 0) is None and sums.of("a", 1) is not None
