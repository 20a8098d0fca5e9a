"""Decks in the browser: built, kept over a reload, shared, read from text, named, copied, deleted, and played."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.access import violations
from tests.e2e.measured import fits, resize, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
PAGE = "/decks/cipher"
PHONES = [(360, 640), (390, 664), (740, 360)]


def count(page: Any) -> Any:
    """Return the count of the deck's cards, wherever it is told."""
    return page.locator(".count b, nav p > b").filter(visible=True).first


def begun(page: Any, name: str = "(War of Darkness|Guerre des Ténèbres)") -> None:
    """Begin a deck as a starter, on its desk."""
    page.goto(PAGE)
    page.get_by_role("button", name=re.compile(f"(Start from|Partir du deck) {name}")).click()
    expect(count(page)).to_have_text("50")


def address(page: Any) -> str:
    """Return the address to hand on."""
    parts = urlsplit(page.url)
    return f"{parts.path}?{parts.query}"


def test_a_deck_is_built_kept_and_played(hall: Hall, visitor: Any) -> None:
    """A deck is built from nothing, with help at each card; a reload loses nothing; a whole one goes to the table."""
    page = visitor(hall)
    page.goto(PAGE)
    page.get_by_role("button", name="New deck").click()
    expect(page.get_by_text("0 of 50. At least 50 cards: 50 to add.")).to_be_visible()
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    page.get_by_role("searchbox").fill("Altean Prince")
    more = page.locator(".find").get_by_role("button", name="Add Altean Prince Marth")
    for _ in range(4):
        more.click()
    expect(more).to_be_disabled()
    expect(page.get_by_text("The hero costs 1: Altean Prince Marth.")).to_be_visible()
    page.get_by_label("Name of the deck").fill("Altea")
    page.get_by_label("Name of the deck").blur()
    page.reload()
    expect(count(page)).to_have_text("4")
    expect(page.get_by_label("Name of the deck")).to_have_value("Altea")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved in this browser")).to_be_visible()
    page.locator(".side").get_by_role("button", name="Take out Altean Prince Marth").click()
    expect(count(page)).to_have_text("3")
    expect(page.get_by_text("Draft, not saved yet")).to_be_visible()

    begun(page)
    assert violations(page) == []
    shoot(page, "deck-builder-1280")
    held = page.get_by_role("list", name="Opening hand").get_by_role("button")
    expect(held).to_have_count(6)
    drawn = [held.evaluate_all("all => all.map(one => one.ariaLabel).join()")]
    for _ in range(3):
        page.get_by_role("button", name="Draw again").click()
        drawn.append(held.evaluate_all("all => all.map(one => one.ariaLabel).join()"))
    assert len(set(drawn)) > 1
    expect(
        page.get_by_text(re.compile(r"A class change of Marth: \d+ in 100. A unit of cost 1: \d+ in 100."))
    ).to_be_visible()
    page.get_by_role("link", name="Play with it").click()
    page.get_by_role("button", name="Choose your cards").filter(visible=True).click()
    expect(count(page)).to_have_text("50")
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_url("**/t/*")
    assert page.problems == []


def test_cards_are_found_by_what_they_say_and_are(hall: Hall, visitor: Any) -> None:
    """Cards are found by a word of their text, by class, and by the filters, one of each group."""
    page = visitor(hall)
    begun(page)
    found = page.locator(".find").get_by_role("status")
    before = found.inner_text()
    page.get_by_role("searchbox").fill("flier")
    expect(found).not_to_have_text(before)
    expect(page.locator(".find").get_by_text("Soul-Soothing Wings")).to_be_visible()
    page.get_by_role("searchbox").fill("draw 1 card")
    expect(found).to_have_text(re.compile(r"^\d+ cards found$"))
    page.get_by_role("searchbox").fill("")
    page.get_by_role("group", name="Colour").get_by_role("button", name="green").click()
    page.get_by_role("group", name="Cost").get_by_role("button", name="Cost 5+").click()
    page.get_by_role("group", name="Weapon").get_by_role("button", name="axe").click()
    expect(found).to_have_text(re.compile(r"^[12]?\d cards? found$"))
    expect(page.locator(".find li").first).to_be_visible()
    assert page.problems == []


SKILLS = {
    "en-GB": {
        "critical hit instead of discarding a card of the same unit name": "B07-060",
        "opponent cannot deploy cards with a tome": "B14-072",
        "Resonance of Dragon’s Blood": "B14-056",  # the name of a skill
    },
    "fr-FR": {
        "coup critique au lieu de défausser une carte du même nom d’unité": "B07-060",
        "adversaire ne peut pas deployer de cartes au grimoire": "B14-072",
        "Resonance of Dragon’s Blood": "B14-056",
    },
}


def test_texts_of_skills_are_searched(hall: Hall, visitor: Any) -> None:
    """Texts are searched in the page's language without accents, and by names of skills, which all languages share."""
    for locale, skills in SKILLS.items():
        page = visitor(hall, locale=locale)
        begun(page)
        status = page.locator(".find").get_by_role("status")
        every = status.inner_text()
        for wish, card in skills.items():
            told = page.request.get(f"{hall.url}/api/games/cipher/cards?set=all&card={card}").json()["cards"][0]
            page.get_by_role("searchbox").fill(wish)
            expect(status).not_to_have_text(every)
            found = page.locator(".find .found")
            expect(found.get_by_role("button", name=re.compile(f"{re.escape(told['name'])}$")).first).to_be_visible()
            assert found.get_by_role("listitem").count() < 36
            page.get_by_role("searchbox").fill("")
            expect(status).to_have_text(every)
        assert page.problems == []


@pytest.mark.variants("locale", "width", "height")
@pytest.mark.parametrize(("width", "height"), [*PHONES, (1280, 800)])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_cards_are_found_by_what_they_do(hall: Hall, visitor: Any, width: int, height: int, locale: str) -> None:
    """Deeds are chosen in a sheet, each with the number of cards left, and stand beside the other filters."""
    page = visitor(hall, width=width, height=height, touch=width < 1000, locale=locale)
    begun(page)
    if width < 760:
        page.get_by_role("button", name=re.compile("^(Filter|Filtrer)")).tap()
    found = page.locator(".find").get_by_role("status")
    opener = page.get_by_role("button", name=re.compile("^(What it does|Ce qu’elle fait)"))
    opener.click()
    sheet = page.get_by_role("dialog")
    prices, bars = (
        sheet.get_by_role("button", name=re.compile(name))
        for name in ("^(Other price|Autre prix)", "^(Keeps cards|Empêche de déployer)")
    )
    show = sheet.locator(".btn.pri")
    many = [int(one.locator("b").inner_text()) for one in (prices, bars)]
    assert min(many) > 0
    expect(show).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = "all => all.filter(one => one.getBoundingClientRect().height < 44).length"
    assert sheet.locator("li button").evaluate_all(small) == 0
    shoot(page, f"deck-deeds-{width}-{locale}")
    for deed in (prices, bars):
        deed.click()
        expect(deed).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    shoot(page, f"deck-deeds-chosen-{width}-{locale}")
    show.click()
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()
    taken = page.get_by_role("button", name=re.compile("^(No longer asked for|Ne plus demander)"))
    expect(taken).to_have_count(2)
    expect(taken.first).to_be_in_viewport(ratio=1)
    expect(found).to_have_text(re.compile(f"^{sum(many)} "))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    shoot(page, f"deck-deeds-found-{width}-{locale}")
    taken.last.click()
    expect(found).to_have_text(re.compile(f"^{many[0]} "))
    opener.click()
    sheet.get_by_role("button", name=re.compile("^(Clear|Tout retirer)$")).click()
    expect(prices).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(taken).to_have_count(0)
    assert page.problems == []


def test_a_link_hands_a_deck_on(hall: Hall, visitor: Any) -> None:
    """A friend who opens the address has these cards and this name, to change and save as their own."""
    page, friend = visitor(hall), visitor(hall, width=360, height=640, touch=True, locale="fr-FR")
    begun(page, "Awakening")
    page.locator(".side").get_by_role("button", name=re.compile("^Take out")).filter(visible=True).nth(3).click()
    expect(count(page)).to_have_text("49")
    friend.goto(address(page))
    expect(count(friend)).to_have_text("49")
    expect(friend.get_by_label("Nom du deck")).to_have_value("Awakening Chrom")
    expect(friend.get_by_text("encore 1", exact=True)).to_be_visible()
    friend.get_by_role("button", name="Enregistrer").tap()
    expect(friend.get_by_text("Enregistré dans ce navigateur")).to_be_visible()
    friend.goto(PAGE)
    expect(friend.get_by_role("button", name="Ouvrir Awakening Chrom")).to_be_visible()
    assert page.problems == friend.problems == []


def test_a_text_is_refused_line_by_line(hall: Hall, visitor: Any) -> None:
    """Fifty of a card and nonsense are told at their lines while typing; the readable lines can be taken."""
    page = visitor(hall)
    page.goto(PAGE)
    page.get_by_role("button", name="Import a deck").click()
    page.get_by_label("Deck as text").last.fill("50 B01-008\n3 B01-003\nabracadabra")
    sheet = page.get_by_role("dialog")
    wrong = "Line 1.*50 copies of Red Knight Cain; at most 4", "Line 3 cannot be read.*abracadabra"
    expect(sheet.get_by_role("listitem")).to_have_text([re.compile(line) for line in wrong])
    assert violations(page) == []
    sheet.get_by_role("button", name="Take the 3 cards that could be read").click()
    expect(count(page)).to_have_text("3")
    page.get_by_role("button", name="More about this deck").click()
    page.get_by_role("dialog").get_by_role("button", name="Deck as text").click()
    expect(page.get_by_label("Deck as text").last).to_have_value(re.compile("MC: B01-003 .*\n3 B01-003"))


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_line_says_what_is_wrong_with_it(hall: Hall, visitor: Any, locale: str) -> None:
    """A name of several cards is told with some of them, and a wrong number as such; neither is taken."""
    page = visitor(hall, width=390, height=664, touch=True, locale=locale)
    page.goto(PAGE)
    words = {
        "en-GB": (
            r"Line 1 “Marth” is the name of \d+ cards: .*B01-003 Altean Prince Marth.*and \d+ more\.",
            "Line 2 “-2” is no number",
        ),
        "fr-FR": (
            r"Ligne 1 « Marth » est le nom de \d+ cartes\s: .*B01-003 .*et \d+ autres\.",
            "Ligne 2 « -2 » n’est pas",
        ),
    }[locale]
    page.get_by_role("button", name=re.compile("Import a deck|Importer un deck")).tap()
    page.get_by_role("textbox").fill("3 Marth\n-2 B01-008\n1 B01-003")
    told = page.get_by_role("dialog").get_by_role("listitem")
    expect(told).to_have_text([re.compile(line.replace(" ", r"\s")) for line in words])
    expect(page.get_by_role("dialog").locator("b").first).to_have_text(re.compile("^1 "))
    shoot(page, f"deck-text-{locale[:2]}")
    assert page.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_way_on_from_a_text_is_in_view(hall: Hall, visitor: Any, locale: str) -> None:
    """The button stays in view with any number of faults and at any scroll position; nothing lies under it for good."""
    page = visitor(hall, touch=True, locale=locale)
    page.goto(PAGE)
    page.get_by_role("button", name=re.compile("Import a deck|Importer un deck")).click()
    sheet = page.get_by_role("dialog")
    take = sheet.locator(".btn.pri")
    expect(take).to_be_in_viewport(ratio=1)
    page.get_by_role("textbox").fill("1 B01-003\n" + "nonsense\n" * 20)
    expect(sheet.get_by_role("listitem")).to_have_count(20)
    for window in ((1280, 800), *PHONES, (320, 480)):
        resize(page, *window)
        for end in ("first", "last"):
            line = getattr(sheet.get_by_role("listitem"), end)
            line.scroll_into_view_if_needed()
            expect(line, str(window)).to_be_in_viewport(ratio=0.99)
            expect(take, str(window)).to_be_in_viewport(ratio=1)
            take.click(trial=True)
            line.click(trial=True)
            shoot(page, f"deck-sheet-{end}-{window[0]}-{locale[:2]}")
    page.get_by_role("textbox").focus()
    assert violations(page) == []
    take.click()
    expect(count(page)).to_have_text("1")
    assert page.problems == []


def test_decks_stand_on_the_account(hall: Hall, visitor: Any) -> None:
    """A guest's decks come along to the account; there they are copied, deleted, restored, and found elsewhere."""
    page, phone = visitor(hall), visitor(hall, width=390, height=664, touch=True)
    begun(page, "Binding Blade")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved in this browser")).to_be_visible()
    who = {"name": "Keeper of decks", "password": "correct horse"}
    assert page.request.post(f"{hall.url}/api/me/claim", data=who).ok
    page.goto(PAGE)
    expect(page.get_by_text("Kept on your account")).to_be_visible()
    page.get_by_role("button", name="Duplicate Binding Blade Roy").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Binding Blade Roy - copy")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved on your account")).to_be_visible()
    page.get_by_role("link", name="All your decks").click()
    page.get_by_role("button", name="Delete Binding Blade Roy", exact=True).click()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Open Binding Blade Roy", exact=True)).to_be_visible()
    page.get_by_role("button", name="Delete Binding Blade Roy - copy").click()
    expect(page.get_by_text("Binding Blade Roy - copy was deleted.")).to_be_visible()
    assert phone.request.post(f"{hall.url}/api/session", data=who).ok
    phone.goto(PAGE)
    expect(phone.get_by_role("button", name=re.compile("^Open"))).to_have_count(1)
    phone.get_by_role("button", name="Open Binding Blade Roy").tap()
    expect(phone.get_by_text("Saved on your account")).to_be_visible()
    assert page.problems == phone.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_the_count_stays_in_view(hall: Hall, visitor: Any, locale: str) -> None:
    """Cards and deck are two leaves; nothing hangs out, fingers can press all, and axe finds nothing on either."""
    page = visitor(hall, *PHONES[0], touch=True, locale=locale)
    begun(page)
    leaves = page.get_by_role("navigation").get_by_role("button")
    for leaf in (0, 1):
        leaves.nth(leaf).tap()
        expect(leaves.nth(leaf)).to_have_attribute("aria-pressed", "true")
        assert violations(page) == []
        for window in reversed(PHONES):
            resize(page, *window)
            expect(count(page), str(window)).to_be_in_viewport(ratio=1)
            assert fits(page), window
            small = "all => all.filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 44).length"
            assert page.locator(".steps button, nav button, header button").evaluate_all(small) == 0, window
            shoot(page, f"deck-builder-{leaf}-{window[0]}-{locale}")
    steps = page.locator(".side .steps").first
    steps.get_by_role("button").first.tap()
    expect(count(page)).to_have_text("49")
    assert page.problems == []
