"""A member's story from a challenge to a trade.

They are challenged while they read, and told wherever they are. They play by post, win a card and trade it, and find
it in the register.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.e2e.people.test_inbox import told_there
from tests.e2e.people.test_reach import around, mailed
from tests.legal import actions
from tests.web.collecting import SHELF, enrolled, hand, owned
from tests.web.delivery.receiving import Browser
from tests.web.visiting import Guest

__all__ = ["around"]
pytestmark = pytest.mark.browser
DAYS = 3
BY_POST = {"owned": True, "clock": {"free": DAYS * 86_400}}
RULES = "triple-triad:ff8+visibility=open"
WORDS = {
    "en-GB": {
        "challenges": "challenges you",
        "look": "Look at it",
        "stake": "The winner picks one of the loser’s five cards",
        "turn": "Your turn against",
        "on": "Play on",
        "won": "You have won against",
        "pick": "Pick",
        "take": "Take ",
        "owners": "Who owns what",
        "name": "en",
    },
    "fr-FR": {
        "challenges": "vous défie",
        "look": "Voir le défi",
        "stake": "Le gagnant choisit une des cinq cartes du perdant",
        "turn": "À vous de jouer contre",
        "on": "Continuer",
        "won": "Vous avez gagné contre",
        "pick": "Choisir",
        "take": "Prendre ",
        "owners": "Qui a quoi",
        "name": "fr",
    },
}


def at_hand(hall: Any, page: Any) -> Guest:
    """Return a client for what the player of a page does besides, as the same player."""
    guest = Guest(hall.url)
    guest.http.cookies.clear()
    for cookie in page.context.cookies():
        guest.http.cookies.set(cookie["name"], cookie["value"])
    guest.me = guest.http.get("/api/me").json()
    return guest


def acts(guest: Guest, match: dict[str, Any]) -> None:
    """Play the first legal action."""
    with guest.at(match) as seat:
        seat.act(actions(seat.hear("snapshot")["view"])[0])


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 360)])
def test_a_member_lives_in_the_hall(locale: str, width: int, around: Any, visitor: Any) -> None:
    words, hall = WORDS[locale], around.hall
    page = visitor(hall, width=width, locale=locale)
    players.claim(page)
    me = at_hand(hall, page)
    address, browser = f"member{words['name']}@example.org", Browser(f"{around.push.address}/member-{words['name']}")
    with me, enrolled(Guest(hall.url)) as lea:
        assert me.post(f"{SHELF}/enrol").status_code == 200
        me.http.patch("/api/inbox/reach", json={"lang": words["name"]}).raise_for_status()
        me.http.put("/api/inbox/reach/browser", json=browser.told).raise_for_status()
        me.http.put("/api/inbox/reach/mail", json={"address": address}).raise_for_status()
        proof = re.search(r"proof=(\S+)", mailed(page, around.post, address).get_content())
        assert proof is not None
        me.post("/api/inbox/reach/mail/proof", {"token": proof.group(1)}).raise_for_status()

        told_there(page, lambda: page.goto("/rules/triple-triad"))
        wish = {"game": "triple-triad", "rules": RULES, "seat": "red", "terms": BY_POST, "bring": {"cards": hand(lea)}}
        made = lea.post("/api/challenges", {**wish, "to": {"kind": "player", "player": me.me["id"]}})
        assert made.status_code == 201, made.text
        expect(page.get_by_role("status").filter(has_text=words["challenges"])).to_be_visible()
        shoot(page, f"member-slip-{width}")
        page.goto("/inbox")
        page.get_by_role("listitem").filter(has_text=words["challenges"]).get_by_role(
            "link", name=words["look"]
        ).click()
        expect(page.get_by_text(words["stake"])).to_be_visible()
        assert violations(page) == [] and fits(page)
        shoot(page, f"member-stake-{width}")
        accepted = me.post(f"/api/challenges/{made.json()['id']}/accept", {"bring": {"cards": hand(me)}})
        assert accepted.status_code == 200, accepted.text
        match = {"id": accepted.json()["match"]}

        for day in range(DAYS):
            while me.look(match)["to_act"] == "red":
                acts(lea, match)
            told = browser.read(told_of(page, around.push, browser, words["turn"], day))
            assert told["path"] == f"/t/{match['id']}"
            page.goto("/inbox")
            waits = page.get_by_role("listitem").filter(has_text=words["turn"])
            waits.get_by_role("link", name=words["on"]).click()
            expect(page.locator("[data-cell]").first).to_be_visible()
            acts(me, match)
        assert any(words["turn"] in letter["Subject"] for letter in around.post.to(address))
        before = owned(me)
        with lea.at(match) as seat:
            seat.ask({"type": "resign", "command": "r"})

        page.goto("/inbox")
        expect(page.get_by_role("listitem").filter(has_text=words["won"])).to_be_visible()
        waits = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=re.compile(f"^{words['pick']}")))
        waits.get_by_role("link").first.click()
        face = page.get_by_role("dialog").locator(".pool button").first
        card = face.locator("b").inner_text()
        face.click()
        assert violations(page) == []
        shoot(page, f"member-pick-{width}")
        page.get_by_role("button", name=f"{words['take']}{card}", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        taken = next(asset for asset, count in owned(me).items() if asset != "gil" and count > before.get(asset, 0))

        wanted = next(asset for asset in owned(lea) if asset != "gil")
        offer = {"to": lea.me["id"], "mine": {taken: 1}, "theirs": {wanted: 1}}
        trade = me.post("/api/trades", offer).json()
        agreed = lea.post(f"/api/trades/{trade['id']}/agree", {"seen": trade["list"]})
        assert agreed.status_code == 200, agreed.text
        assert owned(lea)[taken] >= 1
        page.goto("/people/owners")
        expect(page.get_by_role("heading", level=1)).to_have_text(words["owners"])
        assert violations(page) == [] and fits(page)
        shoot(page, f"member-register-{width}")
    assert page.problems == []


def told_of(page: Any, service: Any, browser: Browser, text: str, count: int) -> Any:
    """Return the push that tells of something once more than so often."""
    path = browser.told["endpoint"].rpartition("/")[2]
    for _ in range(players.LONG // players.LOOK_EVERY):
        found = [
            one.body for one in service.requests if one.path == f"/{path}" and text in browser.read(one.body)["text"]
        ]
        if len(found) > count:
            return found[-1]
        page.wait_for_timeout(players.LOOK_EVERY)
    raise AssertionError("nothing was pushed")
