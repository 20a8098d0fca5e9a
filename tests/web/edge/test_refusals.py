"""Every faulty request gets one clear error in the player's language, and changes nothing."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.visiting import FAST, LINK, Guest, Message, Seat

Arrive = Callable[..., Guest]
TRIAD = {"game": "triple-triad", "rules": "triple-triad:ffwtt", "seat": "red", "opponent": LINK}
HAND = {"cards": [1, 2, 3, 4, 5]}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bring": {"cards": [1, 2, 3, 4, 9999]}}, "unknown-card"),
        ({"bring": {"cards": [1, 2, 3]}}, "wrong-hand-size"),
        ({"bring": {"cards": [1, 2, 3, 4, 4]}}, "card-twice"),
        ({"bring": {"cards": [1, 2, 3, 4, {"sides": [1, 2]}]}}, "bad-card"),
        ({"rules": "triple-triad:free+same+broken_wall+same_wall"}, "broken-wall-no-wall"),
        ({"rules": "triple-triad:casino"}, "unknown-preset"),
        ({"rules": "triple-triad:ffwtt+teleport"}, "unknown-option"),
        ({"rules": {"preset": "ffwtt", "options": {"same": "perhaps"}}}, "bad-option-value"),
        ({"rules": 7}, "bad-message"),
        ({"game": "chess"}, "unknown-game"),
        ({"seat": "green"}, "bad-seat-choice"),
        ({"opponent": {"kind": "bot", "agent": "oracle"}}, "unknown-agent"),
        ({"opponent": {"kind": "ghost"}}, "bad-message"),
        ({"surprise": 1}, "bad-message"),
    ],
)
def test_no_table_is_opened(guest: Arrive, change: dict[str, Any], code: str) -> None:
    """Unknown cards, wrong counts, impossible combinations and nonsense each say why, in both languages."""
    for lang in ("en", "fr"):
        ann = guest(lang)
        response = ann.post("/api/matches", {**TRIAD, **change})
        error = response.json()["error"]
        assert 400 <= response.status_code < 500 and error["code"] == code, error
        assert error["message"] == error[lang] and error["en"] != error["fr"]
        assert not error["en"].startswith("error-") and not error["fr"].startswith("error-")
        assert ann.http.get("/api/matches?mine=true").json() == []


def test_the_language_can_be_said(guest: Arrive) -> None:
    """The parameter ?lang goes before the language that the browser prefers."""
    ann = guest("en")
    error = ann.http.get("/api/matches/none?lang=fr").json()["error"]
    assert error["message"] == error["fr"] != error["en"]


def table(guest: Arrive, lang: str = "en") -> tuple[Guest, Guest, Message]:
    """Return both players and a match of cards in which red begins."""
    ann, ben = guest(lang), guest(lang)
    match = ann.open(game="triple-triad", rules="triple-triad:ffwtt+first_player=red", bring=HAND)
    ben.join(match, bring=HAND)
    return ann, ben, match


def standing(seat: Seat, guest: Guest, match: Message) -> str:
    """Return the whole match as somebody who comes anew is told it."""
    with guest.at(match) as fresh:
        snapshot = fresh.hear("snapshot")
    del snapshot["now"]  # the hall's time changes
    return json.dumps(snapshot, sort_keys=True)


def refused(seat: Seat, message: object, code: str, lang: str = "en") -> None:
    """Require that a message is answered by this refusal, in this language."""
    answer = seat.ask(message)
    assert answer["type"] == "refused", answer
    assert answer["error"]["code"] == code, answer
    assert answer["error"]["message"] == answer["error"][lang]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_move_is_made(guest: Arrive, lang: str) -> None:
    """Occupied cells, moves out of turn, foreign cards, nonsense and broken or oversized messages change nothing."""
    ann, ben, match = table(guest, lang)
    with ann.at(match) as red, ben.at(match) as blue:
        assert red.act("1@4", "first")["type"] == "accepted"
        before = standing(red, ann, match)
        refused(red, {"type": "act", "command": "a", "action": "2@0"}, "not-your-turn", lang)
        refused(blue, {"type": "act", "command": "b", "action": "1@4"}, "cell-taken", lang)
        refused(blue, {"type": "act", "command": "c", "action": "9@0"}, "card-not-in-hand", lang)
        refused(blue, {"type": "act", "command": "d", "action": "1@77"}, "bad-action", lang)
        refused(blue, {"type": "act", "command": "e", "action": "pick 3"}, "not-now", lang)
        refused(blue, {"type": "act", "command": "e" * 61, "action": "1@0"}, "bad-message", lang)
        refused(blue, {"type": "act", "command": "f", "action": 7}, "bad-message", lang)
        refused(blue, {"type": "act", "action": "1@0"}, "bad-message", lang)
        refused(blue, {"type": "win", "command": "g"}, "bad-message", lang)
        refused(blue, '{"type": "act", "comma', "bad-json", lang)
        refused(blue, "[" * 4000, "bad-json", lang)
        refused(blue, "null", "bad-message", lang)
        refused(blue, b"\x00\xff", "bad-json", lang)
        refused(blue, json.dumps({"type": "act", "command": "h", "action": "1" * 5000}), "message-too-long", lang)
        assert standing(red, ann, match) == before
        assert blue.act("1@0")["type"] == "accepted"


def test_a_huge_message_closes_its_own_socket_only(guest: Arrive) -> None:
    """A message larger than the server reads closes its own connection; the match and its other sockets stay."""
    ann, ben, match = table(guest)
    with ann.at(match) as red, ben.at(match) as blue:
        before = standing(red, ann, match)
        blue.hear("snapshot")
        with pytest.raises(ConnectionClosed):
            blue.say("x" * 200_000)
            while True:
                blue.hear("refused")
        assert standing(red, ann, match) == before
        assert red.act("1@4")["type"] == "accepted"


def test_a_replayed_command_is_played_once(guest: Arrive) -> None:
    """A command that is sent again by its player gets its first answer, whatever it says now."""
    ann, ben, match = table(guest)
    with ann.at(match) as red, ben.at(match) as blue:
        first = red.act("1@4", "once")
        assert red.act("1@4", "once") == first
        assert red.act("2@5", "once") == first
        assert blue.act("1@0", "once")["seq"] == first["seq"] + 1  # a command id belongs to its player
        snapshot = standing(red, ann, match)
        assert json.loads(snapshot)["seq"] == first["seq"] + 1


def test_a_foreign_cookie_moves_nothing(guest: Arrive) -> None:
    """Another guest's cookie, a forged cookie and no cookie at all are refused at the seat."""
    ann, _ben, match = table(guest)
    eve = guest()
    before = standing(None, ann, match)  # type: ignore[arg-type]  # the seat is not looked at
    with eve.at(match) as foreign:
        refused(foreign, {"type": "act", "command": "a", "action": "1@4"}, "not-your-match")
        refused(foreign, {"type": "resign", "command": "b"}, "not-your-match")
    cookie = ann.http.cookies["parlour"]
    eve.http.cookies.clear()
    eve.http.cookies.set("parlour", cookie[:-2] + ("aa" if not cookie.endswith("aa") else "bb"))
    with eve.at(match) as forged:
        refused(forged, {"type": "act", "command": "a", "action": "1@4"}, "not-your-match")
    eve.http.cookies.clear()
    with eve.at(match) as nobody:
        refused(nobody, {"type": "act", "command": "a", "action": "1@4"}, "not-your-match")
    assert standing(None, ann, match) == before  # type: ignore[arg-type]  # the seat is not looked at


def test_refusals_of_seats(guest: Arrive) -> None:
    """A player cannot join their own table, a full one or an unknown one, or with a wrong hand."""
    ann, ben, eve = guest(), guest(), guest()
    match = ann.open()

    def code(one: Guest, match_id: str, body: dict[str, Any]) -> tuple[int, str]:
        response = one.post(f"/api/matches/{match_id}/join", body)
        return response.status_code, response.json()["error"]["code"]

    assert code(ann, match["id"], {}) == (409, "already-seated")
    assert code(ben, match["id"], {"bring": {"cards": [77]}}) == (422, "unknown-card")
    assert code(ben, "nowhere", {}) == (404, "unknown-match")
    ben.join(match)
    assert code(eve, match["id"], {}) == (409, "seat-taken")
    assert eve.post(f"/api/matches/{match['id']}/rematch").json()["error"]["code"] == "not-your-match"
    response = eve.http.get(f"/api/matches/{match['id']}/verify")
    assert response.json()["error"]["code"] == "not-over-yet"


def test_nothing_is_played_on_an_open_or_finished_table(guest: Arrive) -> None:
    """A table refuses moves and resignations before both sit there and after the end."""
    ann, ben = guest(), guest()
    match = ann.open()
    with ann.at(match) as red:
        refused(red, {"type": "act", "command": "a", "action": "take 1"}, "match-not-begun")
        refused(red, {"type": "resign", "command": "b"}, "match-not-begun")
        ben.join(match)
        assert red.ask({"type": "resign", "command": "b"})["type"] == "accepted"
        refused(red, {"type": "resign", "command": "c"}, "match-over")
        refused(red, {"type": "act", "command": "d", "action": "take 1"}, "match-over")


def test_another_sites_page_is_refused(guest: Arrive) -> None:
    """A page of another site opens no table, seat or socket, even with our cookie."""
    ann = guest()
    match = ann.open()
    foreign = {"origin": "https://elsewhere.example"}
    for headers, body in (
        (foreign, json.dumps({**FAST, "opponent": LINK})),
        ({"content-type": "text/plain"}, json.dumps({**FAST, "opponent": LINK})),
        ({"content-type": "application/x-www-form-urlencoded"}, "game=nim"),
    ):
        response = ann.http.post("/api/matches", content=body, headers=headers)
        assert response.status_code == 403 and response.json()["error"]["code"] == "foreign-page"
    with pytest.raises(ConnectionClosed) as closed, ann.at(match, **foreign) as seat:
        seat.hear("snapshot")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    same = {"origin": ann.address, "content-type": "application/json"}
    assert (
        ann.http.post("/api/matches", content=json.dumps({**FAST, "opponent": LINK}), headers=same).status_code == 201
    )


def test_a_socket_to_no_table(guest: Arrive) -> None:
    """A socket to an unknown table is told why, and closed."""
    ann = guest("fr")
    with ann.at({"id": "nowhere"}) as seat:
        error = seat.hear("refused")["error"]
        assert error["code"] == "unknown-match" and error["message"] == error["fr"]
        with pytest.raises(ConnectionClosed):
            seat.hear("snapshot")


@pytest.mark.parametrize("body", [b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "nim"', b"[" * 50_000, b""])
def test_truncated_requests(guest: Arrive, body: bytes) -> None:
    """A body that is not a JSON object gets a 4xx in the one shape of errors."""
    ann = guest()
    response = ann.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert 400 <= response.status_code < 500
    assert set(response.json()["error"]) == {"code", "message", "en", "fr", "at"}


def test_a_body_without_end(guest: Arrive) -> None:
    """The hall reads no more than a megabyte, whether the request states its length or not."""
    ann = guest()
    headers = {"content-type": "application/json"}
    huge = b'"' + b"x" * 1_500_000 + b'"'
    assert ann.http.post("/api/referee", content=huge, headers=headers).status_code == 413
    chunks = (huge[at : at + 50_000] for at in range(0, len(huge), 50_000))
    assert ann.http.post("/api/referee", content=chunks, headers=headers).status_code == 413
