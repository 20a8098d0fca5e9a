"""Players at a browser, with a mouse, a finger or a keyboard."""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

from parlour.core import registry
from tests.web.collecting import SHELF

LONG = 120_000  # milliseconds; a deadline for browsers slowed down on a busy machine, not an expectation
LOOK_EVERY = 50
CHANCE = random.Random(7)  # always playing the first card on the first square may tie, and replay, for ever
Way = Callable[[Page], None]


def be_somebody(page: Page) -> None:
    """Make the visitor a guest of the hall: the page's own, or a new one; two requests at once would make two."""
    if page.url == "about:blank":
        page.request.get("/api/me")
    for _ in range(LONG // LOOK_EVERY):
        if page.context.cookies():
            return
        page.wait_for_timeout(LOOK_EVERY)
    raise AssertionError(f"the hall knows nobody here: {_spoken(page)}")


def open_table(page: Page, rules: str, bring: Any = None, opponent: dict[str, str] | None = None) -> str:
    """Open a table on the game's first seat by the interface that the page uses, and go there."""
    be_somebody(page)
    game = rules.partition(":")[0]
    wish = {"game": game, "rules": rules, "seat": registry.game(game).seats[0], "bring": bring}
    answer = page.request.post("/api/matches", data={**wish, "opponent": opponent or {"kind": "link"}})
    assert answer.status == 201, answer.text()
    match = str(answer.json()["id"])
    page.goto(f"/t/{match}")
    return match


def fared(page: Page, game: str, level: str, won: int) -> None:
    """Let the hall have counted a loss and so many wins of the visitor against a level of the house."""
    told = [{"game": game, "level": level, "won": won, "drawn": 0, "lost": 1}]
    page.route("**/api/tallies", lambda route: route.fulfill(json=told))


EXPLAINED = ("goal", "mushroom", "egg", "banana", "bomb", "stealth")


def outgrow(page: Page, game: str) -> None:
    """Let the browser at a table have seen its first games: nothing is explained where something else stands."""
    for what in EXPLAINED:
        page.evaluate("key => localStorage.setItem(key, 'a b c')", f"parlour-{game}-met-{what}")
    page.reload()
    expect(page.locator("[data-seq]")).to_be_attached()  # until then a plain frame stands in its place


def game_page(page: Page, game: str) -> Locator:
    """Go to the page of a game; return the part of it that leads to a table."""
    page.goto(f"/play/{game}")
    return page.get_by_role("article")


def join(page: Page, match: str, bring: Any = None) -> None:
    """Sit down on the free seat and go there."""
    be_somebody(page)
    answer = page.request.post(f"/api/matches/{match}/join", data={"bring": bring})
    assert answer.ok, answer.text()
    page.goto(f"/t/{match}")


def match_json(page: Page, match: str) -> dict[str, Any]:
    """Return the table as the server tells it to this visitor."""
    # a connection that was kept open may lead to a hall that was killed since
    return dict(page.request.get(f"/api/matches/{match}", max_retries=1).json())


def _some_card(page: Page) -> Locator:
    """Return one of the cards that may be played."""
    cards = page.locator('[data-slot]:not([aria-disabled="true"])')
    expect(cards.first).to_be_visible(timeout=LONG)
    return cards.nth(CHANCE.randrange(cards.count()))


def beside(page: Page, name: str) -> None:
    """Press an action at a table other than playing, where it stands or behind the three dots."""
    button = page.get_by_role("button", name=name, exact=True).filter(visible=True)
    expect(page.locator("[data-cell], [data-square], [data-slot]").first).to_be_visible(timeout=LONG)
    if not button.count():
        page.get_by_role("button", name=re.compile("At this table|À cette table")).click()
    button.click()


def told_by(chip: Locator, way: str) -> Locator:
    """Return the text that a press reveals, by "mouse", "finger" or "keys"; check that it was hidden before."""
    told = chip.locator("xpath=following-sibling::*[@popover][1]")
    expect(told).to_be_hidden()
    if way == "keys":
        chip.press("Enter")
    else:
        (chip.tap if way == "finger" else chip.click)()
    expect(told).to_be_visible()
    return told


def turn_mark(page: Page) -> Any:
    """Return the mark that tells a player of their turn."""
    return page.get_by_text("Your turn", exact=True).filter(visible=True).first


def _await_turn(page: Page) -> None:
    expect(turn_mark(page)).to_be_visible(timeout=LONG)


def _free_cell(page: Page) -> int:
    """Return one of the cells whose names say they are empty."""
    labels = page.locator("[data-cell]").evaluate_all("cells => cells.map(c => [c.dataset.cell, c.ariaLabel])")
    return CHANCE.choice([int(cell) for cell, label in labels if "empty" in label])


def _play_by(press: Callable[[Locator], None]) -> Way:
    def play(page: Page) -> None:
        """Press a card, then a square."""
        _await_turn(page)
        card = _some_card(page)
        if card.get_attribute("aria-pressed") != "true":
            press(card)
        press(page.locator(f'[data-cell="{_free_cell(page)}"]'))

    return play


play_by_mouse = _play_by(Locator.click)
play_by_touch = _play_by(Locator.tap)


def play_by_drag(page: Page) -> None:
    """Drag a card onto a square."""
    _await_turn(page)
    start = _some_card(page).bounding_box()
    end = page.locator(f'[data-cell="{_free_cell(page)}"]').bounding_box()
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def play_by_keyboard(page: Page) -> None:
    """Pick a card by a digit, walk by arrows, place it by Enter."""
    _await_turn(page)
    page.keyboard.press("1")
    target = _free_cell(page)
    for _ in range(2):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    for _ in range(target // 3):
        page.keyboard.press("ArrowDown")
    for _ in range(target % 3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def play_out(match: str, red: Page, blue: Page, red_way: Way = play_by_mouse, blue_way: Way = play_by_mouse) -> None:
    """Let both sides play to the end, each in their own way; the turn is read from the pages."""
    for _ in range(400):
        if match_json(red, match)["status"] == "over":
            return
        with moved(red, match):
            mover = to_move(red, blue)
            (red_way if mover is red else blue_way)(mover)
    raise AssertionError("the match did not end")


def to_move(red: Page, blue: Page) -> Page:
    """Return the page that first says it is its player's turn."""
    for _ in range(LONG // LOOK_EVERY):
        for page in (red, blue):
            if turn_mark(page).is_visible():
                return page
        red.wait_for_timeout(LOOK_EVERY)
    raise AssertionError(f"nobody's turn: {_spoken(red)} / {_spoken(blue)}")


def _spoken(page: Page) -> str:
    """Return the text of the page, for the message of a failure."""
    return page.locator("body").inner_text()[:400]


@contextmanager
def moved(page: Page, match: str) -> Iterator[None]:
    """Wait after the block until the server has taken its move."""
    before = match_json(page, match)["seq"]
    yield
    await_seq(page, match, before)


def await_seq(page: Page, match: str, after: int) -> None:
    """Wait until the server has taken the move."""
    for _ in range(LONG // LOOK_EVERY):
        if match_json(page, match)["seq"] > after:
            return
        page.wait_for_timeout(LOOK_EVERY)
    raise AssertionError(f"the move did not arrive: {_spoken(page)}")


def await_shown(page: Page, seq: int) -> None:
    """Wait until the page shows the match after an entry: the next question may read like the last."""
    expect(page.locator(f'[data-seq="{seq}"]')).to_be_attached(timeout=LONG)


def proposed(page: Page) -> Locator:
    """Return the button of what the coach proposes: the coach's own, or that answer to what is asked."""
    return page.locator("[data-advised]").filter(visible=True)


def close_end(page: Page) -> None:
    """Close the page of the end of a match, which comes by itself: the final board lies under it."""
    end = page.locator("dialog.end")
    end.get_by_role("button", name=re.compile("^(Close|Fermer)$")).click(timeout=LONG)
    expect(end).to_have_count(0)


def unfold(page: Page) -> None:
    """Open every step of a form that a narrow window folds."""
    folded = page.locator("form details.panel:not([open]) > summary")
    while folded.count():
        folded.first.click()


def claim(page: Any) -> None:
    """Claim an account with a unique name for the player at this browser."""
    be_somebody(page)
    answer = page.request.post("/api/me/claim", data={"name": f"P{uuid4().hex[:12]}", "password": "correct horse"})
    assert answer.status == 201, answer.text()


def enrolled(page: Any) -> str:
    """Give the player at this browser an account and cards; return their name."""
    claim(page)
    assert page.request.post(f"{SHELF}/enrol").ok
    return str(page.request.get("/api/me").json()["name"])


def named(cards: Any, name: str) -> Any:
    """Return those of these cards that have this name, and not one of which it is a part."""
    known = cards.page.request.get(SHELF).json()["cards"]
    longer = {called for card in known for called in (card["name"], *card["called"].values()) if name in called}
    found = cards.filter(has_text=name)
    for other in longer - {name}:
        found = found.filter(has_not_text=other)
    return found


def owned(page: Any) -> list[dict[str, Any]]:
    """Return the cards that the player at this browser has."""
    return [card for card in page.request.get(SHELF).json()["cards"] if card["count"]]
