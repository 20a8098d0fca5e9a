"""Units have tags while a condition holds, gained and lost at once, and read like printed ones (rulebook 10)."""

from typing import Any

import pytest

from parlour.games.cipher.cards.cards import card
from parlour.games.cipher.compiled.compile import enforced
from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 6  # Lucina: support 20, no skill
SILAS = ["B07-077"] * 6  # support 10, no skill
CHROM = "B01-053"
GAINERS = ("B03-006", "B06-096", "B08-032", "B11-042", "B14-079", "B15-094", "P13-003")


@pytest.mark.parametrize("code", GAINERS)
def test_cards_that_gain_tags_are_enforced(code: str) -> None:
    assert enforced(card(code))


def gained(scene: Scene) -> list[str]:
    """Return the units that have something for as long as a condition holds."""
    return [one["on"] for one in scene.position.get("lasting", ()) if one["duration"] == "while"]


def attacked(attacker: str, mine: dict[str, Any]) -> int:
    """Return the attack of Draug under an attack; Draug is stronger against attackers without a tome."""
    theirs = side(front=["B01-012", unit(CHROM, main=True)], deck=SILAS, main=CHROM)
    scene = Scene(mine, theirs).say(f"attack {attacker}", "enemy B01-012")
    if "clash" not in scene.kinds():
        scene.say("no")
    return scene.total("B01-012")


def test_a_tome_by_the_number_of_bonds() -> None:
    """With three bonds Linoan has her father's tome: she has range, and Draug gains nothing."""
    for bonds, total in ((3, 40), (2, None)):
        mine = side(front=["B15-094"], bonds=["B01-010"] * bonds, deck=QUIET)
        if total is None:
            assert "attack B15-094" not in Scene(mine).legal
        else:
            assert attacked("B15-094", mine) == total


def test_a_tome_by_the_orbs() -> None:
    """Morgan has a tome with fewer orbs than the other player; with as many Draug is stronger by 20."""
    for orbs, total in ((2, 40), (3, 60)):
        assert attacked("B08-032", side(front=["B08-032"], orbs=orbs, deck=QUIET)) == total


def test_a_tome_of_the_third_card() -> None:
    """Mist knows the sonic sword when three cards are in her stack (LvS3)."""
    for stack, total in ((("B03-006", "B03-007", "B03-007"), 40), (("B03-006", "B03-007"), 60)):
        assert attacked("B03-006", side(front=[unit(*stack)], deck=QUIET)) == total


def test_a_tag_goes_with_its_condition() -> None:
    """The other Mist has range while two allies stand by her; when one is defeated the tome is lost."""
    mine = side(front=["B14-079", "B01-010"], bonds=["B01-010"], deck=QUIET)
    theirs = side(front=["S12-001"], main=CHROM, deck=QUIET)
    scene = Scene(mine, theirs).say("move B14-079")
    assert gained(scene) == ["first.back.0"]
    scene.say("end", "pass", "pass", "attack S12-001", "enemy B01-010")
    while scene.asked[1] != "act":
        scene.say("no")
    assert "B01-010" in scene.where("first", "retreat") and gained(scene) == []


def test_a_kind_that_is_gained_is_attacked_as_such() -> None:
    """Gunter is a dragon with five bonds face down, so Ilyana is stronger against that unit."""
    for bonds, total in ((5, 60), (4, 40)):
        theirs = side(front=["B06-096", unit(CHROM, main=True)], bonds=["x"] * bonds, deck=SILAS, main=CHROM)
        scene = Scene(side(front=["B03-024"], deck=SILAS), theirs).say("attack B03-024", "enemy B06-096")
        assert scene.total("B03-024") == total
