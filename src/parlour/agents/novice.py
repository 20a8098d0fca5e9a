"""`novice`: takes what it can now, as far as a beginner understands the game (`core.facets.novice`)."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from parlour.agents import greedy
from parlour.agents import settings as tuning
from parlour.agents.agent import Agent, own_seed
from parlour.agents.settings import Bounds
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.record import State

OF = 100  # the whole that chances are parts of


@dataclass(frozen=True, slots=True)
class Attention:
    """The settings of a novice."""

    heeds: Annotated[int, Bounds(0, OF)] = 0
    """In how many of 100 decisions the novice sees everything; in the others, only what a beginner sees."""


class Novice:
    """An agent that judges by what a beginner sees, and does not ask what the answer will be."""

    kind: ClassVar[str] = "novice"

    def __init__(self, settings: Attention = Attention()) -> None:
        self.settings = settings

    @property
    def name(self) -> str:
        return tuning.text(self.kind, self.settings)

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return the action that looks best; what the novice overlooks at this decision does not count."""
        if Seeded(own_seed(f"{self.kind} heeds", seed)).pick(OF) < self.settings.heeds:
            return greedy.AGENT.choose(game, view, seat, seed)
        eyes = game.novice
        return greedy.best_now(game, eyes.understood(view), seat, seed, self.kind, eyes.worth or game.kernels.worth)


AGENT: Agent = Novice()
