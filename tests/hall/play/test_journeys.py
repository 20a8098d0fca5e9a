"""Journeys in a hall: a stage begins as its file says, and the road is told with what a player reached."""

from dataclasses import replace

import pytest

from parlour.core.journeys.journey import Journey
from parlour.core.refusal import Refusal
from parlour.hall.people.player import Player
from parlour.hall.people.progress import StageReached
from parlour.hall.play import journeys, studies
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table.seat import PUBLIC_NONCE
from tests.table.playing import NOW

ANN, NEW = Player("ann", "Ann"), MatchIdentity("m1", b"7" * 32, NOW)


@pytest.fixture
def road() -> Journey:
    """Return the house's road of Nim."""
    return journeys.of_house("nim")


def test_a_stage_begins_against_the_house_with_its_goal(road: Journey) -> None:
    """Nothing is at stake; the goal stands in the terms, on the community's journey or the house's."""
    for community in (None, "a-club"):
        begun = journeys.begin(road, road.stages[0], community, ANN, NEW, PUBLIC_NONCE)
        match = begun.match.after(begun.entries)
        assert match.terms.casual and match.terms.stage is not None
        assert (match.terms.stage.name, match.terms.stage.community) == ("last-stones", community)
        assert match.seat_of("ann") == 0 and match.seats[1] is not None and match.seats[1].agent == "pip"


def test_the_road_is_told_with_what_was_reached(road: Journey) -> None:
    """A stage of another journey, or one that is gone, does not count here; the first open stage is next."""
    first = StageReached("ann", "nim", None, "last-stones", "m1", NOW)
    gone = StageReached("ann", "nim", None, "long-gone", "m1", NOW)
    elsewhere = StageReached("ann", "nim", "a-club", "leave-four", "m1", NOW)
    told = journeys.told(road, None, [first, gone, elsewhere])
    assert [stage["reached"] for stage in told["stages"]] == [True, False] and told["onward"] == "leave-four"
    assert journeys.told(road, "a-club", [first, elsewhere])["onward"] == "last-stones"


def test_the_end_of_a_match_tells_of_this_match(road: Journey) -> None:
    """A miss stays one, whatever was reached before. A stage that is gone from the journey is refused."""
    first = StageReached("ann", "nim", None, "last-stones", "m0", NOW)
    begun = journeys.begin(road, road.stages[0], None, ANN, NEW, PUBLIC_NONCE)
    match = begun.match.after(begun.entries)
    for action, met in (("take 1", False), ("take 3", True)):
        end = journeys.ended(road, match.after([match.decide_act(0, action, "c1", NOW)]), 0, [first])
        assert end["met"] is met and end["stage"]["reached"]
        assert end["onward"] is not None and end["onward"]["name"] == "leave-four"
    with pytest.raises(Refusal, match="last-stones"):
        journeys.ended(replace(road, stages=road.stages[1:]), match, 0, [])


def test_an_end_leads_to_the_stage_after_it_or_to_the_first_that_is_open(road: Journey) -> None:
    """After the last stage the first that was not reached comes next; nothing does only once all are reached."""
    begun = journeys.begin(road, road.stages[1], None, ANN, NEW, PUBLIC_NONCE)
    match = begun.match.after(begun.entries)
    first, last = (StageReached("ann", "nim", None, stage.name, "m0", NOW) for stage in road.stages)
    for reached, onward in (([last], "last-stones"), ([], "last-stones"), ([first, last], None)):
        end = journeys.ended(road, match, 0, reached)
        assert (end["onward"] and end["onward"]["name"]) == onward


def test_a_stage_that_begins_leaves_what_was_not_begun(road: Journey) -> None:
    """A match for the same stage is called off, and one in which its player has not moved; another goes on."""
    first, last = road.stages
    begun = journeys.begin(road, last, None, ANN, NEW, PUBLIC_NONCE)
    fresh = begun.match.after(begun.entries)
    moved = fresh.after([fresh.decide_act(0, "take 1", "c1", NOW)])
    for match, stage, over in ((fresh, first, True), (moved, first, False), (moved, last, True)):
        left = match.after(journeys.leave(match, stage.name, ANN, NOW))
        assert left.status == ("over" if over else "live")
        if over:
            assert journeys.leave(left, stage.name, ANN, NOW) == [] and not journeys.ended(road, left, 0, [])["met"]


def test_a_game_may_have_no_journey() -> None:
    """A game without a file is refused by its name."""
    with pytest.raises(Refusal) as refused:
        journeys.of_house("tide")
    assert refused.value.code == "no-journey"


def test_a_rematch_is_for_no_stage(road: Journey) -> None:
    """Against another opponent, or on the other side, a stage is not what its file says: nobody reaches it so."""
    begun = journeys.begin(road, road.stages[0], None, ANN, NEW, PUBLIC_NONCE)
    match = begun.match.after(begun.entries)
    match = match.after([match.decide_act(0, "take 3", "c1", NOW)])
    again = studies.again(match, ANN, MatchIdentity("m2", b"8" * 32, NOW), agent="novice")
    assert match.terms.stage is not None and again.match.terms.stage is None
