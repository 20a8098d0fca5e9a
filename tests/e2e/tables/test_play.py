"""People play: two browsers, a phone, a keyboard, a house player, and a server that dies in between."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import chakart_players, players
from tests.e2e.heard import history, sentences
from tests.e2e.measured import shoot
from tests.served import Hall

pytestmark = pytest.mark.browser

TABLES = {
    "elemental-same-plus": "triple-triad:ffwtt+same+plus+elemental+visibility=open",
    "power-wall": "triple-triad:ffwtt+power_wall+battle+visibility=open",
    "broken-wall": "triple-triad:ffwtt+broken_wall+elemental+visibility=open",
    "closed-sudden-death": "triple-triad:wiki+same+plus+card_pick=random+sudden_death",
    "chaos-ascension": "triple-triad:ff14+reverse+ascension+visibility=three_open+playing_order=chaos",
}


@pytest.mark.variants("name")
@pytest.mark.parametrize("name", TABLES)
def test_two_browsers_finish_a_game(name: str, hall: Hall, visitor: Any) -> None:
    """Two guests at two browsers finish a game under these rules and both see the same result."""
    red, blue = visitor(hall), visitor(hall, width=360)
    match = players.open_table(red, TABLES[name])
    players.join(blue, match)
    for turn in range(3):
        mover = players.to_move(red, blue)
        with players.moved(red, match):
            players.play_by_mouse(mover)
        shoot(red, f"{name}-{turn}-1280")
        shoot(blue, f"{name}-{turn}-360")
    players.play_out(match, red, blue, blue_way=players.play_by_drag)
    result = players.match_json(red, match)["result"]
    for page in (red, blue):
        expect(page.get_by_role("button", name="Rematch").first).to_be_visible(timeout=players.LONG)
        assert page.problems == []
    shoot(red, f"{name}-end-1280")
    shoot(blue, f"{name}-end-360")
    assert sum(result["score"].values()) == 10


@pytest.mark.slowed
def test_a_phone_by_touch_and_another_browser_by_keyboard_alone(hall: Hall, visitor: Any) -> None:
    """A phone finishes a game with taps, its opponent with keys only."""
    phone, keys = visitor(hall, width=360, touch=True), visitor(hall)
    match = players.open_table(phone, "triple-triad:ff8+same+visibility=open")
    players.join(keys, match)
    players.play_out(match, phone, keys, players.play_by_touch, players.play_by_keyboard)
    assert players.match_json(keys, match)["status"] == "over"
    assert phone.problems == keys.problems == []


@pytest.mark.slowed
def test_a_game_against_the_house_in_two_clicks(hall: Hall, visitor: Any) -> None:
    """From the start page two clicks at most lead to a table where a card can be played."""
    page = visitor(hall)
    page.goto("/")
    shoot(page, "start-1280")
    page.get_by_role("button", name="Play my first game").click()
    page.wait_for_url("**/t/*")
    match = page.url.rsplit("/", 1)[-1]
    for _ in range(players.LONG // players.LOOK_EVERY):
        if players.match_json(page, match)["status"] == "over":
            break
        seq = players.match_json(page, match)["seq"]
        mine = players.turn_mark(page)
        if mine.is_visible():
            players.play_by_mouse(page)
            players.await_seq(page, match, seq)
        else:
            page.wait_for_timeout(players.LOOK_EVERY)
    expect(page.get_by_role("button", name="Rematch").first).to_be_visible(timeout=players.LONG)
    assert page.problems == []


def test_hidden_cards_have_no_identity_in_the_page(hall: Hall, visitor: Any) -> None:
    """With closed hands the opponent's cards are nowhere in the page's markup or in what it received."""
    red, blue = visitor(hall), visitor(hall)
    received: list[str] = []
    blue.on("websocket", lambda ws: ws.on("framereceived", lambda frame: received.append(str(frame))))
    names = ["Ifrit", "Shiva", "Quezacotl", "Siren", "Sacred"]
    match = players.open_table(red, "triple-triad:ff8", bring={"cards": names})
    players.join(blue, match)
    expect(blue.locator("[data-slot]").first).to_be_visible(timeout=players.LONG)
    own = [n for n in names if blue.locator(f'[data-slot][aria-label*="{n}"]').count()]
    hidden = [name for name in names if name not in own]
    everything = blue.content() + "".join(received)
    assert received and not [name for name in hidden if name in everything]


@pytest.mark.slowed
def test_kill_9_during_play(tmp_path: Path, visitor: Any) -> None:
    """The server is killed and started again in mid-game; both browsers go on by themselves where they were."""
    hall = Hall(tmp_path, GAMES="triple-triad")
    hall.start()
    try:
        red, blue = visitor(hall), visitor(hall)
        match = players.open_table(red, "triple-triad:ffwtt+same+plus+visibility=open")
        players.join(blue, match)
        for _ in range(3):
            with players.moved(red, match):
                players.play_by_mouse(players.to_move(red, blue))
        before = players.match_json(red, match)["seq"]
        hall.kill()
        hall.start()
        assert players.match_json(red, match)["seq"] == before
        players.play_out(match, red, blue)
        assert red.problems == blue.problems == []
    finally:
        hall.kill()


@pytest.mark.variants("rules")
@pytest.mark.parametrize("rules", ["triple-triad:ff8+visibility=open", "chakart:seed"])
def test_what_is_dropped_is_told_like_any_move(rules: str, hall: Hall, visitor: Any) -> None:
    """A move made by dragging is read out in the sentences of any move."""
    mover, other = visitor(hall), visitor(hall)
    match = players.open_table(mover, rules)
    players.join(other, match)
    mover = players.to_move(mover, other)
    with players.moved(mover, match):
        if rules.startswith("chakart"):
            chakart_players.by_drag(mover, "e2e4")
        else:
            players.play_by_drag(mover)
    told = sentences(rules.partition(":")[0], history(mover, hall, match)[-1])
    assert told
    for sentence in told:
        expect(mover.locator(".spoken")).to_contain_text(sentence)
    assert mover.problems == other.problems == []
