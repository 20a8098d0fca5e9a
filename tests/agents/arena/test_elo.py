"""Elo and its error agree with published figures and with slow ways of finding them."""

import math
from itertools import combinations

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from parlour.agents.arena.elo import difference, expected, of_share, ratings
from tests.rounds import rounds

CELLS = st.lists(st.integers(0, 400), min_size=5, max_size=5)


@pytest.mark.parametrize(
    ("cells", "elo", "error"),
    [
        ((34, 54, 31 + 32, 64, 75), 55.58, 27.65),
        ((332, 433, 457 + 41, 333, 334), -8.64, 10.33),
        ((7895, 8757, 5485 + 200, 568, 9999), -21.04, 2.95),
    ],
)
def test_figures_of_fastchess(cells: tuple[int, ...], elo: float, error: float) -> None:
    """The figures are those of fastchess's own tests."""
    found = difference(cells)
    assert found.elo == pytest.approx(elo, abs=0.01) and found.error == pytest.approx(error, rel=0.01)


@given(CELLS)
def test_mirrored_results_negate_elo(cells: list[int]) -> None:
    """Mirrored results negate the Elo and keep its error."""
    there, back = difference(cells), difference(cells[::-1])
    assert there.elo == pytest.approx(-back.elo, abs=1e-9) and there.error == pytest.approx(back.error)


@given(CELLS)
def test_two_agents_are_rated_as_they_differ(cells: list[int]) -> None:
    """The ratings of two agents are their difference."""
    assume(sum(cells) > 1)
    first, second = ratings(2, {(0, 1): cells})
    assert first == (0, 0)
    assert second == pytest.approx(difference(cells[::-1]), rel=1e-6, abs=1e-6)


@pytest.mark.parametrize("resampled", rounds(1000, 4000))
def test_the_error_is_what_other_pairs_would_have_told(resampled: int) -> None:
    """Of many resamples of the pairs, 95 % have a difference within the error."""
    cells = (40, 50, 80, 90, 60)
    drawn = np.random.default_rng(1).multinomial(sum(cells), np.array(cells) / sum(cells), resampled)
    found = difference(cells)
    within = np.mean([abs(difference(again).elo - found.elo) <= found.error for again in drawn.tolist()])
    assert within == pytest.approx(0.95, abs=0.015)


def test_pairs_that_share_their_luck_say_more() -> None:
    """Pairs split between the seats leave no doubt; as many points from pairs won whole leave much."""
    split, whole = difference((0, 0, 100, 0, 0)), difference((50, 0, 0, 0, 50))
    assert split == (0, 0) and whole.elo == 0 and whole.error > 60


@pytest.mark.parametrize(("cells", "elo"), [((0, 0, 0, 0, 9), math.inf), ((9, 0, 0, 0, 0), -math.inf), ((0,) * 5, 0)])
def test_what_cannot_be_known_is_without_end(cells: tuple[int, ...], elo: float) -> None:
    """An agent that won everything, or has not played, has an infinite error."""
    assert difference(cells) == (elo, math.inf)
    assert difference((0, 1, 0, 0, 0)).error == math.inf


MET = {
    (0, 1): (10, 12, 30, 20, 8),
    (0, 2): (2, 5, 9, 30, 40),
    (1, 2): (4, 9, 12, 22, 20),
    (0, 3): (20, 3, 1, 0, 1),
    (2, 3): (30, 3, 2, 0, 0),
}


def _likelihood(elos: list[float]) -> float:
    """Return the log-likelihood of the points in MET under the Bradley-Terry model, straight from its definition."""
    total = 0.0
    for (one, other), cells in MET.items():
        points, chance = sum(at * count for at, count in enumerate(cells)) / 2, expected(elos[one] - elos[other])
        total += points * math.log(chance) + (2 * sum(cells) - points) * math.log(1 - chance)
    return total


def test_ratings_are_the_likeliest() -> None:
    """No rating can be moved either way, alone, to make the points likelier."""
    elos = [0.0] * 4
    step = 200.0
    while step > 1e-5:
        moves = [(at, by) for at in (1, 2, 3) for by in (step, -step)]
        tried = [[elo + by * (place == at) for place, elo in enumerate(elos)] for at, by in moves]
        best = max(tried, key=_likelihood)
        if _likelihood(best) > _likelihood(elos):
            elos = best
        else:
            step /= 2
    assert [estimate.elo for estimate in ratings(4, MET)] == pytest.approx(elos, abs=0.01)


@pytest.mark.parametrize("resampled", rounds(100, 500))
def test_the_errors_of_many_are_what_other_pairs_would_have_told(resampled: int) -> None:
    """The errors of many ratings match their spread when each pairing is drawn again from its pairs."""
    random = np.random.default_rng(2)
    found = ratings(4, MET)
    spread = np.array(
        [
            [estimate.elo for estimate in ratings(4, again)]
            for again in (
                {
                    pairing: random.multinomial(sum(cells), np.array(cells) / sum(cells)).tolist()
                    for pairing, cells in MET.items()
                }
                for _ in range(resampled)
            )
        ]
    ).std(axis=0)
    assert 1.96 * spread == pytest.approx([estimate.error for estimate in found], rel=0.15)


def test_who_is_beyond_the_others_is_beyond_them() -> None:
    """An agent that won everything is infinitely above, one that lost everything below; the rest are rated as ever."""
    won, lost, even = (0, 0, 0, 0, 5), (5, 0, 0, 0, 0), (1, 2, 3, 2, 1)
    met = {(0, 1): lost, (0, 2): even, (0, 3): won, (1, 2): won, (1, 3): won, (2, 3): won}
    assert [estimate.elo for estimate in ratings(4, met)] == [0, math.inf, pytest.approx(0), -math.inf]
    strangers = ratings(3, {(0, 1): even, (0, 2): (0,) * 5, (1, 2): (0,) * 5})
    assert math.isnan(strangers[2].elo) and strangers[2].error == math.inf


@given(st.floats(-800, 800))
def test_a_share_is_what_is_expected_of_its_elo(elo: float) -> None:
    assert of_share(expected(elo)) == pytest.approx(elo, abs=1e-6)


def test_ten_points_to_one_are_400() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    assert all(
        expected(one - other) + expected(other - one) == pytest.approx(1) for one, other in combinations((0, 9, -70), 2)
    )
