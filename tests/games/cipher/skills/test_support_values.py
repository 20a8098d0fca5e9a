"""Support values that are counted as the card's support skill comes into effect (rulebook 6.2, 10)."""

import pytest

from parlour.games.cipher.cards.cards import card
from parlour.games.cipher.compiled.compile import enforced
from tests.games.cipher.scenes import Scene, side, unit

SILAS = ["B07-077"] * 6  # support 10, no skill
CHROM, FIGHTER = "B01-053", "B11-077"


@pytest.mark.parametrize("code", ["B07-024", "B22-005", "P07-016"])
def test_cards_of_support_x_are_enforced(code: str) -> None:
    assert card(code).support is None and enforced(card(code))


def support(scene: Scene, code: str) -> int:
    """Return the amount of support with which a card fought."""
    if "clash" not in scene.kinds():
        scene.say("no")
    return scene.total(code) - card(code).attack


@pytest.mark.parametrize("stack", [1, 2, 3])
def test_by_the_stack_of_the_main_character(stack: int) -> None:
    """Rebecca: 10 for each card of the main character's stack, whoever fights."""
    leader = unit(*["B01-003"] * stack, main=True)
    mine = side(front=[FIGHTER, leader], deck=["B07-024", *SILAS])
    scene = Scene(mine, side(main=CHROM, deck=SILAS)).say(f"attack {FIGHTER}", f"enemy {CHROM}")
    assert support(scene, FIGHTER) == 10 * stack


def test_by_the_cost_of_the_enemy() -> None:
    """Roy: 10 times the deployment cost of the enemy who fights, of the defender and of the attacker."""
    foe = "B13-053"
    for decks, who in (((["B22-005", *SILAS], SILAS), FIGHTER), ((SILAS, ["B22-005", *SILAS]), foe)):
        theirs = side(front=[foe, unit(CHROM, main=True)], deck=decks[1], main=CHROM)
        scene = Scene(side(front=[FIGHTER], deck=decks[0]), theirs).say(f"attack {FIGHTER}", f"enemy {foe}")
        assert support(scene, who) == 10 * card(foe if who == FIGHTER else FIGHTER).cost


def test_by_the_bonds_that_lie_open() -> None:
    """Lyn supports with 10 for each face-up bond with a sword."""
    bonds = ["B01-003", "B01-003", "x", {"card": "B01-003", "face": "down"}, "B01-036"]
    mine = side(front=[FIGHTER], bonds=bonds, deck=["P07-016", *SILAS])
    scene = Scene(mine, side(main=CHROM, deck=SILAS)).say(f"attack {FIGHTER}", f"enemy {CHROM}")
    assert support(scene, FIGHTER) == 20


def test_x_is_nothing_while_the_skill_is_sealed() -> None:
    """The sealspell emblem keeps the defender's card from giving its support a value."""
    mine = side(front=[FIGHTER], deck=["B20-021", *SILAS])
    theirs = side(main=CHROM, deck=["B07-024", *SILAS])
    scene = Scene(mine, theirs).say(f"attack {FIGHTER}", f"enemy {CHROM}")
    assert support(scene, CHROM) == 0


def test_it_ends_with_the_battle() -> None:
    mine = side(front=[FIGHTER], deck=["B07-024", *SILAS])
    scene = Scene(mine, side(main=CHROM, deck=SILAS)).say(f"attack {FIGHTER}", f"enemy {CHROM}")
    assert scene.asked == ("first", "act") and "lasting" not in scene.position
