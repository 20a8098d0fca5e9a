"""Hints: messages between the processes of one hall, which say where to look."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import orjson
from pydantic import TypeAdapter
from typing_extensions import TypedDict

EVERYTHING = "everything"  # the hint to look at all there is, after hints may have been missed


@dataclass(frozen=True, slots=True)
class Hint:
    """A message of a process, the `speaker`, to the others: where to look, and `about` whom or what."""

    speaker: str
    where: str
    about: Any = None


class Watched(TypedDict):
    """The watchers of a match at a process."""

    match: str
    seats: list[int]
    watchers: int


class Present(TypedDict):
    """The people in the lobby at a process: some by id and name, and how many there are."""

    players: dict[str, str]
    count: int


TEXT, NUMBER, NOTHING = TypeAdapter(str), TypeAdapter(int), TypeAdapter(None)
ABOUT: Final[dict[str, TypeAdapter[Any]]] = {
    "match": TEXT,
    "line": NUMBER,
    "table": TypeAdapter(Watched),
    "here": TypeAdapter(Present),
    "lobby": NOTHING,
    "inbox": TEXT,
    "out": TEXT,
    "renamed": TEXT,
    EVERYTHING: NOTHING,
}


def read(said: bytes) -> Hint:
    """Return the hint that came over a bus; raise a ValueError for what no process of a hall says."""
    match orjson.loads(said):
        case [str(speaker), str(where), about] if where in ABOUT:
            return Hint(speaker, where, ABOUT[where].validate_python(about, strict=True))
        case _:
            raise ValueError("neither a speaker, nor a place, nor what about it")


Heard = Callable[[Hint], Awaitable[None]]
