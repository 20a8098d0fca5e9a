"""A verdict names one action only if it is certain that no other is as good."""

import pytest

from parlour.analysis.puzzles.verdict import LEAST_LEAD, Verdict


@pytest.mark.parametrize(
    ("worth", "only"),
    [
        ({1: 2.0, 2: 0.0, 3: -2.0}, 1),
        ({1: 4.0, 2: 2.0}, None),  # both win; the margin does not count
        ({1: 0.0, 2: -2.0}, 1),
        ({1: 0.0, 2: 0.0, 3: -2.0}, None),
    ],
)
def test_solved_the_result_decides(worth: dict[int, float], only: int | None) -> None:
    """Among exact values only the result counts, won, drawn or lost; a larger win is no better."""
    verdict = Verdict(worth)
    assert verdict.exact and verdict.only == only


@pytest.mark.parametrize(
    ("second", "error", "only"),
    [(0.0, 0.01, 1), (0.5 - LEAST_LEAD / 2, 0.01, None), (0.0, 0.2, None)],
)
def test_searched_the_lead_is_clear_and_beyond_errors(second: float, error: float, only: int | None) -> None:
    """Among searched values a lead must be large, and larger than the errors."""
    verdict = Verdict({1: 0.5, 2: second}, {1: error, 2: error})
    assert not verdict.exact and verdict.only == only
