"""Resonance of the dragon's blood gives a unit the skills of its allies too, each name once (rulebook 10)."""

import pytest

from parlour.games.cipher.cards.cards import card
from parlour.games.cipher.compiled.compile import enforced
from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 6  # Lucina: support 20, no skill
SILAS = ["B07-077"] * 6  # support 10, no skill
CHROM = "B01-053"
RYOMA, HINOKA, TAKUMI, SAKURA, XANDER, CAMILLA = ("B14-056", "B14-058", "B14-060", "B14-062", "B15-051", "B15-054")
LENDERS = (RYOMA, HINOKA, TAKUMI, SAKURA, XANDER, CAMILLA, "B20-006", "B20-008", "B20-020", "B20-033")
RESONANCE = "use {} Resonance of Dragon's Blood"


@pytest.mark.parametrize("code", LENDERS)
def test_cards_that_have_skills_of_others_are_enforced(code: str) -> None:
    assert enforced(card(code))


def test_a_skill_of_an_ally_is_used() -> None:
    """Hinoka gets range by Ryoma's skill, and Ryoma moves by hers; each pays alone."""
    mine = side(front=[RYOMA, HINOKA], bonds=["B01-010"])
    scene = Scene(mine)
    assert RESONANCE.format(RYOMA) in scene.legal
    scene.say(RESONANCE.format(HINOKA))
    assert scene.asked == ("first", "act") and scene.position["first"]["bonds"][0]["face"] == "down"
    assert next(one["on"] for one in scene.position["lasting"] if one["duration"] == "turn") == "first.front.2"
    assert RESONANCE.format(HINOKA) not in scene.legal  # no bond is left to pay with
    scene.say(RESONANCE.format(RYOMA))
    assert scene.where("first", "back") == [RYOMA]


def test_whose_skill_is_asked() -> None:
    """With several allies one is chosen, from those whose skill can be used now."""
    scene = Scene(side(front=[RYOMA, HINOKA, TAKUMI, SAKURA], bonds=["B01-010"])).say(RESONANCE.format(RYOMA))
    assert scene.asked == ("first", "choose") and scene.legal == [HINOKA, TAKUMI]
    scene.say(HINOKA)
    assert scene.where("first", "back") == [RYOMA]


def test_once_per_turn_is_for_each() -> None:
    """Hinoka has moved; Ryoma may move once by her skill, since each unit's uses are counted apart."""
    mine = side(front=[RYOMA, HINOKA], back=["B01-010"])
    scene = Scene(mine).say(f"use {HINOKA} Sky-Riding Fighting Spirit", RESONANCE.format(RYOMA))
    assert sorted(scene.where("first", "back")) == ["B01-010", RYOMA, HINOKA]
    assert scene.position["lasting"][0]["of"] == [HINOKA, 0] and scene.position["lasting"][0]["amount"] == 1
    scene.say(f"move {RYOMA}")
    assert RESONANCE.format(RYOMA) not in scene.legal
    scene = Scene(side(front=[RYOMA, HINOKA])).say(RESONANCE.format(RYOMA))
    assert f"use {HINOKA} Sky-Riding Fighting Spirit" in scene.legal


def test_what_holds_of_an_ally_holds_of_the_unit() -> None:
    """Xander is stronger in the other's turn; so is Hinoka beside Xander, and not without."""
    for allies, total in (([HINOKA, XANDER], 90), ([HINOKA], 60)):
        theirs = side(front=[*allies, unit(CHROM, main=True)], deck=SILAS, main=CHROM)
        scene = Scene(side(front=["B11-077"], deck=QUIET), theirs).say("attack B11-077", f"enemy {HINOKA}")
        gained = next(effect["amount"] for effect in card(XANDER).skills[0]["effects"])
        assert scene.total(HINOKA) == 60 + (gained if total == 90 else 0)


def test_what_an_ally_waits_for_the_unit_waits_for() -> None:
    """Sakura draws for a bond when she defeats an enemy; so does Ryoma beside her, and each skill asks once."""
    mine = side(front=[RYOMA, SAKURA], bonds=["B01-010"] * 2, deck=QUIET)
    theirs = side(front=["B01-008", unit(CHROM, main=True)], deck=SILAS, main=CHROM)
    scene = Scene(mine, theirs).say(f"attack {RYOMA}", "enemy B01-008")
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert len(scene.where("first", "hand")) == 1 and scene.asked == ("first", "act")


def test_an_own_skill_is_not_borrowed() -> None:
    """Takumi is asked about the others alone, and leaves their skills to those on whose cards they are printed."""
    mine = side(front=[RYOMA, HINOKA, unit("B14-060")], bonds=["B01-010"] * 3)
    scene = Scene(mine).say(RESONANCE.format(TAKUMI))
    assert scene.legal == [RYOMA, HINOKA]
