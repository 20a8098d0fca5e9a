"""A pointer that carries something over a page, by mouse or by finger, and has not let it go yet."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.stories.windows import Spot, between


class Carrier:
    """A pointer on a page."""

    def __init__(self, page: Page, finger: bool) -> None:
        """Use the browser's own tools for a finger: Playwright can tap, but not drag."""
        self._page = page
        self._finger = page.context.new_cdp_session(page) if finger else None
        self._at: Spot = (0, 0)

    def take(self, thing: Locator) -> Spot:
        """Press a thing without letting go; return the spot.

        Move on at once, since a resting finger opens the card under it.
        """
        self._at = middle(thing)
        if self._finger:
            self._touch("touchStart", [self._at])
        else:
            self._page.mouse.move(*self._at)
            self._page.mouse.down()
        return self._at

    def over(self, place: Locator) -> None:
        """Carry it over a place."""
        self.to(middle(place))

    def to(self, end: Spot) -> None:
        """Carry it to a spot of the page."""
        for spot in between(self._at, end)[1:]:
            if self._finger:
                self._touch("touchMove", [spot])
            else:
                self._page.mouse.move(*spot)
        self._at = end

    def let_go(self) -> None:
        """Let go where it is."""
        if self._finger:
            self._touch("touchEnd", [])
        else:
            self._page.mouse.up()

    def lost(self) -> None:
        """Let the browser take the pointer for itself."""
        assert self._finger
        self._touch("touchCancel", [])

    def _touch(self, kind: str, spots: list[Spot]) -> None:
        assert self._finger
        points: list[Any] = [{"x": x, "y": y} for x, y in spots]
        self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(thing: Locator) -> Spot:
    """Return the middle of a thing, where it has come to rest."""
    thing.hover(trial=True)
    box = thing.bounding_box()
    assert box
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
