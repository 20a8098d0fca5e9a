"""Undo against the house over the socket: told to watchers, verified, exported and found."""

import json
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import pytest

from parlour.cli.app import run as parlour
from tests.legal import actions
from tests.web.visiting import Guest, Message, Seat

Arrive = Callable[..., Guest]
TRIAD = {"game": "triple-triad", "rules": "triple-triad:ffwtt+same+plus+elemental", "seat": "red"}
GAMES = [
    TRIAD,
    {"game": "chakart", "rules": "chakart:seed+ply_cap=150", "seat": "white"},
    {"game": "cipher", "rules": "cipher:seed", "seat": "first", "bring": {"deck": "S01"}},
]
HOUSE = {"kind": "bot", "agent": "random"}
MOST = 12  # moves before one is taken back


def takeback(entry: int | None) -> Message:
    """Return the command to take an entry back."""
    return {"type": "takeback", "command": uuid4().hex, "entry": entry or 1}


def done(seat: Seat, said: Message) -> Message:
    """Say a command, and return the entry that it makes."""
    seat.say(said)
    told = seat.hear("entry", "refused")
    assert told["type"] == "entry", told
    return told


def play(action: str) -> Message:
    """Return the command to play an action."""
    return {"type": "act", "command": uuid4().hex, "action": action}


def her_turn(seat: Seat, you: str, told: Message) -> Message:
    """Return the last message when it is the player's turn or the match is over."""
    while (told.get("view") or told["entry"]["view"])["to_act"] not in (you, None):
        told = seat.hear("entry")
    return told


def view_of(told: Message) -> Message:
    """Return the view that a message contains."""
    return dict(told["view"] if told["type"] == "snapshot" else told["entry"]["view"])


def given_up(guest: Guest, match: Message) -> None:
    """Let a guest resign."""
    with guest.at(match) as seat:
        assert seat.ask({"type": "resign", "command": "end"})["type"] == "accepted"


@pytest.mark.parametrize("wish", GAMES, ids=lambda wish: wish["game"])
def test_a_move_is_taken_back_and_the_match_still_verifies(guest: Arrive, wish: Message, tmp_path: Path) -> None:
    """After an undo the player is where they were. Watchers and latecomers are told the same, and the log is verified
    on any machine.
    """
    ann, eve = guest(), guest()
    match = ann.open(**wish, opponent=HOUSE)
    you = match["you"]
    assert (match["takebacks"], match["takeback"], match["taken_back"]) == (True, None, 0)
    with ann.at(match) as seat, eve.at(match) as watching:
        told = her_turn(seat, you, seat.hear("snapshot"))
        before = view_of(told)
        told = her_turn(seat, you, done(seat, play(actions(before)[0])))
        mine = told["match"]["takeback"]
        assert mine is not None
        told = done(seat, takeback(mine))
        assert told["entry"]["kind"] == "takeback" and told["match"]["taken_back"] == 1
        assert view_of(told) == before
        (event,) = told["entry"]["events"]
        assert (event["kind"], event["seat"], event["since"]) == ("takeback", you, mine)
        seen = watching.hear("entry")
        while seen["entry"]["kind"] != "takeback":
            seen = watching.hear("entry")
        assert seen["entry"]["seq"] == told["entry"]["seq"] and seen["match"]["takeback"] == told["match"]["takeback"]
    with ann.at(match) as again:
        snapshot = again.hear("snapshot")
        assert snapshot["history"][-1]["kind"] == "takeback" and snapshot["view"] == before
        assert again.act(actions(before)[-1])["type"] == "accepted"
    given_up(ann, match)
    assert ann.http.get(f"/api/matches/{match['id']}/verify").json()["ok"]
    archive = ann.http.get("/api/archive", params={"player": ann.me["name"]}).json()["matches"]
    assert [one["taken_back"] for one in archive if one["id"] == match["id"]] == [1]
    log = tmp_path / "log.jsonl"
    log.write_text(ann.http.get(f"/api/matches/{match['id']}/exports/log.jsonl").text, encoding="utf-8")
    assert parlour(["verify", str(log)]) == 0
    history = ann.http.get(f"/api/matches/{match['id']}/exports/history.jsonl").text
    assert [json.loads(line).get("kind") for line in history.splitlines()].count("takeback") == 1


def test_what_was_taken_back_is_no_part_of_the_score(guest: Arrive) -> None:
    """A file in the game's own notation has only the moves that count."""
    ann = guest()
    match = ann.open(**GAMES[1], opponent=HOUSE)
    with ann.at(match) as seat:
        told = her_turn(seat, "white", seat.hear("snapshot"))
        first = view_of(told)
        told = her_turn(seat, "white", done(seat, play(actions(first)[0])))
        while told["match"]["takeback"] is not None:
            told = done(seat, takeback(told["match"]["takeback"]))
    given_up(ann, match)
    files = ann.http.get(f"/api/matches/{match['id']}/exports").json()
    (kind,) = [file["kind"] for file in files if file["kind"].endswith(".txt")]
    empty = ann.open(**GAMES[1], opponent=HOUSE)
    given_up(ann, empty)
    scores = [ann.http.get(f"/api/matches/{one['id']}/exports/{kind}").text for one in (match, empty)]
    assert all(" 1." not in score and "1. " not in score for score in scores)


def test_why_nothing_is_taken_back(guest: Arrive) -> None:
    """Each reason against an undo has its own refusal, and nothing happens."""
    ann, ben = guest(), guest()
    alone = ann.open(**TRIAD, opponent=HOUSE)
    with ann.at(alone) as seat, ben.at(alone) as watching:
        told = her_turn(seat, "red", seat.hear("snapshot"))
        assert seat.ask(takeback(3))["error"]["code"] == "takeback-nothing"
        assert watching.ask(takeback(3))["error"]["code"] == "not-your-match"
        told = her_turn(seat, "red", done(seat, play(actions(view_of(told))[0])))
        mine = told["match"]["takeback"]
        assert seat.ask(takeback(mine + 1))["error"]["code"] == "takeback-not-last"
        same = takeback(mine)
        answers = [seat.ask(same) for _ in range(2)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 2 and answers[0]["seq"] == answers[1]["seq"]
        assert seat.ask(takeback(mine))["error"]["code"] == "takeback-done"
    given_up(ann, alone)
    with ann.at(alone) as seat:
        assert seat.ask(takeback(mine))["error"]["code"] == "match-over"
    two = ann.open()
    ben.join(two)
    with ann.at(two) as red:
        red.act("take 1")
        assert red.ask(takeback(4))["error"]["code"] == "takeback-between-people"
        said = red.ask({"type": "takeback", "command": "x", "entry": 0})
        assert said["type"] == "refused" and said["command"] == "x"
