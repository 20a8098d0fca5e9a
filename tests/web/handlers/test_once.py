"""A command that comes twice happens once and is answered the same, whatever it makes or moves."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.web.collecting import SHELF, SHOP, cards, enrolled, owned
from tests.web.routes.cups.test_tournaments import WISH, announced
from tests.web.visiting import FAST, LINK, Guest

Arrive = Callable[..., Guest]
Wish = tuple[str, Any]
MANY = 8


def _card(ann: Guest, _ben: Guest) -> Wish:
    return f"{SHOP}/cards/{_id(ann)}/buy", {"count": 1}


def _sale(ann: Guest, _ben: Guest) -> Wish:
    return f"{SHOP}/cards/{_id(ann)}/sell", {"count": 1}


def _id(ann: Guest) -> str:
    shelf = ann.http.get(SHELF).json()["cards"]
    return str(next(card["id"] for card in shelf if card["count"] and card["price"] <= 100))


def _pack(ann: Guest, _ben: Guest) -> Wish:
    return f"{SHOP}/packs/{ann.http.get(SHELF).json()['packs'][0]['name']}", None


def _offer(ann: Guest, ben: Guest) -> Wish:
    return "/api/trades", {"to": ben.me["id"], "mine": {cards(ann)[0]: 1}, "theirs": {}}


def _agreement(ann: Guest, ben: Guest) -> Wish:
    path, wish = _offer(ben, ann)
    made = ben.post(path, wish).json()
    return f"/api/trades/{made['id']}/agree", {"seen": made["list"]}


def _study(ann: Guest, _ben: Guest) -> Wish:
    rules = {"game": "triple-triad", "rules": "triple-triad:ff8"}
    position = ann.post("/api/sandbox/deal", rules).json()["position"]
    return "/api/studies", {"begin": {**rules, "position": position}, "agent": "random"}


def _table(_ann: Guest, _ben: Guest) -> Wish:
    return "/api/matches", {**FAST, "opponent": LINK}


def _challenge(_ann: Guest, _ben: Guest) -> Wish:
    return "/api/challenges", {**FAST, "to": LINK}


def _tournament(_ann: Guest, _ben: Guest) -> Wish:
    return "/api/tournaments", WISH


def _entry(_ann: Guest, ben: Guest) -> Wish:
    return f"{announced(ben)}/entrants", {}


def _start(ann: Guest, ben: Guest) -> Wish:
    path = announced(ann)
    for one in (ann, ben):
        one.post(f"{path}/entrants", {})
    return f"{path}/start", None


WAYS = [_card, _sale, _pack, _offer, _agreement, _study, _table, _challenge, _tournament, _entry, _start]


def what_is_there(ann: Guest) -> list[list[Any]]:
    """Everything of a player that a command could make or move, list by list."""
    paths = ("/api/matches?mine=true", "/api/trades", "/api/challenges", "/api/tournaments")
    return [ann.http.get(path).json() for path in paths] + [ann.http.get("/api/ledger").json()["lines"]]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__.strip("_"))
def test_once(guest: Arrive, way: Callable[[Guest, Guest], Wish]) -> None:
    """Eight at the same moment and one more later: one effect, and every answer the same bytes."""
    ann, ben = enrolled(guest()), enrolled(guest())
    path, wish = way(ann, ben)
    before, key = what_is_there(ann), uuid4().hex
    with ThreadPoolExecutor(MANY) as threads:
        answers: list[httpx.Response] = [
            one.result() for one in [threads.submit(ann.post, path, wish, key) for _ in range(MANY)]
        ]
    after = what_is_there(ann)
    answers.append(ann.post(path, wish, key))
    assert {answer.status_code for answer in answers} <= {200, 201}, answers[0].text
    assert len({answer.content for answer in answers}) == 1
    assert what_is_there(ann) == after
    assert all(len(now) - len(then) in (0, 1) for now, then in zip(after, before, strict=True))
    assert after != before


def test_a_key_is_its_players_own(guest: Arrive) -> None:
    """Another player's same key is another command."""
    ann, ben = guest(), guest()
    wish = {**FAST, "opponent": LINK}
    made = {one.post("/api/matches", wish, "same").json()["id"] for one in (ann, ben, ann, ben)}
    assert len(made) == 2


def test_another_key_is_another_command(guest: Arrive) -> None:
    """Who wants two packs gets two."""
    ann = enrolled(guest())
    path, wish = _card(ann, ann)
    before = sum(owned(ann).values()) - owned(ann)["gil"]
    for key in ("one", "two", "two"):
        assert ann.post(path, wish, key).status_code == 200
    assert sum(owned(ann).values()) - owned(ann)["gil"] == before + 2
