"""Ladders last a season: entrants challenge each other so often a week, and each match counts."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.hall.cups import ladder, prizes
from parlour.hall.cups.boards import match_of, next_round, replayed, scored, to_play
from parlour.hall.cups.ladder import Drop, TakeUp
from parlour.hall.cups.plan import WEEK
from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.tournaments import Tournament, require_rounds
from parlour.table import timestamps
from tests.hall.cups.test_tournaments import GUESTS, announced, drawn
from tests.table.playing import NOW

RESULTS = {"first": 0, "second": 1, "drawn": None, "called-off": 0}
ANSWERS = [*RESULTS, "dropped"]
ENDS = timestamps.later(NOW, 3 * WEEK + 1)


def season(count: int, **more: Any) -> Tournament:
    """Return a ladder of so many entrants that runs for three weeks and a moment."""
    made = drawn("ladder", count, ends=ENDS, **more)
    return replace(made, status="live", deadline=ENDS)


def refused(work: Any) -> str:
    """Return the code with which the work is refused."""
    with pytest.raises(Refusal) as caught:
        work()
    return caught.value.code


def won(tournament: Tournament, week: int, *pairs: tuple[int, int]) -> Tournament:
    """Return the ladder after these boards, each won by the first of the two."""
    boards = (Pairing(week, at, first, second, f"m{week}{at}", "first") for at, (first, second) in enumerate(pairs, 1))
    return replace(tournament, pairings=(*tournament.pairings, *boards))


def test_its_weeks_are_its_rounds() -> None:
    """The weeks of a ladder are its rounds, and the last may be short; without a start time it starts at once."""
    found = season(2)
    assert (found.plan.starts, found.rounds, found.plan.meetings) == (NOW, 4, 1)
    weeks = [found.plan.week(timestamps.later(NOW, time)) for time in (0, WEEK - 1, WEEK, 3 * WEEK, 9 * WEEK)]
    assert weeks == [1, 1, 2, 4, 4]


def test_the_same_two_meet_so_often_a_week() -> None:
    """Two entrants meet so often a week, whoever challenges; a waiting challenge counts, and each week counts anew."""
    found = won(season(3, meetings=2), 1, (0, 1))
    one, other, third = (found.entrant(number).player for number in range(3))
    board = ladder.proposed(found, other, one, NOW)
    assert (board.round, board.board, board.first, board.second, board.is_proposed) == (1, 2, 1, 0, True)
    asked = replace(found, pairings=(*found.pairings, board))
    assert refused(lambda: ladder.proposed(asked, one, other, NOW)) == "ladder-met"
    assert ladder.proposed(asked, one, third, NOW).board == 3
    assert ladder.proposed(asked, one, other, timestamps.later(NOW, WEEK)).round == 2


@given(st.lists(st.tuples(st.integers(0, 3 * WEEK), st.sampled_from("01"), st.sampled_from(ANSWERS)), max_size=60))
def test_two_who_give_each_other_wins_gain_so_much_and_no_more(tries: list[tuple[int, str, str]]) -> None:
    """Two entrants who give each other wins share one point for each allowed meeting. It makes no difference who
    challenges, how boards end, and what is dropped or called off.
    """
    found = season(3, meetings=2)
    for after, by, answer in sorted(tries):
        moment = timestamps.later(NOW, after)
        one, other = (found.entrant(number) for number in ((0, 1) if by == "0" else (1, 0)))
        try:
            waits = ladder.proposed(found, one.player, other.player, moment)
        except Refusal:
            continue
        if answer != "dropped":
            asked = replace(found, pairings=(*found.pairings, waits))
            made = ladder.taken_up(asked, TakeUp("t1", other.player, waits.round, waits.board, moment))
            if answer == "called-off":
                made = replayed(found, made)
            ended = scored(found, made, RESULTS[answer], moment)
            found = replace(found, pairings=(*found.pairings, ended))
    assert sum(one.points for one in found.standings()) <= 2 * found.rounds


def test_whom_nobody_can_challenge() -> None:
    found = season(2)
    one, other = (found.entrant(number).player for number in range(2))
    gone = replace(found, entrants=tuple(replace(each, withdrawn=each.player == other) for each in found.entrants))
    assert refused(lambda: ladder.proposed(found, one, one, NOW)) == "own-challenge"
    assert refused(lambda: ladder.proposed(found, one, "stranger", NOW)) == "ladder-stranger"
    assert refused(lambda: ladder.proposed(gone, one, other, NOW)) == "ladder-stranger"
    assert refused(lambda: ladder.proposed(gone, other, one, NOW)) == "not-entered"
    assert refused(lambda: ladder.proposed(found, one, other, ENDS)) == "tournament-closed"
    assert refused(lambda: ladder.proposed(replace(found, status="open"), one, other, NOW)) == "tournament-closed"
    assert (
        refused(lambda: ladder.proposed(drawn("swiss", 2), GUESTS[0].id, GUESTS[1].id, NOW))
        == "tournament-not-a-ladder"
    )


def test_only_who_was_challenged_takes_it_up() -> None:
    """Only the challenged entrant accepts, and once; the seats go by who sat first less often."""
    found = won(season(3), 1, (0, 1))
    one, other, third = (found.entrant(number).player for number in range(3))
    waits = ladder.proposed(found, one, third, NOW)
    asked = replace(found, pairings=(*found.pairings, waits))
    assert to_play(asked) == []
    for stranger, code in ((one, "not-your-challenge"), (other, "not-your-challenge"), ("nobody", "not-entered")):
        taking = TakeUp("t1", stranger, waits.round, waits.board, NOW)
        assert refused(lambda taking=taking: ladder.taken_up(asked, taking)) == code
    taking = TakeUp("t1", third, waits.round, waits.board, NOW)
    made = ladder.taken_up(asked, taking)
    assert (made.first, made.second, made.match is None) == (2, 0, False)
    played = replace(found, pairings=(*found.pairings, made))
    assert to_play(played) == [made] and match_of(played, made, NOW).match.terms.tournament == "t1"
    assert refused(lambda: ladder.taken_up(played, taking)) == "ladder-answered"
    assert refused(lambda: ladder.taken_up(asked, replace(taking, now=ENDS))) == "tournament-closed"


def test_either_of_the_two_drops_it() -> None:
    """Either of the two, and nobody else, drops a challenge."""
    found = season(3)
    one, other, third = (found.entrant(number).player for number in range(3))
    asked = replace(found, pairings=(ladder.proposed(found, one, other, NOW),))
    for by, to in ((one, other), (other, one)):
        _board, dropped, told = ladder.dropped(asked, Drop("t1", by, 1, 1, NOW))
        assert (dropped.player, told.player) == (by, to)
    assert refused(lambda: ladder.dropped(asked, Drop("t1", third, 1, 1, NOW))) == "not-your-challenge"
    assert refused(lambda: ladder.dropped(asked, Drop("t1", one, 1, 2, NOW))) == "ladder-answered"


def test_points_are_those_of_an_arena() -> None:
    """A win counts one, a draw half and a loss nothing, however many were lost."""
    found = won(season(3), 1, (0, 1), (0, 2), (1, 2))
    found = won(found, 2, (2, 0))
    found = replace(found, pairings=(*found.pairings, Pairing(2, 2, 1, 0, "d", "draw")))
    assert [(one.number, one.points, one.played) for one in found.standings()] == [
        (0, 2.5, 4),
        (1, 1.5, 3),
        (2, 1.0, 3),
    ]


def test_a_board_is_the_best_of_so_many_games() -> None:
    """A game that ends after the season decides its board."""
    found = season(2, best=3)
    board = Pairing(1, 1, 0, 1, "m")
    again = replayed(found, scored(found, board, 0, NOW))
    assert again.match != board.match and (again.lost, again.result) == (1, None)
    assert scored(found, board, 0, ENDS).result == "first"


def test_it_is_over_at_its_time_and_not_before() -> None:
    """A ladder ends at its time without rounds. Nobody wins without a played board, and no prize goes to an idle
    entrant.
    """
    found = season(3)
    assert next_round(found, NOW) == [] and next_round(found, ENDS) is None
    assert found.champion() is None
    prized = replace(found, plan=replace(found.plan, prize=({"gil": 5}, {"gil": 3}, {"gil": 1})))
    assert prizes.awarded(prized) == []
    played = won(prized, 1, (1, 2))
    champion = played.champion()
    assert champion is not None and champion.number == 1
    assert [player for player, _prize in prizes.awarded(played)] == [played.entrant(1).player, played.entrant(2).player]


def test_it_is_joined_while_it_lasts() -> None:
    """A ladder can be joined while it lasts, unlike other forms, and has no waiting list."""
    found = season(0)
    assert found.takes_in and found.capacity == found.plan.most and found.least == 0
    assert not replace(drawn("swiss", 2), status="live").takes_in
    assert refused(lambda: require_rounds(found)) == "tournament-ends-itself"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ends": None}, "tournament-ends"),
        ({"ends": NOW}, "tournament-ends"),
        ({"ends": timestamps.later(NOW, 54 * WEEK)}, "tournament-ends"),
        ({"hours": 2}, "tournament-ladder-rounds"),
        ({"starts": timestamps.later(NOW, 1), "checkin": True}, "tournament-ladder-rounds"),
        ({"form": "swiss"}, "tournament-not-a-ladder"),
        ({"form": "swiss", "ends": None, "meetings": 2}, "tournament-not-a-ladder"),
    ],
)
def test_what_is_no_ladder(change: dict[str, Any], code: str) -> None:
    assert refused(lambda: announced(**{"form": "ladder", "ends": ENDS, **change})) == code
