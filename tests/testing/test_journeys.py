"""The kit plays every stage of a journey: a goal that nobody reaches breaks a promise."""

from dataclasses import replace

import pytest

from parlour.core import registry
from parlour.core.journeys.reading import house_journey
from parlour.testing.journeys import check_journey, check_stage, reaches
from parlour.testing.promise import Broken
from tests.table.shelving import NIM, TIDE, shelved


def test_every_stage_of_an_added_game_is_within_reach() -> None:
    """The strongest of the house reaches each goal as often as the file says; a game without a journey has none."""
    with shelved(NIM, TIDE):
        check_journey(registry.game("nim"))
        check_journey(registry.game("tide"))


def test_a_goal_out_of_reach_is_told() -> None:
    """A stage whose goal cannot be reached is named."""
    with shelved(NIM):
        game = registry.game("nim")
        road = house_journey(game)
        assert road is not None
        first = replace(road.stages[0], goal=[{"win": True}, {"moves": 0}])
        assert not reaches(game, first, 1, "strix")
        with pytest.raises(Broken, match="last-stones"):
            check_stage(game, first)


@pytest.mark.siege
@pytest.mark.parametrize("name", ["triple-triad", "chakart", "cipher"])
def test_the_stages_of_the_house_are_within_reach(name: str) -> None:
    """The strongest reaches each goal as often as the file says. Whole games of the slow searchers are left out."""
    game = registry.game(name)
    road = house_journey(game)
    assert road is not None
    for stage in road.stages:
        if stage.position is not None or name == "triple-triad":
            check_stage(game, stage)
