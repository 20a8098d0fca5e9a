"""Skills about a property are found one after another, wherever their units stand."""

from typing import Any

import numpy as np

from parlour.games.cipher.compiled.compile import CARD_TABLE, SKILL_TABLE
from parlour.games.cipher.field.auras import next_aura, skill_at
from parlour.games.cipher.state import NONE, SKILLS, STATE, STRIDE
from parlour.games.cipher.vocabulary.columns import C_SKILLS, C_SKILLS_N, S_OPS
from parlour.games.cipher.vocabulary.properties import LAST_PROPERTY, MODIFY_ATTACK
from parlour.games.cipher.vocabulary.values import BACK, FRONT


def spoken(s: Any, op: int) -> list[tuple[int, int]]:
    """Return the slots and skills in the order of the walk."""
    found, place = [], next_aura(s, op, NONE)
    while place >= 0:
        found.append((place // SKILLS, int(skill_at(s, place))))
        place = next_aura(s, op, place)
    return found


def test_each_skill_of_each_unit_comes_once_and_no_other() -> None:
    """The walk finds every skill about a property once, in order, as a search of the tables does.

    Every card with a skill stands on the field, in both lines of both seats. The walk passes over a unit that is no
    aura, and over one that left the field.
    """
    numbers = np.flatnonzero((CARD_TABLE[:, C_SKILLS_N] > 0) & (CARD_TABLE[:, C_SKILLS_N] <= SKILLS))[: 2 * 40]
    for op in range(LAST_PROPERTY + 1):
        s = np.zeros(1, STATE)[0]
        s["auras"] = -1
        expected = []
        for at, number in enumerate(numbers):
            seat, place = at % 2, at // 2
            slot = seat * STRIDE + place
            s["card"][slot] = number
            s["where"][seat, FRONT if place % 3 else BACK] |= 1 << place
            mine = range(CARD_TABLE[number][C_SKILLS], CARD_TABLE[number][C_SKILLS] + CARD_TABLE[number][C_SKILLS_N])
            expected += [(slot, k) for k in mine if SKILL_TABLE[k][S_OPS] >> op & 1]
        assert spoken(s, op) == sorted(expected)
        if expected:
            slot = expected[0][0]
            s["auras"][op, slot // STRIDE] &= ~(1 << slot % STRIDE)
            assert spoken(s, op) == sorted(one for one in expected if one[0] != slot)
        assert expected or op != MODIFY_ATTACK
