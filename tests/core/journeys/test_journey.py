"""A journey's stages by name, and matches that begin as a stage says."""

import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.journeys.journey import Journey, begun
from parlour.core.journeys.reading import house_journey, read
from parlour.core.refusal import Refusal
from tests.core.journeys.roads import FINE


@pytest.fixture
def road() -> Journey:
    """Return the road of Nim."""
    found = house_journey(registry.game("nim"))
    assert found is not None
    return found


def test_stages_are_found_by_their_names(road: Journey) -> None:
    """Each has the next one after it, and the last has none; another name is refused with those there are."""
    first, last = road.stages
    assert road.stage("last-stones") is first and road.after("last-stones") is last
    assert road.after("leave-four") is None
    with pytest.raises(Refusal, match="last-stones, leave-four"):
        road.stage("nowhere")


def test_a_stage_begins_from_its_position_on_its_seat(road: Journey) -> None:
    """The traveller has the seat that the stage names, and nothing happened before."""
    game = registry.game("nim")
    state, events, seat = begun(game, road.stages[0], Seeded(1))
    assert (int(state["heap"][0]), events, game.seats[seat]) == (3, [], "red")


def test_a_stage_without_a_position_is_dealt_by_chance() -> None:
    """The cards it names are brought, and the rest, the seat too, is drawn."""
    game = registry.game("nim")
    dealt = [begun(game, read(game, FINE).stages[0], Seeded(seed)) for seed in range(20)]
    assert {seat for _state, _events, seat in dealt} == {0, 1}
    assert all(events and int(state["heap"][0]) == 12 for state, events, _seat in dealt)
    own = read(game, f'{FINE}seat = "blue"\nbrings = {{ blue = {{ cards = [3] }} }}\n').stages[0]
    state, _events, seat = begun(game, own, Seeded(1))
    assert (seat, int(state["charm"][0, 1])) == (1, 3)
