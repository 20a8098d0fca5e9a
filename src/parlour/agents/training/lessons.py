"""Lessons: matches that the search plays against itself, and how often it tried each action of each decision.

A match follows from the seed of its run and its number. So a run is the same on any number of processes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour import agents
from parlour.agents.arena.pairs import seed_of
from parlour.agents.search import Search
from parlour.agents.weights import need_learned
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.facets.learned import placed
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.core.refusal import Refusal

OPENING = 10  # of the first actions of a match at most so many are random
LOOSE = 6  # of a hundred actions so many are drawn by how often they were tried
ASTRAY = 40  # of a hundred positions so many are left by random actions, and what follows is a lesson too
STEPS_ASTRAY = 3  # random actions there, at most


@dataclass(frozen=True, slots=True)
class Task:
    """A match to be played, in names and numbers, so that any process can play it."""

    game: str
    teacher: str
    """The agent that plays, as text: a search."""
    seed: int
    number: int


class Lessons(NamedTuple):
    """The decisions of matches: of each legal action its places, and how often it was tried."""

    places: NDArray[np.int16]
    """A row for each action of all decisions, one decision after another."""
    visits: NDArray[np.int32]
    counts: NDArray[np.int32]
    """The number of actions of each decision."""


def together(some: list[Lessons]) -> Lessons:
    """Return the lessons of many matches as one."""
    return Lessons(*(np.concatenate(parts) for parts in zip(*some, strict=True)))


@cache
def teacher(text: str) -> Search:
    """Return the agent whose searches are the lessons; a Refusal for one that does not search."""
    made = agents.tuned(text)
    if not isinstance(made, Search):
        raise Refusal("teacher-without-search", agent=text)
    return made


def learn(task: Task) -> Lessons:
    """Play one match and return its lessons. The presets of the game take turns."""
    game = registry.game(task.game)
    presets = list(game.rule_book.presets)
    chance = Seeded(seed_of(task.seed, task.number))
    state, _events = game.deal(game.rule_book.parse(presets[task.number % len(presets)]), [{}, {}], chance)
    return together(list(_match(game, teacher(task.teacher), state, chance)))


def _match(game: Game, search: Search, state: State, chance: Seeded) -> Iterator[Lessons]:
    parts = len(need_learned(game).parts)
    yield Lessons(np.empty((0, parts), np.int16), np.empty(0, np.int32), np.empty(0, np.int32))
    _led_astray(game, state, chance, chance.pick(OPENING + 1))
    while game.to_act(state) != OVER:
        if chance.pick(100) < ASTRAY:
            aside = copy(state)
            _led_astray(game, aside, chance, 1 + chance.pick(STEPS_ASTRAY))
            if game.to_act(aside) != OVER:
                yield from _lesson(game, aside, _weighed(game, search, aside, chance))
        tried = _weighed(game, search, state, chance)
        yield from _lesson(game, state, tried)
        game.apply(state, _choice(tried, chance), chance)


def _led_astray(game: Game, state: State, chance: Seeded, actions: int) -> None:
    """Play random actions, as long as the match lasts."""
    for _ in range(actions):
        if game.to_act(state) != OVER:
            legal = game.legal(state)
            game.apply(state, legal[chance.pick(len(legal))], chance)


def _weighed(game: Game, search: Search, state: State, chance: Seeded) -> dict[int, int]:
    """Return how often each legal action was tried; a single one is not searched."""
    seat, legal = game.to_act(state), game.legal(state)
    if len(legal) == 1:
        return {legal[0]: 1}
    found = search.weigh(game, game.observe(state, seat), seat, chance.pick(1 << 30))
    return dict.fromkeys(legal, 0) | {one.action: one.visits for one in found}


def _lesson(game: Game, state: State, tried: dict[int, int]) -> Iterator[Lessons]:
    if len(tried) > 1:
        places = placed(need_learned(game), state, list(tried))
        yield Lessons(places, np.array(list(tried.values()), np.int32), np.array([len(tried)], np.int32))


def _choice(tried: dict[int, int], chance: Seeded) -> int:
    """Return the action that was tried most; now and then another, each as likely as it was tried often."""
    if chance.pick(100) >= LOOSE:
        return max(tried, key=lambda action: tried[action])
    at = chance.pick(sum(tried.values()))
    for action, visits in tried.items():
        at -= visits
        if at < 0:
            return action
    raise AssertionError("a pick lies below the sum")
