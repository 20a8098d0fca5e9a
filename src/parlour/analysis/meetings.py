"""Meetings: different hands against the same opponents, each deal solved as if both hands lay open."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from statistics import fmean, variance
from typing import Any

from parlour.agents.arena.pairs import seed_of
from parlour.agents.exact import value
from parlour.core.chance import Seeded
from parlour.core.contract import Bring
from parlour.core.facets.cards import Choice
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

Hand = tuple[int, ...]
"""Places in a collection, in order."""
Meeting = tuple[float, float]
"""The margins of a hand against one opponent: from the first seat, and from the second."""
ENOUGH = 8  # opponents needed for the spread of a hand's results
ALIKE = 16  # opponents compared before all are taken to be alike


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a hand against each opponent it has met, from either seat, by best play of both."""

    hand: Hand
    meetings: tuple[Meeting, ...]

    @property
    def margins(self) -> list[float]:
        """The margin of every match."""
        return [margin for meeting in self.meetings for margin in meeting]

    @property
    def shares(self) -> tuple[float, float, float]:
        """The shares of its matches that it won, drew and lost."""
        margins = self.margins
        won, drawn = sum(margin > 0 for margin in margins), sum(margin == 0 for margin in margins)
        return won / len(margins), drawn / len(margins), (len(margins) - won - drawn) / len(margins)

    @property
    def points(self) -> float:
        """Its mean points in a match: 1 for a win, 1/2 for a draw."""
        return fmean(map(points, self.meetings))

    @property
    def points_error(self) -> float | None:
        """One standard error of its points over opponents; None if too few were met.

        Two opponents are added, one always beaten and one never: after only wins, a loss is still possible.
        """
        return None if self.are_too_few else _error([*map(points, self.meetings), 0.0, 1.0])

    @property
    def margin(self) -> float:
        """Its mean margin in a match."""
        return fmean(map(fmean, self.meetings))

    @property
    def margin_error(self) -> float | None:
        """One standard error of the margin over the opponents it met; None if too few were met."""
        return None if self.are_too_few else _error([fmean(meeting) for meeting in self.meetings])

    @property
    def are_too_few(self) -> bool:
        """True if it met too few opponents to tell an error."""
        return len(self.meetings) < ENOUGH

    @property
    def rank(self) -> tuple[int, float, float]:
        """The order of hands: first the number of opponents met, then points, then margin."""
        return len(self.meetings), self.points, self.margin


def points(meeting: Meeting) -> float:
    """Return the mean points of a match."""
    return fmean((margin > 0) + (margin == 0) / 2 for margin in meeting)


def _error(samples: Sequence[float]) -> float:
    return sqrt(variance(samples) / len(samples))


class Opponents:
    """The opponents by number: equal for every hand, with equal chance in the deal.

    Each is met twice, with the seats swapped, so that either hand begins once. Without a hand to play `against`, the
    game deals the opponents theirs.
    """

    def __init__(
        self, game: Game, rules: RuleSet, cards: Sequence[Choice], against: Mapping[str, Any] | None, seed: int
    ) -> None:
        self._game, self._rules, self._cards, self._seed = game, rules, cards, seed
        self._against = {} if against is None else game.check_bring(rules, against, 1)
        self._known: dict[bytes, float] = {}

    def accept(self, hand: Hand) -> bool:
        """Return True if a hand can be brought under the rules."""
        try:
            self._game.check_bring(self._rules, self._bring(hand), 0)
        except Refusal:
            return False
        return True

    def meet(self, hand: Hand, number: int) -> Meeting:
        """Return the margins of a hand against one opponent; a Refusal where these rules cannot be solved."""
        first, second = self.deals(hand, number)
        return self._margin(first), -self._margin(second)

    def are_one(self, hand: Hand) -> bool:
        """Return True if all opponents are alike: one hand, and no chance in the deal but who begins."""
        if not self._against:
            return False
        dealt = {tuple(deal.tobytes() for deal in self.deals(hand, number)) for number in range(ALIKE)}
        return len(dealt) <= len(self._game.seats)

    def deals(self, hand: Hand, number: int) -> tuple[State, State]:
        """Return the deals with the hand in the first seat, and in the second."""
        mine, seed = self._bring(hand), seed_of(self._seed, number)
        first, second = (
            self._game.deal(self._rules, brings, Seeded(seed))[0]
            for brings in ((mine, self._against), (self._against, mine))
        )
        return first, second

    def _bring(self, hand: Hand) -> Bring:
        return {"cards": [self._cards[place].card for place in hand]}

    def _margin(self, state: State) -> float:
        """Return the margin of the first seat."""
        key = blake2b(state.tobytes(), digest_size=16).digest()
        if key not in self._known:
            found = value(self._game, state)
            if found is None:
                raise Refusal("hand-beyond-reach", rules=str(self._rules))
            self._known[key] = float(found)
        return self._known[key]
