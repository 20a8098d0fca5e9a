"""Names of cards: told in every language wherever the interface has them."""

from collections.abc import Callable, Iterator
from typing import Any

from parlour.core.shapes import Said
from tests.web.collecting import claimed
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
SET = "cipher/enforced"
CAEDA = "B01-006"
ASSET = f"{SET}/{CAEDA}"
CALLED: Said = {"en": "Talys's Heart Caeda", "fr": "Talys's Heart Shiida"}


def collector(guest: Guest) -> Guest:
    """Give a guest an account, a starter of Cipher, and a copy of the card."""
    claimed(guest)
    assert guest.post(f"/api/collection/{SET}/enrol").status_code == 200
    assert guest.post(f"/api/shop/{SET}/cards/{CAEDA}/buy", {"count": 1}).status_code == 200
    return guest


def named(told: Any) -> Iterator[Any]:
    """Yield everything that is told of the card, at any depth."""
    if isinstance(told, dict) and told.get("asset") == ASSET:
        yield told
    elif isinstance(told, dict | list):
        for one in told.values() if isinstance(told, dict) else told:
            yield from named(one)


def test_a_card_has_its_name_in_every_language(guest: Arrive) -> None:
    """The collection, the register, trades, the statement of account and the card's own page have all its names."""
    ann, ben = collector(guest()), claimed(guest())
    offer = ann.post("/api/trades", {"to": ben.me["id"], "mine": {ASSET: 1}, "theirs": {"gil": 1}})
    assert offer.status_code == 201, offer.text
    pages = (f"/collection/{SET}", f"/register/{SET}", "/trades", "/ledger")
    for page in pages:
        found = list(named(ann.http.get(f"/api{page}").json()))
        assert found, page
        assert {(one["name"], *one["called"].items()) for one in found} == {(CALLED["en"], *CALLED.items())}, page
    page = ann.http.get("/api/register/triple-triad/ff8/80").json()
    assert page["called"] == {"en": page["name"], "fr": page["name"]}
    gil = {"asset": "gil", "name": "gil", "called": {"en": "gil", "fr": "gils"}, "count": 1}
    assert offer.json()["theirs"] == [gil]


def test_a_refusal_names_a_card_in_the_language_it_is_said_in(guest: Arrive) -> None:
    """A refusal for too few copies names the card in its own language."""
    eve = claimed(guest())
    refused = eve.post(f"/api/shop/{SET}/cards/{CAEDA}/sell", {"count": 1}).json()
    assert CALLED["en"] in refused["error"]["en"] and CALLED["fr"] in refused["error"]["fr"]
