"""Attacks, supports, criticals, evades and orbs."""

import pytest

from tests.games.cipher.scenes import Scene, side, unit

PLAIN = ["B01-012", "B01-012"]  # Draug: support 10, a defense emblem


@pytest.mark.parametrize(
    ("line", "card", "reaches"),
    [
        ("front", "B01-008", {"front"}), ("front", "B01-014", {"back"}), ("front", "B01-029", {"front", "back"}),
        ("back", "B01-008", set()), ("back", "B01-014", {"front"}), ("front", "B01-026", set()),
    ],
)  # fmt: skip
def test_the_range_table(line: str, card: str, reaches: set[str]) -> None:
    """A unit reaches the lines at its ranges, and no other (6.1)."""
    mine = side(**{line: [card]})
    theirs = side(front=[unit("B01-053", main=True)], back=["S02-003"], main="B01-053")
    scene = Scene(mine, theirs)
    attack = f"attack {card}"
    if not reaches:
        assert attack not in scene.legal
        return
    scene.say(attack)
    if len(reaches) == 2:
        assert set(scene.legal) == {"enemy B01-053", "enemy S02-003"}
    else:
        assert scene.legal == ["enemy B01-053" if reaches == {"front"} else "enemy S02-003"]


def test_a_tie_defeats_the_defender() -> None:
    """Bord has 30, +20 in the own turn, and support 20, against 50 and 20 (6.2)."""
    mine = side(front=["B01-019"], deck=["B01-036"] * 2)
    theirs = side(front=["B01-055"], deck=["B01-036"] * 3, main="B01-053")
    scene = Scene(mine, theirs).say("attack B01-019", "enemy B01-055")
    assert scene.total("B01-019") == scene.total("B01-055") == 70
    assert "B01-055" in scene.where("second", "retreat")


def test_support_of_the_same_name_fails() -> None:
    """Another Marth supports Marth with nothing (6.2)."""
    scene = Scene(side(deck=["S01-001", "B01-036"]), side(deck=PLAIN, main="B01-053"))
    scene.say("attack B01-003", "enemy B01-053")
    failed = [event for event in scene.log if event["kind"] == "support"]
    assert [event["failed"] for event in failed] == [True, False]
    assert scene.total("B01-003") == 40


def test_a_critical_doubles_everything() -> None:
    """Cain 40, Abel's support 10 and +30, attack emblem +20: 100, doubled 200 (6.2)."""
    mine = side(front=["B01-008"], hand=["B01-008", "B01-010"], deck=["B01-010", "B01-036"])
    scene = Scene(mine, side(deck=["B01-036"] * 2, main="B01-053"))
    scene.say("attack B01-008", "enemy B01-053")
    assert scene.asked == ("first", "critical")
    assert scene.legal == ["no", "B01-008"]
    scene.say("B01-008")
    assert scene.total("B01-008") == 200


def test_miracle_forbids_the_critical() -> None:
    mine = side(front=["B01-008"], hand=["B01-008"], deck=["B01-055", "B01-012"])
    scene = Scene(mine, side(deck=["B01-060"] * 2, main="B01-053")).say("attack B01-008", "enemy B01-053")
    assert "clash" in scene.kinds()


def test_an_evaded_attack_is_over() -> None:
    """An evade ends the attack (6.2)."""
    mine = side(front=["B01-008"], deck=["B01-020"] * 2)
    theirs = side(hand=["S02-001"], deck=["B01-036"] * 2, main="B01-053")
    scene = Scene(mine, theirs).say("attack B01-008", "enemy B01-053")
    assert scene.asked == ("second", "evade")
    scene.say("S02-001")
    assert "defeated" not in scene.kinds() and scene.unit("first", "B01-008")["tapped"]
    assert scene.where("second", "retreat") == ["B01-036", "S02-001"]


def test_an_evaded_attack_has_not_destroyed() -> None:
    """Brave Lance untaps Finn if the attack does not destroy, as an evaded one (rulebook 7), and only once."""
    theirs = side(front=["B01-010"], hand=["B01-010"], deck=PLAIN * 2, main="B01-053")
    scene = Scene(side(front=["B10-007"], deck=["B01-036"] * 3), theirs)
    scene.say("attack B10-007", "enemy B01-010", "B01-010")
    assert scene.kinds().count("evade") == 1 and scene.asked == ("first", "act")
    assert not scene.unit("first", "B10-007").get("tapped")
    scene.say("attack B10-007", "enemy B01-010")
    assert scene.unit("first", "B10-007")["tapped"]  # once a turn


def test_an_attack_without_its_defender_raises_nothing() -> None:
    """Draug takes the attack at once: nothing has failed, since the battle goes on (rulebook 6.2, step 1)."""
    theirs = side(front=["B01-011", unit("B01-053", main=True)], bonds=["B01-010"], deck=PLAIN, main="B01-053")
    scene = Scene(side(front=["B10-007"], deck=["B01-036"] * 3), theirs)
    scene.say("attack B10-007", "enemy B01-053", "yes")
    assert "clash" in scene.kinds()


def test_armor_helps_but_against_tomes() -> None:
    """Ogma's Levin Sword counts as a Tome (10)."""
    theirs = side(front=["B01-012"], deck=["B01-036"] * 2, main="B01-053")
    mine = side(front=["S01-004"], bonds=["B01-008"], deck=["B01-055"] * 2)
    scene = Scene(mine, theirs).say("attack S01-004", "enemy B01-012")
    assert scene.total("B01-012") == 30 + 20 + 20
    scene = Scene(mine, theirs).say("use S01-004 Levin Sword", "attack S01-004", "enemy B01-012")
    assert scene.total("B01-012") == 30 + 20
    assert scene.total("S01-004") == 60 - 10 + 20


def test_excalibur_grants_anti_fliers() -> None:
    """A kind that a skill gives counts as a printed one (10)."""
    theirs = side(front=["B01-069", "B01-012"], deck=["B01-036"] * 2, main="B01-053")
    mine = side(front=["B01-029"], bonds=["B01-008"], deck=["B01-055"] * 2)
    scene = Scene(mine, theirs).say("use B01-029 Excalibur", "attack B01-029", "enemy B01-069")
    assert scene.total("B01-029") == 30 + 20 + 30
    scene = Scene(mine, theirs).say("use B01-029 Excalibur", "attack B01-029", "enemy B01-012")
    assert scene.total("B01-029") == 30 + 20


def test_cain_shields_from_the_back_line() -> None:
    """Units in the back line reach neither Cain nor units of cost 2 or less (6.1)."""
    theirs = side(front=[unit("B01-053", main=True), "B01-007"], main="B01-053")
    scene = Scene(side(back=["B01-014"]), theirs)
    assert "attack B01-014" not in scene.legal
    assert "attack B01-003" in scene.legal


def test_a_formation_taps_each_of_its_names() -> None:
    """A price is paid whole or not at all (10)."""
    theirs = side(deck=["B01-036"] * 2, main="B01-053")
    mine = side(front=["B01-021", "B01-019", "B01-020"], deck=["B01-036"] * 2)
    scene = Scene(mine, theirs).say("attack B01-021", "enemy B01-053")
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert scene.total("B01-021") == 40 + 20 + 50 + 20
    assert scene.position["second"]["orbs"]["count"] == 1
    tapped = side(front=["B01-021", "B01-019", unit("B01-020", tapped=True)], deck=["B01-036"] * 2)
    assert "clash" in Scene(tapped, theirs).say("attack B01-021", "enemy B01-053").kinds()


def test_orbs_are_taken_as_far_as_there_are() -> None:
    """Hero emblem, two orbs; one when one is left; without any the match is lost (7)."""
    mine = side(front=["S01-001"], main="S01-001", deck=["B05-003", "B01-036"])
    mine["deck"] = ["B01-053", "B01-036"]
    for orbs, left, result in ((3, 2, "*"), (1, 0, "*"), (0, 0, "first")):
        scene = Scene(mine, side(orbs=orbs, deck=["B01-036"] * 2, main="B01-053"))
        scene.say("attack S01-001", "enemy B01-053")
        assert scene.result == result
        assert scene.position["second"]["orbs"]["count"] == left


def test_a_red_hero_breaks_two_orbs() -> None:
    mine = side(front=["S01-004", unit("B01-006", main=True)], main="B01-006", deck=["B01-003", "B01-036"])
    for orbs, left in ((3, 1), (1, 0)):
        scene = Scene(mine, side(orbs=orbs, deck=["B01-036"] * 2, main="B01-053"))
        scene.say("attack S01-004", "enemy B01-053")
        assert scene.position["second"]["orbs"]["count"] == left
        assert scene.result == "*"


def test_without_any_card_left_the_match_is_lost() -> None:
    """A deck that runs out with nothing in the retreat area (7)."""
    mine = side(front=["B01-008"], deck=["B01-020"])
    scene = Scene(mine, side(deck=["B01-036"] * 2, main="B01-053"), phase="action")
    scene.say("attack B01-008", "enemy B01-053")
    assert scene.result == "second"
