"""A collection in the browser: begun, added to from a pack, traded with, and all of it in the ledger."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.conftest import shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
SHELF = "/api/collection/triple-triad/ff8"
RULES = "triple-triad:wiki+visibility=open"


def _post(page: Any, path: str, body: object) -> Any:
    return page.evaluate(
        """async ([path, body]) => (await fetch(path, {method: "POST", body: JSON.stringify(body),
        headers: {"content-type": "application/json"}})).json()""",
        [path, body],
    )


def _get(page: Any, path: str) -> Any:
    return page.evaluate("async (path) => (await fetch(path)).json()", path)


def _resign(page: Any, match: str) -> None:
    page.evaluate(
        """match => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/socket`);
            socket.onopen = () => socket.send(JSON.stringify({type: "resign", command: "r1"}));
            socket.onmessage = ({data}) => JSON.parse(data).type === "accepted" && (socket.close(), done());
        })""",
        match,
    )


def _opened(page: Any) -> list[dict[str, Any]]:
    """The page of a newcomer's collection; the cards he was given."""
    players.claim(page)
    page.goto("/collection")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your cards", timeout=players.LONG)
    expect(page.get_by_text("500 gil").first).to_be_visible(timeout=players.LONG)
    return [card for card in _get(page, SHELF)["cards"] if card["count"]]


def test_a_pack_a_card_and_a_trade(hall: Hall, visitor: Any) -> None:
    """A newcomer is given cards and gil, buys a pack, sells a card, and trades one for another; the ledger tells it."""
    ann, ben = visitor(hall), visitor(hall, width=360, touch=True)
    for page in (ann, ben):
        assert len(_opened(page)) == 10
    ann.get_by_role("button", name="Buy for 400 gil").click()
    expect(ann.get_by_text("In the pack:")).to_be_visible(timeout=players.LONG)
    expect(ann.get_by_text("100 gil").first).to_be_visible()
    card = next(card for card in _get(ann, SHELF)["cards"] if card["count"])
    ann.goto(f"/card/triple-triad/ff8/{card['id']}")
    ann.get_by_role("button", name=re.compile("Sell for")).click()
    expect(ann.get_by_text(f"Sold: {card['name']}.")).to_be_visible(timeout=players.LONG)
    shoot(ann, "card-1280")

    ben_card = next(card for card in _get(ben, SHELF)["cards"] if card["count"])
    me = _get(ben, "/api/me")
    ann.goto(f"/trades?with={me['id']}&set=triple-triad/ff8")
    give, get = ann.locator("fieldset").first, ann.locator("fieldset").last
    give.get_by_label("gil", exact=True).fill("7")
    get.get_by_role("checkbox", name=ben_card["name"], exact=True).check()
    shoot(ann, "trade-1280")
    ann.get_by_role("button", name="Propose this trade").click()
    expect(ann.get_by_text("waiting for the other")).to_be_visible(timeout=players.LONG)

    ben.goto("/trades")
    ben.get_by_role("button", name="Agree").click()
    expect(ben.get_by_text("done", exact=True)).to_be_visible(timeout=players.LONG)
    shoot(ben, "trade-360")
    ben.goto("/ledger")
    expect(ben.get_by_text("+7")).to_be_visible(timeout=players.LONG)
    expect(ben.get_by_text(ben_card["name"]).first).to_be_visible()
    assert _get(ben, SHELF)["gil"] == 507
    assert ann.problems == ben.problems == []


def test_a_card_is_won(hall: Hall, visitor: Any) -> None:
    """Both stake five cards; one gives up, the other picks a card at the table, and it is his."""
    ann, ben = visitor(hall), visitor(hall)
    hands = [[int(card["id"]) for card in _opened(page)[:5]] for page in (ann, ben)]
    table = _post(
        ann,
        "/api/matches",
        {
            "game": "triple-triad",
            "rules": RULES,
            "seat": "red",
            "opponent": {"kind": "link"},
            "bring": {"cards": hands[0]},
            "terms": {"owned": True, "gil": 20},
        },
    )
    joined = _post(ben, f"/api/matches/{table['id']}/join", {"bring": {"cards": hands[1]}})
    assert joined["status"] == "live", joined
    assert _get(ann, SHELF)["gil"] == 480
    ben.goto("/collection")
    expect(ben.get_by_text("1 staked").first).to_be_visible(timeout=players.LONG)
    shoot(ben, "collection-staked-1280")
    _resign(ben, table["id"])
    ann.goto(f"/t/{table['id']}")
    expect(ann.get_by_text("You won: take one card")).to_be_visible(timeout=players.LONG)
    shoot(ann, "winnings-1280")
    ann.locator("form input[type=checkbox]").first.check()
    ann.get_by_role("button", name="Take", exact=True).click()
    expect(ann.get_by_text("The cards are yours.")).to_be_visible(timeout=players.LONG)
    held = _get(ann, SHELF)
    assert held["gil"] == 520 and sum(card["count"] for card in held["cards"]) == 11
    ann.goto("/ledger")
    expect(ann.get_by_text("+20", exact=True).first).to_be_visible(timeout=players.LONG)
    shoot(ann, "ledger-1280")
