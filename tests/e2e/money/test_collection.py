"""A collection in the browser: begun, grown by a pack, traded with, and told in the ledger."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.measured import shoot
from tests.e2e.players import enrolled, named, owned
from tests.e2e.sound import faults
from tests.served import Hall
from tests.web.collecting import SHELF

pytestmark = pytest.mark.browser
RULES = "triple-triad:wiki+visibility=open"


def _post(page: Any, path: str, body: object) -> Any:
    return page.evaluate(
        """async ([path, body]) => (await fetch(path, {method: "POST", body: JSON.stringify(body),
        headers: {"content-type": "application/json"}})).json()""",
        [path, body],
    )


def _get(page: Any, path: str) -> Any:
    return page.request.get(path).json()


def _resign(page: Any, match: str) -> None:
    page.evaluate(
        """match => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/socket`);
            socket.onopen = () => socket.send(JSON.stringify({type: "resign", command: "r1"}));
            socket.onmessage = ({data}) => JSON.parse(data).type === "accepted" && (socket.close(), done());
        })""",
        match,
    )


def _add(page: Any, tray: str, card: str) -> None:
    """Put a card into a tray of the desk."""
    page.get_by_role("region", name=tray, exact=True).get_by_role("button", name=re.compile("Add|Ajouter")).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("searchbox").fill(card)
    named(sheet.locator("li button"), card).click()
    sheet.get_by_role("button", name=re.compile("To the trade|À l’échange")).click()


def _opened(page: Any) -> list[dict[str, Any]]:
    """Open the page of a newcomer's collection; return the cards given to them."""
    players.claim(page)
    page.goto("/collection")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your album", timeout=players.LONG)
    expect(page.get_by_text("500 gil").first).to_be_visible(timeout=players.LONG)
    return owned(page)


def test_a_pack_a_card_and_a_trade(hall: Hall, visitor: Any) -> None:
    """A newcomer gets cards and gil, buys a pack, sells a card, and trades one for another; the ledger tells it."""
    ann, ben = visitor(hall), visitor(hall, width=360, touch=True)
    for page in (ann, ben):
        assert len(_opened(page)) == 10
    gift = owned(ann)[0]
    ann.goto(f"/card/triple-triad/ff8/{gift['id']}")
    expect(ann.get_by_text("A gift cannot be sold")).to_be_visible()
    expect(ann.get_by_role("button", name=re.compile("Sell for"))).to_have_count(0)
    ann.goto("/collection")
    ann.get_by_role("button", name="Buy and open for 400 gil").click()
    pack = ann.get_by_role("dialog")
    pack.get_by_role("button", name="Turn them all").click()
    pack.get_by_role("button", name="Fairness").click()
    expect(ann.get_by_text("Seal checked: it was this pack.")).to_be_visible()
    ann.get_by_role("dialog", name="Fairness").get_by_role("button", name="Close").click()
    pack.get_by_role("button", name="Put in the album").click()
    expect(ann.get_by_text("100 gil").first).to_be_visible()
    card = next(card for card in owned(ann) if _get(ann, f"/api/register/triple-triad/ff8/{card['id']}")["sellable"])
    ann.goto(f"/card/triple-triad/ff8/{card['id']}")
    ann.get_by_role("button", name=re.compile("Sell for")).click()
    expect(ann.get_by_text(f"Sold: {card['name']}.")).to_be_visible(timeout=players.LONG)
    shoot(ann, "card-1280")

    ben_card = owned(ben)[0]
    me = _get(ben, "/api/me")
    given = min(owned(ann), key=lambda card: len(_get(ann, f"/api/register/triple-triad/ff8/{card['id']}")["lookers"]))
    assert ben.request.put(f"/api/wishes/triple-triad/ff8/{given['id']}").ok
    ann.goto(f"/card/triple-triad/ff8/{given['id']}")
    ann.get_by_role("link", name="Offer it", exact=True).click()
    ann.get_by_role("link", name=me["name"], exact=True).click()
    tray = ann.get_by_role("region", name="You give", exact=True)
    expect(tray.get_by_text(given["name"])).to_be_visible(timeout=players.LONG)
    ann.goto(f"/trades?with={me['id']}&set=triple-triad/ff8")
    ann.get_by_label("Gil you give").fill("7")
    _add(ann, "You get", ben_card["name"])
    expect(ann.get_by_text("7 gil for 1 card")).to_be_visible()
    shoot(ann, "trade-1280")
    ann.get_by_role("button", name="Offer it").click()
    expect(ann.get_by_text("waiting for the other")).to_be_visible(timeout=players.LONG)

    ben.goto("/trades")
    ben.get_by_role("link", name=re.compile("Look")).click()
    expect(ben.get_by_text("1 card for 7 gil")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    expect(ben.get_by_text("done", exact=True)).to_be_visible(timeout=players.LONG)
    shoot(ben, "trade-360")
    ben.goto("/ledger")
    expect(ben.get_by_text("+7")).to_be_visible(timeout=players.LONG)
    expect(ben.get_by_text(ben_card["name"]).first).to_be_visible()
    assert _get(ben, SHELF)["gil"] == 507
    ann.goto(f"/card/triple-triad/ff8/{ben_card['id']}")
    before = ann.get_by_role("list", name="Before it came to you")
    expect(before.get_by_role("listitem")).to_contain_text([f"A welcome gift to {me['name']}"], timeout=players.LONG)
    assert ann.problems == ben.problems == []


def test_a_card_is_won(hall: Hall, visitor: Any) -> None:
    """Both stake five cards; one resigns, and the other picks a card at the table and owns it."""
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
    card = ann.get_by_role("dialog").locator(".pool button").first
    name = card.locator("b").inner_text()
    for _twice in range(2):
        card.dblclick()
        expect(ann.get_by_role("button", name="Take", exact=True)).to_be_disabled()
    card.click()
    ann.get_by_role("button", name=f"Take {name}", exact=True).click()
    expect(ann.get_by_text("The cards are yours.")).to_be_visible(timeout=players.LONG)
    held = _get(ann, SHELF)
    assert held["gil"] == 520 and sum(card["count"] for card in held["cards"]) == 11
    ann.goto("/ledger")
    expect(ann.get_by_text("+20", exact=True).first).to_be_visible(timeout=players.LONG)
    shoot(ann, "ledger-1280")


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_trade_lies_on_the_desk_by_its_faces(locale: str, hall: Hall, visitor: Any) -> None:
    """The cards the other looks for are a tap away; a tray holds what is free; a changed list says what was changed."""
    ann, ben = visitor(hall, locale=locale), visitor(hall)
    english = locale == "en-GB"
    for page in (ann, ben):
        enrolled(page)
    ann_card, ben_card = owned(ann)[0], owned(ben)[0]
    assert ben.request.put(f"/api/wishes/triple-triad/ff8/{ann_card['id']}").ok
    ann.goto(f"/trades?with={_get(ben, '/api/me')['id']}&get={ben_card['asset']}")
    give = ann.get_by_role("region", name="You give" if english else "Vous donnez", exact=True)
    expect(give).to_be_visible()
    sought = ann.get_by_role("region", name=re.compile("^P.*(looks for|recherche)$"))
    named(sought.get_by_role("button"), ann_card["name"]).click()
    more = give.get_by_role("button", name=re.compile("more$|de plus$"))
    for _copy in range(ann_card["count"] - 1):
        more.click()
    expect(more).to_be_disabled()
    ann.get_by_label("Gil you get" if english else "Gils que vous recevez").fill("3")
    assert faults(ann, f"desk-{locale[:2]}") == []
    ann.get_by_role("button", name="Offer it" if english else "Proposer", exact=True).click()
    expect(ann.get_by_text("waiting for the other" if english else "on attend l’autre")).to_be_visible()
    ann.goto(f"/card/triple-triad/ff8/{ann_card['id']}")
    ann.get_by_role("link", name=re.compile("^(Set aside|Mise de côté)")).click()
    expect(ann.get_by_text("waiting for the other" if english else "on attend l’autre")).to_be_visible()
    ben.goto("/trades")
    ben.get_by_role("link", name=re.compile("Look")).click()
    ben.get_by_label("Gil you give").fill("1")
    ben.get_by_role("button", name="Offer this instead").click()
    expect(ben.get_by_text("waiting for the other")).to_be_visible()
    expect(ann.get_by_role("status").filter(has_text="2 gil")).to_be_visible()
    ann.get_by_role("button", name="Agree" if english else "Accepter", exact=True).click()
    expect(ann.get_by_text("done" if english else "fait", exact=True)).to_be_visible()
    assert faults(ann, f"desk-done-{locale[:2]}") == []
    assert ann.problems == ben.problems == []
