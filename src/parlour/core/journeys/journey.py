"""Journeys: the stages of a road through a game, each with its rules, its opponent and its goal."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.core.chance import Chance
from parlour.core.contract import Bring
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.journeys.goal import Goal
from parlour.core.record import State
from parlour.core.refusal import NotFound
from parlour.core.shapes import Said


@dataclass(frozen=True, slots=True)
class Stage:
    """A match with a goal.

    `brings` are what the seats come with, by their names; a seat not named is dealt to. `position` is where it begins
    instead of a deal. `seat` is the traveller's, None for a lot. `part` names the part of the road that begins here.
    `chapter` is the chapter of the rulebook to read before, `puzzles` the theme of puzzles that teach it. `reached` is
    the least share of games in which the strongest of the house reaches the goal against the stage's opponent.
    """

    name: str
    title: Said
    new: Said
    asks: Said
    hint: Said
    rules: str
    opponent: str
    goal: Goal
    reached: float
    seat: str | None
    brings: Mapping[str, Bring]
    position: Mapping[str, Any] | None
    part: Said | None
    chapter: str | None
    puzzles: str | None


@dataclass(frozen=True, slots=True)
class Journey:
    """A road through a game: its title and its stages, the easiest first."""

    game: str
    title: Said
    stages: tuple[Stage, ...]

    def stage(self, name: str) -> Stage:
        """Return the stage of a name; refuse a name that none has."""
        for one in self.stages:
            if one.name == name:
                return one
        raise NotFound("unknown-stage", name=name[:40], known=", ".join(one.name for one in self.stages))

    def after(self, name: str) -> Stage | None:
        """Return the stage after one of a name, or None after the last."""
        names = [one.name for one in self.stages]
        at = names.index(name) + 1
        return self.stages[at] if at < len(names) else None


def begun(game: Game, stage: Stage, chance: Chance) -> tuple[State, list[Event], int]:
    """Return a match of a stage as it begins, the events of its set-up, and the seat of the traveller."""
    rules = game.rule_book.parse(stage.rules)
    seat = chance.pick(len(game.seats)) if stage.seat is None else game.seats.index(stage.seat)
    if stage.position is not None:
        return game.parse_position(rules, stage.position), [], seat
    state, events = game.deal(rules, game.check_brings(rules, stage.brings), chance)
    return state, events, seat
