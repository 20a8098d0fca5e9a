"""The view of a table tells the public squares of a vanished queen, and no word more of where she is."""

import pytest

from parlour.core.contract import VIEWERS
from tests.games.chakart.ruling import GAME, fen, position

SUSPECTS = ["h4", "g5", "f6"]
WORLDS = [  # the same table to all but Black, who knows where the queen is
    fen("4k3/8/8/8/7i/8/8/4K3", powers="1110"),
    fen("4k3/8/8/6i1/8/8/8/4K3", powers="1110"),
    fen("4k3/8/5i2/8/8/8/8/4K3", powers="1110"),
]


@pytest.mark.parametrize("text", WORLDS)
def test_a_vanished_queen_is_suspected_by_all_but_her_own_side(text: str) -> None:
    """Every viewer but Black is shown exactly the public suspects; Black sees the queen herself."""
    state = position(text, suspects=SUSPECTS)
    white, black, spectator = (GAME.view(state, viewer) for viewer in VIEWERS)
    assert sorted(white["suspects"]) == sorted(spectator["suspects"]) == sorted(SUSPECTS)
    assert black["suspects"] == []


def test_two_worlds_with_the_queen_elsewhere_look_alike() -> None:
    views = [GAME.view(position(text, suspects=SUSPECTS), 0) for text in WORLDS]
    assert views[0] == views[1] == views[2]
