"""Studies begin at a known step, and tell their player nothing new about it."""

import json
from collections.abc import Callable
from functools import partial

import pytest

from parlour.analysis.puzzles import shelf
from parlour.core import record
from parlour.core.refusal import Refusal
from parlour.hall.people.player import Player
from parlour.hall.play import studies
from parlour.hall.play.commit import Append
from parlour.hall.play.fair_play import Played
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table import verify
from parlour.table.match import Match, commitment
from tests.table.playing import NOW, act, dealt_match, play_on, replayed

ANN, EVE = Player("ann", "Ann"), Player("eve", "Eve")
BIRTH = MatchIdentity("study", b"7" * 32, NOW)


def kept(append: Append) -> Match:
    """Return the match after its entries were written."""
    return append.match.after(append.entries)


def refused(code: str, act: Callable[[], object]) -> None:
    """Require that the act is refused with this code."""
    with pytest.raises(Refusal) as told:
        act()
    assert told.value.code == code


def study_of(match: Match, seq: int, player: Player = ANN, new: MatchIdentity = BIRTH, known: bool = False) -> Match:
    """Return the study that a player begins from a step of a finished match."""
    position = studies.known_position(match, seq, player, new)
    return kept(studies.begin(match.rules, position, player, match.seat_of(player.id), "search", new, known=known))


@pytest.fixture
def finished() -> Match:
    """Return a match of Ann, red, against Ben, blue."""
    return play_on(dealt_match(), 3)


def test_a_study_begins_from_the_step_and_is_marked(finished: Match) -> None:
    """A study has the same heap and turn, its player on their own seat and an agent opposite; it counts for nothing."""
    for seq in range(3, finished.seq):
        study = study_of(finished, seq)
        assert study.status == "live" and study.terms.study and not study.terms.rated
        assert [seat and seat.agent for seat in study.seats] == [None, "search"]
        assert study.state is not None
        for name in ("heap", "turn", "last"):
            assert study.state[name] == finished.states[seq][name]


def test_what_somebody_made_up_waits_while_people_play_the_game(finished: Match) -> None:
    """A made-up position waits while people play the game. One that came about in a match never waits, nor its
    repetition.
    """
    people = dealt_match()
    for known in (False, True):
        study = study_of(finished, 3, known=known)
        anew = kept(studies.again(play_on(study, 1), ANN, BIRTH))
        for one in (study, anew):
            assert studies.is_made_up(one) is not known
            Played(one.game, []).refuse_match(one)
            if known:
                Played(one.game, [people]).refuse_match(one)
            else:
                refused("study-waits", partial(Played(one.game, [people]).refuse_match, one))
    assert not studies.is_made_up(people)


def test_what_the_caller_could_not_see_is_drawn_anew(finished: Match) -> None:
    """Ann keeps her own charm, and Ben's is any of the ten; for a stranger both are drawn."""
    news = [MatchIdentity("study", bytes([seed]) * 32, NOW) for seed in range(60)]
    drawn = [study_of(finished, 4, ANN, new).state["charm"][0].tolist() for new in news]
    assert {mine for mine, _theirs in drawn} == {int(finished.states[4]["charm"][0, 0])}
    assert len({theirs for _mine, theirs in drawn}) > 5
    strangers = [study_of(finished, 4, EVE, new).state["charm"][0].tolist() for new in news]
    assert all(len({charms[seat] for charms in strangers}) > 5 for seat in range(2))


def test_two_truths_that_look_alike_give_the_same_study() -> None:
    """Matches that differ only in what Ann never saw lead her to the same position."""

    def ended(charm: int) -> Match:
        match = dealt_match()
        for state in (match.states[3], match.state):
            state["charm"][0, 1] = charm
        return play_on(match, 3)

    one, other = (studies.known_position(ended(charm), 4, ANN, BIRTH) for charm in (2, 9))
    assert one == other


def test_a_puzzle_is_played_on_as_it_was_asked() -> None:
    """A puzzle's seat is asked the same with the same answers; hidden cards are drawn anew each time."""
    puzzle = next(one for one in shelf.shipped().values() if one.game == "cipher")
    game, rules = puzzle.played, puzzle.played.rule_book.parse(puzzle.rules)
    news = [MatchIdentity("study", bytes([seed]) * 32, NOW) for seed in range(6)]
    states = [game.parse_position(rules, studies.asked_position(puzzle, new)) for new in news]
    told = [game.view(state, puzzle.seat) for state in (puzzle.state, *states)]
    assert len({json.dumps((view["legal"], view["ask"])) for view in told}) == 1
    assert len({state.tobytes() for state in states}) > 1


def test_a_study_replays_verifies_and_is_played_again(finished: Match) -> None:
    """A study replays to the same bytes, its picks are verified, and its repetition begins from the same position."""
    study = study_of(finished, 4)
    begun = study.state
    play_on(study, 5)
    assert record.same(replayed(study).state, study.state)
    findings = verify.verify(study, commitment(study.secret))
    assert findings and all(finding.ok for finding in findings)
    again = kept(studies.again(study, ANN, MatchIdentity("again", b"8" * 32, NOW)))
    assert record.same(again.state, begun) and again.terms.study
    refused("not-your-match", lambda: studies.again(study, EVE, BIRTH))


def test_what_cannot_be_studied_is_refused(finished: Match) -> None:
    """A running match, an unknown step and a finished position cannot be studied."""
    live = dealt_match()
    act(live)
    refused("not-over-yet", lambda: studies.known_position(live, 4, ANN, BIRTH))
    refused("unknown-step", lambda: studies.known_position(finished, finished.seq + 1, ANN, BIRTH))
    refused("study-over", lambda: study_of(finished, finished.seq))
