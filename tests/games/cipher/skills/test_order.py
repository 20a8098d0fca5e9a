"""A player with several triggered skills chooses which goes first, if that can make a difference (rulebook 8)."""

from typing import Any

import numpy as np

from parlour.games.cipher.compiled.compile import SKILL_TABLE
from parlour.games.cipher.skills.triggers import push, waiting
from parlour.games.cipher.state import STATE, STRIDE
from parlour.games.cipher.vocabulary.columns import S_READS_TRIGGER
from tests.games.cipher.scenes import Scene, side

JULIA = "B19-054"  # gains 10 for each bond that is laid; one of her skills lays three
SPEAKS_OF_IT, DOES_NOT = (int(np.flatnonzero(SKILL_TABLE[:, S_READS_TRIGGER] == speaks)[9]) for speaks in (1, 0))


def test_like_triggers_of_one_skill_are_used_without_a_question() -> None:
    scene = Scene(side(front=[JULIA], bonds=[JULIA] * 3)).say(f"use {JULIA} Ode to the Crusaders")
    asked = []
    while scene.asked[1] != "act":
        asked.append(scene.asked[1])
        scene.say(scene.legal[0])
    assert "order" not in asked
    assert [one["amount"] for one in scene.position["lasting"] if one["skill"] == [JULIA, 1]] == [30]


def queued(*entries: tuple[int, int, int]) -> Any:
    """Return a state in which these wait: the skill, its card, the unit that triggered it."""
    s = np.zeros(1, STATE)[0]
    for skill, source, unit in entries:
        push(s, skill, source, unit, -1)
    return s


def test_what_speaks_of_the_unit_that_set_it_off_is_asked_for() -> None:
    """If a skill names its trigger, two units that trigger it are two choices, otherwise they are one.

    Skills of another card or another seat are choices of their own.
    """
    assert waiting(queued((SPEAKS_OF_IT, 1, 5), (SPEAKS_OF_IT, 1, 6), (SPEAKS_OF_IT, 1, 5)), 0, 0) == 0b011
    assert waiting(queued((DOES_NOT, 1, 5), (DOES_NOT, 1, 6), (DOES_NOT, 2, 5)), 0, 0) == 0b101
    assert waiting(queued((DOES_NOT, 1, 5), (DOES_NOT, STRIDE + 1, 5), (SPEAKS_OF_IT, 1, 5)), 0, 0) == 0b101
