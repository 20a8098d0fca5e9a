"""The kit passes sound endings of a game, and names each wrong one."""

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.facets.exact import Exact
from parlour.core.record import State
from parlour.testing import Broken
from parlour.testing.ends import check_margin, check_solver

TRIAD = registry.game("triple-triad")


def _played(placements: int) -> State:
    chance = Seeded(4)
    state, _events = TRIAD.deal(TRIAD.rule_book.parse("triple-triad:free+visibility=open+same"), [{}, {}], chance)
    for _ in range(placements):
        TRIAD.apply(state, TRIAD.legal(state)[0], chance)
    return state


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Exact:
    """Return the endings that the game gives, which a test may replace for a while."""
    assert TRIAD.exact is not None
    monkeypatch.setattr(type(TRIAD), "exact", TRIAD.exact)
    return TRIAD.exact


def test_a_sound_game_passes() -> None:
    check_margin(TRIAD, _played(9))
    check_solver(TRIAD, _played(8))


def test_a_solver_is_asked_near_the_end_alone(sound: Exact, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit asks a solver only near the end, where few actions are left: it plays every way to go on."""
    monkeypatch.setattr(type(TRIAD), "exact", sound._replace(values=lambda state: {}))
    check_solver(TRIAD, _played(2))
    with pytest.raises(Broken, match="a solver says what best play comes to"):
        check_solver(TRIAD, _played(8))


def test_a_value_is_that_of_the_best_action(sound: Exact, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TRIAD), "exact", sound._replace(value=lambda state: 9))
    with pytest.raises(Broken, match="a solver says what best play comes to"):
        check_solver(TRIAD, _played(8))
