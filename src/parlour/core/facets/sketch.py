"""Sketch: the part of a view that a table's browser is sent, made by one kernel.

A facet: a game that has one is told several times as fast. It is held to `Game.view`. `compact` makes of that view what
`written` must spell, and `parlour.testing` compares the two wherever a match can stand.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from parlour.core.record import State


class Sketch(ABC):
    """Views of one game, for sockets: the facts that its client cannot work out, with legal actions as rows."""

    def covers(self, state: State) -> bool:
        """Return True if the kernel can write views of this match; where it cannot, they are made from `Game.view`."""
        return True

    @abstractmethod
    def written(self, state: State, viewer: int) -> bytes:
        """Return a viewer's view, from the state of the match, as JSON in UTF-8."""

    @abstractmethod
    def compact(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the same facts from the viewer's `Game.view`; `written` is held to them."""


def listed(pieces: Iterable[str]) -> str:
    """Return a list of pieces of JSON as JSON."""
    return f"[{','.join(pieces)}]"


def each(part: bytes, size: int) -> list[bytes]:
    """Return a section of a row thing by thing, `size` bytes to each."""
    return [part[at : at + size] for at in range(0, len(part), size)]


def spelled(value: object) -> str:
    """Return a part as JSON without blanks."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
