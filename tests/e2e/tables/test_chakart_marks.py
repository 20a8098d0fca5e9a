"""A player's own arrows and circles are private, unlike every other line, and gone with the next move."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import chakart_players as people
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.phones import study
from tests.served import Hall

pytestmark = pytest.mark.browser

HELD = 1_000  # milliseconds, far longer than any press
QUIET = {"fen": "4k3/p7/8/8/8/8/8/R3K3 w 20 1111 000000000000"}


def _middle(page: Any, name: str) -> dict[str, float]:
    box = people.square(page, name).bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def _drag(page: Any, start: str, end: str) -> None:
    page.mouse.move(**_middle(page, start))
    page.mouse.down(button="right")
    page.mouse.move(**_middle(page, end), steps=4)
    page.mouse.up(button="right")


def test_the_right_button_draws_and_the_next_move_wipes(hall: Hall, visitor: Any) -> None:
    """The right button drags an arrow or clicks a circle; drawing it again wipes it, and no move is chosen or sent."""
    page = visitor(hall)
    study(page, "chakart", QUIET)
    people.await_turn(page)
    arrows, circles = page.locator(".board g.own"), page.locator(".board g.circled")
    _drag(page, "a1", "d4")
    _drag(page, "e8", "e1")
    people.square(page, "c3").click(button="right")
    expect(arrows).to_have_count(2)
    expect(circles).to_have_count(1)
    expect(people.square(page, "c3")).to_have_accessible_name("c3, empty, circled")
    widths = arrows.first.locator("path").evaluate_all("all => all.map((one) => getComputedStyle(one).strokeDasharray)")
    assert set(widths) == {"none"}  # the waiting move is dashed
    assert violations(page) == []
    expect(page.get_by_test_id("asked")).to_have_text("Choose a piece.")
    _drag(page, "a1", "d4")
    people.square(page, "c3").click(button="right")
    expect(arrows).to_have_count(1)
    expect(circles).to_have_count(0)
    people.by_mouse(page, "a1a5")
    expect(arrows).to_have_count(0)
    assert page.problems == []


def _finger(page: Any) -> Callable[..., None]:
    """Return a finger that is put down, moved and lifted, at squares by their names."""
    touch = page.context.new_cdp_session(page)

    def put(kind: str, *squares: str) -> None:
        points = [_middle(page, at) for at in squares]
        touch.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    return put


def test_a_finger_that_is_held_draws(hall: Hall, visitor: Any) -> None:
    """A held finger draws a circle where it rested, or an arrow; it looks at no piece and chooses nothing."""
    page = visitor(hall, width=390, height=664, touch=True)
    study(page, "chakart", QUIET)
    people.await_turn(page)
    arrows, circles = page.locator(".board g.own"), page.locator(".board g.circled")
    finger = _finger(page)
    asked = page.get_by_test_id("asked").inner_text()
    finger("Start", "e8")
    expect(circles).to_have_count(1)
    finger("End")
    expect(people.square(page, "e8")).to_have_accessible_name(re.compile("circled$"))
    finger("Start", "c3")
    expect(circles).to_have_count(2)
    for at in ("d4", "e8"):
        finger("Move", at)
    expect(arrows).to_have_count(1)
    finger("End")
    expect(circles).to_have_count(1)
    expect(arrows).to_have_count(1)
    expect(page.get_by_test_id("asked")).to_have_text(asked)
    page.keyboard.type("e8")  # would look away if it had looked there
    expect(page.locator("[data-inspected]").first).to_be_attached()
    assert page.problems == []


def test_a_finger_that_is_held_still_drags_a_piece_and_looks_at_its_move(hall: Hall, visitor: Any) -> None:
    """However long a finger rests on one's own piece, or on a square it may go to, nothing is drawn."""
    page = visitor(hall, width=390, height=664, touch=True)
    page.clock.install()
    study(page, "chakart", QUIET)
    people.await_turn(page)
    drawn = page.locator(".board g.own, .board g.circled")
    finger = _finger(page)
    people.square(page, "a1").tap()
    finger("Start", "a5")
    page.clock.run_for(HELD)
    finger("End")
    expect(drawn).to_have_count(0)
    expect(people.square(page, "a1")).to_have_class(re.compile("own"))
    match = page.url.rsplit("/", 1)[-1]
    with players.moved(page, match):
        finger("Start", "a1")
        page.clock.run_for(HELD)
        for at in ("a3", "a5"):
            finger("Move", at)
        expect(drawn).to_have_count(0)
        finger("End")
    assert page.problems == []


def test_a_finger_and_keys_draw_where_they_are_told_to(hall: Hall, visitor: Any) -> None:
    """Behind “Arrows” a drag is an arrow, and a tap or Enter a circle, until it is done; then the pieces move again."""
    page = visitor(hall, width=390, height=664, touch=True)
    study(page, "chakart", QUIET)
    people.await_turn(page)
    players.beside(page, "Arrows")
    people.square(page, "e4").tap()
    expect(page.locator(".board g.circled")).to_have_count(1)
    finger = _finger(page)
    finger("Start", "a1")
    for at in ("b2", "d4"):
        finger("Move", at)
    finger("End")
    expect(page.locator(".board g.own")).to_have_count(1)
    people.square(page, "e5").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board g.circled")).to_have_count(2)
    assert violations(page) == []
    page.get_by_role("group", name="Arrows").get_by_role("button", name="Done").tap()
    people.by_touch(page, "a1a5")
    expect(page.locator(".board g.own, .board g.circled")).to_have_count(0)
    assert page.problems == []
