"""Worlds: a small deal played in every way there is, with what each viewer comes to know on the way.

Outcomes of chance weigh as much as they are likely. No action of a seat counts as likelier than another.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from parlour.core.chance import Chance, enumerate_outcomes
from parlour.core.contract import OVER, VIEWERS, SmallDeal
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State, copy
from parlour.core.refusal import Refusal
from parlour.testing.promise import Broken, as_json, must

Done: TypeAlias = tuple[State, list[Event]]
MOST_WORLDS = 10_000  # after any number of actions; a deal with more is not small


def known(game: Game, state: State, viewer: int) -> object:
    """Return what a game declares that a viewer may know of a state."""
    return state.tobytes() if game.declared.known is None else game.declared.known(state, viewer)


@dataclass(frozen=True, slots=True)
class World:
    """One way a deal may have gone so far: by viewer, all they have known until now, and what they were told last."""

    weight: Fraction
    state: State
    history: tuple[object, ...]
    told: tuple[str, ...]


class Worlds:
    """Everything that can come of a small deal, one action after another."""

    def __init__(self, game: Game, deal: SmallDeal) -> None:
        self._game, self._deal = game, deal
        self._numbers: dict[object, int] = {}  # histories by number: the one before, and what is known

    def __iter__(self) -> Iterator[list[World]]:
        """Yield the worlds before the first action and after each, as far as the deal is played."""
        level, length = self._merged(self._dealt()), 0
        while level:
            yield level
            if length == self._deal.actions:
                return
            longest = self._game.declared.longest
            level = self._merged(after for world in level for after in self._after(world))
            length += 1
            must(longest is None or not level or length <= longest, "no match is longer than declared", length)

    def _dealt(self) -> Iterator[World]:
        for weight, (state, events) in self._outcomes(self._deal.deal):
            yield self._world(weight, state, [()] * len(VIEWERS), events)

    def _after(self, world: World) -> Iterator[World]:
        """Yield what may come of every action, each weighing as much as its world."""
        game = self._game
        if game.to_act(world.state) == OVER:
            return
        for action in game.legal(world.state):

            def run(chance: Chance, action: int = action) -> Done:
                twin = copy(world.state)
                return twin, game.apply(twin, action, chance)

            for weight, (state, events) in self._outcomes(run):
                yield self._world(world.weight * weight, state, world.history, events)

    def _outcomes(self, run: Callable[[Chance], Done]) -> list[tuple[Fraction, Done]]:
        """Return all that may come of a deal or an action; its picks are no wider than declared."""
        widest = self._game.declared.widest_pick

        def watched(chance: Chance) -> Done:
            found = run(chance)
            must(all(n <= widest for n, _value in chance.picks), "no pick is wider than declared", chance.picks)
            return found

        try:
            return enumerate_outcomes(watched, MOST_WORLDS)
        except Refusal as refusal:
            if refusal.code != "too-many-outcomes":
                raise
            raise Broken(f"a small deal is small: {refusal}") from None

    def _world(self, weight: Fraction, state: State, before: Sequence[object], events: Iterable[Event]) -> World:
        history = tuple(self._number(before[viewer], known(self._game, state, viewer)) for viewer in VIEWERS)
        heard = [*events]
        ways = (self._game.event_json, self._game.phrased)
        told = tuple(as_json([way(event, viewer) for way in ways for event in heard]) for viewer in VIEWERS)
        return World(weight, state, history, told)

    def _number(self, before: object, known: object) -> int:
        return self._numbers.setdefault((before, known), len(self._numbers))

    def _merged(self, worlds: Iterable[World]) -> list[World]:
        """Return the worlds, with those that nobody can tell apart added up."""
        merged: dict[object, World] = {}
        for world in worlds:
            name = world.state.tobytes(), world.history, world.told
            known = merged.get(name)
            weight = world.weight + (known.weight if known else 0)
            merged[name] = World(weight, world.state, world.history, world.told)
            must(len(merged) <= MOST_WORLDS, "a small deal is small", len(merged))
        return [*merged.values()]


def alike(level: Sequence[World], viewer: int) -> list[list[World]]:
    """Return the worlds in groups that a viewer cannot tell apart by all they have known."""
    classes: defaultdict[object, list[World]] = defaultdict(list)
    for world in level:
        classes[world.history[viewer]].append(world)
    return [*classes.values()]
