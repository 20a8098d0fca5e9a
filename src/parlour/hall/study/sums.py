"""Sums: one sentence for each of the matches that were looked back at last, for those who come back."""

from collections import OrderedDict
from collections.abc import Iterator

from parlour.hall.study.shapes import ReviewMessage, ReviewSummary

MOST = 2_000  # matches; any of them can be looked back at again


class Sums:
    """The sentences told last of so many matches, kept in memory."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._said: OrderedDict[str, ReviewSummary] = OrderedDict()

    def noting(self, match_id: str, look: Iterator[ReviewMessage]) -> Iterator[ReviewMessage]:
        """Yield a look at a match, and keep its sentence as soon as it is told."""
        for message in look:
            if message["type"] == "summary":
                self._keep(match_id, message)
            yield message

    def of(self, match_id: str) -> ReviewSummary | None:
        """Return the sentence of a match that was looked back at not long ago."""
        return self._said.get(match_id)

    def _keep(self, match_id: str, summary: ReviewSummary) -> None:
        self._said[match_id] = summary
        self._said.move_to_end(match_id)
        while len(self._said) > self._most:
            self._said.popitem(last=False)
