"""Puzzles over the interface: today's for everybody, open to guests, with hints one at a time."""

from collections.abc import Callable
from pathlib import Path

from parlour.analysis.puzzles import shelf
from tests.web.visiting import Guest, serving

Arrive = Callable[..., Guest]
ONE = next(one for one in shelf.shipped().values() if one.exact)
HERE = f"/api/puzzles/{ONE.id}"


def test_today_is_the_same_for_all_beginners(guest: Arrive) -> None:
    """Today's puzzle is easy and the same for all who begin, with its date, and needs no account."""
    ann, ben = (guest().http.get("/api/puzzles/today").json() for _ in range(2))
    assert ann["puzzle"]["id"] == ben["puzzle"]["id"] and ann["puzzle"]["date"] == ben["puzzle"]["date"]
    assert ann["puzzle"]["easy"] and ann["puzzle"]["game"] == "triple-triad"
    assert next(day for day in ann["week"] if day["today"])["puzzle"] == ann["puzzle"]["id"]


def test_a_guest_finds_it_at_the_second_try(guest: Arrive) -> None:
    """A wrong try is told its value, hints are counted, and a solved puzzle stays solved for its solver alone."""
    ann = guest()
    wrong = next(action for action in ONE.worth if action != ONE.solution)
    told = ann.post(f"{HERE}/try", {"action": wrong}).json()
    assert not told["right"] and told["worth"]["margin"] == ONE.worth[wrong] and told["theme"] is None
    assert ann.post(f"{HERE}/hints", {"hint": "rule"}).json()["en"] == ONE.theme
    right = ann.post(f"{HERE}/try", {"action": ONE.solution}).json()
    assert right["right"] and right["theme"] == ONE.theme and right["events"]
    assert ann.http.get(HERE).json()["puzzle"]["mine"] == {"tries": 2, "hints": 1, "solved": True}
    assert guest().http.get(HERE).json()["puzzle"]["mine"] == {"tries": 0, "hints": 0, "solved": False}
    listed = {one["id"]: one for one in ann.http.get("/api/puzzles").json()["puzzles"]}
    assert listed[ONE.id]["mine"]["solved"] and len(listed) == len(shelf.shipped())


def test_bad_input_is_one_sentence(guest: Arrive) -> None:
    """An unknown puzzle, action or hint is refused."""
    ann = guest()
    assert ann.http.get("/api/puzzles/none").json()["error"]["code"] == "unknown-puzzle"
    assert ann.post(f"{HERE}/try", {"action": "castle"}).status_code == 422
    assert ann.post(f"{HERE}/hints", {"hint": "all"}).status_code == 422


def test_a_hall_has_puzzles_of_its_games(tmp_path: Path) -> None:
    """A hall has puzzles of its own games alone, also today and this week; any other is refused."""
    with serving(tmp_path, games="triple-triad") as address, Guest(address) as ann:
        told = ann.http.get("/api/puzzles").json()
        assert {one["game"] for one in told["puzzles"]} == {"triple-triad"}
        here = {one["id"] for one in told["puzzles"]}
        assert {day["puzzle"] for day in told["week"] if day["puzzle"]} <= here
        assert ann.http.get("/api/puzzles/today").json()["puzzle"]["id"] in here
        elsewhere = next(one for one in shelf.of(["cipher"]))
        assert ann.http.get(f"/api/puzzles/{elsewhere.id}").json()["error"]["code"] == "game-not-offered"
