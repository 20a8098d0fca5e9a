"""Windows: the little that a story needs of a browser, whichever it is."""

from collections.abc import Sequence
from typing import Protocol

Spot = tuple[float, float]
STEPS = 6  # in which a pointer crosses the table


class Window(Protocol):
    """Somebody's window on the hall, with cookies of its own."""

    def go(self, address: str) -> None:
        """Load this page."""

    def tell(self, expression: str) -> str:
        """What an expression of JavaScript comes to that is, or promises, a string."""

    def point(self, way: Sequence[Spot], finger: bool) -> None:
        """Put a finger or the mouse down at the first spot, lead it through the others, and lift it at the last."""

    def key(self, name: str) -> None:
        """Press a key, by the name that pages read of it."""

    def picture(self) -> bytes:
        """What is to be seen, as PNG."""


def between(start: Spot, end: Spot) -> list[Spot]:
    """The way from one spot to another."""
    parts = [step / STEPS for step in range(STEPS + 1)]
    return [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part) for part in parts]


# What WebDriver writes for the keys that are no letters.
KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


def typed(name: str) -> list[dict[str, object]]:
    """A key pressed and let go, as both kinds of WebDriver take it."""
    value = KEYS.get(name, name)
    return [{"type": "key", "id": "keys", "actions": [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]}]


def pointed(way: Sequence[Spot], finger: bool) -> list[dict[str, object]]:
    """A pointer on its way, as both kinds of WebDriver take it."""
    moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 10} for x, y in way]
    down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
    kind = "touch" if finger else "mouse"
    path = [moves[0], down, *moves[1:], up]
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": path}]
