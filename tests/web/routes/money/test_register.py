"""The register over the interface: rarest cards first, with wishes, and without the collections kept private."""

from collections.abc import Callable

from tests.web.collecting import SHELF, cards, claimed, enrolled, refused
from tests.web.routes.people.test_ties import named
from tests.web.visiting import Guest, Message

Arrive = Callable[..., Guest]
REGISTER = "/api/register/triple-triad/ff8"


def line(guest: Guest, asset: str) -> Message:
    """Return a card of the register."""
    return next(one for one in guest.http.get(REGISTER).json()["cards"] if one["asset"] == asset)


def test_every_card_is_in_the_register(guest: Arrive) -> None:
    """The register has every card with its number of copies, the rarest first, and my own count."""
    ann = enrolled(guest())
    told = ann.http.get(REGISTER).json()["cards"]
    copies = [one["copies"] for one in told]
    assert copies == sorted(copies) and len(told) == len(ann.http.get(SHELF).json()["cards"])
    held = line(ann, cards(ann)[0])
    assert held["mine"] >= 1 and held["owners"] >= 1 and held["copies"] >= held["mine"] and held["first"]
    assert refused(ann.http.get("/api/register/triple-triad/none"))[0] in (404, 422)


def test_a_wish_is_seen(guest: Arrive) -> None:
    """A wish shows in the register to owners, and on the card to everybody, until it is removed."""
    ann, eve = claimed(guest()), guest()
    card = ann.http.get(REGISTER).json()["cards"][0]
    way = f"/api/wishes/triple-triad/ff8/{card['id']}"
    assert refused(eve.http.put(way)) == (403, "account-needed")
    assert refused(ann.http.put("/api/wishes/triple-triad/ff8/9999")) == (422, "unknown-card")
    assert ann.http.put(way).json() == {"asset": card["asset"], "wished": True}
    assert line(ann, card["asset"])["wished"] and not line(eve, card["asset"])["wished"]
    assert named(ann) in eve.http.get(f"{REGISTER}/{card['id']}").json()["lookers"]
    assert eve.http.get(SHELF, params={"of": ann.me["id"]}).json()["wishes"] == [card["asset"]]
    assert ann.http.delete(way).json()["wished"] is False
    assert named(ann) not in eve.http.get(f"{REGISTER}/{card['id']}").json()["lookers"]


def test_who_keeps_to_themselves_is_not_counted(guest: Arrive) -> None:
    """Others do not see a private collection, only that some are private; its owner sees their own cards."""
    ann, eve = enrolled(guest()), guest()
    asset = cards(ann)[0]
    before = line(eve, asset)
    hidden = eve.http.get(REGISTER).json()["secluded"]
    assert ann.http.put("/api/collection/seclusion", json={"secluded": True}).json() == {"secluded": True}
    assert line(eve, asset)["owners"] == before["owners"] - 1
    assert eve.http.get(REGISTER).json()["secluded"] == hidden + 1
    assert line(ann, asset)["mine"] == before["copies"] - line(eve, asset)["copies"]
    shelf = eve.http.get(SHELF, params={"of": ann.me["id"]}).json()
    assert shelf["secluded"] and not any(card["count"] for card in shelf["cards"])
    assert eve.http.get(f"/api/players/{named(ann)}").json()["secluded"]


def test_a_challenge_is_covered_when_it_is_made(guest: Arrive) -> None:
    """Nobody challenges for more gil than they have; a challenger who has spent it is told so, and nobody else."""
    ann, ben = enrolled(guest()), enrolled(guest())
    wish = {"game": "triple-triad", "rules": "triple-triad:ff8", "seat": "red", "to": {"kind": "lobby"}}
    assert refused(ann.post("/api/challenges", {**wish, "terms": {"gil": 501}})) == (409, "not-enough")
    made = ann.post("/api/challenges", {**wish, "terms": {"gil": 500}}).json()
    way = f"/api/challenges/{made['id']}"
    assert [one.http.get(way).json()["short"] for one in (ann, ben)] == [False, False]
    card = next(card for card in ann.http.get(SHELF).json()["cards"] if card["price"] <= 100)
    assert ann.post(f"/api/shop/triple-triad/ff8/cards/{card['id']}/buy", {"count": 1}).is_success
    assert [one.http.get(way).json()["short"] for one in (ann, ben)] == [True, False]
