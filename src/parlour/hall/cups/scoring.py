"""Scoring: points, tie-breaks, standings and the crosstable of a tournament, from its boards alone."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

WIN, HALF = 1.0, 0.5


@dataclass(frozen=True, slots=True)
class Pairing:
    """A board of a round: the numbers of the entrants who sit first and second, their match, and how it ended.

    `result` is "first", "second" or "draw", None while it is played. It is "bye" if nobody sat second or they had
    withdrawn, "none" if nobody came at all, or both lost. `won`, `lost` and `drawn` count its games so far for whoever
    sits first.
    """

    round: int
    board: int
    first: int | None
    second: int | None
    match: str | None = None
    result: str | None = None
    replays: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def is_proposed(self) -> bool:
        """Tell whether the first has challenged the second, in a ladder, and waits for an answer."""
        return self.match is None and self.result is None

    @property
    def winner(self) -> int | None:
        """The entrant who goes on from here, or None."""
        if self.result == "second":
            return self.second
        return self.first if self.result in ("first", "bye") else None

    @property
    def loser(self) -> int | None:
        """The entrant who is out from here; None where somebody had no opponent."""
        return None if self.winner is None else self.opponent(self.winner)

    def points(self, number: int) -> float | None:
        """Return what an entrant got on this board; None while it is played, or if they are not on it."""
        if self.result is None or number not in (self.first, self.second):
            return None
        if self.result == "draw":
            return HALF
        return WIN if self.winner == number else 0.0

    def opponent(self, number: int) -> int | None:
        """Return the entrant whom another met here; None at a bye."""
        if self.result == "bye" or number not in (self.first, self.second):
            return None
        return self.second if number == self.first else self.first


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the standings; ties in points are broken by the fields that follow, in this order."""

    place: int
    number: int
    points: float
    direct: float
    buchholz: float
    sonneborn: float
    played: int


def totals(count: int, pairings: Sequence[Pairing], rest: float = WIN) -> dict[int, float]:
    """Return the points of every entrant.

    `rest` is what a bye is worth: a win in a Swiss, nothing where everyone rests once.
    """
    sums = dict.fromkeys(range(count), 0.0)
    for pairing in pairings:
        for number in (pairing.first, pairing.second):
            if number is not None and (got := pairing.points(number)) is not None:
                sums[number] += rest if pairing.result == "bye" and pairing.second is None else got
    return sums


def standings(count: int, pairings: Sequence[Pairing], rest: float = WIN) -> list[Place]:
    """Return the entrants from first to last.

    They are ranked by points, direct encounter among equals, Buchholz, Sonneborn-Berger, and the draw. Buchholz is the
    sum of the points of those met; Sonneborn-Berger counts them whole for a win and half for a draw.
    """
    points = totals(count, pairings, rest)
    buchholz: dict[int, float] = defaultdict(float)
    sonneborn: dict[int, float] = defaultdict(float)
    direct: dict[int, float] = defaultdict(float)
    played: dict[int, int] = defaultdict(int)
    for pairing in pairings:
        for number in (pairing.first, pairing.second):
            other = None if number is None else pairing.opponent(number)
            if number is None or other is None or (got := pairing.points(number)) is None:
                continue
            buchholz[number] += points[other]
            sonneborn[number] += points[other] * got
            played[number] += 1
            if points[other] == points[number]:
                direct[number] += got
    ranked = sorted(range(count), key=lambda n: (-points[n], -direct[n], -buchholz[n], -sonneborn[n], n))
    return [Place(at, n, points[n], direct[n], buchholz[n], sonneborn[n], played[n]) for at, n in enumerate(ranked, 1)]


def reached(count: int, pairings: Sequence[Pairing]) -> list[Place]:
    """Return the standings of a knockout by how far each went; equals share the place, the higher seed first."""
    final = (count - 1).bit_length()
    wins = totals(count, pairings)
    last = {n: max((p.round for p in pairings if n in (p.first, p.second)), default=0) for n in range(count)}
    below = {
        n for p in pairings if p.round == final and p.board > 1 for n in (p.first, p.second)
    }  # for the third place
    got = {n: (last[n], n not in below, wins[n]) for n in range(count)}
    ranked = sorted(range(count), key=lambda n: (got[n], -n), reverse=True)
    places = {n: 1 + sum(got[other] > got[n] for other in got) for n in got}
    return [Place(places[n], n, wins[n], 0, 0, 0, last[n]) for n in ranked]


def crosstable(count: int, pairings: Sequence[Pairing]) -> list[list[float | None]]:
    """Return what each entrant (row) got against each other (column), None where they have not met."""
    table: list[list[float | None]] = [[None] * count for _ in range(count)]
    for pairing in pairings:
        for number in (pairing.first, pairing.second):
            other = None if number is None else pairing.opponent(number)
            if number is not None and other is not None:
                table[number][other] = pairing.points(number)
    return table
