"""A score counts pairs by their points."""

from itertools import product

import pytest

from parlour.agents.arena.pairs import Pair
from parlour.agents.arena.score import Score, share, spread


def test_every_pair_is_counted_where_it_belongs() -> None:
    """Each of nine possible pairs is counted by its points: 0, 1/2, 1, 3/2 and 2 come of 1, 2, 3, 2 and 1 of them."""
    score = Score()
    for number, points in enumerate(product((0.0, 0.5, 1.0), repeat=2)):
        score.take(Pair(number, (0, 1), points, (3, 4), (0.5, 0.25)))
    assert score.cells == [1, 2, 3, 2, 1]
    assert (score.wins, score.draws, score.losses) == (6, 6, 6)
    assert (score.pairs, score.games, score.plies, score.seconds) == (9, 18, 63, (4.5, 2.25))
    assert score.share == 0.5 and spread(score.cells) == pytest.approx((2 * 0.25 + 4 * 0.0625) / 9)


def test_nothing_played_is_even() -> None:
    assert share([0] * 5) == 0.5 and spread([0] * 5) == 0.0
