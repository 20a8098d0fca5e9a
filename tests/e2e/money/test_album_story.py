"""The album: pages of pockets that keys, buttons and fingers turn, a card with its story, and what guests find."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import players
from tests.e2e.measured import fits
from tests.e2e.said import Said
from tests.e2e.sound import sound
from tests.served import Hall

pytestmark = pytest.mark.browser
FEW, MANY = 6, 18


def _swipe(page: Page, by: int) -> None:
    """Draw a finger across the page."""
    box = page.locator(".spread").bounding_box()
    assert box
    y, middle = box["y"] + 60, box["x"] + box["width"] / 2
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": middle, "y": y}]})
    for far in (by / 2, by):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": middle + far, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _sides(page: Page) -> list[int]:
    """Return the numbers of the album's first card."""
    sides: list[int] = page.request.get("/api/games/triple-triad/cards?set=ff8").json()["cards"][0]["sides"]
    return sides


@pytest.mark.variants("lang", "locale", "width", "height")
@pytest.mark.parametrize(("lang", "locale", "width", "height"), [("en", "en-GB", 1280, 800), ("fr", "fr-FR", 390, 664)])
def test_an_album_is_turned_and_a_card_is_opened(
    lang: str, locale: str, width: int, height: int, hall: Hall, visitor: Any
) -> None:
    """Arrows and swipes turn pages, the address names the page, and a card tells its story.

    A pocket says what is seen of its card. A card is put into a hand and offered; one that is missing can be wanted.
    """
    say = Said(lang).say
    phone = width < 760
    size = FEW if phone else MANY
    page = visitor(hall, width=width, height=height, touch=phone, locale=locale)
    players.enrolled(page)
    cards = page.request.get("/api/collection/triple-triad/ff8").json()["cards"]
    page.goto("/collection")
    pockets = page.locator(".page a")
    expect(pockets).to_have_count(size, timeout=players.LONG)
    expect(page.locator(".page svg").nth(size - 1)).to_be_attached(timeout=players.LONG)
    sides = dict(zip(("top", "right", "bottom", "left"), ("A123456789A"[one] for one in _sides(page)), strict=True))
    seen = f"{say('table-card-sides', **sides)}. {say('look-level', level=1)}"
    expect(pockets.first).to_have_accessible_description(seen, timeout=players.LONG)
    sound(page, f"album-{lang}-{width}")
    page.emulate_media(forced_colors="active")
    expect(page.locator(".book")).to_have_css("border-top-style", "solid")
    expect(page.locator(".missing .face").first).to_have_css("opacity", "1")
    page.emulate_media(forced_colors="none")
    if not phone:
        page.set_viewport_size({"width": width // 2, "height": height // 2})  # as at 200 %
        expect(pockets).to_have_count(FEW)
        assert fits(page)
        page.set_viewport_size({"width": width, "height": height})
        expect(pockets).to_have_count(size)
    if phone:
        _swipe(page, -140)
    else:
        page.keyboard.press("ArrowRight")
    where = page.locator(".book").get_by_role("status")
    pages = -(-len(cards) // size)
    expect(where).to_contain_text(say("album-page", page=2, pages=pages))
    expect(page).to_have_url(re.compile(rf"at={cards[size]['id']}$"))
    page.reload()
    expect(where).to_contain_text(say("album-page", page=2, pages=pages), timeout=players.LONG)
    page.keyboard.press("ArrowLeft")
    expect(where).to_contain_text(say("album-page", page=1, pages=pages))
    page.get_by_role("button", name=say("album-next")).click()
    expect(where).to_contain_text(say("album-page", page=2, pages=pages))

    mine = [card for card in cards if card["count"]]
    page.get_by_role("combobox", name=say("collection-show")).select_option("owned")
    expect(pockets).to_have_count(min(size, len(mine)))
    page.get_by_role("searchbox").fill(mine[0]["called"][lang])
    players.named(pockets, mine[0]["called"][lang]).click()
    story = page.get_by_role("list", name=say("story-title"))
    expect(story.get_by_role("listitem")).to_contain_text([say("story-enrolled")], timeout=players.LONG)
    sound(page, f"card-{lang}-{width}")
    page.get_by_role("link", name=say("album-title")).click()
    expect(page).to_have_url(re.compile(rf"at={mine[0]['id']}$"))
    page.go_back()
    page.get_by_role("link", name=say("card-hand")).click()
    hand = page.get_by_role("region", name=say("pick-tray"))
    expect(hand.get_by_role("button", name=re.compile(re.escape(mine[0]["name"])))).to_be_visible(timeout=players.LONG)
    page.go_back()
    page.get_by_role("link", name=say("card-offer"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("trade-offer-card"), timeout=players.LONG)
    expect(page.get_by_text(mine[0]["called"][lang], exact=True)).to_be_visible(timeout=players.LONG)
    sound(page, f"offer-{lang}-{width}")

    missing = next(card for card in cards if not card["count"])
    page.goto(f"/card/triple-triad/ff8/{missing['id']}")
    page.get_by_role("button", name=say("wish-off")).click()
    page.get_by_role("button", name=say("shop-buy-for", gil=missing["price"])).click()
    expect(story.get_by_role("listitem")).to_contain_text([say("story-bought")], timeout=players.LONG)
    page.get_by_role("link", name=say("album-title")).click()
    pocket = page.get_by_role("link", name=re.compile(say("album-pocket-wanted")))
    expect(pocket).to_contain_text(missing["called"][lang], timeout=players.LONG)
    assert page.problems == []


@pytest.mark.variants("lang", "locale", "width", "height")
@pytest.mark.parametrize(("lang", "locale", "width", "height"), [("en", "en-GB", 1280, 800), ("fr", "fr-FR", 390, 664)])
def test_a_guest_finds_cards_that_are_lent(
    lang: str, locale: str, width: int, height: int, hall: Hall, visitor: Any
) -> None:
    """Five cards are lent to a guest, stay the same, and lie in their hand when they play with them."""
    say = Said(lang).say
    page = visitor(hall, width=width, height=height, touch=width < 760, locale=locale)
    page.goto("/collection")
    lent = page.get_by_role("region", name=say("lent-title"))
    expect(lent.locator(".cards li")).to_have_count(5, timeout=players.LONG)
    expect(lent.get_by_text(say("lent-account"))).to_be_visible()
    sound(page, f"album-guest-{lang}-{width}")
    names = lent.locator(".cards b").all_inner_texts()
    page.reload()
    expect(lent.locator(".cards b")).to_have_text(names, timeout=players.LONG)
    lent.get_by_role("button", name=say("lent-play")).click()
    page.wait_for_url("**/t/*")
    for name in names:
        expect(page.get_by_role("button", name=re.compile(re.escape(name))).first).to_be_attached(timeout=players.LONG)
    assert page.problems == []
