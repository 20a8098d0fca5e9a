"""Players of Chakart at a browser: one action by mouse, by finger, by dragging or by keys."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e import players
from tests.e2e.players import LONG

_SQUARES = re.compile(r"[a-h][1-8]")


def open_table(page: Page, opponent: dict[str, str] | None = None, rules: str = "chakart:seed") -> str:
    """Open a table as White and go there."""
    return players.open_table(page, rules, None, opponent)


def square(page: Page, name: str) -> Any:
    """Return the button of a square."""
    return page.locator(f'[data-square="{name}"]')


def await_turn(page: Page) -> None:
    """Wait until this page says that it is its player's turn and offers choices."""
    expect(page.get_by_text("Your turn", exact=True).filter(visible=True).first).to_be_visible(timeout=LONG)
    expect(page.locator("button.own, [data-drop], [data-promote]").first).to_be_attached(timeout=LONG)


Press = Callable[[Any], None]


def _mode(page: Page, action: str, press: Press) -> None:
    for sign, power in (("~", "Stealth"), ("^", "Shell")):
        if sign in action:
            press(page.get_by_role("button", name=power).and_(page.locator("[aria-pressed]")).first)


def _choose(page: Page, action: str, press: Press) -> None:
    """Press all that an action needs besides squares: the piece that comes back, the piece a pawn becomes."""
    if "@" in action:
        drop = page.locator(f'[data-drop="{action[0].lower()}"]')
        if drop.get_attribute("aria-pressed") != "true":
            press(drop)


def _promote(page: Page, action: str, press: Press) -> None:
    if action.startswith("=") or re.fullmatch(r"([a-h][1-8]){2}[rnbqk]", action):
        press(page.locator(f'[data-promote="{action[-1]}"]'))


def _pressing(page: Page, action: str, press: Press) -> None:
    await_turn(page)
    _mode(page, action, press)
    _choose(page, action, press)
    squares = _SQUARES.findall(action)
    if len(squares) == 2 and square(page, squares[1]).evaluate("button => !button.classList.contains('aim')"):
        press(square(page, squares[0]))
    if squares:
        press(square(page, squares[-1]))
    _promote(page, action, press)


def by_mouse(page: Page, action: str) -> None:
    """Click the piece, then its square."""
    _pressing(page, action, lambda target: target.click())


def by_touch(page: Page, action: str) -> None:
    """Tap the piece, then its square."""
    _pressing(page, action, lambda target: target.tap())


def by_drag(page: Page, action: str) -> None:
    """Drag the piece onto its square; click where dragging is not enough."""
    squares = _SQUARES.findall(action)
    if not re.fullmatch(r"([a-h][1-8]){2}[rnbqk]?", action):
        return by_mouse(page, action)
    await_turn(page)
    start, end = (square(page, name).bounding_box() for name in squares)
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    _promote(page, action, lambda target: target.click())


def by_keys(page: Page, action: str) -> None:
    """Type the squares; use Tab and Enter for buttons."""
    await_turn(page)

    def enter(target: Any) -> None:
        target.focus()
        page.keyboard.press("Enter")

    if not re.fullmatch(r"([a-h][1-8]){2}[rnbqk]?", action):
        return _pressing(page, action, enter)
    first, second = _SQUARES.findall(action)
    square(page, first).focus()
    if square(page, second).evaluate("button => !button.classList.contains('aim')"):
        page.keyboard.press("Enter")
    page.keyboard.type(second)
    _promote(page, action, enter)
