"""A ladder from its announcement to its prize: joined while it runs, challenged in, played, paid."""

import re
import sqlite3
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.furnished import RULES, account, signed_in, soon
from tests.e2e.sound import sound
from tests.served import Hall
from tests.web.collecting import SHELF, gil

pytestmark = pytest.mark.browser
SAYS = {
    "en-GB": {
        "name": "Name",
        "form": "Ladder",
        "ends": "Day and time of the end",
        "gil": "Gil, first place",
        "announce": "Announce",
        "plan": ["Ladder", "The same two meet 2 times a week", "Accounts only"],
        "runs": "Runs until",
        "join": "Join",
        "challenge": "^Challenge ?: {name}",
        "wants": "{name} challenges you",
        "waits": "{name} has not answered yet",
        "met": "1 of 2 this week",
        "accept": "^Accept and play ?: {name}",
        "decline": "^Decline ?: {name}",
        "nothing": "Nothing to play.",
        "resign": "Resign",
        "back": "To the tournament",
        "won": "{name} has won.",
        "over": "{cup} is over: place 1, 300 gil won",
        "standings": "Standings",
    },
    "fr-FR": {
        "name": "Nom",
        "form": "Échelle",
        "ends": "Jour et heure de la fin",
        "gil": "Gils, première place",
        "announce": "Annoncer",
        "plan": ["Échelle", "Les deux mêmes se rencontrent 2 fois par semaine", "Comptes seulement"],
        "runs": "Dure jusqu’au",
        "join": "Rejoindre",
        "challenge": "^Défier ?: {name}",
        "wants": "{name} vous défie",
        "waits": "{name} n’a pas encore répondu",
        "met": "1 sur 2 cette semaine",
        "accept": "^Relever et jouer ?: {name}",
        "decline": "^Décliner ?: {name}",
        "nothing": "Rien à jouer.",
        "resign": "Abandonner",
        "back": "Au tournoi",
        "won": "{name} a gagné.",
        "over": "{cup} est terminé\u00a0: place 1, gils gagnés\u00a0: 300",
        "standings": "Classement",
    },
}


def _ends(hall: Hall, ladder: str) -> None:
    """Bring the end of the ladder."""
    with closing(sqlite3.connect(hall.data / "parlour.db", timeout=60)) as database, database:
        database.execute("UPDATE tournament SET deadline = ? WHERE id = ?", (soon(0), ladder))


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 360)])
def test_a_season_from_its_announcement_to_its_prize(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """One member announces it; another joins while it runs, challenges, wins, and gets the prize at its end."""
    says, mark = SAYS[locale], locale[:2]
    ladder = f"Season {mark}"
    with ExitStack() as opened:
        host, me, third = (opened.enter_context(account(hall.url, f"{name} {mark}")) for name in ("Una", "Vic", "Wes"))
        assert host.post(f"{SHELF}/enrol").is_success and me.post(f"{SHELF}/enrol").is_success
        purse = gil(me)
        theirs, mine = (visitor(hall, width=width, touch=width < 1000, locale=locale) for _ in range(2))
        signed_in(theirs, f"Una {mark}")
        signed_in(mine, f"Vic {mark}")

        theirs.goto(f"/tournaments/new/triple-triad?rules={quote(RULES)}")
        announce = theirs.get_by_role("button", name=says["announce"], exact=True)
        theirs.get_by_label(says["name"], exact=True).fill(ladder)
        players.unfold(theirs)
        theirs.get_by_role("radio", name=says["form"]).check()
        theirs.get_by_role("radio", name="2", exact=True).check()
        expect(announce).to_be_disabled()  # until it has an end
        theirs.get_by_label(says["ends"]).fill((datetime.now(UTC) + timedelta(days=20)).strftime("%Y-%m-%dT20:00"))
        theirs.get_by_label(says["gil"]).fill("300")
        sound(theirs, f"ladder-announce-{mark}")
        announce.click()
        theirs.wait_for_url(re.compile("/tournament/[^/]+$"))
        for said in says["plan"]:
            expect(theirs.get_by_text(said, exact=True).first).to_be_visible()
        path = theirs.url.removeprefix(hall.url)
        made = path.rsplit("/", 1)[-1]
        assert gil(host) == 200
        expect(theirs.get_by_test_id("status")).to_contain_text(says["runs"], timeout=players.LONG)

        theirs.get_by_role("button", name=says["join"], exact=True).click()
        mine.goto(path)
        mine.get_by_role("button", name=says["join"], exact=True).click()
        assert third.post(f"/api/tournaments/{made}/entrants", {}).is_success
        mine.get_by_role("button", name=re.compile(says["challenge"].format(name=f"Una {mark}"))).click()
        expect(mine.get_by_text(says["waits"].format(name=f"Una {mark}"))).to_be_visible()
        expect(mine.get_by_text(says["met"])).to_be_visible()
        sound(mine, f"ladder-challenged-{mark}")
        expect(theirs.get_by_text(says["wants"].format(name=f"Vic {mark}"), exact=True)).to_be_visible(
            timeout=players.LONG
        )
        sound(theirs, f"ladder-wanted-{mark}")
        theirs.get_by_role("button", name=re.compile(says["accept"].format(name=f"Vic {mark}"))).click()
        theirs.wait_for_url("**/t/*")
        theirs.locator("[data-seq]").wait_for()
        theirs.get_by_role("button", name=says["resign"]).filter(visible=True).first.click(timeout=players.LONG)
        theirs.get_by_role("dialog").get_by_role("button", name=says["resign"]).last.click()
        back = theirs.get_by_role("link", name=says["back"]).filter(visible=True)
        expect(back.first).to_have_attribute("href", path, timeout=players.LONG)
        sound(theirs, f"ladder-lost-{mark}")

        asked = third.post(f"/api/tournaments/{made}/boards", {"opponent": me.me["id"]})
        assert asked.status_code == 201, asked.text
        mine.get_by_role("button", name=re.compile(says["decline"].format(name=f"Wes {mark}"))).click(
            timeout=players.LONG
        )
        expect(mine.get_by_text(says["nothing"])).to_be_visible(timeout=players.LONG)
        standings = mine.get_by_role("region", name=says["standings"])
        expect(standings.locator("tbody tr").first).to_contain_text(f"Vic {mark}")
        sound(mine, f"ladder-table-{mark}")

        _ends(hall, made)
        expect(mine.get_by_text(says["won"].format(name=f"Vic {mark}"))).to_be_visible(timeout=players.LONG)
        sound(mine, f"ladder-over-{mark}")
        mine.goto("/inbox")
        expect(mine.get_by_role("link", name=says["over"].format(cup=ladder))).to_be_visible()
        assert (gil(me), gil(host)) == (purse + 300, 200)
        mine.goto("/tournaments")
        expect(mine.get_by_role("listitem").filter(has_text=ladder)).to_contain_text(f"Vic {mark}")
    assert mine.problems == theirs.problems == []
