"""The rules prefer no side of the board, so a table that is turned is the same table."""

import json

import pytest

from parlour.agents.exact import solve
from parlour.core import registry
from parlour.games.triple_triad.shown.guises import guises as turned
from tests import guises
from tests.table.playing import dealt_match, play_on

GAME = registry.game("triple-triad")
ALL_SEES = "triple-triad:free+visibility=open"
RULES = ("same+same_wall+plus+plus_wall+combo", "elemental+reverse+fallen_ace", "power_wall+battle", "broken_wall")
LATE = 5  # cards on the board


@pytest.mark.parametrize("options", RULES)
def test_a_table_is_worth_the_same_from_every_side(options: str) -> None:
    """A solved table keeps its value in either colour, turned, mirrored, or shifted if it has no edge."""
    match = play_on(dealt_match(f"{ALL_SEES}+{options}"), 7, LATE)
    assert match.state is not None
    written = dict(GAME.position(match.state))
    ways = [*guises.all_ways(written)]
    if options == "broken_wall":
        ways += guises.all_ways(guises.moved(written, "shift"))
    asked = [*ways, *(guises.exchanged(way, "red", "blue") for way in ways)]
    found = [solve(GAME, GAME.parse_position(match.rules, one)) for one in asked]
    worths = [None if one is None else sorted(one.values.values()) for one in found]
    assert worths[0] is not None and worths == [worths[0]] * len(ways) * 2


@pytest.mark.parametrize(("torus", "count"), [(False, 8), (True, 72)])
def test_a_view_has_so_many_guises(torus: bool, count: int) -> None:
    """A view has so many guises: each once, itself among them."""
    match = play_on(dealt_match(f"{ALL_SEES}+elemental"), 7, LATE)
    assert match.state is not None
    view = dict(GAME.view(match.state, GAME.to_act(match.state)))
    del view["legal"]
    found = {json.dumps(one, sort_keys=True) for one in turned(view, torus)}
    assert len(found) == count and json.dumps(view, sort_keys=True) in found
