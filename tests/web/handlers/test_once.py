"""A command that comes twice is done once and answered the same, whatever it makes or moves."""

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.table.shelving import shelved
from tests.web.collecting import SHELF, SHOP, cards, enrolled, owned
from tests.web.edge.hosting import hosted, made_host
from tests.web.routes.cups.test_tournaments import WISH, announced
from tests.web.visiting import FAST, LINK, Guest

Arrive = Callable[..., Guest]
Wish = tuple[str, Any]
MANY, SEVERAL = 8, 4  # requests at the same moment; a player may say no more than so many lines


def _card(ann: Guest, _ben: Guest) -> Wish:
    return f"{SHOP}/cards/{_id(ann)}/buy", {"count": 1}


def _sale(ann: Guest, _ben: Guest) -> Wish:
    card = f"{SHOP}/cards/{_id(ann)}"
    assert ann.post(f"{card}/buy", {"count": 1}).status_code == 200  # a starter cannot be sold
    return f"{card}/sell", {"count": 1}


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
    """Return everything of a player that a command could make or move, list by list."""
    paths = ("/api/matches?mine=true", "/api/trades", "/api/challenges", "/api/tournaments")
    return [ann.http.get(path).json() for path in paths] + [ann.http.get("/api/ledger").json()["lines"]]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__.strip("_"))
def test_once(guest: Arrive, way: Callable[[Guest, Guest], Wish]) -> None:
    """Eight equal commands at the same moment and one more later have one effect and byte-equal answers."""
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
    """An equal key of another player makes another command."""
    ann, ben = guest(), guest()
    wish = {**FAST, "opponent": LINK}
    made = {one.post("/api/matches", wish, "same").json()["id"] for one in (ann, ben, ann, ben)}
    assert len(made) == 2


def test_another_key_is_another_command(guest: Arrive) -> None:
    """A player who buys twice with different keys gets two packs."""
    ann = enrolled(guest())
    path, wish = _card(ann, ann)
    before = sum(owned(ann).values()) - owned(ann)["gil"]
    for key in ("one", "two", "two"):
        assert ann.post(path, wish, key).status_code == 200
    assert sum(owned(ann).values()) - owned(ann)["gil"] == before + 2


KEYED = "idempotency-key"
FILLED = {"match_id": "m", "number": "1", "board": "1", "card": "1"}  # parts of a path; any other is "x"


def _keyed(address: Guest) -> list[tuple[str, str]]:
    """Return the method and the path of every operation that takes a key."""
    found = address.http.get("/openapi.json").json()["paths"]
    return [
        (method, re.sub(r"{(\w+)}", lambda part: FILLED.get(part[1], "x"), path))
        for path, operations in found.items()
        for method, told in operations.items()
        if any(one["name"].lower() == KEYED for one in told.get("parameters", ()))
    ]


def test_no_operation_takes_a_key_that_belongs_to_another(tmp_path: Path) -> None:
    """No operation accepts a used key of another request, not even the host's; it is refused and does nothing."""
    with shelved(), hosted(tmp_path, rate_limits=False) as address, Guest(address) as host:
        host.post("/api/me/claim", {"name": "Ann", "password": "correct horse"}).raise_for_status()
        made_host(host)
        opened = host.post("/api/matches", {**FAST, "opponent": LINK}, "used")
        said = host.post("/api/lobby/chat", {"text": "Hello"}, "said")
        joined = host.post(f"/api/matches/{_open(address)}/join", {}, "sat")
        assert [opened.status_code, said.status_code, joined.status_code] == [201, 201, 200]
        operations = _keyed(host)
        assert len(operations) > 30
        for (method, path), key in product(operations, ("used", "said", "sat")):
            answer = host.http.request(method, path, json={}, headers={KEYED: key})
            told = (answer.status_code, answer.json()["error"]["code"])
            assert told == (422, "key-used"), (method, path, key, answer.text)
        assert host.post("/api/matches", {**FAST, "opponent": LINK}, "used").content == opened.content


def _line(_guest: Guest, number: int) -> Wish:
    return "/api/lobby/chat", {"text": f"Hello {number}"}


def _seat(guest: Guest, _number: int) -> Wish:
    with Guest(guest.address) as other:
        return f"/api/matches/{other.open()['id']}/join", {}


def _either(guest: Guest, number: int) -> Wish:
    return (_line, _seat, lambda guest, _number: _table(guest, guest))[number % 3](guest, number)


@pytest.mark.parametrize("way", [_line, _seat, _either], ids=lambda way: way.__name__.strip("_"))
def test_of_several_requests_a_key_belongs_to_one(guest: Arrive, way: Callable[[Guest, int], Wish]) -> None:
    """Of several simultaneous requests with one key one is done; each other is told that the key is used."""
    ann = guest()
    wishes = [way(ann, number) for number in range(SEVERAL)]
    with ThreadPoolExecutor(SEVERAL) as threads:
        sent = [threads.submit(ann.post, *wish, "one") for wish in wishes]
        answers = [one.result() for one in sent]
    told = sorted(answer.json()["error"]["code"] if answer.is_error else "done" for answer in answers)
    assert told == ["done", *["key-used"] * (SEVERAL - 1)], [answer.text for answer in answers]


def _open(address: str) -> str:
    """Open a table that waits for somebody, and return its id."""
    with Guest(address) as other:
        return str(other.open()["id"])


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__.strip("_"))
def test_a_key_is_for_one_body(guest: Arrive, way: Callable[[Guest, Guest], Wish]) -> None:
    """A second command by the same key is refused, and the first one stays done."""
    ann, ben = enrolled(guest()), enrolled(guest())
    path, wish = way(ann, ben)
    first = ann.post(path, wish, "one")
    after = what_is_there(ann)
    other = ann.post(path, {**(wish or {}), "besides": 1}, "one")
    assert (other.status_code, other.json()["error"]["code"]) == (422, "key-used")
    assert what_is_there(ann) == after
    assert ann.post(path, wish, "one").content == first.content


def test_a_line_and_a_seat_are_sent_again_by_their_key(guest: Arrive) -> None:
    """A chat line and a seat keep the key in their own tables, and still belong to one request."""
    ann, ben = guest(), guest()
    lines = [ann.post("/api/lobby/chat", {"text": text}, "line") for text in ("Hello", "Hello", "Goodbye")]
    assert [one.status_code for one in lines] == [201, 201, 422] and lines[0].content == lines[1].content
    one, other = ben.open(), ben.open()
    seats = [ann.post(f"/api/matches/{match['id']}/join", {}, "seat") for match in (one, one, other)]
    assert [seat.status_code for seat in seats] == [200, 200, 422]
