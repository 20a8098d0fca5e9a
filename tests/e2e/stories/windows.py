"""The windows of browsers, with the little that a story needs of any of them."""

from collections.abc import Sequence
from typing import Protocol

Spot = tuple[float, float]
STEPS = 6  # of a pointer on its way across the table


class Window(Protocol):
    """A window on the hall, with cookies of its own."""

    def go(self, address: str) -> None:
        """Load this page."""

    def tell(self, expression: str) -> str:
        """Return the value of an expression of JavaScript that is, or promises, a string."""

    def point(self, way: Sequence[Spot], finger: bool) -> None:
        """Put a finger or the mouse down at the first spot, lead it through the others, and lift it."""

    def key(self, name: str) -> None:
        """Press a key, by the name that pages read of it."""

    def picture(self) -> bytes:
        """Return a picture of the page, as PNG."""


def between(start: Spot, end: Spot) -> list[Spot]:
    """Return the spots on the way from one to another."""
    parts = [step / STEPS for step in range(STEPS + 1)]
    return [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part) for part in parts]


# WebDriver's characters for keys that are no letters.
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
    """Return a key pressed and let go, as both kinds of WebDriver take it."""
    value = KEYS.get(name, name)
    return [{"type": "key", "id": "keys", "actions": [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]}]


def pointed(way: Sequence[Spot], finger: bool) -> list[dict[str, object]]:
    """Return a pointer on its way, as both kinds of WebDriver take it."""
    moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 10} for x, y in way]
    down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
    kind = "touch" if finger else "mouse"
    path = [moves[0], down, *moves[1:], up]
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": path}]
