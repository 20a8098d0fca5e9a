"""Players of Cipher at a browser: the same answer by mouse, by finger and by keys."""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.players import LONG, await_seq, match_json
from tests.e2e.story import Move

LINES = ("front", "back")
EDGE: Final = {"x": 12, "y": 12}  # in sight of a card too that lies under the next one, whose middle is not
_MOST_KEYS = 120
Press = Callable[[Locator], None]

_PLACE = "it => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
_FOCUSED = "it => it === document.activeElement"
_ON_CARD = "it => 'card' in it.dataset && 'card' in document.activeElement.dataset"
_BEHIND = "it => Boolean(document.activeElement.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING)"


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


def deeds(moves: Sequence[Move]) -> list[list[Move]]:
    """What is done in one go: an attack is told with its target."""
    found: list[list[Move]] = []
    for move in moves:
        if move.view["ask"]["kind"] == "target":
            found[-1].append(move)
        else:
            found.append([move])
    return found


@contextmanager
def told(page: Page, match: str, deed: Sequence[Move]) -> Iterator[None]:
    """What is done within is this deed, all of which the server has taken at the end."""
    before = match_json(page, match)["seq"]
    yield
    await_seq(page, match, before + len(deed) - 1)


def follow(proposal: Locator, match: str, press: Press) -> None:
    """Do what the coach proposes, until the server has taken it; of an attack its target too, for nobody is told of
    it before.
    """
    before = match_json(proposal.page, match)["seq"]
    name = proposal.get_attribute("aria-label") or ""
    attacks = bool(re.search("Attack with|Attaquer avec", name))
    press(proposal)
    if attacks:
        expect(proposal).not_to_have_attribute("aria-label", name)
        press(proposal)
    await_seq(proposal.page, match, before + attacks)


def _pressing(page: Page, move: Move, press: Press, twice: bool = False) -> None:
    """Press the card, then what is to be done with it; or the button of an answer that is no card in sight.

    A finger presses a target `twice`: first it sees what both bring.
    """
    await_question(page, move)
    if not _on_table(move):
        return press(_button(page, move))
    press(card(page, move.legal["slot"]))
    takes_up = move.view["ask"]["kind"] in ("bond", "deploy", "act")
    if takes_up or (twice and move.view["ask"]["kind"] == "target"):
        press(_button(page, move))


def by_mouse(page: Page, move: Move) -> None:
    """Click what is in sight, once no other card stands out because the pointer rests on it."""

    def press(target: Locator) -> None:
        page.mouse.move(0, 0)
        target.click(position=EDGE)

    _pressing(page, move, press)


def by_touch(page: Page, move: Move) -> None:
    """Tap what is in sight."""
    _pressing(page, move, lambda target: target.tap(position=EDGE), twice=True)


def by_keys(page: Page, move: Move) -> None:
    """A digit picks a card of the hand; Tab and the arrow keys lead to everything else, and Enter presses it."""

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
    """Tab towards the goal; from card to card with the arrows, as long as they lead nearer to it."""
    for _ in range(_MOST_KEYS):
        if goal.evaluate(_FOCUSED):
            return
        if goal.evaluate(_ON_CARD) and _step(page, goal):
            continue
        page.keyboard.press("Shift+Tab" if goal.evaluate(_BEHIND) else "Tab")
    raise AssertionError("the keyboard does not lead there")


def _step(page: Page, goal: Any) -> bool:
    """One arrow key from card to card; False, and back again, when it leads no nearer."""
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
