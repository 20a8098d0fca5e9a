"""Sketch: what a table's browser is sent of a view, made by one kernel.

A facet: a game that has one is told several times as fast. What it is held to is `Game.view`: `compact` makes of a
view in words what `written` must spell, and `parlour.testing` compares the two wherever a match can stand.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from parlour.core.record import State


class Sketch(ABC):
    """Views of one game, for sockets: the facts of its view that its client cannot work out, legal actions as rows."""

    def covers(self, state: State) -> bool:
        """Whether the kernel can write views of this match; where it cannot, they are made from `Game.view`."""
        return True

    @abstractmethod
    def written(self, state: State, viewer: int) -> bytes:
        """What a viewer is shown, from the state of the match, as JSON in UTF-8."""

    @abstractmethod
    def compact(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """The same, from his view as `Game.view` tells it: the judge of `written`."""


def listed(pieces: Iterable[str]) -> str:
    """A list of pieces of JSON."""
    return f"[{','.join(pieces)}]"


def each(part: bytes, size: int) -> list[bytes]:
    """A section of a row thing by thing, `size` bytes to each."""
    return [part[at : at + size] for at in range(0, len(part), size)]


def spelled(value: object) -> str:
    """A part as JSON without blanks."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
