"""After the end a table tells of nothing that is still to come, whatever was played and however far it was."""

import re
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.conftest import shoot
from tests.e2e.measured import CHAKART, CIPHER, DESK, TRIAD, WINDOWS, everywhere
from tests.e2e.phones import behind, play_one, table
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
    "fr-FR": re.compile(r"À vous\b|de jouer\b|À jouer|Au tour de|Aucun coup", re.IGNORECASE),
}
END = {"en-GB": "The end", "fr-FR": "La fin"}
MARKS = "span.turn, .stage, .whose, .phases .now, .clock.run"  # of whose turn it is, and whose time runs


def _resign(player: Guest, match: str) -> None:
    with player.at({"id": match}) as seat:
        assert seat.ask({"type": "resign", "command": uuid4().hex})["type"] == "accepted"


@pytest.mark.parametrize("locale", BACK)
@pytest.mark.parametrize("played", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_to_be_still_to_come(game: str, played: int, locale: str, hall: Hall, visitor: Any) -> None:
    """No turn, no clock that runs, no move that was not made: at both seats, and where the start is looked at again."""
    rules, bring = GAMES[game]
    *pages, match = table(hall, visitor, rules, locale, bring, WINDOWS[-1])
    with behind(pages[0], hall) as one, behind(pages[1], hall) as two:
        for _ in range(played):
            play_one([one, two], match)
        _resign(one, match)
    for at, page in enumerate(pages):
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


@pytest.mark.parametrize("locale", BACK)
@pytest.mark.parametrize("window", [WINDOWS[1], WINDOWS[-1]])
def test_how_it_ended_is_no_part_of_setting_up(window: tuple[int, int], locale: str, hall: Hall, visitor: Any) -> None:
    """The resignation before the first turn stands under a heading of its own in the story."""
    rules, bring = GAMES["cipher"]
    *pages, match = table(hall, visitor, rules, locale, bring, window)
    with behind(pages[0], hall) as one:
        _resign(one, match)
    for page in pages:
        expect(page.get_by_role("button", name=AGAIN[locale])).to_be_visible()
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
    "cipher": replace(
        CIPHER, aside="details *, .flank *, .story *, .coach .words a"
    ),  # nothing of the coach lies apart
}
TURNS = 9  # of Triple Triad, after which it is over or replayed


@pytest.mark.parametrize("locale", BACK)
@pytest.mark.parametrize("game", GAMES)
def test_how_it_ended_is_in_view(game: str, locale: str, hall: Hall, visitor: Any) -> None:
    """For the winner and the loser, in every window, with the board and what can be done now; Triple Triad is played
    out, of the others one resigns.
    """
    rules, bring = GAMES[game]
    *pages, match = table(hall, visitor, rules, locale, bring)
    for page in pages:
        page.evaluate("localStorage.setItem('parlour-cipher-coach', 'on')")
        page.reload()
    with behind(pages[0], hall) as one, behind(pages[1], hall) as two:
        for _ in range(TURNS if game == "triple-triad" else 1):
            play_one([one, two], match)
        if game != "triple-triad":
            _resign(one, match)
    marks = replace(MARKED[game], turn=RESULT, asked=RESULT, entire=".result")
    found: list[str] = []
    for at, page in enumerate(pages):
        expect(page.locator(RESULT)).to_be_visible(timeout=players.LONG)
        found += everywhere(page, f"end-{game}-{at}-{locale[:2]}", marks)
        assert page.problems == []
    assert found == [], "\n".join(found[:40])


JOIN = {"en-GB": "To the rematch", "fr-FR": "À la revanche"}


@pytest.mark.parametrize("locale", JOIN)
def test_a_rematch_that_was_closed_is_offered_anew(locale: str, hall: Hall, visitor: Any) -> None:
    """The other side's button leads to the rematch while its table waits, and asks for another when it was closed."""
    rules, bring = GAMES["chakart"]
    one, two, match = table(hall, visitor, rules, locale, bring)
    with behind(one, hall) as guest, behind(two, hall) as other:
        _resign(guest, match)
        closed = guest.post(f"/api/matches/{match}/rematch").json()
        expect(two.get_by_role("button", name=JOIN[locale])).to_be_visible()
        assert guest.http.delete(f"/api/matches/{closed['id']}").json()["status"] == "closed"
        for _ in ("told", "found closed"):
            expect(two.get_by_role("button", name=AGAIN[locale], exact=True)).to_be_visible()
            two.reload()
        shoot(two, f"rematch-closed-{locale[:2]}")
        two.get_by_role("button", name=AGAIN[locale], exact=True).tap()
        two.wait_for_url(lambda url: not url.endswith((match, closed["id"])))
        assert other.look({"id": two.url.rsplit("/", 1)[-1]})["status"] == "open"
        expect(one.get_by_role("button", name=JOIN[locale])).to_be_visible()
    assert one.problems == two.problems == []
