"""Meetings: one hand and another against the same opponents, each deal solved as if both hands lay open."""

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
"""What a hand wins by against one opponent: from the first seat, and from the second."""
ENOUGH = 8  # opponents for the spread of what a hand comes to against them to be known
ALIKE = 16  # opponents that are looked at before all are taken to be the same


@dataclass(frozen=True, slots=True)
class Record:
    """What a hand came to: against as many opponents as it has met, from either seat, by best play of both."""

    hand: Hand
    meetings: tuple[Meeting, ...]

    @property
    def margins(self) -> list[float]:
        """Of every match."""
        return [margin for meeting in self.meetings for margin in meeting]

    @property
    def shares(self) -> tuple[float, float, float]:
        """How many of its matches it won, drew and lost, of 1."""
        margins = self.margins
        won, drawn = sum(margin > 0 for margin in margins), sum(margin == 0 for margin in margins)
        return won / len(margins), drawn / len(margins), (len(margins) - won - drawn) / len(margins)

    @property
    def points(self) -> float:
        """What it gets of a match on average: 1 of a win, 1/2 of a draw."""
        return fmean(map(points, self.meetings))

    @property
    def points_error(self) -> float | None:
        """One standard error of its points over opponents; None of too few to tell.

        It is that of two more, one always beaten and one never: who has beaten all so far need not beat everybody.
        """
        return None if self.are_too_few else _error([*map(points, self.meetings), 0.0, 1.0])

    @property
    def margin(self) -> float:
        """What it wins a match by on average."""
        return fmean(map(fmean, self.meetings))

    @property
    def margin_error(self) -> float | None:
        """One standard error of that over the opponents it met; None of too few to tell."""
        return None if self.are_too_few else _error([fmean(meeting) for meeting in self.meetings])

    @property
    def are_too_few(self) -> bool:
        """Whether it met too few opponents for an error to be told."""
        return len(self.meetings) < ENOUGH

    @property
    def rank(self) -> tuple[int, float, float]:
        """What makes one hand better than another: first that it is known as well, then points, then margin."""
        return len(self.meetings), self.points, self.margin


def points(meeting: Meeting) -> float:
    """Of a match on average."""
    return fmean((margin > 0) + (margin == 0) / 2 for margin in meeting)


def _error(samples: Sequence[float]) -> float:
    return sqrt(variance(samples) / len(samples))


class Opponents:
    """Whoever sits opposite, by number: the same for every hand, with the same chance in the deal.

    Each is met twice, with the seats swapped, so that either hand begins once. Without a hand to play `against` the
    game deals the opponents theirs.
    """

    def __init__(
        self, game: Game, rules: RuleSet, cards: Sequence[Choice], against: Mapping[str, Any] | None, seed: int
    ) -> None:
        self._game, self._rules, self._cards, self._seed = game, rules, cards, seed
        self._against = {} if against is None else game.check_bring(rules, against, 1)
        self._known: dict[bytes, float] = {}

    def accept(self, hand: Hand) -> bool:
        """Whether a hand can be brought under the rules."""
        try:
            self._game.check_bring(self._rules, self._bring(hand), 0)
        except Refusal:
            return False
        return True

    def meet(self, hand: Hand, number: int) -> Meeting:
        """What a hand wins by against one opponent; a Refusal where that cannot be found out under these rules."""
        first, second = self.deals(hand, number)
        return self._margin(first), -self._margin(second)

    def are_one(self, hand: Hand) -> bool:
        """Whether all of them come to the same: one hand, and no chance in the deal but who begins."""
        if not self._against:
            return False
        dealt = {tuple(deal.tobytes() for deal in self.deals(hand, number)) for number in range(ALIKE)}
        return len(dealt) <= len(self._game.seats)

    def deals(self, hand: Hand, number: int) -> tuple[State, State]:
        """The hand in the first seat, and in the second."""
        mine, seed = self._bring(hand), seed_of(self._seed, number)
        first, second = (
            self._game.deal(self._rules, brings, Seeded(seed))[0]
            for brings in ((mine, self._against), (self._against, mine))
        )
        return first, second

    def _bring(self, hand: Hand) -> Bring:
        return {"cards": [self._cards[place].card for place in hand]}

    def _margin(self, state: State) -> float:
        """By how much the first seat wins."""
        key = blake2b(state.tobytes(), digest_size=16).digest()
        if key not in self._known:
            found = value(self._game, state)
            if found is None:
                raise Refusal("hand-beyond-reach", rules=str(self._rules))
            self._known[key] = float(found)
        return self._known[key]
