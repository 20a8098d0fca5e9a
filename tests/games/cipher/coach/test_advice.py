"""Cipher's coach gives reasons that are true on the table, or none."""

from typing import Any

from parlour.core import registry, words
from tests.games.cipher.scenes import Scene, side

GAME = registry.game("cipher")


def said(scene: Scene, action: str) -> list[str]:
    """Return the names of the sentences that give the reasons for an answer."""
    state = GAME.parse_position(GAME.rule_book.parse(scene.rules), scene.position)
    view = GAME.observe(state, GAME.to_act(state))
    told = GAME.coach.advice(GAME, view, GAME.parse_action(view, action))  # type: ignore[union-attr]
    assert all(words.rendered(lang, one) for one in (told.what, *told.why) for lang in words.LANGUAGES)
    return [one["id"].removeprefix("cipher-coach-why-") for one in told.why]


FIGHT = side(front=["B01-003"], bonds=["x"])
PLAIN = side(front=["B01-055"], main="B01-053")


def test_a_bond_is_called_dear_only_where_it_is() -> None:
    scene = Scene(side(hand=["B01-011", "B01-005"], bonds=["x"]), phase="bond")
    assert [said(scene, card) for card in ("B01-005", "B01-011")] == [["bond-pays"], ["bond"]]
    assert said(scene, "pass") == ["bond-spare"]
    assert said(Scene(side(bonds=["x"]), phase="deployment"), "pass") == ["no-deploy"]


def test_who_does_not_attack_is_told_why_only_where_nobody_can() -> None:
    assert said(Scene(FIGHT, PLAIN), "end") == ["tried"]
    assert said(Scene(FIGHT, PLAIN, turn=1), "end") == ["first-turn"]
    assert said(Scene(FIGHT, PLAIN), "attack B01-003") == ["attack"]
    assert said(Scene(FIGHT, PLAIN), "move B01-003") == ["line-back"]
    mighty = side(front=["B01-055"], back=["S02-001"], main="S02-001")
    assert said(Scene(FIGHT, mighty), "end") == ["hero-far"]
    assert said(Scene(FIGHT, side(front=["B01-055", "S02-001"], main="S02-001")), "end") == ["hero-strong"]


def test_a_hit_costs_an_orb_or_wins() -> None:
    """A hit on the main character costs an orb or wins; for another unit only the attack values are told."""
    for orbs, reason in ((1, "target-main"), (0, "target-last")):
        scene = Scene(FIGHT, side(front=["B01-055"], main="B01-053", orbs=orbs))
        scene.say("attack B01-003")
        assert said(scene, "enemy B01-053") == [reason]
        assert said(scene, "enemy B01-055") == ["attack"]


def test_a_unit_that_could_win_next_turn_is_a_danger() -> None:
    """Only without orbs, only where it reaches the main character, and only where it is as strong."""

    def dangers(mine: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
        scene = Scene(mine, theirs)
        state = GAME.parse_position(GAME.rule_book.parse(scene.rules), scene.position)
        view = GAME.observe(state, GAME.to_act(state))
        told = GAME.coach.advice(GAME, view, GAME.parse_action(view, "end"))  # type: ignore[union-attr]
        return [words.rendered("en", one) for one in told.danger]

    bare, strong = side(front=["B01-003"], bonds=["x"], orbs=0), side(front=["B01-055"], main="B01-053")
    (told,) = dangers(bare, strong)
    assert "can hit" in told and "no orb left" in told
    assert dangers(side(front=["B01-003"], bonds=["x"], orbs=1), strong) == []
