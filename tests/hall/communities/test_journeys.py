"""A community's journey is judged before it is kept, and kept in the name of who wrote it."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.communities.journeys import DropJourney, drop, keep
from parlour.hall.people.player import Player, Role
from tests.table.playing import NOW
from tests.table.shelving import NIM

ROAD = (NIM / "parlour_nim" / "journey.toml").read_text(encoding="utf-8")
KEEPER, HOST = Player("ann", "Ann", Role.PLAYER), Player("eve", "Eve", Role.HOST)


def test_a_whole_journey_is_kept_by_its_keeper_or_a_host() -> None:
    """The store asks whether a keeper is one still; a host needs no standing."""
    wanted = keep("a-club", "nim", ROAD, KEEPER, NOW)
    assert (wanted.journey.community, wanted.journey.game, wanted.journey.text, wanted.by) == (
        "a-club",
        "nim",
        ROAD,
        "ann",
    )
    assert keep("a-club", "nim", ROAD, HOST, NOW).by is None
    assert drop("a-club", "nim", HOST) == DropJourney("a-club", "nim", None)


def test_a_journey_with_a_fault_is_refused() -> None:
    """The first wrong line is told."""
    with pytest.raises(Refusal) as refused:
        keep("a-club", "nim", ROAD.replace('"pip"', '"nobody"'), KEEPER, NOW)
    assert refused.value.code == "journey-line" and refused.value.at == "line 11"
