"""Which hand: the best hand of a collection, found by solving matches of each against the same opponents.

Few hands are all looked at; of many, those that look strong and some at random. All meet one opponent, the better half
two, and so on. The best of those left is then challenged until no hand is better. Where hands are few, all others
challenge it, else every hand that differs from it in one card. A challenger that is surely worse is left early.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, sqrt
from statistics import fmean, variance
from typing import Any, TypeVar

from parlour.analysis.meetings import ENOUGH, Hand, Meeting, Opponents, Results, points
from parlour.core import validation
from parlour.core.chance import Seeded
from parlour.core.facets.cards import Choice
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

T = TypeVar("T")
OPPONENTS = 64  # met by the best hands
MOST_OPPONENTS = 1 << 20
FEW = 1_000  # hands of which all are looked at
BEGUN_WITH = 64  # where there are more
LEFT = 8  # hands that meet all opponents before the best is challenged
TRIES = 4_000  # at finding hands that may be brought
SURE = 2.5  # standard errors by which a challenger has to be worse
GoesOn = Callable[[int, Results | None], bool]
Steps = Generator[None, None, T]
"""A generator that stops before each meeting, and returns a result."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Hands of a collection, the best first, as far as they were looked at; those left on the way come after others."""

    cards: tuple[Choice, ...]
    records: tuple[Results, ...]
    finished: bool
    """True if no hand is left that might beat the first: among few, any other; else any that differs in one card."""

    @property
    def best(self) -> tuple[Results, ...]:
        """The hands that met as many opponents as the first."""
        return tuple(record for record in self.records if len(record.meetings) == len(self.records[0].meetings))

    def names(self, record: Results) -> list[str]:
        """Return the names of a hand's cards."""
        return [self.cards[place].name for place in record.hand]


def which_hand(
    game: Game,
    rules: RuleSet,
    collection: Sequence[object],
    *,
    against: Mapping[str, Any] | None = None,
    opponents: int = OPPONENTS,
    seed: int = 0,
    goes_on: GoesOn | None = None,
) -> Ranking:
    """Return the best hands of a collection, against random opponents or one that is known.

    A hand is worth the result of best play with both hands open, which is exact for a deal. The error is that of the
    number of opponents. `against` is what a known opponent brings. Without it, opponents have hands as the table deals
    them, the same for every hand of a `seed`. `goes_on` is called before each meeting with their number and the best
    record so far. It ends the search when it says no. It is a Refusal where no hand is chosen, or where deals cannot be
    solved.
    """
    search = HandSearch(game, rules, collection, against=against, opponents=opponents, seed=seed)
    for _step in search.steps():
        if goes_on is not None and not goes_on(search.count, search.best):
            break
    return search.ranking()


class HandSearch:
    """The search of `which_hand`, a meeting at a time; a caller who stops keeps what is found so far."""

    def __init__(
        self,
        game: Game,
        rules: RuleSet,
        collection: Sequence[object],
        *,
        against: Mapping[str, Any] | None = None,
        opponents: int = OPPONENTS,
        seed: int = 0,
    ) -> None:
        validation.integer("opponents", opponents, 1, MOST_OPPONENTS)
        known = game.need_cards()
        size, cards = known.hand_size(rules), known.choices(rules, collection)
        if len(cards) < size:
            raise Refusal("too-few-cards", count=len(cards), least=size)
        # The strongest first: the most promising is looked at before time runs out.
        self.cards = sorted(cards, key=lambda card: -card.strength)
        self._met = Opponents(game, rules, self.cards, against, seed)
        self._copies = Copies([card.card for card in self.cards])
        strengths = [card.strength for card in self.cards]
        self._candidates = _candidates(strengths, size, self._accept, self._copies.first, seed)
        if not self._candidates:
            raise Refusal("no-legal-hand", rules=str(rules))
        self._few = comb(len(cards), size) <= FEW
        self._contest = Contest(self._met.meet, 1 if self._met.are_one(self._candidates[0]) else opponents)

    @property
    def count(self) -> int:
        """The number of meetings so far."""
        return self._contest.count

    @property
    def best(self) -> Results | None:
        """The best hand so far; None before the first was looked at."""
        return self._contest.best

    def steps(self) -> Iterator[None]:
        """Go through all meetings, with a stop before each."""
        return self._contest.steps(self._candidates, self._challengers)

    def ranking(self) -> Ranking:
        """Return what was found out so far."""
        return Ranking(tuple(self.cards), tuple(self._contest.ranked()), self._contest.finished)

    def _challengers(self, best: Hand) -> Iterator[Hand]:
        if self._few:
            return (record.hand for record in self._contest.ranked())
        return filter(self._accept, exchanges(best, len(self.cards)))

    def _accept(self, hand: Hand) -> bool:
        """Return True if a hand can be brought, and is not another hand with other copies of the same cards."""
        return self._copies.first(hand) == hand and self._met.accept(hand)


class Copies:
    """The copies of cards in a collection, in which equal cards stand together."""

    def __init__(self, cards: Sequence[Any]) -> None:
        self._first = list(range(len(cards)))
        for place in range(1, len(cards)):
            if cards[place] == cards[place - 1]:
                self._first[place] = self._first[place - 1]

    def first(self, hand: Hand) -> Hand:
        """Return the hand with the first copies of its cards."""
        counted = Counter(self._first[place] for place in hand)
        return tuple(sorted(first + copy for first, count in counted.items() for copy in range(count)))


class Contest:
    """Hands that meet the same opponents, as many as are needed to tell which hand is best."""

    def __init__(self, meet: Callable[[Hand, int], Meeting], opponents: int) -> None:
        self.opponents = opponents
        self.count = 0
        self.best: Results | None = None
        self.finished = False
        self._meet = meet
        self._met: dict[Hand, list[Meeting]] = {}

    def steps(self, candidates: Sequence[Hand], challengers: Callable[[Hand], Iterator[Hand]]) -> Iterator[None]:
        """Find the best hand, which its `challengers` then challenge; at the end none is left."""
        best: Hand | None = yield from self._halved(candidates)
        while best is not None:
            best = yield from self._challenged(best, challengers(best))
        self.finished = True

    def ranked(self) -> list[Results]:
        """Return all hands looked at, the best first; a hand that met fewer opponents stands behind."""
        records = [self.record(hand) for hand, met in self._met.items() if met]
        return sorted(records, key=lambda record: record.rank, reverse=True)

    def record(self, hand: Hand) -> Results:
        """Return the results of a hand so far."""
        return Results(hand, tuple(self._met[hand]))

    def _halved(self, candidates: Sequence[Hand]) -> Steps[Hand]:
        """Find the best of some: the better half meets twice as many opponents, until a few are left to meet all."""
        left, opponents = list(candidates), 1
        while len(left) > LEFT and opponents < self.opponents:
            yield from self._all_meet(left, opponents)
            left = left[: max(LEFT, (len(left) + 1) // 2)]
            opponents *= 2
        yield from self._all_meet(left, self.opponents)
        return left[0]

    def _all_meet(self, hands: list[Hand], opponents: int) -> Steps[None]:
        """Let all meet so many opponents, and put the best first."""
        for hand in hands:
            for _number in range(len(self._met.get(hand, ())), opponents):
                yield from self._meets(hand)
            self._note(hand)
        hands.sort(key=lambda hand: self.record(hand).rank, reverse=True)

    def _challenged(self, best: Hand, challengers: Iterator[Hand]) -> Steps[Hand | None]:
        """Return the first challenger that does better against all opponents; None where there is none."""
        for hand in challengers:
            if (yield from self._stands(hand, best)) and self.record(hand).rank > self.record(best).rank:
                self._note(hand)
                return hand
        return None

    def _stands(self, hand: Hand, best: Hand) -> Steps[bool]:
        """Return True if a challenger met all opponents; a surely worse one is left before."""
        while len(self._met.get(hand, ())) < self.opponents:
            if self._is_worse(hand, best):
                return False
            yield from self._meets(hand)
        return True

    def _is_worse(self, hand: Hand, best: Hand) -> bool:
        """Return True if it has fewer points against the same opponents by more than luck."""
        met = self._met.get(hand, ())
        if len(met) < ENOUGH:
            return False
        lacks = [points(theirs) - points(own) for own, theirs in zip(met, self._met[best], strict=False)]
        return fmean(lacks) > SURE * sqrt(variance(lacks) / len(lacks))

    def _meets(self, hand: Hand) -> Steps[None]:
        """Meet the next opponent."""
        yield
        met = self._met.setdefault(hand, [])
        met.append(self._meet(hand, len(met)))
        self.count += 1

    def _note(self, hand: Hand) -> None:
        record = self.record(hand)
        if self.best is None or record.rank > self.best.rank:
            self.best = record


def exchanges(hand: Hand, cards: int) -> Iterator[Hand]:
    """Yield the hands that differ from one in one card, those that take the strongest first."""
    for taken in range(cards):
        if taken not in hand:
            for given in reversed(hand):
                yield tuple(sorted(place for place in (*hand, taken) if place != given))


def _candidates(
    strengths: Sequence[int], size: int, accept: Callable[[Hand], bool], first: Callable[[Hand], Hand], seed: int
) -> list[Hand]:
    """Return the hands a search begins with: all if they are few, else the strongest and some random ones.

    Chance takes strong cards more often.
    """
    cards = len(strengths)
    if comb(cards, size) <= FEW:
        return [hand for hand in combinations(range(cards), size) if accept(hand)]
    chance = Seeded(seed)
    found: dict[Hand, None] = {}
    for _try in range(TRIES):
        hand = first(tuple({min(chance.pick(cards), chance.pick(cards)) for _card in range(size)}))
        if len(hand) == size and accept(hand):
            found[hand] = None
        if len(found) == BEGUN_WITH:
            break
    strong = {_strongest(hand, strengths, accept): None for hand in list(found)[:LEFT]}
    return list(strong | found)


def _strongest(hand: Hand, strengths: Sequence[int], accept: Callable[[Hand], bool]) -> Hand:
    """Return the hand with the highest strength that exchanges lead to."""
    while True:
        best = sum(strengths[place] for place in hand)
        for other in exchanges(hand, len(strengths)):
            if sum(strengths[place] for place in other) > best and accept(other):
                hand = other
                break
        else:
            return hand
