"""The composer of tables: the way on is in view, and a clash is told where it arose and can be solved."""

import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.core import registry
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import DESK, PHONES, SMALLEST, WINDOWS, leads_on, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

LOCALES = ["en-GB", "fr-FR"]
CLASH = "ffwtt%2Bsame%2Bsame_wall%2Bbroken_wall"
TABLES = [
    (game.name, opponent, preset)
    for game in registry.games()
    for preset, opponent in zip(game.rule_book.presets, cycle(("house", "friend")), strict=False)
] + [("triple-triad", "friend", "wiki"), ("triple-triad", "lobby", CLASH)]
PLACES = (SMALLEST, *WINDOWS, (800, 600), (1024, 768))


@pytest.mark.variants("locale", "preset", "opponent")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "opponent", "preset"), TABLES)
def test_the_way_on_is_in_view(game: str, opponent: str, preset: str, locale: str, hall: Hall, visitor: Any) -> None:
    """One button leads on, whole and uncovered in every window, however long the panel beside the rules is."""
    page = visitor(hall, locale=locale)
    page.goto(f"/new/{game}?with={opponent}&rules={game}:{preset}")
    expect(page.locator(".btn.pri").filter(visible=True)).to_have_count(1)
    wrong = leads_on(page, f"composer-{game}-{preset}-{opponent}-{locale[:2]}", windows=PLACES)
    assert wrong == []
    assert page.problems == []


@pytest.mark.variants("locale", "window", "game")
@pytest.mark.parametrize("window", [PHONES[2], (1280, 800)])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_every_rule_says_what_it_means(
    game: str, locale: str, window: tuple[int, int], hall: Hall, visitor: Any
) -> None:
    """Each rule has its meaning beside its switch or above its values, for eyes, pointers, fingers and keys."""
    page = visitor(hall, *window, touch=window[0] < DESK, locale=locale)
    page.goto(f"/new/{game}")
    expect(page.locator(".btn.pri").filter(visible=True)).to_be_enabled()
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    rules = page.locator(".group").locator("input[role=switch], fieldset")
    for rule in rules.all():
        told = page.locator(f'[id="{rule.get_attribute("aria-describedby")}"]')
        expect(told).to_be_visible()
        assert " " in told.inner_text()
        expect(rule).to_have_accessible_description(told.inner_text())
    named = page.locator(".presets button")
    assert named.count() and all(len(one.locator("small").inner_text()) > 10 for one in named.all())
    assert page.problems == []


@pytest.mark.variants("locale", "window")
@pytest.mark.parametrize("window", [*PHONES, (1280, 800)])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_clash_is_told_where_it_came_about(locale: str, window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """A clash is told in view, below the rule just switched on; the brass button solves it."""
    words = {"en-GB": ("Same", "Broken Wall"), "fr-FR": ("Identique", "Mur cassé")}[locale]
    page = visitor(hall, *window, touch=window[0] < DESK, locale=locale)
    page.goto("/new/triple-triad")
    if window[0] < DESK:
        page.get_by_text(re.compile("^(Change the rules|Changer les règles)$")).click(timeout=players.LONG)
    for word in words:
        switch = page.get_by_role("switch", name=word, exact=True)
        expect(switch).to_be_attached(timeout=players.LONG)
        page.locator("label").filter(has=switch).click()
    told = page.locator(".clash")
    expect(told).to_be_in_viewport(ratio=0.99)
    shoot(page, f"clash-{locale[:2]}-{window[0]}")
    rule = page.locator("label").filter(has=page.get_by_role("switch", name=words[1], exact=True)).bounding_box()
    box = told.bounding_box()
    assert rule and box and rule["y"] + rule["height"] <= box["y"] <= rule["y"] + rule["height"] + 60
    assert rule["y"] >= 0
    page.locator(".clash button.brass").click()
    expect(told).to_have_count(0)
    expect(page.locator(".btn.pri").filter(visible=True)).to_be_enabled()


def test_rules_are_said_in_sentences(hall: Hall, visitor: Any) -> None:
    """A line says what is played; the rules as a text are there for whoever unfolds them."""
    page = visitor(hall, *PHONES[2], touch=True)
    page.goto("/new/triple-triad?rules=triple-triad:ff8%2Bsame%2Bplus%2Bvisibility=open")
    said = page.locator(".said [role=status]")
    expect(said).to_contain_text("Added rules: Same, Plus, and Copies. Both hands are open.", timeout=players.LONG)
    assert violations(page) == []
    text = page.get_by_text("+plus", exact=True)
    expect(text).to_be_hidden()
    page.get_by_text("Share these rules").tap()
    expect(text).to_be_visible()
    expect(page.get_by_role("button", name="Copy")).to_be_visible()


def test_the_brass_button_solves_two_clashes_at_once(hall: Hall, visitor: Any) -> None:
    """One button solves the clashes of Same and Same Wall with Broken Wall."""
    page = visitor(hall)
    page.goto(f"/new/triple-triad?rules=triple-triad:{CLASH}")
    page.locator(".clash button.brass").click()
    expect(page.locator(".clash")).to_have_count(0)
    expect(page.locator(".btn.pri").filter(visible=True)).to_be_enabled()


def test_what_is_left_to_choose_stands_side_by_side(hall: Hall, visitor: Any) -> None:
    """A community without open rules shows opponent, clock and seat side by side, with the way on."""
    page = visitor(hall)
    page.goto("/new/cipher?rules=cipher:official")
    summary = page.locator(".sum")
    expect(summary).to_be_visible(timeout=players.LONG)
    shoot(page, "composer-bare-1280")
    wide, presets = summary.bounding_box(), page.locator(".presets").bounding_box()
    assert wide and presets and wide["width"] == presets["width"]
    rows = {round(choice.bounding_box()["y"]) for choice in summary.locator("> fieldset, > details").all()}
    assert len(rows) == 1
    expect(summary.get_by_role("button", name="Choose your cards")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
