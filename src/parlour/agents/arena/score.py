"""Score: the pairs that two agents have played, counted from the first one's side."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from parlour.agents.arena.pairs import Pair
from parlour.core.shapes import Refused

CELLS = 5  # a pair brings 0, 1/2, 1, 3/2 or 2 points


@dataclass(slots=True)
class Score:
    """The pentanomial counts of pairs, the matches by result, their plies and seconds."""

    cells: list[int] = field(default_factory=lambda: [0] * CELLS)
    """The numbers of pairs that brought 0, 1/2, 1, 3/2 and 2 points."""
    wins: int = 0
    draws: int = 0
    losses: int = 0
    plies: int = 0
    seconds: tuple[float, float] = (0.0, 0.0)
    forfeits: tuple[list[Refused], list[Refused]] = field(default_factory=lambda: ([], []))
    """Why each agent gave no action, for every match that it lost by that."""

    @property
    def pairs(self) -> int:
        """The number of pairs."""
        return sum(self.cells)

    @property
    def games(self) -> int:
        """The number of matches: two for a pair."""
        return 2 * self.pairs

    @property
    def share(self) -> float:
        """The first agent's share of all points."""
        return share(self.cells)

    def take(self, pair: Pair) -> None:
        """Count one more pair."""
        self.cells[round(2 * sum(pair.points))] += 1
        self.wins += pair.points.count(1.0)
        self.draws += pair.points.count(0.5)
        self.losses += pair.points.count(0.0)
        self.plies += sum(pair.plies)
        self.seconds = self.seconds[0] + pair.seconds[0], self.seconds[1] + pair.seconds[1]
        for ours, its in zip(self.forfeits, pair.forfeits, strict=True):
            ours.extend(its)


def share(cells: Sequence[int]) -> float:
    """Return the share of points in pentanomial counts; a half where there are none."""
    total = sum(cells)
    return sum(at * count for at, count in enumerate(cells)) / (4 * total) if total else 0.5


def spread(cells: Sequence[int]) -> float:
    """Return the variance of the share of points in one pair."""
    total = sum(cells)
    if not total:
        return 0.0
    mean = share(cells)
    return sum(count * (at / 4 - mean) ** 2 for at, count in enumerate(cells)) / total
