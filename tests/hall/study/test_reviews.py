"""Reviews: what a finished match is told to have been worth, why, and what nobody is told."""

from itertools import pairwise
from typing import Any

import pytest

from parlour.core.contract import SPECTATOR
from parlour.core.refusal import Refusal
from parlour.hall.play.fair_play import Played
from parlour.hall.study import reviews
from parlour.table.match import Match
from tests.table.playing import dealt_match, play_on
from tests.table.test_takebacks import begun, take_back, until_hers

OPEN = "triple-triad:free+visibility=open+same+plus"


def nobody(match: Match) -> Played:
    """Nobody plays this game right now."""
    return Played(match.game, [])


def told(match: Match, played: Played | None = None, at: int = 0, viewer: int = SPECTATOR) -> list[Any]:
    """Everything that is told of a match."""
    return [*reviews.told(match, viewer, played or nobody(match), at)]


@pytest.fixture(scope="module")
def finished() -> Match:
    """An open match of Triple Triad played at random, by Ann and Ben."""
    return play_on(dealt_match(OPEN), 3)


def test_a_match_that_goes_on_is_not_judged() -> None:
    with pytest.raises(Refusal) as refused:
        reviews.plies(dealt_match(OPEN))
    assert refused.value.code == "not-over-yet"


def test_what_was_taken_back_is_not_judged() -> None:
    """Decisions are numbered as they count."""
    match = begun("triple-triad:free+visibility=open")
    until_hers(match)
    play_on(match, 1, 2)
    until_hers(match)
    back = take_back(match)
    play_on(match, 2)
    found = reviews.plies(match)
    assert [ply.number for ply in found] == list(range(1, 10))
    since = back.facts("takeback")["since"]
    assert not any(since <= ply.seq <= back.seq for ply in found)


def test_every_mistake_says_what_answers_it_and_what_was_better(finished: Match) -> None:
    """By what happens, in both languages; nothing else says anything."""
    plies = [one for one in told(finished) if one["type"] == "ply"]
    assert any(ply["mistake"] for ply in plies)
    for ply in plies:
        if ply["mistake"]:
            assert ply["why"]["better"] and (ply["why"]["worse"] or ply["number"] == len(plies))
            assert all(said["en"] != said["fr"] for said in ply["why"]["better"])
        else:
            assert ply["why"] is None


def test_values_lead_from_one_decision_to_the_next(finished: Match) -> None:
    """What a choice left for its seat is what the next one begins with, seen from the other side."""
    plies = sorted((one for one in told(finished) if one["type"] == "ply"), key=lambda ply: ply["number"])
    for one, following in pairwise(plies):
        sign = 1 if one["seat"] == following["seat"] else -1
        assert one["after"] == sign * following["before"]
    score = finished.result()["score"]  # type: ignore[index]  # it is over
    last = plies[-1]
    (other,) = {"red", "blue"} - {last["seat"]}
    assert last["after"] == score[last["seat"]] - score[other]


def test_it_is_summed_up_once_all_is_known_and_at_the_end(finished: Match) -> None:
    """The sentence is about the loser's move that decided it."""
    found = told(finished)
    summaries = [one for one in found if one["type"] == "summary"]
    assert found[-1] == found[-2] == summaries[0] and len(summaries) == 2
    turning = next(one for one in found if one["type"] == "ply" and one["seq"] == summaries[0]["turning"])
    result = finished.result()
    assert result is not None and turning["mistake"] and turning["seat"] != result["winner"]
    assert summaries[0]["says"]["args"]["move"] == turning["number"]


def test_a_position_that_people_play_is_left_out(finished: Match) -> None:
    """And with it the decision that led there, whose worth would tell it."""
    ply = reviews.plies(finished)[4]
    live = dealt_match(OPEN)
    live.state = ply.decision.state
    played = Played(finished.game, [live])
    found = [one for one in told(finished, played) if one["type"] == "ply"]
    assert sorted(one["number"] for one in found) == [1, 2, 3, 6, 7, 8, 9]
    assert told(finished, played)[-1]["withheld"] == 2
    for seq in (ply.seq, reviews.plies(finished)[3].seq):
        with pytest.raises(Refusal) as refused:
            reviews.looked_at(finished, SPECTATOR, played, seq)
        assert refused.value.code == "position-live"


def test_the_line_is_played_out_on_the_board(finished: Match) -> None:
    """Each step can be played after the one before, and the reply follows what was played."""
    for ply in reviews.plies(finished)[:4]:
        looked = reviews.looked_at(finished, SPECTATOR, nobody(finished), ply.seq)
        boards = [looked["view"], *(step["view"] for step in looked["line"])]
        for step, (before, after) in zip(looked["line"], pairwise(boards), strict=True):
            assert before is not None and after is not None
            assert step["seat"] == before["to_act"]
        assert looked["line"][-1]["view"]["result"] is not None  # type: ignore[index]  # there is one
        assert looked["reply"][0]["action"] == finished.log[ply.seq - 1].text
        assert len(looked["reply"]) == 2


def test_a_hand_that_was_hidden_stays_so_for_whoever_did_not_sit_there() -> None:
    """He is told of no decision that was made on it; who played is told of all."""
    closed = play_on(dealt_match("triple-triad:free"), 9)
    assert [one["withheld"] for one in told(closed)] == [9]
    ply = reviews.plies(closed)[0]
    with pytest.raises(Refusal) as refused:
        reviews.looked_at(closed, SPECTATOR, nobody(closed), ply.seq)
    assert refused.value.code == "decision-hidden"
    assert {one["number"] for one in told(closed, viewer=0) if one["type"] == "ply"} == set(range(1, 10))
    assert reviews.looked_at(closed, 1, nobody(closed), ply.seq)["seq"] == ply.seq


def test_what_else_could_be_played_is_said_in_words() -> None:
    """Where only the best are told, each by what would be seen of it, in both languages, not in the notation."""
    match = play_on(dealt_match("chakart:seed"), 3)
    ply = next(one for one in reviews.told(match, SPECTATOR, nobody(match), 0) if one["type"] == "ply")
    assert not ply["exact"] and ply["named"].keys() == ply["values"].keys()
    assert all(len({action, said["en"], said["fr"]}) == 3 for action, said in ply["named"].items())
