"""The result of a tournament's board: a winner, a draw, or another match."""

from parlour.hall.play.board_results import CalledOff, Scored, follows
from parlour.table import timeouts
from parlour.table.ending import Ending
from parlour.table.match import Match
from parlour.table.terms import Terms
from tests.table.playing import NOW, empty_table, play_on, seat_both


def board() -> Match:
    """Return a match of a tournament whose first turn has come."""
    match = empty_table()
    match.terms = Terms(tournament="t1")
    seat_both(match)
    return match


def test_who_won_is_told_by_their_seat() -> None:
    """The winner is told by their seat, whether the game ended or a seat resigned."""
    match = play_on(board(), 1)
    result = match.result()
    assert result is not None and result["winner"] is not None
    assert follows(match) == (Scored("t1", "m1", match.game.seats.index(result["winner"]), match.log[-1].time),)
    for seat in (0, 1):
        given_up = board()
        given_up.evolve(given_up.decide_resign(seat, "r", NOW))
        assert follows(given_up) == (Scored("t1", "m1", 1 - seat, NOW),)


def test_where_time_was_up_and_nobody_ahead_both_have_lost() -> None:
    """If time is up and nobody leads, both lose the board, which is not a draw."""
    match = board()
    match.ending = Ending("counted-even", None)
    assert follows(match) == (Scored("t1", "m1", None, NOW, lost=True),)


def test_what_the_hall_calls_off_is_played_again() -> None:
    """A match that the hall calls off is played again and gives nobody a point."""
    match = board()
    match.evolve(timeouts.called_off(match, NOW))
    assert follows(match) == (CalledOff("t1", "m1", NOW),)


def test_a_match_of_no_tournament_means_nothing_to_any() -> None:
    """A match outside tournaments has no result for one, however it ends."""
    match = empty_table()
    seat_both(match)
    assert follows(play_on(match, 1)) == ()
