"""The shelf has a hundred proven puzzles of each game, and gives one of them each day."""

from collections import Counter

import pytest

from parlour.analysis.puzzles import shelf
from parlour.analysis.puzzles.family import BAND
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.verdict import judge
from parlour.core.refusal import NotFound

GAMES = ("chakart", "cipher", "triple-triad")
HUNDRED = 100
AGAIN = 1  # not the seed with which they were mined
SAMPLE = 10  # puzzles that `make test` solves again


def of(game: str) -> list[Puzzle]:
    """Return the puzzles of a game."""
    return [one for one in shelf.shipped().values() if one.game == game]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_hundred(game: str) -> None:
    """Each game has a hundred puzzles, no two alike."""
    assert len(of(game)) == len({one.id for one in of(game)}) == HUNDRED


def test_triple_triad_is_practised_under_many_rules() -> None:
    """The puzzles use the rules of every community, none more often than another."""
    rules = Counter(one.rules for one in of("triple-triad"))
    assert set(rules.values()) == {HUNDRED // len(rules)}
    presets = Counter(one.played.rule_book.parse(one.rules).preset for one in of("triple-triad"))
    assert presets == dict.fromkeys(("ffwtt", "mush", "wiki", "ff8", "ff14"), HUNDRED // 5)


def test_triple_triad_has_many_themes_and_is_easy_and_hard() -> None:
    """No theme and no difficulty has more than a quarter of the puzzles; the decisive rules are among the themes."""
    themes = Counter(one.theme for one in of("triple-triad"))
    bands = Counter(one.difficulty // BAND for one in of("triple-triad"))
    assert len(themes) >= 12 and max(themes.values()) <= HUNDRED / 4
    assert len(bands) >= 5 and max(bands.values()) <= HUNDRED / 4
    assert {"plus", "same", "combo", "wall", "elemental", "battle", "reverse", "slid", "edge", "placed"} <= set(themes)


def _is_proven(one: Puzzle, seed: int) -> None:
    verdict = judge(one.played, one.state, seed)
    assert verdict is not None and verdict.only is not None, one.id
    assert one.played.action_text(one.state, verdict.only) == one.solution, one.id
    if verdict.exact:
        told = {one.played.action_text(one.state, action): worth for action, worth in verdict.worth.items()}
        assert told == one.worth, one.id


@pytest.mark.parametrize("count", [SAMPLE, pytest.param(HUNDRED, marks=pytest.mark.siege)])
def test_of_triple_triad_one_action_alone_is_right(count: int) -> None:
    """Solved again, each puzzle has one right action, and every action its stored worth."""
    for one in of("triple-triad")[:: HUNDRED // count]:
        assert one.exact
        _is_proven(one, 0)


@pytest.mark.siege
@pytest.mark.parametrize("game", ["chakart", "cipher"])
def test_of_others_one_action_leads_clearly(game: str) -> None:
    """Searched again with ten times the usual budget and another seed, the solution leads clearly."""
    for one in of(game):
        _is_proven(one, AGAIN)


def test_a_day_has_one_puzzle_and_games_take_turns() -> None:
    """A day always has the same puzzle, games take turns, and no puzzle returns before all others were given."""
    days = [shelf.daily(day, GAMES) for day in range(len(GAMES) * HUNDRED)]
    assert days == [shelf.daily(day, GAMES) for day in range(len(GAMES) * HUNDRED)]
    assert [one.game for one in days[:3]] == list(GAMES)
    assert len({one.id for one in days}) == len(GAMES) * HUNDRED


def test_a_hall_of_fewer_games_has_its_own_days() -> None:
    """A hall of fewer games takes turns among these; without any puzzles it refuses."""
    two = ["chakart", "triple-triad"]
    days = [shelf.daily(day, two) for day in range(len(two) * HUNDRED)]
    assert [one.game for one in days[:4]] == two * 2 and len({one.id for one in days}) == len(days)
    with pytest.raises(NotFound) as refused:
        shelf.daily(0, ["nim"])
    assert refused.value.code == "no-puzzles"


def test_an_unknown_puzzle_is_refused() -> None:
    """An unknown puzzle is refused."""
    with pytest.raises(NotFound) as told:
        shelf.puzzle("nothing")
    assert told.value.code == "unknown-puzzle"
