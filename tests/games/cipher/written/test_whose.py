"""A lasting effect is written with the skill that made it, even if another card says the same."""

from typing import Any

import numpy as np
import pytest

from parlour.games.cipher import GAME
from parlour.games.cipher.compiled.compile import SKILL_TABLE
from parlour.games.cipher.state import STATE
from parlour.games.cipher.vocabulary.columns import S_EFFECTS, S_EFFECTS_N
from tests.games.cipher.scenes import Scene, side

OGMA, YUZU = ["S01-004", 0], ["B07-100", 0]  # skills with the same two effects
RED = ["B01-010"] * 3


def deploying(**more: Any) -> Scene:
    """Return a scene with Ogma on the field, in which a unit of cost 1 may come."""
    return Scene(side(front=["S01-004"], bonds=RED, hand=["B01-006"]), phase="deployment", **more)


def strength(scene: Scene) -> int:
    """Return the attack of Ogma."""
    units = GAME.view(GAME.parse_position(GAME.rule_book.standard, scene.position), 0)["sides"]["first"]["front"]
    return next(int(unit["attack"]) for unit in units if unit["card"] == "S01-004")


def test_an_effect_names_the_skill_it_came_of() -> None:
    lasting = deploying().say("front B01-006").position["lasting"]
    assert [(one["skill"], one["effect"], one["amount"]) for one in lasting] == [(OGMA, 0, 10), (OGMA, 1, 10)]


def test_no_row_of_effects_is_of_two_skills() -> None:
    """Each row of effects belongs to one skill, and a match has room for every row's number."""
    rows = np.concatenate([np.arange(row[S_EFFECTS], row[S_EFFECTS] + row[S_EFFECTS_N]) for row in SKILL_TABLE])
    assert len(rows) == len(set(rows.tolist()))
    assert all(rows.max() <= np.iinfo(STATE[name].base).max for name in ("mod_effect", "at"))


@pytest.mark.parametrize("skill", [OGMA, YUZU])
def test_a_position_that_names_another_card_is_read_as_before(skill: list[Any]) -> None:
    """Older positions name the first card with such an effect: it is as strong, and adds to others."""
    written = {"on": "first.front.0", "skill": skill, "effect": 0, "amount": 10, "duration": "turn", "by": "first"}
    scene = deploying(lasting=[written])
    state = GAME.parse_position(GAME.rule_book.standard, scene.position)
    assert GAME.position(state)["lasting"] == [{**written, "on": "first.front.1"}]
    assert strength(scene) == 70 and strength(scene.say("front B01-006")) == 80
