"""Words that few cards have, each shown by a card: other lines, other leaders, things not done or begun later."""

from tests.games.cipher.scenes import Scene, side

QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
CHROM = "B01-053"


def test_the_other_line() -> None:
    """Soleil joins a woman who stands in the other line."""
    beside, apart = side(front=["B10-081"], main=CHROM), side(front=["B10-081"], back=["B01-060"], main=CHROM)
    skill = "use B10-081 Get ready OK!"
    assert skill not in Scene(beside, side(main="B01-003")).legal
    scene = Scene(apart, side(main="B01-003")).say(skill)
    assert "B10-081" in scene.where("first", "back")


def test_the_other_sides_main_character() -> None:
    """Gotoh is stronger if the enemy's main character costs 5 or more."""
    for main, total in ((CHROM, 60 + 20), ("B18-001", 60 + 20 + 20)):
        scene = Scene(side(front=["B13-081"], deck=QUIET), side(main=main, deck=QUIET))
        assert scene.say("attack B13-081", f"enemy {main}").total("B13-081") == total


def test_what_happens_where_something_was_not_done() -> None:
    """As Tiki's turn ends a card of the hand becomes a bond; if none does, a bond comes to the hand."""
    mine = side(front=["B17-011"], hand=["B01-008"], bonds=["B01-010"])
    scene = Scene(mine).say("end")
    assert scene.say("B01-008").where("first", "bonds") == ["B01-008", "B01-010"]
    scene = Scene(mine).say("end").say("no")
    assert sorted(scene.where("first", "hand")) == ["B01-008", "B01-010"] and scene.where("first", "bonds") == []


def test_a_hand_is_discarded_down_to_a_number() -> None:
    """Lysithea: the other player keeps five cards of their choice; with five nothing happens."""
    hand = ["B01-008", "B01-010", "B01-011", "B01-012", "B01-019", "B01-020", "B01-021"]
    scene = Scene(side(front=["B21-024"], bonds=["B01-010"]), side(main=CHROM, hand=hand)).say(
        "use B21-024 Hades Omega"
    )
    assert scene.asked == ("second", "choose")
    assert scene.say("B01-008", "B01-010").where("second", "hand") == hand[2:]
    assert scene.asked == ("first", "act")
    few = Scene(side(front=["B21-024"], bonds=["B01-010"]), side(main=CHROM, hand=hand[2:]))
    assert few.say("use B21-024 Hades Omega").where("second", "hand") == hand[2:]


def test_cards_are_stacked_under_the_unit_that_came() -> None:
    """Sanaki: a green ally who comes grows by the cards of that name from the retreat area."""
    mine = side(front=["B05-086"], hand=["B03-012"], bonds=["B03-012"] * 4, retreat=["B03-012"] * 2)
    scene = Scene(mine, phase="deployment").say("front B03-012", "B03-012", "B03-012")
    assert len(scene.unit("first", "B03-012")["cards"]) == 3 and len(scene.unit("first", "B05-086")["cards"]) == 1


def test_the_enemy_of_ones_own_unit_in_battle() -> None:
    """L'Arachel blesses any unit that fights a monster, in attack and in defence."""
    blessed = side(front=["B01-008"], back=["B11-037"], deck=QUIET)
    monsters = side(front=["B12-074"], main=CHROM, deck=QUIET)
    assert Scene(blessed, monsters).say("attack B01-008", "enemy B12-074").total("B01-008") == 40 + 20 + 10
    assert Scene(blessed, monsters).say("attack B01-008", f"enemy {CHROM}").total("B01-008") == 40 + 20
    defending = Scene(monsters, blessed).say("attack B12-074", "enemy B01-008")
    assert defending.total("B01-008") == 40 + 20 + 10


def test_what_holds_during_ones_next_turn() -> None:
    """Karel taps: in the own next turn Karel's attacks cannot be evaded, in this turn they can."""
    theirs = side(main=CHROM, hand=[CHROM], deck=QUIET)
    scene = Scene(side(front=["B13-033"], deck=QUIET), theirs).say("use B13-033 Heavens-Reaching Edge")
    assert scene.position["lasting"][0]["duration"] == "during_own_next_turn"
    again = dict(scene.position)
    again["first"]["front"] = [{**one, "tapped": False} for one in again["first"]["front"]]
    now = Scene(again["first"], again["second"], lasting=again["lasting"]).say("attack B13-033", f"enemy {CHROM}")
    assert now.asked == ("second", "evade")
    scene.say("end", "pass", "pass", "end")
    assert scene.position["player"] == "first" and scene.position["lasting"][0]["duration"] == "turn"
    scene.say("pass", "pass", "attack B13-033", f"enemy {CHROM}", "no")
    assert "clash" in scene.kinds()


def test_what_lasts_as_long_as_a_unit_stays() -> None:
    """Byleth's sword gives range until Byleth leaves, in later turns too."""
    scene = Scene(side(front=["B18-001"], bonds=["B18-001"], deck=QUIET), side(main=CHROM, deck=QUIET))
    scene.say("use B18-001 Sublime Creator Sword", "end", "pass", "pass", "end", "pass", "pass")
    assert [one["duration"] for one in scene.position["lasting"]] == ["stay"]


def test_a_player_shows_a_card_that_they_choose() -> None:
    """Randal's support: the other player shows a card of their hand, which stays there and is known."""
    theirs = side(main=CHROM, hand=["B01-008", "B01-010"], deck=QUIET)
    scene = Scene(side(front=["B01-011"], deck=["B07-050", *QUIET]), theirs).say("attack B01-011", f"enemy {CHROM}")
    assert scene.asked == ("second", "choose")
    scene.say("B01-010")
    assert {"card": "B01-010", "seen": True} in scene.position["second"]["hand"]


def test_cards_of_a_name_in_the_retreat_area_are_counted() -> None:
    """Rhys: of two cards of the main character's name one comes to the hand, one under it; with one nothing happens."""
    for retreat, stacked in ((["B01-003", "S01-001"], 2), (["B01-003"], 1)):
        mine = side(front=["B14-089"], bonds=["B01-008"] * 2, retreat=retreat)
        scene = Scene(mine).say("use B14-089 Bishop of the Mercenaries")
        if scene.asked[1] == "choose":
            scene.say("S01-001")
        assert len(scene.unit("first", "B01-003")["cards"]) == stacked


def test_what_hangs_on_a_part_that_was_passed_over_is_not_done() -> None:
    """Locktouch: a revealed card of cost 2 asks for no payment, and none is drawn."""
    for top, drawn in (("B01-008", False), ("B01-011", True)):
        cheap = Scene(side(front=["B01-027"], bonds=["B01-010"]), side(main=CHROM, deck=[top, *QUIET]))
        cheap.say("use B01-027 Locktouch")
        if cheap.asked[1] == "pay":
            cheap.say("yes")
        assert (len(cheap.where("first", "hand")) == 1) == drawn
        assert cheap.unit("first", "B01-027")["tapped"]


def test_who_was_chosen_stays_chosen() -> None:
    """Sumia moves, and so does the ally she chose before."""
    scene = Scene(side(front=["B12-056", "B01-008"], deck=QUIET), side(main=CHROM, deck=QUIET))
    scene.say("attack B12-056", f"enemy {CHROM}")
    assert scene.asked == ("first", "choose")
    assert {"B12-056", "B01-008"} <= {*scene.say("B01-008").where("first", "back")}


def test_any_own_unit_that_is_supported() -> None:
    """In its side's turn this guardian strengthens any unit supported by an armored unit, itself included."""
    for support, total in (("B01-011", 40 + 10 + 30), (CHROM, 40 + 20)):
        scene = Scene(side(front=["B13-064", "B01-008"], deck=[support, *QUIET]), side(main=CHROM, deck=QUIET))
        assert scene.say("attack B01-008", f"enemy {CHROM}").total("B01-008") == total


def test_printed_support_values() -> None:
    """Gerik counts other allies of support value 10; Guy asks for one whose value is X; Velouria finds a 10."""
    allies = [CHROM, "B01-008", "B01-012"]  # of 20, 10 and 10
    scene = Scene(side(front=["B11-035", *allies], deck=QUIET, main="B11-035"), side(main=CHROM, deck=QUIET))
    assert scene.say("attack B11-035", f"enemy {CHROM}").total("B11-035") == 50 + 20 + 20
    for ally, more in (("B07-024", 10), ("B01-008", 0)):
        scene = Scene(side(front=["B07-028", ally], deck=QUIET, main="B07-028"), side(main=CHROM, deck=QUIET))
        assert scene.say("attack B07-028", f"enemy {CHROM}").total("B07-028") == 60 + 20 + more
    mine = side(front=["B10-083"], bonds=["B10-083"] * 2, retreat=["B07-024", CHROM, "B01-008"])
    scene = Scene(mine).say("use B10-083 Strange Treasure Collection")
    assert scene.where("first", "hand") == ["B01-008"]


def test_a_critical_hit_for_another_cost() -> None:
    """Deen's critical hit may cost two bonds, and is offered with an empty hand; with one bond it is not."""
    deck = {"deck": QUIET, "main": "B09-038"}
    scene = Scene(side(front=["B09-038"], bonds=["B01-008"] * 2, **deck), side(main=CHROM, deck=QUIET))
    scene.say("attack B09-038", f"enemy {CHROM}")
    assert scene.asked == ("first", "critical") and scene.legal == ["no", "use B09-038 Brave Sword"]
    scene.say("use B09-038 Brave Sword")
    assert {"skill", "critical"} <= set(scene.kinds()) and scene.total("B09-038") == 2 * (60 + 20)
    assert all(bond["face"] == "down" for bond in scene.position["first"]["bonds"])
    poor = Scene(side(front=["B09-038"], bonds=["B01-008"], **deck), side(main=CHROM, deck=QUIET))
    assert "clash" in poor.say("attack B09-038", f"enemy {CHROM}").kinds()


def test_other_cards_for_a_critical_hit() -> None:
    """Kaze: any card of cost 1 pays for an ally's critical hit; Larcei among the bonds is turned for it."""
    mine = side(front=["B01-008"], back=["B17-039"], hand=["B01-010", "B01-009"], deck=QUIET)
    scene = Scene(mine, side(main=CHROM, deck=QUIET)).say("attack B01-008", f"enemy {CHROM}")
    assert scene.legal == ["no", "use B17-039 Refreshing Windstorm Dance"]
    scene.say("use B17-039 Refreshing Windstorm Dance")
    assert scene.asked == ("first", "choose") and scene.legal == ["B01-010"]
    assert scene.say("B01-010").total("B01-008") == 2 * (40 + 20)
    mine = side(front=["B01-008"], bonds=["B19-076"], deck=QUIET)
    scene = Scene(mine, side(main=CHROM, deck=QUIET)).say("attack B01-008", f"enemy {CHROM}")
    assert scene.say("use B19-076 Inherited Sword Talent").total("B01-008") == 2 * (40 + 20)
    assert scene.position["first"]["bonds"][0]["face"] == "down"


def test_an_evasion_for_another_cost() -> None:
    """Mia evades for two bonds."""
    theirs = side(front=["B14-096"], bonds=["B01-008"] * 2, main="B14-096", deck=QUIET)
    scene = Scene(side(front=["B01-008"], deck=QUIET), theirs).say("attack B01-008", "enemy B14-096")
    assert scene.asked == ("second", "evade")
    scene.say("use B14-096 Not gunna lose!")
    assert "evade" in scene.kinds() and scene.asked == ("first", "act")
    assert all(bond["face"] == "down" for bond in scene.position["second"]["bonds"])


def test_the_start_of_a_phase() -> None:
    """Sakura taps as her deployment phase begins; Sara may untap an ally as the action phase does."""
    armour = Scene(side(front=["B03-082"], deck=QUIET), phase="bond")
    assert armour.say("pass").unit("first", "B03-082")["tapped"] and armour.asked == ("first", "deploy")
    sara = Scene(side(front=["B10-040"], back=[{"cards": ["B01-008"], "tapped": True}], deck=QUIET), phase="deployment")
    assert sara.say("pass").asked == ("first", "choose")
    assert not sara.say("B01-008").unit("first", "B01-008").get("tapped")
    theirs = Scene(side(deck=QUIET), side(front=["B03-082"], deck=QUIET, main=CHROM), phase="bond").say("pass")
    assert not theirs.unit("second", "B03-082").get("tapped")


def _top(scene: Scene, seat: str, n: int) -> list[str]:
    """Return the topmost cards of a deck, the top one first."""
    return [one["card"] for one in scene.position[seat]["deck"]["top"][:n]]


def test_cards_that_are_looked_at_and_put_back_in_any_order() -> None:
    """Azura looks at two cards: the one named first lies under the other."""
    for lowest, upper in (("B01-010", "B01-007"), ("B01-007", "B01-010")):
        mine = side(front=["B14-055"], bonds=["B01-008"], deck=["B01-010", "B01-007", *QUIET])
        scene = Scene(mine).say("use B14-055 Miraclulous Singing Voice")
        assert scene.asked == ("first", "choose") and sorted(scene.legal) == ["B01-007", "B01-010"]
        scene.say(lowest)
        assert scene.asked == ("first", "act") and _top(scene, "first", 3) == [upper, lowest, QUIET[0]]


def test_one_card_of_those_revealed_stays_on_top() -> None:
    """Roy leaves a purple card of three on the own deck; Ursula leaves one of three on the other player's."""
    skill = "use B21-102 Future-Illuminating Blade"
    scene = Scene(side(front=["B21-102"], deck=["B01-008", "B07-028", "B11-035", *QUIET])).say(skill)
    assert scene.asked == ("first", "choose") and sorted(scene.legal) == ["B07-028", "B11-035"]
    assert _top(scene.say("B11-035"), "first", 1) == ["B11-035"]
    assert sorted(scene.where("first", "retreat")) == ["B01-008", "B07-028"]
    none = Scene(side(front=["B21-102"], deck=["B01-008", "B01-010", "B01-007", *QUIET])).say(skill)
    assert len(none.where("first", "retreat")) == 3
    theirs = side(front=["B01-008"], main=CHROM, deck=[QUIET[0], "B01-010", "B01-007", "B01-012", *QUIET])
    scene = Scene(side(front=["B07-047"], deck=QUIET), theirs).say("attack B07-047", "enemy B01-008")
    assert scene.asked == ("first", "choose")
    assert sorted(scene.legal) == ["enemy B01-007", "enemy B01-010", "enemy B01-012"]
    assert _top(scene.say("enemy B01-007"), "second", 1) == ["B01-007"]
    assert {"B01-010", "B01-012"} <= set(scene.where("second", "retreat"))


def test_a_whole_hand_goes_to_the_retreat_area() -> None:
    """A skill that takes a whole hand takes every card of it."""
    mine = side(front=["B17-113"], hand=["B01-008", "B01-010", "B01-007"], bonds=["B17-113"] * 5, deck=QUIET * 3)
    scene = Scene(mine).say("use B17-113 Gate to a Bright Future")
    assert sorted(scene.where("first", "retreat")) == ["B01-007", "B01-008", "B01-010"]
    assert scene.where("first", "hand") == QUIET[:3]


def test_a_skill_that_costs_fewer_bonds() -> None:
    """Calill beside Largo turns one bond instead of two; without Largo one bond is too few."""
    skill = "use B12-028 I'll help you."
    mine = side(front=["B12-028", "B12-031"], bonds=["B01-008"])
    assert Scene(mine).say(skill).position["first"]["bonds"][0]["face"] == "down"
    assert skill not in Scene(side(front=["B12-028"], bonds=["B01-008"])).legal


def test_a_skill_that_costs_fewer_bonds_for_a_turn() -> None:
    """Poe pays one bond for each of two skills, this turn."""
    mine = side(front=["B22-115"], hand=["B22-115"], bonds=["B22-115", "B22-115"], deck=QUIET * 2)
    scene = Scene(mine, side(main=CHROM, hand=["B01-008"])).say("use B22-115 Balance-Shifting Hand")
    scene.say("B22-115", "use B22-115 Gospel of the Goddess", "use B22-115 Smile of the Reaper")
    assert all(bond["face"] == "down" for bond in scene.position["first"]["bonds"])
    assert scene.where("second", "retreat") == ["B01-008"]


def test_a_skill_never_costs_less_than_it_says() -> None:
    """Ike's Aether costs a bond fewer for each card under Ike, but one at least."""
    for under, bonds in ((2, 3), (9, 1)):
        for held in (bonds, bonds - 1):
            mine = side(front=[{"cards": ["B05-089"] * (1 + under)}], bonds=["B01-008"] * held, deck=QUIET)
            scene = Scene(mine, side(main=CHROM, deck=QUIET)).say("attack B05-089", f"enemy {CHROM}")
            assert (scene.asked[1] == "pay") == (held == bonds)


def test_monsters_of_one_name_count_once() -> None:
    """Lyon: 10 for each different name among the monsters of both sides (B11-045, “with a different Unit Name”)."""
    for monsters, total in ((["B14-040a", "B14-040b"], 60 + 10), (["B14-040a", "B09-048"], 60 + 20)):
        mine = side(front=["B11-045", monsters[0]], deck=QUIET)
        scene = Scene(mine, side(front=[monsters[1]], main=CHROM, deck=QUIET))
        assert scene.say("attack B11-045", f"enemy {CHROM}").total("B11-045") == total + 20
