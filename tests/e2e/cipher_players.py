"""Players of Cipher at a browser: one answer by mouse, by finger or by keys."""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.players import LONG, await_seq, match_json
from tests.e2e.story import Move

LINES = ("front", "back")
EDGE: Final = {"x": 12, "y": 12}  # visible even on a card under the next one, whose middle is not
_MOST_KEYS = 120
NO: Final = re.compile("^(Keep |No critical hit|Do not evade)")  # to a critical hit, or to an evasion
Press = Callable[[Locator], None]

_PLACE = "it => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
_FOCUSED = "it => it === document.activeElement"
_ON_CARD = "it => 'card' in it.dataset && 'card' in document.activeElement.dataset"
_BEHIND = "it => Boolean(document.activeElement.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING)"


def panel(page: Page) -> Locator:
    """Return the panel of the question, with its buttons."""
    return page.get_by_role("region", name="What is asked")


def card(page: Page, slot: int) -> Locator:
    """Return a card on the table or in the hand."""
    return page.locator(f'[data-slot="{slot}"]').filter(visible=True).first


def await_question(page: Page, move: Move) -> None:
    """Wait until this page asks the question that is answered next."""
    expect(panel(page).get_by_role("heading", name=move.view["ask"]["en"], exact=True)).to_be_visible(timeout=LONG)


def _button(page: Page, move: Move) -> Locator:
    """Return the button of an answer; of several that read alike, the one in its place."""
    alike = [legal["action"] for legal in move.view["legal"] if legal["en"] == move.legal["en"]]
    name: str | re.Pattern[str] = move.legal["en"]
    if move.view["ask"]["kind"] in ("critical", "evade") and move.legal["word"] == "no":
        name = NO
    found = page.get_by_role("button", name=name, exact=True).filter(visible=True)
    return found.nth(min(alike.index(move.legal["action"]), found.count() - 1)) if len(alike) > 1 else found.first


def _on_table(move: Move) -> bool:
    """Return True if the answer is a visible card: on the field, or in the own hand."""
    view, slot = move.view, move.legal["slot"]
    held = [unit for side in view["sides"].values() for line in LINES for unit in side[line]]
    held += view["sides"][view["viewer"]]["hand"]
    return move.legal["kind"] != "trigger" and any(slot is not None and one["slot"] == slot for one in held)


def deeds(moves: Sequence[Move]) -> list[list[Move]]:
    """Group the moves that are made in one go: an attack goes with its target."""
    found: list[list[Move]] = []
    for move in moves:
        if move.view["ask"]["kind"] == "target":
            found[-1].append(move)
        else:
            found.append([move])
    return found


@contextmanager
def told(page: Page, match: str, deed: Sequence[Move]) -> Iterator[None]:
    """Wait after the block until the server has taken all moves of this deed."""
    before = match_json(page, match)["seq"]
    yield
    await_seq(page, match, before + len(deed) - 1)


def follow(proposal: Locator, match: str, press: Press) -> None:
    """Do what the coach proposes, until the server has taken it.

    An attack goes with its target, in one go.
    """
    before = match_json(proposal.page, match)["seq"]
    attacks = bool(re.search(" (attacks|attaque) ", proposal.get_attribute("aria-label") or ""))
    press(proposal)
    await_seq(proposal.page, match, before + attacks)


def _pressing(page: Page, move: Move, press: Press, twice: bool = False) -> None:
    """Press the card, then what to do with it; or the button of an answer that is no visible card.

    A finger presses a target `twice`: the first tap shows the numbers of both.
    """
    await_question(page, move)
    if not _on_table(move):
        return press(_button(page, move))
    press(card(page, move.legal["slot"]))
    takes_up = move.view["ask"]["kind"] in ("bond", "deploy", "act")
    if takes_up or (twice and move.view["ask"]["kind"] == "target"):
        press(_button(page, move))


def by_mouse(page: Page, move: Move) -> None:
    """Click what is visible, once no other card stands out under the resting pointer."""

    def press(target: Locator) -> None:
        page.mouse.move(0, 0)
        target.click(position=EDGE)

    _pressing(page, move, press)


def by_touch(page: Page, move: Move) -> None:
    """Tap what is visible."""
    _pressing(page, move, lambda target: target.tap(position=EDGE), twice=True)


def by_keys(page: Page, move: Move) -> None:
    """Pick a card of the hand by a digit; reach everything else by Tab and the arrow keys, and press it by Enter."""

    def press(target: Locator) -> None:
        held = page.locator(".hand [data-slot]").evaluate_all("cards => cards.map(card => Number(card.dataset.slot))")
        slot = target.get_attribute("data-slot")
        if slot and int(slot) in held[:9]:
            page.keyboard.press(str(held.index(int(slot)) + 1))
            return
        _walk(page, target.element_handle(timeout=LONG))
        page.keyboard.press("Enter")

    _pressing(page, move, press)


def _walk(page: Page, goal: Any) -> None:
    """Press Tab towards the goal; go from card to card with the arrows, as long as they lead nearer to it."""
    for _ in range(_MOST_KEYS):
        if goal.evaluate(_FOCUSED):
            return
        if goal.evaluate(_ON_CARD) and _step(page, goal):
            continue
        page.keyboard.press("Shift+Tab" if goal.evaluate(_BEHIND) else "Tab")
    raise AssertionError("the keyboard does not lead there")


def _step(page: Page, goal: Any) -> bool:
    """Press one arrow key from card to card; go back and return False if it leads no nearer."""
    dx, dy = _way(page, goal)
    key, back = ("ArrowDown", "ArrowUp") if abs(dy) > abs(dx) else ("ArrowRight", "ArrowLeft")
    if max(dx, dy, key=abs) < 0:
        key, back = back, key
    page.keyboard.press(key)
    if math.hypot(*_way(page, goal)) < math.hypot(dx, dy):
        return True
    page.keyboard.press(back)
    return False


def _way(page: Page, goal: Any) -> tuple[float, float]:
    (to_x, to_y), (x, y) = goal.evaluate(_PLACE), page.locator(":focus").evaluate(_PLACE)
    return to_x - x, to_y - y
