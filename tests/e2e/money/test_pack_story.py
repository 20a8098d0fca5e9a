"""The opening of a pack: torn, turned card by card or at once, proved fair, and found again after a reload."""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import players
from tests.e2e.measured import fits
from tests.e2e.said import Said
from tests.e2e.sound import sound
from tests.served import Hall
from tests.web.collecting import SHELF

pytestmark = pytest.mark.browser
CARDS = 5
PRICE = 400


def _shelf(page: Any) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(SHELF).json()
    return found


def _bought(page: Any, say: Callable[..., str]) -> Locator:
    """Buy a pack in the album; return its sheet."""
    players.claim(page)
    page.goto("/collection")
    page.get_by_role("button", name=say("shop-open-for", gil=PRICE)).click()
    sheet: Locator = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=say("pack-packet-of-five"))).to_be_visible(timeout=players.LONG)
    return sheet


def _pull(page: Any, packet: Locator) -> None:
    """Pull across the paper, from left to right."""
    box = packet.bounding_box()
    assert box
    y = box["y"] + box["height"] / 8
    page.mouse.move(box["x"] + 4, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 4, y, steps=6)
    page.mouse.up()


@pytest.mark.variants("lang", "locale", "width", "height")
@pytest.mark.parametrize(("lang", "locale", "width", "height"), [("en", "en-GB", 1280, 800), ("fr", "fr-FR", 390, 664)])
def test_a_pack_is_torn_and_turned(lang: str, locale: str, width: int, height: int, hall: Hall, visitor: Any) -> None:
    """A card is unknown until it is turned, the dearest is the last, what is new is said, and a reload goes on."""
    say = Said(lang).say
    page = visitor(hall, width=width, height=height, touch=width < 760, locale=locale)
    sheet = _bought(page, say)
    assert sheet.locator("li").count() == 0
    sound(page, f"pack-sealed-{lang}-{width}")
    _pull(page, sheet.get_by_role("button", name=say("pack-tear")).first)
    turn = sheet.get_by_role("button", name=say("pack-turn-next"), exact=True)
    expect(turn).to_be_visible()
    expect(sheet.locator("li b")).to_have_count(0)
    turn.click()
    expect(sheet.locator("li b")).to_have_count(1)
    name = sheet.locator("li b").inner_text()
    expect(sheet.get_by_role("status")).to_contain_text(name)
    sound(page, f"pack-turned-{lang}-{width}")
    page.set_viewport_size({"width": width // 2, "height": height // 2})  # as at 200 %
    assert fits(page)
    turn.click(trial=True)
    page.set_viewport_size({"width": width, "height": height})

    page.reload()
    expect(sheet.locator("li b")).to_have_text([name], timeout=players.LONG)
    while turn.count():
        turn.click()
    expect(sheet.locator("li b")).to_have_count(CARDS, timeout=players.LONG)
    prices = {card["called"][lang]: card["price"] for card in _shelf(page)["cards"]}
    turned = [prices[each] for each in sheet.locator("li b").all_inner_texts()]
    assert turned == sorted(turned)
    expect(sheet.get_by_role("status")).to_contain_text(sheet.locator(".summary").inner_text())
    sheet.get_by_role("button", name=say("shop-fair")).click()
    proof = page.get_by_role("dialog", name=say("shop-fair"))
    expect(proof.get_by_text(say("pack-fits"))).to_be_visible()
    sound(page, f"pack-fair-{lang}-{width}")
    page.keyboard.press("Escape")
    sheet.get_by_role("button", name=say("pack-kept")).click()
    expect(sheet).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=players.LONG)
    expect(page.locator(".book")).to_be_visible(timeout=players.LONG)
    expect(sheet).to_have_count(0)
    assert page.problems == []


def test_a_pack_is_opened_by_keys_without_movement(hall: Hall, visitor: Any) -> None:
    """The keyboard alone tears, turns and sells; nothing moves for whoever wants no motion.

    The register tells that each card is one too many and looked for.
    """
    say = Said("en").say
    page = visitor(hall, width=1280, height=800)
    page.route("**/api/register/**", _twice)
    page.emulate_media(reduced_motion="reduce")
    sheet = _bought(page, say)
    lead = sheet.locator(".foot .brass")
    lead.focus()
    for turned in range(CARDS + 1):
        page.keyboard.press("Enter")
        expect(sheet.locator("li b")).to_have_count(turned)
        assert page.evaluate("document.getAnimations().filter(one => one.effect.getTiming().duration > 0).length") == 0
    expect(lead).to_have_text(say("pack-kept"))
    after = sheet.get_by_role("listitem").filter(has=page.get_by_role("link", name=say("card-offer"))).first
    expect(after).to_contain_text(say("pack-looker", name="Gaspard", others=0))
    after.get_by_role("button").focus()
    page.keyboard.press("Enter")
    sold = say("shop-sold", card=after.locator("strong").inner_text())
    expect(after.get_by_text(sold)).to_be_visible(timeout=players.LONG)
    expect(sheet.get_by_role("status")).to_have_text(sold)
    expect(lead).to_be_focused()
    sound(page, "pack-after-en-1280")
    after.get_by_role("link").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("trade-offer-card"), timeout=players.LONG)
    page.goto("/collection")
    expect(page.locator(".book")).to_be_visible(timeout=players.LONG)
    expect(sheet).to_have_count(0)
    assert page.problems == []


def _twice(route: Any) -> None:
    route.fulfill(json={**route.fetch().json(), "mine": 2, "lookers": ["Gaspard"]})


def test_the_odds_are_one_tap_away(hall: Hall, visitor: Any) -> None:
    """The chances of a pack stand behind its fairness, as fractions that sum to 1, beside the seal of the next one."""
    say = Said("en").say
    page = visitor(hall, width=360, touch=True)
    players.claim(page)
    page.goto("/collection")
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_role("button", name=say("shop-fair")).tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(_shelf(page)["commitment"])).to_be_visible()
    odds = sheet.get_by_role("table").first
    shares = [Fraction(text) for text in odds.locator("td b").all_inner_texts()]
    kinds = [int(re.sub(r"\D", "", text)) for text in odds.locator("th .mut").all_inner_texts()]
    assert shares and len(shares) == len(kinds) and sum(shares) == 1
    assert page.problems == []
