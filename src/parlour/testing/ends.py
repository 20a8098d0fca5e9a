"""Ends: a game's margins held to its outcomes, and its solver held to every way of playing on."""

from fractions import Fraction
from typing import Final

from parlour.core.contract import OVER
from parlour.core.facets.exact import Exact
from parlour.core.game import Game
from parlour.core.record import State
from parlour.testing.promise import must

FEW: Final = 4  # actions of a position that is small enough to be played in every way


def check_margin(game: Game, state: State) -> None:
    """Check that the winner has won by something, and that the other has lost as much."""
    exact = game.exact
    if exact is None or game.to_act(state) != OVER:
        return
    one, other = (float(exact.margin(state[0], seat)) for seat in (0, 1))
    must(one + other == 0, "margins sum to zero", one, other)
    must(_sign(one) == _sign(game.outcome(state, 0)), "who has won is ahead by something", one)


def check_solver(game: Game, state: State) -> None:
    """Check near the end that a game's own solver finds what every way of playing on comes to."""
    exact = game.exact
    if exact is None or len(game.legal(state)) > FEW:
        return
    here = exact.at_hand(state)
    values, value = exact.values(here), exact.value(here)
    if values is None:
        return
    seat = game.to_act(here)
    wanted = {action: _worth_of(game, exact, here, action, seat) for action in game.legal(here)}
    must(values == wanted and value == max(wanted.values()), "a solver says what best play comes to", values, wanted)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _worth_of(game: Game, exact: Exact, state: State, action: int, seat: int) -> Fraction:
    found = game.outcomes(state, action)
    return sum((weight * _worth(game, exact, after, seat) for weight, after, _events in found), Fraction(0))


def _worth(game: Game, exact: Exact, state: State, seat: int) -> Fraction:
    mover = game.to_act(state)
    if mover == OVER:
        return Fraction(float(exact.margin(state[0], seat)))
    choose = max if mover == seat else min
    return choose(_worth_of(game, exact, state, action, seat) for action in game.legal(state))
