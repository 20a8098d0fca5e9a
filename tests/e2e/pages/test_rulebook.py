"""The rulebook in a browser: a worked example is stepped through, in both languages and at both sizes."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

TALLEST = 1700  # pixels of a page of the rulebook
NEXT = {"en-GB": "Next step", "fr-FR": "Coup suivant"}
BACK = {"en-GB": "Back", "fr-FR": "Retour"}


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_an_example_is_stepped_through(width: int, locale: str, hall: Hall, visitor: Any) -> None:
    """A link leads to a rule; its board plays the community's example forward and back, and tells the reason."""
    page = visitor(hall, width=width, touch=width == 360, locale=locale)
    page.goto("/rules/triple-triad?by=mush#plus")
    rule = page.locator("#plus")
    expect(rule).to_be_in_viewport(timeout=players.LONG)
    square = rule.locator('[data-cell="1"]')
    red, blue = ("Red", "Blue") if locale == "en-GB" else ("Rouge", "Bleu")
    expect(square).to_have_accessible_name(re.compile(f"SAM08G, {red}"), timeout=players.LONG)
    rule.get_by_role("button", name=NEXT[locale]).press("Enter")
    expect(square).to_have_accessible_name(re.compile(f"SAM08G, {blue}"))
    expect(rule.get_by_role("status")).to_contain_text("4 + 4 = 1 + 7")
    shoot(page, f"rulebook-plus-{locale[:2]}-{width}")
    rule.get_by_role("button", name=BACK[locale]).press("Enter")
    expect(square).to_have_accessible_name(re.compile(f"SAM08G, {red}"))
    assert violations(page) == []
    assert fits(page), "the page scrolls sideways"
    assert page.problems == []


@pytest.mark.variants("width")
@pytest.mark.parametrize(("game", "rule"), [("triple-triad", "power_wall"), ("chakart", "chain"), ("cipher", "emblem")])
@pytest.mark.parametrize("width", [360, 1280])
def test_every_game_has_its_own_board(game: str, rule: str, width: int, hall: Hall, visitor: Any) -> None:
    """A game's examples are shown on the board of its tables, to the last step."""
    page = visitor(hall, width=width)
    page.goto(f"/rules/{game}#{rule}")
    section = page.locator(f"#{rule}")
    forward = section.get_by_role("button", name="Next step")
    expect(forward).to_be_enabled(timeout=players.LONG)
    while forward.is_enabled():
        forward.click()
    expect(section.get_by_role("button", name="Again", exact=True)).to_be_enabled()
    shoot(page, f"rulebook-{rule}-{width}")
    assert violations(page) == []
    assert fits(page), "the page scrolls sideways"
    assert page.problems == []


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", ["triple-triad", "chakart", "cipher"])
def test_contents_lead_on(game: str, hall: Hall, visitor: Any) -> None:
    """Each rule has its drawing in the contents; on a phone it takes their place, and leads on to the next."""
    page = visitor(hall, width=390)
    page.goto(f"/rules/{game}")
    contents = page.get_by_role("navigation", name="Contents")
    rules = contents.get_by_role("link")
    expect(rules.last).to_be_visible(timeout=players.LONG)
    names = rules.all_inner_texts()
    expect(contents.locator("a:has(svg > *)")).to_have_count(len(names))
    won = page.get_by_role("region", name="How the game is won")
    expect(won.get_by_role("listitem")).to_have_count(5)
    expect(won.get_by_role("img")).to_be_visible(timeout=players.LONG)
    rules.first.click()
    expect(contents).to_be_hidden()
    page.get_by_role("link", name=names[1], exact=True).click()
    expect(page.get_by_role("heading", name=names[1])).to_be_in_viewport()
    expect(page.get_by_role("link", name=f"Previous: {names[0]}")).to_be_visible()
    page.get_by_role("link", name="Contents").click()
    expect(contents).to_be_visible()
    assert violations(page) == []
    assert page.problems == []


def test_a_desktop_shows_one_topic_beside_the_contents(hall: Hall, visitor: Any) -> None:
    """It begins with how the game is won; each topic takes its place, and the contents stay."""
    page = visitor(hall)
    page.goto("/rules/chakart")
    won = page.get_by_role("region", name="How the game is won")
    expect(won).to_be_in_viewport(timeout=players.LONG)
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link").nth(1).click()
    expect(won).to_have_count(0)
    expect(page.locator(".chapters > section")).to_have_count(1)
    expect(contents.locator("[aria-current]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollHeight") < TALLEST
    assert violations(page) == []
    assert page.problems == []
