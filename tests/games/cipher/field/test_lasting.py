"""Lasting effects on a unit add up, end on time, and leave those of other units alone."""

from typing import Any

import numpy as np
import pytest

from parlour.games.cipher.compiled.compile import EFFECT_TABLE
from parlour.games.cipher.field.lasting import add_lasting, end_lasting, expire
from parlour.games.cipher.state import MODS, NONE, STATE
from parlour.games.cipher.vocabulary.columns import E_OP, E_SET
from parlour.games.cipher.vocabulary.properties import GRANT_SKILL, MODIFY_ATTACK, ORB_DAMAGE

STRONGER = int(np.flatnonzero(EFFECT_TABLE[:, E_OP] == MODIFY_ATTACK)[0])
OTHER = int(np.flatnonzero((EFFECT_TABLE[:, E_OP] != MODIFY_ATTACK) & (EFFECT_TABLE[:, E_OP] != GRANT_SKILL))[0])
ORBS = EFFECT_TABLE[:, E_OP] == ORB_DAMAGE
ONE_MORE_ORB, TWO_ORBS = (int(np.flatnonzero(ORBS & (EFFECT_TABLE[:, E_SET] == said))[0]) for said in (0, 1))
BATTLE, TURN = 1, 2


@pytest.fixture
def s() -> Any:
    """Return a state without lasting effects."""
    return np.zeros(1, STATE)[0]


def hung(s: Any) -> list[tuple[int, int, int]]:
    """Return the lasting effects in order, each with its unit and amount."""
    return [(int(s["mod_effect"][k]), int(s["mod_target"][k]), int(s["mod_amount"][k])) for k in range(s["mod_n"])]


def test_equal_effects_are_one(s: Any) -> None:
    """Amounts of attack add up on one unit for one duration and one seat; others stay apart."""
    for slot, amount, duration, seat in ((3, 10, TURN, 0), (3, 20, TURN, 0), (4, 10, TURN, 0), (3, 10, BATTLE, 0)):
        add_lasting(s, STRONGER, slot, amount, duration, seat)
    assert hung(s) == [(STRONGER, 3, 30), (STRONGER, 4, 10), (STRONGER, 3, 10)]
    add_lasting(s, STRONGER, 3, 10, TURN, 1)
    for _ in range(2):
        add_lasting(s, OTHER, 3, 1, TURN, 0)
    assert hung(s)[3:] == [(STRONGER, 3, 10), (OTHER, 3, 1)]


def test_orbs_on_top_add_up(s: Any) -> None:
    """One more orb twice is two more; making it two orbs twice is still two."""
    for row, amount in ((ONE_MORE_ORB, 5), (TWO_ORBS, 2)):
        for _ in range(2):
            add_lasting(s, row, 3, amount, TURN, 0)
    assert hung(s) == [(ONE_MORE_ORB, 3, 10), (TWO_ORBS, 3, 2)]


def test_a_unit_that_goes_loses_its_own(s: Any) -> None:
    """When a unit goes, other effects keep their order, and properties that nobody has are dropped."""
    add_lasting(s, OTHER, 3, 1, TURN, 0)
    add_lasting(s, STRONGER, 4, 10, TURN, 0)
    both = int(s["mod_ops"])
    end_lasting(s, 3)
    assert hung(s) == [(STRONGER, 4, 10)]
    assert int(s["mod_ops"]) == 1 << MODIFY_ATTACK != both
    end_lasting(s, 4)
    assert s.tobytes() == np.zeros(1, STATE)[0].tobytes()  # equal states are equal bytes


def test_a_time_ends_for_a_seat_or_for_all(s: Any) -> None:
    """Effects that last longer, or that the other seat made, stay."""
    for seat in (0, 1):
        add_lasting(s, STRONGER, seat, 10, TURN, seat)
        add_lasting(s, STRONGER, seat, 30, BATTLE, seat)
    expire(s, TURN, 1)
    assert hung(s) == [(STRONGER, 0, 10), (STRONGER, 0, 30), (STRONGER, 1, 30)]
    expire(s, BATTLE, NONE)
    assert hung(s) == [(STRONGER, 0, 10)]


def test_what_has_no_room_makes_a_draw(s: Any) -> None:
    """An effect without room makes the match a draw, rather than being lost unnoticed."""
    for slot in range(MODS):
        add_lasting(s, STRONGER, slot, 10, TURN, 0)
    assert not s["lost"].any()
    add_lasting(s, STRONGER, MODS, 10, TURN, 0)
    assert s["lost"].all() and int(s["mod_n"]) == MODS
