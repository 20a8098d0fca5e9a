"""Deployment, level up and class change."""

import pytest

from parlour.core import registry
from tests.games.cipher.scenes import Scene, side, unit

CIPHER = registry.game("cipher")


def deploying(**zones: object) -> Scene:
    return Scene(side(**zones), phase="deployment")  # type: ignore[arg-type]  # zones as `side` takes them


def test_three_bonds_pay_for_three_units_of_cost_one() -> None:
    """Face-down bonds count for the number (4.3)."""
    scene = deploying(bonds=["B05-003", "x", "x"], hand=["B05-006", "B05-008", "B05-010", "B05-012"])
    scene.say("front B05-006", "back B05-008", "front B05-010")
    assert scene.legal == ["pass"]


def test_a_colour_needs_a_face_up_bond() -> None:
    """Every symbol needs a face-up bond (4.3)."""
    scene = deploying(bonds=["x", "x", "x", "x"], hand=["B05-003"])
    assert scene.legal == ["pass"]


def test_costs_add_up() -> None:
    """The costs of a turn are added up (4.3)."""
    scene = deploying(bonds=["B01-008", "x", "x"], hand=["B01-021", "B01-008", "B01-010"])
    scene.say("front B01-021", "front B01-008")
    assert scene.legal == ["pass"]


def test_a_name_stands_once() -> None:
    """The second Marth levels up or changes class instead (4.3)."""
    scene = deploying(bonds=["B01-008", "x", "x", "x"], hand=["S01-001"])
    assert scene.legal == ["pass", "grow S01-001"]


def test_class_change_pays_its_own_cost_and_draws() -> None:
    """Caeda 3(2) over Caeda, two of three bonds, a card drawn (4.3)."""
    scene = deploying(front=["B01-006"], bonds=["B01-008", "x", "x"], hand=["S01-002"], deck=["B01-020", "B01-019"])
    scene.say("grow S01-002")
    assert scene.kinds()[:2] == ["leveled", "drew"]
    assert scene.where("first", "hand") == ["B01-020"]
    assert scene.unit("first", "S01-002")["cards"] == ["S01-002", "B01-006"]
    assert scene.position["spent"] == 2


def test_class_change_needs_its_cost_and_a_deployment_the_whole_one() -> None:
    assert deploying(front=["B01-006"], bonds=["B01-008"], hand=["S01-002"]).legal == ["pass"]
    assert deploying(bonds=["B01-008", "x"], hand=["S01-002"]).legal == ["pass"]
    assert "front S01-002" in deploying(bonds=["B01-008", "x", "x"], hand=["S01-002"]).legal


def test_deploy_and_change_class_in_one_turn() -> None:
    """Both costs are paid (4.3)."""
    scene = deploying(bonds=["B01-008", "x", "x"], hand=["B01-006", "S01-002"])
    scene.say("front B01-006", "grow S01-002")
    assert scene.position["spent"] == 3
    short = deploying(bonds=["B01-008", "x"], hand=["B01-006", "S01-002"]).say("front B01-006")
    assert short.legal == ["pass"]


def test_a_class_may_be_changed_again_with_the_same_card() -> None:
    """Another copy of the card changes the class once more (4.3)."""
    scene = deploying(front=["B01-006"], bonds=["B01-008", "x", "x", "x"], hand=["S01-002", "S01-002"])
    scene.say("grow S01-002", "grow S01-002")
    assert len(scene.unit("first", "S01-002")["cards"]) == 3
    assert scene.position["spent"] == 4


def test_the_bonus_card_comes_before_the_trigger() -> None:
    """Chrom's skill follows the draw, and works once a turn (8)."""
    mine = side(
        front=[unit("S02-001", main=True), "B01-067", "B01-065"], bonds=["B01-053", "x", "x", "x"],
        hand=["B01-066", "B01-064"], main="S02-001",
    )  # fmt: skip
    scene = Scene(mine, phase="deployment").say("grow B01-066")
    assert scene.kinds()[:3] == ["leveled", "drew", "skill"]
    scene.say("grow B01-064")
    assert "skill" not in scene.kinds()


def test_the_last_card_of_the_deck_brings_the_retreat_area_back() -> None:
    """A deck that runs out is renewed at once (8)."""
    scene = deploying(
        front=["B01-006"], bonds=["B01-008", "x"], hand=["S01-002"], deck=["B01-020"], retreat=["B01-019", "B01-012"]
    )
    scene.say("grow S01-002")
    assert scene.kinds()[:3] == ["leveled", "reshuffled", "drew"]
    assert scene.where("first", "hand") == ["B01-020"]
    assert scene.position["first"]["deck"]["count"] == 2


def test_some_cards_are_never_bonds() -> None:
    """Jagen's text says that he is no bond (4.2)."""
    scene = Scene(side(hand=["S01-003", "B01-008"]), phase="bond")
    assert scene.legal == ["pass", "B01-008"]
    scene.say("B01-008")
    assert scene.position["phase"] == "deployment"


@pytest.mark.parametrize(
    ("standing", "bonds", "said"),
    [
        ([], 1, ("It costs 3; 1 left this turn.", "Elle coûte 3 ; il reste 1 ce tour.")),
        (["B01-016"], 1, ("It costs 2; 1 left this turn.", "Elle coûte 2 ; il reste 1 ce tour.")),
    ],
)
def test_what_a_card_costs_that_cannot_come(standing: list[str], bonds: int, said: tuple[str, str]) -> None:
    """Ogma costs three; the cost of a class change counts only if an Ogma is on the field."""
    scene = deploying(front=standing, bonds=["B01-008"] * bonds, hand=["S01-004"])
    view = CIPHER.view(CIPHER.parse_position(CIPHER.rule_book.standard, {**scene.position}), 0)
    assert [(why["en"], why["fr"]) for why in view["why_not"]] == [said]
