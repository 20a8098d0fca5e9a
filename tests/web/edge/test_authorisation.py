"""Authorisation: the table below says what each route demands of its callers."""

import importlib
import json
import pkgutil
import re
from collections.abc import Callable, Iterator
from uuid import uuid4

import pytest

from parlour.web import routes
from parlour.web.handlers import socket
from tests.web.visiting import PATIENCE, Guest, dial

Arrive = Callable[..., Guest]
# The routes for guests that are also open to a machine's token.
MACHINE = """
    GET /api/challenges
    POST /api/challenges
    DELETE /api/challenges/{challenge_id}
    GET /api/challenges/{challenge_id}
    POST /api/challenges/{challenge_id}/accept
    POST /api/commitments
    GET /api/lobby
    GET /api/matches
    POST /api/matches
    GET /api/matches/{match_id}
    GET /api/matches/{match_id}/decision
    DELETE /api/matches/{match_id}
    POST /api/matches/{match_id}/join
    POST /api/matches/{match_id}/rematch
    GET /api/me
"""
RANKS = ("host", "moderator", "account", "owner")
GUEST = {"_guest", "_visit"}

# The required rank: anybody; a guest, which any stranger becomes; an account; a moderator; a host. A guest's route
# still checks their seat, their challenge or their cards. Sockets and signing in read the cookie themselves.
DECIDED = {
    "anybody": """
        GET /api/agents
        GET /api/archive
        GET /api/communities/{community}/export
        GET /api/games
        GET /api/games/added
        GET /api/games/{name}/cards
        GET /api/games/{name}/rulebook
        GET /api/games/{name}/rulebook/{example}
        GET /api/games/{name}/rules
        POST /api/games/{name}/rules/check
        GET /api/levels
        GET /api/leaderboards
        GET /api/leaderboards/{family}
        POST /api/decks/{game}/read
        SOCKET /api/inbox/socket
        SOCKET /api/lobby/socket
        SOCKET /api/matches/{match_id}/socket
        GET /api/challenges/{challenge_id}/preview.png
        GET /api/charter
        GET /api/matches/{match_id}/moves.gif
        GET /api/matches/{match_id}/preview.png
        GET /api/oembed
        GET /api/matches/{match_id}/picks
        GET /api/matches/{match_id}/verify
        GET /api/players/{name}
        GET /api/players/{name}/journeys
        GET /api/communities/{community}/journeys
        POST /api/journeys/{game}/check
        POST /api/referee
        POST /api/sandbox/choices
        POST /api/sandbox/deal
        POST /api/sandbox/look
        POST /api/sandbox/try
        POST /api/session
        POST /api/session/forgotten
        POST /api/session/key
        GET /api/status
        GET /api/tournaments
    """,
    "guest": """
        GET /api/challenges
        POST /api/challenges
        DELETE /api/challenges/{challenge_id}
        GET /api/challenges/{challenge_id}
        POST /api/challenges/{challenge_id}/accept
        GET /api/card-sets
        GET /api/card-sets/{set_name}
        GET /api/collection
        GET /api/collection/{game}/{set_name}
        POST /api/commitments
        GET /api/communities
        GET /api/communities/{community}
        GET /api/games/{name}/balance
        GET /api/hands/{game}/{set_name}
        GET /api/matches/{match_id}/position
        GET /api/inbox
        POST /api/inbox/read
        GET /api/inbox/reach
        PATCH /api/inbox/reach
        PUT /api/inbox/reach/browser
        DELETE /api/inbox/reach/browser
        POST /api/inbox/reach/mail/proof
        POST /api/inbox/reach/trial
        GET /api/ledger
        GET /api/players
        GET /api/lobby
        GET /api/matches
        POST /api/matches
        GET /api/matches/{match_id}
        DELETE /api/matches/{match_id}
        GET /api/matches/{match_id}/advice
        GET /api/matches/{match_id}/analysis
        GET /api/matches/{match_id}/analysis/sum
        GET /api/matches/{match_id}/analysis/{seq}
        GET /api/matches/{match_id}/away
        GET /api/matches/{match_id}/chat
        GET /api/matches/{match_id}/decision
        GET /api/matches/{match_id}/exports
        GET /api/matches/{match_id}/exports/{kind}
        GET /api/matches/{match_id}/hint
        POST /api/matches/{match_id}/join
        POST /api/matches/{match_id}/rematch
        GET /api/matches/{match_id}/stage
        GET /api/matches/{match_id}/winnings
        POST /api/matches/{match_id}/winnings
        GET /api/me
        PATCH /api/me
        POST /api/me/claim
        GET /api/me/export
        POST /api/me/leave
        GET /api/me/sessions
        POST /api/reports
        GET /api/register/{game}/{set_name}
        GET /api/register/{game}/{set_name}/{card}
        GET /api/ties
        GET /api/ties/{name}
        GET /api/tallies
        GET /api/journeys
        GET /api/journeys/{game}
        POST /api/journeys/{game}/stages/{stage}
        GET /api/puzzles
        GET /api/puzzles/today
        GET /api/puzzles/{puzzle_id}
        POST /api/puzzles/{puzzle_id}/hints
        POST /api/puzzles/{puzzle_id}/try
        POST /api/studies
        POST /api/tournaments
        GET /api/tournaments/{tournament_id}
        DELETE /api/tournaments/{tournament_id}
        POST /api/tournaments/{tournament_id}/entrants
        DELETE /api/tournaments/{tournament_id}/entrants/me
        POST /api/tournaments/{tournament_id}/entrants/me/here
        POST /api/tournaments/{tournament_id}/boards
        GET /api/lobby/chat
        POST /api/lobby/chat
        POST /api/tournaments/{tournament_id}/boards/{number}/{board}/accept
        DELETE /api/tournaments/{tournament_id}/boards/{number}/{board}
        POST /api/tournaments/{tournament_id}/start
        POST /api/tournaments/{tournament_id}/time
        GET /api/trades
        DELETE /api/trades/{trade_id}
        GET /api/trades/{trade_id}
        GET /api/winnings
    """,
    "owner": """
        POST /api/collection/{game}/{set_name}/enrol
        POST /api/shop/{game}/{set_name}/cards/{card}/buy
        POST /api/shop/{game}/{set_name}/cards/{card}/sell
        POST /api/shop/{game}/{set_name}/packs/{pack}
        POST /api/trades
        POST /api/trades/{trade_id}/agree
        POST /api/trades/{trade_id}/list
    """,
    "account": """
        GET /api/me/away
        GET /api/me/machines
        POST /api/me/machines
        PATCH /api/me/machines/{machine_id}
        DELETE /api/me/machines/{machine_id}
        POST /api/me/machines/{machine_id}/token
        PUT /api/me/away
        DELETE /api/me/away
        PUT /api/inbox/reach/hook
        DELETE /api/inbox/reach/hook
        PUT /api/inbox/reach/mail
        DELETE /api/inbox/reach/mail
        POST /api/card-sets
        POST /api/card-sets/read
        PUT /api/communities/{community}
        PUT /api/communities/{community}/journeys/{game}
        DELETE /api/communities/{community}/journeys/{game}
        PUT /api/communities/{community}/membership
        DELETE /api/communities/{community}/membership
        PUT /api/communities/{community}/members/{name}
        DELETE /api/communities/{community}/members/{name}
        GET /api/decks/{game}
        GET /api/kept-rules/{game}
        PUT /api/kept-rules/{game}
        DELETE /api/kept-rules/{game}
        PUT /api/decks/{game}/{deck_id}
        DELETE /api/decks/{game}/{deck_id}
        PUT /api/collection/seclusion
        PUT /api/ties/{name}
        DELETE /api/ties/{name}
        PUT /api/wishes/{game}/{set_name}/{card}
        DELETE /api/wishes/{game}/{set_name}/{card}
        POST /api/me/host
        PUT /api/me/password
        DELETE /api/me/sessions
        DELETE /api/me/sessions/{session_id}
        DELETE /api/session
    """,
    "moderator": """
        GET /api/moderation
        GET /api/moderation/log
        DELETE /api/moderation/mutes/{player_id}
        POST /api/moderation/reports/{number}
    """,
    "host": """
        POST /api/communities
        PUT /api/players/{name}/role
        PATCH /api/charter
        GET /api/host/accounts
        GET /api/host/accounts/{player_id}
        POST /api/host/accounts/{player_id}/ban
        POST /api/host/accounts/{player_id}/grant
        POST /api/host/accounts/{player_id}/key
        POST /api/host/accounts/{player_id}/name
        POST /api/host/accounts/{player_id}/remove
        POST /api/host/accounts/{player_id}/take-back
        POST /api/host/accounts/{player_id}/unban
        POST /api/host/card-sets/{set_name}/admit
        GET /api/host/gifts
        GET /api/host/health
        GET /api/host/invitations
        POST /api/host/invitations
        POST /api/host/invitations/{invitation_id}/revoke
        GET /api/host/journal
        POST /api/host/journal/{act_id}/undo
        POST /api/host/register
        POST /api/host/register/try
        POST /api/host/trades/{trade_id}/undo
        GET /api/host/windfalls
        POST /api/host/windfalls/{player_id}/{set_name}/take-back
    """,
}


def decided() -> dict[str, str]:
    """Return the required rank of each route."""
    return {route.strip(): need for need, listed in DECIDED.items() for route in listed.strip().splitlines()}


def _asked(dependant: object) -> Iterator[str]:
    """Yield the names of everything a route depends on."""
    for inner in dependant.dependencies:  # type: ignore[attr-defined]  # FastAPI's own record of a route
        yield inner.call.__name__
        yield from _asked(inner)


def _need(dependant: object) -> str:
    asked = set(_asked(dependant))
    rank = next((rank for rank in RANKS if f"_{rank}" in asked), None)
    return rank or ("guest" if asked & GUEST else "anybody")


def test_every_route_was_decided_on() -> None:
    """Each route has a decision, each decision a route, and each route demands what was decided."""
    found = {}
    known = pkgutil.walk_packages(routes.__path__, f"{routes.__name__}.")
    modules = [importlib.import_module(one.name) for one in known if not one.ispkg]
    for module in (*modules, socket):
        for route in module.router.routes:
            path = route.path if module is socket else f"/api{route.path}"
            for method in getattr(route, "methods", None) or ["SOCKET"]:
                found[f"{method} {path}"] = _need(route.dependant)
    assert found == decided()


@pytest.mark.parametrize("route", [route for route, need in decided().items() if need in RANKS])
def test_who_is_less_is_sent_away(guest: Arrive, route: str) -> None:
    """A stranger without a cookie and a guest are refused; where more is needed, so is a plain account."""
    method, path = route.split()
    path = (
        path.replace("{name}", "Somebody")
        .replace("{session_id}", "s")
        .replace("{player_id}", "p")
        .replace("{machine_id}", "m")
    )
    path = path.replace("{number}", "1")
    bodies = {"/api/me/password": {"old": "x", "new": "y"}, "/api/me/host": {"token": "t"}}
    bodies |= {path: {"name": "Adel"} for path in ("/api/me/machines", "/api/me/machines/m")}
    body = bodies.get(path, {"role": "player"} if path.endswith("/role") else {} if method == "POST" else None)
    visitor = guest()
    need = decided()[route]
    refusal = {
        "owner": "value-needs-account",
        "account": "account-needed",
        "moderator": "moderator-needed",
        "host": "host-needed",
    }[need]
    callers = ["guest", "nobody"] if need in ("account", "owner") else ["guest", "nobody", "account"]
    for caller in callers:
        if caller == "nobody":
            visitor.http.cookies.clear()
        if caller == "account":
            claim = {"name": f"Ann {uuid4().hex[:8]}", "password": "correct horse"}
            assert visitor.post("/api/me/claim", claim).status_code == 201
        answer = visitor.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, refusal), caller


def test_a_token_opens_what_was_decided_and_nothing_else(guest: Arrive) -> None:
    """A token opens the decided routes; every other route that asks for the caller says that it is for people."""
    ann = guest()
    assert ann.post("/api/me/claim", {"name": f"Ann {uuid4().hex[:8]}", "password": "correct horse"}).status_code == 201
    made = ann.post("/api/me/machines", {"name": f"Adel {uuid4().hex[:8]}"}).json()
    machine = guest(token=made["token"])
    opened = set()
    for route, need in decided().items():
        method, path = route.split()
        if need == "anybody":
            continue
        answer = machine.http.request(method, re.sub(r"{\w+}", "1", path), json=None if method == "GET" else {})
        if (answer.status_code, answer.json()["error"]["code"] if answer.is_error else "") != (403, "machine-may-not"):
            opened.add(route)
    assert opened == {route.strip() for route in MACHINE.strip().splitlines()}


@pytest.mark.parametrize("where", [route.split()[1] for route in decided() if route.startswith("SOCKET")])
def test_a_token_opens_the_sockets_of_tables_and_of_the_lobby(guest: Arrive, where: str) -> None:
    """A token does not open the socket of an inbox, which is for people."""
    ann = guest()
    assert ann.post("/api/me/claim", {"name": f"Ann {uuid4().hex[:8]}", "password": "correct horse"}).status_code == 201
    made = ann.post("/api/me/machines", {"name": f"Adel {uuid4().hex[:8]}"}).json()
    machine = guest(token=made["token"])
    address = machine.address.replace("http", "ws") + where.replace("{match_id}", machine.open()["id"])
    with dial(address, additional_headers=machine.shown) as socket:
        first = json.loads(socket.recv(timeout=PATIENCE))
    assert (first.get("error") or {"code": None})["code"] == ("machine-may-not" if "inbox" in where else None)
