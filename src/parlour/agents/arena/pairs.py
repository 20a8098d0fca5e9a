"""Pairs: the same deal and the same dice played twice, with the agents' seats swapped.

Each agent once gets what the deal gives a seat. So a pair says more than two matches of different deals.
"""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from parlour import agents
from parlour.agents import Player, levels
from parlour.agents.arena.match import play
from parlour.agents.own.own_agent import PATIENCE
from parlour.agents.playout import DRAWN, LOST, WON, column
from parlour.core import registry
from parlour.core.contract import Bring
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import Refused

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
    patience: float = PATIENCE
    """The seconds that a player of one's own has for a decision."""


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
    forfeits: tuple[list[Refused], list[Refused]] = ([], [])
    """Why each agent gave no action, for every match that it lost by that."""


def seed_of(seed: int, number: int) -> int:
    """Return the seed of a pair; different runs and numbers share one only by chance."""
    return int.from_bytes(hashlib.sha256(f"pair {seed} {number}".encode()).digest()[:6], "little")


def play_pair(fixture: Fixture, clock: Callable[[], float]) -> Pair:
    """Play both matches of a pair; `clock` tells seconds."""
    game, rules, (first, second) = ready(fixture.game, fixture.rules, fixture.agents, fixture.patience)
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
        ([*there.faults(0), *back.faults(1)], [*there.faults(1), *back.faults(0)]),
    )


@cache
def ready(
    name: str, rules: str, texts: tuple[str, str], patience: float = PATIENCE
) -> tuple[Game, RuleSet, tuple[Player, Player]]:
    """Return game, rules and players, compiled and loaded before a clock runs: once in each process."""
    game = registry.game(name)
    chosen = game.rule_book.parse(rules)
    first, second = (levels.contender(game, text, patience) for text in texts)
    for made in (first, second):
        with suppress(Refusal):  # who answered before the run and does not answer now loses by that in a match
            agents.warm(game, made, chosen)
    return game, chosen, (first, second)


def _points(outcome: float) -> float:
    return POINTS[column(outcome)]
