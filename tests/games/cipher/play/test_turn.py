"""Turns, movement, forced marches, windows and supports that act."""

from tests.games.cipher.scenes import FILLER, Scene, side, unit


def test_moving_taps() -> None:
    """A unit that moved is tapped (4.4)."""
    scene = Scene(side(front=["B01-008"])).say("move B01-008")
    assert scene.unit("first", "B01-008")["tapped"]
    assert scene.where("first", "back") == ["B01-008"]
    assert "move B01-008" not in scene.legal and "attack B01-008" not in scene.legal


def test_moved_by_a_skill_nothing_taps() -> None:
    """Sumia moves a ready unit, which may still attack, or a tapped one (4.4)."""
    mine = side(front=["B01-069", "S02-003", unit("B01-055", tapped=True)], main="B01-053")
    scene = Scene(mine, side())
    scene.say(next(action for action in scene.legal if action.startswith("use B01-069")), "B01-055")
    assert scene.unit("first", "B01-055")["tapped"] and scene.where("first", "back") == ["B01-055"]


def test_the_last_of_the_front_line_falls_and_the_back_line_marches() -> None:
    """The march follows the last defeat at once (9)."""
    theirs = side(front=["B01-021"], back=["B01-026", unit("B01-003", main=True, tapped=True)], deck=["B01-036"] * 3)
    mine = side(front=["S02-001"], main="S02-001", deck=["B01-036"] * 3)
    scene = Scene(mine, theirs).say("attack S02-001", "enemy B01-021")
    assert scene.kinds().count("marched") == 2
    assert sorted(scene.where("second", "front")) == ["B01-003", "B01-026"]
    assert scene.unit("second", "B01-003")["tapped"]


def test_moving_the_only_front_unit_of_the_enemy_brings_a_march() -> None:
    """A front line that a skill empties is filled by a march (9)."""
    theirs = side(front=[unit("B01-053", main=True)], back=["S02-003"], main="B01-053")
    scene = Scene(side(front=["B01-008"]), theirs).say("use B01-003 Young Hero", "enemy B01-053")
    assert sorted(scene.where("second", "front")) == ["B01-053", "S02-003"]
    assert scene.kinds().count("moved") == 1


def test_a_march_inside_a_battle() -> None:
    """The tactical emblem empties the front line, all march, the battle goes on (9)."""
    mine = side(front=["S02-001"], main="S02-001", deck=["B01-058", "B01-036"])
    mine["front"].append(unit("B01-063"))
    theirs = side(front=["B01-021"], back=[unit("B01-003", main=True)], deck=["B01-036"] * 2)
    scene = Scene(mine, theirs).say("attack B01-063", "enemy B01-003")
    assert scene.asked == ("first", "choose")
    scene.say("enemy B01-021")
    assert "marched" in scene.kinds() and "clash" in scene.kinds()


def test_the_turn_player_may_leave_their_front_empty_until_their_turn_is_over() -> None:
    """The turn player marches when the turn of the other begins (9)."""
    scene = Scene(side(front=[unit("B01-003", main=True)]), side(main="B01-053")).say("move B01-003")
    assert scene.where("first", "back") == ["B01-003"] and "marched" not in scene.kinds()
    scene.say("end")
    assert scene.kinds().index("marched") < scene.kinds().index("drew")


def test_the_first_player_neither_draws_nor_attacks_at_first() -> None:
    """The very first turn has no draw and no attack (4.6)."""
    scene = Scene(side(hand=["B01-008"]), phase="action", turn=1)
    assert not any(action.startswith("attack") for action in scene.legal)
    assert "move B01-003" in scene.legal


def test_nothing_but_answers_in_battle() -> None:
    """Skills wait until the attack is over (10)."""
    mine = side(front=["B01-008"], hand=["B01-008"], bonds=["B01-008"], deck=["B01-055"] * 2)
    scene = Scene(mine, side(deck=["B01-036"] * 2, main="B01-053")).say("attack B01-008", "enemy B01-053")
    assert scene.legal == ["no", "B01-008"]
    assert scene.refused("end") == "cipher-bad-action"


def test_tapped_units_use_what_needs_no_tap() -> None:
    """A tapped unit uses every skill but one that taps it (10)."""
    mine = side(front=[unit("S01-002", tapped=True), unit("B01-069", tapped=True)], bonds=["B01-008", "B01-053"])
    legal = Scene(mine).legal
    assert "use S01-002 Javelin" in legal
    assert not any(action.startswith("use B01-069") for action in legal)


def test_a_skill_without_limit_is_used_again() -> None:
    """A skill is used as often as it can be paid (10)."""
    mine = side(front=["S01-002"], bonds=["B01-008", "B01-010"])
    scene = Scene(mine).say("use S01-002 Javelin")
    scene.say(*(["B01-008"] if scene.asked[1] == "choose" else [])).say("use S01-002 Javelin")
    assert "use S01-002 Javelin" not in scene.legal


def test_magic_draws_then_discards() -> None:
    """With an empty hand the drawn card goes (11)."""
    mine = side(front=["B01-008"], deck=["B01-036", "B01-020", "B01-019"])
    scene = Scene(mine, side(deck=["B01-012"] * 2, main="B01-053")).say("attack B01-008", "enemy B01-053")
    assert scene.where("first", "hand") == []
    assert "B01-020" in scene.where("first", "retreat")


def test_darkness_wants_five_cards() -> None:
    """The darkness emblem discards from five cards or more (11)."""
    mine = side(front=["B02-059"], deck=["B02-061", "B01-036"], main="B02-053")
    for cards, asked in ((4, False), (5, True)):
        theirs = side(hand=FILLER[:cards], deck=["B01-036"] * 2)
        scene = Scene(mine, theirs).say("attack B02-059", "enemy B01-003")
        assert (scene.asked == ("second", "choose")) == asked


def test_effects_of_the_turn_end_with_it() -> None:
    mine = side(front=["B01-014"], bonds=["B01-008"])
    scene = Scene(mine).say("use B01-014 Steel Bow")
    assert scene.position["lasting"][0]["amount"] == 10
    scene.say("end")
    assert "lasting" not in scene.position
