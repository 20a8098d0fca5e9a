"""Albums over the interface: how far each set is, the story of a card, and the packs that were opened."""

import hashlib
from collections.abc import Callable

from tests.web.collecting import SHELF, SHOP, cards, enrolled, refused
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def test_a_set_says_how_far_it_is(guest: Arrive) -> None:
    """Each set has its number of cards and how many of them I own, copies not counted; a stranger owns none."""
    ann, eve = enrolled(guest()), guest()
    kinds = len(cards(ann))
    card = cards(ann)[0].rpartition("/")[2]
    assert ann.post(f"{SHOP}/cards/{card}/buy", {"count": 1}).status_code == 200
    for whose, owned in ((ann, kinds), (eve, 0)):
        sets = {one["set"]: one for one in whose.http.get("/api/collection").json()["sets"]}
        assert (sets["ff8"]["owned"], sets["ff8"]["cards"]) == (owned, len(ann.http.get(SHELF).json()["cards"]))


def test_a_card_has_a_story_in_my_hands(guest: Arrive) -> None:
    """The story of a card has the acts that moved it in my account, the newest first; nobody else's are told."""
    ann, ben = enrolled(guest()), enrolled(guest())
    asset = cards(ann)[0]
    card = asset.rpartition("/")[2]
    assert ann.post(f"{SHOP}/cards/{card}/buy", {"count": 1}).status_code == 200
    told = ann.http.get(f"/api/ledger?asset={asset}").json()["lines"]
    assert [line["memo"] for line in told] == ["bought", "enrolled"]
    assert all(any(change["asset"] == asset for change in line["changes"]) for line in told)
    others = ben.http.get(f"/api/ledger?asset={asset}").json()["lines"]
    assert all(line["memo"] == "enrolled" for line in others)
    assert refused(ann.http.get("/api/ledger?asset=triple-triad/ff8/none")) == (422, "unknown-card")


def test_an_opened_pack_stays_in_the_ledger(guest: Arrive) -> None:
    """The statement tells what a pack held and what proves its seal, as it was told when the pack was opened."""
    ann = enrolled(guest())
    seal = ann.http.get(SHELF).json()["commitment"]
    opened = ann.post(f"{SHOP}/packs/packet-of-five").json()
    lines = ann.http.get("/api/ledger").json()["lines"]
    assert [line["pack"] for line in lines if line["memo"] == "opened"] == [opened]
    assert all(line["pack"] is None for line in lines if line["memo"] != "opened")
    assert opened["commitment"] == seal == hashlib.sha256(bytes.fromhex(opened["secret"])).hexdigest()
