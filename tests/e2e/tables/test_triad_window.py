"""The table of Triple Triad gives long names and the rules in play the room of its window."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.hosting import becomes_host
from tests.e2e.measured import DESK, TRIAD, WINDOWS, fits, resize, shoot
from tests.e2e.phones import PASSWORD, phone, table
from tests.e2e.players import be_somebody
from tests.served import Hall

pytestmark = pytest.mark.browser

LOCALES = ["en-GB", "fr-FR"]
PHONES = [(320, 480), *(window for window in WINDOWS if window[0] < DESK)]
UPRIGHT = [window for window in PHONES if window[0] < window[1]]
RULES = "triple-triad:ff8+same+plus+elemental+visibility=open"
WHOLE = "one => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 6"  # less than a line
# Stray marks among the rules: a dot that is not between two of a line, and a number apart from the last rule.
LOOSE = """(line) => {
  const { left, right } = line.getBoundingClientRect();
  const rules = [...line.querySelectorAll("[data-rule] > span")];
  const boxes = rules.map((one) => one.getBoundingClientRect());
  const begins = (at) => at === 0 || boxes[at].top >= boxes[at - 1].bottom - 2;
  const astray = (at) => begins(at) && Math.abs(boxes[at].left - left) > 1;
  const wrong = rules.filter((one, at) => one.textContent.includes("·") || astray(at));
  const more = line.querySelector("b");
  const [box, last] = [more?.getBoundingClientRect(), boxes.at(-1)];
  const apart = more && (Math.abs(box.top - last.top) > 2 || box.left - last.right > 1 || box.right > right + 1);
  if (apart) wrong.push(more);
  return wrong.map((one) => one.textContent);
}"""
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
TOPS = (761, 800, 900, 999, 1000, 1100, 1199, 1200, 1280, 1400)
DESKS = [(1280, 720), (1280, 800), (1920, 1080)]
LEAST_FAR = 40  # pixels of a card of the other hand
RIVAL = 84  # pixels of a rival's name beside five open cards and a clock of hours: nine letters
RIVAL_LEAST = 68  # in a window 320 pixels wide


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_long_names_stand_whole_on_a_desk(locale: str, hall: Hall, visitor: Any) -> None:
    """The names of both players are whole, for spectators too; the moves can be walked through beside them."""
    red, blue, match = table(hall, visitor, RULES, locale, window=WINDOWS[-1])
    watcher = phone(hall, visitor, locale, WINDOWS[-1])
    watcher.goto(f"/t/{match}")
    for page in (red, blue, watcher):
        expect(page.locator(TRIAD.board).first).to_be_visible(timeout=players.LONG)
        page.evaluate("document.fonts.ready.then(() => null)")  # other fonts are wider
        shoot(page, f"triad-names-{locale[:2]}-{page is watcher}")
        names = page.locator("[data-seated]").filter(visible=True)
        expect(names).to_have_count(2)
        assert [one.evaluate(WHOLE) for one in names.all()] == [True, True]
        clocks = page.locator(".clock").filter(visible=True).all()
        boxes = [one.bounding_box() for one in (*clocks, page.locator(".story"), *page.locator(".turn").all())]
        assert fits(page) and not [pair for pair in pairwise(boxes) if _meet(*pair)], boxes
    mover = red if players.match_json(red, match)["to_act"] == "red" else blue
    with players.moved(mover, match):
        mover.locator('[data-slot]:not([aria-disabled="true"])').first.click()
        mover.locator("[data-cell].legal").first.click()
    back = mover.locator(".walk button").nth(1)
    expect(back).to_be_enabled()
    back.click(trial=True)


@pytest.mark.variants("visibility")
@pytest.mark.parametrize("visibility", ["open", "closed"])
def test_ones_own_cards_are_as_large_as_the_others(visibility: str, hall: Hall, visitor: Any) -> None:
    """On desks of every height both hands have cards of one size, from the deal on and after a move."""
    red, blue, match = table(
        hall, visitor, f"triple-triad:ff8+visibility={visibility}+card_pick=random", "en-GB", None, WINDOWS[-1]
    )
    mover = red if players.match_json(red, match)["to_act"] == "red" else blue
    for played in range(2):
        for window in DESKS:
            resize(mover, *window)
            expect(mover.locator(TRIAD.board).first).to_be_visible(timeout=players.LONG)
            shoot(mover, f"triad-hands-{visibility}-{played}-{window[0]}x{window[1]}")
            own, far = (mover.locator(hand).first.bounding_box() for hand in (".hand [data-slot] svg", ".far li svg"))
            assert own and far and own["width"] >= far["width"] >= LEAST_FAR, (window, own, far)
        if not played:
            resize(mover, *WINDOWS[-1])
            with players.moved(mover, match):
                players.play_by_mouse(mover)


def _meet(one: dict[str, float], two: dict[str, float]) -> bool:
    """Tell whether two boxes overlap."""
    apart = (
        one["x"] + one["width"] <= two["x"]
        or two["x"] + two["width"] <= one["x"]
        or one["y"] + one["height"] <= two["y"]
        or two["y"] + two["height"] <= one["y"]
    )
    return not apart


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_rivals_name_has_room_on_a_phone(locale: str, hall: Hall, visitor: Any) -> None:
    """The name stands once, beside five open cards and a clock."""
    red, blue, _match = table(hall, visitor, RULES, locale)
    name = str(blue.request.get("/api/me").json()["name"])
    expect(red.locator(TRIAD.board).first).to_be_visible(timeout=players.LONG)
    for window in PHONES:
        resize(red, *window)
        shoot(red, f"triad-rival-{locale[:2]}-{window[0]}x{window[1]}")
        far = red.locator(".far [data-seated]")
        due = RIVAL if window[0] > 320 else RIVAL_LEAST
        assert far.evaluate("one => one.clientWidth") >= due, window
        expect(red.locator("[data-seated]").filter(visible=True, has_text=name)).to_have_count(1)


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_in_play_stand_over_the_table_of_a_phone(locale: str, hall: Hall, visitor: Any) -> None:
    """Each rule is whole, or counted beside the last one; no dot stands at an edge.

    The game's name is whole, and a tap opens the rules' meaning.
    """
    red, _blue, _match = table(hall, visitor, RULES, locale)
    players.outgrow(red, "triple-triad")
    expect(red.locator(TRIAD.board).first).to_be_visible(timeout=players.LONG)
    for window in PHONES:
        resize(red, *window)
        rules = red.locator("[data-rule] > span")
        lower = red.locator("header .fit").evaluate("one => one.clientHeight")
        seen = [one for one in rules.all() if one.evaluate("one => one.offsetTop + one.offsetHeight") <= lower + 1]
        assert rules.count() == len(seen) >= 2 and all(one.evaluate(WHOLE) for one in seen), window
        more = red.locator("header .fit b")
        assert len(seen) + int(more.inner_text()[1:] if more.count() else 0) == 5, window
        assert red.locator("header .fit").evaluate(LOOSE) == [], window
        title = red.get_by_role("heading", name="Triple Triad")
        assert window not in UPRIGHT or title.evaluate(WHOLE), window
        shoot(red, f"triad-rules-{locale[:2]}-{window[0]}x{window[1]}")
    resize(red, 390, 664)
    assert red.locator("header .fit b").count() == 0
    red.locator("header").get_by_role("button").filter(has=red.locator("[data-rule]")).tap()
    expect(
        red.get_by_role("dialog").get_by_text("Elemental" if locale == "en-GB" else "Élémentaire", exact=True)
    ).to_be_visible()


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_top_of_the_hall_fits_every_width(locale: str, hall: Hall, visitor: Any) -> None:
    """With the longest name, from a tablet to a desk, nothing hangs out, and no word of it wraps."""
    page = phone(hall, visitor, locale, WINDOWS[-1])
    page.goto("/")
    expect(page.locator(".top nav a").first).to_be_visible(timeout=players.LONG)
    page.evaluate("document.fonts.ready.then(() => null)")
    for width in TOPS:
        resize(page, width, 700)
        shoot(page, f"top-{locale[:2]}-{width}")
        ways = [one.bounding_box() for one in page.locator(".top a, .top button").filter(visible=True).all()]
        assert fits(page), width
        assert not [pair for pair in pairwise(ways) if _meet(*pair)], width
        assert max(box["height"] for box in ways) <= 46, width


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_top_of_the_hall_fits_its_host(locale: str, hall: Hall, visitor: Any) -> None:
    """With the host's own link no word is cut, and on a desk a short name is whole."""
    page = visitor(hall, width=WINDOWS[-1][0], height=WINDOWS[-1][1], locale=locale)
    be_somebody(page)
    assert page.request.post("/api/me/claim", data={"name": f"Hester {locale[:2]}", "password": PASSWORD}).ok
    becomes_host(page, hall)
    page.goto("/")
    expect(page.locator('.top a[href="/host"]')).to_be_visible(timeout=players.LONG)
    page.evaluate("document.fonts.ready.then(() => null)")
    for width in TOPS:
        resize(page, width, 700)
        shoot(page, f"top-host-{locale[:2]}-{width}")
        assert fits(page), width
        cut = page.locator(".top a span, .top nav a").filter(visible=True).evaluate_all(CUT)
        assert [text for text in cut if width >= 1200 or not text.startswith("Hester")] == [], width
    assert page.problems == []
