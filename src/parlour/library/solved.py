"""Solved: the worth of each action of a position, by name, when both seats go on without a mistake."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from parlour.agents.exact import Solution
from parlour.core.game import Game
from parlour.core.record import State
from parlour.library.actions import Actions


@dataclass(frozen=True, slots=True)
class Solved:
    """Values for the seat to act, and best play from here.

    A value is the margin that the game counts (Triple Triad's cards), else 1, 0 or -1; under chance its expectation.

    >>> match = parlour.game("triple-triad:ff8+open", seed=7)
    >>> while len(match.plies) < 6:
    ...     _ = match.play(match.actions[0])
    >>> solved = match.solve()
    >>> solved.seat, solved.value, solved.values["BGH251F2 b3"]
    ('blue', Fraction(-2, 1), Fraction(-4, 1))
    """

    seat: str
    value: Fraction
    values: dict[str, Fraction]
    line: tuple[str, ...]

    @property
    def best(self) -> list[str]:
        """The best actions.

        >>> match = parlour.game("triple-triad:ff8+open", seed=7)
        >>> while len(match.plies) < 6:
        ...     _ = match.play(match.actions[0])
        >>> match.solve().best
        ['BGH251F2 a3', 'Blood Soul a3', 'Blood Soul b3', 'BGH251F2 c3']
        """
        return [action for action, value in self.values.items() if value == self.value]


def named(game: Game, state: State, solution: Solution) -> Solved:
    """Return a solution in the names of the actions."""
    actions = Actions(game, state)
    values = {actions.name(number): value for number, value in solution.values.items()}
    return Solved(game.seats[solution.seat], solution.value, values, tuple(_line(game, state, solution.line)))


def _line(game: Game, state: State, line: tuple[int, ...]) -> Iterator[str]:
    """Yield best play: it ends where chance decides, so each action has one outcome but the last."""
    for number in line:
        yield Actions(game, state).name(number)
        state = game.outcomes(state, number)[0][1]
