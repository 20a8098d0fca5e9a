"""Minimax as a textbook writes it, through every action and outcome to the end, as a measure for solvers."""

from collections.abc import Callable
from fractions import Fraction

from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State

Margin = Callable[[Game, State, int], Fraction]


def outcome(game: Game, state: State, seat: int) -> Fraction:
    """Return what a seat has won, as the game says it."""
    return Fraction(game.outcome(state, seat))


def values(game: Game, state: State, margin: Margin = outcome) -> dict[int, Fraction]:
    """Return the value of every action for the seat to act."""
    seat = game.to_act(state)
    return {
        action: sum(
            weight * worth(game, after, seat, margin) for weight, after, _events in game.outcomes(state, action)
        )
        for action in game.legal(state)
    }


def worth(game: Game, state: State, seat: int, margin: Margin = outcome) -> Fraction:
    """Return the value of a position for a seat."""
    mover = game.to_act(state)
    if mover == OVER:
        return margin(game, state, seat)
    best = max(values(game, state, margin).values())
    return best if mover == seat else -best
