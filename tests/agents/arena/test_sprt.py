"""The sequential test stops by itself, on the right side as often as it promises."""

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.agents.arena.elo import expected
from parlour.agents.arena.sprt import Sprt, Verdict
from parlour.core.refusal import Refusal
from tests.rounds import rounds

CELLS = st.lists(st.integers(0, 300), min_size=5, max_size=5)
VALUES = np.arange(5) / 4


@pytest.mark.parametrize(
    ("cells", "elo0", "elo1", "ratio"),
    [
        ((223, 9863, 20279 + 1000, 10037, 246), 0.5, 2.5, -3.07),
        ((871, 26175, 55003 + 980, 26678, 821), 0, 2, -4.98),
    ],
)
def test_figures_of_fastchess(cells: tuple[int, ...], elo0: float, elo1: float, ratio: float) -> None:
    """The ratios are those of fastchess's own tests, with logistic Elo."""
    assert Sprt(elo0, elo1).ratio(cells) == pytest.approx(ratio, abs=0.01)


def _slowly(cells: tuple[int, ...], mean: float) -> float:
    """Return the greatest log-likelihood of counts under a distribution of this mean, found by trying all of them."""
    free = np.array([mean * (1 - mean), 0.1, 0.1])  # of the second, third and fourth value; the others follow from them

    def likelihood(free: np.ndarray) -> float:  # type: ignore[type-arg]  # of floats
        last = mean - free @ VALUES[1:4]
        p = np.array([1 - free.sum() - last, *free, last])
        return -math.inf if p.min() <= 0 else float(np.array(cells) @ np.log(p))

    free = min((np.full(3, size) for size in (0.2, 0.1, 0.05)), key=lambda one: -likelihood(one))
    step = 0.1
    moves = [np.array(move) for move in np.ndindex(3, 3, 3)]
    while step > 1e-9:
        best = max((free + step * (move - 1) for move in moves), key=likelihood)
        if likelihood(best) > likelihood(free):
            free = best
        else:
            step /= 2
    return likelihood(free)


@pytest.mark.parametrize("cells", [(3, 7, 20, 9, 4), (1, 1, 1, 1, 30), (50, 1, 2, 1, 40)])
@pytest.mark.parametrize(("elo0", "elo1"), [(0, 10), (-50, 50), (30, 200)])
def test_the_ratio_is_that_of_the_likeliest_distributions(cells: tuple[int, ...], elo0: float, elo1: float) -> None:
    """The ratio equals the one found by trying all distributions."""
    slowly = _slowly(cells, expected(elo1)) - _slowly(cells, expected(elo0))
    assert Sprt(elo0, elo1).ratio(cells) == pytest.approx(slowly, abs=1e-4)


@given(CELLS, st.floats(-100, 100), st.floats(0.5, 100))
def test_mirrored_results_say_the_opposite(cells: list[int], elo0: float, further: float) -> None:
    """Mirrored results say the opposite of mirrored hypotheses."""
    there, back = Sprt(elo0, elo0 + further), Sprt(-elo0 - further, -elo0)
    assert there.ratio(cells) == pytest.approx(-back.ratio(cells[::-1]), abs=1e-6)


def test_more_points_speak_for_the_greater_difference() -> None:
    """More points raise the ratio for the greater difference; no points decide nothing."""
    test = Sprt(0, 20)
    ratios = [test.ratio((10, 20, 40 - more, 20, 10 + more)) for more in range(0, 40, 5)]
    assert all(less < more for less, more in pairwise(ratios))
    assert test.ratio((0,) * 5) == 0 and test.verdict((0,) * 5) is None


def _decided(test: Sprt, elo: float, seed: int) -> Verdict:
    """Return the verdict of a test on pairs with this true difference."""
    random = np.random.default_rng(seed)
    usual, lean = np.array([0.1, 0.2, 0.4, 0.2, 0.1]), 0.0
    while abs(off := expected(elo) - (weights := usual * np.exp(lean * VALUES)) @ VALUES / weights.sum()) > 1e-12:
        lean += 10 * off
    cells = [0] * 5
    while (verdict := test.verdict(cells)) is None:
        cells[random.choice(5, p=weights / weights.sum())] += 1
    return verdict


@pytest.mark.parametrize("runs", rounds(60, 300))
@pytest.mark.parametrize(("elo", "wrong"), [(0, Verdict.H1), (60, Verdict.H0)])
def test_it_is_wrong_as_seldom_as_it_promises(elo: float, wrong: Verdict, runs: int) -> None:
    """The test is wrong in at most one run of twenty where one of its hypotheses is exactly true."""
    said = [_decided(Sprt(0, 60), elo, seed) for seed in range(runs)]
    assert said.count(wrong) <= 0.07 * runs


def test_its_bounds_are_walds() -> None:
    assert (Sprt(0, 5).lower, Sprt(0, 5).upper) == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Sprt(0, 5, alpha=0.01, beta=0.1).upper == pytest.approx(math.log(90))


@pytest.mark.parametrize("wrong", [(5, 0), (1, 1), (0, math.nan), (0, math.inf), (0, 5, 0.0), (0, 5, 0.05, 0.5)])
def test_hypotheses_that_are_none_are_refused(wrong: tuple[float, ...]) -> None:
    with pytest.raises(Refusal) as refused:
        Sprt(*wrong)
    assert refused.value.code == "sprt-bounds" and "0,10" in refused.value.message("fr")
