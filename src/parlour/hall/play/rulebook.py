"""The rulebook of a game: its chapters in every language, and worked examples played by the rules themselves.

A game's folder holds it as `rulebook.toml`. An example is a position and the actions played from it; what comes of them
is never written down but computed by the same kernels that judge a match.
"""

import inspect
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

from parlour.core import registry
from parlour.core.chance import Scripted
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import NotFound
from parlour.core.shapes import Said
from parlour.hall.play import shapes

READER = 0  # examples are seen from the first seat


@dataclass(frozen=True, slots=True)
class Try:
    """An action that readers may take instead of a step, and why it is not the one asked for.

    `expect` is what it leads to, with the actions `then`, and is checked by the tests.
    """

    action: str
    say: Said
    then: tuple[str, ...] = ()
    picks: tuple[int, ...] = ()
    expect: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of an example: the picks chance makes in it, what to say of it, and what it leads to.

    `expect` is checked by the tests: each game writes a position its own short way. A step with a `task` is the
    reader's to take; `tries` are all else that they may do then.
    """

    action: str
    picks: tuple[int, ...] = ()
    say: Said | None = None
    expect: str = ""
    task: Said | None = None
    tries: tuple[Try, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """A position of a community's own worked example, the rules it is played by, and the actions."""

    name: str
    title: Said
    rules: str
    stage: Mapping[str, Any]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A rule told for players; `option` and `value` say under which house rule it holds, if it does not always."""

    name: str
    title: Said
    text: Said
    option: str | None = None
    value: bool | str = True
    examples: tuple[Example, ...] = ()

    def as_json(self) -> shapes.Chapter:
        """Return the chapter with its examples named; each is asked for on its own."""
        told = asdict(self)
        told["examples"] = [{"name": one.name, "title": one.title, "rules": one.rules} for one in self.examples]
        return cast(shapes.Chapter, told)


def _try(given: Mapping[str, Any]) -> Try:
    return Try(**{**given, "then": tuple(given.get("then", ())), "picks": tuple(given.get("picks", ()))})


def _step(given: Mapping[str, Any]) -> Step:
    tries = tuple(_try(one) for one in given.get("tries", ()))
    return Step(**{**given, "picks": tuple(given.get("picks", ())), "tries": tries})


def _example(given: Mapping[str, Any]) -> Example:
    return Example(**{**given, "steps": tuple(_step(one) for one in given["steps"])})


def _chapter(given: Mapping[str, Any]) -> Chapter:
    return Chapter(**{**given, "examples": tuple(_example(one) for one in given.get("examples", ()))})


@cache
def chapters(game_name: str) -> tuple[Chapter, ...]:
    """Return the rulebook of a game, in reading order; empty for a game that has none."""
    path = Path(inspect.getfile(type(registry.game(game_name)))).with_name("rulebook.toml")
    if not path.exists():
        return ()
    given = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(_chapter(one) for one in given["chapters"])


def example(game_name: str, name: str) -> Example:
    """Return the example of a name; refuse a name that none has."""
    for chapter in chapters(game_name):
        for one in chapter.examples:
            if one.name == name:
                return one
    raise NotFound("unknown-example", name=name[:40])


@cache
def film(game_name: str, name: str) -> tuple[shapes.Shot, ...]:
    """Return an example played through: the entries of a match's history, with what is said of each step."""
    game, shown = registry.game(game_name), example(game_name, name)
    state = game.parse_position(game.rule_book.parse(shown.rules), shown.stage)
    shots = [_shot(game, 0, state, None, None, [])]
    for seq, step in enumerate(shown.steps, 1):
        seat = game.to_act(state)
        events = game.apply(state, game.parse_action(state, step.action), Scripted(step.picks))
        shots.append(_shot(game, seq, state, None if seat == OVER else seat, step, events))
    return tuple(shots)


def _legal(game: Game, state: State) -> list[Any]:
    """Return what whoever is to act may do, so that a reader can try it; nothing once it is over."""
    mover = game.to_act(state)
    return [] if mover == OVER else list(game.view(state, mover).get("legal", ()))


def _shot(game: Game, seq: int, state: State, seat: int | None, step: Step | None, events: list[Event]) -> shapes.Shot:
    return {
        "kind": "act" if step else "dealt",
        "seat": None if seat is None else game.seats[seat],
        "action": step.action if step else None,
        "say": step.say if step else None,
        "task": step.task if step else None,
        "tries": [{"action": one.action, "say": one.say} for one in step.tries] if step else [],
        "events": [game.event_json(event, READER) for event in events],
        "view": {**game.view(state, READER), "legal": _legal(game, state)},
        "seq": seq,
    }
