"""Learned: a check that each action lies in one place of each part of the table that a search learns."""

from parlour.core.facets.learned import placed
from parlour.core.game import Game
from parlour.core.record import State
from parlour.testing.promise import must


def check_places(game: Game, state: State) -> None:
    """Check that every legal action has a place in each part."""
    if game.learned is None:
        return
    found = placed(game.learned, state, game.legal(state))
    for part, start, column in zip(game.learned.parts, game.learned.starts, found.T, strict=True):
        within = (column >= start) & (column < start + part.size)
        must(bool(within.all()), "an action has a place in each part", part.says, column[~within].tolist())
