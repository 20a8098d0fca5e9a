"""Analysis: the values of a finished match, the reasons, and what stays secret."""

from itertools import pairwise
from typing import Any

import pytest

from parlour.core import words
from parlour.core.chance import Seeded
from parlour.core.contract import SPECTATOR
from parlour.core.refusal import Refusal
from parlour.hall.analysis import reviews
from parlour.hall.analysis.plies import fair, plies
from parlour.hall.play.fair_play import Played
from parlour.table.match import Match
from tests.table.playing import NOW, act, dealt_match, play_on
from tests.table.test_takebacks import begun, take_back, until_hers

OPEN = "triple-triad:free+visibility=open+same+plus"


def nobody(match: Match) -> Played:
    """Return what people play when nobody plays this game."""
    return Played(match.game, [])


def told(match: Match, played: Played | None = None, at: int = 0, viewer: int = SPECTATOR) -> list[Any]:
    """Return everything that is told of a match."""
    return [*reviews.told(match, viewer, played or nobody(match), at)]


@pytest.fixture(scope="module")
def finished() -> Match:
    """Return an open match of Triple Triad played at random by Ann and Ben."""
    return play_on(dealt_match(OPEN), 3)


def test_a_match_that_goes_on_is_not_judged() -> None:
    with pytest.raises(Refusal) as refused:
        plies(dealt_match(OPEN))
    assert refused.value.code == "not-over-yet"


def test_what_was_taken_back_is_not_judged() -> None:
    """Undone moves are not judged, and decisions are numbered without them."""
    match = begun("triple-triad:free+visibility=open")
    until_hers(match)
    play_on(match, 1, 2)
    until_hers(match)
    back = take_back(match)
    play_on(match, 2)
    found = plies(match)
    assert [ply.number for ply in found] == list(range(1, 10))
    since = back.data_as("takeback")["since"]
    assert not any(since <= ply.seq <= back.seq for ply in found)


def test_every_mistake_says_what_answers_it_and_what_was_better(finished: Match) -> None:
    """Each mistake names what answers it and what was better, in both languages; other moves have no reason."""
    plies = [one for one in told(finished) if one["type"] == "ply"]
    assert any(ply["mistake"] for ply in plies)
    for ply in plies:
        if ply["mistake"]:
            assert ply["why"]["better"] and (ply["why"]["worse"] or ply["number"] == len(plies))
            assert all(said["en"] != said["fr"] for said in ply["why"]["better"])
            assert ply["why"]["reason"] is None or ply["why"]["reason"]["id"].startswith("triple-triad-coach-")
        else:
            assert ply["why"] is None


def test_values_lead_from_one_decision_to_the_next(finished: Match) -> None:
    """The value after a decision is the value before the next one, seen from its side."""
    plies = sorted((one for one in told(finished) if one["type"] == "ply"), key=lambda ply: ply["number"])
    for one, following in pairwise(plies):
        sign = 1 if one["seat"] == following["seat"] else -1
        assert one["after"] == sign * following["before"]
    score = finished.result()["score"]  # type: ignore[index]  # it is over
    last = plies[-1]
    (other,) = {"red", "blue"} - {last["seat"]}
    assert last["after"] == score[last["seat"]] - score[other]


def test_it_is_summed_up_once_all_is_known(finished: Match) -> None:
    """The summary comes at the end. It is about the loser's decisive move."""
    found = told(finished)
    summaries = [one for one in found if one["type"] == "summary"]
    assert [found[-1]] == summaries
    turning = next(one for one in found if one["type"] == "ply" and one["seq"] == summaries[0]["turning"])
    result = finished.result()
    assert result is not None and turning["mistake"] and turning["seat"] != result["winner"]
    assert f"On move {turning['number']} " in words.rendered("en", summaries[0]["says"])


def test_a_turning_point_says_in_one_sentence_what_its_answer_took(finished: Match) -> None:
    """The sentence is about one move. Its picture is the position after the answer, with the card that was taken."""
    summary = told(finished)[-1]
    said = words.rendered("en", summary["says"])
    assert said == "On move 7 Ben placed Death Claw, and Forbidden took Hexadragon, 6 over 4."
    steps = [one for one in plies(finished) if one.seq in (summary["turning"], summary["pictured"])]
    assert [one.number for one in steps] == [7, 8]
    assert "your Forbidden" in words.rendered("en", told(finished, viewer=0)[-1]["says"])


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_finest_move_is_the_readers_own_and_far_better_than_any_other(finished: Match, viewer: int) -> None:
    """It is a best action of the reader's, at least two cards before every other. Who only watches is told none."""
    found = told(finished, viewer=viewer)
    leads = {}
    for ply in (one for one in found if one["type"] == "ply" and finished.game.seats.index(one["seat"]) == viewer):
        best, second = [*ply["values"].values(), -10][:2]
        if ply["action"] == ply["best"] and len(ply["values"]) > 1:
            leads[ply["seq"]] = best - second
    finest = found[-1]["finest"]
    assert (finest is not None) is (max(leads.values(), default=0) >= 2)
    if finest is not None:
        assert leads[finest["seq"]] == max(leads.values()) == pytest.approx(10 * finest["lead"])
        assert "for you; with any other move, " in words.rendered("en", finest["says"])


def test_a_turn_of_many_moves_is_counted_as_one() -> None:
    """In Cipher a sentence counts turns, as players do; elsewhere moves."""
    cipher, triad = play_on(dealt_match("cipher:seed"), 3), play_on(dealt_match(OPEN), 3)
    assert reviews._when(triad, plies(triad)[-1])["unit"] == "move"
    last = plies(cipher)[-1]
    when = reviews._when(cipher, last)
    assert when["unit"] == "turn" and int(str(when["move"])) < last.number
    best = words.sentence("review-finest", {"whose": "you", "name": "Ann", **when})
    assert words.rendered("en", best) == f"Your best move came in turn {when['move']}."
    assert words.rendered("fr", best) == f"Votre meilleur coup\u00a0: au tour {when['move']}."


def test_a_position_that_people_play_is_left_out(finished: Match) -> None:
    """A position that people play is left out, with the decisions before and after it that would tell its value."""
    ply = plies(finished)[4]
    live = dealt_match(OPEN)
    live.state = ply.decision.state
    played = Played(finished.game, [live])
    found = [one for one in told(finished, played) if one["type"] == "ply"]
    assert sorted(one["number"] for one in found) == [1, 2, 3, 8, 9]
    assert told(finished, played)[-1]["withheld"] == 4
    for seq in (plies(finished)[at].seq for at in (3, 4, 5, 6)):
        with pytest.raises(Refusal) as refused:
            reviews.looked_at(finished, SPECTATOR, played, seq)
        assert refused.value.code == "position-live"


def test_a_line_ends_where_people_play(finished: Match) -> None:
    """No line leads through a position that people play."""
    ply = plies(finished)[1]
    whole = reviews.looked_at(finished, SPECTATOR, nobody(finished), ply.seq)["line"]
    assert len(whole) > 1
    live = dealt_match(OPEN)
    action = finished.game.parse_action(ply.decision.state, str(whole[0]["action"]))
    live.state, _events = finished.game.played(ply.decision.state, action, Seeded(0))
    assert fair([ply], Played(finished.game, [live])) == [ply]
    cut = reviews.looked_at(finished, SPECTATOR, Played(finished.game, [live]), ply.seq)["line"]
    assert [step["action"] for step in cut] == [whole[0]["action"]]


def test_the_line_is_played_out_on_the_board(finished: Match) -> None:
    """Each step of a line can be played after the one before, and the reply follows the played move."""
    for ply in plies(finished)[:4]:
        looked = reviews.looked_at(finished, SPECTATOR, nobody(finished), ply.seq)
        boards = [looked["view"], *(step["view"] for step in looked["line"])]
        for step, (before, after) in zip(looked["line"], pairwise(boards), strict=True):
            assert before is not None and after is not None
            assert step["seat"] == before["to_act"]
        assert looked["line"][-1]["view"]["result"] is not None  # type: ignore[index]  # there is one
        assert looked["reply"][0]["action"] == finished.log[ply.seq - 1].text
        assert len(looked["reply"]) == 2


def test_a_hand_that_was_hidden_stays_so_for_whoever_did_not_sit_there() -> None:
    """A watcher is told of no decision on a hidden hand; its players are told of all."""
    closed = play_on(dealt_match("triple-triad:free"), 9)
    assert [one["withheld"] for one in told(closed)] == [9]
    ply = plies(closed)[0]
    with pytest.raises(Refusal) as refused:
        reviews.looked_at(closed, SPECTATOR, nobody(closed), ply.seq)
    assert refused.value.code == "decision-hidden"
    assert {one["number"] for one in told(closed, viewer=0) if one["type"] == "ply"} == set(range(1, 10))
    assert reviews.looked_at(closed, 1, nobody(closed), ply.seq)["seq"] == ply.seq


def test_what_else_could_be_played_is_said_in_words() -> None:
    """If only the best moves are told, each is named in words of both languages, not in notation."""
    match = play_on(dealt_match("chakart:seed"), 3)
    ply = next(one for one in reviews.told(match, SPECTATOR, nobody(match), 0) if one["type"] == "ply")
    assert not ply["exact"] and ply["named"].keys() == ply["values"].keys()
    assert all(len({action, said["en"], said["fr"]}) == 3 for action, said in ply["named"].items())


def hid(queen: str) -> Match:
    """Return a match of Chakart that White resigned, with a queen hidden where nobody else ever saw her."""
    match = dealt_match("chakart:seed+array=orthodox")
    for action in ("e2e4", "e7e5", queen):
        act(match, action)
    match.evolve(match.decide_resign(0, "c", NOW))
    return match


def test_what_hid_something_is_told_to_nobody_who_did_not_see_it() -> None:
    """A decision that hid something is told only to those who saw it, even if all lay open before. Matches that look
    alike to the others are told alike, word for word.
    """
    one, other = (hid(queen) for queen in ("d1e2~", "d1g4~"))
    assert told(one) == told(other) and told(one)[-1]["withheld"] == 1
    for match in (one, other):
        assert reviews.looked_at(match, SPECTATOR, nobody(match), plies(match)[0].seq)
        with pytest.raises(Refusal) as refused:
            reviews.looked_at(match, SPECTATOR, nobody(match), plies(match)[2].seq)
        assert refused.value.code == "decision-hidden"
    assert {ply["action"] for ply in told(one, viewer=1) if ply["type"] == "ply"} > {"d1e2~"}
