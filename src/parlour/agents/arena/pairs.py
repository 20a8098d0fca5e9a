"""Pairs: the same deal and the same dice played twice, with the agents' seats swapped.

Each agent once gets what the deal gives a seat. So a pair says more than two matches of different deals.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from parlour import agents
from parlour.agents.agent import Agent
from parlour.agents.arena.match import play
from parlour.agents.playout import DRAWN, LOST, WON, column
from parlour.core import registry
from parlour.core.contract import Bring
from parlour.core.game import Game

POINTS = {WON: 1.0, DRAWN: 0.5, LOST: 0.0}


@dataclass(frozen=True, slots=True)
class Fixture:
    """A pair to be played, in names and numbers, so that any process can play it."""

    game: str
    rules: str
    agents: tuple[str, str]
    brings: tuple[Bring, Bring]
    """The brings of the seats; they stay when the agents swap."""
    places: tuple[int, int]
    """The places of the agents in their contest."""
    number: int
    seed: int


class Pair(NamedTuple):
    """A pair that was played."""

    number: int
    places: tuple[int, int]
    """The places of its agents in their contest, the first one and the second."""
    points: tuple[float, float]
    """The points of the first agent: in the first seat, and in the second."""
    plies: tuple[int, int]
    seconds: tuple[float, float]
    """The time each agent thought, in both matches."""


def seed_of(seed: int, number: int) -> int:
    """Return the seed of a pair; different runs and numbers share one only by chance."""
    return int.from_bytes(hashlib.sha256(f"pair {seed} {number}".encode()).digest()[:6], "little")


def play_pair(fixture: Fixture, clock: Callable[[], float]) -> Pair:
    """Play both matches of a pair; `clock` tells seconds."""
    game, (first, second) = ready(fixture.game, fixture.agents)
    rules = game.rule_book.parse(fixture.rules)
    there, back = (
        play(game, rules, fixture.brings, seats, fixture.seed, fixture.seed * 2 + half, clock)
        for half, seats in enumerate(((first, second), (second, first)))
    )
    return Pair(
        fixture.number,
        fixture.places,
        (_points(there.outcome), _points(-back.outcome)),
        (there.plies, back.plies),
        (there.seconds[0] + back.seconds[1], there.seconds[1] + back.seconds[0]),
    )


@cache
def ready(name: str, texts: tuple[str, str]) -> tuple[Game, tuple[Agent, Agent]]:
    """Return game and agents, compiled and loaded before a clock runs: once in each process."""
    game = registry.game(name)
    first, second = (agents.tuned(text) for text in texts)
    for made in (first, second):
        agents.warm(game, made)
    return game, (first, second)


def _points(outcome: float) -> float:
    return POINTS[column(outcome)]
