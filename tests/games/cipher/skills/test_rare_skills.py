"""Skills of few cards: shields, destroyed orbs, shown cards, changing main characters (rulebook 10, 11)."""

import pytest

from parlour.core import registry
from parlour.games.cipher.cards.cards import card
from parlour.games.cipher.compiled.compile import enforced
from parlour.games.cipher.state import MODS
from tests.games.cipher.questions import state_of
from tests.games.cipher.scenes import Scene, side, unit

CIPHER = registry.game("cipher")
QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
SILAS = ["B07-077"] * 4  # support 10, no skill
CHROM = "B01-053"


def test_draug_takes_the_attack_upon_himself() -> None:
    """Impregnable Shield: for a bond Draug becomes the defender, only in the front line."""
    shield = {"bonds": ["B01-010"], "main": CHROM, "deck": SILAS}
    theirs = side(front=["B01-011", unit(CHROM, main=True)], **shield)  # type: ignore[arg-type]  # zones as `side` takes them
    scene = Scene(side(front=["B11-077"], deck=QUIET), theirs).say("attack B11-077", f"enemy {CHROM}")
    assert scene.asked == ("second", "pay")
    scene.say("yes")
    clash = next(event for event in scene.log if event["kind"] == "clash")
    assert clash["target_card"] == "B01-011" and scene.position["second"]["orbs"]["count"] == 3
    behind = side(front=[unit(CHROM, main=True)], back=["B01-011"], **shield)  # type: ignore[arg-type]  # as above
    scene = Scene(side(front=["B11-077"], deck=QUIET), behind).say("attack B11-077", f"enemy {CHROM}")
    assert "clash" in scene.kinds()


def test_an_orb_is_destroyed() -> None:
    """Felicia breaks an own orb, which goes to the hand; the last one is no defeat (rulebook 7).

    The owner may choose the orb they know. They alone learn which card an unseen one was.
    """
    mine = side(front=["B17-053"], orbs={"count": 1, "pool": ["B01-036"]})
    scene = Scene(mine).say("use B17-053 Here's your tea!")
    assert scene.position["first"]["orbs"]["count"] == 0 and scene.result == "*"
    assert scene.where("first", "hand") == ["B01-036"] and scene.where("first", "retreat") == []
    assert scene.kinds()[-1] == "orb-taken"
    hands = [CIPHER.view(state_of(scene), viewer)["sides"]["first"]["hand"] for viewer in range(3)]
    assert [[card["card"] for card in hand] for hand in hands] == [["B01-036"], [None], [None]]
    seen = {"count": 2, "seen": ["B01-020"], "pool": ["B01-036"]}
    scene = Scene(side(front=["B17-053"], orbs=seen)).say("use B17-053 Here's your tea!")
    assert scene.asked == ("first", "orb") and scene.legal == ["unseen", "B01-020"]
    assert scene.say("B01-020").where("first", "hand") == ["B01-020"]
    assert scene.position["first"]["orbs"]["count"] == 1


def test_an_orb_of_the_other_is_chosen_by_its_owner() -> None:
    """Of three orbs the owner chooses the one they looked at, or one of the others (rulebook 7)."""
    mine = side(front=["B16-091"], bonds=["B01-010"] * 2)
    theirs = side(main=CHROM, orbs={"count": 3, "seen": ["B01-020"], "pool": ["B01-036"] * 2})
    scene = Scene(mine, theirs).say("end")
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert scene.asked == ("second", "orb") and scene.legal == ["unseen", "B01-020"]
    scene.say("B01-020")
    assert scene.where("second", "hand") == ["B01-020", "B01-036"]  # and the card drawn as the turn begins
    assert scene.position["second"]["orbs"]["count"] == 2
    assert scene.position["player"] == "second"  # the turn goes on


def test_an_orb_from_the_retreat_area() -> None:
    """Flora's Ice Ramparts: with no orb left, a Marth from the retreat area becomes one, and she is defeated."""
    mine = side(front=["B06-072"], orbs=0, bonds=["B01-010"] * 3, retreat=["S01-001"])
    scene = Scene(mine).say("use B06-072 Ice Ramparts")
    assert scene.position["first"]["orbs"]["count"] == 1 and "B06-072" in scene.where("first", "retreat")


def test_a_card_is_shown_as_a_cost() -> None:
    """Conrad is stronger for showing a Celica, which stays in the hand and is known from then on."""
    mine = side(front=["B09-044"], hand=["B09-005", "B01-010"])
    scene = Scene(mine).say("use B09-044 For Anthiese!")
    if scene.asked[1] == "choose":
        scene.say("B09-005")
    assert {"card": "B09-005", "seen": True} in scene.position["first"]["hand"]
    assert scene.position["lasting"][0]["amount"] == 10
    assert not any(
        action.startswith("use B09-044") for action in Scene(side(front=["B09-044"], hand=["B01-010"])).legal
    )


def test_a_flier_cannot_evade_the_perfect_shot() -> None:
    """Jeorge's attacks on fliers cannot be evaded this turn; attacks on others can."""
    mine = side(front=["B01-034", unit("B01-020")], deck=QUIET)
    for target, asked in (("B13-054", False), ("B01-008", True)):
        theirs = side(back=[target], hand=[target], main=CHROM, deck=SILAS)
        scene = Scene(mine, theirs).say("use B01-034 Peerless Archer")
        if scene.asked[1] == "choose":
            scene.say("B01-020")
        scene.say("attack B01-034", f"enemy {target}")
        assert (scene.asked == ("second", "evade")) == asked


def test_both_discard_each_their_own_choice() -> None:
    """Henry's Mire: when an ally changes class both players discard a card."""
    mine = side(front=["B01-086", "B13-054"], bonds=[CHROM, "B01-010", "x"], hand=["B13-053", "B01-020"], deck=QUIET)
    theirs = side(hand=["B01-012", "B01-014"], main=CHROM)
    scene = Scene(mine, theirs, phase="deployment").say("grow B13-053")
    assert scene.asked == ("first", "choose")
    scene.say("B01-020")
    assert scene.asked == ("second", "choose") and scene.legal == ["B01-012", "B01-014"]
    scene.say("B01-014")
    assert (len(scene.where("first", "hand")), scene.where("second", "hand")) == (1, ["B01-012"])


def test_a_villager_joins_when_the_defender_falls() -> None:
    """Resistance emblem: its card may join as the battle ends, if the defender fell and no namesake is there."""
    for attacker, falls in (("S12-001", True), ("B01-036", False)):
        theirs = side(front=["B01-008", unit(CHROM, main=True)], deck=["B16-047", *SILAS], main=CHROM)
        scene = Scene(side(front=[attacker], deck=QUIET), theirs).say(f"attack {attacker}", "enemy B01-008")
        if scene.asked == ("first", "choose"):
            scene.say("no")
        assert (scene.asked == ("second", "pay")) == falls
        if falls:
            scene.say("yes", "back")
            assert scene.where("second", "back") == ["B16-047"] and scene.asked == ("first", "act")


def test_another_becomes_the_main_character() -> None:
    """Ike takes over from Mist, who is defeated like any unit from then on."""
    scene = Scene(side(front=["B20-056"], main="B03-007"), side(front=["S12-001"], main=CHROM, deck=QUIET))
    scene.say("use B20-056 Fate-Breaking Blade")
    assert scene.unit("first", "B20-056")["main"] and "main" not in scene.unit("first", "B03-007")
    scene.say("end", "pass", "pass", "attack S12-001", "enemy B03-007", "no")
    assert "B03-007" in scene.where("first", "retreat") and scene.position["first"]["orbs"]["count"] == 3


def test_a_bond_of_the_name_of_who_made_the_critical() -> None:
    """Sigurd: after an ally's critical hit a card of that name goes from the retreat area into the bonds."""
    mine = side(front=["B06-001", "B11-077"], hand=["B11-078"], bonds=["B06-003"], retreat=["B01-020"], deck=QUIET)
    scene = Scene(mine, side(deck=SILAS, main=CHROM)).say("attack B11-077", f"enemy {CHROM}", "B11-078")
    assert scene.asked == ("first", "pay")
    assert "B11-078" in scene.say("yes").where("first", "bonds")
    assert scene.where("first", "retreat")[0] == "B01-020"


def test_cards_of_different_names_are_of_different_names() -> None:
    """Maria takes up to two cards of different names: after one Cain no other."""
    retreat = ["B01-007", "B01-008", "B01-020", "B01-032"]
    mine = side(front=["B01-032"], bonds=["B01-010"] * 4, retreat=retreat)
    scene = Scene(mine)
    scene.say(next(action for action in scene.legal if action.startswith("use B01-032")))
    while scene.asked[1] == "choose" and "B01-010" in scene.legal:
        scene.say("B01-010")
    assert "B01-008" in scene.legal
    assert scene.say("B01-008").legal == ["no", "B01-020"]
    assert sorted(scene.say("B01-020").where("first", "hand")) == ["B01-008", "B01-020"]


def test_the_rest_of_what_was_revealed_goes_and_no_card_more() -> None:
    """Hana evades, reveals four and takes her namesake; the other three are put away, the fifth stays."""
    top = ["B01-055", "B02-027", "B01-020", "B01-012", "B01-010", {"card": "B01-019", "known": 7}, "B01-008"]
    deck = {"count": 7, "top": [one if isinstance(one, dict) else {"card": one, "known": 0} for one in top]}
    theirs = side(front=["B02-026", unit(CHROM, main=True)], hand=["B02-026"], main=CHROM)
    theirs["deck"] = deck
    scene = Scene(side(front=["B11-077"], deck=QUIET), theirs).say("attack B11-077", "enemy B02-026", "B02-026")
    assert scene.where("second", "hand") == ["B02-027"]
    assert sorted(scene.where("second", "retreat")) == ["B01-010", "B01-012", "B01-020", "B01-055", "B02-026"]
    assert scene.position["second"]["deck"]["count"] == 2


def test_one_lasting_effect_too_many_ends_the_match_in_a_draw() -> None:
    """There is room for 96 effects at once; one more makes an endless match a draw, and none is lost."""
    mine = side(back=[unit("S01-002", "B01-006")], bonds=["B01-010", "B01-010"])
    javelin = Scene(mine).say("use S01-002 Javelin").position["lasting"][0]
    elsewhere = {**javelin, "on": "first.front.0"}
    full = Scene(mine, lasting=[elsewhere] * (MODS - 1)).say("use S01-002 Javelin")
    assert full.result == "*" and len(full.position["lasting"]) == MODS
    scene = Scene(mine, lasting=[elsewhere] * MODS).say("use S01-002 Javelin")
    assert scene.position["winner"] == "draw"


@pytest.mark.parametrize("code", ["B13-010", "B13-019", "B13-021"])
def test_cards_whose_support_skill_begins_anew_are_enforced(code: str) -> None:
    assert enforced(card(code))


def test_a_support_skill_is_used_as_often_as_it_is_paid_for() -> None:
    """The makings of a master: 10 more for the attacker, and 10 again for each bond that is turned face down."""
    mine = side(front=["B11-077"], bonds=["B01-010"] * 2, deck=["B13-021", *SILAS])
    for answers, more, left in ((["no"], 10, 2), (["yes", "no"], 20, 1), (["yes", "yes"], 30, 0)):
        scene = Scene(mine, side(main=CHROM, deck=SILAS)).say("attack B11-077", f"enemy {CHROM}")
        assert scene.asked == ("first", "pay")
        scene.say(*answers)
        assert scene.total("B11-077") == card("B11-077").attack + 10 + more
        assert sum(bond["face"] == "up" for bond in scene.position["first"]["bonds"]) == left


def test_eternal_friendship_taps_one_unit_after_another() -> None:
    """The defender's support card may tap an enemy, and for a bond another."""
    mine = side(front=["B11-077", "B01-008", "B01-010"], deck=SILAS)
    theirs = side(main=CHROM, bonds=["B01-010"], deck=["B13-019", *SILAS])
    scene = Scene(mine, theirs).say("attack B11-077", f"enemy {CHROM}")
    assert scene.asked == ("second", "choose")
    scene.say("enemy B01-008", "yes")
    assert scene.asked == ("second", "choose") and "enemy B01-010" in scene.legal
    scene.say("enemy B01-010")
    assert [scene.unit("first", code).get("tapped") for code in ("B01-008", "B01-010")] == [True, True]


def test_camus_is_stronger_for_each_enemy_that_falls() -> None:
    """Gradvius: enemies of cost 2 or less are defeated unless shielded; Camus gains 10 for each."""
    theirs = side(front=["B01-008", "B01-010", "B13-053", unit(CHROM, main=True)], main=CHROM)
    scene = Scene(side(front=["B01-050"], bonds=["B01-010"] * 4), theirs)
    scene.say("use B01-050 Gradvius, the Divine Lance")
    power = next(one for one in scene.position["lasting"] if one["effect"] == 1)
    fallen = len(scene.where("second", "retreat")) + (3 - scene.position["second"]["orbs"]["count"])
    assert power["amount"] == 10 * fallen and fallen >= 2


@pytest.mark.parametrize("code", ["B01-050", "B01-073", "B01-077", "B04-075", "B14-035", "B19-033"])
def test_cards_of_words_that_they_alone_have_are_enforced(code: str) -> None:
    assert enforced(card(code))


def test_gaius_draws_for_whom_his_skill_defeats() -> None:
    """The promoted Gaius draws for an enemy that Assassination sends away, not for one defeated in battle."""
    weak = ["B13-054", unit(CHROM, main=True)]
    mine = side(front=[unit("B01-073", "B01-073")], bonds=["B01-010"] * 2, deck=QUIET)
    scene = Scene(mine, side(front=weak, main=CHROM, deck=["B13-053", *SILAS])).say("use B01-073 Assassination", "yes")
    if scene.asked[1] == "choose":
        scene.say("enemy B13-054")
    assert scene.where("second", "retreat") == ["B13-054"] and len(scene.where("first", "hand")) == 1
    mine = side(front=[unit("B01-073", "B01-073")], deck=QUIET)
    scene = Scene(mine, side(front=weak, main=CHROM, deck=SILAS)).say("attack B01-073", "enemy B13-054")
    assert "B13-054" in scene.where("second", "retreat") and scene.where("first", "hand") == []
    alone = side(front=["B01-073"], bonds=["B01-010"] * 2, deck=QUIET)
    scene = Scene(alone, side(front=weak, main=CHROM, deck=["B13-053", *SILAS])).say("use B01-073 Assassination", "yes")
    if scene.asked[1] == "choose":
        scene.say("enemy B13-054")
    assert scene.where("first", "hand") == []


def test_gregor_goes_into_the_bonds() -> None:
    """Defeated by an attack, Gregor becomes a bond with the whole stack; by a skill the cards go the usual way."""
    theirs = side(front=[unit("B01-077", "B01-077"), unit(CHROM, main=True)], main=CHROM, deck=SILAS)
    scene = Scene(side(front=["S12-001"], deck=QUIET), theirs).say("attack S12-001", "enemy B01-077")
    while scene.asked[1] != "act":
        scene.say("no")
    assert scene.where("second", "bonds") == ["B01-077"] * 2 and "B01-077" not in scene.where("second", "retreat")
    theirs = side(front=["B01-077", unit(CHROM, main=True)], main=CHROM)
    scene = Scene(side(front=["B01-050"], bonds=["B01-010"] * 4), theirs)
    scene.say("use B01-050 Gradvius, the Divine Lance")
    assert scene.where("second", "retreat") == ["B01-077"] and scene.where("second", "bonds") == []


def test_libra_is_stronger_for_a_card_that_comes_back() -> None:
    """War Monk's Axe works once a turn: for a card from the retreat area to the own hand, not for a draw."""
    mine = side(front=["B04-075", "B07-018"], bonds=["B01-010"] * 2, retreat=["B01-008"])
    scene = Scene(mine).say("use B07-018 Heal")
    assert [(one["on"], one["amount"]) for one in scene.position["lasting"]] == [("first.front.1", 20)]
    scene = Scene(side(front=["B04-075", "B05-003"]), side(main=CHROM)).say("end")
    assert "lasting" not in scene.position


def test_lysithea_burns_for_each_skill_used_from_the_hand() -> None:
    """Remnant Flame: 20 more for each such skill of her own side, before or after it comes into effect."""
    mine = side(front=["B19-033", unit("B18-025", tapped=True)], hand=["B18-023"])
    scene = Scene(mine).say("use B18-023 Rival-Surpassing Sword")
    power = [(one["on"], one["amount"]) for one in scene.position["lasting"] if one["amount"] == 20]
    assert power == [("first.front.2", 20)]
    assert "tapped" not in scene.unit("first", "B18-025")


def test_inigo_stands_up_for_whom_he_gave_flowers() -> None:
    """Inigo untaps when the chosen woman defeats an enemy, not when another unit does."""
    for attacker, tapped in (("B11-077", True), ("B01-006", None)):
        theirs = side(front=["B13-054", unit(CHROM, main=True)], main=CHROM, deck=SILAS)
        mine = side(front=["B14-035", "B01-006", "B11-077"], deck=["B01-020"] * 6)
        scene = Scene(mine, theirs).say("use B14-035 A bouquet for you...")
        if scene.asked[1] == "choose":
            scene.say("B01-006")
        scene.say(f"attack {attacker}", "enemy B13-054")
        while scene.asked[1] != "act":
            scene.say("no")
        assert "B13-054" in scene.where("second", "retreat")
        assert scene.unit("first", "B14-035").get("tapped") == tapped


def test_a_skill_asks_for_strength_after_its_unit_has_left() -> None:
    """Mozu is defeated for her skill; of three enemies the two with 80 attack or more may be chosen."""
    theirs = side(front=["B07-022", "B17-011", unit(CHROM, main=True)], main=CHROM)
    strong = {
        "on": "second.front.0",
        "skill": ["B18-094", 0],
        "effect": 1,
        "amount": 30,
        "duration": "turn",
        "by": "second",
    }
    lasting = [strong, {**strong, "on": "second.front.1"}]
    scene = Scene(side(front=["B06-081"]), theirs, lasting=lasting).say("use B06-081 Devoted Hunting")
    assert "B06-081" in scene.where("first", "retreat") and scene.asked == ("first", "choose")
    assert scene.legal == ["enemy B07-022", "enemy B17-011"]
    assert scene.say("enemy B17-011").where("second", "retreat") == ["B17-011"]


@pytest.mark.parametrize("leads", [True, False])
def test_a_main_character_stays_whatever_its_own_skill_says(leads: bool) -> None:
    """Myrrh goes on top of the deck as her turn ends, but never while she leads (decided here)."""
    mine = side(front=["B18-097"], main="B18-097") if leads else side(front=["B18-097"])
    scene = Scene(mine).say("end")
    assert ("B18-097" in scene.where("first", "front")) == leads
    assert ("to-deck" in scene.kinds()) != leads
