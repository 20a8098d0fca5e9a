"""Tournaments in the browser: announced, joined, started and played to the last standings."""

import re
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.furnished import PASSWORD, RULES, account, give_up, tournament
from tests.e2e.measured import fits, shoot
from tests.served import Hall
from tests.web.collecting import SHELF
from tests.web.visiting import Guest

pytestmark = pytest.mark.browser


def _told(guest: Guest, path: str) -> dict[str, Any]:
    return dict(guest.http.get(f"/api/tournaments/{path.rsplit('/', 1)[-1]}").json())


def _meeting(tournament: dict[str, Any], pair: set[str]) -> bool:
    """Tell whether these two are playing each other."""
    numbers = {entrant["number"] for entrant in tournament["entrants"] if entrant["name"] in pair}
    playing = [board for board in tournament["boards"] if board["match"] and not board["result"]]
    return any({board["first"], board["second"]} == numbers for board in playing)


def _rows(page: Page, table: str) -> list[list[str]]:
    region = page.get_by_role("region", name=table)
    return [row.locator("th, td").all_inner_texts() for row in region.locator("tbody tr").all()]


def test_four_play_everybody_against_everybody(hall: Hall, visitor: Any) -> None:
    """Ann announces it in the browser and three join; every board is played, and all read the same standings."""
    ann, ben = visitor(hall), visitor(hall, width=360, touch=True, locale="fr-FR")
    for page, name in ((ann, "Ann of four"), (ben, "Ben of four")):
        players.be_somebody(page)
        assert page.request.patch("/api/me", data={"name": name}).ok
    with ExitStack() as open_guests:
        cat, dan = (open_guests.enter_context(Guest(hall.url)) for _ in range(2))
        for guest, name in ((cat, "Cat of four"), (dan, "Dan of four")):
            guest.http.patch("/api/me", json={"name": name})
        ann.goto(f"/tournaments/new/triple-triad?rules={quote(RULES)}")
        ann.get_by_label("Name", exact=True).fill("The four of the Quad")
        ann.get_by_role("radio", name="Round robin").check()
        expect(ann.get_by_label("Guests may take part")).to_be_checked()  # else Ann, a guest, could not sign up
        shoot(ann, "tournament-announce-1280")
        ann.get_by_role("button", name="Announce", exact=True).click()
        ann.wait_for_url("**/tournament/*")
        ann.get_by_role("button", name="Sign up").click()
        path = ann.url.removeprefix(hall.url)
        ben.goto(path)
        ben.get_by_role("button", name="S’inscrire").tap()
        for guest in (cat, dan):
            assert guest.post(f"/api/tournaments/{path.rsplit('/', 1)[-1]}/entrants", {}).is_success
        expect(ann.get_by_text("4 of 8 places taken")).to_be_visible(timeout=players.LONG)
        shoot(ann, "tournament-open-1280")
        ann.get_by_role("button", name="Start").click()
        expect(ann.get_by_test_id("status")).to_have_text("Round 1 of 3", timeout=players.LONG)
        for number in range(3):
            expect(ben.get_by_test_id("status")).to_have_text(re.compile(f"{number + 1}.*3"), timeout=players.LONG)
            shoot(ben, f"tournament-round-{number}-360")
            give_up([cat, dan], path)
            if _meeting(_told(cat, path), {"Ann of four", "Ben of four"}):
                ann.goto(path)  # where the match to go to is the one of this round
                _resign_in_the_browser(ann)
                ann.goto(path)
        expect(ann.get_by_role("status").get_by_text("Ben of four has won.")).to_be_visible(timeout=players.LONG)
        standings = _rows(ann, "Standings")
        assert [row[1] for row in standings] == ["Ben of four", "Ann of four", "Cat of four", "Dan of four"]
        assert [row[2] for row in standings] == ["3", "2", "1", "0"]
        crosstable = _rows(ann, "Crosstable")
        assert crosstable[0][1:] == ["×", "1", "1", "1"] and crosstable[3][1:] == ["0", "0", "0", "×"]
        shoot(ann, "tournament-over-1280")
        expect(ben.get_by_role("status").filter(has_text="Ben of four")).to_be_visible(timeout=players.LONG)
        shoot(ben, "tournament-over-360")
    assert ann.problems == ben.problems == []


def _resign_in_the_browser(page: Page) -> None:
    """Go from the tournament's page to one's own match, and resign."""
    page.get_by_role("link", name=re.compile("^Play ?against")).click(timeout=players.LONG)
    page.get_by_role("button", name="Resign").filter(visible=True).first.click(timeout=players.LONG)
    page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    back = page.get_by_role("link", name="To the tournament").filter(visible=True)
    expect(back.first).to_be_visible(timeout=players.LONG)


def test_three_play_a_knockout_with_a_bye(hall: Hall, visitor: Any) -> None:
    """A player without an opponent is told so and waits for the final; in the end one has won."""
    page = visitor(hall)
    with ExitStack() as open_guests:
        guests = [open_guests.enter_context(Guest(hall.url)) for _ in range(3)]
        for guest, name in zip(guests, ("Uno", "Due", "Tre"), strict=True):
            guest.http.patch("/api/me", json={"name": f"{name} of three"})
        path = tournament(guests[0], guests[1:], "knockout", "A bye for somebody")
        page.goto(path)
        expect(page.get_by_test_id("status")).to_have_text("Round 1 of 2", timeout=players.LONG)
        expect(page.get_by_text("bye", exact=True).first).to_be_visible()
        shoot(page, "tournament-bye-1280")
        for _ in range(2):
            give_up(guests, path)
        expect(page.get_by_text("Uno of three has won.")).to_be_visible(timeout=players.LONG)
        shoot(page, "tournament-knockout-1280")
    assert page.problems == []


ANNOUNCING = {
    "en-GB": {
        "name": "Name",
        "about": "What it is about (optional)",
        "rules": "Change single rules",
        "form": "Swiss",
        "best": "Best of 3",
        "rounds": "4",
        "timed": "at a time",
        "time": "Day and time of the start",
        "gil": "Gil, first place",
        "announce": "Announce",
        "steps": ["FFWorld", "Knockout, 8 places", "Starts when", "Prize"],
        "says": ["Swiss", "4 rounds", "8 places", "Best of 3", "Accounts only", "120 gil"],
        "off": ["Call it off", "Yes", "It does not take place."],
    },
    "fr-FR": {
        "name": "Nom",
        "about": "De quoi il s’agit (facultatif)",
        "rules": "Changer des règles une à une",
        "form": "Système suisse",
        "best": "Au meilleur de 3 manches",
        "rounds": "4",
        "timed": "à une heure donnée",
        "time": "Jour et heure du début",
        "gil": "Gils, première place",
        "announce": "Annoncer",
        "steps": ["FFWorld", "Élimination directe, 8 places", "Commence", "Prix"],
        "says": ["Système suisse", "4 rondes", "8 places", "Au meilleur de 3 manches", "Comptes seulement", "120 gils"],
        "off": ["Annuler le tournoi", "Oui", "Il n’aura pas lieu."],
    },
}


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 360)])
def test_one_is_announced_step_by_step(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """A tournament is announced by hand and without a rule text, and stands on its page and in the list.

    Its prize comes back when it is called off.
    """
    says, name = ANNOUNCING[locale], f"Four steps {locale[:2]}"
    page = visitor(hall, width=width, touch=width < 1000, locale=locale)
    with account(hall.url, f"Steps {locale[:2]}") as organiser:
        assert organiser.post(f"{SHELF}/enrol").is_success
        players.be_somebody(page)
        assert page.request.post("/api/session", data={"name": f"Steps {locale[:2]}", "password": PASSWORD}).ok
        page.goto("/tournaments/new/triple-triad")
        announce = page.get_by_role("button", name=says["announce"], exact=True)
        expect(announce).to_be_disabled()
        page.get_by_label(says["name"], exact=True).fill(name)
        page.get_by_label(says["about"]).fill("Bring your best five.")
        if width < 1000:  # a phone says of each step what it comes to, and shows its fields once they are asked for
            expect(page.locator("fieldset").filter(visible=True)).to_have_count(0)
            expect(page.locator("form summary").filter(visible=True)).to_contain_text(says["steps"])
            players.unfold(page)
        page.get_by_text(says["rules"]).click()
        expect(page.locator(".switches").first).to_be_visible()
        for radio in (says["form"], says["best"], says["timed"]):
            page.get_by_role("radio", name=radio).check()
        page.get_by_role("radio", name=says["rounds"], exact=True).last.check()
        page.get_by_label(says["time"]).fill(_evening())
        page.get_by_label(says["gil"]).fill("120")
        shoot(page, f"tournament-steps-{locale[:2]}-{width}")
        assert violations(page) == [] and fits(page)
        announce.click()
        page.wait_for_url(re.compile("/tournament/[^/]+$"))
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        expect(page.get_by_text("Bring your best five.")).to_be_visible()
        for said in says["says"]:
            expect(page.get_by_text(said, exact=True).first).to_be_visible()
        assert organiser.http.get(SHELF).json()["gil"] == 380
        page.goto("/tournaments")
        expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text(says["best"])
        shoot(page, f"tournament-list-{locale[:2]}-{width}")
        assert violations(page) == [] and fits(page)
        page.get_by_role("link", name=name, exact=True).click()
        ask, yes, off = says["off"]
        page.get_by_role("button", name=ask).click()
        page.get_by_role("button", name=yes, exact=True).click()
        expect(page.get_by_text(off)).to_be_visible()
        assert organiser.http.get(SHELF).json()["gil"] == 500
    assert page.problems == []


def _evening() -> str:
    """Return tomorrow at eight, as the browser's field has it."""
    return (datetime.now(UTC) + timedelta(days=1)).strftime("%Y-%m-%dT20:00")
