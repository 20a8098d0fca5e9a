"""A series of games is decided by the majority, as soon as it is certain."""

import pytest

from parlour.hall.cups.scoring import Pairing
from parlour.hall.cups.series import after_game, swapped

BOARD = Pairing(1, 1, 4, 7, "m1")


def played(winners: list[int | None], best: int, replayed: bool = False) -> tuple[str | None, int | None, int]:
    """Return the result and the winner of a board, and how many games it took. The winners are sides: 0 is the board's
    first player. The players swap seats after each game.
    """
    board, count = BOARD, 0
    for winner in winners:
        count += 1
        seat = None if winner is None else winner if board.first == BOARD.first else 1 - winner
        board = after_game(board, seat, best, replayed, late=False)
        if board.result is not None:
            break
        board = swapped(board)
    return board.result, board.winner, count


@pytest.mark.parametrize(
    ("winners", "best", "replayed", "winner", "games"),
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
    winners: list[int | None], best: int, replayed: bool, winner: int, games: int
) -> None:
    """The majority of games decides, without a game more than needed, whichever seat the winner sat on last."""
    _result, found, count = played(winners, best, replayed)
    assert (found, count) == (winner, games)


@pytest.mark.parametrize(("winners", "best"), [([None], 1), ([0, 1, None], 3), ([None] * 5, 5)])
def test_as_many_for_both_is_a_draw_where_draws_are_not_replayed(winners: list[int | None], best: int) -> None:
    assert played(winners, best) == ("draw", None, len(winners))
    assert played(winners, best, replayed=True) == (None, None, len(winners))


@pytest.mark.parametrize(
    ("won", "lost", "winner", "replayed", "result"),
    [
        (0, 0, 0, False, "first"),
        (1, 0, 1, False, "second"),
        (0, 1, 1, True, "second"),
        (1, 0, None, True, "first"),
        (0, 0, None, False, "draw"),
        (0, 0, None, True, None),
    ],
)
def test_a_late_game_is_the_last(won: int, lost: int, winner: int | None, replayed: bool, result: str | None) -> None:
    """In a late game the leader wins, or among equals the winner of that game. A draw is replayed where draws are."""
    board = Pairing(1, 1, 4, 7, "m1", won=won, lost=lost)
    assert after_game(board, winner, 5, replayed, late=True).result == result


@pytest.mark.parametrize("replayed", [False, True])
def test_a_game_that_both_lost_gives_nobody_anything(replayed: bool) -> None:
    """A game lost by both is neither a draw nor replayed. It gives nobody anything, unless earlier games decide or more
    follow.
    """
    assert after_game(BOARD, None, 1, replayed, late=False, lost=True).result == "none"
    series = after_game(BOARD, None, 3, replayed, late=False, lost=True)
    assert series.result is None
    series = after_game(series, 0, 3, replayed, late=False)
    assert after_game(series, None, 3, replayed, late=False, lost=True).result == "first"
