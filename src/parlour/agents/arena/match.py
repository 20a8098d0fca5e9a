"""One match between players, each given what its seat may know, repeatable from two numbers.

A player that gives no action loses the match: its fault is kept, and the next match is played.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple

from parlour.agents import Player, sit
from parlour.agents.clairvoyant import shown
from parlour.agents.own.program import Sitting
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import Refused, Result

PLIES = 1 << 20  # more than a match has: the distance between the private chance of two matches


class Played(NamedTuple):
    """A match that is over: what seat 0 won, its plies, and the seconds each seat thought."""

    outcome: float
    plies: int
    seconds: tuple[float, float]
    forfeit: "Forfeit | None" = None

    def faults(self, seat: int) -> list[Refused]:
        """Return why a seat gave no action, if it lost by that."""
        return [] if self.forfeit is None or self.forfeit.seat != seat else [self.forfeit.why.as_json()]


class Forfeit(NamedTuple):
    """The end of a match by a player that gave no action: its seat, and what was wrong."""

    seat: int
    why: Refusal


def play(
    game: Game,
    rules: RuleSet,
    brings: Sequence[Mapping[str, Any]],
    seats: Sequence[Player],
    seed: int,
    own: int,
    clock: Callable[[], float],
) -> Played:
    """Play one match, dealt and diced from `seed`; the players' own chance comes from `own`.

    `clock` tells seconds.
    """
    chance = Seeded(seed)
    state, _events = game.deal(rules, brings, chance)
    seconds, plies, forfeit = [0.0, 0.0], 0, None
    with ExitStack() as table:
        agents = [table.enter_context(sit(player, rules, str(own))) for player in seats]
        while (seat := game.to_act(state)) != OVER:
            view = shown(game, state, seat, agents[seat])
            began = clock()
            try:
                choice = agents[seat].choose(game, view, seat, own * PLIES + plies)
            except Refusal as why:
                forfeit = Forfeit(seat, why)
                break
            finally:
                seconds[seat] += clock() - began
            game.apply(state, choice, chance)
            plies += 1
        for agent in agents:
            if isinstance(agent, Sitting):
                agent.over(_result(game, state, forfeit))
    return Played(_won(game, state, forfeit), plies, (seconds[0], seconds[1]), forfeit)


def _won(game: Game, state: State, forfeit: Forfeit | None) -> float:
    """Return what seat 0 won; who forfeits loses all that can be lost."""
    if forfeit is None:
        return game.outcome(state, 0)
    worst, _best = game.declared.outcomes
    return worst if forfeit.seat == 0 else -worst


def _result(game: Game, state: State, forfeit: Forfeit | None) -> Result | None:
    """Return how a match ended, as a hall would tell it; giving no action is resigning."""
    if forfeit is None:
        return game.result(state)
    return {"winner": game.seats[1 - forfeit.seat], "reason": "resigned"}
