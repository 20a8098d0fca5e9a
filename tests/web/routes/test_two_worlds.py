"""Two worlds that differ in one player's secrets answer everybody else alike, byte for byte.

That holds for every route, every page, every message of a socket, refusals and pictures. A new
route is covered when its required rank is decided; what its path names is found in `World.known`.
"""

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from parlour.analysis.puzzles.shelf import shipped
from parlour.core import registry
from parlour.web.handlers import messages
from tests.hall.communities.test_charter import charter
from tests.rounds import rounds
from tests.web.edge.test_authorisation import RANKS, decided
from tests.web.live.test_lobby import inside
from tests.web.routes.worlds import BLUE_HAND, CLOSED, CLUB, LOBBY, PASSWORD, World, world
from tests.web.visiting import Guest, Message

# These fields must differ, since a secret seed makes them: a commitment that was published before.
DIFFERENT = re.compile(rb'("commitment": ?")[0-9a-f]{64}(")')
UNTOLD = ("date", "content-length")  # headers that tell nothing of their own: the body is compared
EXPIRES = re.compile("expires=[^;]*")  # of a cookie that is taken back: the machine's own time
KNOWN_TO_ANN = "known to Ann"
HEARD_LIVE = "heard while it happened"
# Refusals to those who may not come, whatever they send.
SENT_AWAY = [
    f'"{code}"'.encode() for code in (*(f"{need}-needed" for need in RANKS), "value-needs-account", "machine-may-not")
]
SAID_IN_THE_LOBBY = ("", "{", '{"type": "ping"}', b"\xff", '{"type": "act", "command": "c", "action": "1@0"}')
# Asked last: they sign the asker out.
FAREWELLS = (
    "DELETE /api/me/sessions/{session_id}",
    "DELETE /api/me/sessions",
    "DELETE /api/session",
    "POST /api/me/leave",
)
PAGES = ("GET /t/{match_id}", "GET /library/{match_id}", "GET /c/{challenge_id}", "GET /players/{player}")
NAMED: dict[str, list[str]] = {  # parts of paths, beside what the story made
    "community": ["ffworld", CLUB],
    "game": ["triple-triad", "cipher"],
    "set_name": ["ff8"],
    "card": ["1", "50"],
    "pack": ["packet-of-five"],
    "kind": ["history.jsonl", "seat.jsonl", "log.jsonl", "wiki", "none"],
    "family": ["triple-triad"],
    "example": ["none"],
    "session_id": ["none"],
    "number": ["1"],
    "board": ["1"],
    "deck_id": ["mine"],
    "seq": ["3"],
    "act_id": ["none"],
    "machine_id": ["none"],
    "invitation_id": ["none"],
    "puzzle_id": [next(iter(shipped()))],
    "stage": ["plus"],
}
IN_CLUB = f"community={CLUB}"
ASKED: dict[str, list[str]] = {  # queries, after the question mark
    "GET /api/matches": ["mine=true", "status=open", "status=live", "status=over"],
    "GET /api/archive": ["player=Ann", "game=triple-triad", "community=ffworld"],
    "GET /api/matches/{match_id}/chat": ["room=players", "room=watchers", "before=9"],
    "GET /api/collection": [IN_CLUB],
    "GET /api/collection/{game}/{set_name}": ["of={player_id}", IN_CLUB, f"of={{player_id}}&{IN_CLUB}"],
    "GET /api/register/{game}/{set_name}": [IN_CLUB],
    "GET /api/register/{game}/{set_name}/{card}": [IN_CLUB],
    "GET /api/ledger": [IN_CLUB, "asset={held}"],
    "DELETE /api/kept-rules/{game}": ["name=Mine"],
}
PICKED = {"cards": BLUE_HAND}
POSITION = {"game": "triple-triad", "rules": CLOSED, "position": {}}
TAKEN = [{"assets": {"{held}": 1}, "why": "By mistake"}, {"assets": {"{other}": 1}, "why": "By mistake"}]
# A host's acts on a player must tell no hand; on the host's own pages they may.
OF_A_HOST = ("POST /api/host/accounts/{player_id}/take-back", "POST /api/host/trades/{trade_id}/undo")
FOR_GIL_THERE = {"game": "triple-triad", "rules": CLOSED, "bring": PICKED, "terms": {"gil": 5, "community": CLUB}}
SAID: dict[str, list[Any]] = {  # besides an empty body
    "POST /api/matches": [
        {"game": "triple-triad", "rules": CLOSED, "opponent": {"kind": "link"}, "bring": PICKED},
        {**FOR_GIL_THERE, "opponent": {"kind": "link"}},
    ],
    "POST /api/matches/{match_id}/join": [{"bring": PICKED}],
    "POST /api/matches/{match_id}/winnings": [{"cards": []}],
    "POST /api/challenges": [
        {"game": "triple-triad", "rules": CLOSED, "to": LOBBY, "bring": PICKED},
        {**FOR_GIL_THERE, "to": LOBBY},
    ],
    "POST /api/challenges/{challenge_id}/accept": [{"bring": {"cards": [0]}}],
    "POST /api/tournaments/{tournament_id}/entrants": [{"bring": PICKED}],
    "POST /api/trades": [
        {"to": "{player_id}", "mine": {}, "theirs": {"gil": 400}, "message": "Please"},
        {"to": "{player_id}", "mine": {}, "theirs": {"gil": 299}, "community": CLUB},
        {"to": "{player_id}", "mine": {}, "theirs": {"{held}": 1}},
        {"to": "{player_id}", "mine": {}, "theirs": {"{other}": 1}},
    ],
    "POST /api/trades/{trade_id}/agree": [{"seen": "0" * 64}, {"seen": "{offer}"}],
    "POST /api/trades/{trade_id}/list": [
        {"seen": "0" * 64, "mine": {}, "theirs": {}},
        {"seen": "{offer}", "mine": {}, "theirs": {"{held}": 1}},
    ],
    **dict.fromkeys(OF_A_HOST, TAKEN),
    "POST /api/host/trades/{trade_id}/undo": [{"why": "By mistake"}],
    "POST /api/matches/{match_id}/rematch": [{"chance": None}],
    "POST /api/tournaments": [
        {"name": "Mine", "game": "triple-triad", "rules": CLOSED, "form": "knockout", "prize": [{"{held}": 1}]}
    ],
    "POST /api/tournaments/{tournament_id}/boards": [{"opponent": "{player_id}"}],
    "POST /api/lobby/chat": [{"text": "Hello"}],
    "POST /api/games/{name}/rules/check": [{"preset": "wiki"}],
    "PUT /api/kept-rules/{game}": [{"name": "Mine", "rules": CLOSED}],
    "POST /api/session/forgotten": [{"name": "Ann"}],
    "POST /api/session/key": [{"key": "none", "password": PASSWORD}],
    "PUT /api/me/password": [{"old": "wrong horse", "new": PASSWORD}],
    "POST /api/me/leave": [{"password": "wrong horse"}],
    "POST /api/me/host": [{"token": "none"}],
    "PUT /api/me/away": [{"days": 1}],
    "POST /api/moderation/reports/{number}": [{"why": "Rude"}],
    "POST /api/card-sets": [
        {"game": "triple-triad", "name": "mine", "title": "Mine", "pack_price": 100, "cards": [], "after": 0}
    ],
    "POST /api/card-sets/read": [{"game": "triple-triad", "text": "id,name\n1,Ann"}],
    "PUT /api/collection/seclusion": [{"secluded": False}],
    "PATCH /api/inbox/reach": [{"lang": "fr"}],
    "PUT /api/inbox/reach/mail": [{"address": "ann@example.org"}],
    "POST /api/inbox/reach/mail/proof": [{"token": "none"}],
    "PUT /api/inbox/reach/hook": [{"url": "https://example.org/hook"}],
    "PUT /api/inbox/reach/browser": [{"endpoint": "https://example.org/push", "p256dh": "A" * 87, "auth": "A" * 22}],
    "PUT /api/communities/{community}": [{"seen": 0, "charter": charter(presets=[])}],
    "PUT /api/ties/{name}": [{"kind": "friend"}],
    "POST /api/journeys/{game}/check": [{"text": "title = 3"}],
    "POST /api/journeys/{game}/stages/{stage}": [{"chance": None}],
    "PUT /api/communities/{community}/journeys/{game}": [{"text": "title = 3"}],
    "POST /api/referee": [{"game": "triple-triad", "rules": CLOSED, "position": {}}],
    "POST /api/sandbox/deal": [{"game": "triple-triad", "rules": CLOSED}],
    "POST /api/sandbox/look": [POSITION],
    "POST /api/sandbox/choices": [POSITION],
    "POST /api/sandbox/try": [{**POSITION, "action": "1@0"}],
    "POST /api/session": [{"name": "Ann", "password": "wrong horse"}],
    "POST /api/me/machines": [{"name": "Adel"}],
    "PATCH /api/me/machines/{machine_id}": [{"name": "Adel"}],
    "POST /api/me/claim": [{"name": "Ann", "password": PASSWORD}],
    "PATCH /api/me": [{"name": "Cid"}],
    "POST /api/studies": [
        {"begin": {"match": "{match_id}", "seq": 3}},
        {"begin": {"match": "{over}", "seq": 3}},
    ],
    "POST /api/inbox/read": [{"until": "2100"}],
    "POST /api/puzzles/{puzzle_id}/try": [{"action": "1@0"}],
    "POST /api/puzzles/{puzzle_id}/hints": [{"hint": "where"}],
    "PUT /api/communities/{community}/members/{name}": [{"standing": "keeper"}],
    "PUT /api/decks/{game}/{deck_id}": [{"name": "Mine", "cards": ["B01-008"]}],
    "POST /api/decks/{game}/read": [{"text": "3 B01-008"}],
    "POST /api/reports": [
        {"about": {"kind": "line", "line": 1}, "reason": "insult"},
        {"about": {"kind": "player", "name": "Ann"}, "reason": "insult"},
    ],
    "POST /api/shop/{game}/{set_name}/cards/{card}/buy": [{"count": 1}],
    "POST /api/shop/{game}/{set_name}/cards/{card}/sell": [{"count": 1}],
}
ACTIONS = (
    *("1@0", "2@4", "9@9", "take 1", "pick 1", "5@1@2"),  # in Triple Triad
    *("d8g4", "c8g4", "e8^g4", "d8g4~", "claim"),  # towards the queen's square, and none of it a move
    *("front B01-005", "B01-011", "use B01-006 x", "pass", "pass", "end"),  # with what Ann may hold; it is her turn
)
HEARD: dict[type, list[Message]] = {  # said over a socket; resigning would end what is hidden
    messages.Ping: [{}],
    messages.Act: [{"action": action} for action in ACTIONS],
    messages.Offer: [{"what": "abort"}, {"what": "draw"}],
    messages.Reply: [{"agree": True}],
    messages.Takeback: [{"entry": 4}],
    messages.Talk: [{"text": "Hello"}],
    messages.Resign: [],
}


def _filled(told: Any, names: dict[str, str]) -> Any:
    """Return a body with the names of the story filled in."""
    text = json.dumps(told)
    for name, value in names.items():
        text = text.replace(f"{{{name}}}", value)
    return json.loads(text)


def _asked(route: str, known: dict[str, list[str]]) -> Iterator[tuple[str, str, Any]]:
    """Yield every way to ask a route: method, path and body."""
    method, path = route.split()
    named = {
        **NAMED,
        **known,
        "name": known["player"] if {"players", "members"} & set(path.split("/")) else ["triple-triad"],
    }
    parts = re.findall(r"{(\w+)}", path)
    for values in product(*(named[part] for part in parts)):
        names = {part: some[0] for part, some in known.items()} | dict(zip(parts, values, strict=True))
        here = re.sub(r"{(\w+)}", lambda part: names[part[1]], path)  # noqa: B023 - called at once
        if method == "GET":
            for question in ("", *ASKED.get(route, [])):
                yield method, f"{here}?{question}".format(**names) if question else here, None
        else:
            for body in ({}, *SAID.get(route, [])):
                yield method, here, _filled(body, names)
            for question in ASKED.get(route, []):
                yield method, f"{here}?{question}".format(**names), {}


def _plain(asker: Guest, answer: bytes) -> bytes:
    """Return an answer without the fields that must differ, and with one address of the hall."""
    return DIFFERENT.sub(rb"\1\2", answer).replace(asker.address.encode(), b"http://hall")


def _answers(asker: Guest, routes: list[str], known: dict[str, list[str]], more: bool = False) -> dict[str, bytes]:
    """Return the answers to somebody, headers included, by request.

    With `more` each is also asked with its tag, and for its head.
    """
    found = {}
    for route in routes:
        for method, path, body in _asked(route, known):
            answer = asker.http.request(method, path, json=body)
            asked = f"{route} {path} {json.dumps(body)}"
            found[asked] = _whole(asker, answer)
            if more and "etag" in answer.headers:
                has = {"if-none-match": answer.headers["etag"]}
                found[f"{asked} again"] = _whole(asker, asker.http.get(path, headers=has))
                found[f"{asked} in part"] = _whole(asker, asker.http.get(path, headers={"range": "bytes=0-99"}))
            if more and method == "GET":
                plain = {"accept-encoding": "identity"}  # a packed answer may hide a difference in length
                found[f"{asked} head"] = _whole(asker, asker.http.head(path, headers=plain), "date")
    return found


def _whole(asker: Guest, answer: httpx.Response, *untold: str) -> bytes:
    """Return an answer with its headers, except those that tell nothing of their own."""
    left_out = untold or UNTOLD
    heads = [f"{name}: {value}" for name, value in sorted(answer.headers.items()) if name not in left_out]
    head = EXPIRES.sub("", "\n".join([str(answer.status_code), *heads])).encode()
    return _plain(asker, head + b"\n\n" + answer.content)


def _heard(asker: Guest, matches: list[str]) -> dict[str, list[bytes]]:
    """Return what somebody hears at every table while they say everything that can be said there."""
    found = {}
    for match_id in matches:
        with asker.at({"id": match_id}) as seat:
            for kind in messages_of_a_socket():
                (name,) = get_args(kind.model_fields["type"].annotation)
                for number, message in enumerate(HEARD[kind]):
                    command = {} if kind is messages.Ping else {"command": f"{name}-{number}"}
                    seat.ask({"type": name, **command, **message})
            seat.settle()
            found[match_id] = [_plain(asker, text.encode()) for text in seat.raw]
    return found


def _seen(player: Guest, matches: list[str]) -> dict[str, Any]:
    """Return somebody's view of every match that has begun."""
    found = {}
    for match_id in matches:
        with player.at({"id": match_id}) as seat:
            found[match_id] = seat.hear("snapshot")["view"]
    return {match_id: view for match_id, view in found.items() if view is not None}


def _heard_in_the_lobby(here: World, asker: Guest) -> list[bytes]:
    """Return what somebody hears in the lobby while things of others happen, and whatever they say."""
    with inside(asker) as seat:
        seat.hear("here")
        here.whisper()
        seat.hear("look")
        for text in SAID_IN_THE_LOBBY:
            seat.ask(text)
        told = [_plain(asker, text.encode()) for text in seat.raw]
    # The number of changes told in one word depends on time.
    return [text for number, text in enumerate(told) if text != told[number - 1]]


def _heard_at_the_inbox(here: World, asker: Guest) -> list[bytes]:
    """Return what somebody hears at the inbox while others exchange messages, and whatever they say."""
    with inside(asker, "inbox") as seat:
        seat.hear("waiting")
        here.whisper()
        for text in SAID_IN_THE_LOBBY:
            seat.ask(text)
        return [_plain(asker, text.encode()) for text in seat.raw]


def messages_of_a_socket() -> list[Any]:
    """Return every kind of message that a table's socket hears."""
    return list(get_args(get_args(messages.Said)[0]))


def _told(here: World, more: int) -> dict[str, Any]:
    """Return everything that Ben, Eve, Zoe and a machine are told. They first ask what only reads, then what acts, and
    then Ben reads again. The first `more` of them also ask in other ways.
    """
    table = sorted(route for route in decided() if not route.startswith("SOCKET"))
    reading = [route for route in [*table, *PAGES] if route.startswith("GET")]
    acting = [route for route in table if not route.startswith("GET") and route not in FAREWELLS]
    askers = (("ben", here.ben), ("eve", here.eve), ("zoe", here.zoe), ("a machine", here.machine))
    told: dict[str, Any] = {KNOWN_TO_ANN: _seen(here.ann, here.known["match_id"])}
    told["heard while it happened"] = {
        who: [_plain(here.eve, text.encode()) for text in here.heard[who]] for who in here.heard
    }
    for number, (name, asker) in enumerate(askers):
        told[f"{name} reads"] = _answers(asker, reading, here.known, number < more)
    told["gus acts"] = _answers(here.gus, [route for route in acting if route in OF_A_HOST], here.known)
    for name, asker in askers:
        told[f"{name} hears"] = _heard(asker, here.known["match_id"])
        told[f"{name} hears in the lobby"] = {"": _heard_in_the_lobby(here, asker)}
        if asker is not here.machine:  # an inbox is for people
            told[f"{name} hears at the inbox"] = {"": _heard_at_the_inbox(here, asker)}
        told[f"{name} acts"] = _answers(asker, acting, here.known)
    told["ben reads again"] = _answers(here.ben, reading, here.known)
    told["eve moderates"] = _answers(here.eve, [one for one in reading if "/moderation" in one], here.known)
    for name, asker in askers:
        told[f"{name} goes"] = _answers(asker, list(FAREWELLS), here.known)
    return told


@pytest.fixture(params=rounds(1, 4))
def told(request: pytest.FixtureRequest, tmp_path: Path) -> list[dict[str, Any]]:
    """Return what is told in each of the two worlds."""
    found = []
    for number in (0, 1):
        with world(number, tmp_path / str(number)) as here:
            found.append(_told(here, request.param))
    return found


def test_nobody_can_tell_the_worlds_apart(told: list[dict[str, Any]]) -> None:
    """Whatever a player, a watcher or a stranger asks and hears, it is the same in both worlds."""
    one, other = told
    _differ(one.pop(KNOWN_TO_ANN), other.pop(KNOWN_TO_ANN))
    assert one.keys() == other.keys()
    for done in one:
        assert one[done].keys() == other[done].keys()
        for asked in one[done]:
            assert one[done][asked] == other[done][asked], (done, asked)
    _something_was_asked(one["ben reads"])
    _somebody_was_heard(one)
    assert all(len(heard) > 3 for heard in one[HEARD_LIVE].values())


def _differ(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Require that there is something to hide in every game: Ann's own views differ between the worlds."""
    assert {view["game"] for view in one.values()} == {game.name for game in registry.games()}
    for match_id, view in one.items():
        assert view != other[match_id], view["game"]


def _something_was_asked(reads: dict[str, bytes]) -> None:
    """Require that the comparison has content: routes answer, and unknown seeds are committed."""
    whole = [answer for asked, answer in reads.items() if asked.endswith("null")]  # not the repeats or parts
    assert sum(answer.startswith(b"200") for answer in whole) > len(whole) / 2
    assert any(b'"commitment":""' in answer for answer in reads.values())
    assert any(answer.startswith(b"304") and asked.endswith("again") for asked, answer in reads.items())


def _somebody_was_heard(told: dict[str, dict[str, bytes]]) -> None:
    """Require that each acting route understood at least one body, if its caller may use it."""
    answers: dict[str, list[bytes]] = {}
    for done in told:
        for asked, answer in told[done].items() if done.endswith((" acts", " goes")) else ():
            answers.setdefault(" ".join(asked.split()[:2]), []).append(answer)
    for route, some in answers.items():
        let_in = [one for one in some if not any(code in one for code in SENT_AWAY)]
        assert not let_in or not all(b'"bad-message"' in one for one in let_in), route


def test_everything_that_hears_is_spoken_to() -> None:
    """Every kind of message and every socket is covered here."""
    assert set(messages_of_a_socket()) == set(HEARD)
    sockets = {route for route in decided() if route.startswith("SOCKET")}
    spoken_to = ("inbox", "lobby", "matches/{match_id}")
    assert sockets == {f"SOCKET /api/{one}/socket" for one in spoken_to}


def test_every_body_is_said(guest: Callable[..., Guest]) -> None:
    """Every route that reads a body is sent one here, beside the empty one; hosts' routes excepted."""
    schema = guest().http.get("/openapi.json").json()["paths"]
    read = {
        f"{verb.upper()} {path}"
        for path, verbs in schema.items()
        for verb, told in verbs.items()
        if "requestBody" in told
    }
    assert read - {route for route, need in decided().items() if need == "host"} <= set(SAID)
    assert set(SAID) <= set(decided())
