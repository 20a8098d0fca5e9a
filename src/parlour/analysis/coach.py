"""Coach: what the seat to act is advised to do, and why, from its view and nothing else."""

from dataclasses import dataclass

from parlour import agents
from parlour.agents.agent import GoesOn, always
from parlour.core.facets.coach import Advice
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import NotFound

SEED = 0  # the same position is advised the same


@dataclass(frozen=True, slots=True)
class Advised:
    """An action, and what is said of it."""

    action: int
    advice: Advice


def advise(game: Game, state: State, goes_on: GoesOn = always) -> Advised:
    """What the coach of a game would play in a position; a Refusal of a game that has none."""
    coach = game.coach
    if coach is None:
        raise NotFound("no-coach", game=game.name)
    seat = game.to_act(state)
    view = game.observe(state, seat)
    action = agents.tuned(coach.agent, goes_on).choose(game, view, seat, SEED)
    return Advised(action, coach.advice(game, view, action))
