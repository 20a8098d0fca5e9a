"""Rulings by their section of the rulebook, where the seed page has no example."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.games.cipher.cards.called import called
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.vocabulary.costs import COSTS
from parlour.games.cipher.vocabulary.effects import EFFECTS
from parlour.games.cipher.vocabulary.filters import FILTER_FIELDS
from parlour.games.cipher.vocabulary.triggers import TRIGGERS
from tests.games.cipher.scenes import Scene, side, unit

QUIET = ["B01-055"] * 4  # Lucina: support 20, no skill
SILAS = ["B07-077"] * 4  # support 10, no skill
CHROM = "B01-053"


def enemy(*front: object, **zones: object) -> dict[str, object]:
    """Return a second side led by Chrom."""
    return side(front=[unit(CHROM, main=True), *front], main=CHROM, **{"deck": QUIET, **zones})  # type: ignore[arg-type]  # zones as `side` takes them


BOOK = (files("parlour.games.cipher") / "rulebook.toml").read_text(encoding="utf-8")


def chapter(name: str) -> dict[str, str]:
    """Return the text of a chapter that people read, by language, its spaces all alike."""
    (text,) = (one["text"] for one in tomllib.loads(BOOK)["chapters"] if one["name"] == name)
    return {lang: " ".join(said.split()) for lang, said in text.items()}


# The meaning of skills.


@pytest.mark.parametrize(
    ("name", "en", "fr"),
    [
        ("critical", "another price that can be paid instead", "un autre prix à payer à la place"),
        ("evade", "another price", "un autre prix"),
        ("deploy", "keep cards from being deployed", "empêcher d’en déployer"),
        (
            "level",
            "with a card from the hand or the retreat area",
            "avec une carte de la main ou de l’aire de retraite",
        ),
        ("aim", "another of your units the main character", "d’une autre de vos unités l’unité principale"),
        ("support", "where it goes instead", "où elle va plutôt"),
        ("support", "A support value X", "Une valeur de soutien X"),
        ("emblem", "“Training Emblem”", "« Training Emblem »"),
        ("emblem", "may act again for a price", "recommencent contre un prix"),
        ("emblem", "A sealed emblem does nothing", "Un emblème scellé ne fait rien"),
        ("evade", "react to a failed attack", "réagissent à un échec"),
        ("skills", "Each player chooses the order of their own", "Chacun choisit l’ordre des siennes"),
        ("first", "its reprints counted", "réimpressions comprises"),
        ("skills-time", "belongs to the unit that has it", "est à l’unité qui le reçoit"),
        ("skills-time", "for as long as the unit stays on the field", "tant que l’unité reste en jeu"),
        ("skills-time", "make another cheaper", "en rendre une autre moins chère"),
        ("skills-time", "face up among your bonds", "face visible dans vos liens"),
        ("skills-time", "the start of a phase", "au début d’une phase"),
        ("skills-cards", "looks through all of it", "le regarde en entier"),
        (
            "skills-cards",
            "top cards of a deck into the retreat area",
            "premières cartes d’un deck dans l’aire de retraite",
        ),
        ("skills-cards", "discards down to", "défausse jusqu’à"),
        ("skills-orbs", "look at an orb, or turn it over", "regarder un orbe, ou le retourner"),
        ("skills-orbs", "goes to its owner’s hand", "va dans la main de son joueur"),
        ("skills-others", "has skills of others", "a des compétences des autres"),
        ("skills-others", "A copy keeps its name", "Une copie garde son nom"),
        ("skills-others", "A skill that is forbidden", "Une compétence interdite"),
        ("skills-others", "has under a condition", "a sous condition"),
    ],
)
def test_people_read_what_rare_words_mean(name: str, en: str, fr: str) -> None:
    """Readers find the meaning of rare words in the chapter, in either language."""
    told = chapter(name)
    assert en in told["en"] and fr in told["fr"]


def test_its_pages_in_french_call_units_as_its_boards_do() -> None:
    """The French pages say Nabarl, as the board does, and not Navarre."""
    units = {name for made in all_cards() for name in made.unit_names if called(name, "fr") != name}
    said = " ".join(re.findall(r'fr = "(.*?)"', BOOK))
    assert "Nabarl" in said and not [name for name in units if re.search(rf"\b{re.escape(name)}\b", said)]


def test_the_reference_explains_words_that_there_are() -> None:
    """The page's table of words names none that the data no longer has."""
    page = Path(__file__).parents[3] / "docs" / "reference" / "cipher.md"
    table = page.read_text(encoding="utf-8").partition("## What skills say")[2].partition("\n## ")[0]
    words = {
        word for row in re.findall(r"^\| (.*?) \|", table, re.MULTILINE) for word in re.findall(r"`([a-z_]+)`", row)
    }
    durations = {"stay", "own_next_turn", "during_own_next_turn", "during_opponent_turn"}
    fields = {"when_destroyed_by"}  # of an effect
    known = {*EFFECTS, *COSTS.known, *TRIGGERS.known, *FILTER_FIELDS}
    assert len(words) > 30 and words - durations - fields <= known


# 4.3 Deployment.


def test_level_up_costs_the_deployment_and_draws_nothing() -> None:
    """A card without a cost of class change costs its deployment; the unit is levelled up, not promoted."""
    scene = Scene(side(front=["B01-007"], bonds=["B01-010", "x"], hand=["B01-008"], deck=QUIET), phase="deployment")
    scene.say("grow B01-008")
    assert scene.position["spent"] == 1 and scene.kinds() == ["leveled"] and scene.log[0]["promoted"] is False
    assert scene.unit("first", "B01-008")["cards"] == ["B01-008", "B01-007"]


def test_a_card_of_cost_nothing_needs_its_colour() -> None:
    """Rulebook 14.6: a Risen costs 0 and is blue."""
    assert Scene(side(hand=["B14-040a"], bonds=["x"]), phase="deployment").legal == ["pass"]
    scene = Scene(side(hand=["B14-040a", "B14-040a"], bonds=[CHROM]), phase="deployment")
    scene.say(next(action for action in scene.legal if action.startswith("front")))
    assert scene.position["spent"] == 0
    scene.say(next(action for action in scene.legal if action.startswith("front")))  # any number of Risen


def test_the_new_card_keeps_line_and_tap_and_loses_what_lasted() -> None:
    """Javelin lasts for the turn; the card on top does not have it, but keeps the line and stays tapped."""
    mine = side(back=[unit("S01-002", "B01-006", tapped=True)], bonds=["B01-010", "B01-010"], hand=["B13-053"])
    grown = Scene(mine).say("use S01-002 Javelin")
    assert grown.position["lasting"]
    grown.position |= {"phase": "deployment", "pending": None}
    assert grown.legal == ["pass"]  # three bonds are needed, there are two
    grown.position["first"]["bonds"].append("B01-010")
    grown.say("grow B13-053")
    assert "lasting" not in grown.position
    assert grown.where("first", "back") == ["B13-053"] and grown.unit("first", "B13-053")["tapped"]


def test_the_main_character_stays_main_under_another_card() -> None:
    scene = Scene(side(bonds=["B01-010", "x", "x"], hand=["S01-001"], deck=QUIET), phase="deployment")
    scene.say("grow S01-001")
    assert scene.unit("first", "S01-001")["main"]


# 4.4 and 4.5 Action and end.


def test_a_unit_moves_to_the_front_and_taps() -> None:
    """A unit that moved cannot attack any more, and the page that people read says so."""
    scene = Scene(side(front=["B01-008"]))
    assert "attack B01-008" in scene.legal
    scene = Scene(side(back=["B01-008"])).say("move B01-008")
    assert scene.unit("first", "B01-008")["tapped"] and "B01-008" in scene.where("first", "front")
    assert "attack B01-008" not in scene.legal
    told = chapter("move")
    assert "it can no longer attack" in told["en"] and "elle ne peut donc plus attaquer" in told["fr"]


def test_what_lasts_until_the_end_of_the_opponents_next_turn() -> None:
    """Marth's paean is there in the opponent's turn and gone when it is over."""
    mine = side(front=[unit("B01-001", "B01-003", main=True)], bonds=["B01-010"] * 3, hand=["S01-001"], deck=QUIET)
    scene = Scene(mine, enemy()).say("use B01-001 Hero's Paean")
    while scene.asked[1] == "choose":
        scene.say(scene.legal[0])
    scene.say("end", "pass", "pass")
    assert scene.position["player"] == "second" and scene.position["lasting"]
    scene.say("end")
    assert "lasting" not in scene.position


def test_once_a_turn_is_once_again_in_the_next_turn() -> None:
    mine = side(front=["B01-036"], bonds=["B01-010"] * 3, deck=QUIET)
    scene = Scene(mine, enemy()).say("use B01-036 Thunder")
    if scene.asked[1] == "choose":
        scene.say(scene.legal[0])
    assert "use B01-036 Thunder" not in scene.legal
    scene.say("end", "pass", "pass", "end", "pass", "pass")
    assert "use B01-036 Thunder" in scene.legal
    told = chapter("skills")
    assert "“once per turn” only once a turn" in told["en"] and "« une fois par tour », une seule fois" in told["fr"]


# 5 Units.


def test_a_whole_stack_is_defeated() -> None:
    scene = Scene(side(front=["B11-077"], deck=QUIET), enemy(unit("B13-054", "B13-054", "B01-006"), deck=SILAS))
    scene.say("attack B11-077", "enemy B13-054")
    assert sorted(scene.where("second", "retreat")) == ["B01-006", "B07-077", "B13-054", "B13-054"]


# 6 Attack.


@pytest.mark.parametrize(
    ("line", "card", "front", "back"),
    [("back", "B09-012", True, True), ("front", "B09-012", True, True), ("back", "B01-029", True, False)],
)
def test_how_far_the_back_line_reaches(line: str, card: str, front: bool, back: bool) -> None:
    """6.1: own back to enemy front is 2, to enemy back 3."""
    mine = side(**{line: [card]})  # type: ignore[arg-type]  # a line by its name
    scene = Scene(mine, side(front=[unit(CHROM, main=True)], back=["S02-003"], main=CHROM)).say(f"attack {card}")
    assert ([f"enemy {CHROM}" in scene.legal, "enemy S02-003" in scene.legal]) == [front, back]


def test_an_attack_goes_on_while_another_moves() -> None:
    """6.2: Robin's tactical emblem moves an enemy that is not attacked."""
    mine = side(front=[unit("S02-001", main=True)], main="S02-001", deck=["B01-058", *QUIET])
    scene = Scene(mine, enemy("B01-008", "B01-010")).say("attack S02-001", "enemy B01-008", "enemy B01-010")
    assert "clash" in scene.kinds() and scene.where("second", "back") == ["B01-010"]


def test_an_attack_is_over_when_the_attacker_leaves() -> None:
    """6.2, 1: Thea goes to the top of the deck, and nobody turns up a support card."""
    scene = Scene(side(front=["B05-039"], deck=QUIET), enemy()).say("attack B05-039", f"enemy {CHROM}")
    assert scene.asked == ("first", "pay")
    scene.say("yes")
    assert "support" not in scene.kinds() and scene.asked == ("first", "act")
    assert scene.position["first"]["deck"]["top"][0] == {"card": "B05-039", "known": 7}
    assert "battle" not in scene.position["pending"]


def test_without_any_card_to_turn_up_there_is_no_support() -> None:
    """6.2, 2: the last card supports; then deck and retreat area are empty, and the match is lost (7)."""
    scene = Scene(side(front=["S12-001"], deck=QUIET), enemy(deck=["B01-055"]))
    scene.say("attack S12-001", f"enemy {CHROM}")
    assert scene.result == "first"


def test_the_retreat_area_becomes_the_deck_before_the_support_is_turned_up() -> None:
    """8, deck out: the support card that empties the deck is not part of the new one."""
    scene = Scene(side(front=["B11-077"], deck=["B01-055"], retreat=["B01-020", "B01-012"]), enemy())
    scene.say("attack B11-077", f"enemy {CHROM}")
    assert scene.kinds().index("reshuffled") < scene.kinds().index("support")
    assert scene.position["first"]["deck"]["count"] == 2 and scene.where("first", "retreat") == ["B01-055"]


def test_no_critical_with_nothing_to_double() -> None:
    """14.12: Virion attacks with 0 and a support that fails."""
    mine = side(front=["B04-062"], hand=["B04-062"], deck=["B04-062", *QUIET])
    theirs = side(front=["B01-020"], back=[unit(CHROM, main=True)], main=CHROM, deck=QUIET)
    scene = Scene(mine, theirs).say("attack B04-062", f"enemy {CHROM}")
    assert "clash" in scene.kinds()


def test_a_bonus_after_the_critical_is_not_doubled() -> None:
    """14.13: Nephenee stacks a card for her critical, and her +10 for it is added to the doubled total."""
    mine = side(front=["B03-032"], hand=["B03-032"], retreat=["B03-033"], deck=SILAS)
    scene = Scene(mine, enemy()).say("attack B03-032", f"enemy {CHROM}", "B03-032")
    if scene.asked[1] == "choose":
        scene.say(scene.legal[-1])
    assert scene.total("B03-032") == (70 + 10) * 2 + 10


def test_an_evade_goes_by_any_shared_name() -> None:
    """14.24: the Lucina also called Marth evades for a Marth."""
    theirs = side(front=["B22-063", unit(CHROM, main=True)], main=CHROM, hand=["B01-003"], deck=QUIET)
    scene = Scene(side(front=["S12-001"], deck=QUIET), theirs).say("attack S12-001", "enemy B22-063")
    assert scene.legal == ["no", "B01-003"]


def test_support_by_any_shared_name_fails() -> None:
    """6.2, 2: the Lucina also called Marth does not support Marth."""
    scene = Scene(side(deck=["B22-063", *QUIET]), enemy()).say("attack B01-003", f"enemy {CHROM}")
    assert [event["failed"] for event in scene.log if event["kind"] == "support"] == [True, False]


# 7 Main characters and orbs.


def test_a_main_character_defeated_by_a_skill_loses_an_orb() -> None:
    """7.1: Surtr's flames defeat units of 30 or less: the main character Caeda, who stays, and Linde."""
    theirs = side(front=[unit("B13-054", main=True), "B01-036"], main="B13-054", deck=QUIET)
    scene = Scene(side(front=["B13-097"], bonds=["B01-010"]), theirs).say("use B13-097 Sinmara")
    assert scene.position["second"]["orbs"]["count"] == 2
    assert scene.where("second", "front") == ["B13-054"] and scene.where("second", "retreat") == ["B01-036"]


def test_both_losing_at_once_is_a_draw() -> None:
    """7: neither side has a card left in deck and retreat area."""
    scene = Scene(side(front=["S12-001"], deck=["B01-055"]), enemy(deck=["B01-055"]))
    assert scene.say("attack S12-001", f"enemy {CHROM}").result == "draw"


# 9 Forced march.


def test_who_cannot_be_moved_marches_all_the_same() -> None:
    """14.15: Setsuna, who cannot be moved, marches from her pit."""
    theirs = side(front=["B01-021"], back=["B17-041", unit(CHROM, main=True)], main=CHROM, deck=SILAS)
    scene = Scene(side(front=["S12-001"], deck=QUIET), theirs).say("attack S12-001", "enemy B01-021")
    assert sorted(scene.where("second", "front")) == sorted(["B17-041", CHROM])


# 8 and 10 Triggers and skills.


def test_of_several_skills_their_player_says_which_comes_first() -> None:
    """8.3: Rowan's and Camilla's skills wait for the same defeat."""
    mine = side(front=["B11-078", "B11-101"], deck=QUIET)
    scene = Scene(mine, enemy("B01-008", deck=SILAS)).say("attack B11-078", "enemy B01-008")
    assert scene.asked == ("first", "order")
    assert sorted(scene.legal) == ["trigger B11-078 Knighthood-Aspiring Prince", "trigger B11-101 Dark Pulsation"]
