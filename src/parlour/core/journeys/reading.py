"""Reading: the text of a `journey.toml`, made into a journey, or told line by line what is wrong with it."""

import inspect
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar, get_args, get_type_hints

from parlour.core import validation, words
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.journeys.goal import check as check_goal
from parlour.core.journeys.journey import Journey, Stage
from parlour.core.journeys.wording import check as check_text
from parlour.core.journeys.wording import is_text
from parlour.core.refusal import Refusal

LONGEST: Final = 100_000  # characters of a file
MOST_STAGES: Final = 60
KEPT: Final = 100  # journeys that stay read
NAME: Final = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")
LONGEST_NAME: Final = 40
LONGEST_TITLE, LONGEST_TEXT = 60, 240  # characters
TEXTS: Final = {"title": LONGEST_TITLE, "new": LONGEST_TEXT, "asks": LONGEST_TEXT, "hint": LONGEST_TEXT}
NEEDED: Final = ("name", *TEXTS, "rules", "opponent", "goal", "reached")
KEYS: Final = (*NEEDED, "seat", "brings", "position", "part", "chapter", "puzzles")
_TOLD: Final = {"kind", *words.LANGUAGES}  # what every event has beside its facts
T = TypeVar("T")
P = ParamSpec("P")


class Fault(NamedTuple):
    """Something wrong with a file: its line, counted from 1, and why."""

    line: int
    reason: Refusal


class _Reader:
    """One reading of a text. Faults are collected, so that whoever wrote it reads all of them at once."""

    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        self.lines = text.splitlines()
        self.heads = [at for at, line in enumerate(self.lines, 1) if re.match(r"\s*\[\[\s*stages\s*\]\]", line)]
        self.faults: list[Fault] = []

    def line(self, stage: int | None, key: str) -> int:
        """Return the line of a key of a stage, or of its head; of the file's own, where there is no stage."""
        first = 0 if stage is None else self.heads[stage]
        last = next((head - 1 for head in self.heads if head > first), len(self.lines))
        for at in range(first, last):
            if key and re.match(rf"\s*{re.escape(key)}\s*[.=]", self.lines[at]):
                return at + 1
        return max(first, 1)

    def fault(self, stage: int | None, key: str, reason: Refusal) -> None:
        """Note what is wrong with a key of a stage, or of the file."""
        self.faults.append(Fault(self.line(stage, key), reason))

    def tried(self, stage: int | None, key: str, read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Return what is read, or None after a fault was noted."""
        try:
            return read(*args, **kwargs)
        except Refusal as reason:
            self.fault(stage, key, reason)
            return None

    def stage(self, at: int, given: Mapping[str, Any]) -> Stage | None:
        """Return a stage, or None after its faults were noted."""
        before = len(self.faults)
        for key in given:
            if key not in KEYS:
                self.fault(at, key, Refusal("journey-key", key=key[:40], known=", ".join(KEYS)))
        for key in NEEDED:
            if key not in given:
                self.fault(at, "", Refusal("journey-missing", key=key))
        if len(self.faults) > before:
            return None
        rules = self.tried(at, "rules", self.game.rule_book.parse, given["rules"])
        texts = {key: self.tried(at, key, check_text, given[key], key, most) for key, most in TEXTS.items()}
        part = self.tried(at, "part", check_text, given["part"], "part", LONGEST_TITLE) if "part" in given else None
        goal = self.tried(at, "goal", check_goal, given["goal"], events_of(self.game))
        for key in ("name", "opponent", "seat", "chapter", "puzzles", "reached"):
            if key in given:
                self.tried(at, key, self._check, key, given[key])
        for key in ("brings", "position"):
            if key in given:
                self.tried(at, key, self._check_named, given)
        if len(self.faults) > before:
            return None
        assert rules is not None and goal is not None, "what is missing was noted"
        told = {key: text for key, text in texts.items() if text is not None}
        return Stage(
            name=given["name"], title=told["title"], new=told["new"], asks=told["asks"], hint=told["hint"],
            rules=str(rules), opponent=given["opponent"], goal=goal, reached=float(given["reached"]),
            seat=given.get("seat"), brings=given.get("brings", {}), position=given.get("position"), part=part,
            chapter=given.get("chapter"), puzzles=given.get("puzzles"),
        )  # fmt: skip

    def _check(self, key: str, value: Any) -> None:
        match key:
            case "name" | "chapter" if not (is_text(value, LONGEST_NAME) and NAME.fullmatch(value)):
                raise Refusal("journey-name", most=LONGEST_NAME)
            case "opponent":
                validation.choice(key, value, [level.name for level in self.game.levels.ladder])
            case "seat":
                validation.choice(key, value, self.game.seats)
            case "puzzles" if value not in self.game.themes.names:
                raise Refusal("journey-theme", theme=str(value)[:40], known=", ".join(self.game.themes.names) or "–")
            case "reached" if type(value) not in (int, float) or not 0 < value <= 1:
                raise Refusal("journey-share")

    def _check_named(self, given: Mapping[str, Any]) -> None:
        """Refuse cards or a position without the seat that has them, and both together."""
        if "seat" not in given:
            raise Refusal("journey-seat", known=", ".join(self.game.seats))
        if "brings" in given and "position" in given:
            raise Refusal("journey-both")

    def check_start(self, stage: Stage) -> None:
        """Refuse cards that cannot be brought, and a position that cannot be played on."""
        rules = self.game.rule_book.parse(stage.rules)
        self.game.check_brings(rules, stage.brings)
        if stage.position is None:
            return
        state = self.game.parse_position(rules, stage.position)
        if self.game.to_act(state) == OVER:
            raise Refusal("study-over")
        self.game.check_playable(state)


@cache
def events_of(game: Game) -> Mapping[str, frozenset[str]]:
    """Return the facts of each kind of event that a game declares in its shapes; nothing for one that declares none."""
    return {
        kind: frozenset(hints) - _TOLD for hints in _event_types(game.tells.event) for kind in _texts(hints["kind"])
    }


def _event_types(told: Any) -> Iterator[dict[str, Any]]:
    """Yield the fields of each type of a union of events, by name."""
    told = getattr(told, "__value__", told)
    if get_args(told):
        for one in get_args(told):
            yield from _event_types(one)
    elif hasattr(told, "__annotations__"):
        hints = get_type_hints(told)
        if "kind" in hints:
            yield hints


def _texts(hint: Any) -> Iterator[str]:
    """Yield the texts of a Literal, however it is wrapped."""
    for one in get_args(hint):
        yield from (one,) if isinstance(one, str) else _texts(one)


def _read(reader: _Reader, text: str) -> tuple[Journey | None, list[Fault]]:
    if len(text) > LONGEST:
        return None, [Fault(1, Refusal("journey-long", most=LONGEST))]
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        return None, [Fault(int(found[1]) if found else len(reader.lines) or 1, Refusal("journey-toml"))]
    for key in given:
        if key not in ("title", "stages"):
            reader.fault(None, key, Refusal("journey-key", key=key[:40], known="title, stages"))
    title = reader.tried(None, "title", check_text, given.get("title"), "title", LONGEST_TITLE)
    stages = given.get("stages")
    if not isinstance(stages, list) or not 1 <= len(stages) <= MOST_STAGES or len(stages) != len(reader.heads):
        return None, [*reader.faults, Fault(1, Refusal("journey-stages", most=MOST_STAGES))]
    read = [reader.stage(at, one) for at, one in enumerate(stages)]
    names = [str(one.get("name")) for one in stages]
    for at, name in enumerate(names):
        if name in names[:at]:
            reader.fault(at, "name", Refusal("journey-twice", name=name[:40]))
    if reader.faults or title is None:
        return None, sorted(reader.faults, key=lambda fault: fault.line)
    return Journey(reader.game.name, title, tuple(stage for stage in read if stage is not None)), []


def lint(game: Game, text: str) -> list[Fault]:
    """Return all that is wrong with the text of a journey, by line; starts are tried where the rest is right."""
    reader = _Reader(game, text)
    journey, faults = _read(reader, text)
    for at, stage in enumerate(journey.stages if journey else ()):
        reader.tried(at, "brings" if stage.position is None else "position", reader.check_start, stage)
    return faults or reader.faults


def judge(game: Game, text: str) -> Journey:
    """Return the journey of a new text; a Refusal tells the first line that is wrong, and why."""
    _require(lint(game, text))
    return read(game, text)


@lru_cache(maxsize=KEPT)
def read(game: Game, text: str) -> Journey:
    """Return the journey of a text that was judged before; no kernel is asked, so that none is compiled for it.

    A Refusal tells the first line that the rules of today do not know any more.
    """
    journey, faults = _read(_Reader(game, text), text)
    _require(faults)
    assert journey is not None, "what has no faults is a journey"
    return journey


def _require(faults: list[Fault]) -> None:
    for line, reason in faults[:1]:
        told = words.said(reason.message)
        raise Refusal("journey-line", at=f"line {line}", line=line, reason=told, count=len(faults))


@cache
def house_journey(game: Game) -> Journey | None:
    """Return the journey of a game, `journey.toml` beside its module; None for a game that has none."""
    path = Path(inspect.getfile(type(game))).with_name("journey.toml")
    return read(game, path.read_text(encoding="utf-8")) if path.exists() else None
