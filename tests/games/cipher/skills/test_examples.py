"""The examples of the seed page and of the rulebook, as they are told there, ruled on by the referee."""

from typing import Any

import pytest

from parlour.core.referee import judge
from tests.games.cipher.scenes import FILLER, Scene, side, unit

QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
SILAS = ["B07-077"] * 4  # support 10, no skill
CAEDA = ["B13-053"] * 4  # support 30, no skill


def begun(first: dict[str, Any], second: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Return the referee's answer to two decks."""
    return judge({"game": "cipher", "decks": [first, second or {"deck": "S02"}], **more})


def with_fifty(main: str, *cards: tuple[str, int]) -> dict[str, Any]:
    """Return a deck of fifty: these cards, and Annas for the rest."""
    codes = [code for code, count in cards for _ in range(count)]
    return {"main": main, "cards": codes + ["B01-100"] * (50 - len(codes))}


def test_four_copies_of_a_name_and_any_number_of_annas() -> None:
    """Copies are counted by name, whatever the print; Anna's text lifts the limit (1.3)."""
    refused = begun(with_fifty("B01-003", ("B01-003HN", 3), ("B01-003ST", 2)))
    assert not refused["ok"] and refused["error"]["code"] == "cipher-too-many-copies"
    assert begun(with_fifty("B01-003", ("B01-003", 4), ("S01-001", 4)))["ok"]  # two titles of Marth, 42 Annas


def test_the_main_character_costs_one() -> None:
    """Jagen costs 3 and leads no deck, Marth costs 1 (1.4)."""
    jagen = begun(with_fifty("S01-003", ("S01-003", 4)))
    assert not jagen["ok"] and jagen["error"]["code"] == "cipher-main-cost" and jagen["error"]["at"] == "first.main"
    assert begun(with_fifty("B01-003", ("B01-003", 4)))["ok"]


def test_a_match_begins() -> None:
    """Six cards, five orbs, 38 in the deck; one mulligan each, of the whole hand (3)."""
    scene = Scene({})
    made = begun({"deck": "S01"}, seed=4)
    scene.position = made["position"]
    assert (made["to_act"], made["legal"]) == ("first", ["keep", "mulligan"])
    kept = scene.position["first"]["hand"]
    many = judge({"game": "cipher", "position": scene.position, "action": "mulligan"})
    assert many["error"]["code"] == "cipher-too-many-outcomes"  # six of 43, in every order: a seed draws one
    new = judge({"game": "cipher", "position": scene.position, "action": "mulligan", "seed": 1})["outcome"]
    assert len(new["position"]["first"]["hand"]) == 6 and new["position"]["first"]["deck"]["count"] == 43
    assert new["position"]["pending"]["seat"] == "second"  # nobody is asked twice
    scene.say("keep", "keep")
    mine = scene.position["first"]
    assert [one["cards"] for one in mine["front"]] == [[made["position"]["first"]["front"][0]["cards"][0]]]
    assert (mine["hand"], mine["orbs"]["count"], mine["deck"]["count"]) == (kept, 5, 38)
    assert (scene.position["phase"], scene.position["player"], len(kept)) == ("bond", "first", 6)


def test_colourless_cards_need_the_number_alone() -> None:
    """Four bonds face down; Roy is purple, Fjorm has no symbol and costs 3 (4.3)."""
    mine = side(bonds=["x"] * 4, hand=["B05-003", "B13-090"])
    scene = Scene(mine, phase="deployment")
    assert scene.legal == ["pass", "front B13-090", "back B13-090"]
    scene.say("front B13-090")
    assert (scene.position["spent"], scene.legal) == (3, ["pass"])


@pytest.mark.parametrize(
    ("bonds", "may"),
    [
        (["B02-018", "x"], False),  # white and a face-down one
        (["B02-018", "B02-066"], True),  # white and black
        (["B20-007"], True),  # one that is both
        ([{"card": "B20-007", "face": "down"}, "B02-018"], False),
    ],
)
def test_two_symbols_need_both(bonds: list[Any], may: bool) -> None:
    """Corrin is white and black (4.3)."""
    scene = Scene(side(bonds=bonds, hand=["B20-003"]), phase="deployment")
    assert ("front B20-003" in scene.legal) == may


def test_a_bond_that_a_skill_adds_pays_at_once() -> None:
    """Ayra takes both bonds; Asbel's skill adds a third, which pays for Quan (4.3)."""
    mine = side(front=["B10-027"], bonds=["B06-003", "B06-003"], hand=["B06-025", "B06-007"], deck=QUIET)
    scene = Scene(mine, phase="deployment").say("front B06-025")
    assert scene.asked == ("first", "pay")
    refused = Scene(mine, phase="deployment").say("front B06-025", "no")
    assert refused.legal == ["pass"]
    scene.say("yes")
    if scene.asked[1] == "choose":
        scene.say("B06-003")
    assert "front B06-007" in scene.legal and len(scene.position["first"]["bonds"]) == 3


def test_a_unit_deployed_this_turn_may_attack() -> None:
    """It may attack, but not in the very first turn (4.4)."""
    mine = side(bonds=["B01-010"], hand=["B01-008"])
    assert "attack B01-008" in Scene(mine, phase="deployment").say("front B01-008", "pass").legal
    first = Scene(mine, phase="deployment", turn=1).say("front B01-008", "pass").legal
    assert "attack B01-008" not in first and "move B01-008" in first


def test_caeda_changes_class_for_three_bonds() -> None:
    """Caeda 4(3) on Caeda costs three bonds and draws; with two she cannot; a new unit costs four (4.3)."""
    low, high = "B13-054", "B13-053"
    scene = Scene(side(front=[low], bonds=["B01-010", "x", "x"], hand=[high], deck=QUIET), phase="deployment")
    scene.say(f"grow {high}")
    assert (scene.position["spent"], scene.unit("first", high)["cards"]) == (3, [high, low])
    assert scene.where("first", "hand") == ["B01-055"]
    assert Scene(side(front=[low], bonds=["B01-010", "x"], hand=[high]), phase="deployment").legal == ["pass"]
    assert Scene(side(bonds=["B01-010", "x", "x"], hand=[high]), phase="deployment").legal == ["pass"]
    assert "front B13-053" in Scene(side(bonds=["B01-010", "x", "x", "x"], hand=[high]), phase="deployment").legal


def test_barst_falls_then_cord_and_the_back_line_marches() -> None:
    """No march after the first defeat; after the second Lena and Marth come to the front as they were (9)."""
    theirs = side(front=["B01-021", "B01-020"], back=["B01-026", unit("B01-003", main=True, tapped=True)], deck=SILAS)
    mine = side(front=["S02-001", "S01-004"], main="S02-001", deck=QUIET)
    scene = Scene(mine, theirs).say("attack S02-001", "enemy B01-021")
    assert "marched" not in scene.kinds()
    scene.say("attack S01-004", "enemy B01-020")
    assert scene.kinds().count("marched") == 2 and "moved" not in scene.kinds()
    assert scene.unit("second", "B01-003")["tapped"] and "tapped" not in scene.unit("second", "B01-026")
    assert scene.where("second", "back") == []


def test_the_march_comes_before_the_skills_of_the_turn_and_the_draw() -> None:
    """Edelgard's "at the start of your turn" follows the march of the other side (9)."""
    mine = side(back=[unit("B01-003", main=True)])
    theirs = side(front=["P16-012", unit("B01-053", main=True)], back=["S02-003"], deck=QUIET, main="B01-053")
    scene = Scene(mine, theirs).say("end")
    assert scene.kinds().index("marched") < scene.kinds().index("skill")
    assert "drew" not in scene.kinds()  # she is still being asked
    scene.say("no")
    assert "drew" in scene.kinds()


@pytest.mark.parametrize(
    ("attacker", "support", "defender", "against", "totals", "defeated"),
    [
        ("S12-001", CAEDA, "B19-059", ["B12-065"] * 4, (100, 70), True),
        ("B11-077", QUIET, "S12-001", SILAS, (80, 80), True),  # a tie is enough
        ("B11-077", SILAS, "S12-001", SILAS, (70, 80), False),
    ],
)
def test_the_greater_or_equal_total_defeats(
    attacker: str, support: list[str], defender: str, against: list[str], totals: tuple[int, int], defeated: bool
) -> None:
    """60 + 20 against 70 + 10 defeats; with 60 + 10 the attacker stays unharmed (6.2)."""
    theirs = side(front=[defender, unit("B01-053", main=True)], deck=against, main="B01-053")
    scene = Scene(side(front=[attacker], deck=support), theirs).say(f"attack {attacker}", f"enemy {defender}")
    assert (scene.total(attacker), scene.total(defender)) == totals
    assert (defender in scene.where("second", "retreat")) == defeated
    assert attacker in scene.where("first", "front")


def test_ike_against_byleth() -> None:
    """Ike 70, supported with 30, attacks Byleth 70, supported by Tiki with 20: Byleth is defeated (6.2)."""
    theirs = side(front=["S12-001", unit("B01-053", main=True)], deck=["B12-065"] * 4, main="B01-053")
    scene = Scene(side(front=["B03-001"], deck=CAEDA), theirs).say("attack B03-001", "enemy S12-001")
    assert (scene.total("B03-001"), scene.total("S12-001")) == (100, 90)
    assert "S12-001" in scene.where("second", "retreat")


def test_an_attack_that_is_evaded_ends_like_any_other() -> None:
    """No unit is defeated, the supports are put away, and the skill at the end of the attack is used (6.2)."""
    mine = side(front=["S12-001", "B01-020"], deck=QUIET)
    theirs = side(hand=["S02-001"], deck=SILAS, main="B01-053")
    scene = Scene(mine, theirs).say("attack S12-001", "enemy B01-053", "S02-001")
    assert "defeated" not in scene.kinds() and "clash" not in scene.kinds()
    assert scene.asked == ("first", "choose")  # Byleth may move another unit after her attack
    scene.say("B01-020")
    assert scene.where("first", "back") == ["B01-020"] and scene.unit("first", "S12-001")["tapped"]
    assert (scene.where("first", "support"), scene.where("second", "support")) == ([], [])


def test_an_orb_goes_to_the_hand_and_the_hero_stays_as_he_stood() -> None:
    """A defeated main character costs an orb (7)."""
    theirs = side(front=[unit("B01-053", main=True, tapped=True)], orbs=3, deck=SILAS, main="B01-053")
    scene = Scene(side(front=["S12-001"], deck=QUIET), theirs).say("attack S12-001", "enemy B01-053")
    assert scene.position["second"]["orbs"]["count"] == 2 and len(scene.where("second", "hand")) == 1
    assert scene.unit("second", "B01-053")["tapped"]


def test_an_orb_that_was_looked_at_may_be_chosen() -> None:
    """Flayn looks at an orb; only her side knows it, and takes it or an unseen one (7, 12)."""
    orbs = {"count": 2, "pool": ["B01-036", "B01-036"]}
    scene = Scene(side(front=["P19-014"], orbs=orbs), side(front=["S12-001"], deck=QUIET, main="B01-053"))
    scene.say("use P19-014 Inquistive Glare")
    assert scene.position["first"]["orbs"]["seen"] == [{"card": "B01-036", "known": 1}]
    scene.say("end", "pass", "pass", "attack S12-001", "enemy B01-003", "no")
    assert scene.asked == ("first", "orb") and scene.legal == ["unseen", "B01-036"]
    scene.say("B01-036")
    assert scene.position["first"]["orbs"] == {"count": 1, "seen": []}


def test_skills_are_used_in_the_own_action_phase_alone() -> None:
    """No skill in the bond or deployment phase, and none in the other's turn (10)."""
    mine = side(front=["S01-002"], bonds=["B01-008"], hand=["B01-010"])
    for phase in ("bond", "deployment"):
        assert not any(action.startswith("use") for action in Scene(mine, phase=phase).legal)
    assert not any("S01-002" in action for action in Scene(mine, player="second").legal)
    assert "use S01-002 Javelin" in Scene(mine).legal


def test_magic_may_discard_the_card_that_was_drawn() -> None:
    """The magic emblem draws, then discards (11)."""
    mine = side(front=["B01-008"], hand=["B01-012"], deck=["B01-036", "B01-020", "B01-019"])
    scene = Scene(mine, side(deck=["B01-012"] * 2, main="B01-053")).say("attack B01-008", "enemy B01-053")
    assert scene.legal == ["B01-012", "B01-020"]


def test_who_must_discard_chooses_themselves() -> None:
    """Darkness emblem against five cards (11)."""
    mine = side(front=["B02-059"], deck=["B02-061", "B01-036"], main="B02-053")
    scene = Scene(mine, side(hand=FILLER[:5], deck=["B01-036"] * 2)).say("attack B02-059", "enemy B01-003")
    assert scene.asked == ("second", "choose") and scene.legal == sorted(FILLER[:5])
    scene.say(FILLER[0])
    assert len(scene.where("second", "hand")) == 4


def test_two_units_of_a_name_are_one_too_many() -> None:
    """Rulebook 5: the owner chooses which stays; the main character is kept."""
    theirs = side(main="B01-053")
    scene = Scene(side(front=["B01-008", "B01-007"]), theirs).say("move B01-003")
    assert scene.asked == ("first", "keeper") and scene.legal == ["B01-007", "B01-008"]
    scene.say("B01-007")
    assert scene.where("first", "retreat") == ["B01-008"]
    both = Scene(side(front=[unit("B01-003", main=True), "S01-001", "B01-008"]), theirs).say("move B01-008")
    assert both.where("first", "retreat") == ["S01-001"]
