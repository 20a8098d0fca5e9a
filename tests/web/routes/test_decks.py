"""Decks over the interface: kept by accounts, even unfinished, with limits, and read line by line."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.games.cipher.cards.deck import DECK_MOST, starters
from parlour.games.cipher.cards.printings import printings
from parlour.hall.play.decks import LONGEST_NAME, MOST
from tests.games.cipher.cards.lists import listed
from tests.web.routes.test_accounts import claimed, code
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
S01 = starters()["S01"]
SHELF = "/api/decks/cipher"


def put(ann: Guest, deck_id: str, **change: Any) -> Any:
    """Keep a deck, of one card unless told otherwise."""
    return ann.http.put(f"{SHELF}/{deck_id}", json={"name": "Mine", "main": None, "cards": ["B01-008"], **change})


def test_an_account_keeps_decks_and_nobody_else_sees_them(guest: Arrive) -> None:
    """An account finds its decks on every browser; for another player the same address is their own."""
    ann, name = claimed(guest)
    kept = put(ann, "one").json()
    assert (kept["id"], kept["name"], kept["main"], kept["cards"]) == ("one", "Mine", None, ["B01-008"])
    whole = put(ann, "two", name="War  of Darkness", main=S01.main, cards=list(S01.codes)).json()
    assert whole["name"] == "War of Darkness"
    phone, ben = guest(), claimed(guest)[0]
    assert phone.post("/api/session", {"name": name, "password": "correct horse"}).status_code == 201
    told = phone.http.get(SHELF).json()
    assert told["most"] == MOST and {deck["id"]: deck for deck in told["decks"]} == {"one": kept, "two": whole}
    assert ben.http.get(SHELF).json()["decks"] == []
    assert ben.http.delete(f"{SHELF}/one").status_code == 204
    assert len(ann.http.get(SHELF).json()["decks"]) == 2, "what Ben deleted was none of hers"
    assert ann.http.delete(f"{SHELF}/one").status_code == ann.http.delete(f"{SHELF}/one").status_code == 204
    assert [deck["id"] for deck in ann.http.get(SHELF).json()["decks"]] == ["two"]
    assert [deck["id"] for deck in ann.http.get("/api/me/export").json()["decks"]] == ["two"]


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"name": "  "}, "bad-name"),
        ({"name": "a/b"}, "bad-name"),
        ({"name": "x" * (LONGEST_NAME + 1)}, "bad-name"),
        ({"cards": ["Z99-999"]}, "cipher-unknown-card"),
        ({"cards": ["B01-008"] * 5}, "cipher-too-many-copies"),
        ({"cards": ["B01-100"] * (DECK_MOST + 1)}, "cipher-deck-too-large"),
        ({"main": "B01-003"}, "cipher-main-not-in-deck"),
    ],
)
def test_a_deck_that_cannot_be_kept_is_refused_in_one_sentence(
    guest: Arrive, change: dict[str, Any], refusal: str
) -> None:
    """A refused deck is not kept, and the one before stays as it was."""
    ann, _name = claimed(guest)
    before = put(ann, "one").json()
    assert code(put(ann, "one", **change)) == (422, refusal)
    assert ann.http.get(SHELF).json()["decks"] == [before]


def test_who_has_no_account_and_what_is_no_game_of_decks(guest: Arrive) -> None:
    """A guest keeps decks in the browser; a game without decks says so."""
    assert code(put(guest(), "one")) == (403, "account-needed")
    assert code(guest().http.get(SHELF)) == (403, "account-needed")
    ann, _name = claimed(guest)
    wish = {"name": "Mine", "cards": ["1"]}
    assert code(ann.http.put("/api/decks/triple-triad/one", json=wish)) == (422, "no-decks")
    assert code(ann.http.get("/api/decks/tarot")) == (404, "unknown-game")
    assert ann.http.put(f"{SHELF}/{'x' * 41}", json=wish).status_code == 422


def test_the_shelf_is_full_at_some_time(guest: Arrive) -> None:
    """A full shelf refuses a new deck; an existing one can still be changed."""
    ann, _name = claimed(guest)
    assert {put(ann, f"d{number}").status_code for number in range(MOST)} == {200}
    assert code(put(ann, "more")) == (409, "too-many-decks")
    assert put(ann, "d0", name="Changed").json()["name"] == "Changed"
    assert len(ann.http.get(SHELF).json()["decks"]) == MOST


def test_a_text_is_read_line_by_line(guest: Arrive) -> None:
    """Each unreadable line is told with its reason, and the others are read."""
    text = "MC: B01-003\n2 B01-003\n50 B01-008\nabracadabra\n# mine\n3x Red Knight Cain"
    told = guest().post(f"{SHELF}/read", {"text": text}).json()
    assert told["main"] == "B01-003" and told["cards"][:2] == ["B01-003"] * 2 and len(told["cards"]) == 5
    assert [(one["at"], one["code"]) for one in told["problems"]] == [
        ("line 3", "cipher-too-many-copies"),
        ("line 4", "cipher-deck-line"),
    ]
    assert "50" in told["problems"][0]["en"] and "abracadabra" in told["problems"][1]["fr"]
    whole = guest().post(f"{SHELF}/read", {"text": listed(S01)}).json()
    assert (whole["main"], sorted(whole["cards"]), whole["problems"]) == (S01.main, sorted(S01.codes), [])
    unread = guest().post(f"{SHELF}/read", {"text": '{"cards": 1}'}).json()
    assert unread["cards"] == [] and [one["code"] for one in unread["problems"]] == ["cipher-deck-line"]


def test_no_card_that_was_printed_is_denied(guest: Arrive) -> None:
    """Every printed card is found by its code and by any number of a reprint; a read deck keeps and names it."""
    ann = guest()
    codes = [*printings()]
    told = []
    for at in range(0, len(codes), 100):
        asked = [("card", code) for code in codes[at : at + 100]]
        told += ann.http.get("/api/games/cipher/cards", params=[("set", "all"), *asked]).json()["cards"]
    assert [card["code"] for card in told] == codes
    assert sum(card["enforced"] for card in told) == 2_028
    reprint = ann.http.get("/api/games/cipher/cards?card=P01-012&card=B14-040").json()["cards"]
    assert [card["code"] for card in reprint] == ["B01-002", "B14-040c"]
    read = ann.post(f"{SHELF}/read", {"text": "2 B09-093"}).json()
    assert read["cards"] == ["B09-093"] * 2
    assert [(one["code"], one["at"]) for one in read["problems"]] == [("cipher-card-not-enforced", "line 1")]
    kept, _name = claimed(guest)
    assert put(kept, "one", cards=["B09-093"]).json()["cards"] == ["B09-093"]
