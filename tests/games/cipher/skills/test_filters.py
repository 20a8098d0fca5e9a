"""Skills mean the unit itself, strong units or chosen ones, and each part may have a condition of its own."""

from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
CHROM = "B01-053"


def test_a_bond_answers_for_itself_alone() -> None:
    """Lester's bond skill moves an ally when Lester becomes a bond, not when another card does (rulebook 10)."""
    mine = side(back=["B10-096"], hand=["B08-066", "B01-008"], bonds=["B08-066"])
    scene = Scene(mine, phase="bond").say("B01-008")
    assert "skill" not in scene.kinds() and scene.where("first", "back") == ["B10-096"]
    scene = Scene(mine, phase="bond").say("B08-066")
    assert scene.asked == ("first", "choose")
    assert scene.say("B10-096").where("first", "back") == []


def test_a_card_off_the_field_is_as_strong_as_printed() -> None:
    """Hilda deploys a brown card of 70 attack or more; one of 60 stays in the hand."""
    scene = Scene(side(front=["B21-027"], hand=["B18-019", "B18-016"]))
    scene.say("use B21-027 You wouldn't mind fighting for me, would you?")
    assert scene.asked == ("first", "choose") and scene.legal == ["B18-016"]


def test_a_dancer_does_not_let_her_partner_attack_twice() -> None:
    """Tethys untaps a chosen ally, who cannot attack this turn; others can."""
    mine = side(front=["B18-094", unit("B01-008", tapped=True), "B01-010"])
    scene = Scene(mine).say("use B18-094 Would you like to dance with me?", "B01-008")
    assert not scene.unit("first", "B01-008").get("tapped")
    assert "attack B01-008" not in scene.legal and "attack B01-010" in scene.legal


def test_a_dancer_comes_to_the_front() -> None:
    """Tethys' other skill waits for a deployment in the front line."""
    mine = side(hand=["B18-094"], bonds=["B18-094"] * 3)
    for line, answered in (("front", True), ("back", False)):
        scene = Scene(mine, phase="deployment").say(f"{line} B18-094")
        assert ("lasting" in scene.position) == answered


def test_ones_own_skills_may_move_whom_the_enemys_cannot() -> None:
    """Bruno's horse: with an orb on Bruno's side no enemy skill moves Bruno; skills of the own side do."""
    mover = "B07-002"  # Noble's Steed: an enemy in the back line moves
    mine = side(front=[mover], hand=["B01-008"])
    theirs = side(back=["B10-096", "B01-011"], main=CHROM)
    scene = Scene(mine, theirs).say(f"use {mover} Noble's Steed")
    assert "enemy B10-096" in scene.legal  # it may be chosen, and nothing happens
    assert {*scene.say("enemy B10-096").where("second", "back")} == {"B10-096", "B01-011"}
    mine = side(back=["B10-096"], hand=["B08-066"])
    assert Scene(mine, phase="bond").say("B08-066", "B10-096").where("first", "back") == []


def test_an_effect_of_a_continuous_skill_may_take_anothers_place() -> None:
    """Rinkah's Death Blow: +20 in her own turn, and +40 instead when she is promoted."""
    for cards, total in ((["B02-035"], 50 + 20 + 20), (["B02-035", "B02-035"], 50 + 40 + 20)):
        mine = side(front=[unit(*cards)], deck=QUIET)
        scene = Scene(mine, side(deck=QUIET, main=CHROM)).say("attack B02-035", f"enemy {CHROM}")
        assert scene.total("B02-035") == total


def test_an_effect_of_a_continuous_skill_may_have_a_condition_of_its_own() -> None:
    """Kagero: bows in the back line cannot attack her, and those in front neither, once she is promoted."""
    archer = "B05-037"  # reach 2
    for cards, may in ((["B02-016"], True), (["B02-016", "B02-016"], False)):
        theirs = side(front=[unit(CHROM, main=True)], back=[unit(*cards), "B01-011"], main=CHROM)
        scene = Scene(side(front=[archer]), theirs).say(f"attack {archer}")
        assert ("enemy B02-016" in scene.legal) == may
    theirs = side(front=["B02-016"], main=CHROM)
    assert "enemy B02-016" not in Scene(side(back=[archer]), theirs).say(f"attack {archer}").legal


def test_a_card_that_is_laid_on_the_deck_is_shown_where_the_skill_says_so() -> None:
    """Klein shows the bow that is laid on the deck."""
    mine = side(front=["B05-037"], hand=["B05-037", "B01-008"])
    scene = Scene(mine, side(front=["B01-020"], main=CHROM)).say("use B05-037 Resourceful Marksman", "B05-037")
    shown = [event for event in scene.log if event["kind"] == "revealed"]
    assert [event["card"] for event in shown] == ["B05-037"]
    assert scene.position["first"]["deck"]["top"][0] == {"card": "B05-037", "known": 7}


def test_no_card_is_shown_twice_for_one_cost() -> None:
    """Emma shows two Emmas; with one she cannot."""
    skill = "use B04-099 Triangle Attack?"
    assert skill not in Scene(side(front=["B04-099"], hand=["B04-099", "B01-008"])).legal
    scene = Scene(side(front=["B04-099"], hand=["B04-099", "B04-099", "B01-008"])).say(skill)
    while scene.asked[1] == "choose":
        scene.say(scene.legal[0])
    hand = [one for one in scene.position["first"]["hand"] if isinstance(one, dict)]
    assert [one["card"] for one in hand if one.get("seen")] == ["B04-099", "B04-099"]


def test_a_bond_that_did_not_come_pays_for_none() -> None:
    """Lana puts a bond away only if one came from the deck; Jagen goes to the retreat area instead (rulebook 8)."""
    for top, asked in (("B01-010", True), ("S01-003", False)):
        mine = side(front=["B08-062"], bonds=["B01-008"], deck=[top, *QUIET])
        scene = Scene(mine).say("use B08-062 Blessings and Friendship")
        assert (scene.asked == ("first", "choose")) == asked
        assert scene.where("first", "retreat") == ([] if asked else ["S01-003"])
