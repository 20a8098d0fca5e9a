# mypy: allow-untyped-calls
"""`random`: any legal action, each as likely as the others."""

from parlour.agents.agent import Agent, own_tape
from parlour.core.chance import pick
from parlour.core.game import Game
from parlour.core.record import State


class Uniform:
    """An agent that plays anything legal."""

    name = "random"

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return a uniformly random legal action."""
        legal = game.legal(view)
        return legal[int(pick(own_tape(self.name, seed)[0], len(legal)))]


AGENT: Agent = Uniform()
