"""The bus: processes of one hall tell each other where to look. What is lost on it costs time, never a move."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

import orjson
from pydantic import TypeAdapter
from typing_extensions import TypedDict

EVERYTHING = "everything"  # what to look at after words may have been missed


@dataclass(frozen=True, slots=True)
class Word:
    """What a process tells the others: where to look, and `about` whom or what; `speaker` is the process."""

    speaker: str
    where: str
    about: Any = None


class Watched(TypedDict):
    """Who watches a match at a process."""

    match: str
    seats: list[int]
    watchers: int


class Present(TypedDict):
    """Who is in the lobby at a process: some by id and name, and how many."""

    players: dict[str, str]
    count: int


TEXT, NUMBER, NOTHING = TypeAdapter(str), TypeAdapter(int), TypeAdapter(None)
ABOUT: Final[dict[str, TypeAdapter[Any]]] = {
    "match": TEXT,
    "line": NUMBER,
    "table": TypeAdapter(Watched),
    "here": TypeAdapter(Present),
    "lobby": NOTHING,
    "out": TEXT,
    "renamed": TEXT,
    EVERYTHING: NOTHING,
}


def read(said: bytes) -> Word:
    """The word that was said on a bus; a ValueError for what no process of a hall says."""
    match orjson.loads(said):
        case [str(speaker), str(where), about] if where in ABOUT:
            return Word(speaker, where, ABOUT[where].validate_python(about, strict=True))
        case _:
            raise ValueError("neither a speaker, nor a place, nor what about it")


Heard = Callable[[Word], Awaitable[None]]


class Bus(Protocol):
    """How a process tells the others."""

    @property
    def hears(self) -> bool:
        """Whether what others say is heard now."""

    def say(self, where: str, about: Any = None) -> None:
        """Tell every other process, without waiting and without being sure."""

    async def run(self, heard: Heard) -> None:
        """Listen for as long as the process lives."""


class Alone:
    """The bus of a process that has no others, or cannot reach them."""

    hears = False

    def say(self, where: str, about: Any = None) -> None:
        """There is nobody to tell."""

    async def run(self, heard: Heard) -> None:
        """There is nothing to hear."""


def bus_of(url: str, hall: str) -> Bus:
    """The bus at a Redis address, for the processes of a hall; nobody's without one."""
    if not url:
        return Alone()
    from parlour.web.redis_bus import RedisBus  # 0.3 s of a start that most halls need not spend

    return RedisBus(url, hall)
