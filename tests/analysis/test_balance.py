"""The balance of a rule set is counted right, repeats from a seed, and is about even between equals."""

from itertools import islice

import pytest

from parlour.analysis.balance import Balance, balance
from parlour.core import registry

GAMES = ["triple-triad", "chakart", "cipher"]


def _found(name: str, games: int) -> list[Balance]:
    game = registry.game(name)
    return list(islice(balance(game, game.rule_book.standard), games))


@pytest.mark.parametrize("name", GAMES)
def test_games_are_counted_one_by_one(name: str) -> None:
    """Each game adds one to the count, its decisions and its turned cards; a seed repeats them all."""
    found = _found(name, 2)
    assert [known.games for known in found] == [1, 2]
    assert 0 < found[0].decisions < found[1].decisions and found[1].turns > 0
    assert found[1].won + found[1].drawn <= 2
    assert found == _found(name, 2)


def test_points_and_their_error() -> None:
    """Three wins, two draws and a loss give two thirds of the points, with the spread of those six."""
    known = Balance(games=6, won=3, drawn=2)
    assert known.points == pytest.approx(4 / 6)
    spread = (3 * (1 / 3) ** 2 + 2 * (1 / 6) ** 2 + (2 / 3) ** 2) / 6
    assert known.error == pytest.approx((spread / 6) ** 0.5)
    assert Balance(games=4, drawn=4).error == 0


def test_nine_cards_are_placed_in_a_game_of_triple_triad() -> None:
    """A game of Triple Triad under the usual rules has nine placements: no draw is played on."""
    (known,) = _found("triple-triad", 1)
    assert known.decisions == 9
