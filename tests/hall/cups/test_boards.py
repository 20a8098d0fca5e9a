"""Boards follow from a tournament's secret, its entrants and the results before.

A series of games is decided by the majority, as soon as it is certain.
"""

from dataclasses import replace

import pytest

from parlour.hall.cups.boards import after_game, forfeited, match_of, next_round, origin, replayed, scored, swapped
from parlour.hall.cups.scoring import Pairing
from parlour.table import timestamps
from parlour.table.match import commitment
from tests.hall.cups.test_tournaments import drawn, out, played
from tests.table.playing import NOW, SECRET

BOARD = Pairing(1, 1, 4, 7, "m1")


@pytest.mark.parametrize(("form", "count", "rounds"), [("knockout", 5, 3), ("round_robin", 5, 5), ("swiss", 8, 3)])
def test_a_tournament_ends_after_as_many_rounds_as_it_said(form: str, count: int, rounds: int) -> None:
    """A tournament has its announced number of rounds, and every entrant has a place."""
    tournament = drawn(form, count)
    assert tournament.rounds == rounds
    while next_round(tournament, NOW) is not None:
        tournament = played(tournament)
    assert tournament.round == rounds
    assert len(tournament.standings()) == count


def test_a_round_that_is_made_twice_is_the_same() -> None:
    """A round made twice has the same boards, and the same ids and seeds of their matches."""
    tournament = drawn("swiss", 6)
    boards = next_round(tournament, NOW)
    assert boards and boards == next_round(tournament, NOW)
    first, again = (match_of(tournament, boards[0], NOW).match for _ in range(2))
    assert (first.id, first.secret) == (again.id, again.secret) == (boards[0].match, first.secret)
    assert len({match_of(tournament, board, NOW).match.secret for board in boards}) == len(boards)


def test_the_seats_are_shared_fairly() -> None:
    """In a round robin of five nobody's first and second seats differ by more than two."""
    tournament = drawn("round_robin", 5)
    while next_round(tournament, NOW) is not None:
        tournament = played(tournament, None)
    for number in range(5):
        met = [one for one in tournament.pairings if None not in (one.first, one.second)]
        firsts = sum(one.first == number for one in met)
        assert abs(firsts - sum(one.second == number for one in met)) <= 2


def test_who_withdrew_loses_what_they_do_not_play() -> None:
    """In a knockout the next opponent of a withdrawn entrant goes on; in a swiss nobody is paired with them."""
    knockout = drawn("knockout", 4)
    boards = next_round(knockout, NOW)
    assert boards is not None and boards[0].first is not None and boards[0].second is not None
    left, other = boards[0].first, boards[0].second
    walked = next_round(out(knockout, left), NOW)
    assert walked is not None and (walked[0].result, walked[0].winner, walked[0].match) == ("bye", other, None)
    swiss = next_round(out(drawn("swiss", 5), 0), NOW)
    assert swiss is not None and all(0 not in (board.first, board.second) for board in swiss)
    assert next_round(out(out(drawn("swiss", 3), 0), 1), NOW) is None  # an entrant left alone need not wait


def test_a_drawn_board_of_a_knockout_is_played_again_with_seats_swapped() -> None:
    """The replay is another match with another seed. If one entrant has withdrawn meanwhile, the other goes on."""
    tournament = drawn("knockout", 2)
    boards = next_round(tournament, NOW)
    assert boards is not None
    (board,) = boards
    again = replayed(tournament, scored(tournament, board, None, NOW))
    assert (again.first, again.second, again.replays) == (board.second, board.first, 1)
    assert again.result is None and again.match not in (None, board.match)
    assert match_of(tournament, again, NOW).match.secret != match_of(tournament, board, NOW).match.secret
    assert board.first is not None
    assert replayed(out(tournament, board.first), scored(tournament, board, None, NOW)).winner == board.second


def test_the_seeds_are_shown_to_come_from_its_secret_once_it_is_over() -> None:
    """Nothing of the secret is told before the end. Afterwards it gives the seed of each match, replayed ones too."""
    tournament = drawn("knockout", 2)
    boards = next_round(tournament, NOW)
    assert boards is not None
    again = replayed(tournament, scored(tournament, boards[0], None, NOW))
    live = replace(tournament, status="live", pairings=(again,))
    for board in (boards[0], again):
        assert board.match is not None and origin(live, board.match) is None
        told = origin(replace(live, status="over"), board.match)
        assert told is not None and told.commitment == commitment(SECRET)
        assert told.gives(match_of(tournament, board, NOW).match.secret)
        assert not told.gives(bytes(32))


@pytest.mark.parametrize("count", [4, 5, 8])
def test_the_third_place_is_played_for_or_shared(count: int) -> None:
    """With a match for it the last round has two boards; without one both losing semi-finalists are third."""
    shared, fought = drawn("knockout", count), drawn("knockout", count, third=True)
    while next_round(shared, NOW) is not None:
        shared = played(shared)
    while next_round(fought, NOW) is not None:
        fought = played(fought)
    assert [one.place for one in shared.standings()][:4] == [1, 2, 3, 3]
    assert [one.place for one in fought.standings()][:4] == [1, 2, 3, 4]
    final, third = fought.of_round(fought.rounds)
    assert [one.number for one in fought.standings()][:4] == [final.winner, final.loser, third.winner, third.loser]
    assert fought.round == shared.round == fought.rounds


def test_three_have_no_match_for_the_third_place() -> None:
    """Of three entrants the loser of the only semi-final is third."""
    found = drawn("knockout", 3, third=True)
    while next_round(found, NOW) is not None:
        found = played(found)
    assert len(found.of_round(2)) == 1 and [one.place for one in found.standings()] == [1, 2, 3]


def test_a_swiss_has_the_rounds_that_were_announced() -> None:
    """A swiss has its announced rounds, or as many as are possible without meeting twice."""
    assert drawn("swiss", 8, swiss=2).rounds == 2
    assert drawn("swiss", 4, swiss=9).rounds == 2


def test_a_game_that_ends_after_the_round_is_the_last_of_its_board() -> None:
    """A game that ends after the round's deadline decides its board; before it the best of three goes on."""
    tournament = drawn("swiss", 2, best=3)
    (board,) = next_round(tournament, NOW) or ()
    live = replace(tournament, deadline=timestamps.later(NOW, 1))
    assert scored(live, board, 0, NOW).result is None
    assert scored(live, board, 0, timestamps.later(NOW, 1)).result == "first"


def test_who_cannot_cover_a_stake_forfeits_that_board() -> None:
    """An entrant without the stake loses that board on either seat; if both lack it, nobody wins."""
    tournament = drawn("knockout", 2)
    (board,) = next_round(tournament, NOW) or ()
    first, second = (tournament.entrant(number).player for number in (board.first, board.second) if number is not None)
    for short, winner in (({first}, board.second), ({second}, board.first), ({first, second}, None)):
        lost = forfeited(tournament, board, short)
        assert (lost.match, lost.winner, lost.result) == (None, winner, "none" if winner is None else "bye")


def ended(winners: list[int | None], best: int, replays: bool = False) -> tuple[str | None, int | None, int]:
    """Return the result and the winner of a board, and how many games it took. The winners are sides: 0 is the board's
    first player. The players swap seats after each game.
    """
    board, count = BOARD, 0
    for winner in winners:
        count += 1
        seat = None if winner is None else winner if board.first == BOARD.first else 1 - winner
        board = after_game(board, seat, best, replays, late=False)
        if board.result is not None:
            break
        board = swapped(board)
    return board.result, board.winner, count


@pytest.mark.parametrize(
    ("winners", "best", "replays", "winner", "games"),
    [
        ([0], 1, False, 4, 1),
        ([1], 1, True, 7, 1),
        ([0, 0, 1], 3, False, 4, 2),
        ([0, 1, 1], 3, False, 7, 3),
        ([0, None, 0], 3, False, 4, 3),
        ([0, 0, None, 1, 0], 5, False, 4, 5),
        ([1, 1, 1, 0], 5, True, 7, 3),
        ([None, None, None, None, 1], 3, True, 7, 5),
        ([0, 1, None, None, 0], 3, True, 4, 5),
        ([None, 0], 1, True, 4, 2),
    ],
)
def test_who_has_most_of_the_games(
    winners: list[int | None], best: int, replays: bool, winner: int, games: int
) -> None:
    """The majority of games decides, without a game more than needed, whichever seat the winner sat on last."""
    _result, found, count = ended(winners, best, replays)
    assert (found, count) == (winner, games)


@pytest.mark.parametrize(("winners", "best"), [([None], 1), ([0, 1, None], 3), ([None] * 5, 5)])
def test_as_many_for_both_is_a_draw_where_draws_are_not_replayed(winners: list[int | None], best: int) -> None:
    assert ended(winners, best) == ("draw", None, len(winners))
    assert ended(winners, best, replays=True) == (None, None, len(winners))


@pytest.mark.parametrize(
    ("won", "lost", "winner", "replays", "result"),
    [
        (0, 0, 0, False, "first"),
        (1, 0, 1, False, "second"),
        (0, 1, 1, True, "second"),
        (1, 0, None, True, "first"),
        (0, 0, None, False, "draw"),
        (0, 0, None, True, None),
    ],
)
def test_a_late_game_is_the_last(won: int, lost: int, winner: int | None, replays: bool, result: str | None) -> None:
    """In a late game the leader wins, or among equals the winner of that game. A draw is replayed where draws are."""
    board = Pairing(1, 1, 4, 7, "m1", won=won, lost=lost)
    assert after_game(board, winner, 5, replays, late=True).result == result


@pytest.mark.parametrize("replays", [False, True])
def test_a_game_that_both_lost_gives_nobody_anything(replays: bool) -> None:
    """A game lost by both is neither a draw nor replayed. It gives nobody anything, unless earlier games decide or more
    follow.
    """
    assert after_game(BOARD, None, 1, replays, late=False, lost=True).result == "none"
    series = after_game(BOARD, None, 3, replays, late=False, lost=True)
    assert series.result is None
    series = after_game(series, 0, 3, replays, late=False)
    assert after_game(series, None, 3, replays, late=False, lost=True).result == "first"
