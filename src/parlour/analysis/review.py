"""Review: a match looked back at, decision by decision: the best choice, the one made, and what chance made of it.

Hidden things are secret no more: where a game counts its ends, the whole state is solved, whatever the seat to act saw
of it. Elsewhere the position is searched from the view of that seat. Each decision is judged once, so that a list, a
curve and a sentence tell the same of it. A choice is compared with the best one by the same means, so that a search
errs alike for both. What the game's coach proposes is no mistake, whatever it came to: nobody can ask for more.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod, sqrt

from parlour.agents.exact import value
from parlour.agents.exact.solution import within
from parlour.analysis.advice import proposed
from parlour.analysis.worth import PROVING, Worth, estimated, proven
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State

ITERATIONS = 2_000  # of a search
FEW_WAYS = 24  # outcomes of chance that are all looked at
DRAWN = 8  # outcomes drawn where there are more
STANDS_OUT = 0.2  # of a searched value; a tenth of a margin that is certain
NOTICED, NOISE = 0.1, 2.0  # a searched choice was a mistake if it cost so much, and so many standard errors


@dataclass(frozen=True, slots=True)
class Decision:
    """An action that was played: the state it was played in, and the one it led to."""

    state: State
    action: int
    after: State


@dataclass(frozen=True, slots=True)
class Judged:
    """The judgement of a decision, for the seat that made it; values are like those of its `worth`.

    `before` is the value of the best action. `chosen` is the expectation of the action played, and `after` is what
    chance made of that. `chance` tells whether it had a part. `error` is one standard error of what the choice cost.
    `advised` tells whether the game's coach would have proposed a choice that cost something.
    """

    worth: Worth
    action: int
    before: float
    chosen: float
    after: float
    chance: bool
    error: float = 0.0
    advised: bool = False

    @property
    def cost(self) -> float:
        """The worth of the best action less that of the action played."""
        return self.before - self.chosen

    @property
    def luck(self) -> float:
        """The worth that chance added to what was chosen, as far as it was estimated."""
        return 0.0 if self.worth.exact else self.after - self.chosen

    @property
    def lead(self) -> float:
        """The worth of the best action above all others, if it was played; 0 where there was no other."""
        others = [float(value) for action, value in self.worth.values.items() if action != self.worth.best]
        if self.action != self.worth.best or not others:
            return 0.0
        return (float(self.worth.values[self.action]) - max(others)) / (10 if self.worth.exact else 1)

    @property
    def is_mistake(self) -> bool:
        """True if another action was better, which could be seen; for an estimate, by more than noise."""
        return not self.advised and self.is_noticed

    @property
    def is_noticed(self) -> bool:
        """True if the choice cost more than noise."""
        return self.cost > (0 if self.worth.exact else max(NOTICED, NOISE * self.error))

    @property
    def changed_result(self) -> bool:
        """True if a certain result was worsened: a win to a draw, or to a loss."""
        return self.worth.exact and _sign(self.before) != _sign(self.chosen)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def turning_point(judged: Sequence[Judged], loser: int | None, answered: Collection[int] = ()) -> int | None:
    """Return the number of the decision that decided the match.

    It is the loser's mistake that changed the result. Where none did, it was lost before all was certain: so an
    estimated mistake goes before a certain one. The one that cost most counts; of two that cost as much, the later. In
    a drawn match any mistake counts. None where there was no mistake.

    A mistake goes before that one if it cost as much, nothing made up for it later, and everybody could see it: it is
    among those that were `answered` by taking something.
    """
    mistakes = [at for at, one in enumerate(judged) if one.is_mistake and loser in (None, one.worth.seat)]
    found = max(
        mistakes,
        key=lambda at: (judged[at].changed_result, not judged[at].worth.exact, judged[at].cost, at),
        default=None,
    )
    if found is None:
        return None
    first = judged[found]
    seen = [
        at
        for at in mistakes
        if at in answered
        and judged[at].worth.exact == first.worth.exact
        and judged[at].cost >= first.cost
        and _stays_behind(judged, at)
    ]
    return max(seen, key=lambda at: (judged[at].cost, at), default=found)


def _stays_behind(judged: Sequence[Judged], at: int) -> bool:
    """Tell whether whoever made a mistake was behind after it, and at every decision since."""
    seat = judged[at].worth.seat
    since = (one.before if one.worth.seat == seat else -one.before for one in judged[at + 1 :])
    return judged[at].chosen < 0 and all(value < 0 for value in since)


def standing_out(judged: Sequence[Judged]) -> int | None:
    """Return the number of the decision that stood out where nobody made a mistake, or None.

    It was far better than any other, or chance made the most of it.
    """
    weights = [max(one.lead, abs(one.luck)) for one in judged]
    best = max(range(len(weights)), key=weights.__getitem__, default=None)
    return best if best is not None and weights[best] >= STANDS_OUT else None


def finest(judged: Sequence[Judged], seat: int) -> int | None:
    """Return the number of a seat's decision that was better than any other by most; None where none was far better."""
    best = max(
        (at for at, one in enumerate(judged) if one.worth.seat == seat), key=lambda at: judged[at].lead, default=None
    )
    return best if best is not None and judged[best].lead >= STANDS_OUT else None


Outcome = tuple[Fraction, State, list[Event]]


def outcomes(game: Game, state: State, action: int) -> list[Outcome]:
    """Return the outcomes of an action with their chances, as `Game.outcomes` tells them; none if they are too many."""
    chance = Seeded(0)
    after, events = game.played(state, action, chance)
    count = prod(n for n, _value in chance.picks)
    if count == 1:
        return [(Fraction(1), after, events)]
    return game.outcomes(state, action) if count <= FEW_WAYS else []


def _ways(game: Game, state: State, action: int) -> list[tuple[float, State]]:
    """Return the states an action leads to, each with its probability; of too many outcomes, some drawn at random."""
    known = outcomes(game, state, action)
    if known:
        return [(float(weight), after) for weight, after, _events in known]
    return [(1 / DRAWN, game.played(state, action, Seeded(seed))[0]) for seed in range(DRAWN)]


class Values:
    """The worth of positions of one game, each found out once: for certain, or by so many iterations."""

    def __init__(self, game: Game, iterations: int) -> None:
        self._game, self._iterations = game, iterations
        self._found: dict[bytes, Worth] = {}

    def worth(self, state: State) -> Worth:
        """Return the worth of a position for the seat to act."""
        key = state.tobytes()
        if key not in self._found:
            certain = proven(self._game, state, PROVING)
            self._found[key] = certain or estimated(self._game, state, self._iterations)
        return self._found[key]

    def judged(self, decision: Decision) -> Judged:
        """Judge a decision."""
        worth = self.worth(decision.state)
        chance = len(outcomes(self._game, decision.state, decision.action)) != 1
        judged = self._certain(worth, decision, chance) if worth.exact else self._likely(worth, decision, chance)
        if not judged.is_noticed or self._game.coach is None:
            return judged
        return replace(judged, advised=decision.action in proposed(self._game, decision.state))

    def outcome(self, state: State, seat: int) -> tuple[float, float]:
        """Return what a seat can expect of a position, -1 to 1, and its error; of a solved one, how it ends."""
        if self._game.to_act(state) == OVER:
            return self._game.outcome(state, seat), 0.0
        worth = self.worth(state)
        sign = 1 if worth.seat == seat else -1
        if worth.errors is None:
            return float(sign * _sign(worth.value)), 0.0
        return sign * worth.value, worth.errors[worth.best]

    def _certain(self, worth: Worth, decision: Decision, chance: bool) -> Judged:
        chosen = after = float(worth.values[decision.action])
        if chance and (margin := value(self._game, decision.after, within(PROVING))) is not None:
            after = float(margin if worth.seat == 0 else -margin)
        return Judged(worth, decision.action, worth.value, chosen, after, chance)

    def _likely(self, worth: Worth, decision: Decision, chance: bool) -> Judged:
        cost, error = 0.0, 0.0
        if decision.action != worth.best:
            (best, one), (played, other) = (
                self._expected(decision.state, action) for action in (worth.best, decision.action)
            )
            cost, error = max(0.0, best - played), sqrt(one**2 + other**2)
        chosen = max(-1.0, worth.value - cost)  # a search that overlooks the best action underrates a good one
        after = self.outcome(decision.after, worth.seat)[0] if chance else chosen
        return Judged(worth, decision.action, worth.value, chosen, after, chance, error)

    def _expected(self, state: State, action: int) -> tuple[float, float]:
        """Return the expectation of an action before chance has fallen, and its error."""
        seat, total, square = self._game.to_act(state), 0.0, 0.0
        for weight, after in _ways(self._game, state, action):
            found, error = self.outcome(after, seat)
            total += weight * found
            square += (weight * error) ** 2
        return total, sqrt(square)


def review(game: Game, decisions: Sequence[Decision], first: int = 0) -> Iterator[tuple[int, Judged]]:
    """Judge every decision, number `first` first and then from the last on.

    Each comes with its number, as soon as it is judged. A caller may stop at any time.
    """
    values = Values(game, ITERATIONS)
    for number in sorted(range(len(decisions)), key=lambda number: (number != first, -number)):
        yield number, values.judged(decisions[number])
