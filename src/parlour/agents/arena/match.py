"""One match between agents, each given what its seat may know, repeatable from two numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from parlour.agents.agent import Agent
from parlour.agents.clairvoyant import shown
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.rules import RuleSet

PLIES = 1 << 20  # more than a match has: the distance between the private chance of two matches


class Played(NamedTuple):
    """A match that is over: what seat 0 won, its plies, and the seconds each seat thought."""

    outcome: float
    plies: int
    seconds: tuple[float, float]


def play(
    game: Game,
    rules: RuleSet,
    brings: Sequence[Mapping[str, Any]],
    seats: Sequence[Agent],
    seed: int,
    own: int,
    clock: Callable[[], float],
) -> Played:
    """Play one match, dealt and diced from `seed`; the agents' own chance comes from `own`.

    `clock` tells seconds.
    """
    chance = Seeded(seed)
    state, _events = game.deal(rules, brings, chance)
    seconds = [0.0, 0.0]
    plies = 0
    while (seat := game.to_act(state)) != OVER:
        view = shown(game, state, seat, seats[seat])
        began = clock()
        choice = seats[seat].choose(game, view, seat, own * PLIES + plies)
        seconds[seat] += clock() - began
        game.apply(state, choice, chance)
        plies += 1
    return Played(game.outcome(state, 0), plies, (seconds[0], seconds[1]))
