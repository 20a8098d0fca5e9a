"""A game that says nothing of beginners shows them its state unchanged."""

from parlour.core.facets.novice import Novice
from parlour.core.record import same
from tests.games.chakart.ruling import fen, position


def test_without_anything_a_beginner_sees_the_view_itself() -> None:
    view = position(fen("7k/8/8/3q4/8/8/8/K2R4"))
    assert same(Novice().understood(view), view)
    assert Novice().worth is None
