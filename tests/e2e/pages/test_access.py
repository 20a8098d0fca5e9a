"""Everybody can use every page: axe finds nothing, at any size, in both languages and both themes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.furnished import Furniture
from tests.e2e.measured import DESK, fits, resize, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/lobby",
    "/new/triple-triad",
    "/new/triple-triad?with=friend",
    "/new/chakart",
    "/new/cipher",
    "/decks/cipher",
    "/collection",
    "/card/triple-triad/ff8/0",
    "/trades",
    "/ledger",
    "/people",
    "/people/owners?card=0",
    "/library",
    "/rules/triple-triad",
    "/sandbox/triple-triad",
    "/sandbox/chakart",
    "/sandbox/cipher",
    "/learn/triple-triad",
    "/learn/chakart",
    "/learn/cipher",
    "/first/cipher",
    "/tournaments",
    "/tournaments/new/triple-triad",
    "/ratings",
    "/me",
    "/sign-in",
    "/more",
    "/about",
    "/nowhere/at/all",
)
# Windows with layouts of their own, and their theme in English; French has the other one.
WINDOWS = {(360, 640): "light", (740, 360): "dark", (1280, 800): "light"}
LIKE = [(390, 664), (320, 640), (640, 400)]  # a phone, the smallest, and a laptop's window at 200 per cent
OTHER = {"light": "dark", "dark": "light"}
PARTS = 6  # of all pages, one part for each language in each window


def _there(page: Any, path: str) -> None:
    """Go to a page and wait for its content."""
    page.goto(path)
    expect(page.locator("h1")).to_have_count(1, timeout=players.LONG)
    page.wait_for_load_state("networkidle")


def _faults(page: Any, name: str, window: tuple[int, int], french: bool) -> list[str]:
    """Return axe's findings on the page in this window, and the windows in which it scrolls sideways."""
    page.emulate_media(color_scheme=OTHER[WINDOWS[window]] if french else WINDOWS[window])
    resize(page, *window)
    shoot(page, f"{name}-{window[0]}")
    found = violations(page)
    for other in (*WINDOWS, *LIKE):
        resize(page, *other)
        if not fits(page):
            found.append(f"{other}: scrolls sideways")
    return found


@pytest.mark.variants("locale", "window")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_nothing(
    part: int, window: tuple[int, int], locale: str, hall: Hall, furniture: Furniture, visitor: Any
) -> None:
    """No page has an accessibility violation known to axe, and none scrolls sideways.

    The windows are phones upright and on their side, and a desk. Each is seen in both languages, and each language in
    both themes.
    """
    page = visitor(hall, touch=window[0] < DESK, locale=locale)
    found: dict[str, list[str]] = {}
    for path in (*PAGES, *furniture.pages())[part::PARTS]:
        _there(page, path)
        found[path] = _faults(page, f"page{path[:16].replace('/', '-')}-{locale[:2]}", window, locale == "fr-FR")
    assert {path: faults for path, faults in found.items() if faults} == {}
    assert page.problems == []


def test_the_table_fits_the_smallest_phone_and_at_200_percent(hall: Hall, visitor: Any) -> None:
    """The table fits 320 pixels, and half of a laptop's window; there the hand stays visible."""
    page = visitor(hall, width=320, height=640)
    players.open_table(page, "triple-triad:ffwtt+power_wall", None, {"kind": "bot", "agent": "random"})
    for width, height in ((320, 640), (640, 400)):
        resize(page, width, height)
        expect(players.turn_mark(page)).to_be_visible(timeout=players.LONG)
        board = page.get_by_role("grid").bounding_box()
        assert fits(page), "the table scrolls sideways"
        hand = page.get_by_role("group", name="Your hand").bounding_box()
        assert board["height"] < height, "the board is higher than the window"
        if width > height:
            assert hand["y"] + hand["height"] < height, "the hand is out of sight"
        shoot(page, f"zoom-table-{width}")


def test_high_contrast_shows_what_is_chosen(hall: Hall, visitor: Any) -> None:
    """With the system's own colours a chosen community, chip and page still differ from the others."""
    page = visitor(hall, colours="active")
    page.goto("/new/triple-triad")
    expect(page.locator(".preset").first).to_be_visible(timeout=players.LONG)
    for chosen, other in (
        (".preset[aria-pressed=true]", ".preset[aria-pressed=false]"),
        ("label:has(> [type=radio]:checked)", "label:has(> [type=radio]:not(:checked))"),
        (".top nav [aria-current]", ".top nav a:not([aria-current])"),
    ):
        looks = [
            page.locator(which).first.evaluate("it => getComputedStyle(it).backgroundColor")
            for which in (chosen, other)
        ]
        assert looks[0] != looks[1], f"{chosen} looks like the others"
    assert violations(page, colours=False) == []  # axe reads the page's own colours, not the system's
    shoot(page, "contrast-new")
    players.open_table(page, "triple-triad:ffwtt+visibility=open", None, {"kind": "bot", "agent": "random"})
    expect(players.turn_mark(page)).to_be_visible(timeout=players.LONG)
    assert violations(page, colours=False) == []
    shoot(page, "contrast-table")


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_phone_that_watches_sees_names_hands_and_the_turn_apart(locale: str, hall: Hall, visitor: Any) -> None:
    """The mark of the turn covers neither the name nor the hand of either side."""
    red, blue, phone = visitor(hall), visitor(hall), visitor(hall, width=360, touch=True, locale=locale)
    match = players.open_table(red, "triple-triad:ffwtt+visibility=open")
    players.join(blue, match)
    phone.goto(f"/t/{match}")
    for turn in range(2):
        mover = players.to_move(red, blue)
        mark = phone.get_by_text("To play" if locale == "en-GB" else "À jouer", exact=True)
        expect(mark).to_have_count(1, timeout=players.LONG)
        spot = mark.bounding_box()
        shoot(phone, f"watching-{turn}-{locale[:2]}-360")
        for hand in phone.locator("[data-hand]").all():
            assert not _overlap(spot, hand.bounding_box())
        row = mark.locator("xpath=ancestor::section[1]").bounding_box()
        assert row["y"] <= spot["y"] and spot["y"] + spot["height"] <= row["y"] + row["height"]
        with players.moved(red, match):
            players.play_by_mouse(mover)


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[at] < other[at] + other[size] and other[at] < one[at] + one[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


def test_the_language_follows_the_browser_and_can_be_switched(hall: Hall, visitor: Any) -> None:
    """A French browser is greeted in French, and a switch makes it English for good."""
    page = visitor(hall, locale="fr-FR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="English").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
