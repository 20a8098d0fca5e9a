"""The shelf has a hundred proven puzzles of each game, and gives one of them each day."""

from collections import Counter

import pytest

from parlour.analysis.puzzles import shelf
from parlour.analysis.puzzles.family import BAND
from parlour.analysis.puzzles.puzzle import Puzzle
from parlour.analysis.puzzles.verdict import judge
from parlour.core import registry
from parlour.core.journeys.reading import house_journey
from parlour.core.refusal import NotFound

GAMES = ("chakart", "cipher", "triple-triad")
HUNDRED = 100
AGAIN = 1  # not the seed with which they were mined
SAMPLE = 10  # puzzles that `make test` solves again


PLAIN = "triple-triad:ff8+visibility=open+card_pick=random"


def of(game: str) -> list[Puzzle]:
    """Return the puzzles of a game, without those of plain rules for newcomers."""
    return [one for one in shelf.shipped().values() if one.game == game and one.rules != PLAIN]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_hundred(game: str) -> None:
    """Each game has a hundred puzzles, no two alike."""
    assert len(of(game)) == len({one.id for one in of(game)}) == HUNDRED


def test_what_a_journey_leads_to_is_there() -> None:
    """A stage that names a theme has puzzles of it."""
    there = {(one.game, one.theme) for one in shelf.shipped().values()}
    roads = [road for name in GAMES if (road := house_journey(registry.game(name))) is not None]
    named = [(road.game, stage.puzzles) for road in roads for stage in road.stages if stage.puzzles is not None]
    assert {game for game, _theme in named} == set(GAMES)
    assert [one for one in named if one not in there] == []


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


def test_a_day_has_one_puzzle_of_a_game() -> None:
    """A day always has the same puzzle, and none returns before all others were given."""
    mine = shelf.of(["chakart"])
    days = [shelf.daily(day, mine) for day in range(HUNDRED)]
    assert days == [shelf.daily(day, mine) for day in range(HUNDRED)]
    assert len({one.id for one in days}) == HUNDRED


def test_a_newcomer_is_asked_about_the_basic_rule_alone() -> None:
    """The easy puzzles of Triple Triad are won by a higher number, and the house's weakest players find them."""
    easy = shelf.easy("triple-triad")
    assert len({one.id for one in easy}) == 20 and {one.rules for one in easy} == {PLAIN}
    assert {one.theme for one in easy} == {"basic", "several"}
    for one in easy:
        assert one.exact and one.worth[one.solution] > 0 and one.difficulty < 1_000
        _is_proven(one, 0)


def test_the_easy_ones_are_the_easiest() -> None:
    """No puzzle of a game without plain ones is easier than those that are called easy."""
    easy = shelf.easy("chakart")
    others = [one for one in shelf.of(["chakart"]) if one not in easy]
    assert 7 < len(easy) < 30
    assert max(one.difficulty for one in easy) <= min(one.difficulty for one in others)


def test_a_hall_without_puzzles_refuses() -> None:
    """The game whose answers are proven comes first; a hall of games without any puzzles refuses."""
    assert shelf.played(GAMES) == ["triple-triad", "chakart", "cipher"]
    assert shelf.played(["cipher", "nim"]) == ["cipher"]
    with pytest.raises(NotFound) as refused:
        shelf.played(["nim"])
    assert refused.value.code == "no-puzzles"


def test_an_unknown_puzzle_is_refused() -> None:
    """An unknown puzzle is refused."""
    with pytest.raises(NotFound) as told:
        shelf.puzzle("nothing")
    assert told.value.code == "unknown-puzzle"
