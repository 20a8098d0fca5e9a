"""Sounds are heard at a table after a first tap, as long as they are wanted; a game's end is a moment."""

from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import DESK, FINGER, WINDOWS, fits, shoot
from tests.e2e.phones import behind, phone, play_one, table
from tests.served import Hall

pytestmark = pytest.mark.browser

# The browser counts the sounds that pages start; `AudioBufferSourceNode` has a start of its own.
LISTEN = """
window.sounded = 0;
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = prototype.start;
  prototype.start = function (...when) {
    window.sounded += 1;
    return start.apply(this, when);
  };
}
"""
RULES = "triple-triad:ff8+same+plus+visibility=open"
HOUSE = {"kind": "bot", "agent": "random"}
GAMES = {
    "triple-triad": ("triple-triad:ff8+visibility=open", None, 4, {"lift"}),
    "chakart": ("chakart:seed", None, 1, {"tie", "away"}),
    "cipher": ("cipher:official", {"deck": "S01"}, 2, {"crack", "fly", "shown"}),
}
NAMES = {"en-GB": "Sound", "fr-FR": "Son"}
MORE = {"en-GB": "At this table", "fr-FR": "À cette table"}


def _listened(page: Any) -> Any:
    page.add_init_script(LISTEN)
    return page


def _sounded(page: Any) -> int:
    return int(page.evaluate("window.sounded"))


def _button(page: Any, locale: str = "en-GB", place: str = "banner") -> Any:
    return page.get_by_role(place).get_by_role("button", name=NAMES[locale], exact=True)


def _first_tap(page: Any) -> None:
    """Tap on nothing, and wait until the sounds have come."""
    with page.expect_response("**/assets/synth-*.js"):
        page.locator(".ttl").first.click()


def test_a_move_sounds_once_somebody_has_tapped(hall: Hall, visitor: Any) -> None:
    """No sound is fetched before the first tap, and a player who has not tapped hears no move."""
    red, blue = _listened(visitor(hall)), _listened(visitor(hall))
    fetched: list[str] = []
    red.on("request", lambda request: fetched.append(request.url))
    match = players.open_table(red, RULES)
    players.join(blue, match)
    mover = players.to_move(red, blue)
    assert [url for url in fetched if "synth" in url] == []
    assert _sounded(red) == 0
    other = blue if mover is red else red
    _first_tap(mover)
    players.play_by_mouse(mover)
    mover.wait_for_function("() => window.sounded > 0")
    players.to_move(other, other)
    assert _sounded(other) == 0
    assert red.problems == blue.problems == []


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", [WINDOWS[0], WINDOWS[-1]])
def test_its_button_silences_the_page_for_good(window: tuple[int, int], hall: Hall, visitor: Any) -> None:
    """The button in the header silences this page and the next ones; then it lets them sound again."""
    page = _listened(phone(hall, visitor, window=window))
    match = players.open_table(page, RULES, opponent=HOUSE)
    players.turn_mark(page).wait_for()
    expect(_button(page)).to_have_attribute("aria-pressed", "true")
    _button(page).click()
    for _ in range(2):
        expect(_button(page)).to_have_attribute("aria-pressed", "false")
        assert violations(page) == []
        before = _sounded(page)
        with players.moved(page, match):
            players.play_by_mouse(page)
        players.turn_mark(page).wait_for()
        assert _sounded(page) == before
        page.reload()
        players.turn_mark(page).wait_for()
    with page.expect_response("**/assets/synth-*.js"):
        _button(page).click()
    expect(_button(page)).to_have_attribute("aria-pressed", "true")
    players.play_by_mouse(page)
    page.wait_for_function("() => window.sounded > 0")
    assert violations(page) == []
    assert page.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", NAMES)
def test_its_button_stands_where_one_looks_for_it(locale: str, hall: Hall, visitor: Any) -> None:
    """The button is large enough for a finger on a phone: among the hall's further ways, and at every table."""
    page = phone(hall, visitor, locale)
    wrong: list[str] = []
    for path in ("/more", *GAMES):
        place = "banner" if path in GAMES else "main"
        if path in GAMES:
            players.open_table(page, *GAMES[path][:2], HOUSE)
            page.locator(".board").wait_for()
        else:
            page.goto(path)
        for width in (320, 360, 390, 740, 1280):
            page.set_viewport_size({"width": width, "height": 640})
            shoot(page, f"sound-{path.strip('/')}-{width}-{locale[:2]}")
            folded = path == "cipher" and width < DESK  # the phases have that room
            if folded:
                page.get_by_role("button", name=MORE[locale], exact=True).click()
            button = _button(page, locale, "dialog" if folded else place)
            button.click(trial=True)
            expect(button).to_have_attribute("title", NAMES[locale])
            box = button.bounding_box()
            least = FINGER if width < DESK else 36
            if not box or min(box["width"], box["height"]) < least or box["x"] + box["width"] > width:
                wrong.append(f"{path} {width}: {box}")
            if not fits(page):
                wrong.append(f"{path} {width}: scrolls sideways")
            if folded:
                page.keyboard.press("Escape")
        for pressed in ("false", "true"):
            _button(page, locale, place).click()
            expect(_button(page, locale, place)).to_have_attribute("aria-pressed", pressed)
    assert wrong == []
    assert page.problems == []


MOVING = """() => {
  const running = document.getAnimations().filter((one) => one.playState === "running");
  return [...new Set(running.map((one) => (one.animationName ?? "").replace(/^svelte-\\w+-/, "")))];
}"""
PLACES = """() => [...document.querySelectorAll(".board, .result, .hand, .far, .near")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.variants("window", "game")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("window", [WINDOWS[0], WINDOWS[-1]])
def test_the_end_of_a_game_is_a_moment(window: tuple[int, int], game: str, hall: Hall, visitor: Any) -> None:
    """The end is drawn without covering or moving anything; without motion the words are shown."""
    rules, bring, moves, drawn = GAMES[game]
    one, two, match = table(hall, visitor, rules, "en-GB", bring, window)
    two.emulate_media(reduced_motion="no-preference")
    two.reload()
    for page in (one, two):
        page.locator(".board").wait_for()
    with behind(one, hall) as first, behind(two, hall) as second:
        for _ in range(moves):
            play_one([first, second], match)
        seq = players.match_json(two, match)["seq"]
        for page in (one, two):
            players.await_shown(page, seq)
        with first.at({"id": match}) as seat:
            assert seat.ask({"type": "resign", "command": uuid4().hex})["type"] == "accepted"
    two.wait_for_function(f"([names]) => names.every((name) => ({MOVING})().includes(name))", arg=[sorted(drawn)])
    shoot(two, f"moment-{game}-{window[0]}")
    for page in (one, two):
        players.close_end(page)
    expect(two.locator(".result h2")).to_have_text("You won")
    places = two.evaluate(PLACES)
    two.get_by_role("button", name="Rematch").click(trial=True)
    expect(one.locator(".result h2")).to_have_text("You lost")
    assert set(one.evaluate(MOVING)) & drawn == set()
    expect(one.locator(".fallen, .last-orb").filter(visible=True)).to_have_count(0)
    assert violations(two) == []
    two.wait_for_function(f"([names]) => !names.some((name) => ({MOVING})().includes(name))", arg=[sorted(drawn)])
    assert two.evaluate(PLACES) == places
    assert one.problems == two.problems == []
