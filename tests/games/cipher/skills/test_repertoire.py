"""Xane copies an ally in all but name and attack, until the end of the turn (rulebook 10)."""

from parlour.games.cipher.cards.cards import card
from parlour.games.cipher.compiled.compile import enforced
from tests.games.cipher.scenes import Scene, side, unit

SILAS = ["B07-077"] * 6  # support 10, no skill
CHROM, XANE = "B01-053", "B01-045"
IMITATE = f"use {XANE} Imitate"


def copying(*front: object, **zones: object) -> Scene:
    """Return a scene in which Xane has become a copy of the first of these."""
    mine = side(front=[XANE, *front], bonds=["B01-010"] * 4, **zones)  # type: ignore[arg-type]  # zones as `side` takes them
    scene = Scene(mine).say(IMITATE)
    if scene.asked[1] == "choose":
        scene.say(str(front[0]))
    return scene


def test_xane_is_enforced() -> None:
    assert enforced(card(XANE))


def test_xane_has_the_skills_of_the_other_and_not_his_own() -> None:
    """As a copy of Caeda Xane moves an ally and cannot imitate anybody else; a position keeps the copy."""
    scene = copying("B13-054")
    assert scene.position["lasting"] == [
        {"on": "first.front.1", "skill": [XANE, 0], "effect": 1, "amount": 0, "duration": "turn", "by": "first",
         "of": ["B13-054"]}
    ]  # fmt: skip
    assert IMITATE not in scene.legal and f"use {XANE} Winged Deliverer" in scene.legal
    scene.say(f"use {XANE} Winged Deliverer")
    if scene.asked[1] == "choose":
        scene.say("B13-054")
    assert scene.where("first", "back") == ["B13-054"] and scene.unit("first", XANE)["tapped"]


def test_what_was_used_once_is_used() -> None:
    """Lyn's strategy, once a turn, is Xane's to use once, although Xane's own skill was used already."""
    use = f"use {XANE} Honed Strategy"
    scene = copying("P13-003").say(use)
    assert use not in scene.legal and "use P13-003 Honed Strategy" in scene.legal
    assert {"P13-003"} == {one["of"][0] for one in scene.position["lasting"] if "of" in one}
    assert "lasting" not in scene.say("end").position


def test_xane_reaches_and_counts_as_the_other_but_has_his_own_strength() -> None:
    """As a copy of a mage Xane reaches two lines and has a tome, so Draug gains nothing; the attack stays 30."""
    scene = copying("B01-036", deck=SILAS)
    scene.position["second"] = side(front=["B01-012", unit(CHROM, main=True)], deck=SILAS, main=CHROM)
    scene.say(f"attack {XANE}", "enemy B01-012")
    assert scene.total(XANE) == 40 and scene.total("B01-012") == card("B01-012").attack + 10


def test_xane_keeps_his_name() -> None:
    """A copy of Marth shares no name with Marth, and both stay."""
    scene = copying("B01-003")
    assert sorted(scene.where("first", "front")) == ["B01-003", XANE]


def test_what_holds_by_the_text_of_the_other_holds_for_xane() -> None:
    """As a copy of Ryoma Xane has the skills of its allies; Ryoma's own are in its text already."""
    scene = copying("B14-056", "B14-058")
    use = f"use {XANE} Resonance of Dragon's Blood"
    assert use in scene.legal
    scene.say(use)
    assert (scene.asked == ("first", "choose") and scene.legal == ["B14-056", "B14-058"]) or scene.asked[1] == "act"


def test_what_he_used_as_a_copy_counts_for_what_asks_for_it() -> None:
    """As a copy of Roy, Xane draws at the end of a turn in which it used the binding blade."""
    for used in (False, True):
        scene = copying("B22-005", hand=["B01-008", "B01-010"], deck=SILAS)
        if used:
            scene.say(f"use {XANE} Binding Blade, Vessel of Fire", "B01-008")
        scene.say("end")
        assert (scene.asked == ("first", "pay")) == used
