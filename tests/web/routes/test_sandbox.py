"""The sandbox and studies over the wire."""

from collections.abc import Callable

import pytest

from tests.web.visiting import Guest, play_out

Arrive = Callable[..., Guest]
SET_UP = {
    "game": "nim",
    "rules": "nim:free+calm",
    "position": {"heap": 5, "last": -1, "turn": 1, "calm": 1, "charm": [3, 4]},
}


def test_a_position_is_looked_at_tried_and_played(guest: Arrive) -> None:
    """A position is told back and an action's outcomes follow; a study begins once, however often it is asked for."""
    ann = guest()
    frame = ann.post("/api/sandbox/look", SET_UP).json()
    assert frame["to_act"] == "blue" and frame["legal"][0] == "take 1"
    told = ann.post("/api/sandbox/try", {**SET_UP, "action": "take 3"}).json()
    assert [outcome["probability"] for outcome in told["outcomes"]] == ["1"]
    wish = {"begin": SET_UP}
    key = {"Idempotency-Key": "study-one"}
    first, again = (ann.http.post("/api/studies", json=wish, headers=key).json() for _ in range(2))
    assert first["id"] == again["id"] and first["you"] == "blue"
    assert first["terms"]["study"] and not first["terms"]["rated"]


def test_a_finished_match_is_played_on_from_a_step(guest: Arrive) -> None:
    """Its player takes their own seat, anybody else the seat to move, and nobody before the match is over."""
    ann, ben, eve = guest(), guest(), guest()
    match = ann.open()
    ben.join(match)
    begin = {"match": match["id"], "seq": 3}
    assert eve.post("/api/studies", {"begin": begin}).json()["error"]["code"] == "not-over-yet"
    with ann.at(match) as red, ben.at(match) as blue:
        views = {name: seat.hear("snapshot")["view"] for name, seat in (("red", red), ("blue", blue))}
        play_out({"red": red, "blue": blue}, views[views["red"]["to_act"]])
    study = ann.post("/api/studies", {"begin": begin})
    assert study.status_code == 201, study.text
    assert study.json()["you"] == "red" and study.json()["seats"]["blue"]["kind"] == "bot"
    assert eve.post("/api/studies", {"begin": {**begin, "seq": 99}}).status_code == 404
    other = eve.post("/api/studies", {"begin": begin, "seat": "blue"}).json()
    assert other["you"] == "blue"


STAGES = [
    {"board": {"0": "red 7AA1"}},
    {"board": {"nine": "red 7AA1"}, "turn": "red"},
    {"board": {"0": 5}, "turn": "red"},
    {"board": {"0": "red"}, "turn": "red", "hands": {"red": ["1111"]}},
    {"board": {}, "turn": "red", "hands": {"red": "1111"}},
    {"board": {}, "turn": "red", "hands": []},
    {"board": {}, "turn": "red", "hands": {"red": ["1111"] * 61}},
    {"board": {}, "turn": "red", "marks": {"0": "plastic"}, "hands": {"red": ["1111"]}},
    {"board": {}, "turn": "red", "walls": {"0": "=999 horizontal"}, "hands": {"red": ["1111"]}},
    {"board": {}, "turn": "red"},
    {"board": []},
    {},
]


@pytest.mark.parametrize("position", STAGES)
def test_a_board_that_cannot_be_read_is_refused(guest: Arrive, position: dict[str, object]) -> None:
    """A faulty board is refused in both languages, and never causes a failure."""
    answer = guest().post(
        "/api/sandbox/look", {"game": "triple-triad", "rules": "triple-triad:free", "position": position}
    )
    if answer.status_code == 200:
        assert answer.json()["legal"] == []  # a bare board: nobody holds a card
    else:
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["fr"] != answer.json()["error"]["en"]
