"""After its end a table announces nothing more to come, whatever was played and however far it was."""

import re
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.e2e import chakart_players, players
from tests.e2e.measured import CHAKART, CIPHER, DESK, TRIAD, WINDOWS, Everywhere, resize, shoot
from tests.e2e.phones import behind, phone, play_one, study, table
from tests.served import Hall
from tests.web.visiting import Guest

pytestmark = pytest.mark.browser

GAMES = {
    "triple-triad": ("triple-triad:ff8+visibility=open", None),
    "chakart": ("chakart:seed", None),
    "cipher": ("cipher:official", {"deck": "S01"}),
}
BACK = {"en-GB": "First position", "fr-FR": "Première position"}
AGAIN = {"en-GB": "Rematch", "fr-FR": "Revanche"}
STORY = {"en-GB": "Story", "fr-FR": "Récit"}
RESIGNS = {"en-GB": re.compile("resigns"), "fr-FR": re.compile("^Abandon")}
TO_COME = {
    "en-GB": re.compile(r"Your turn|\bto play\b|No move", re.IGNORECASE),
    "fr-FR": re.compile(r"À vous\b|joue\b|À jouer|Au tour de|Aucun coup", re.IGNORECASE),
}
END = {"en-GB": "The end", "fr-FR": "La fin"}
MARKS = "span.turn, .whose, .phases .now, .clock.run"  # marks of whose turn it is, and of a running clock


def _resign(player: Guest, match: str) -> None:
    with player.at({"id": match}) as seat:
        assert seat.ask({"type": "resign", "command": uuid4().hex})["type"] == "accepted"


@pytest.mark.variants("locale", "played", "game")
@pytest.mark.parametrize("locale", BACK)
@pytest.mark.parametrize("played", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_to_be_still_to_come(game: str, played: int, locale: str, hall: Hall, visitor: Any) -> None:
    """There is no turn, no running clock and no pending move, at both seats and in earlier positions."""
    rules, bring = GAMES[game]
    *pages, match = table(hall, visitor, rules, locale, bring, WINDOWS[-1])
    with behind(pages[0], hall) as one, behind(pages[1], hall) as two:
        for _ in range(played):
            play_one([one, two], match)
        _resign(one, match)
    for at, page in enumerate(pages):
        players.close_end(page)
        expect(page.get_by_role("button", name=AGAIN[locale])).to_be_visible()
        expect(page.locator(MARKS).filter(visible=True)).to_have_count(0)
        assert TO_COME[locale].search(page.get_by_role("main").inner_text()) is None, page.get_by_role(
            "main"
        ).inner_text()
        shoot(page, f"after-{game}-{played}-{at}-{locale[:2]}")
        page.get_by_role("button", name=BACK[locale]).click()
        expect(page.get_by_role("button", name=AGAIN[locale])).to_have_count(0)
        expect(page.locator(".clock.run")).to_have_count(0)
        assert TO_COME[locale].search(page.get_by_role("main").inner_text()) is None, page.get_by_role(
            "main"
        ).inner_text()
        assert page.problems == []


@pytest.mark.variants("window", "locale")
@pytest.mark.parametrize("locale", BACK)
@pytest.mark.parametrize("window", [WINDOWS[1], WINDOWS[-1]])
def test_how_it_ended_is_no_part_of_setting_up(window: tuple[int, int], locale: str, hall: Hall, visitor: Any) -> None:
    """A resignation before the first turn stands under a heading of its own in the story."""
    rules, bring = GAMES["cipher"]
    *pages, match = table(hall, visitor, rules, locale, bring, window)
    with behind(pages[0], hall) as one:
        _resign(one, match)
    for page in pages:
        players.close_end(page)
        if window[0] < DESK:
            page.get_by_role("button", name=re.compile("At this table|À cette table")).tap()
            page.get_by_role("button", name=STORY[locale], exact=True).filter(visible=True).last.tap()
        chapter = page.locator("ul").filter(has=page.get_by_role("button", name=RESIGNS[locale])).filter(visible=True)
        expect(chapter.locator("xpath=preceding-sibling::*[1]")).to_have_text(END[locale])
        expect(chapter.get_by_role("button")).to_have_count(1)


RESULT = ".result h2"
MARKED = {
    "triple-triad": TRIAD,
    "chakart": replace(CHAKART, rolled=".side .chain *, .side .story *"),
    "cipher": CIPHER,
}
TURNS = 9  # of Triple Triad, after which it is over or replayed


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", BACK)
@pytest.mark.parametrize("game", GAMES)
def test_how_it_ended_is_in_view(game: str, locale: str, everywhere: Everywhere, hall: Hall, visitor: Any) -> None:
    """The result is in view for winner and loser in every window, with the board and the actions left.

    Triple Triad is played out; in the other games one resigns.
    """
    rules, bring = GAMES[game]
    *pages, match = table(hall, visitor, rules, locale, bring)
    with behind(pages[0], hall) as one, behind(pages[1], hall) as two:
        for _ in range(TURNS if game == "triple-triad" else 1):
            play_one([one, two], match)
        if game != "triple-triad":
            _resign(one, match)
    marks = replace(MARKED[game], turn=RESULT, asked=RESULT, entire=".result")
    found: list[str] = []
    for at, page in enumerate(pages):
        players.close_end(page)
        expect(page.locator(RESULT)).to_be_visible()
        found += everywhere(page, f"end-{game}-{at}-{locale[:2]}", marks)
        assert page.problems == []
    assert found == []


RESIGN = {"en-GB": "Resign", "fr-FR": "Abandonner"}
FOCUSED = "document.activeElement.closest('.result') !== null"


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", RESIGN)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_resigns_by_keys_finds_the_focus_at_the_end(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """The page of the end has the focus, and once it is closed the words of it at the table have.

    A later visitor is not led there.
    """
    rules, bring = GAMES[game]
    page = phone(hall, visitor, locale, WINDOWS[-1])
    players.open_table(page, rules, bring, {"kind": "bot", "agent": "random"})
    resign = page.get_by_role("button", name=RESIGN[locale], exact=True)
    resign.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=RESIGN[locale], exact=True).press("Enter")
    expect(page.locator("dialog.end h1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(resign).to_have_count(0)
    expect(page.locator(".result")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=AGAIN[locale], exact=True)).to_be_focused()
    page.reload()
    expect(page.locator(RESULT)).to_be_visible()
    assert not page.evaluate(FOCUSED)
    assert page.problems == []


KINGS = {"e4e8": "4k3/8/8/8/4R3/8/8/4K3", "d7e8q": "4k3/3P4/8/8/8/8/8/4K3"}


@pytest.mark.parametrize("action", KINGS)
def test_whoever_takes_the_king_by_keys_is_still_somewhere(action: str, hall: Hall, visitor: Any) -> None:
    """The focus is on the square pressed, or at the end if that is gone: never nowhere."""
    page = phone(hall, visitor, "en-GB", WINDOWS[-1])
    study(page, "chakart", {"fen": f"{KINGS[action]} w 0 1111 000000000000"})
    chakart_players.by_keys(page, action)
    expect(page.locator("dialog.end h1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.end")).to_have_count(0)
    page.wait_for_function("document.activeElement.closest('.result, [data-square]') !== null")
    assert page.problems == []


JOIN = {"en-GB": "Join the rematch", "fr-FR": "Rejoindre la revanche"}


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", JOIN)
def test_a_rematch_that_was_closed_is_offered_anew(locale: str, hall: Hall, visitor: Any) -> None:
    """The other side's button leads to the rematch while its table waits, and asks for another once it was closed."""
    rules, bring = GAMES["chakart"]
    one, two, match = table(hall, visitor, rules, locale, bring)
    with behind(one, hall) as guest, behind(two, hall) as other:
        _resign(guest, match)
        for page in (one, two):
            players.close_end(page)
        closed = guest.post(f"/api/matches/{match}/rematch").json()
        expect(two.get_by_role("button", name=JOIN[locale])).to_be_visible()
        assert guest.http.delete(f"/api/matches/{closed['id']}").json()["status"] == "closed"
        for _ in ("told", "found closed"):
            expect(two.get_by_role("button", name=AGAIN[locale], exact=True)).to_be_visible()
            two.reload()
        shoot(two, f"rematch-closed-{locale[:2]}")
        two.get_by_role("button", name=AGAIN[locale], exact=True).tap()
        two.wait_for_url(lambda url: urlsplit(url).path not in (f"/t/{match}", f"/t/{closed['id']}"))
        assert other.look({"id": urlsplit(two.url).path.rsplit("/", 1)[-1]})["status"] == "open"
        expect(one.get_by_role("button", name=JOIN[locale])).to_be_visible()
    assert one.problems == two.problems == []


ASKED = {"en-GB": "{} asks for a rematch.", "fr-FR": "{} demande une revanche."}


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", ASKED)
@pytest.mark.parametrize("game", GAMES)
def test_who_asks_for_a_rematch_is_told_and_can_be_answered(
    game: str, locale: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """A rematch is told by name beside its table in every window, and read out, also during a look back.

    The player who asks is not told so.
    """
    rules, bring = GAMES[game]
    one, two, match = table(hall, visitor, rules, locale, bring)
    told = ASKED[locale].format(one.request.get("/api/me").json()["name"])
    heard, seen = two.get_by_role("status").filter(has_text=told), two.locator(".result").get_by_text(told)
    with behind(one, hall) as guest:
        _resign(guest, match)
        for page in (one, two):
            players.close_end(page)
        expect(two.get_by_role("button", name=AGAIN[locale], exact=True)).to_be_visible()
        expect(heard.or_(seen)).to_have_count(0)
        again = guest.post(f"/api/matches/{match}/rematch").json()["id"]
    expect(heard).to_have_count(1)
    expect(seen).to_be_visible()
    expect(one.get_by_role("button", name=JOIN[locale])).to_be_visible()
    expect(one.get_by_text(told)).to_have_count(0)
    marks = replace(MARKED[game], turn=RESULT, asked=RESULT, entire=".result")
    found = everywhere(two, f"rematch-asked-{game}-{locale[:2]}", marks)
    assert found == []
    resize(two, *WINDOWS[-1])
    two.get_by_role("button", name=BACK[locale]).click()
    expect(seen).to_have_count(0)
    expect(heard).to_have_count(1)
    two.reload()
    two.get_by_role("button", name=JOIN[locale]).tap()
    two.wait_for_url(f"**/t/{again}")
    expect(heard).to_have_count(0)
    assert one.problems == two.problems == []


OPPOSITE = {"en-GB": "Opposite you", "fr-FR": "En face de vous"}
ANOTHER = "clover"


@pytest.mark.variants("locale", "game")
@pytest.mark.parametrize("locale", OPPOSITE)
@pytest.mark.parametrize("game", GAMES)
def test_another_of_the_house_plays_the_rematch(
    game: str, locale: str, everywhere: Everywhere, hall: Hall, visitor: Any
) -> None:
    """Beside the rematch another opponent is chosen in every window, under the same rules, and kept on the start."""
    rules, bring = GAMES[game]
    page = phone(hall, visitor, locale)
    match = players.open_table(page, rules, bring, {"kind": "bot", "agent": "random"})
    expect(page.locator("[data-cell], [data-square], [data-slot]").first).to_be_visible()
    with behind(page, hall) as guest:
        _resign(guest, match)
    players.close_end(page)
    choice = page.get_by_role("combobox", name=OPPOSITE[locale])
    expect(choice).to_have_value("random")
    marks = replace(MARKED[game], turn=RESULT, asked=RESULT, entire=".result")
    found = everywhere(page, f"end-house-{game}-{locale[:2]}", marks)
    assert found == []
    choice.select_option(ANOTHER)
    shoot(page, f"end-house-chosen-{game}-{locale[:2]}")
    page.get_by_role("button", name=AGAIN[locale]).tap()
    page.wait_for_url(lambda url: urlsplit(url).path != f"/t/{match}")
    again = players.match_json(page, urlsplit(page.url).path.rsplit("/", 1)[-1])
    assert again["rules"]["text"] == players.match_json(page, match)["rules"]["text"]
    assert ANOTHER in [seat.get("agent") for seat in again["seats"].values()]
    tile = players.game_page(page, game)
    expect(tile.get_by_role("combobox", name=OPPOSITE[locale])).to_have_value(ANOTHER)
    assert page.problems == []
