"""A table tells about itself: its rules, the seal of its chance, and to spectators whose turn it is."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.line import hushed
from tests.e2e.measured import fits, resize, shoot
from tests.served import Hall
from tests.web.visiting import Guest

pytestmark = pytest.mark.browser

RULES = {"triple-triad": "triple-triad:ff8+card_pick=random", "chakart": "chakart:seed", "cipher": "cipher:official"}
BRINGS = {"cipher": {"deck": "S01"}}
SHEET = {"en-GB": "Players and rules", "fr-FR": "Joueurs et règles"}
# Controls beside the board that show no word.
WORDLESS = """() => [...document.querySelectorAll(":is(header, .bar, .acts) :is(button, a)")].filter((one) => {
  const seen = one.cloneNode(true);
  seen.querySelectorAll(".vh, [aria-hidden=true]:not(.fit)").forEach((unseen) => unseen.remove());
  return one.checkVisibility() && !/\\p{L}/u.test(seen.textContent);
}).map((one) => [one.getAttribute("aria-label"), one.title])"""
READABLE = 20  # letters of the seal in one line
LETTERS = """it => {
  const range = document.createRange();
  range.selectNodeContents(it);
  return it.textContent.length / new Set([...range.getClientRects()].map(({ top }) => top)).size;
}"""
UNCOVERED = """it => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def _open(page: Page, game: str) -> str:
    match = players.open_table(page, RULES[game], BRINGS.get(game), {"kind": "bot", "agent": "random"})
    expect(page.locator("[data-seq]")).to_be_attached()  # until then a plain frame stands in its place
    return match


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", SHEET)
@pytest.mark.parametrize("game", RULES)
def test_the_seal_is_read_in_lines(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """The commitment stands in lines, not in pairs of letters, and no button lies over it."""
    page = visitor(hall, width=360, height=640, touch=True, locale=locale)
    match = _open(page, game)
    expect(page.locator(f'[data-seq="{players.match_json(page, match)["seq"]}"]')).to_be_attached()
    players.beside(page, SHEET[locale])
    page.get_by_role("dialog").locator("summary").click()
    seal = page.get_by_role("dialog").locator(".commitment dd").first
    expect(seal).to_have_text(players.match_json(page, match)["commitment"])
    assert violations(page) == []
    for window in ((1280, 800), (320, 640), (360, 640)):
        resize(page, *window)
        seal.scroll_into_view_if_needed()
        assert seal.evaluate(LETTERS) >= READABLE, window
        assert seal.evaluate(UNCOVERED), window
        assert fits(page), window
        shoot(page, f"rules-{game}-{locale[:2]}-{window[0]}")
    assert page.problems == []


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", RULES)
def test_an_onlooker_sees_whose_turn_it_is(game: str, hall: Hall, visitor: Any) -> None:
    """The turn is told by the name of the player to move and no other, on phone and desk."""
    with Guest(hall.url) as red, Guest(hall.url) as blue:
        match = red.open(game=game, rules=RULES[game], seat="first", bring=BRINGS.get(game))
        blue.join(match, bring=BRINGS.get(game))
        told = red.look(match)
    page = visitor(hall, width=360, height=740, touch=True)
    page.goto(f"/t/{match['id']}")
    mover, other = (
        told["seats"][side]["name"] for side in sorted(told["seats"], key=lambda side: side != told["to_act"])
    )
    said = {"cipher": f"{mover} decides.", "chakart": f"{mover} to play."}.get(game, "To play")
    for window in ((360, 740), (1280, 740)):
        resize(page, *window)
        expect(page.get_by_text(said, exact=True).filter(visible=True).first).to_be_visible()
        if game == "triple-triad":
            seats = page.locator(".seat").filter(visible=True)
            expect(seats.filter(has_text=mover).filter(has_text=said).first).to_be_visible()
            expect(seats.filter(has_text=other).filter(has_not_text=mover).filter(has_text=said)).to_have_count(0)
        shoot(page, f"onlooker-{game}-{window[0]}")
    assert page.problems == []


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", SHEET)
@pytest.mark.parametrize("game", RULES)
def test_what_shows_no_word_has_a_name_and_a_title(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """Every button beside the board has a name and a title on every device, different in each language."""
    page = visitor(hall, locale=locale)
    _open(page, game)
    for width, height in ((390, 664), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".frame.upright" if width < height else ".frame.desk")).to_be_visible()
        found = page.evaluate(WORDLESS)
        known = ("At this table", "À cette table") if width < height else ("Sound", "Son")
        assert known[locale == "fr-FR"] in [name for name, _ in found]
        assert [(name, title) for name, title in found if not name or not title] == []
    assert page.problems == []


@pytest.mark.variants("game")
@pytest.mark.parametrize("game", RULES)
def test_a_chip_of_the_header_tells_its_rule(game: str, hall: Hall, visitor: Any) -> None:
    """Any kind of press opens it, and Escape closes it. In somebody's first games the goal may stand in its place."""
    page = visitor(hall, touch=True)
    _open(page, game)
    chip = page.get_by_role("banner").locator(".rules button").first
    goal = page.get_by_role("region", name="Goal", exact=True)
    expect(chip.or_(goal)).to_be_visible()
    if goal.count():
        players.outgrow(page, game)
    expect(chip).to_be_visible()
    expect(goal).to_have_count(0)
    for way in ("mouse", "finger", "keys"):
        told = players.told_by(chip, way)
        expect(told).to_contain_text(chip.inner_text())
        expect(told).to_contain_text(chip.get_attribute("title") or "nothing")
        page.keyboard.press("Escape")
        expect(told).to_be_hidden()
    assert page.problems == []


def test_a_sheet_that_was_opened_while_the_board_comes_stays(hall: Hall, visitor: Any) -> None:
    """A plain frame stands in the board's place until it comes; an open sheet stays open."""
    page = visitor(hall)
    _open(page, "triple-triad")
    release = hushed(page, re.compile(r"/api/matches/.*/socket"))
    page.get_by_role("button", name=SHEET["en-GB"]).click()
    sheet = page.get_by_role("dialog", name=SHEET["en-GB"])
    expect(sheet).to_be_visible()
    expect(page.locator("[data-seq]")).to_have_count(0)
    release()
    expect(page.locator("[data-seq]")).to_be_attached()
    expect(sheet).to_be_visible()
    assert page.problems == []


def test_a_sheet_that_is_asked_for_as_another_closes_opens(hall: Hall, visitor: Any) -> None:
    """The browser tells of a closed sheet only with its next frame; a press in between counts."""
    page = visitor(hall, width=1280, height=800, locale="en-GB")
    _open(page, "triple-triad")
    button = page.get_by_role("button", name=SHEET["en-GB"])
    button.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    button.evaluate("""async (button) => {
      document.querySelector("dialog").close();
      await new Promise((done) => queueMicrotask(done)); // no picture is drawn between
      button.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }""")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(button).to_be_focused()
    assert page.problems == []
