"""Accounts over the interface: claimed without losing a game, signed in to, changed, exported and left."""

from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.web.edge.limits import SIGNING_IN
from tests.web.visiting import FAST, LINK, Guest, Message, Reset, play_out, serving

Arrive = Callable[..., Guest]
PASSWORD = "correct horse"
MINUTE = 60_000  # milliseconds


def claimed(guest: Arrive, lang: str = "en") -> tuple[Guest, str]:
    """Return a guest with an account of a new name, and that name."""
    ann = guest(lang)
    name = f"Ann {uuid4().hex[:8]}"
    answer = ann.post("/api/me/claim", {"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return ann, name


def code(answer: object) -> tuple[int, str]:
    """Return the status and the code of a refusal, and require it in both languages."""
    error = answer.json()["error"]  # type: ignore[attr-defined]  # a response
    assert error["en"] != error["fr"] and not error["fr"].startswith("error-")
    return answer.status_code, error["code"]  # type: ignore[attr-defined]  # a response


def test_a_game_goes_on_under_the_account(guest: Arrive) -> None:
    """A guest who claims an account keeps their seat, and plays on from another browser."""
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    name = f"Ann {uuid4().hex[:8]}"
    ann.post("/api/me/claim", {"name": name, "password": PASSWORD})
    assert ann.look(match)["you"] == "red"
    phone = guest()
    assert phone.look(match)["you"] is None
    answer = phone.post("/api/session", {"name": name.upper(), "password": PASSWORD})
    assert answer.status_code == 201 and answer.json()["id"] == ann.me["id"]
    assert phone.look(match)["you"] == "red"
    with phone.at(match) as red, ben.at(match) as blue:
        views = {"red": red.hear("snapshot")["view"], "blue": blue.hear("snapshot")["view"]}
        assert play_out({"red": red, "blue": blue}, views[views["red"]["to_act"]])["to_act"] is None


def test_only_the_right_password_opens(guest: Arrive) -> None:
    """A wrong name, a wrong password and both are answered alike, and sign nobody in."""
    _ann, name = claimed(guest)
    eve = guest()
    for wish in ({"name": name, "password": "wrong horse"}, {"name": "Nobody at all", "password": PASSWORD}):
        assert code(eve.post("/api/session", wish)) == (403, "wrong-password")
    assert eve.http.get("/api/me").json()["id"] == eve.me["id"]


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"name": "Ann", "password": "short"}, (422, "bad-password")),
        ({"name": "<b>Ann</b>", "password": PASSWORD}, (422, "bad-name")),
        ({"name": "Ann\u202e", "password": PASSWORD}, (422, "bad-name")),
        ({"name": "Ann"}, (422, "bad-message")),
        ({"name": "Ann", "password": PASSWORD, "role": "host"}, (422, "bad-message")),
    ],
)
def test_a_bad_claim_changes_nothing(guest: Arrive, wish: Message, refusal: tuple[int, str]) -> None:
    """A faulty claim is refused with the fault, and the guest stays a guest."""
    ann = guest()
    answer = ann.post("/api/me/claim", wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == refusal
    assert ann.http.get("/api/me").json() == ann.me


def test_names_and_accounts_are_claimed_once(guest: Arrive) -> None:
    """A name can be claimed once, in whatever case, and so can an account."""
    ann, name = claimed(guest)
    assert code(guest().post("/api/me/claim", {"name": name.lower(), "password": PASSWORD})) == (409, "name-taken")
    assert code(ann.post("/api/me/claim", {"name": "Other", "password": PASSWORD})) == (409, "already-claimed")
    assert code(guest().http.patch("/api/me", json={"name": name.swapcase()})) == (409, "name-taken")


def test_claiming_changes_the_token(guest: Arrive) -> None:
    """A thief of the guest's cookie can do nothing with it after the claim, not even over a socket."""
    ann, eve = guest(), guest()
    thief = ann.http.cookies["parlour"]
    eve.http.cookies.set("parlour", thief, domain="127.0.0.1")
    match = ann.open()
    with eve.at(match) as seat:
        seat.hear("snapshot")
        ann.post("/api/me/claim", {"name": f"Ann {uuid4().hex[:8]}", "password": PASSWORD})
        assert ann.http.cookies["parlour"] != thief
        assert code(eve.post("/api/me/machines", {"name": "Mole"})) == (503, "session-settling")
        assert ann.http.get("/api/me").json()["role"] == "player"
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert eve.http.get("/api/me").json()["id"] != ann.me["id"]


def test_an_account_whose_answer_was_lost_is_still_its_makers(tmp_path: Path) -> None:
    """A browser that never got the answer to its claim is known by its old cookie. Later it is given a new one, as
    often as that is lost.
    """
    clock, name = Reset(), "Ann who left the page"
    with serving(tmp_path, environment=clock) as address, Guest(address) as ann:
        had = ann.http.cookies["parlour"]

        def shows(token: str) -> None:
            ann.http.cookies.clear()
            ann.http.cookies.set("parlour", token, domain="127.0.0.1")

        ann.post("/api/me/claim", {"name": name, "password": PASSWORD})
        shows(had)
        known = {"id": ann.me["id"], "name": name, "role": "player", "lang": "en"}
        assert ann.http.get("/api/me").json() == known
        clock.ahead += MINUTE
        for _lost in range(2):
            shows(had)
            opened = ann.post("/api/matches", {**FAST, "opponent": LINK})
            assert opened.status_code == 201 and opened.json()["you"] == "red"
        shows(opened.cookies["parlour"])
        assert ann.http.get("/api/me").json() == known
        shows(had)
        assert ann.http.get("/api/me").json()["id"] != ann.me["id"], "the guest's cookie opens nothing any more"


def test_who_signs_in_and_never_hears_of_it_is_still_the_guest(guest: Arrive) -> None:
    """A browser that never got the answer to its sign-in is still the guest, with all they played."""
    _ann, name = claimed(guest)
    ben = guest()
    had = ben.http.cookies["parlour"]
    assert ben.post("/api/session", {"name": name, "password": PASSWORD}).status_code == 201
    ben.http.cookies.clear()
    ben.http.cookies.set("parlour", had, domain="127.0.0.1")
    assert ben.http.get("/api/me").json() == ben.me


def test_signing_out_ends_the_browser(guest: Arrive) -> None:
    """Signing out takes the cookie, makes it invalid, and ends the socket at the table."""
    ann, _name = claimed(guest)
    match = ann.open()
    token = ann.http.cookies["parlour"]
    with ann.at(match) as seat:
        seat.hear("snapshot")
        assert ann.http.delete("/api/session").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            seat.hear("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert "parlour" not in ann.http.cookies
    ann.http.cookies.set("parlour", token, domain="127.0.0.1")
    assert ann.http.get("/api/me").json()["id"] != ann.me["id"]


def test_sessions_are_listed_and_ended(guest: Arrive) -> None:
    """Sessions end one by one, all others by a new password, and everywhere; nobody ends another's."""
    ann, name = claimed(guest)
    phone, tablet = guest(), guest()
    for other in (phone, tablet):
        other.post("/api/session", {"name": name, "password": PASSWORD})
    sessions = ann.http.get("/api/me/sessions").json()
    assert len(sessions) == 3 and [one["here"] for one in sessions].count(True) == 1
    assert "digest" not in str(sessions) and ann.http.cookies["parlour"] not in str(sessions)
    eve, _ = claimed(guest)
    foreign = next(one["id"] for one in sessions if not one["here"])
    assert code(eve.http.delete(f"/api/me/sessions/{foreign}")) == (404, "unknown-session")
    phones = next(one["id"] for one in phone.http.get("/api/me/sessions").json() if one["here"])
    assert ann.http.delete(f"/api/me/sessions/{phones}").status_code == 204
    assert phone.http.get("/api/me").json()["role"] == "guest"
    change = {"old": PASSWORD, "new": "battery staple"}
    assert code(ann.http.put("/api/me/password", json={**change, "old": "wrong horse"})) == (403, "wrong-password")
    assert ann.http.put("/api/me/password", json=change).status_code == 204
    assert tablet.http.get("/api/me").json()["role"] == "guest"
    assert ann.http.get("/api/me").json()["name"] == name
    assert code(phone.post("/api/session", {"name": name, "password": PASSWORD})) == (403, "wrong-password")
    assert phone.post("/api/session", {"name": name, "password": "battery staple"}).status_code == 201
    assert ann.http.delete("/api/me/sessions").status_code == 204
    assert phone.http.get("/api/me").json()["role"] == "guest"
    assert ann.http.get("/api/me").json()["role"] == "guest"


def test_who_leaves_loses_what_they_play_and_their_name(guest: Arrive) -> None:
    """Leaving resigns running matches. No table, list, log or export of the opponent names the player."""
    ann, name = claimed(guest)
    ben = guest()
    match = ann.open()
    ben.join(match)
    assert code(ann.post("/api/me/leave", {"password": "wrong horse"})) == (403, "wrong-password")
    assert ann.post("/api/me/leave", {"password": PASSWORD}).status_code == 204
    seen = ben.look(match)
    assert seen["status"] == "over" and seen["result"]["winner"] == "blue"
    assert seen["seats"]["red"] == {"kind": "player", "name": None}
    listed = next(line for line in ben.http.get("/api/matches?mine=true").json() if line["id"] == match["id"])
    assert listed["seats"]["red"] == {"kind": "player", "name": None}
    assert ben.http.get(f"/api/matches/{match['id']}/verify").json()["ok"]
    with ben.at(match) as seat:
        assert name not in str(seat.hear("snapshot"))
    assert code(ben.http.get(f"/api/players/{name}")) == (404, "unknown-player")
    assert ann.http.get("/api/me").json()["role"] == "guest"
    assert code(ben.post("/api/session", {"name": name, "password": PASSWORD})) == (403, "wrong-password")


def test_one_s_own_data_can_be_taken_along(guest: Arrive) -> None:
    """The export has name, sessions and matches, and no hash or token."""
    ann, name = claimed(guest)
    match = ann.open()
    answer = ann.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["player"]["name"] == name and len(told["sessions"]) == 1
    assert [line["id"] for line in told["matches"]] == [match["id"]]
    assert "argon2" not in answer.text and ann.http.cookies["parlour"] not in answer.text


def test_passwords_cannot_be_tried_for_long(guest: Arrive) -> None:
    """After some tries a name is refused with 429; header and sentence tell the time to wait. Other names go on."""
    eve = guest("fr")
    name = f"Victim {uuid4().hex[:8]}"
    answers = (eve.post("/api/session", {"name": name, "password": "guess"}) for _ in range(3 * SIGNING_IN.most))
    assert code(next(answers)) == (403, "wrong-password")
    refused = next(answer for answer in answers if answer.status_code != 403)
    assert code(refused) == (429, "too-often")
    wait = int(refused.headers["retry-after"])
    assert 0 < wait <= SIGNING_IN.seconds and str(wait) in refused.json()["error"]["message"]
    assert code(eve.post("/api/session", {"name": f"{name}2", "password": "guess"})) == (403, "wrong-password")


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"content-type": "text/plain"},
    ],
)
def test_another_site_cannot_sign_anybody_in_or_out(guest: Arrive, headers: dict[str, str]) -> None:
    """Whatever a foreign page can send is refused before anything reads it."""
    ann, name = claimed(guest)
    for method, path in (("POST", "/api/session"), ("DELETE", "/api/session"), ("POST", "/api/me/leave")):
        sent = {"content-type": "application/json", **headers}
        answer = ann.http.request(method, path, content="{}", headers=sent)
        assert code(answer) == (403, "foreign-page")
    assert ann.http.get("/api/me").json()["name"] == name
