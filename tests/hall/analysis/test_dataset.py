"""A line of a dataset replays with the library, and names nobody."""

import json
from dataclasses import replace

import pytest

import parlour
from parlour.core import registry
from parlour.hall.analysis.dataset import SCHEMA, Line, line
from parlour.table import timestamps
from parlour.table.match import Match
from parlour.table.seat import Seat
from parlour.table.takebacks import decide_takeback
from parlour.table.terms import STUDY
from tests.table.playing import BLUE, NOW, RED, SECRET, act, empty_table, play_on, seat_both

RULES = [f"{game.name}:{preset}" for game in registry.games() for preset in game.rule_book.presets]
HOUSE = Seat(None, "", "greedy", {})


def told(match: Match) -> Line:
    found = line(match)
    assert found is not None
    return found


def finished(rules: str, red: Seat = RED, blue: Seat = BLUE) -> Match:
    match = empty_table(rules)
    seat_both(match, red, blue)
    return play_on(match, seed=3)


@pytest.mark.parametrize("rules", RULES)
def test_a_line_is_a_transcript(rules: str) -> None:
    """A line of any game under any preset replays to the same bytes with its picks, also as JSON."""
    match = finished(rules)
    assert match.state is not None
    one = told(match)
    again = parlour.read(json.loads(json.dumps(one)))
    assert again.state.tobytes() == match.state.tobytes() and again.result == one["result"] == match.result()
    assert [ply["seat"] for ply in one["plies"]] == [ply.seat for ply in again.plies]
    assert (one["schema"], one["game"], one["revision"]) == (SCHEMA, match.game.name, match.game.revision)


def test_a_line_does_not_depend_on_who_played_or_on_which_day() -> None:
    """The line is the same with other people, another day and other names of cards, and has none of them."""

    def world(red: str, blue: str, day: str) -> str:
        hand = {"cards": [{"name": f"Joker of {red}", "sides": [1, 2, 3, number]} for number in range(1, 6)]}
        match = empty_table("triple-triad:free+trade=all", match_id="the-match")
        match.created = NOW.replace("-05-01T", f"-05-{day}T")
        seat_both(match, Seat(f"id-{red}", red, None, hand), Seat(f"id-{blue}", blue, None, hand))
        return json.dumps(told(play_on(match, seed=3)), ensure_ascii=False)

    text = world("Ann", "Ben", "01")
    assert text == world("Cleo", "Dan", "28")
    assert not [word for word in ("Ann", "Ben", "Joker", "id-", "the-match", "2024-05-") if word in text]


def test_of_a_move_whole_seconds_are_told() -> None:
    """A line gives whole seconds of a move, since the Library shows its exact moment. Matches that differ in
    milliseconds alone are one line.
    """

    def world(milliseconds: int) -> Line:
        match = empty_table("nim:free", match_id="the-match")
        seat_both(match)
        while match.result() is None:
            moved = act(match)
            match.log[-1] = replace(moved, time=timestamps.later(NOW, 5000 * match.seq + milliseconds))
        return told(match)

    assert world(0) == world(300) and {ply["seconds"] for ply in world(0)["plies"][1:]} == {5}


def test_the_house_is_named_by_its_level_and_nobody_else() -> None:
    seats = told(finished("nim:free", RED, HOUSE))["seats"]
    assert seats == {"red": {"player": "person", "agent": None}, "blue": {"player": "house", "agent": "greedy"}}


def test_what_was_taken_back_is_no_ply() -> None:
    """An undone move is not a ply, and the line counts the undos."""
    match = empty_table("nim:free")
    seat_both(match, RED, HOUSE)
    while match.to_act() != 0:
        act(match)
    taken = match.seq + 1
    act(match)
    match.evolve(decide_takeback(match, 0, taken, "back", NOW))
    play_on(match, seed=5)
    one = told(match)
    assert one["taken_back"] == 1 and len(one["plies"]) == sum(entry.kind == "act" for entry in match.log) - 1
    assert parlour.read(dict(one)).result == one["result"]


def test_who_gave_up_has_lost_and_a_match_without_an_end_is_no_line() -> None:
    """A resigned match has a result. One without an end or without a deal is not a line."""
    match = empty_table("nim:free")
    assert line(match) is None
    seat_both(match)
    assert line(match) is None
    match.evolve(match.decide_resign(0, "gone", NOW))
    assert told(match)["result"] == {"winner": "blue", "reason": "resigned"} | told(match)["result"]
    assert told(match)["plies"] == []


def test_a_study_is_no_line() -> None:
    """A study is not a line, since its position is its player's own."""
    match = Match.create("m1", empty_table("nim:free").rules, SECRET, NOW, STUDY)
    seat_both(match, RED, HOUSE)
    match.evolve(match.decide_resign(0, "gone", NOW))
    assert match.status == "over" and line(match) is None
