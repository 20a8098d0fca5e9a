"""The page of the end: the moment on each game's mat, what decided it, and one next step."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import shoot
from tests.e2e.phones import behind
from tests.e2e.study import endings
from tests.legal import actions
from tests.served import Hall

pytestmark = pytest.mark.browser


WINS: dict[str, tuple[str, Any, str, str]] = {
    "triple-triad": (endings.TRIAD, endings.last_card(9), "", ".cards span"),
    "chakart": (endings.CHAKART, endings.MATE, "e4e8", ".fallen"),
    "cipher": (endings.CIPHER, endings.last_battle(), "", ".hero"),
}


def _play_on(page: Any, hall: Hall, rules: str, position: Any, wanted: str) -> str:
    """Begin a study against Pip, and play there until it is over; return the match."""
    players.be_somebody(page)
    begin = {"game": rules.partition(":")[0], "rules": rules, "position": position}
    answer = page.request.post("/api/studies", data={"begin": begin, "agent": "pip"})
    assert answer.ok, answer.text()
    match = str(answer.json()["id"])
    page.goto(f"/t/{match}")
    expect(page.locator("[data-seq]")).to_be_attached(timeout=players.LONG)
    with behind(page, hall) as guest, guest.at({"id": match}) as seat:
        legal = actions(seat.hear("snapshot")["view"])
        assert seat.act(next(one for one in legal if one.startswith(wanted)))["type"] == "accepted"
    return match


@pytest.mark.variants("window")
@pytest.mark.parametrize("window", [(390, 664), (1280, 800)])
@pytest.mark.parametrize("game", WINS)
def test_a_win_is_a_moment_and_leads_to_the_next_opponent(
    game: str, window: tuple[int, int], quiet: Hall, visitor: Any
) -> None:
    """The end is drawn on the game's mat in one screen, with what decided it; brass sits down with Clover."""
    rules, position, wanted, drawn = WINS[game]
    page = visitor(quiet, width=window[0], height=window[1], locale="fr-FR" if window[0] < 760 else "en-GB")
    players.fared(page, rules.partition(":")[0], "pip", 2)
    match = _play_on(page, quiet, rules, position, wanted)
    end = page.locator("dialog.end")
    expect(end.get_by_role("heading", level=1, name=re.compile("^(You won|Vous avez gagné)$"))).to_be_visible(
        timeout=players.LONG
    )
    expect(end.locator(drawn).first).to_be_visible()
    expect(end.get_by_role("heading", name=re.compile("^(What decided it|Ce qui a décidé)$"))).to_be_visible()
    onward = end.get_by_role("button", name=re.compile("^(Play|Jouer contre|Jouer) Clover$|Clover"))
    expect(onward).to_be_in_viewport(ratio=1)
    expect(end.locator(".brass")).to_have_count(1)
    assert end.evaluate("screen => screen.scrollHeight <= screen.clientHeight"), "it is more than one screen"
    assert end.evaluate("screen => screen.scrollWidth <= screen.clientWidth"), "it is wider than the screen"
    assert violations(page) == []
    shoot(page, f"result-{game}-{window[0]}")
    onward.click()
    page.wait_for_url(lambda url: urlsplit(url).path != f"/t/{match}")
    again = players.match_json(page, urlsplit(page.url).path.rsplit("/", 1)[-1])
    assert "clover" in [seat.get("agent") for seat in again["seats"].values()]
    assert page.problems == []


def test_a_loss_leads_back_to_before_the_turning_point(quiet: Hall, visitor: Any) -> None:
    """The move that lost is told from the reader's side, and brass sits down before it with the coach on."""
    page = visitor(quiet, width=390, height=664)
    position = {"fen": "4r2k/8/8/8/8/8/8/K3R3 w 0 1111 000000000000"}
    match = _play_on(page, quiet, "chakart:seed", position, "a1b1")
    with behind(page, quiet) as guest, guest.at({"id": match}) as seat:
        assert seat.ask({"type": "resign", "command": "enough"})["type"] == "accepted"
    end = page.locator("dialog.end")
    expect(end.get_by_role("heading", level=1, name="You lost")).to_be_visible(timeout=players.LONG)
    expect(end.get_by_role("link", name="See that move")).to_be_visible(timeout=players.LONG)
    back = end.get_by_role("button", name=re.compile(r"^Back to move \d+$"))
    expect(back).to_be_visible()
    back.click()
    page.wait_for_url(lambda url: urlsplit(url).path != f"/t/{match}")
    expect(page.locator(".coach")).to_be_visible(timeout=players.LONG)
    assert page.problems == []


@pytest.mark.siege  # the server's tests prove that a picture without names has none
def test_a_picture_of_the_end_names_nobody_unless_it_is_wanted(quiet: Hall, visitor: Any) -> None:
    """The picture that is handed on shows sides; with a tick it shows names. Closed, the final board is left."""
    page = visitor(quiet)
    rules, position, wanted, _drawn = WINS["chakart"]
    _play_on(page, quiet, rules, position, wanted)
    end = page.locator("dialog.end")
    end.get_by_role("button", name="Share").click(timeout=players.LONG)
    sheet = page.get_by_role("dialog", name="A picture of the end")
    picture = sheet.get_by_role("img")
    expect(picture).to_have_attribute("src", re.compile("names=false"))
    sheet.get_by_label("With our names").check()
    expect(picture).to_have_attribute("src", re.compile("names=true"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    players.close_end(page)
    expect(page.locator("[data-square]").first).to_be_visible()
    page.get_by_role("button", name="What decided it").click()
    expect(end).to_be_visible()
    assert page.problems == []
