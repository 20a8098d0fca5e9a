"""Searcher: the agent that searches. It tells how often each action was tried, and how well it went."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.agents import settings as tuning
from parlour.agents import weights
from parlour.agents.agent import Agent, GoesOn, always, own_seed, own_tape
from parlour.agents.exact import worlds
from parlour.agents.exact.proof import prove
from parlour.agents.search.engine import TO_THE_END, make_search
from parlour.agents.search.tree import NODE, NONE, ROOT
from parlour.agents.settings import Bounds, Words
from parlour.core.chance import Chance, Seeded
from parlour.core.game import Game
from parlour.core.log import closed_log
from parlour.core.record import State

SLICE = 1_000  # iterations between two calls of `goes_on`
ON, OFF = "on", "off"
CHILDREN: Final = 16  # nodes that a future may make with weights: all children of a node that is met again
MOST_NODES: Final = 4_000_000  # of them, 32 bytes each; leaves beyond that are not gone beyond
_WITHOUT: Final = np.zeros(0, np.int8)  # the weights of a search without any


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a search; None is the tuning of its game."""

    iterations: Annotated[int | None, Bounds(1, 10_000_000)] = None
    exploration: Annotated[float | None, Bounds(0.0, 100.0)] = None
    horizon: Annotated[int | None, Bounds(0, 1_000_000)] = None
    threads: Annotated[int, Bounds(1, 64)] = 1
    """Trees that are grown at once, with as many iterations together."""
    exact: bool = True
    """True if an action may be solved, and dropped where that finds it worse than another."""
    learned: Annotated[str, Words("on|off|FOLDER")] = ON
    """The weights: those that come with the game, if any fit; none; or those of a folder."""


class Weighed(NamedTuple):
    """An action, its number of futures, and their mean result for the seat to act, -1 to 1."""

    action: int
    visits: int
    value: float

    @property
    def error(self) -> float:
        """One standard error of the value, as large as it can be for so many futures.

        It is that of two futures more, one won and one lost. A few that all went alike do not make the next one sure.
        """
        if not self.visits:
            return 1.0
        value = self.value * self.visits / (self.visits + 2)
        return sqrt((1 - value**2) / (self.visits + 2))


class _Tree:
    """One tree, grown from a view in slices."""

    def __init__(
        self, game: Game, view: State, seat: int, most: int, tape: NDArray[Any], table: NDArray[np.int8]
    ) -> None:
        self._game, self._view, self._seat, self._tape, self._table = game, view, seat, tape, table
        room = min(CHILDREN * most, MOST_NODES) + game.declared.actions if len(table) else most
        self._nodes = np.empty(room + 1, NODE)
        self._where = np.full(game.declared.actions, NONE, np.int32)
        self._actions = np.empty(game.declared.actions, np.int16)
        self._used = 1

    def grow(self, grow: Callable[..., Any], iterations: int, exploration: float, horizon: int) -> None:
        """Grow the tree by so many iterations."""
        self._used = int(
            grow(
                self._view, self._seat, self._nodes, self._used, self._where, self._actions, self._tape, closed_log(),
                iterations, exploration, horizon, self._table,
            )
        )  # fmt: skip

    def weighed(self) -> Iterator[Weighed]:
        """Yield the actions that were tried from the view."""
        child = int(self._nodes[ROOT]["child"])
        while child != NONE:
            node = self._nodes[child]
            visits = int(node["visits"])
            if visits:
                yield Weighed(int(node["action"]), visits, float(node["value"]) / visits)
            child = int(node["sibling"])


class Search:
    """An agent that plays out possible futures, as many as it is set to while it may go on.

    It takes the action that they began with most often.
    """

    kind: ClassVar[str] = "search"

    def __init__(self, settings: Settings = Settings(), goes_on: GoesOn = always) -> None:
        self.settings = settings
        self._goes_on = goes_on

    @property
    def name(self) -> str:
        return tuning.text(self.kind, self.settings)

    def imagine(self, game: Game) -> Callable[..., Any]:
        """Return the kernel that puts a truth behind what this search was shown."""
        return game.kernels.resample

    def truth(self, game: Game, view: State, seat: int, chance: Chance) -> State:
        """Return a truth from that kernel, outside of a tree."""
        return game.resample(view, seat, chance)

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return the most visited action that solving did not find worse than another; a single legal one at once."""
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        tried = [one.action for one in self.weigh(game, view, seat, seed, self._goes_on)]
        if not self.settings.exact:
            return tried[0]
        keeps = self._solved(game, view, seat, seed)
        untried = (action for action in legal if action not in tried)
        return next((action for action in (*tried, *untried) if keeps(action) is not False), tried[0])

    def _solved(self, game: Game, view: State, seat: int, seed: int) -> Callable[[int], bool | None]:
        """Return a function that tells whether an action is as good as any; it returns None where nobody knows.

        The answer is a proof, or a count of the worlds that may be true.
        """
        proof = prove(game, view, seat)
        if proof is not None:
            return proof.keeps
        chance = Seeded(own_seed(f"{self.kind} worlds", seed))
        found = worlds.points(game, view, lambda: self.truth(game, view, seat, chance))
        if found is None:
            return lambda action: None
        best = max(found.values())
        return lambda action: found[action] == best

    def weigh(self, game: Game, view: State, seat: int, seed: int, goes_on: GoesOn = always) -> list[Weighed]:
        """Return every action tried, most visited first; `goes_on` is called now and then with the iterations."""
        most = self.settings.iterations or game.tuning.iterations
        threads = self.settings.threads
        share = -(-most // threads)
        found = self.weights(game)
        table = _WITHOUT if found is None else found.table
        trees = [
            _Tree(game, view, seat, share, own_tape(f"{self.kind} {number}" if number else self.kind, seed), table)
            for number in range(threads)
        ]
        usual = game.tuning.exploration if found is None else game.tuning.daring
        if threads == 1:
            self._grow(game, trees[0], share, 1, goes_on, usual)
        else:
            with ThreadPoolExecutor(threads) as crew:
                list(crew.map(lambda tree: self._grow(game, tree, share, threads, goes_on, usual), trees))
        return _together(trees)

    def weights(self, game: Game) -> weights.Weights | None:
        """Return the weights it plays a game with; a Refusal if those of its folder cannot be used."""
        if self.settings.learned == OFF:
            return None
        return (
            weights.standing(game) if self.settings.learned == ON else weights.read(game, Path(self.settings.learned))
        )

    def _grow(self, game: Game, tree: _Tree, most: int, threads: int, goes_on: GoesOn, usual: float) -> None:
        grow = make_search(game, self.imagine(game))
        exploration = usual if self.settings.exploration is None else self.settings.exploration
        horizon = game.tuning.horizon if self.settings.horizon is None else self.settings.horizon
        done = 0
        while done < most and (done == 0 or goes_on(done * threads)):
            now = min(SLICE, most - done)
            tree.grow(grow, now, exploration, TO_THE_END if horizon is None else horizon)
            done += now


def _together(trees: list[_Tree]) -> list[Weighed]:
    """Return the findings of all trees about each action."""
    visits: dict[int, int] = {}
    sums: dict[int, float] = {}
    for tree in trees:
        for one in tree.weighed():
            visits[one.action] = visits.get(one.action, 0) + one.visits
            sums[one.action] = sums.get(one.action, 0.0) + one.value * one.visits
    found = [Weighed(action, count, sums[action] / count) for action, count in visits.items()]
    return sorted(found, key=lambda one: -one.visits)


AGENT: Agent = Search()
