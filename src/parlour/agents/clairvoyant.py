# mypy: allow-untyped-defs
"""`clairvoyant`: the search that is shown the whole state, hidden hands included. It is the ceiling of a closed game.

What it sees is what is there: nothing is imagined. Dice that have not fallen are in no state, so it does not foresee
them. It has no place at a table; arenas alone know it.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from parlour.agents.agent import Agent
from parlour.agents.search import Search
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.jit import kernel
from parlour.core.record import State, copy


@kernel
def _as_it_is(s, viewer, chance):
    """In the place of `resample`: the state is true already."""


class Clairvoyant(Search):
    """Searches as `search` does, and knows what that has to imagine."""

    kind: ClassVar[str] = "clairvoyant"

    def imagine(self, game: Game) -> Callable[..., Any]:
        return _as_it_is

    def truth(self, game: Game, view: State, seat: int, chance: Chance) -> State:
        return copy(view)


def shown(game: Game, state: State, seat: int, agent: Agent) -> State:
    """What an agent is given of a state to choose by: its seat's view, or all of it to a clairvoyant; a copy."""
    return copy(state) if isinstance(agent, Clairvoyant) else game.observe(state, seat)
