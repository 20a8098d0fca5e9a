"""A move against the house is taken back by mouse, finger and keys, read out, and impossible elsewhere."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import access, phones, players
from tests.e2e.measured import resize
from tests.legal import actions
from tests.served import Hall
from tests.web.visiting import Guest

pytestmark = pytest.mark.browser

HOUSE = {"kind": "bot", "agent": "random"}
TABLES = {
    "triple-triad": ("triple-triad:ffwtt+visibility=open", None),
    "chakart": ("chakart:seed", None),
    "cipher": ("cipher:official", {"deck": "S01"}),
}
# The picks that chance makes again: cards lie face down in Cipher, and only Chakart has dice.
ANEW = {
    "triple-triad": {"en-GB": "What chance decides from there on is drawn anew;", "fr-FR": "est tiré de nouveau"},
    "chakart": {"en-GB": "New dice fall;", "fr-FR": "De nouveaux dés tombent"},
    "cipher": {"en-GB": "Unseen cards of decks and orbs are shuffled anew;", "fr-FR": "sont mélangées de nouveau"},
}
DICE = re.compile(r"\bdice\b|\bdés\b")
WORDS = {
    "en-GB": ("Take back", r"^You took back move [12]\.", "With takebacks."),
    "fr-FR": ("Reprendre le coup", r"^Vous avez repris le coup [12]\.", "Avec reprises."),
}


@contextmanager
def begun(
    hall: Hall, visitor: Any, game: str, window: tuple[int, int], locale: str = "en-GB"
) -> Iterator[tuple[Page, str, Guest]]:
    """Yield a table against the house after a first move and its answer: page, match, client of its player."""
    page = visitor(hall, width=window[0], height=window[1], touch=window[0] < 700, locale=locale)
    rules, bring = TABLES[game]
    match = players.open_table(page, rules, bring, HOUSE)
    with phones.behind(page, hall) as guest:
        move(page, guest, match)
        yield page, match, guest


def move(page: Page, guest: Guest, match: str) -> None:
    """Make the next move, and wait until the house's answer is shown."""
    with guest.at({"id": match}) as seat:
        told = seat.hear("snapshot")
        while (view := told.get("view") or told["entry"]["view"])["to_act"] != view["viewer"]:
            told = seat.hear("entry")
        seat.say({"type": "act", "command": f"m{told['match']['seq']}", "action": actions(view)[0]})
        told = seat.hear("entry")
        while (view := told["entry"]["view"])["to_act"] != view["viewer"]:
            told = seat.hear("entry")
    players.await_shown(page, told["entry"]["seq"])


def taken_back(page: Page, match: str, before: int) -> None:
    """Check that the table shows the takeback."""
    players.await_seq(page, match, before)
    players.await_shown(page, before + 1)


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("game", TABLES)
def test_the_last_move_is_taken_back(hall: Hall, visitor: Any, game: str, locale: str) -> None:
    """On a desk the button says what it does, is off without a move, and is read out; the result bears the mark."""
    with begun(hall, visitor, game, (1280, 800), locale) as (page, match, guest):
        label, heard, mark = WORDS[locale]
        button = page.get_by_role("button", name=label, exact=True)
        expect(button).to_be_enabled()
        said = button.get_attribute("title") or ""
        assert len(said) > 80 and ANEW[game][locale] in said
        assert bool(DICE.search(said)) is (game == "chakart")
        assert [said for said in access.violations(page) if "button" in said] == []
        before = players.match_json(page, match)["seq"]
        button.click()
        taken_back(page, match, before)
        expect(page.locator(".spoken")).to_have_text(re.compile(heard))
        expect(button).to_be_disabled()
        assert players.match_json(page, match)["taken_back"] == 1
        move(page, guest, match)
        expect(button).to_be_enabled()
        with guest.at({"id": match}) as seat:
            assert seat.ask({"type": "resign", "command": "end"})["type"] == "accepted"
        expect(page.get_by_text(mark).first).to_be_visible()
        expect(button).to_have_count(0)
        page.goto(f"/library/{match}")
        expect(page.locator("p.end")).to_contain_text(mark.rstrip(".").lower())
        assert page.problems == []


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", TABLES)
def test_on_a_phone_it_is_at_hand(hall: Hall, visitor: Any, game: str) -> None:
    """One tap in the header or the bar takes a move back, in Cipher two; behind the three dots it says what it does."""
    with begun(hall, visitor, game, (390, 844)) as (page, match, _):
        before = players.match_json(page, match)["seq"]
        folded = game == "cipher"  # the phases of its turn have that room
        more = page.get_by_role("button", name="At this table")
        place = page.get_by_role("dialog") if folded else page
        button = place.get_by_role("button", name="Take back", exact=not folded)
        for width, height in ((390, 844), (740, 360), (360, 640)):
            resize(page, width, height)
            if folded:
                more.tap()
            expect(button).to_be_visible()
            box = button.bounding_box()
            assert box is not None and box["width"] >= 44 and box["height"] >= 44
            assert box["x"] >= 0 and box["x"] + box["width"] <= width
            if not folded:
                more.tap()
            told = page.get_by_role("dialog").get_by_text("you keep what you have seen", exact=False)
            expect(told).to_be_visible()
            page.keyboard.press("Escape")
            expect(told).to_have_count(0)
        if folded:
            more.tap()
        button.tap()
        taken_back(page, match, before)
        if folded:
            more.tap()
        expect(button).to_be_disabled()


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", TABLES)
def test_by_keys_and_while_looking_back(hall: Hall, visitor: Any, game: str) -> None:
    """Ctrl+Z works even while an earlier position is shown, until nothing is left; then the game goes on."""
    with begun(hall, visitor, game, (1280, 800)) as (page, match, guest):
        move(page, guest, match)
        page.get_by_role("button", name="Step back", exact=True).first.click()
        before = players.match_json(page, match)["seq"]
        page.locator("#main").focus()
        page.keyboard.press("Control+z")
        taken_back(page, match, before)
        page.keyboard.press("Control+z")
        taken_back(page, match, before + 1)
        page.keyboard.press("Control+z")
        table = players.match_json(page, match)
        assert (table["takeback"], table["taken_back"]) == (None, 2)
        move(page, guest, match)
        assert page.problems == []


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", TABLES)
def test_the_button_keeps_the_focus_of_whoever_presses_it_by_a_key(hall: Hall, visitor: Any, game: str) -> None:
    """The button keeps the focus until nothing is left and beyond, when it is off; the game goes on from there."""
    with begun(hall, visitor, game, (1280, 800)) as (page, match, guest):
        move(page, guest, match)
        button = page.get_by_role("button", name="Take back", exact=True)
        before = players.match_json(page, match)["seq"]
        for times in range(2):
            expect(button).to_be_enabled()
            button.press("Enter")
            taken_back(page, match, before + times)
            expect(button).to_be_focused()
        expect(button).to_be_disabled()
        page.keyboard.press("Enter")
        move(page, guest, match)
        expect(button).to_be_enabled()
        expect(button).to_be_focused()
        assert players.match_json(page, match)["taken_back"] == 2
        assert page.problems == []


def test_another_tab_and_whoever_watches_follow(hall: Hall, visitor: Any) -> None:
    """Both show the game's position; a spectator hears who it was, and has no button."""
    with begun(hall, visitor, "triple-triad", (1280, 800)) as (page, match, _):
        other = page.context.new_page()
        other.goto(f"/t/{match}")
        watching = visitor(hall)
        watching.goto(f"/t/{match}")
        before = players.match_json(page, match)["seq"]
        for one in (other, watching):
            players.await_shown(one, before)
        expect(watching.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
        page.get_by_role("button", name="Take back", exact=True).click()
        for one in (page, other, watching):
            players.await_shown(one, before + 1)
        expect(other.locator(".spoken")).to_have_text(re.compile(r"^You took back move [12]\."))
        expect(watching.locator(".spoken")).to_have_text(re.compile(r"^.+ took back move [12]\."))


def test_between_people_there_is_no_such_button(hall: Hall, visitor: Any) -> None:
    """The button is not behind the three dots either."""
    red, blue = visitor(hall), visitor(hall, width=360, height=640, touch=True)
    match = players.open_table(red, TABLES["triple-triad"][0])
    players.join(blue, match)
    expect(red.locator("[data-cell]").first).to_be_visible()
    expect(red.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
    expect(blue.locator("[data-cell]").first).to_be_visible()
    blue.get_by_role("button", name="At this table").click()
    expect(blue.get_by_role("dialog")).to_be_visible()
    expect(blue.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
