"""Players with cards, over the interface."""

from typing import Any
from uuid import uuid4

from tests.web.visiting import Guest, Message

SHELF = "/api/collection/triple-triad/ff8"
SHOP = "/api/shop/triple-triad/ff8"
WIKI = "triple-triad:wiki+visibility=open"


def claimed(guest: Guest) -> Guest:
    """Give a player an account whose name nobody else has."""
    wish = {"name": f"P{uuid4().hex[:12]}", "password": "correct horse"}
    answer = guest.post("/api/me/claim", wish)
    assert answer.status_code == 201 or answer.json()["error"]["code"] == "already-claimed", answer.text
    return guest


def enrolled(guest: Guest) -> Guest:
    """Give a player an account, a starter and 500 gil."""
    claimed(guest)
    assert guest.post(f"{SHELF}/enrol").status_code == 200
    return guest


def gil(guest: Guest) -> int:
    """Return the gil that a player has."""
    return owned(guest)["gil"]


def owned(guest: Guest) -> dict[str, int]:
    """Return the holdings of a player, by asset."""
    shelf = guest.http.get(SHELF).json()
    return {"gil": shelf["gil"], **{card["asset"]: card["count"] for card in shelf["cards"] if card["count"]}}


def cards(guest: Guest) -> list[str]:
    """Return the assets of the cards that a player has."""
    return [asset for asset in owned(guest) if asset != "gil"]


def hand(guest: Guest) -> list[int]:
    """Return the ids of five cards that a player has."""
    return [int(asset.rpartition("/")[2]) for asset in cards(guest)[:5]]


def refused(answer: Any) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    return answer.status_code, answer.json()["error"]["code"]


def staked(red: Guest, blue: Guest, rules: str = WIKI) -> Message:
    """Open a match for the cards that both players bring."""
    wish = {"game": "triple-triad", "rules": rules, "seat": "red", "terms": {"owned": True}}
    match = red.open(**wish, bring={"cards": hand(red)})
    blue.join(match, bring={"cards": hand(blue)})
    return match


def given_up(loser: Guest, match: Message) -> None:
    """Let a player resign."""
    with loser.at(match) as seat:
        assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
