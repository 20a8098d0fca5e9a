"""`novice`: takes what it can now, as far as a beginner understands the game (`core.facets.novice`)."""

from parlour.agents.agent import Agent
from parlour.agents.greedy import best_now
from parlour.core.game import Game
from parlour.core.record import State


class Novice:
    """Judges by what a beginner sees, and does not ask what the answer will be."""

    name = "novice"

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """The action that a beginner finds best; it never depends on what he overlooks."""
        eyes = game.novice
        return best_now(game, eyes.understood(view), seat, seed, self.name, eyes.worth or game.kernels.worth)


AGENT: Agent = Novice()
