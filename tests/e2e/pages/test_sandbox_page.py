"""The sandbox in the browser: a board set up by hand, a move tried, its chances read, handed on, played on."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import chakart_players, players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
TALLEST = 1900  # pixels of a page on which a position is set up
EMPTY = '[data-cell][aria-label*="empty"]'

WORDS = {
    "en": {
        **{"text": "As text", "set": "Set up", "try": "Try moves", "lay": "Lay it out", "choices": "What can be tried"},
        **{"back": "One step back", "compose": "Change the rules", "take": "Use these rules"},
        "link": "Link to this position",
    },
    "fr": {
        **{"text": "En texte", "set": "Disposer", "try": "Essayer des coups", "lay": "La disposer"},
        **{"choices": "Ce qu’on peut essayer", "back": "Revenir d’un pas", "compose": "Changer les règles"},
        **{"take": "Prendre ces règles", "link": "Lien vers cette position"},
    },
}

# White's rook can take the mushroom on h2; chance decides what is in it.
MUSHROOM = "brqenrkb/pppppppp/2n5/8/8/7P/PPPPPPPm/RNQKNBBR w 2 1111 000000000000"


def test_a_position_is_set_up_tried_and_handed_on(hall: Hall, visitor: Any) -> None:
    """A card is put on the board and a move is tried; another browser sees the same by the link, and plays on."""
    page, friend = visitor(hall), visitor(hall, width=360, touch=True)
    page.goto("/sandbox/triple-triad")
    centre = page.get_by_role("button", name=re.compile("^Square 5: empty"))
    centre.click(timeout=players.LONG)
    # a hand that was dealt may hold it as well
    page.locator("li").get_by_role("button", name=re.compile("^Elnoyle")).click()
    expect(page.get_by_role("button", name=re.compile("^Square .*: Elnoyle"))).to_be_visible(timeout=players.LONG)
    shoot(page, "sandbox-set-1280")
    page.get_by_text("Try moves", exact=True).click()
    expect(page.locator('[data-cell="4"]')).to_have_accessible_name(re.compile("Elnoyle"), timeout=players.LONG)
    assert page.get_by_role("button", name="Resign").filter(visible=True).count() == 0
    players.play_by_mouse(page)
    expect(page.locator(EMPTY)).to_have_count(7, timeout=players.LONG)
    link = page.get_by_label("Link to this position")
    expect(link).not_to_have_value("")
    shoot(page, "sandbox-tried-1280")

    friend.goto(link.input_value().removeprefix(hall.url))
    expect(friend.locator('[data-cell="4"]')).to_have_accessible_name(re.compile("Elnoyle"), timeout=players.LONG)
    expect(friend.locator(EMPTY)).to_have_count(7, timeout=players.LONG)
    shoot(friend, "sandbox-link-360")
    friend.get_by_role("button", name="Play on from here").tap()
    friend.wait_for_url("**/t/*")
    expect(friend.locator('[data-cell="4"]')).to_have_accessible_name(re.compile("Elnoyle"), timeout=players.LONG)
    expect(friend.get_by_text("Study", exact=True)).to_be_visible()
    assert page.problems == friend.problems == []


@pytest.mark.variants("language", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_board_of_the_wiki_comes_in_and_goes_out(width: int, language: str, hall: Hall, visitor: Any) -> None:
    """Pasted markup is laid out with the hands that lie there; a mistake names its parameter."""
    said = WORDS[language]
    page = visitor(hall, width=width, touch=width == 360, locale="fr-FR" if language == "fr" else "en-GB")
    page.goto("/sandbox/triple-triad?rules=triple-triad:wiki")
    page.get_by_text(said["text"], exact=True).click(timeout=players.LONG)
    field = page.get_by_role("textbox", name=re.compile("Board"))
    expect(field).to_have_value(re.compile(r"^\{\{Board\|\|\|\|\|\|\|\|\|"))
    field.fill("{{Board|||gezard||||||}}")
    page.get_by_role("button", name=said["lay"]).click()
    expect(page.locator("main .note.bad").first).to_contain_text("geezard", timeout=players.LONG)
    expect(page.locator("main .note.bad").first).to_contain_text(re.compile(r"[“«]\s?3\s?[”»]"))
    field.fill("Ben (5)\n{{Board|||rgeezard||squall||||\n|element9=fire}}")
    page.get_by_role("button", name=said["lay"]).click()
    expect(page.locator("main .note.bad")).to_have_count(0, timeout=players.LONG)
    expect(field).to_have_value(re.compile(r"^\{\{Board\|\|\|rgeezard\|\|squall\|\|\|\|\|red="), timeout=players.LONG)
    expect(field).to_have_value(re.compile("element9=fire"))
    assert violations(page) == []
    assert fits(page), "the page scrolls sideways"
    shoot(page, f"sandbox-markup-{language}-{width}")
    page.get_by_text(said["set"], exact=True).click()
    expect(page.get_by_role("button", name=re.compile("Geezard")).first).to_be_visible()
    expect(page.locator(".board .mark")).to_have_count(1)
    squall = page.get_by_role("button", name=re.compile("Squall")).first
    expect(squall.locator("clipPath")).not_to_have_count(0)  # a person's portrait, as on cards elsewhere
    shoot(page, f"sandbox-icons-{language}-{width}")
    assert violations(page) == []
    assert page.problems == []


@pytest.mark.variants("language", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_moves_are_listed_tried_and_taken_back(width: int, language: str, hall: Hall, visitor: Any) -> None:
    """The list says what each move would do, a capture first; a step is taken, and taken back."""
    said = WORDS[language]
    page = visitor(hall, width=width, touch=width == 360, locale="fr-FR" if language == "fr" else "en-GB")
    page.goto("/sandbox/triple-triad?rules=triple-triad:wiki")
    page.get_by_text(said["text"], exact=True).click(timeout=players.LONG)
    field = page.get_by_role("textbox", name=re.compile("Board"))
    field.fill("{{Board|||geezard|||||||red=bahamut, ifrit|blue=blobra, funguar|play=red}}")
    page.get_by_role("button", name=said["lay"]).click()
    expect(field).to_have_value(re.compile("red=bahamut, ifrit"), timeout=players.LONG)
    page.get_by_text(said["try"], exact=True).click()
    panel = page.get_by_role("region", name=said["choices"])
    expect(panel.get_by_role("listitem").first).to_contain_text(re.compile("Bahamut|Ifrit"), timeout=players.LONG)
    expect(panel.get_by_role("listitem").first).to_contain_text("Geezard")
    expect(panel.get_by_role("listitem")).to_have_count(8)
    expect(panel.get_by_role("button", name=said["back"])).to_be_disabled()
    assert violations(page) == []
    assert fits(page), "the page scrolls sideways"
    shoot(page, f"sandbox-try-{language}-{width}")
    panel.get_by_role("listitem").first.get_by_role("button").click()
    expect(panel.get_by_role("button", name=said["back"])).to_be_enabled(timeout=players.LONG)
    expect(panel.get_by_role("listitem").first).to_contain_text(re.compile("Blobra|Funguar"), timeout=players.LONG)
    panel.get_by_role("button", name=said["back"]).click()
    expect(panel.get_by_role("listitem").first).to_contain_text(re.compile("Bahamut|Ifrit"), timeout=players.LONG)
    assert page.problems == []


@pytest.mark.variants("language", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_rules_are_composed(width: int, language: str, hall: Hall, visitor: Any) -> None:
    """A community is chosen in the composer, and the cards on the table stay there under its rules."""
    said = WORDS[language]
    page = visitor(hall, width=width, touch=width == 360, locale="fr-FR" if language == "fr" else "en-GB")
    page.goto("/sandbox/triple-triad")
    page.get_by_role("button", name=said["compose"]).click(timeout=players.LONG)
    sheet = page.get_by_role("dialog", name=said["compose"])
    sheet.get_by_role("button", name=re.compile("^FF8 ")).click(timeout=players.LONG)
    assert violations(page) == []
    shoot(page, f"sandbox-rules-{language}-{width}")
    before = page.get_by_label(said["link"]).input_value()
    sheet.get_by_role("button", name=said["take"]).click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_label(said["link"])).to_have_value(re.compile("rules=triple-triad%3Aff8"), timeout=players.LONG)
    assert "ff8" not in before
    assert fits(page), "the page scrolls sideways"
    assert page.problems == []


def test_what_chance_may_do_is_told_exactly(hall: Hall, visitor: Any) -> None:
    """A move in a pasted position lists what chance may do, is left, and made again with one outcome."""
    page = visitor(hall)
    page.goto("/sandbox/chakart")
    page.get_by_text("As text", exact=True).click(timeout=players.LONG)
    page.get_by_label("The position as the referee reads it").fill('{"fen": "no board"}')
    page.get_by_role("button", name="Lay it out").click()
    expect(page.locator("main .note.bad").first).to_be_visible(timeout=players.LONG)
    page.get_by_label("The position as the referee reads it").fill(json.dumps({"fen": MUSHROOM}))
    page.get_by_role("button", name="Lay it out").click()
    expect(page.locator("main .note.bad")).to_have_count(0, timeout=players.LONG)
    page.get_by_text("Try moves", exact=True).click()
    chakart_players.by_mouse(page, "h1h2")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("1/2")).to_have_count(2, timeout=players.LONG)
    dialog.get_by_role("button", name="Close").click()
    chakart_players.by_mouse(page, "h1h2")
    expect(dialog.get_by_text("1/2")).to_have_count(2, timeout=players.LONG)
    shoot(page, "sandbox-chances-1280")
    dialog.get_by_role("button").filter(has_text="1/2").first.click()
    expect(page.get_by_role("button", name="One step back")).to_be_enabled()
    assert page.problems == []


@pytest.mark.variants("width")
@pytest.mark.parametrize("width", [360, 1280])
def test_a_table_of_cipher_is_set_up_by_hand(width: int, hall: Hall, visitor: Any) -> None:
    """A unit is found, laid down, stacked on and tapped, and the match is played from there."""
    page = visitor(hall, width=width, touch=width == 360)
    page.goto("/sandbox/cipher")
    page.get_by_role("button", name="Front line of First player").click(timeout=players.LONG)
    for scrolled in (0, 200):  # the tray stays at hand
        page.evaluate(f"scrollTo(0, {scrolled})")
        expect(page.get_by_role("searchbox")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") < TALLEST
    page.get_by_role("searchbox").fill("Jagen")
    page.get_by_role("button", name="Put Faithful Veteran Jagen there").first.click(timeout=players.LONG)
    laid = page.get_by_role("button", name=re.compile("^Faithful Veteran Jagen")).first  # the hand may hold another
    laid.click(timeout=players.LONG)
    page.get_by_role("button", name="Next card goes under it").click()
    page.get_by_role("button", name="Put Faithful Veteran Jagen there").first.click()
    page.get_by_role("button", name="Tap", exact=True).click()
    expect(laid).to_have_accessible_name(re.compile(", tapped$"), timeout=players.LONG)
    page.get_by_role("button", name="One orb fewer for Second player").click()
    expect(page.get_by_role("region", name="Second player").get_by_role("img")).to_have_accessible_name(
        re.compile("4 orbs"), timeout=players.LONG
    )
    shoot(page, f"sandbox-cipher-{width}")
    assert fits(page), "the page scrolls sideways"
    page.get_by_text("Try moves", exact=True).click()
    expect(page.locator("[data-card].tapped")).to_have_count(1, timeout=players.LONG)
    assert page.problems == []
