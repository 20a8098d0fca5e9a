"""Skills in every place where a card can have one, and the order in which they resolve."""

from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 3  # Lucina: support 20, no skill


def test_a_skill_that_wants_promotion() -> None:
    """Lissa takes a card back only when she was promoted (5)."""
    theirs = side(front=["B01-008"], deck=QUIET, main="B01-003")
    for cards, takes in ((["B01-059"], False), (["B01-059", "B01-060"], True)):
        mine = side(front=[unit(*cards)], retreat=["B01-063"], deck=QUIET, main="B01-053")
        scene = Scene(mine, theirs).say("attack B01-059", "enemy B01-008")
        assert ("skill" in scene.kinds()) == takes
        assert ("B01-063" in scene.where("first", "hand")) == takes or scene.asked[1] == "choose"


def test_a_march_is_not_a_move() -> None:
    """Hinata's skill waits for a move to the front line, not for a march (9)."""
    theirs = side(front=["B01-021"], back=["B02-022", unit("B01-003", main=True)], deck=QUIET)
    mine = side(front=["S02-001"], main="S02-001", deck=QUIET)
    scene = Scene(mine, theirs).say("attack S02-001", "enemy B01-021")
    assert "marched" in scene.kinds() and "skill" not in scene.kinds()


def test_a_killing_edge_is_not_evaded() -> None:
    """Three bonds are paid, and nobody is asked to evade (6.2)."""
    mine = side(front=["S01-005"], bonds=["B01-008", "B01-010", "B01-012"], deck=QUIET)
    theirs = side(hand=["S02-001"], deck=QUIET, main="B01-053")
    scene = Scene(mine, theirs).say("use S01-005 Killing Edge", "attack S01-005", "enemy B01-053")
    assert "clash" in scene.kinds()


def test_a_bond_skill_works_face_up() -> None:
    """Sigurd's bond card strengthens Sigurd once, since it turns itself face down (10)."""
    scene = Scene(side(front=["B06-003"], bonds=["B06-002"], deck=QUIET), side(deck=QUIET, main="B01-053"))
    scene.say("use B06-002 Bloodline of Baldr")
    assert not any(action.startswith("use B06-002") for action in scene.legal)
    scene.say("attack B06-003", "enemy B01-053")
    assert scene.total("B06-003") == 40 + 50 + 20
    down = side(front=["B06-003"], bonds=[{"card": "B06-002", "face": "down"}])
    assert not any(action.startswith("use B06-002") for action in Scene(down).legal)


def test_a_hand_skill_shows_and_discards_its_card() -> None:
    """Dimitri's card from the hand lets Dimitri break two orbs this turn (10)."""
    mine = side(front=["B18-019"], hand=["B18-019"], deck=QUIET)
    scene = Scene(mine, side(deck=QUIET, main="B01-053")).say("use B18-019 Bloodline of Blaiddyd")
    assert scene.where("first", "retreat") == ["B18-019"] and scene.where("first", "hand") == []
    scene.say("attack B18-019", "enemy B01-053")
    assert scene.position["second"]["orbs"]["count"] == 1
    assert Scene(mine, phase="deployment").legal == ["pass"]


def test_the_attackers_trigger_comes_first() -> None:
    """Setsuna's "when attacks" comes first, then Quan's "when attacked" (8)."""
    mine = side(back=["B02-018"], main="B02-053", deck=QUIET)
    theirs = side(front=[unit("B01-053", main=True), "B06-007"], main="B01-053", deck=QUIET)
    scene = Scene(mine, theirs).say("attack B02-018", "enemy B06-007")
    skills = [event["seat"] for event in scene.log if event["kind"] == "skill"]
    assert skills[:2] == ["first", "second"]
    assert scene.total("B06-007") == 40 + 40 + 20


def test_support_skills_resolve_the_attackers_first() -> None:
    """Support skills come into effect one after another (6.2)."""
    mine = side(front=["S01-004"], deck=["B01-019", *QUIET])
    scene = Scene(mine, side(deck=["B01-012", *QUIET], main="B01-053")).say("attack S01-004", "enemy B01-053")
    assert [event["seat"] for event in scene.log if event["kind"] == "skill"] == ["first", "second"]
    assert (scene.total("S01-004"), scene.total("B01-053")) == (60 + 10 + 20, 40 + 10 + 20)


def test_the_order_of_an_opening_is_a_rule() -> None:
    """The seed page draws before it readies, the official rules after (4.1)."""
    for rules, kinds in (("cipher:seed", ["drew", "untapped"]), ("cipher:official", ["untapped", "drew"])):
        scene = Scene(side(), side(front=[unit("S02-003", tapped=True)], deck=QUIET, main="B01-053"))
        scene.rules = rules
        scene.say("end")
        assert [kind for kind in scene.kinds() if kind in ("drew", "untapped")] == kinds


def test_a_cost_inside_an_effect_is_asked_and_paid_whole() -> None:
    """Julian reveals a card of cost 3, and draws for one bond more."""
    mine = side(front=["B01-027"], bonds=["B01-008"], deck=QUIET)
    scene = Scene(mine, side(deck=["B01-059", *QUIET], main="B01-053")).say("use B01-027 Locktouch")
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert scene.where("first", "hand") == ["B01-055"]
    assert scene.position["first"]["bonds"][0]["face"] == "down"
    cheap = Scene(mine, side(deck=["B01-036", *QUIET], main="B01-053")).say("use B01-027 Locktouch")
    assert cheap.asked == ("first", "act")


def test_cover_moves_the_attacker_when_all_is_over() -> None:
    mine = side(front=["S01-004"], deck=["B11-086", *QUIET])
    scene = Scene(mine, side(deck=QUIET, main="B01-053")).say("attack S01-004", "enemy B01-053")
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert scene.where("first", "back") == ["S01-004"]


def test_anna_supports_anna() -> None:
    """There may be any number of Annas, and none of them fails to support another (1.3)."""
    mine = side(front=["B01-100", "B01-100"], deck=["B01-100", *QUIET], main="B01-053")
    scene = Scene(mine, side(deck=QUIET))
    scene.say(next(action for action in scene.legal if action.startswith("attack B01-100")), "enemy B01-003")
    support = next(event for event in scene.log if event["kind"] == "support")
    assert support["failed"] is False


def test_a_tactician_sees_no_more_than_they_may() -> None:
    """The other seat is not told what a seat draws (12)."""
    scene = Scene(side(), side(deck=QUIET, main="B01-053")).say("end")
    assert "drew" in scene.kinds()


def test_more_triggers_than_there_is_room_for_end_in_a_draw() -> None:
    """Rowan defeats dozens of Annas while five units count them: a trigger without room makes a draw, not a loss."""
    for annas, result in ((6, "*"), (20, "draw")):
        theirs = side(front=["B01-100"] * annas + ["B02-066", "B06-052", "B06-068"], main="B01-053")
        mine = side(front=["B22-106", "B02-066"], bonds=["B01-008"])
        scene = Scene(mine, theirs).say("use B22-106 Glimmering Golden Enliron")
        assert scene.result == result
        assert "skill" in scene.kinds()
