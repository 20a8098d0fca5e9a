"""The end of an attack: ways to be defeated, and the fate of support cards (rulebook 6.2, 11)."""

import pytest

from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
PRESETS = ("cipher:seed", "cipher:official")


def test_a_critical_is_an_attack_too() -> None:
    """Caeda of the mirages, beside Tsubasa, cannot be defeated by attacks, not even by a critical hit."""
    theirs = side(front=["B04-004", "B04-003", unit("B01-053", main=True)], deck=QUIET, main="B01-053")
    mine = side(front=["B01-008"], hand=["B01-008"], deck=QUIET)
    for answer in ("no", "B01-008"):
        scene = Scene(mine, theirs).say("attack B01-008", "enemy B04-004", answer)
        assert "withstood" in scene.kinds() and "B04-004" in scene.where("second", "front")


def test_what_waits_for_a_defeat_by_an_attack_hears_of_a_critical() -> None:
    """Tailtiu, defeated by an attack, may discard a card to draw one."""
    theirs = side(front=["B06-043", unit("B01-053", main=True)], hand=["B01-012"], deck=QUIET, main="B01-053")
    mine = side(front=["S01-004"], hand=["S01-004"], deck=QUIET)
    for answer in ("no", "S01-004"):
        scene = Scene(mine, theirs).say("attack S01-004", "enemy B06-043", answer)
        assert scene.asked == ("second", "evade")
        assert scene.say("no").asked == ("second", "pay")


@pytest.mark.parametrize("rules", PRESETS)
def test_a_ninja_comes_to_the_line_its_player_chooses(rules: str) -> None:
    """Ninjutsu emblem: for a discarded card the support card is deployed tapped when the battle is over."""
    mine = side(front=["S01-004"], hand=["B01-020"], deck=["B02-015", *QUIET])
    scene = Scene(mine, side(deck=QUIET, main="B01-053"))
    scene.rules = rules
    scene.say("attack S01-004", "enemy B01-053", "B01-020")
    assert scene.asked == ("first", "line")
    scene.say("back")
    assert scene.unit("first", "B02-015")["tapped"] and scene.where("first", "back") == ["B02-015"]


@pytest.mark.parametrize("rules", PRESETS)
def test_a_ninja_whose_name_stands_already_is_put_away(rules: str) -> None:
    mine = side(front=["S01-004", "B02-015"], hand=["B01-020"], deck=["B02-015", *QUIET])
    scene = Scene(mine, side(deck=QUIET, main="B01-053"))
    scene.rules = rules
    scene.say("attack S01-004", "enemy B01-053", "B01-020")
    assert scene.asked == ("first", "act")
    assert sorted(scene.where("first", "retreat")) == ["B01-020", "B02-015"]


@pytest.mark.parametrize("rules", PRESETS)
def test_cover_moves_the_attacker_when_all_is_over(rules: str) -> None:
    """Cover emblem: the attacker may move; the support card is put away like any other."""
    mine = side(front=["S01-004"], deck=["B11-086", *QUIET])
    scene = Scene(mine, side(deck=QUIET, main="B01-053"))
    scene.rules = rules
    scene.say("attack S01-004", "enemy B01-053")
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert scene.where("first", "back") == ["S01-004"]
    assert scene.where("first", "retreat") == ["B11-086"]


@pytest.mark.parametrize("rules", PRESETS)
def test_titania_stacks_the_support_card_under_its_namesake(rules: str) -> None:
    mine = side(front=["B03-008", "B01-020"], deck=["B01-020", *QUIET])
    for answer, stacked in (("yes", True), ("no", False)):
        scene = Scene(mine, side(deck=QUIET, main="B01-053"))
        scene.rules = rules
        scene.say("attack B03-008", "enemy B01-053")
        assert scene.asked == ("first", "pay")
        scene.say(answer)
        assert len(scene.unit("first", "B01-020")["cards"]) == 1 + stacked
        assert scene.where("first", "retreat") == ([] if stacked else ["B01-020"])


def test_tiki_makes_the_support_card_a_bond() -> None:
    """In Tiki's turn her player may put the support card into the bonds, unless it can be no bond."""
    mine = side(front=["B01-046"], deck=["B01-020", *QUIET])
    for answer, bonds in (("yes", ["B01-020"]), ("no", [])):
        scene = Scene(mine, side(deck=QUIET, main="B01-053")).say("attack B01-046", "enemy B01-053")
        assert scene.asked == ("first", "pay")
        assert scene.say(answer).where("first", "bonds") == bonds
    jagen = side(front=["B01-046"], deck=["S01-003", *QUIET])
    scene = Scene(jagen, side(deck=QUIET, main="B01-053")).say("attack B01-046", "enemy B01-053")
    assert scene.asked == ("first", "act")


@pytest.mark.parametrize("rules", PRESETS)
def test_a_question_at_the_end_of_an_attack_is_a_position(rules: str) -> None:
    """Byleth may move another unit after her attack, before or after the supports are put away."""
    scene = Scene(side(front=["S12-001", "B01-020"], deck=QUIET), side(deck=QUIET, main="B01-053"))
    scene.rules = rules
    scene.say("attack S12-001", "enemy B01-053")
    assert scene.asked == ("first", "choose") and scene.legal == ["no", "B01-003", "B01-020"]
    assert (scene.where("first", "support") == []) == (rules == "cipher:official")


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("pupil", ["B11-031", "B18-088"])
def test_a_pupil_goes_back_to_the_hand_when_the_defender_falls(pupil: str, rules: str) -> None:
    """Training emblem: its card is asked for as the battle ends, if the defender was defeated, and shown."""
    for attacker, answer in (("S01-004", "yes"), ("S01-004", "no"), ("B01-036", None)):
        theirs = side(front=["B01-008", unit("B01-053", main=True)], deck=[pupil, *QUIET], main="B01-053")
        scene = Scene(side(front=[attacker], deck=["B07-077"] * 4), theirs)
        scene.rules = rules
        scene.say(f"attack {attacker}", "enemy B01-008")
        assert (scene.asked == ("second", "pay")) == (answer is not None)
        if answer is not None:
            scene.say(answer)
        assert ({"card": pupil, "seen": True} in scene.position["second"]["hand"]) == (answer == "yes")
        assert (pupil in scene.where("second", "retreat")) == (answer != "yes")
        assert scene.asked == ("first", "act")


@pytest.mark.parametrize("rules", PRESETS)
def test_who_defeats_the_main_character_is_encouraged(rules: str) -> None:
    """Encouragement emblem: a card as the battle ends, for a main character and for no other unit."""
    for target, attacker, drawn in (("B01-053", "S01-004", 1), ("B01-008", "S01-004", 0), ("B01-053", "B01-036", 0)):
        theirs = side(front=["B01-008", unit("B01-053", main=True)], deck=QUIET, main="B01-053")
        scene = Scene(side(front=[attacker], deck=["B11-003", *QUIET]), theirs)
        scene.rules = rules
        scene.say(f"attack {attacker}", f"enemy {target}")
        assert scene.asked == ("first", "act") and len(scene.where("first", "hand")) == drawn


def test_a_brother_is_helped_and_encouraged_by_one_card() -> None:
    """Both support skills of Eirika work for Ephraim: 20 attack and a card."""
    scene = Scene(side(front=["B11-006"], deck=["B11-003", *QUIET]), side(deck=QUIET, main="B01-053"))
    scene.say("attack B11-006", "enemy B01-053")
    assert scene.position["second"]["orbs"]["count"] == 2 and len(scene.where("first", "hand")) == 1
