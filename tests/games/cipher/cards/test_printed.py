"""Skills that depend on one printed word: or, not, another, by a skill, reveal, up to, after the attack."""

import json
from typing import Any

import pytest

from parlour.games.cipher.cards.cards import card, read_card
from parlour.games.cipher.cards.contradictions import skill_contradictions
from parlour.games.cipher.cards.printings import DATA
from parlour.games.cipher.compiled.compile import Compiler
from parlour.games.cipher.vocabulary.grammar import skill_problems
from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 4  # Lucina: support 20, no support skill
CHROM = "B01-053"
MARTH = "B01-003"


def clash(mine: dict[str, Any], attacker: str, target: str, theirs: dict[str, Any]) -> Scene:
    """Let a unit attack another; both players say no to all questions until the battle is over."""
    scene = Scene(mine, theirs).say(f"attack {attacker}", f"enemy {target}")
    heard = scene.log
    while scene.asked != ("first", "act"):
        heard = [*heard, *scene.say("no").log]
    scene.log = heard
    return scene


def gained(scene: Scene, card_: str) -> int:
    """Return the lasting attack bonus on the unit of a card."""
    lasting = scene.position.get("lasting", ())
    return sum(one["amount"] for one in lasting if standing(scene, one["on"]) == card_)


def standing(scene: Scene, reference: str) -> str:
    """Return the top card of the unit at a place such as "first.front.0"."""
    seat, line, at = reference.split(".")
    return str(scene.position[seat][line][int(at)]["cards"][0])


@pytest.mark.parametrize(
    ("unit_", "support", "more"),
    [
        ("B02-007", "B02-010", 10),  # Takumi, the second of three names
        ("B02-007", "B01-055", 0),
        ("B04-049", "B01-009", 10),  # a lance, the second of three weapons
        ("B04-049", "B01-055", 10),
        ("B04-049", "B01-032", 0),
    ],
)
def test_supported_by_any_of_a_list(unit_: str, support: str, more: int) -> None:
    """With "Supported by A, B or C" any of them works, and strengthens this unit alone."""
    scene = clash(side(front=[unit_], deck=[support, *QUIET]), unit_, CHROM, side(deck=QUIET, main=CHROM))
    assert scene.total(unit_) == card(unit_).attack + (card(support).support or 0) + more


def test_nobody_else_gains_from_a_list() -> None:
    """Ryoma, supported by Hinoka, does not strengthen Takumi, although Takumi is in the list too."""
    mine = side(front=["B02-007"], back=["B02-010"], deck=["P02-011", *QUIET], main="B02-007")
    scene = clash(mine, "B02-010", CHROM, side(deck=QUIET, main=CHROM))
    assert scene.total("B02-010") == card("B02-010").attack + 30


@pytest.mark.parametrize(("ally", "more"), [("B02-013", 10), (MARTH, 0)])
def test_having_any_of_a_list(ally: str, more: int) -> None:
    """With "While you have an ally named A, B, C or D" the last of them works too."""
    scene = clash(side(front=["B14-053"], back=[ally], deck=QUIET), "B14-053", CHROM, side(deck=QUIET, main=CHROM))
    assert scene.total("B14-053") == card("B14-053").attack + 20 + more


@pytest.mark.parametrize(("target", "more"), [("B01-005", 20), ("B01-046", 20), ("B01-036", 0)])
def test_attacking_any_kind_of_a_list(target: str, more: int) -> None:
    """Sanaki is stronger against beasts, fliers and dragons; a flier on her own side stays as it is."""
    mine = side(front=["B05-087", "B01-005"], deck=QUIET)
    scene = clash(mine, "B05-087", target, side(front=[target], deck=QUIET, main=CHROM))
    assert scene.total("B05-087") == 50 + 20 + more


@pytest.mark.parametrize(("attacker", "asked"), [("B11-077", ("first", "choose")), ("S01-004", ("first", "act"))])
def test_a_unit_without_colour(attacker: str, asked: tuple[str, str]) -> None:
    """Tiki's emblem works for a colourless attacker, not for one with a colour."""
    mine = side(front=[attacker], hand=["B01-010", "B01-020"], deck=["B11-094", *QUIET])
    scene = Scene(mine, side(deck=QUIET, main=CHROM)).say(f"attack {attacker}", f"enemy {CHROM}")
    if scene.asked == ("first", "critical"):
        scene.say("no")
    assert ("skill" in scene.kinds()) == (attacker == "B11-077")


def test_after_the_attack_is_after_the_battle() -> None:
    """Yarne moves only when the battle is over, and so fights it."""
    scene = Scene(side(front=["B04-096"], deck=QUIET), side(deck=QUIET, main=CHROM))
    scene.say("attack B04-096", f"enemy {CHROM}")
    assert "clash" in scene.kinds() and scene.asked == ("first", "pay")
    assert scene.say("yes").where("first", "back") == ["B04-096"]


def test_a_unit_that_goes_on_the_deck_takes_its_stack_along() -> None:
    """Farina returns to the top of the deck after her battle, with the card under her."""
    mine = side(front=[unit("B05-039", "B05-039")], deck=QUIET)
    scene = Scene(mine, side(deck=QUIET, main=CHROM)).say("attack B05-039", f"enemy {CHROM}")
    assert "clash" in scene.kinds() and scene.asked == ("first", "pay")
    deck = scene.say("yes").position["first"]["deck"]
    assert [one["card"] for one in deck["top"][:2]] == ["B05-039", "B05-039"]
    assert deck["count"] == len(QUIET) - 1 + 2


@pytest.mark.parametrize(("attacker", "more"), [("B11-077", 10), ("S01-004", 0), ("B11-101", 0)])
def test_who_defeats_counts(attacker: str, more: int) -> None:
    """Camilla grows when another colourless ally wins: not a coloured one, and not herself."""
    others = [] if attacker == "B11-101" else ["B11-101"]
    mine = side(front=[attacker, *others], deck=QUIET)
    scene = clash(mine, attacker, "B01-036", side(front=["B01-036"], deck=QUIET, main=CHROM))
    assert "defeated" in scene.kinds()
    assert gained(scene, "B11-101") == more


@pytest.mark.parametrize(("attacker", "asked"), [("B15-007", True), ("B01-014", False)])
def test_only_its_own_victory_counts(attacker: str, asked: bool) -> None:
    """Ryan untaps when Ryan defeats a flier, not when an ally does."""
    others = [] if attacker == "B15-007" else ["B15-007"]
    mine = side(front=[attacker, *others], bonds=["B01-010"], deck=QUIET)
    theirs = side(front=[unit(CHROM, main=True)], back=["B01-006"], deck=QUIET, main=CHROM)
    scene = Scene(mine, theirs).say(f"attack {attacker}", "enemy B01-006")
    assert (scene.asked == ("first", "pay")) == asked
    assert "defeated" in scene.kinds() or asked


def test_an_attack_is_no_skill_that_taps() -> None:
    """Clair stays tapped after her attack and after her move; a skill that taps her lets her untap."""
    mine = side(front=["B11-057", "B01-016"], deck=QUIET)
    theirs = side(deck=QUIET, main=CHROM)
    for action in (("attack B11-057", f"enemy {CHROM}"), ("move B11-057",)):
        assert Scene(mine, theirs).say(*action).unit("first", "B11-057").get("tapped")
    scene = Scene(mine, theirs).say("use B01-016 Battlefield Breath")
    if scene.asked[1] == "choose":
        scene.say("B11-057")
    assert "tapped" in scene.kinds() and not scene.unit("first", "B11-057").get("tapped")


def test_its_own_skill_is_not_that_of_another() -> None:
    """Ninian stays tapped after her own dance, and untaps when another ally taps her."""
    tired = unit("B05-001", attacked=True, tapped=True)
    mine = side(front=["B22-044", tired], bonds=["B01-010"], deck=QUIET)
    scene = Scene(mine).say("use B22-044 Gentle, Lovely Dance")
    assert not scene.unit("first", "B05-001").get("tapped") and scene.unit("first", "B22-044").get("tapped")
    scene = Scene(side(front=["B22-044", "B01-016"])).say("use B01-016 Battlefield Breath")
    if scene.asked[1] == "choose":
        scene.say("B22-044")
    assert "tapped" in scene.kinds() and not scene.unit("first", "B22-044").get("tapped")


def test_the_untap_step_is_no_skill() -> None:
    """Untapping at the start of a turn does not trigger Marisa's skill; untapping by her own skill does."""
    mine = side(front=[unit("B18-089", tapped=True)], main=MARTH, deck=QUIET)
    theirs = side(front=["B01-036"], main=CHROM, deck=QUIET)
    scene = Scene(theirs, mine).say("end")
    assert "untapped" in scene.kinds() and scene.asked == ("second", "bond")
    helped = side(front=[unit("B18-089", tapped=True), "B01-036", "B01-020"], bonds=["B01-010"] * 2, main=MARTH)
    scene = Scene(helped, theirs).say("use B18-089 Dominant Left-Handed Sword")
    assert scene.asked == ("first", "choose")
    assert "B01-036" in scene.say("enemy B01-036").where("second", "retreat")


def test_untapped_by_the_named_skill() -> None:
    """Rutger may drag an enemy forward if untapped by Blood Whirlwind, not if untapped by a dancer."""
    theirs = side(front=["B01-036", unit(CHROM, main=True)], back=["B01-046"], main=CHROM, deck=QUIET)
    mine = side(front=["B05-029"], bonds=["B01-010"], deck=QUIET)
    strong = {**theirs, "back": [unit("B18-089")]}
    scene = Scene(mine, strong).say("attack B05-029", "enemy B01-036")
    assert "untapped" in scene.kinds() and scene.asked == ("first", "pay")
    assert "B18-089" in scene.say("yes").where("second", "front")
    danced = side(front=[unit("B05-029", tapped=True, attacked=True), "B01-083"], bonds=["B01-010"] * 3, deck=QUIET)
    scene = Scene(danced, strong).say("use B01-083 Dance")
    while scene.asked[1] == "choose":
        scene.say(scene.legal[0])
    assert "untapped" in scene.kinds() and scene.asked == ("first", "act")


def test_moved_by_a_skill() -> None:
    """Tsubasa gains when a skill moves an ally, not when one moves by itself."""
    mine = side(front=["B04-001", "B01-005", "B01-020"], deck=QUIET)
    assert gained(Scene(mine).say("move B01-020"), "B04-001") == 0
    scene = Scene(mine).say("use B01-005 Winged Deliverer")
    assert gained(scene.say("B01-020"), "B04-001") == 10


def test_not_moved_by_skills_and_yet_free_to_move() -> None:
    """Gray beside a woman may move, but is moved by no skill."""
    mine = side(front=["B09-008", "B01-005"], deck=QUIET)
    assert Scene(mine).say("move B09-008").where("first", "back") == ["B09-008"]
    scene = Scene(mine).say("use B01-005 Winged Deliverer", "B09-008")
    assert "moved" not in scene.kinds() and "B09-008" in scene.where("first", "front")


@pytest.mark.parametrize(("bonds", "tapped"), [(4, True), (5, False)])
def test_a_unit_that_cannot_be_untapped(bonds: int, tapped: bool) -> None:
    """Nowi attacks like any other unit; with four bonds or fewer she does not untap."""
    mine = side(front=[unit("B18-064", tapped=True)], bonds=["B01-010"] * bonds, deck=QUIET)
    scene = Scene(side(main=CHROM, deck=QUIET), mine).say("end")
    assert bool(scene.unit("second", "B18-064").get("tapped")) == tapped
    upright = side(front=["B18-064"], bonds=["B01-010"] * bonds, deck=QUIET)
    assert "attack B18-064" in Scene(upright, side(main=CHROM)).legal


def test_a_frozen_unit_stays_tapped() -> None:
    """Flora's Freeze outlasts the enemy's untap step, and ends with that turn; an untapped unit may attack."""
    mine = side(front=["B22-085"], bonds=["B01-010"], deck=QUIET)
    theirs = side(front=[unit("B01-036", tapped=True)], main=CHROM, deck=QUIET)
    scene = Scene(mine, theirs).say("use B22-085 Freeze")
    if scene.asked[1] == "choose":
        scene.say("enemy B01-036")
    scene.say("end")
    assert scene.unit("second", "B01-036").get("tapped")
    scene.say("pass", "pass", "end", "pass", "pass", "end")
    assert not scene.unit("second", "B01-036").get("tapped")


@pytest.mark.parametrize("line", ["front", "back"])
def test_a_shield_stands_in_front(line: str) -> None:
    """Oliver takes an attack on Reyson only from the front line."""
    shield = {"front": ["B03-046"], "bonds": ["B01-010"] * 2, "main": CHROM, "deck": QUIET}
    shield[line] = [*shield.get(line, ()), "P03-003"]
    scene = Scene(side(front=["B01-008"], deck=QUIET), side(**shield))  # type: ignore[arg-type]  # zones as `side` takes them
    scene.say("attack B01-008", "enemy B03-046")
    assert (scene.asked == ("second", "pay")) == (line == "front")


@pytest.mark.parametrize(("main", "can"), [("B03-009", True), (MARTH, False)])
def test_a_green_main_character(main: str, can: bool) -> None:
    """Ike replaces a green main character only."""
    ike = "use B20-056 Fate-Breaking Blade"
    scene = Scene(side(front=["B20-056"], main=main))
    assert (ike in scene.legal) == can
    if can:
        assert scene.say(ike).unit("first", "B20-056").get("main")


def test_a_name_among_the_attacked() -> None:
    """Matthis is stronger when attacking a Julian."""
    theirs = side(front=["B01-027"], deck=QUIET, main=CHROM)
    assert clash(side(front=["P04-003"], deck=QUIET), "P04-003", "B01-027", theirs).total("P04-003") == 40 + 20 + 20


def test_the_attacked_unit_cannot_evade() -> None:
    """Nailah's eye binds the enemy she attacks, not herself."""
    theirs = side(front=["B01-036"], hand=["B01-036"], deck=QUIET, main=CHROM)
    scene = Scene(side(front=["B20-070"], deck=QUIET), theirs).say("attack B20-070", "enemy B01-036")
    assert "clash" in scene.kinds() and "B01-036" in scene.where("second", "retreat")


@pytest.mark.parametrize(("line", "more"), [("front", 10), ("back", 0)])
def test_two_parts_one_for_each_line(line: str, more: int) -> None:
    """Cordelia in front strengthens lances in front; behind, she gives range to the lances behind."""
    promoted = unit("B04-072", "B04-072")
    mine = side(front=["B01-037", *([promoted] if line == "front" else [])], deck=QUIET)
    mine["back"] = [unit("B01-009"), *([promoted] if line == "back" else [])]
    theirs = side(deck=QUIET, main=CHROM)
    assert clash(mine, "B01-037", CHROM, theirs).total("B01-037") == 60 + 20 + more
    assert ("attack B01-009" in Scene(mine, theirs).legal) == (line == "back")


@pytest.mark.parametrize(("attacker", "asked"), [("B01-046", True), ("B01-010", False)])
def test_the_support_of_this_unit(attacker: str, asked: bool) -> None:
    """Tiki keeps the card that supported her, not one that supported another."""
    others = [] if attacker == "B01-046" else ["B01-046"]
    mine = side(front=[attacker, *others], deck=QUIET)
    scene = Scene(mine, side(deck=QUIET, main=CHROM)).say(f"attack {attacker}", f"enemy {CHROM}")
    assert (scene.asked == ("first", "pay")) == asked


@pytest.mark.parametrize(
    ("destroyer", "hand", "skill"),
    [("B13-048", [], "Ancient Tome"), ("B18-039", ["B18-039"], "Lifeburning Magic Talent")],
)
def test_enemy_skills_alone_are_warded_off(destroyer: str, hand: list[str], skill: str) -> None:
    """No enemy skill defeats Seth, whether of a unit or of a card in hand; another unit falls to it."""
    for target, falls in (("B11-007", False), ("B01-036", True)):
        theirs = side(front=[target], main=CHROM, deck=QUIET)
        scene = Scene(side(front=[destroyer], hand=hand), theirs).say(f"use {destroyer} {skill}")
        if scene.asked[1] == "choose":
            scene.say(f"enemy {target}")
        assert (target in scene.where("second", "retreat")) == falls


def test_the_own_side_may_spend_a_warded_unit() -> None:
    """Seth may be one of the three units that Garon's own side gives up."""
    mine = side(front=["B06-092", "B11-007", "B01-010", "B01-020"])
    scene = Scene(mine, side(front=["B01-036"], main=CHROM)).say("use B06-092 Grim Emperor")
    assert scene.asked[1] == "choose" and "B11-007" in scene.legal
    assert "B11-007" in scene.say("B11-007").where("first", "retreat")


def test_a_card_is_shown_before_it_lies_face_down() -> None:
    """Both players see Nanna's bond from the hand and Asbel's from the deck, and know them from then on."""
    mine = side(front=["B10-005"], hand=["B01-020"], bonds=["B01-010"], deck=QUIET)
    scene = Scene(mine).say("use B10-005 Blood of the Black Knight")
    if scene.asked[1] == "choose":
        scene.say("B01-020")
    assert "revealed" in scene.kinds()
    assert {"card": "B01-020", "face": "down", "seen": True} in scene.position["first"]["bonds"]
    mine = side(front=["B10-027"], hand=["B06-003"], bonds=["B06-003", "B01-010"], deck=["B01-020", *QUIET])
    scene = Scene(mine, phase="deployment").say("front B06-003", "yes")
    if scene.asked[1] == "choose":
        scene.say(scene.legal[0])
    assert "revealed" in scene.kinds()
    assert {"card": "B01-020", "face": "down", "seen": True} in scene.position["first"]["bonds"]


@pytest.mark.parametrize(("stack", "drawn"), [(1, 2), (2, 3)])
def test_one_of_two_ways(stack: int, drawn: int) -> None:
    """Lucina draws two and returns one, or, promoted, draws three and returns two: one more card either way."""
    deck = ["B01-020", "B01-012", "B01-010", "B01-036"]
    mine = side(front=[unit(*["B01-054"] * stack)], hand=["B01-055"], bonds=["B01-010"], deck=deck)
    scene = Scene(mine).say("use B01-054 Defiant of Destiny")
    told = scene.kinds()
    while scene.asked[1] == "choose":
        told += scene.say(scene.legal[0]).kinds()
    assert (told.count("drew"), told.count("to-deck")) == (drawn, drawn - 1)


@pytest.mark.parametrize(("allies", "more"), [(1, 0), (2, 10)])
def test_others_are_counted(allies: int, more: int) -> None:
    """Marth needs two red allies besides Marth."""
    red = ["B01-008", "B01-010"][:allies]
    mine = side(front=["B01-002", *red], main="B01-002", deck=QUIET)
    mine["front"][0]["main"] = True
    scene = clash(mine, "B01-002", CHROM, side(deck=QUIET, main=CHROM))
    assert scene.total("B01-002") == 50 + 20 + more


def test_until_the_end_of_the_battle() -> None:
    """Cain's twin strike ends with the battle."""
    scene = Scene(side(front=["B01-007", "B01-010"], deck=QUIET), side(deck=QUIET, main=CHROM))
    scene.say("attack B01-007", f"enemy {CHROM}", "yes")
    assert scene.total("B01-007") == card("B01-007").attack + 20 + 40
    assert gained(scene, "B01-007") == 0


def test_up_to_two_may_be_one() -> None:
    """Maria takes one card back and leaves the other."""
    mine = side(front=["B01-032"], bonds=["B01-010"] * 3, retreat=["B01-008", "B01-020"])
    scene = Scene(mine).say("use B01-032 Fortify", "B01-008")
    assert "no" in scene.legal
    assert scene.say("no").where("first", "hand") == ["B01-008"]


def test_support_grows_on_its_own_side() -> None:
    """Severa's supporter gives 10 more; the support of her enemy does not."""
    mine = side(front=[unit("B01-094", "B01-094")], deck=["B01-009", *QUIET])
    scene = clash(mine, "B01-094", CHROM, side(deck=QUIET, main=CHROM))
    assert scene.total("B01-094") == 60 + 10 + 10 and scene.total(CHROM) == 40 + 20


def test_every_fitting_support_skill_works() -> None:
    """Ephraim's two skills both support Eirika: two orbs for a purple attacker, and 20 attack for Eirika."""
    mine = side(front=["B17-088"], deck=["B11-006", *QUIET])
    scene = clash(mine, "B17-088", CHROM, side(deck=QUIET, main=CHROM))
    assert scene.total("B17-088") == card("B17-088").attack + 20 + 20
    assert scene.position["second"]["orbs"]["count"] == 1


def test_what_the_engine_has_no_word_for_is_refused_by_name() -> None:
    """A card with an effect "sing" that no rule enforces is refused by its skill and that word."""
    marth = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))[0]
    marth["skills"][0]["effects"] = [{"op": "sing"}]
    made = Compiler()
    made.card(read_card(marth))
    assert made.problems == [["Hero's Paean: effect 'sing'"]]


NAMED = {"side": "ally", "names": ["Mist", "Greil"], "all": True}
KINDS = {"side": "any", "any_tags": ["Lance", "Axe"], "all": True}


@pytest.mark.parametrize(
    ("condition", "target"),
    [
        ({"if": "self_supported_by", "filter": {"names": ["Ike"]}}, NAMED),
        ({"if": "have_units", "filter": {"side": "ally", "names": ["Ike"]}}, NAMED),
        ({"if": "support_card_of", "unit": "this unit", "filter": {"tags": ["Sword"]}}, KINDS),
    ],
)
def test_a_list_that_was_cut_is_found(condition: dict[str, object], target: dict[str, object]) -> None:
    """A condition on a list is told from a list of targets; two effects of different amounts are meant as they are."""

    def skill(amount: int, *, cut: bool) -> dict[str, object]:
        whole = {"op": "modify_attack", "target": {"ref": "self"}, "amount": 10}
        rest = [{**whole, "target": target, "amount": amount}] if cut else []
        made = {**card("B03-009").skills[0], "conditions": [condition], "effects": [*rest, whole]}
        assert not [*skill_problems(made)]
        return made

    assert [path for path, _why in skill_contradictions(skill(10, cut=True))] == ["effects[0].target"]
    assert not [*skill_contradictions(skill(20, cut=True))]
    assert not [*skill_contradictions(skill(10, cut=False))]
