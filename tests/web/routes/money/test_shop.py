"""The shop over the interface: paid from one's own purse, for existing cards, and never below zero."""

from collections.abc import Callable

import pytest

from tests.web.collecting import SHELF, SHOP, cards, claimed, enrolled, owned, refused
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def test_what_is_bought_is_paid(guest: Arrive) -> None:
    """A card costs its price and sells for half; only the buyer's purse changes."""
    ann, ben = enrolled(guest()), enrolled(guest())
    before, others = owned(ann), owned(ben)
    card = next(card for card in ann.http.get(SHELF).json()["cards"] if card["price"] <= 100)
    assert ann.post(f"{SHOP}/cards/{card['id']}/buy", {"count": 2}).status_code == 200
    bought = owned(ann)
    assert bought["gil"] == before["gil"] - 2 * card["price"]
    assert bought[card["asset"]] == before.get(card["asset"], 0) + 2
    assert ann.post(f"{SHOP}/cards/{card['id']}/sell", {"count": 1}).status_code == 200
    assert owned(ann)["gil"] == bought["gil"] + card["pays"]
    assert owned(ben) == others


def test_nobody_sells_what_they_have_not(guest: Arrive) -> None:
    """A player cannot sell a card or spend gil that they do not have."""
    ann, eve = enrolled(guest()), claimed(guest())
    card = cards(ann)[0].rpartition("/")[2]
    assert refused(eve.post(f"{SHOP}/cards/{card}/sell", {"count": 1})) == (409, "not-enough")
    assert refused(eve.post(f"{SHOP}/cards/{card}/buy", {"count": 1})) == (409, "not-enough")
    assert refused(eve.post(f"{SHOP}/packs/{pack(eve)}")) == (409, "not-enough")
    assert owned(eve) == {"gil": 0}


def pack(guest: Guest) -> str:
    """Return the name of a pack that the shop sells."""
    return str(guest.http.get(SHELF).json()["packs"][0]["name"])


@pytest.mark.parametrize("count", [0, -1, 100, "2", None, 1.5])
def test_a_count_is_judged(guest: Arrive, count: object) -> None:
    """A count must be a number from one to the limit."""
    ann = enrolled(guest())
    before = owned(ann)
    for way in ("buy", "sell"):
        assert refused(ann.post(f"{SHOP}/cards/1/{way}", {"count": count})) == (422, "bad-message")
    assert owned(ann) == before


def test_what_the_shop_has_not_is_named(guest: Arrive) -> None:
    """An unknown card, pack, set or game is named and costs nothing."""
    ann = enrolled(guest())
    before = owned(ann)
    paths = [f"{SHOP}/cards/9999/buy", f"{SHOP}/packs/none", "/api/shop/triple-triad/none/cards/1/buy"]
    for path in (*paths, "/api/shop/none/ff8/cards/1/buy"):
        answer = ann.post(path, {"count": 1} if "cards" in path else None)
        assert answer.status_code in (404, 422) and answer.json()["error"]["code"].startswith("unknown-"), path
    assert owned(ann) == before


def test_a_stranger_is_an_empty_purse(guest: Arrive) -> None:
    """A stranger without a cookie owns nothing, and nobody can act on another's purse."""
    ann = enrolled(guest())
    before = owned(ann)
    nobody = guest()
    nobody.http.cookies.clear()
    assert refused(nobody.post(f"{SHOP}/cards/1/buy", {"count": 1})) == (403, "value-needs-account")
    other = {"count": 1, "player": ann.me["id"]}
    assert refused(claimed(guest()).post(f"{SHOP}/cards/1/buy", other)) == (422, "bad-message")
    assert owned(ann) == before
