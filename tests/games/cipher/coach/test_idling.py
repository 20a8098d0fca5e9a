"""An answer is idle if it pays for nothing, and only then."""

import pytest

from parlour import agents
from parlour.analysis.advice import proposed
from parlour.core import registry
from tests.games.cipher.scenes import Scene, side, unit

GAME = registry.game("cipher")
BONDS = ["B01-012", "B01-013"]


def idle(scene: Scene, action: str) -> bool:
    """Tell whether an answer of a scene is idle, as the coach would go on."""
    state = GAME.parse_position(GAME.rule_book.parse(scene.rules), scene.position)
    seat, coach = GAME.to_act(state), GAME.coach
    assert coach is not None and coach.idle is not None
    agent, view = agents.tuned(coach.agent), GAME.observe(state, seat)
    return coach.idle(GAME, view, GAME.parse_action(view, action), lambda at: agent.choose(GAME, at, seat, 0))


@pytest.mark.parametrize("tapped", [True, False])
def test_attack_for_this_turn_is_idle_on_a_unit_that_has_attacked(tapped: bool) -> None:
    scene = Scene(side(front=[unit("B03-017", tapped=tapped)], bonds=BONDS))
    assert idle(scene, "use B03-017 Rolf's Bow") == tapped
    assert not idle(scene, "end")


def test_the_coach_ends_the_turn_where_a_skill_is_idle() -> None:
    """All have attacked, and a bond turned face down would buy nothing."""
    scene = Scene(side(front=[unit("B03-017", tapped=True), unit("B01-003", main=True, tapped=True)], bonds=BONDS))
    assert "use B03-017 Rolf's Bow" in scene.legal
    state = GAME.parse_position(GAME.rule_book.parse(scene.rules), scene.position)
    assert GAME.action_text(state, proposed(GAME, state)[0]) == "end"


def test_a_skill_that_brings_a_card_is_not_idle() -> None:
    scene = Scene(side(front=["B01-026"], bonds=BONDS, retreat=["B01-010", "B01-011"]))
    assert not idle(scene, "use B01-026 Heal")


@pytest.mark.parametrize("weak", [True, False])
def test_a_critical_hit_is_idle_where_the_attack_hits_anyway(weak: bool) -> None:
    """Doubling changes nothing then; where the attack fails without it, the card buys something."""
    foe = "B01-053" if weak else "S02-001"
    scene = Scene(side(hand=["B01-003"], deck=["B01-036"] * 6), side(front=[foe], main=foe, deck=["B01-036"] * 6))
    scene.say("attack B01-003")
    while scene.asked[1] != "critical":
        scene.say(scene.legal[-1])
    assert idle(scene, "B01-003") == weak
    assert not idle(scene, "no")
