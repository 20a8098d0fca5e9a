"""Skills are lost, sealed or forbidden for as long as the text says (rulebook 10)."""

import pytest

from parlour.games.cipher.cards.cards import card
from parlour.games.cipher.compiled.compile import enforced
from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 6  # Lucina: support 20, no skill
SILAS = ["B07-077"] * 6  # support 10, no skill
CHROM, AUM = "B01-053", "use B01-048 Aum"
TAKERS = ("B01-030", "B01-048", "B07-018", "B15-003", "B18-023", "B20-021", "B22-020", "B22-082")


@pytest.mark.parametrize("code", TAKERS)
def test_cards_that_take_skills_are_enforced(code: str) -> None:
    assert enforced(card(code))


def test_aum_is_used_once_in_a_match() -> None:
    """Elice brings a card back from the retreat area; after that nobody on her side can, in any later turn."""
    mine = side(front=["B01-048"], bonds=["B01-010"] * 2, retreat=["B01-008"])
    scene = Scene(mine).say(AUM, "front")
    assert scene.where("first", "front").count("B01-008") == 1
    (ban,) = scene.position["lasting"]
    assert (ban["on"], ban["duration"], ban["by"]) == (None, "while", "first")
    assert AUM in Scene(mine).legal and AUM not in Scene(mine, lasting=[ban]).legal
    assert AUM in Scene(mine, lasting=[{**ban, "by": "second"}]).legal
    assert scene.say("end", "pass", "pass", "end").position["lasting"] == [ban]


def test_aum_that_brings_nobody_forbids_nothing() -> None:
    scene = Scene(side(front=["B01-048"], bonds=["B01-010"])).say(AUM)
    assert "lasting" not in scene.position


def test_the_main_character_changes_once_a_turn() -> None:
    """Kris passes the lead on; no Kris may do so again until the end of the turn."""
    use = "use B15-003 Fated Moment of Change"
    scene = Scene(side(front=["B15-003", "B01-008"])).say(use)
    while scene.asked[1] == "choose":
        scene.say("B01-008")
    assert scene.unit("first", "B01-008")["main"] and use not in scene.legal
    assert scene.position["lasting"][0]["duration"] == "turn"
    assert "lasting" not in scene.say("end").position


def test_a_skill_of_the_hand_is_forbidden_too() -> None:
    """Felix untaps for a Felix from the hand; a second one may not be used in the same turn."""
    use = "use B18-023 Rival-Surpassing Sword"
    mine = side(front=[unit("B18-025", tapped=True)], hand=["B18-023", "B18-023"])
    scene = Scene(mine).say(use)
    assert "tapped" not in scene.unit("first", "B18-025") and use not in scene.legal


def test_an_enemy_has_lost_anti_fliers() -> None:
    """Iote's Shield: Rath is no stronger against fliers while Minerva is an enemy, and is while she is an ally."""
    for ours, theirs, more in (([], [], 30), ([], ["B01-030"], 0), (["B01-030"], [], 30)):
        other = side(front=["B13-054", unit(CHROM, main=True)], back=theirs, deck=SILAS, main=CHROM)
        scene = Scene(side(back=["B07-020", *ours], deck=SILAS), other).say("attack B07-020", "enemy B13-054")
        assert scene.total("B07-020") == 40 + 10 + more


def test_support_cards_have_lost_their_attack_emblem() -> None:
    """The attack emblem does nothing for either side while Serra, who loathes violence, is there."""
    for serra, more in (([], 20), (["B07-018"], 0)):
        for whose in (0, 1):
            sides = [side(front=["B11-077"], deck=["B01-020", *SILAS]), side(main=CHROM, deck=SILAS)]
            sides[whose]["back"] = [unit(one) for one in serra]
            scene = Scene(*sides).say("attack B11-077", f"enemy {CHROM}")
            assert scene.total("B11-077") == card("B11-077").attack + 10 + more


def test_support_skills_of_the_other_are_sealed_while_a_unit_is_there() -> None:
    """An attack on the main character beside Hubert's kin is supported without the card's skill."""
    for ours, asked in (("B16-030", False), ("B07-077", True)):
        theirs = side(front=[ours, unit(CHROM, main=True)], main=CHROM, deck=SILAS)
        mine = side(front=["B11-077"], deck=["B07-050", *SILAS])
        scene = Scene(mine, {**theirs, "hand": ["B01-008", "B01-010"]}).say("attack B11-077", f"enemy {CHROM}")
        assert (scene.asked == ("second", "choose")) == asked


def test_the_support_skill_of_the_other_is_sealed() -> None:
    """Sealspell emblem: the defender's support card supports, but its skill does not come into effect."""
    for ours, asked in (("B20-021", True), ("B07-077", False)):
        theirs = side(main=CHROM, deck=["B07-018", *SILAS])
        mine = side(front=["B11-077"], hand=["B11-078"], deck=[ours, *SILAS])
        scene = Scene(mine, theirs).say("attack B11-077", f"enemy {CHROM}")
        assert (scene.asked == ("first", "critical")) == asked
        if asked:
            assert "lasting" not in scene.say("no").position
