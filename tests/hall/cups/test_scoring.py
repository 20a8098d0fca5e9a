"""Scoring: the order of entrants with equal points."""

from parlour.hall.cups.scoring import Pairing, standings


def _won(*games: tuple[int, int]) -> list[Pairing]:
    """Return games, each given by its winner and its loser."""
    return [Pairing(at, 1, winner, loser, result="first") for at, (winner, loser) in enumerate(games, 1)]


def test_of_equal_points_the_games_among_them_come_before_whom_they_met() -> None:
    """Numbers 3, 0 and 1 have a point each. Number 1 met stronger players, but lost to number 0."""
    places = standings(5, _won((0, 1), (2, 3), (3, 0), (1, 2), (2, 4)))
    assert [place.number for place in places] == [2, 3, 0, 1, 4]
    assert [(place.points, place.direct, place.buchholz) for place in places[1:4]] == [(1, 1, 3), (1, 1, 2), (1, 0, 3)]


def test_then_comes_whom_they_met_and_then_the_draw() -> None:
    """Opponents' points decide next, and then the draw, each if all before it are equal."""
    by_met = standings(6, _won((0, 2), (1, 3), (3, 4), (5, 4)))
    assert [place.number for place in by_met if place.points == 1] == [1, 3, 0, 5]
    by_draw = standings(4, _won((1, 3), (0, 2)))
    assert [place.number for place in by_draw] == [0, 1, 2, 3]
