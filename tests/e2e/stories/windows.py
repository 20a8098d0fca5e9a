"""The windows of browsers, with the little that a story needs of any of them."""

from collections.abc import Sequence
from typing import Protocol

from selenium.webdriver.common.actions.key_input import KeyInput
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

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


KEYS = {
    "Tab": Keys.TAB,
    "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowUp": Keys.ARROW_UP,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowDown": Keys.ARROW_DOWN,
}


def typed(name: str) -> list[dict[str, object]]:
    """Return a key pressed and let go, as both kinds of WebDriver take it."""
    keys = KeyInput("keys")
    keys.create_key_down(KEYS.get(name, name))
    keys.create_key_up(KEYS.get(name, name))
    return [keys.encode()]


def pointed(way: Sequence[Spot], finger: bool) -> list[dict[str, object]]:
    """Return a pointer on its way, as both kinds of WebDriver take it."""
    kind = "touch" if finger else "mouse"
    pointer = PointerInput(kind, kind)
    for number, (x, y) in enumerate(way):
        pointer.create_pointer_move(10, round(x), round(y))
        if number == 0:
            pointer.create_pointer_down(button=0)
    pointer.create_pointer_up(button=0)
    return [pointer.encode()]
