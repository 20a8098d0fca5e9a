"""Advice: hints and a coach for the seat to act, from its view alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from parlour import agents
from parlour.agents.agent import GoesOn, always
from parlour.agents.exact.proof import is_open
from parlour.analysis.review import PROVING, ROUNDS
from parlour.analysis.worth import Worth, estimated, proven
from parlour.core.facets.coach import Advice
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import NotFound

SEED = 0  # the same position gets the same advice


@dataclass(frozen=True, slots=True)
class Advised:
    """An action, and the advice on it."""

    action: int
    advice: Advice


def advise(game: Game, state: State, goes_on: GoesOn = always) -> Advised:
    """Return the action that a game's coach would play in a position; a Refusal for a game that has none."""
    coach = game.coach
    if coach is None:
        raise NotFound("no-coach", game=game.name)
    seat = game.to_act(state)
    view = game.observe(state, seat)
    action = agents.tuned(coach.agent, goes_on).choose(game, view, seat, SEED)
    return Advised(action, coach.advice(game, view, action))


def hints(game: Game, state: State) -> Iterator[Worth]:
    """Yield the worth of the position: proven at once where nothing is hidden, else searched longer and longer."""
    seat = game.to_act(state)
    certain = proven(game, state, PROVING) if is_open(game, game.observe(state, seat), seat) else None
    if certain is not None:
        yield certain
        return
    for iterations in ROUNDS:
        yield estimated(game, state, iterations)
