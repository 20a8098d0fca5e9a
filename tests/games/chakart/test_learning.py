"""Observations of Chakart show immobilised and hidden pieces from the side of the seat that sees them."""

import numpy as np
import pytest

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.facets.learning import observed
from parlour.games.chakart.learning import LEARNING
from parlour.games.chakart.play.observation import OBSERVATION

GAME = registry.game("chakart")


def shown(fen: str, seat: int, **more: str) -> np.record:
    """Return what a seat may know of a position."""
    state = GAME.parse_position(GAME.rule_book.standard, {"fen": fen, **more})
    found: np.record = observed(OBSERVATION, state, seat)[0]
    return found


@pytest.mark.parametrize("seat", [0, 1])
def test_both_seats_see_their_own_pieces_before_them(seat: int) -> None:
    """In an orthodox array both seats see the same, except for king, queen and turn."""
    rules = GAME.rule_book.parse("chakart:seed+array=orthodox")
    state, _events = GAME.deal(rules, ({}, {}), Seeded(0))
    found = observed(OBSERVATION, state, seat)[0]
    own, pieces = [2, 3, 4, 5, 6, 4, 3, 2], [1] * 8
    wanted = [*own, *pieces, *[0] * 32, *(6 + kind for kind in pieces), *(6 + kind for kind in own)]
    assert found["cell"].tolist() == wanted
    assert found["to_act"] == 1 - seat and found["ply_cap"] == 60 and found["turns"] == 0


def test_a_piece_with_a_bonus_is_named() -> None:
    """The piece of a bonus is named by its square, as the seat counts it; 0 if no bonus is pending."""
    fen = "k7/8/8/8/8/8/4m3/4K3 w 0 0000 000000000000"
    assert (shown(fen, 0)["pending"], shown(fen, 0)["mover"]) == (0, 0)
    own, other = (shown(fen, seat, pending="kingboo", mover="e1") for seat in (0, 1))
    assert own["pending"] == other["pending"] == 1
    assert (own["mover"], other["mover"]) == (1 + 4, 1 + 60)
    assert own["cell"][4] == other["cell"][60] - 6 == 6 and own["cell"][12] == other["cell"][52]


def test_there_is_room_for_every_list() -> None:
    """Matches with many pieces have far fewer actions than there is room for."""
    assert LEARNING.room is not None
    room = LEARNING.room(GAME.deal(GAME.rule_book.standard, ({}, {}), Seeded(0))[0])
    assert room.actions == GAME.declared.actions and room.widest < room.actions
