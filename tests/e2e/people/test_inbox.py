"""The inbox in the browser: news are told meanwhile, counted on every page, and settled where they stand."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
WAITS = {"en-GB": "Your inbox: one thing waits for you", "fr-FR": "Votre courrier\u00a0: une chose vous attend"}
CHALLENGES = {"en-GB": "challenges you", "fr-FR": "vous défie"}
DECLINE = {"en-GB": "Decline", "fr-FR": "Décliner"}
NOTHING = {"en-GB": "Nothing waits for you.", "fr-FR": "Rien ne vous attend."}


def told_there(page: Any, go: Callable[[], Any]) -> None:
    """Go to a page that tells of news; earlier news are only counted, without a slip."""
    heard: list[Any] = []

    def hear(frame: Any) -> None:
        heard.append(frame)

    def listen(line: Any) -> None:
        if "/inbox/" in line.url:
            line.on("framereceived", hear)

    page.on("websocket", listen)
    go()
    for _ in range(players.LONG // players.LOOK_EVERY):
        if heard:
            return
        page.wait_for_timeout(players.LOOK_EVERY)
    raise AssertionError("the inbox said nothing")


def challenged(by: Any, page: Any) -> None:
    """Challenge the player of one page from another."""
    players.be_somebody(by)
    player = page.request.get("/api/me").json()["id"]
    wish = {"game": "triple-triad", "rules": "triple-triad:wiki", "seat": "red"}
    answer = by.request.post("/api/challenges", data={**wish, "to": {"kind": "player", "player": player}})
    assert answer.status == 201, answer.text()


def covered(page: Any, under: Any, over: Any) -> bool:
    """Tell whether one thing lies over another, once neither moves."""
    expect(over).to_be_visible()
    page.evaluate("() => Promise.all(document.getAnimations().map(one => one.finished))")
    below, above = under.bounding_box(), over.bounding_box()
    assert below and above
    beside = above["x"] >= below["x"] + below["width"] or below["x"] >= above["x"] + above["width"]
    apart = above["y"] >= below["y"] + below["height"] or below["y"] >= above["y"] + above["height"]
    return not (beside or apart)


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_who_reads_the_rulebook_is_told_that_they_are_challenged(
    locale: str, width: int, hall: Hall, visitor: Any
) -> None:
    """A reader of the rulebook hears by a slip, a count and the title; in the inbox they decline, and nothing waits."""
    page, other = visitor(hall, locale=locale, width=width), visitor(hall)
    told_there(page, lambda: page.goto("/rules/triple-triad"))
    challenged(other, page)
    expect(page.get_by_role("status").filter(has_text=CHALLENGES[locale])).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert width > 760 or not covered(page, page.locator("h1"), page.locator(".slip .panel"))
    shoot(page, f"inbox-slip-{width}-{locale}")
    assert violations(page) == []
    page.get_by_role("link", name=WAITS[locale]).click()
    line = page.get_by_role("listitem").filter(has_text=CHALLENGES[locale])
    expect(line.get_by_role("link")).to_have_attribute("href", re.compile("^/c/"))
    assert violations(page) == [] and fits(page)
    shoot(page, f"inbox-{width}-{locale}")
    line.get_by_role("button", name=DECLINE[locale]).click()
    expect(page.get_by_text(NOTHING[locale])).to_be_visible()
    expect(page).not_to_have_title(re.compile(r"^\("))
    assert page.problems == []


def test_at_a_table_the_way_back_says_that_something_waits(hall: Hall, visitor: Any) -> None:
    """A board has no slip over it, but the way back says that something waits."""
    page, other = visitor(hall, width=360, height=640), visitor(hall)
    players.open_table(page, "triple-triad:wiki+visibility=open", opponent={"kind": "bot", "agent": "random"})
    expect(page.locator("[data-cell]").first).to_be_visible(timeout=players.LONG)
    challenged(other, page)
    expect(page.get_by_role("link", name=re.compile("one thing waits for you"))).to_be_visible()
    shoot(page, "inbox-table-360")
    assert violations(page) == []
    assert page.get_by_role("status").filter(has_text="challenges you").count() == 0


def test_what_is_read_is_new_no_more(hall: Hall, visitor: Any) -> None:
    """ "Mark all read" takes the marks away; challenges stay."""
    page, other = visitor(hall), visitor(hall)
    told_there(page, lambda: page.goto("/inbox"))
    expect(page.get_by_text(NOTHING["en-GB"])).to_be_visible()
    challenged(other, page)
    line = page.get_by_role("listitem").filter(has_text="challenges you")
    expect(line.get_by_text("New", exact=True)).to_be_attached()
    expect(line.locator(".face > svg")).to_have_count(2)  # who it is, and what it is about
    page.get_by_role("button", name="Mark all read").click()
    expect(page.get_by_role("button", name="Mark all read")).to_have_count(0)
    expect(line.get_by_text("New", exact=True)).to_have_count(0)
    expect(line.get_by_role("button", name=DECLINE["en-GB"])).to_be_visible()
    assert page.problems == []
