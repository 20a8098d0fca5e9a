"""Players of Cipher at a browser: the same answer by mouse, by finger and by keys."""

import math
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.e2e.players import LONG
from tests.e2e.story import Move

LINES = ("front", "back")
_MOST_KEYS = 120
Press = Callable[[Locator], None]

_FOCUSED = """() => {
    const it = document.activeElement, box = it.getBoundingClientRect();
    return [it.dataset.slot ?? null, box.left + box.width / 2, box.top + box.height / 2];
}"""


def panel(page: Page) -> Locator:
    """What is asked, with its buttons."""
    return page.get_by_role("region", name="What is asked")


def card(page: Page, slot: int) -> Locator:
    """A card on the table or in the hand."""
    return page.locator(f'[data-slot="{slot}"]').filter(visible=True).first


def await_question(page: Page, move: Move) -> None:
    """Wait until this page asks what is answered next."""
    expect(panel(page).get_by_role("heading", name=move.view["ask"]["en"], exact=True)).to_be_visible(timeout=LONG)


def _button(page: Page, move: Move) -> Locator:
    """The button of an answer; of several that read alike, the one in its place."""
    alike = [legal["action"] for legal in move.view["legal"] if legal["en"] == move.legal["en"]]
    found = page.get_by_role("button", name=move.legal["en"], exact=True).filter(visible=True)
    return found.nth(min(alike.index(move.legal["action"]), found.count() - 1)) if len(alike) > 1 else found.first


def _on_table(move: Move) -> bool:
    """Whether the answer is given by a card that lies in sight: on the field, or in the own hand."""
    view, slot = move.view, move.legal["slot"]
    held = [unit for side in view["sides"].values() for line in LINES for unit in side[line]]
    held += view["sides"][view["viewer"]]["hand"]
    return move.legal["kind"] != "trigger" and any(slot is not None and one["slot"] == slot for one in held)


def _pressing(page: Page, move: Move, press: Press) -> None:
    """Press the card, then what is to be done with it; or the button of an answer that is no card in sight."""
    await_question(page, move)
    if not _on_table(move):
        return press(_button(page, move))
    press(card(page, move.legal["slot"]))
    takes_up = move.view["ask"]["kind"] in ("bond", "deploy", "act")
    if takes_up:
        press(_button(page, move))


def by_mouse(page: Page, move: Move) -> None:
    """Click."""
    _pressing(page, move, lambda target: target.click())


def by_touch(page: Page, move: Move) -> None:
    """Tap."""
    _pressing(page, move, lambda target: target.tap())


def by_keys(page: Page, move: Move) -> None:
    """Tab to what is meant, or walk there with the arrows, and press Enter."""

    def enter(target: Locator) -> None:
        goal = target.element_handle(timeout=LONG)
        _walk(page, goal)
        for _ in range(_MOST_KEYS):
            if goal.evaluate("it => it === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")

    _pressing(page, move, enter)


def _walk(page: Page, goal: Any) -> None:
    """Arrow keys from a card of the hand towards a card, as long as they lead nearer to it."""
    if not goal.evaluate("it => 'slot' in it.dataset"):
        return
    page.keyboard.press("1")  # takes the hand's first card up
    page.keyboard.press("Escape")  # and lays it down: the focus stays
    aim = goal.bounding_box()
    before = math.inf
    while True:
        _slot, x, y = page.evaluate(_FOCUSED)
        dx, dy = aim["x"] + aim["width"] / 2 - x, aim["y"] + aim["height"] / 2 - y
        if math.hypot(dx, dy) >= before:
            return
        before = math.hypot(dx, dy)
        if abs(dy) > abs(dx):
            page.keyboard.press("ArrowDown" if dy > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if dx > 0 else "ArrowLeft")
