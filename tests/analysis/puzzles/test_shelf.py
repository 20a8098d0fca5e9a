"""The shelf: a hundred puzzles of each game, each day one of them, and each proven again."""

from collections import Counter

import pytest

from parlour.analysis.puzzles import shelf
from parlour.analysis.puzzles.family import BAND
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.verdict import judge
from parlour.core.refusal import NotFound

GAMES = ("chakart", "cipher", "triple-triad")
HUNDRED = 100
AGAIN = 1  # a seed that is not the one they were mined with
SAMPLE = 10  # of those that are solved again for every change


def of(game: str) -> list[Puzzle]:
    """The puzzles of a game."""
    return [one for one in shelf.shipped().values() if one.game == game]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_hundred(game: str) -> None:
    """No two alike."""
    assert len(of(game)) == len({one.id for one in of(game)}) == HUNDRED


def test_triple_triad_is_practised_under_many_rules() -> None:
    """Every community's, none oftener than another."""
    rules = Counter(one.rules for one in of("triple-triad"))
    assert set(rules.values()) == {HUNDRED // len(rules)}
    presets = Counter(one.played.rule_book.parse(one.rules).preset for one in of("triple-triad"))
    assert presets == dict.fromkeys(("ffwtt", "mush", "wiki", "ff8", "ff14"), HUNDRED // 5)


def test_triple_triad_has_many_themes_and_is_easy_and_hard() -> None:
    """No theme and no difficulty has more than a quarter; the decisive rules are there."""
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
    """Solved anew, with the worth of every other action."""
    for one in of("triple-triad")[:: HUNDRED // count]:
        assert one.exact
        _is_proven(one, 0)


@pytest.mark.siege
@pytest.mark.parametrize("game", ["chakart", "cipher"])
def test_of_others_one_action_leads_clearly(game: str) -> None:
    """Searched anew at ten times the usual budget, from another seed."""
    for one in of(game):
        _is_proven(one, AGAIN)


def test_a_day_has_one_puzzle_and_games_take_turns() -> None:
    """The same whenever it is asked; none of a game comes again before all of it did."""
    days = [shelf.daily(day, GAMES) for day in range(len(GAMES) * HUNDRED)]
    assert days == [shelf.daily(day, GAMES) for day in range(len(GAMES) * HUNDRED)]
    assert [one.game for one in days[:3]] == list(GAMES)
    assert len({one.id for one in days}) == len(GAMES) * HUNDRED


def test_a_hall_of_fewer_games_has_its_own_days() -> None:
    """Each day one of a game that is played there; where none has puzzles it is a refusal."""
    two = ["chakart", "triple-triad"]
    days = [shelf.daily(day, two) for day in range(len(two) * HUNDRED)]
    assert [one.game for one in days[:4]] == two * 2 and len({one.id for one in days}) == len(days)
    with pytest.raises(NotFound) as refused:
        shelf.daily(0, ["nim"])
    assert refused.value.code == "no-puzzles"


def test_an_unknown_puzzle_is_refused() -> None:
    """In one sentence."""
    with pytest.raises(NotFound) as told:
        shelf.puzzle("nothing")
    assert told.value.code == "unknown-puzzle"
