# mypy: allow-untyped-defs
"""`clairvoyant`: the search that sees the whole state, hidden hands included. It is the ceiling of a closed game.

It imagines nothing. Dice that have not fallen are in no state, so it does not foresee them. It has no place at a table;
arenas alone know it.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from parlour.agents.agent import Agent
from parlour.agents.search import Search
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.kernels import kernel
from parlour.core.record import State, copy


@kernel
def _as_it_is(s, viewer, chance):
    """Do nothing in place of `resample`: the state is true already."""


class Clairvoyant(Search):
    """An agent that searches as `search` does, and knows what `search` has to imagine."""

    kind: ClassVar[str] = "clairvoyant"

    def imagine(self, game: Game) -> Callable[..., Any]:
        return _as_it_is

    def truth(self, game: Game, view: State, seat: int, chance: Chance) -> State:
        return copy(view)


def shown(game: Game, state: State, seat: int, agent: Agent) -> State:
    """Return a copy of what an agent may see of a state: its seat's view, or all of it for a clairvoyant."""
    return copy(state) if isinstance(agent, Clairvoyant) else game.observe(state, seat)
