"""Chromium, by Playwright."""

from collections.abc import Sequence
from typing import Any

from tests.e2e.stories.windows import Spot


class ChromiumWindow:
    """A page of a context of its own."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._devtools = page.context.new_cdp_session(page)

    def go(self, address: str) -> None:
        """Load this page."""
        self._page.goto(address)

    def tell(self, expression: str) -> str:
        """Return the value of an expression."""
        return str(self._page.evaluate(expression))

    def point(self, way: Sequence[Spot], finger: bool) -> None:
        """Lead a pointer; for a finger use the browser's own tools, since Playwright can tap, but not drag."""
        if finger:
            return self._touch(way)
        mouse = self._page.mouse
        mouse.move(*way[0])
        mouse.down()
        for spot in way[1:]:
            mouse.move(*spot)
        mouse.up()

    def _touch(self, way: Sequence[Spot]) -> None:
        for number, (x, y) in enumerate(way):
            kind = "touchMove" if number else "touchStart"
            self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        self._devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def key(self, name: str) -> None:
        """Press a key."""
        self._page.keyboard.press(name)

    def picture(self) -> bytes:
        """Return a picture of the page."""
        return bytes(self._page.screenshot())
