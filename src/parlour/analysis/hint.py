"""Hints: the worth of actions as far as the seat to act can find it out, from its view alone."""

from collections.abc import Iterator

from parlour.agents.exact.proof import is_open
from parlour.analysis.review import PROVING, ROUNDS
from parlour.analysis.worth import Worth, estimated, proven
from parlour.core.game import Game
from parlour.core.record import State


def hints(game: Game, state: State) -> Iterator[Worth]:
    """Yield the worth of the position: proven at once where nothing is hidden, else searched longer and longer."""
    seat = game.to_act(state)
    certain = proven(game, state, PROVING) if is_open(game, game.observe(state, seat), seat) else None
    if certain is not None:
        yield certain
        return
    for iterations in ROUNDS:
        yield estimated(game, state, iterations)
