"""No request and no message breaks the hall: on either database each gets an answer below 500."""

import asyncio
import http.client
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from parlour.hall.people.accounts import HostTokenMade
from parlour.hall.people.sessions import digest
from parlour.web.clock import now
from parlour.web.handlers.socket import SAID
from tests.rounds import rounds
from tests.store.databases import SQLITE_FIRST, database_at, fresh
from tests.table.shelving import shelved
from tests.web.edge import hostile
from tests.web.edge.test_authorisation import decided
from tests.web.visiting import FAST, Guest, serving

CREDENTIALS = {"name": "Keeper of all", "password": "correct horse"}
TOKEN = "the host's own"
KEYS = ("used", "another's")
LEAVING = ("DELETE /api/session", "DELETE /api/me/sessions", "POST /api/me/claim", "POST /api/me/leave")  # tried last
REF = re.compile(r"#/components/schemas/(\w+)")
SAID_TO_SOCKETS = {"$ref": "#/components/schemas/Command"}


@pytest.fixture(scope="module", params=SQLITE_FIRST)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield each database."""
    with fresh(request.param, tmp_path_factory.mktemp("besieged")) as url:
        yield url


@pytest.fixture(scope="module")
def hall(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall without rate limits on that database."""
    folder = tmp_path_factory.mktemp("hall")
    with shelved(), serving(folder, database, rate_limits=False, games="nim,triple-triad") as address:
        yield address


@pytest.fixture(scope="module")
def host(hall: str, database: str) -> Iterator[Guest]:
    """Yield the host, to whom every route is open."""
    with Guest(hall) as made:
        yield _still_host(made, database)


@pytest.fixture(scope="module")
def known(hall: str, host: Guest) -> dict[str, str]:
    """Return the ids of what is in this hall: a finished match, a challenge, a tournament, accounts."""
    with Guest(hall) as other:
        other.post("/api/me/claim", {"name": "Somebody", "password": "correct horse"})
        match = host.open(opponent={"kind": "bot", "agent": "random"})
        with host.at(match) as seat:
            assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
        terms = {"game": "nim", "rules": "nim:free"}
        proposed = other.post("/api/challenges", {**terms, "to": {"kind": "lobby"}}).json()
        announced = host.post("/api/tournaments", {**terms, "name": "Cup", "form": "knockout"}).json()
    return {
        "match_id": match["id"],
        "challenge_id": proposed["id"],
        "tournament_id": announced["id"],
        "name": "Somebody",
        "player_id": other.me["id"],
        "game": "triple-triad",
        "set_name": "ff8",
        "card": "1",
        "number": "1",
        "deck_id": "mine",
    }


class Caller:
    """A caller that sends raw requests over one connection, and opens it anew if the hall has closed it."""

    def __init__(self, address: str) -> None:
        self._where = urlsplit(address).netloc
        self._line = http.client.HTTPConnection(self._where, timeout=60)

    def send(self, request: hostile.Request, cookie: str) -> tuple[int, str]:
        """Return the status and the text of the answer."""
        try:
            return self._send(request, cookie)
        except (http.client.RemoteDisconnected, ConnectionError):  # it was idle for too long
            self._line.close()
            return self._send(request, cookie)

    def _send(self, request: hostile.Request, cookie: str) -> tuple[int, str]:
        self._line.request(request.method, request.path, request.body, {"cookie": cookie, **request.headers})
        answer = self._line.getresponse()
        return answer.status, answer.read().decode(errors="replace")

    def close(self) -> None:
        """Close the connection."""
        self._line.close()


def _cookie(guest: Guest) -> str:
    return "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())


def _clear(status: int, text: str) -> bool:
    """Return True if an answer is not a failure and, if it refuses, says so in every language."""
    if status < 400:
        return True
    if status >= 500:
        return False
    error: dict[str, Any] = json.loads(text)["error"]
    return bool(error["code"] != "broken" and error["en"] and error["fr"])


@pytest.mark.parametrize("share", rounds(256, 1))
def test_every_route_stands(hall: str, database: str, host: Guest, known: dict[str, str], share: int) -> None:
    """Each route obeys, or refuses in a clear sentence, with hostile values in paths, queries, headers and bodies."""
    schema = host.http.get("/openapi.json").json()
    failed, tried, visitor = {}, set(), host
    with closing(Caller(hall)) as caller:
        for request in hostile.requests(schema, known, share):
            if request.operation not in tried:
                tried.add(request.operation)
                visitor = _still_host(visitor, database)
            status, text = caller.send(request, _cookie(visitor))
            if not _clear(status, text):
                failed[f"{request.operation} {status}"] = (request, text[:300])
    assert not failed, failed
    assert {route for route in decided() if not route.startswith("SOCKET")} <= tried


@pytest.mark.parametrize("share", rounds(10, 1))
def test_every_operation_stands_whoever_asks_by_whichever_key(
    hall: str, database: str, host: Guest, known: dict[str, str], share: int
) -> None:
    """Each operation stands its usual request from anybody: nobody, a guest, an account, a moderator, the host and a
    machine. They send no key, a key of theirs that belongs to another request, or somebody else's key.
    """
    usual: dict[str, hostile.Request] = {}
    for request in hostile.requests(host.http.get("/openapi.json").json(), known, 256):
        usual.setdefault(request.operation, request)
    chance, failed = Random(share), {}
    with ExitStack() as open_now, closing(Caller(hall)) as caller:
        askers = _askers(hall, _still_host(host, database), share, open_now)
        ways = [*product(askers, ("", *KEYS))]
        for operation in sorted(usual, key=lambda operation: operation in LEAVING):
            for asker, key in chance.sample(ways, -(-len(ways) // share)):
                belongs = asker if key == "used" else next(one for one in askers if one != asker)
                heads = {**askers[asker], **({"idempotency-key": belongs} if key else {})}
                sent = replace(usual[operation], headers={**usual[operation].headers, **heads})
                status, text = caller.send(sent, heads.get("cookie", ""))
                if not _clear(status, text):
                    failed[f"{operation} {asker} {key} {status}"] = text[:300]
    assert not failed and len(usual) > 100, failed


def _askers(hall: str, host: Guest, share: int, open_now: ExitStack) -> dict[str, dict[str, str | bytes]]:
    """Return the headers by which each asker is known. Each has used a key that is called as they are."""
    guest, account, moderator = (open_now.enter_context(Guest(hall)) for _ in range(3))
    minder = f"Minder {share}"  # each round in this hall has accounts of its own
    for one, name in ((account, f"Plain {share}"), (moderator, minder)):
        one.post("/api/me/claim", {"name": name, "password": "correct horse"}).raise_for_status()
    host.http.put(f"/api/players/{minder}/role", json={"role": "moderator"}).raise_for_status()
    made = account.post("/api/me/machines", {"name": f"Engine {share}"}).json()
    machine = open_now.enter_context(Guest(hall, token=made["token"]))
    known = {"guest": guest, "account": account, "moderator": moderator, "host": host, "machine": machine}
    for name, one in known.items():
        one.post("/api/matches", {**FAST, "opponent": {"kind": "link"}}, name).raise_for_status()
    heads = {name: {"cookie": _cookie(one), **one.shown} for name, one in known.items()}
    return {"nobody": {}, **heads}


def _still_host(guest: Guest, database: str) -> Guest:
    """Return a guest who is the host, made so anew if the last route signed them out or deleted them."""
    if guest.http.get("/api/me").json()["role"] == "host":
        return guest
    if guest.post("/api/session", CREDENTIALS).status_code != 201:  # they left
        guest.post("/api/me/claim", CREDENTIALS).raise_for_status()
    if guest.http.get("/api/me").json()["role"] != "host":
        asyncio.run(_make_token(database))
        assert guest.post("/api/me/host", {"token": TOKEN}).json()["role"] == "host"
    return guest


async def _make_token(url: str) -> None:
    async with database_at(url) as database:
        await database.commit(HostTokenMade(digest(TOKEN), now()))


@pytest.mark.parametrize("path", ["/", "/t/{}", "/c/{}", "/library/{}", "/assets/{}", "/api/{}", "/{}"])
def test_every_page_stands(hall: str, path: str) -> None:
    """No hostile address of a page or a file breaks the hall."""
    with closing(Caller(hall)) as caller:
        for text in (*hostile.WORST, *hostile.TEXTS):
            request = hostile.Request(path, "GET", path.format(hostile.quoted(text)))
            status, told = caller.send(request, "")
            assert status < 500 or "make build" in told, (request, told[:300])


@pytest.mark.parametrize("share", rounds(8, 1))
def test_every_message_of_a_table_stands(hall: str, host: Guest, share: int) -> None:
    """Each message with each hostile value in each place is answered once, and the socket goes on."""
    match = host.open(opponent={"kind": "link"}, rules="nim:free")
    said = [message.decode("latin-1") for message in hostile.messages(SAID.json_schema(), share)]
    with host.at(match) as seat:
        for message in said:
            answer = seat.ask(message)
            error = answer.get("error", {"code": "", "en": "-", "fr": "-"})
            assert error["code"] not in ("broken", "not-saved") and error["en"] and error["fr"], (message, answer)
        assert seat.ask({"type": "ping"}) == {"type": "pong"}


def test_a_socket_is_refused_as_a_route_is(hall: str, host: Guest) -> None:
    """The handshake of every socket is accepted, or answered below 500, whatever its address and headers hold."""
    handshake = {
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    for path in ("/api/inbox/socket", "/api/lobby/socket", "/api/matches/nowhere/socket"):
        asked = [f"{path}?since={hostile.quoted(text)}" for text in (*hostile.WORST, *hostile.TEXTS)]
        asked += [path.replace("nowhere", hostile.quoted(text)) for text in (*hostile.WORST, *hostile.TEXTS)]
        for address in asked:
            with closing(Caller(hall)) as caller:
                status, text = caller.send(hostile.Request(path, "GET", address, {**handshake}), _cookie(host))
            assert status == 101 or (status < 500 and not text) or _clear(status, text), (address, status, text)


def test_nothing_from_outside_is_without_bounds(host: Guest) -> None:
    """Every number in a query or a body has a largest value, and every text a greatest length."""
    schema = host.http.get("/openapi.json").json()
    routes = [route for verbs in schema["paths"].values() for route in verbs.values()]
    bodies = [route.get("requestBody") for route in routes]
    said = _named([*bodies, SAID_TO_SOCKETS], schema["components"]["schemas"])
    asked = [parameter for route in routes for parameter in route.get("parameters", []) if parameter["in"] != "path"]
    assert {"NewMatch", "Act"} <= said.keys() and asked
    assert [*_unbounded([said, asked], "")] == []


def _named(part: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    """Return the definitions that a part of the schema names, directly or through others."""
    found: dict[str, Any] = {}
    waiting = REF.findall(json.dumps(part))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = schemas[name]
            waiting += REF.findall(json.dumps(found[name]))
    return found


def _unbounded(schema: Any, at: str) -> Iterator[str]:
    if isinstance(schema, list):
        for inner in schema:
            yield from _unbounded(inner, at)
    elif isinstance(schema, dict):
        kind, at = schema.get("type"), f"{at}/{schema.get('name', schema.get('title', ''))}"
        if kind == "integer" and not {"minimum", "maximum"} <= set(schema):
            yield at
        if kind == "string" and not {"maxLength", "enum", "const", "pattern"} & set(schema):
            yield at
        for inner in schema.values():
            yield from _unbounded(inner, at)
