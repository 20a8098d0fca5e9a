"""Orbs that lie face up are seen by all and stay orbs; skills turn them over and count them (rulebook 2, 7, 10)."""

from typing import Any

import pytest

from parlour.core import registry
from tests.games.cipher.questions import state_of
from tests.games.cipher.scenes import Scene, side

CIPHER = registry.game("cipher")
QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
SILAS = ["B07-077"] * 4  # support 10, no skill
CHROM = "B01-053"
UP = {"card": "B01-008", "face": "up"}
WHIRLWIND = "use B10-063 Whirlwind"
SONG = "use B22-073 Dragon Vein-Restoring Singing Voice"


def _orbs(*seen: Any, unseen: int = 0) -> dict[str, Any]:
    """Return orbs that somebody knows, and some that nobody does."""
    return {"count": len(seen) + unseen, "seen": list(seen), "pool": ["B01-036", "S02-004"][:unseen]}


def _victory(attacker: str, orbs: dict[str, Any]) -> Scene:
    """Return a scene in which a unit defeats Cord."""
    theirs = side(front=["B01-020"], main=CHROM, deck=SILAS)
    return Scene(side(front=[attacker], deck=QUIET, orbs=orbs), theirs).say(f"attack {attacker}", "enemy B01-020")


def test_leo_turns_an_orb_up_or_leaves_it() -> None:
    """Of two unseen orbs each is equally likely; it stays an orb, and everybody knows it."""
    scene = _victory("B06-057", _orbs(unseen=2))
    assert scene.asked == ("first", "pay")
    outcomes = scene._judge(action="yes")["outcomes"]
    assert {one["probability"] for one in outcomes} == {"1/2"}
    orbs = [one["position"]["first"]["orbs"] for one in outcomes]
    assert {one["seen"][0]["card"] for one in orbs} == {"S02-004", "B01-036"}
    for one in orbs:
        assert (one["count"], one["seen"][0]["known"], one["seen"][0]["face"]) == (2, 7, "up")
    assert _victory("B06-057", _orbs(unseen=2)).say("no").position["first"]["orbs"] == {"count": 2, "seen": []}


def test_without_an_orb_to_turn_up_nothing_is_asked() -> None:
    """An orb that lies face up cannot be turned up."""
    for orbs in (_orbs(), _orbs(UP)):
        assert _victory("B06-057", orbs).asked == ("first", "act")


def test_one_that_was_looked_at_or_any_unseen_one_is_turned_up() -> None:
    """To pay for Kiragi's Whirlwind, its owner chooses among the face-down orbs."""
    scene = Scene(side(front=["B10-063"], orbs=_orbs(UP, "B01-020", unseen=1))).say(WHIRLWIND)
    assert scene.asked == ("first", "orb") and scene.legal == ["unseen", "B01-020"]
    told = CIPHER.view(state_of(scene), 0)["ask"]
    assert "turn over" in told["en"]
    scene.say("B01-020")
    faces = {one["card"]: one.get("face") for one in scene.position["first"]["orbs"]["seen"]}
    assert faces == {"B01-008": "up", "B01-020": "up"} and scene.kinds()[0] == "orb-flipped"
    assert WHIRLWIND not in scene.legal  # once a turn


def test_a_cost_that_no_orb_can_pay() -> None:
    for orbs, payable in ((_orbs(UP), False), (_orbs(), False), (_orbs(UP, "B01-020"), True)):
        assert (WHIRLWIND in Scene(side(front=["B10-063"], orbs=orbs)).legal) == payable


def test_azura_turns_an_orb_over_either_way() -> None:
    """An orb turned down again is known to all who saw it; the chances are those of a real table."""
    scene = Scene(side(front=["B22-073"], orbs=_orbs(UP, unseen=1))).say(SONG)
    assert scene.legal == ["unseen", "B01-008"]
    assert scene.say("B01-008").position["first"]["orbs"]["seen"] == [{"card": "B01-008", "known": 7}]


def test_forrest_pays_with_a_bond_and_an_orb() -> None:
    """The other hand has at least five cards, one of which goes."""
    theirs = side(main=CHROM, hand=["B01-036"] * 5)
    scene = Scene(side(front=["B10-075"], bonds=["B01-010"], orbs=_orbs(unseen=1)), theirs).say("use B10-075 Dark Mire")
    assert scene.position["first"]["orbs"]["seen"][0]["face"] == "up"
    assert scene.position["first"]["bonds"][0]["face"] == "down"
    assert scene.say("B01-036").position["second"]["retreat"] == ["B01-036"]
    assert len(scene.where("second", "hand")) == 4


def test_elise_pays_with_an_orb() -> None:
    """As Elise's turn begins, two bonds and an orb, even the last, pay for two retreated cards."""
    mine = side(front=["B02-062"], bonds=["B01-010"] * 2, orbs=_orbs(unseen=1), retreat=["B01-008", "B01-020"])
    scene = Scene(side(main=CHROM), mine).say("end")
    assert scene.asked == ("second", "pay")
    scene.say("yes", "B01-008", "B01-020")
    assert sorted(scene.where("second", "hand"))[:2] == ["B01-008", "B01-020"]
    assert scene.position["second"]["orbs"]["count"] == 0 and scene.where("second", "retreat") == []
    assert "B01-036" in scene.where("second", "hand")
    assert scene.result == "*"


def test_lissa_exchanges_an_orb() -> None:
    """Lissa taps, takes an orb of her choice, and lays down a card of the hand that nobody else sees."""
    skill = "use B18-055 Agh! Won goph in mah mouph"
    mine = side(front=["B18-055"], hand=["B01-010", "B01-012"], orbs=_orbs(UP, unseen=1))
    scene = Scene(mine).say(skill)
    assert (scene.asked, scene.legal) == (("first", "orb"), ["unseen", "B01-008"])
    scene.say("B01-008", "B01-012")
    assert scene.where("first", "retreat") == [] and scene.where("first", "hand") == ["B01-008", "B01-010"]
    assert scene.position["first"]["orbs"] == {"count": 2, "seen": [{"card": "B01-012", "known": 1}]}
    assert skill not in Scene(side(front=["B18-055"], hand=["B01-010"], orbs=_orbs())).legal


def test_no_unit_is_moved_by_skills_under_the_spelltree() -> None:
    """Forrest's spelltree works while an orb of that side lies face up; a unit's own move is not by a skill."""
    for orbs, line in ((_orbs(UP), "front"), (_orbs("B01-020"), "back")):
        scene = Scene(side(front=["B10-075", "B06-085"], orbs=orbs)).say("use B06-085 Winged Deliverer", "B10-075")
        assert "B10-075" in scene.where("first", line)


@pytest.mark.parametrize(("orbs", "attack"), [(_orbs("B01-020"), 60), (_orbs(UP), 70)])
def test_a_royal_is_stronger_with_an_orb_face_up(orbs: dict[str, Any], attack: int) -> None:
    """Xander has 10 more and range; an orb that only its owner knows lies face down."""
    scene = Scene(side(back=["B06-053"], main="B01-003", orbs=orbs), side(main=CHROM, deck=SILAS))
    reaches = "attack B06-053" in scene.legal
    assert reaches == (attack == 70)
    front = Scene(side(front=["B06-053"], deck=QUIET, orbs=orbs), side(main=CHROM, deck=SILAS))
    assert front.say("attack B06-053", f"enemy {CHROM}").total("B06-053") == attack


def test_corrin_counts_two() -> None:
    for orbs, attack in ((_orbs(UP), 60), (_orbs(UP, UP), 80)):
        scene = Scene(side(front=["B22-071"], deck=QUIET, orbs=orbs), side(main=CHROM, deck=SILAS))
        assert scene.say("attack B22-071", f"enemy {CHROM}").total("B22-071") == attack


def test_the_stormy_plains_at_the_start_of_each_turn() -> None:
    """Takumi: front units that lead no side move; then the other side's units march to the front (rulebook 9)."""
    scene = Scene(side(front=["B07-056", "B01-020"], orbs=_orbs(UP)), side(front=["B01-010"], main=CHROM)).say("end")
    assert sorted(scene.where("first", "back")) == ["B01-020", "B07-056"]
    assert scene.where("second", "back") == ["B01-010"]


def test_who_is_hit_chooses_among_all_their_orbs() -> None:
    """The owner takes any orb, face up or face down; one that lay face up is known in the hand (7)."""
    mine = side(orbs=_orbs(UP, unseen=1), deck=SILAS)
    scene = Scene(mine, side(front=["S12-001"], deck=QUIET, main=CHROM)).say("end", "pass", "pass")
    scene.say("attack S12-001", "enemy B01-003", "no")
    assert scene.asked == ("first", "orb") and scene.legal == ["unseen", "B01-008"]
    scene.say("B01-008")
    assert {"card": "B01-008", "seen": True} in scene.position["first"]["hand"]
    assert scene.position["first"]["orbs"] == {"count": 1, "seen": []}


def test_everybody_sees_which_orb_lies_face_up() -> None:
    """The owner alone sees the card of an orb they looked at."""
    state = state_of(Scene(side(front=["B22-073"], orbs=_orbs(UP, "B01-020", unseen=1))))
    for viewer in range(3):
        orbs = [(orb["card"], orb["face_down"]) for orb in CIPHER.view(state, viewer)["sides"]["first"]["orbs"]]
        known = [("B01-008", False), ("B01-020" if viewer == 0 else None, True), (None, True)]
        assert orbs == known
    for lang, said in (("en", "Face-up orbs: Cain B01-008"), ("fr", "Orbes visibles\u00a0: Caïn B01-008")):
        drawn = CIPHER.drawing(CIPHER.observe(state, 1), 1, lang)
        assert any(said in text for line in drawn for text, _mark in line)


def test_an_orb_face_up_is_known_to_all() -> None:
    """A position that hides a face-up orb from somebody is refused."""
    orbs = _orbs({"card": "B01-008", "face": "up", "known": 1})
    assert Scene(side(front=["B22-073"], orbs=orbs)).refused(SONG) == "cipher-bad-position"
    orbs = _orbs({"card": "B01-008", "face": "over"})
    assert Scene(side(front=["B22-073"], orbs=orbs)).refused(SONG) == "cipher-bad-position"


def test_forrest_lays_a_card_of_the_deck_for_an_orb() -> None:
    """Royal Fashionista: the destroyed orb comes to the hand, and the deck's top card takes its place."""
    mine = side(front=["B06-084"], hand=["B01-010"], deck=QUIET, orbs=_orbs("B01-036"))
    scene = Scene(mine).say("use B06-084 Royal Fashionista", "yes", "B01-036")
    assert scene.where("first", "hand") == ["B01-036"] and scene.where("first", "retreat") == ["B01-010"]
    assert scene.position["first"]["orbs"]["count"] == 1


@pytest.mark.parametrize(("times", "taken"), [(1, 2), (2, 3), (3, 4)])
def test_dieck_breaks_one_more_orb_for_every_bond(times: int, taken: int) -> None:
    """Armads (B16-007): the number of orbs “is increased by 1”, and not once a turn; the other skill needs two uses.

    Dieck's text says so in `cardlist.json` of github.com/Decksteria/Decksteria.FECipher.
    """
    mine = side(front=["B16-007"], bonds=["B01-010"] * 3, deck=QUIET)
    scene = Scene(mine, side(main=CHROM, deck=SILAS, orbs=5)).say(*["use B16-007 Armads, the Legendary Weapon"] * times)
    assert ("use B16-007 The Strength of Durban" in scene.legal) == (times > 1)
    scene.say("attack B16-007", f"enemy {CHROM}")
    assert scene.kinds().count("orb-taken") == taken and scene.position["second"]["orbs"]["count"] == 5 - taken


def test_two_orbs_instead_of_one_are_two_however_often() -> None:
    """B21-037, Balthus: the number of orbs “becomes 2”, even if the skill was paid for twice."""
    mine = side(front=["B21-037"], hand=["B01-010", "B01-012", "B01-020"], deck=QUIET)
    scene = Scene(mine, side(main=CHROM, deck=SILAS))
    for card in ("B01-010", "B01-012"):
        scene.say("use B21-037 Vajra-Mushti, the Magic Gauntlets", card)
    scene.say("attack B21-037", f"enemy {CHROM}", "no")
    assert scene.kinds().count("orb-taken") == 2
