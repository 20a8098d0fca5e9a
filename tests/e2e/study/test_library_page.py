"""The Library in the browser: a match is found, looked at again, taken home and played on."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.furnished import Furniture
from tests.e2e.measured import fits, shoot
from tests.e2e.phones import behind, play_one
from tests.served import Hall
from tests.web.collecting import given_up
from tests.web.visiting import Guest

pytestmark = pytest.mark.browser


def test_a_match_is_found_taken_home_and_played_on(hall: Hall, furniture: Furniture, visitor: Any) -> None:
    """A search by player and game leads to the match, its files, its steps, and a table against the house."""
    page = visitor(hall)
    page.goto("/library?game=chakart")
    form = page.get_by_role("form", name="Search")
    form.get_by_label("Game").select_option("triple-triad")
    page.wait_for_url("**/library?game=triple-triad")
    form.get_by_label("Player").fill("Anaïs")
    form.get_by_role("button", name="Search").click()
    page.wait_for_url("**player=Ana*")
    shoot(page, "library-search-1280")
    page.locator(f'a[href="{furniture.record}"]').click(timeout=players.LONG)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        re.compile("won 1?[0-9]–[0-9]$|draw 5–5$"), timeout=players.LONG
    )
    expect(page.locator(".sides")).to_have_text(re.compile("Anaïs.*Bernard|Bernard.*Anaïs"))
    _step_through(page)
    shoot(page, "record-1280")
    page.get_by_text("Details", exact=True).click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="What everybody saw (JSON)").click()
    header, *entries = Path(saved.value.path()).read_text(encoding="utf-8").splitlines()
    assert json.loads(header)["id"] in furniture.record and len(entries) == 10
    with page.expect_download() as saved:
        page.get_by_role("link", name="Wiki markup").click()
    assert "{{Board|" in Path(saved.value.path()).read_text(encoding="utf-8")
    _verify(page)
    page.get_by_role("slider").fill("3")
    page.get_by_role("button", name="Play on from move 3").click()
    page.wait_for_url("**/t/*")
    expect(page.locator('[data-cell]:not([aria-label*="empty"])')).to_have_count(3, timeout=players.LONG)
    expect(page.get_by_text("Study", exact=True)).to_be_visible()
    page.goto("/library?player=nobody%20of%20this%20name")
    expect(page.get_by_text("No game matches. Remove a filter.")).to_be_visible(timeout=players.LONG)
    page.get_by_role("link", name="Show everything").click()
    expect(page.get_by_role("link", name=re.compile("Look again")).first).to_be_visible(timeout=players.LONG)
    assert page.problems == []


def _verify(page: Any) -> None:
    """Recompute every pick in the browser by one click; a lie of the hall is found and named."""
    page.get_by_role("button", name="Check every pick here").click()
    expect(page.get_by_text(re.compile("Fair: all [0-9]+ picks"))).to_be_visible(timeout=players.LONG)
    expect(page.get_by_text("The seed fits the seal that was published")).to_be_visible()
    page.get_by_text("Pick by pick", exact=True).click()
    rows = [row.locator("td").all_inner_texts() for row in page.locator("details tbody tr").all()]
    assert rows and all(got == due and int(got) < int(n) for _pick, n, got, due in rows)
    shoot(page, "record-verified-1280")
    assert violations(page) == []

    def bent(route: Any) -> None:
        told = route.fetch().json()
        first = next(entry for entry in told["entries"] if entry["picks"])
        n, value = first["picks"][0]
        first["picks"][0] = [n, (value + 1) % n]
        route.fulfill(json={**told, "commitment": "00" * 32})

    page.route("**/picks", bent)
    page.get_by_role("button", name="Check every pick here").click()
    expect(page.get_by_text("Not fair: something was changed.")).to_be_visible(timeout=players.LONG)
    expect(page.get_by_text("The seed does not fit the seal")).to_be_visible()
    expect(page.get_by_text(re.compile("Entry 3, pick 1 of [0-9]+: the match has"))).to_be_visible()
    page.unroute("**/picks")


def _step_through(page: Any) -> None:
    """Step the board back to its beginning and forward again."""
    lying = page.locator('[data-cell]:not([aria-label*="empty"])')
    expect(lying).to_have_count(9, timeout=players.LONG)
    page.get_by_role("button", name="To the beginning").click()
    expect(lying).to_have_count(0)
    for step in (1, 2):
        page.get_by_role("button", name="One step forward").click()
        expect(lying).to_have_count(step, timeout=players.LONG)
    shoot(page, "record-step-1280")
    page.get_by_role("slider").fill("8")
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.get_by_role("status").get_by_text("Move 9 of 9")).to_be_visible(timeout=players.LONG)
    expect(lying).to_have_count(9, timeout=players.LONG)


@pytest.mark.parametrize(("rules", "board"), [("chakart:seed", "[data-square]"), ("cipher:seed", ".mat")])
def test_a_record_fits_a_phone(hall: Hall, visitor: Any, rules: str, board: str) -> None:
    """A record has nothing to resign, and its page does not scroll sideways."""
    page = visitor(hall, width=360, height=640, touch=True, locale="fr-FR")
    match = players.open_table(page, rules)
    with Guest(hall.url) as other:
        other.join({"id": match})
        given_up(other, {"id": match})
    page.goto(f"/library/{match}")
    expect(page.locator(board).first).to_be_visible(timeout=players.LONG)
    expect(page.get_by_role("navigation", name="À cette table")).to_be_visible(timeout=players.LONG)
    shoot(page, f"record-{rules.partition(':')[0]}-360")
    assert fits(page), "the page scrolls sideways"
    for width, height in ((390, 664), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert _sliced(page) == []
    expect(page.get_by_role("button", name="Abandonner")).to_have_count(0)
    assert page.problems == []


def _sliced(page: Any) -> list[str]:
    """Whatever the steps of a record cut; the table stands whole over them, and its tools after scrolling."""
    return page.evaluate("""() => {
      const edge = (what) => document.querySelector(what).getBoundingClientRect();
      scrollTo(0, 0);
      const steps = edge(".way-on").top;
      const cut = [".far", ".board", ".near"].filter((part) => edge(part).bottom > steps);
      if (edge(".frame .bar").top < steps - 1) cut.push("the tools");
      scrollTo(0, document.body.scrollHeight);
      return edge(".frame .bar").bottom > steps ? [...cut, "the tools below"] : cut;
    }""")


def test_a_player_looks_again_from_their_seat(hall: Hall, visitor: Any) -> None:
    """Everybody saw the back of a closed hand; its player sees its cards again, step by step."""
    red, blue = visitor(hall), visitor(hall, width=360)
    for page in (red, blue):
        players.be_somebody(page)
    with behind(red, hall) as one, behind(blue, hall) as two:
        opened = one.open(game="triple-triad", rules="triple-triad:ff8+visibility=closed", seat="red")
        match = opened["id"]
        two.join(opened)
        while one.look(opened)["status"] != "over":
            play_one([one, two], match)
    for page, width in ((red, 1280), (blue, 360)):
        page.goto(f"/library/{match}")
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible(timeout=players.LONG)
        slider.fill("0")
        held = page.locator("[data-slot]")
        expect(held).to_have_count(0)
        page.get_by_text("you, from your seat", exact=True).click()
        slider.fill("0")
        expect(held).to_have_count(5, timeout=players.LONG)
        shoot(page, f"record-seat-{width}")
        assert fits(page), "the page scrolls sideways"
        assert page.problems == []


@pytest.mark.variants("locale", "day")
@pytest.mark.parametrize(
    ("locale", "day"), [("en-GB", "22 Nov 2026"), ("en-US", "Nov 22, 2026"), ("fr-FR", "22 nov. 2026")]
)
def test_a_day_that_is_looked_for_is_written_out(hall: Hall, visitor: Any, locale: str, day: str) -> None:
    """In any format of the browser's field the page writes the day out, and moves no field for it."""
    page = visitor(hall, locale=locale)
    page.goto("/library?since=2026-11-22")
    expect(page.locator("form").get_by_text(day, exact=True)).to_be_visible(timeout=players.LONG)
    tops = page.locator("form .field").evaluate_all("fields => fields.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, tops
    assert page.problems == []
