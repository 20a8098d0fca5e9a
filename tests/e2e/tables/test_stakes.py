"""The whole story at two browsers: enrolled, challenged by a link with cards at stake, picked, played closed, won."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.measured import DESK, FINGER, POINTER, WINDOWS, resize, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

RULES = "triple-triad:wiki+same+card_pick=opponent"


def _enrol(page: Any) -> None:
    players.claim(page)
    page.goto("/collection")
    expect(page.get_by_text("500 gil").first).to_be_visible(timeout=players.LONG)


def _bring(page: Any, go: str) -> None:
    """Choose six of the owned cards, and go on."""
    cards = page.get_by_role("button", name=re.compile("You own one"))
    expect(cards).to_have_count(10, timeout=players.LONG)
    for at in range(6):
        cards.nth(at).click()
    shoot(page, f"stakes-bring-{page.viewport_size['width']}")
    page.get_by_role("button", name=go, exact=True).click()


def _pick_hands(match: str, *pages: Any) -> None:
    """Let each pick the other's hand, card by card, until both see the board."""
    for _ in range(players.LONG // players.LOOK_EVERY):
        if all(page.locator("[data-cell]").first.is_visible() for page in pages):
            return
        for page in pages:
            button = page.locator('[data-pick]:not([aria-disabled="true"])').first
            if button.is_visible():
                with players.moved(page, match):
                    button.click()
        pages[0].wait_for_timeout(players.LOOK_EVERY)
    raise AssertionError("the hands were not picked")


def _awkward(page: Any, window: tuple[int, int]) -> list[str]:
    """Return what in the sheet of winnings is too small for a finger, or out of reach, in this window."""
    resize(page, *window)
    shoot(page, f"stakes-won-{page.evaluate('document.documentElement.lang')}-{window[0]}x{window[1]}")
    finger = FINGER if window[0] < DESK else POINTER
    high = page.evaluate("document.scrollingElement.scrollHeight")
    wrong = [] if high <= window[1] + 1 else ["the page scrolls"]
    targets = page.get_by_role("dialog").locator("label, button, a").all()
    assert len(targets) > 5
    for target in targets:
        target.hover(trial=True)
        box = target.bounding_box()
        name, width, height = target.inner_text() or target.get_attribute("aria-label"), box["width"], box["height"]
        if min(width, height) < finger:
            wrong.append(f"{name} is {width:.0f}x{height:.0f}")
        if box["x"] < 0 or box["x"] + width > window[0]:
            wrong.append(f"{name} hangs out of the window")
    return [f"{window}: {each}" for each in wrong]


@pytest.mark.slowed
def test_a_card_is_staked_played_for_and_won(hall: Hall, visitor: Any) -> None:
    """Ann's link tells the stakes; each picks the other's hand; Ann resigns, and Ben takes one of her cards."""
    ann, ben = visitor(hall), visitor(hall, width=360, touch=True)
    for page in (ann, ben):
        _enrol(page)
    ann.goto(f"/new/triple-triad?with=friend&rules={RULES.replace('+', '%2B')}")
    ann.get_by_text("From the collections, at stake").click(timeout=players.LONG)
    ann.get_by_text("10 gil", exact=True).click()
    shoot(ann, "stakes-compose-1280")
    ann.get_by_role("button", name="Choose your cards").filter(visible=True).first.click()
    _bring(ann, "Make the link")
    ann.wait_for_url("**/c/*")
    ben.goto(ann.url.removeprefix(hall.url))
    ben.get_by_text("Details").click()
    for told in ("10 gil", "Own cards", "No clock"):
        expect(ben.get_by_text(told, exact=True)).to_be_visible(timeout=players.LONG)
    for staked in ("The winner picks one of the loser’s five cards", "10 gil each"):
        expect(ben.get_by_text(staked)).to_be_visible()
    shoot(ben, "stakes-told-360")
    ben.get_by_role("button", name="Play for one card").click()
    _bring(ben, "Play with these")
    ben.wait_for_url("**/t/*")
    ann.wait_for_url("**/t/*")
    match = ben.url.rsplit("/", 1)[-1]
    _pick_hands(match, ann, ben)
    mover = players.to_move(ann, ben)
    with players.moved(ann, match):
        players.play_by_mouse(mover)
    expect(ann.get_by_role("region", name=re.compile("Hand of")).locator("[data-slot]")).to_have_count(0)
    ann.get_by_role("button", name="Resign", exact=True).filter(visible=True).first.click()
    ann.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ben.get_by_text("You won: take one card")).to_be_visible(timeout=players.LONG)
    found: list[str] = []
    for lang, windows in (("fr", WINDOWS[:1]), ("en", WINDOWS)):
        ben.evaluate("lang => localStorage.setItem('parlour-lang', lang)", lang)
        ben.reload()
        expect(ben.get_by_role("dialog").locator(".pool button").first).to_be_visible()
        found += [wrong for window in windows for wrong in _awkward(ben, window)]
    assert found == []
    expect(ben).to_have_title(re.compile(r"^\(1\) "))
    ben.get_by_role("dialog").get_by_role("button", name="Close").click()
    ben.get_by_role("button", name="You won: take one card").click()
    face = ben.get_by_role("dialog").locator(".pool button").first
    card = re.escape(face.locator("b").inner_text())
    expect(face).to_have_accessible_description(re.compile(r"^\w up \w right \w down \w left\. "), timeout=players.LONG)
    face.click()
    ben.get_by_role("button", name=re.compile(f"^Take {card}$")).click()
    expect(ben.get_by_text("The cards are yours.")).to_be_visible(timeout=players.LONG)
    expect(ben.get_by_role("region", name="You won").get_by_text(re.compile(rf"^You took {card}\.$"))).to_be_visible()
    ann.reload()
    expect(ann.get_by_text(re.compile(rf" took {card}\.$"))).to_be_visible(timeout=players.LONG)
    expect(ann.get_by_text("may take")).to_have_count(0)
    expect(ben).not_to_have_title(re.compile(r"^\("))
    ann.goto("/inbox")
    expect(ann.get_by_text(re.compile(rf"has won from you and takes: {card}"))).to_be_visible()
    ben.goto("/ledger")
    expect(ben.get_by_text("Won", exact=True).first).to_be_visible(timeout=players.LONG)
    shoot(ben, "stakes-ledger-360")
    ben.goto(f"/library/{match}")
    expect(ben.get_by_text(re.compile(rf"^You took {card}\.$"))).to_be_visible(timeout=players.LONG)
    ben.get_by_text("Details", exact=True).click()
    ben.get_by_role("button", name="Check every pick here").click(timeout=players.LONG)
    expect(ben.get_by_text(re.compile("^Fair: "))).to_be_visible(timeout=players.LONG)
    expect(ben.get_by_text("The seed fits the seal that this browser was shown")).to_be_visible()
    assert ann.problems == ben.problems == []
