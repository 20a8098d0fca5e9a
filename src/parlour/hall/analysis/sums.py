"""Sums: one sentence for each of the matches that were looked back at last, for each seat that comes back."""

from collections import OrderedDict
from collections.abc import Iterator

from parlour.hall.analysis.shapes import ReviewMessage, ReviewSummary

MOST = 2_000  # sentences; any match can be looked back at again


class Sums:
    """The sentences told last of so many matches, kept in memory."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._said: OrderedDict[tuple[str, int], ReviewSummary] = OrderedDict()

    def noting(self, match_id: str, seat: int, look: Iterator[ReviewMessage]) -> Iterator[ReviewMessage]:
        """Yield a look at a match from a seat, and keep its sentence as soon as it is told."""
        for message in look:
            if message["type"] == "summary":
                self._keep((match_id, seat), message)
            yield message

    def of(self, match_id: str, seat: int) -> ReviewSummary | None:
        """Return the sentence of a match that was looked back at from a seat not long ago."""
        return self._said.get((match_id, seat))

    def _keep(self, looked: tuple[str, int], summary: ReviewSummary) -> None:
        self._said[looked] = summary
        self._said.move_to_end(looked)
        while len(self._said) > self._most:
            self._said.popitem(last=False)
