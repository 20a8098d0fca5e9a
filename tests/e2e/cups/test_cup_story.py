"""A tournament from its announcement to its prize: found in the inbox, checked in to, played and paid."""

import re
import sqlite3
from contextlib import ExitStack, closing
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.furnished import RULES, account, announced, give_up, signed_in, soon
from tests.e2e.sound import sound
from tests.served import Hall
from tests.web.collecting import SHELF, gil
from tests.web.visiting import Guest, until

pytestmark = pytest.mark.browser
SAYS = {
    "en-GB": {
        "found": "A tournament is announced: {cup}",
        "sign-up": "Sign up",
        "later": "You have a place.",
        "check-in": "Check in",
        "here": "I am here",
        "there": "You are there.",
        "play": "^Play ?against",
        "over": "{cup} is over: place 1, 300 gil won",
        "won": "{name} has won.",
    },
    "fr-FR": {
        "found": "Un tournoi est annoncé\u00a0: {cup}",
        "sign-up": "S’inscrire",
        "later": "Vous avez une place.",
        "check-in": "Pointer",
        "here": "Je suis là",
        "there": "Vous êtes là.",
        "play": "^Jouer ?contre",
        "over": "{cup} est terminé\u00a0: place 1, gils gagnés\u00a0: 300",
        "won": "{name} a gagné.",
    },
}


def _starts(hall: Hall, cup: str, time: str) -> None:
    """Bring the start of a tournament nearer."""
    with closing(sqlite3.connect(hall.data / "parlour.db", timeout=60)) as database, database:
        database.execute("UPDATE tournament SET starts = ? WHERE id = ?", (time, cup))


def _told(guest: Guest, cup: str) -> dict[str, Any]:
    return dict(guest.http.get(f"/api/tournaments/{cup}").json())


@pytest.mark.siege  # eight browsers; `test_tournament_play.py` plays cups with three and four
@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 360)])
def test_eight_find_a_cup_and_one_wins_it(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """Eight players find a cup that a ninth announces with a prize, and one of them wins it.

    The inbox tells of it. A player who does not check in is struck off, and the waiting list takes the place. The prize
    arrives with the last result.
    """
    says, mark = SAYS[locale], locale[:2]
    cup_name = f"Cup of {mark}"
    page = visitor(hall, width=width, touch=width < 1000, locale=locale)
    with ExitStack() as opened:
        names = [f"{name} {mark}" for name in ("Noor", "Maud", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy")]
        host, me, *others = (opened.enter_context(account(hall.url, name)) for name in names)
        assert host.post(f"{SHELF}/enrol").is_success and me.post(f"{SHELF}/enrol").is_success
        announced(host, [me], "swiss", f"Before {mark}")
        purse = gil(me)
        wish = {"name": cup_name, "game": "triple-triad", "rules": RULES, "form": "knockout", "most": 8}
        plan = {"starts": soon(60), "checkin": True, "prize": [{"gil": 300}], "description": "Bring your best five."}
        made = host.post("/api/tournaments", {**wish, **plan})
        assert made.status_code == 201, made.text
        cup = made.json()["id"]
        assert gil(host) == 200

        signed_in(page, names[1])
        page.goto("/inbox")
        page.get_by_role("link", name=says["found"].format(cup=cup_name)).first.click()
        page.get_by_role("button", name=says["sign-up"], exact=True).click()
        expect(page.get_by_text(says["later"])).to_be_visible()
        sound(page, f"cup-open-{mark}")
        for guest in others:
            assert guest.post(f"/api/tournaments/{cup}/entrants", {}).is_success
        assert _told(me, cup)["waiting"] == 1

        _starts(hall, cup, soon(10))
        page.goto("/inbox")
        line = page.get_by_role("listitem").filter(has_text=cup_name)
        line.get_by_role("link", name=says["check-in"]).click()
        sound(page, f"cup-checkin-{mark}")
        page.get_by_role("button", name=says["here"]).click()
        expect(page.get_by_text(says["there"])).to_be_visible()
        for guest in others[1:]:  # all but one, with the one from the waiting list
            assert guest.post(f"/api/tournaments/{cup}/entrants/me/here").is_success
        _starts(hall, cup, soon(0))

        play = page.get_by_role("link", name=re.compile(says["play"]))
        for number in (1, 2, 3):
            expect(page.get_by_test_id("status")).to_have_text(re.compile(f"{number} (of|sur) 3"))
            expect(play).to_have_count(1)
            sound(page, f"cup-round-{number}-{mark}")
            found = _told(me, cup)
            assert others[0].me["id"] not in {entrant["id"] for entrant in found["entrants"]}
            give_up(others[1:], f"/tournament/{cup}")
            until(lambda seen=found["round"]: _told(me, cup)["round"] > seen or _over(me, cup), "the round is over")
        expect(page.get_by_text(says["won"].format(name=names[1]))).to_be_visible()
        sound(page, f"cup-over-{mark}")
        page.goto("/inbox")
        expect(page.get_by_role("link", name=says["over"].format(cup=cup_name))).to_be_visible()
        assert gil(me) == purse + 300
    assert page.problems == []


def _over(guest: Guest, cup: str) -> bool:
    return bool(_told(guest, cup)["status"] == "over")
