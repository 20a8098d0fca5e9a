"""The opponents of the house at each game, as they were measured, and the next one for who won twice."""

import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from parlour.core import registry
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

WINDOWS = [(320, 568, True), (390, 664, True), (1280, 800, False)]
SIT = {"en-GB": "Play Otto", "fr-FR": "Jouer contre Otto"}
HOUSE = {"en-GB": "The house at Triple Triad", "fr-FR": "La maison, à Triple Triad"}
ABOUT = {"en-GB": "about", "fr-FR": "environ"}


def _agent(page: Page) -> list[str]:
    page.wait_for_url("**/t/*")
    told = players.match_json(page, urlsplit(page.url).path.rsplit("/", 1)[-1])
    return [seat["agent"] for seat in told["seats"].values() if seat["kind"] == "bot"]


@pytest.mark.variants("window", "locale")
@pytest.mark.parametrize("locale", SIT)
@pytest.mark.parametrize("window", WINDOWS)
def test_one_of_the_house_is_chosen_and_sits_opposite(
    window: tuple[int, int, bool], locale: str, hall: Hall, visitor: Any
) -> None:
    """Each has a portrait, a character and a measured strength; the button that sits down is visible on a phone."""
    width, height, touch = window
    page = visitor(hall, width=width, height=height, touch=touch, locale=locale)
    page.goto("/opponents/triple-triad")
    ladder = registry.game("triple-triad").levels.ladder
    cards = page.get_by_role("list", name=HOUSE[locale]).get_by_role("button")
    expect(cards).to_have_count(len(ladder), timeout=players.LONG)
    for card, level in zip(cards.all(), ladder, strict=True):
        expect(card).to_contain_text(f"{ABOUT[locale]} {((level.elo or 0) + 5) // 10 * 10}")
        expect(card.locator("svg svg")).to_have_count(2)
    cards.filter(has_text="Otto").click()
    expect(cards.filter(has_text="Otto")).to_have_attribute("aria-pressed", "true")
    sit = page.get_by_role("button", name=SIT[locale])
    expect(sit).to_be_in_viewport(ratio=1)
    assert fits(page)
    assert violations(page) == []
    shoot(page, f"opponents-{locale[:2]}-{width}x{height}")
    sit.click()
    assert _agent(page) == ["otto"]
    tile = players.game_page(page, "triple-triad")
    expect(tile.get_by_role("combobox")).to_have_value("otto")
    assert page.problems == []


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", ["chakart", "cipher"])
def test_each_game_has_a_house_of_its_own(game: str, quiet: Hall, visitor: Any) -> None:
    """Each is reached from its game’s page; a player who has not played yet is led to a first game with a coach."""
    page = visitor(quiet)
    players.game_page(page, game).locator(f'a[href="/opponents/{game}"]').click()
    cards = page.locator("main ol").get_by_role("button")
    expect(cards).to_have_count(len(registry.game(game).levels.ladder))
    page.get_by_role("button", name="Play Pip").click()
    if game == "cipher":
        page.get_by_role("button", name="Skip", exact=True).click()  # the battle that comes before
    assert _agent(page) == ["pip"]
    expect(page.get_by_role("region", name="Coach")).to_be_visible(timeout=players.LONG)
    assert page.problems == []


def test_what_was_lost_is_told_at_the_choice(hall: Hall, visitor: Any) -> None:
    page = visitor(hall)
    players.open_table(page, "triple-triad:ffwtt", None, {"kind": "bot", "agent": "clover"})
    players.beside(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    players.close_end(page)
    page.goto("/opponents/triple-triad")
    page.locator("main ol").get_by_role("button").filter(has_text="Clover").click()
    expect(page.get_by_role("region", name="Clover")).to_contain_text("1 lost, 0 drawn, 0 won")
    assert page.problems == []


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", WINDOWS)
def test_whoever_won_twice_is_offered_the_next_one(window: tuple[int, int, bool], hall: Hall, visitor: Any) -> None:
    """The offer stands in the list, on the game’s page and on the start page, and a press takes it."""
    width, height, touch = window
    page = visitor(hall, width=width, height=height, touch=touch)
    players.fared(page, "triple-triad", "pip", 2)
    page.goto("/")
    last = {"rules": "triple-triad:ffwtt", "seat": "random", "agent": "pip", "bring": None, "clock": "none"}
    page.evaluate("last => localStorage.setItem('parlour-last-triple-triad', last)", json.dumps(last))
    tile = players.game_page(page, "triple-triad")
    expect(tile.get_by_role("combobox")).to_have_value("clover")
    expect(tile).not_to_contain_text("First game")
    tile.get_by_role("button", name="Two wins: Clover is next").click()
    assert _agent(page) == ["clover"]
    page.evaluate(
        "last => localStorage.setItem('parlour-last-triple-triad', last)", json.dumps({**last, "agent": "clover"})
    )
    page.goto("/")
    expect(
        page.get_by_role("region", name="Clover once more").get_by_role("button", name="Play Clover")
    ).to_be_visible()
    page.evaluate("last => localStorage.setItem('parlour-last-triple-triad', last)", json.dumps(last))
    page.goto("/")
    waiting = page.get_by_role("region", name="Clover is waiting")
    expect(waiting.get_by_role("button", name="Play Clover")).to_be_visible()
    page.evaluate("last => localStorage.setItem('parlour-last-triple-triad', last)", json.dumps(last))
    page.goto("/opponents/triple-triad")
    expect(page.get_by_text("Two wins: Clover is next")).to_be_visible()
    page.get_by_role("button", name="Play Clover").click()
    assert _agent(page) == ["clover"]
    assert page.problems == []
