"""Hints are exact where nothing is hidden, improve elsewhere, and use only what the seat may know."""

import pytest

from parlour.agents.exact import solve
from parlour.analysis.hint import hints
from parlour.core import registry
from parlour.core.chance import Seeded
from tests.analysis.test_worth import GAMES, TRIAD
from tests.analysis.test_worth import _two_truths as two_truths


def test_an_open_position_is_solved_at_once() -> None:
    state, _events = TRIAD.deal(TRIAD.rule_book.parse("triple-triad:free+visibility=open"), [{}, {}], Seeded(4))
    (found,) = hints(TRIAD, state)
    solution = solve(TRIAD, state)
    assert solution is not None and found.exact and found.values == solution.values


@pytest.mark.parametrize("game", GAMES)
def test_secrets_behind_the_view_change_nothing(game: registry.Game) -> None:
    """Two states that look alike to the seat get equal hints, with errors that shrink from one to the next."""
    one, other = (list(hints(game, truth)) for truth in two_truths(game, 1))
    assert one == other
    errors = [found.errors[found.best] for found in one if found.errors]
    assert len(errors) == len(one) > 1 and errors == sorted(errors, reverse=True)
