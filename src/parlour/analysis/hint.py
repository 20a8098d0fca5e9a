"""Hints: what the seat to act can find out about its actions, from its view and nothing else."""

from collections.abc import Iterator

from parlour.agents.exact.proof import is_open
from parlour.analysis.review import PROVING, ROUNDS
from parlour.analysis.worth import Worth, estimated, proven
from parlour.core.game import Game
from parlour.core.record import State


def hints(game: Game, state: State) -> Iterator[Worth]:
    """What the position is worth: proven at once where nothing is hidden, else searched longer and longer."""
    seat = game.to_act(state)
    certain = proven(game, state, PROVING) if is_open(game, game.observe(state, seat), seat) else None
    if certain is not None:
        yield certain
        return
    for iterations in ROUNDS:
        yield estimated(game, state, iterations)
