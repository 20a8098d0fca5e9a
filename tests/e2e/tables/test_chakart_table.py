"""The surroundings of the track: the moves, the legend, captured pieces, possible outcomes and enemy moves."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import chakart_players as people
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import CHAKART, DESK, WINDOWS, Everywhere, resize
from tests.e2e.phones import phone, study
from tests.served import Hall

pytestmark = pytest.mark.browser

HOUSE = {"kind": "bot", "agent": "random"}
PLAIN = "20 1111 000000000000"
EGG = f"4k3/8/8/2e5/8/1N6/8/4K3 w {PLAIN}"


def _inspected(page: Any) -> list[str]:
    return sorted(page.locator("[data-inspected]").evaluate_all("all => all.map((one) => one.dataset.inspected)"))


def test_what_lies_on_the_track_is_told_all_game_long(hall: Hall, visitor: Any) -> None:
    """The legend is beside the board on a desk, before and after the first move; on a phone behind the three dots."""
    page = visitor(hall)
    people.open_table(page, HOUSE)
    legend = page.get_by_role("region", name="Objects and arrows")
    expect(legend).to_contain_text("throws diagonally")
    people.by_mouse(page, _some_action(page))
    people.await_turn(page)
    expect(legend).to_contain_text("throws diagonally")
    resize(page, *WINDOWS[1])
    expect(legend).to_have_count(0)
    players.beside(page, "Objects and arrows")
    expect(page.get_by_role("dialog", name="Objects and arrows")).to_contain_text("throws diagonally")
    assert page.problems == []


def _some_action(page: Any) -> str:
    """Return a move of a pawn; there always is one."""
    people.await_turn(page)
    return next(
        f"{file}2{file}3"
        for file in "abcdefgh"
        if "pawn" in str(people.square(page, f"{file}2").get_attribute("aria-label"))
    )


def test_the_moves_of_a_phone_leave_the_board_alone(hall: Hall, visitor: Any) -> None:
    """On every phone, even on its side, all squares stay visible while stepping, from the strip or the whole list."""
    page = phone(hall, visitor, "en-GB")
    people.open_table(page, HOUSE)
    players.outgrow(page, "chakart")
    action = _some_action(page)
    people.by_touch(page, action)
    people.await_turn(page)
    strip = page.get_by_role("navigation", name="Moves")

    def stepped() -> None:
        expect(page.get_by_role("dialog")).to_have_count(0)  # the list tells the step too, until it is closed
        expect(page.get_by_text("Move 1 of 2")).to_be_visible()
        expect(people.square(page, action[2:])).to_have_accessible_name(f"{action[2:]}, the white pawn, last move")
        covered = page.evaluate("""() => [...document.querySelectorAll("[data-square]")].filter((one) => {
          const box = one.getBoundingClientRect();
          return document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) !== one;
        }).map((one) => one.dataset.square)""")
        assert covered == [], page.viewport_size
        page.get_by_role("button", name="Back to the game").tap()
        expect(page.get_by_text("Move 1 of 2")).to_have_count(0)

    for window in (window for window in WINDOWS if window[0] < DESK):
        resize(page, *window)
        strip.get_by_role("button", name="Step back").tap()
        stepped()
        strip.get_by_role("button", name=f"to {action[2:]}.").tap()
        stepped()
        strip.get_by_role("button", name="All moves").tap()
        page.get_by_role("dialog").get_by_role("button", name=f"to {action[2:]}.").tap()
        stepped()
    assert page.problems == []


def test_captured_pieces_stand_beside_who_captured_them(hall: Hall, visitor: Any) -> None:
    """White lost two pawns and Black a queen: Black's row has the pawns, White's the queen."""
    page = visitor(hall)
    study(page, "chakart", {"fen": "4k3/8/8/8/8/8/8/R3K3 w 20 1111 200000000010"})
    expect(page.locator(".far")).to_contain_text("Captured: 2 pawns")
    expect(page.locator(".near")).to_contain_text("Captured: 1 queen")


def test_the_list_of_moves_waits_for_the_dice(hall: Hall, visitor: Any) -> None:
    """A move and its answer are not in the list while the move is shown; then they appear one after the other."""
    page = visitor(hall, motion="no-preference")
    page.clock.install()
    study(page, "chakart", {"fen": f"4k3/p7/8/8/8/8/8/R3K3 w {PLAIN}"})
    people.await_turn(page)
    before = players.match_json(page, page.url.rpartition("/")[2])["seq"]
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    people.square(page, "a1").click()
    people.square(page, "a5").click()
    players.await_shown(page, before + 1)
    moves = page.get_by_role("list", name="Moves").get_by_role("button")
    expect(moves).to_have_count(0)
    page.clock.run_for(2500)
    expect(moves).to_have_count(1)
    expect(moves).to_have_text(re.compile(r"1\s+a5"))
    page.clock.run_for(20_000)
    expect(moves).to_have_count(2)


@pytest.mark.variants("locale", "last")
@pytest.mark.parametrize(("locale", "last"), [("en-GB", "Waluigi"), ("fr-FR", "Waluigi")])
def test_all_that_an_egg_can_hold_is_read(
    locale: str, last: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """In every window the line of possible outcomes stands whole, with the board, the turn and the seats."""
    page = phone(hall, visitor, locale)
    study(page, "chakart", {"fen": EGG.replace("000000000000", "222210222210")})
    expect(page.locator("button.own").first).to_be_attached(timeout=players.LONG)
    people.square(page, "b3").focus()
    for name in ("Enter", "ArrowUp", "ArrowUp", "ArrowRight"):
        page.keyboard.press(name)
    expect(page.get_by_test_id("asked")).to_contain_text(last, timeout=players.LONG)
    found = everywhere(page, f"chakart-egg-{locale[:2]}", CHAKART)
    expect(page.get_by_test_id("asked")).to_contain_text(last)
    assert found == []


def test_a_piece_under_the_finger_lies_over_the_dots(hall: Hall, visitor: Any) -> None:
    """A piece dragged onto a square where it can go covers the dot there."""
    page = visitor(hall)
    study(page, "chakart", {"fen": f"4k3/p7/8/8/8/8/8/R3K3 w {PLAIN}"})
    people.await_turn(page)
    start, end = (people.square(page, name).bounding_box() for name in ("a1", "a5"))
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=4)
    over = """(piece) => [...piece.ownerSVGElement.querySelectorAll(".dot")].map(
      (dot) => Boolean(dot.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING))"""
    dots = page.locator("g.lifted").evaluate(over)
    assert dots and all(dots)
    page.mouse.up()
    expect(people.square(page, "a5")).to_have_accessible_name(re.compile("^a5, the white rook"))


def test_where_an_enemy_could_go_is_shown_and_said(hall: Hall, visitor: Any) -> None:
    """A click or a key shows an enemy's moves in words; a second click, Escape or a choice ends that."""
    page = visitor(hall)
    study(page, "chakart", {"fen": f"1n2k3/3p4/8/8/8/8/8/R3K3 w {PLAIN}"})
    people.await_turn(page)
    asked = page.get_by_test_id("asked")
    people.square(page, "b8").click()
    expect(asked).to_have_text("If it were Black’s turn, the black knight on b8 could go to: a6, c6.")
    assert _inspected(page) == ["a6", "c6"]
    expect(page.locator(".spoken")).to_contain_text("could go to: a6, c6.")
    people.square(page, "b8").click()
    expect(page.locator("[data-inspected]")).to_have_count(0)
    page.keyboard.type("e8")
    expect(page.locator("[data-inspected]")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator("[data-inspected]")).to_have_count(0)
    people.square(page, "d7").click()
    expect(page.locator("[data-inspected]")).to_have_count(2)
    people.square(page, "a1").click()
    expect(page.locator("[data-inspected]")).to_have_count(0)
    expect(asked).to_have_text("Choose its square.")
    assert page.problems == []


LYING = f"4k3/p7/8/2m5/8/1e6/8/R3K3 w {PLAIN}"


def test_a_phone_tells_what_happened_over_the_board(hall: Hall, visitor: Any) -> None:
    """Once a move has been played its sentences stand in the row of what is asked, until a piece is chosen."""
    page = phone(hall, visitor, "en-GB", (390, 664))
    study(page, "chakart", {"fen": "4k3/p7/8/8/8/8/8/R3K3 w 20 0000 000000000000"})
    people.by_touch(page, "a1c1")
    people.await_turn(page)
    asked = page.get_by_test_id("asked")
    expect(asked).to_contain_text("goes from")
    board = people.square(page, "a1").bounding_box()
    page.locator("button.own").first.tap()
    expect(asked).to_have_text("Choose its square.")
    assert people.square(page, "a1").bounding_box() == board, "the board has moved"
    assert page.problems == []


def test_a_touch_tells_what_a_thing_and_a_power_do(hall: Hall, visitor: Any) -> None:
    """An object that cannot be reached, and a power that cannot be used, are explained; a second touch ends that."""
    page = phone(hall, visitor, "fr-FR", (390, 664))
    study(page, "chakart", {"fen": LYING})
    told = page.locator(".about")
    expect(page.locator("button.own").first).to_be_attached(timeout=players.LONG)
    for touched, word in ((people.square(page, "c5"), "Champignon"), (people.square(page, "b3"), "Œuf")):
        touched.tap()
        expect(told).to_contain_text(word)
    people.square(page, "b3").tap()
    expect(told).to_have_count(0)
    page.locator(".far .use").last.tap()
    expect(told).to_contain_text("Coup furtif")
    assert violations(page) == [] and page.problems == []
