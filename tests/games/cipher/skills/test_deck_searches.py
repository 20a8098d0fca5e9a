"""Searches take a card from the whole deck, which its owner sees and then shuffles (rulebook 2, 10, 12)."""

from fractions import Fraction
from typing import Any

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.record import State, copy
from tests.games.cipher.questions import state_of
from tests.games.cipher.scenes import Scene, side

CIPHER = registry.game("cipher")
SILAS = ["B07-077"] * 4  # support 10, no skill
CHROM = "B01-053"
THREE = ["B01-036", "S02-004", "B01-019"]  # no two share a name
OWNER, OTHERS = 0, (1, 2)
HOPES = "use B18-032 A Last Resort For Ideals"


def _victory(attacker: str, deck: list[str], **mine: Any) -> Scene:
    """Return a scene in which a unit defeats Cord, supported by a Lucina from the deck."""
    ours = side(front=[attacker], deck=["B01-055", *deck], bonds=["B01-010"], **mine)
    return Scene(ours, side(front=["B01-020"], main=CHROM, deck=SILAS)).say(f"attack {attacker}", "enemy B01-020")


def test_caeda_shows_whom_she_persuaded() -> None:
    """Any red card but Caeda is revealed; it stays known in the hand, and the deck is shuffled."""
    scene = _victory("B01-004", ["B01-008", "B01-036", "B02-027", "B01-004"])
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert scene.asked == ("first", "choose") and "B01-008" in scene.legal
    assert not {"B02-027", "B01-004", "no"} & set(scene.legal)
    scene.say("B01-008")
    assert {"card": "B01-008", "seen": True} in scene.position["first"]["hand"]
    assert scene.position["first"]["deck"]["top"] == [] and scene.position["first"]["deck"]["count"] == 3


def test_a_deck_without_such_a_card_is_searched_all_the_same() -> None:
    """The question does not tell the other player what the deck holds; the only answer is no."""
    scene = _victory("B01-004", ["B02-027", "B02-026"]).say("yes")
    assert scene.asked == ("first", "choose") and scene.legal == ["no"]
    assert scene.say("no").position["first"]["deck"] == {
        "count": 2,
        "top": [],
        "pool": ["B01-019", "B01-036", "B02-026", "B02-027", "S02-004"],
    }


def test_a_single_fitting_card_is_asked_for_too() -> None:
    """A single fitting card is asked for, since silence would tell that there is no other."""
    scene = _victory("B01-004", ["B01-008", "B02-027"]).say("yes")
    assert (scene.asked, scene.legal) == (("first", "choose"), ["B01-008"])


def test_a_sister_is_deployed_who_may_stand() -> None:
    """The Three Pegasus Sisters deploy one of the two named, if she does not stand on the field already."""
    deck = ["B01-041", "B01-043", "B01-036", "B01-042"]
    scene = Scene(side(front=["B01-039", "B01-041"], bonds=["B01-010"] * 2, deck=deck))
    scene.say("use B01-039 The Three Pegasus Sisters")
    assert scene.legal == ["B01-043"]
    assert scene.say("B01-043", "back").where("first", "back") == ["B01-043"]
    assert scene.position["first"]["deck"]["count"] == 3 and scene.position["first"]["deck"]["top"] == []


def test_a_deck_is_shuffled_though_the_card_does_not_say_so() -> None:
    """Est's Bagpipes end with the deployment, but the deck is shuffled: nobody may know its order (rulebook 2)."""
    mine = side(front=["B04-028", "B01-039"], bonds=["B01-010"], deck=["B01-036", "B01-041", "S02-004"])
    scene = Scene(mine).say("use B04-028 Est's Bagpipes", "B01-041", "front")
    assert "B01-041" in scene.where("first", "front") and scene.unit("first", "B01-039")["tapped"]
    assert scene.position["first"]["deck"]["top"] == [] and scene.position["first"]["deck"]["count"] == 2


def test_up_to_one_may_be_none() -> None:
    """Amelia looks for a namesake as her turn begins, and need not find one nor show it."""
    mine = side(front=["B11-031"], bonds=["B01-010"], deck=["B01-036", "B11-031", "S02-004"])
    for answer, held in (("B11-031", ["B11-031"]), ("no", [])):
        scene = Scene(side(main=CHROM), mine).say("end", "yes")
        assert (scene.asked, scene.legal) == (("second", "choose"), ["no", "B11-031"])
        _state, told = _after(state_of(scene), answer)
        for viewer, cards in ((1, held), (0, [None] * len(held))):
            events = [CIPHER.event_json(event, viewer) for event in told]
            assert [event["card"] for event in events if event["kind"] == "to-hand"] == cards


def test_a_bond_from_the_deck() -> None:
    """Julia puts a yellow card face up among the bonds, seen by all."""
    scene = _victory("B08-054", ["B08-055", "B06-003"], main="B08-054").say("yes")
    assert scene.legal == ["B06-003"]
    scene.say("B06-003")
    assert {"card": "B06-003", "face": "up"} in scene.position["first"]["bonds"]


def test_a_unit_grows_with_its_namesake() -> None:
    """Ike stacks an Ike from the deck, which strengthens all others."""
    scene = _victory("B09-091", ["B01-036", "B20-056"])
    scene.say("B20-056")
    assert scene.unit("first", "B09-091")["cards"] == ["B09-091", "B20-056"]
    assert any(one["amount"] == 10 for one in scene.position["lasting"])


def _after(state: State, action: str) -> tuple[State, list[Any]]:
    twin = copy(state)
    return twin, CIPHER.apply(twin, CIPHER.parse_action(twin, action), Seeded(1))


def test_what_is_taken_unseen_the_other_does_not_learn() -> None:
    """Claude need not show the card: whichever is taken, the others see and hear the same."""
    scene = Scene(side(front=["B18-032"], bonds=["B01-010"] * 2, deck=["B01-036", "B01-008", "S02-004"])).say(HOPES)
    assert scene.legal == ["B01-008", "B01-036", "S02-004"]
    state = state_of(scene)
    worlds = [_after(state, action) for action in scene.legal]
    for viewer in OTHERS:
        assert len({CIPHER.observe(after, viewer).tobytes() for after, _told in worlds}) == 1
        assert len({str([CIPHER.event_json(event, viewer) for event in told]) for _after, told in worlds}) == 1
    assert len({CIPHER.observe(after, OWNER).tobytes() for after, _told in worlds}) == 3


def test_only_who_searches_sees_the_deck() -> None:
    """During a search the deck's cards are in the searcher's view and in no other."""
    mine = side(front=["B18-032"], bonds=["B01-010"] * 2, deck={"count": 2, "pool": THREE}, orbs={"count": 1})
    state = state_of(Scene(mine))
    worlds = CIPHER.outcomes(state, CIPHER.parse_action(state, HOPES))
    assert [weight for weight, _after, _told in worlds] == [Fraction(1, 6)] * 6
    assert len({CIPHER.observe(after, OWNER).tobytes() for _weight, after, _told in worlds}) == 6
    assert all(len(CIPHER.view(after, OWNER)["sides"]["first"]["deck_top"]) == 2 for _weight, after, _told in worlds)
    for viewer in OTHERS:
        assert len({CIPHER.observe(after, viewer).tobytes() for _weight, after, _told in worlds}) == 1
        assert CIPHER.view(worlds[0][1], viewer)["sides"]["first"]["deck_top"] == []


def test_a_large_deck_that_is_searched_has_more_outcomes_than_are_listed() -> None:
    """A search of a large deck gives one outcome for a seed."""
    mine = side(front=["B18-032"], bonds=["B01-010"] * 2, deck={"count": 9, "pool": THREE * 4}, orbs={"count": 3})
    scene = Scene(mine)
    assert scene.refused(HOPES) == "cipher-too-many-outcomes"
    assert scene._judge(action=HOPES, seed=1)["outcome"]["position"]["pending"]["ask"] == "choose"


def test_who_has_seen_their_deck_knows_what_their_orbs_are() -> None:
    """After a search the one orb is certain, as the card missing from the deck; before, it may be any of three."""
    look = "use P19-014 Inquistive Glare"
    unseen: dict[str, Any] = {"deck": {"count": 2, "pool": THREE}, "orbs": {"count": 1}}
    mine = side(front=["B18-032", "P19-014"], bonds=["B01-010"] * 2, **unseen)
    assert sorted(one["probability"] for one in Scene(mine)._judge(action=look)["outcomes"]) == ["1/3"] * 3
    scene = Scene(mine).say(HOPES)
    orb = ({*THREE} - {one["card"] for one in scene.position["first"]["deck"]["top"]}).pop()
    (after,) = scene.say(scene.legal[0])._judge(action=look)["outcomes"]
    assert [one["card"] for one in after["position"]["first"]["orbs"]["seen"]] == [orb]
