"""The text of a card is written from its data, in every language."""

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.games.cipher.cards.cards import all_cards, card
from parlour.games.cipher.cards.deck import starters
from parlour.games.cipher.text import card_text, skill_text

GOLDEN = Path(__file__).parents[3] / "golden" / "cipher" / "card_texts.txt"
LANGUAGES = ("en", "fr")
SKILLS = [skill for made in all_cards() for skill in (*made.skills, *made.support_skills)]
Path_ = tuple[str | int, ...]


def written() -> str:
    """Return the texts of every card of the starters, as people read them."""
    lines = []
    for code in sorted({code for deck in starters().values() for code in deck.codes}):
        lines.append(f"{code} {card(code).name}")
        lines += [f"  {lang}  {text}" for lang in LANGUAGES for text in card_text(card(code), lang)]
    return "\n".join(lines) + "\n"


def test_the_starters_read_as_they_were_read() -> None:
    """The golden file holds every text of S01 to S08; a change of it changes the words of cards."""
    assert GOLDEN.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_said(lang: str) -> None:
    """Every word of every card's data can be said, in whole sentences."""
    for skill in SKILLS:
        text = skill_text(skill, lang)
        said = text.removeprefix(skill["name"])
        assert text.endswith(".") and not text.endswith("..")
        assert not re.search(r"None|[{}_]|  | [,.]|\(\)|, ,", said), text


def facts(data: Any, at: Path_ = ()) -> Iterator[Path_]:
    """Yield the paths of all facts in a piece of data, defaults left out."""
    if isinstance(data, dict):
        for key, value in data.items():
            if value is not None and value != [] and not is_default(data, key):
                yield (*at, key)
                yield from facts(value, (*at, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from facts(value, (*at, index))


def is_default(data: dict[str, Any], key: str) -> bool:
    """Tell whether a parameter only says what is understood without it."""
    value = data[key]
    if key in ("min", "max"):
        return (key == "min" and "max" in data) or (value == 1 and "min" in data)
    if key == "filter":
        return isinstance(value, dict) and all(is_default(value, name) for name in value)
    if key == "side":
        return value == "any" or "each" in data  # "among your allies" says whose
    if key == "face" and value == "up":
        return "bonds" in (data.get("to"), data.get("op", "").removeprefix("to_"))
    return (key == "count" and value == 1) or (key in ("optional", "tapped") and value is False)


def without(skill: dict[str, Any], path: Path_) -> dict[str, Any]:
    """Return the skill without the fact at a path."""
    changed = copy.deepcopy(skill)
    place: Any = changed
    for key in path[:-1]:
        place = place[key]
    del place[path[-1]]
    return changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_unsaid(lang: str) -> None:
    """Every fact of every skill is in its text: without it the text changes, or cannot be said."""
    unsaid = set()
    for given in SKILLS:
        skill = {**given, "name": "X"}
        text = skill_text(skill, lang)
        for path in facts({key: skill[key] for key in ("trigger", "conditions", "cost", "effects") if skill[key]}):
            try:
                if skill_text(without(skill, path), lang) == text:
                    unsaid.add((given["name"], path))
            except (KeyError, TypeError, AttributeError):
                continue
    assert not unsaid, sorted(unsaid, key=str)


HEAL = {
    "name": "Soin",
    "kind": ["ACT"],
    "cost": [{"op": "tap_self"}, {"op": "flip_bonds", "n": 2, "filter": {"tags": ["White"]}}],
    "conditions": [{"if": "own_turn"}, {"if": "no_units", "filter": {"side": "ally", "other": True}}],
    "effects": [{"op": "to_hand", "from": "retreat", "filter": {"count": 1, "tags": ["White"], "names": ["Elise"]}}],
}


def test_french_agrees() -> None:
    """Participles, colours and articles agree with their noun."""
    assert skill_text(HEAL, "fr") == (
        "Soin (ACT) Pendant votre tour, si vous n’avez aucune autre unité, inclinez cette unité et retournez 2 liens "
        "blancs face cachée\u00a0: mettez une carte blanche nommée «\u00a0Elise\u00a0» de votre aire de retraite dans "
        "votre main."
    )


def test_english_agrees() -> None:
    """English says the skill that French says above."""
    assert skill_text(HEAL, "en") == (
        "Soin (ACT) During your turn, if you have no other allies, tap this unit and turn 2 white bonds face down: "
        "put a white card named “Elise” from your retreat area into your hand."
    )


def test_neighbours_share_subject_and_time() -> None:
    """Two effects on one unit and for one time are one sentence."""
    skill = {
        "name": "X",
        "kind": ["AUTO"],
        "keyword": "CCS",
        "once_per_turn": True,
        "trigger": {"on": "attack", "who": {"ref": "self"}},
        "effects": [
            {"op": "modify_attack", "target": {"ref": "self"}, "amount": 10, "duration": "combat"},
            {"op": "cannot_be_evaded", "target": {"ref": "self"}, "duration": "combat"},
            {"op": "draw", "n": 2, "optional": True},
        ],
    }
    assert skill_text(skill, "en") == (
        "X (AUTO, CCS: while promoted, once per turn) When this unit attacks, this unit has +10 attack and its attacks "
        "cannot be evaded during this battle. You may draw 2 cards."
    )
    assert skill_text(skill, "fr") == (
        "X (AUTO, CCS\u00a0: seulement si promue, une fois par tour) Quand cette unité attaque, cette unité a +10 en "
        "attaque et ses attaques ne peuvent pas être esquivées pendant ce combat. Vous pouvez piocher 2 cartes."
    )


def test_a_granted_skill_says_what_it_does() -> None:
    """A skill that is granted by name is explained where it is granted."""
    texts = card_text(card("B01-029"), "en")
    assert "“Anti-Fliers” (while this unit is attacking a Flier unit, this unit has +30 attack)" in texts[0]


PLAINLY = {
    # A unit's own skill defeats as well, and does not trigger such skills.
    "B17-111": "When this unit’s attack defeats the enemy | Quand l’attaque de cette unité vainc l’unité",
    "B11-101": "When the attack of another colourless ally defeats | Quand l’attaque d’une autre unité alliée incolore",
    "B16-080": "defeats an enemy with a critical hit | cette unité vainc une unité adverse par un coup critique",
    "B01-073": "defeats an enemy with “Assassination” | vainc une unité adverse grâce à « Assassination »",
    "B05-029": "is untapped by “Blood Whirlwind” | est redressée grâce à « Blood Whirlwind »",
    "B04-076": "an ally in the back line with 40 or less attack | une unité d’attaque 40 ou moins en arrière-ligne",
    # Costs tap and defeat units too.
    "P12-004": "cannot be defeated by the cost or effect of a skill | vaincue par le coût ou l’effet d’une compétence",
    "B14-063": "is defeated by the cost or effect of a skill | est vaincue par le coût ou l’effet d’une compétence",
    "B22-044": "is tapped by the cost or effect of a skill of another ally | inclinée par le coût ou l’effet d’une",
    "B02-093": "cannot be moved by skills | ne peuvent pas être déplacées par une compétence",
    # Support skills are the opponent's, though no enemy has them.
    "B10-095": "cannot be moved by your opponent’s skills | ne peuvent pas être déplacées par une compétence adverse",
    "B15-062": "by skills of enemies with a Tome | par une compétence d’une unité adverse au grimoire",
    "B19-035": "by critical hits of enemies | par un coup critique d’une unité adverse",
    "B01-030": "Enemies’ skill “Anti-Fliers” has no effect | « Anti-Fliers » des unités adverses est sans effet",
    "B22-009": "When a card is put under this unit, | Quand une carte est mise sous cette unité,",
    "P14-009": "draw 1 card. If you do, discard a card. | piochez 1 carte. Dans ce cas, défaussez une carte.",
    "B17-113": "discard all cards in your hand, then | défaussez toutes les cartes de votre main, puis",
    "B16-032": "from your hand into your bonds face up. | de votre main dans vos liens face visible.",
    "B01-077": "into your bonds face up instead | dans vos liens face visible au lieu",
    "B04-058": "shows 1 card from their hand | montre 1 carte de sa main",
    "B04-014": "no allies other than this unit and “Navarre” | aucune unité autre que cette unité et « Nabarl »",
    "B11-062": "no allies other than “Luthier” and “Delthea” | aucune unité autre que « Luthier » et « Delthea »",
    "B09-042": "you have no other allies except your main character | aucune autre unité sauf votre unité principale",
    "B14-035": "an ally that this unit chose this turn with | une unité alliée que cette unité a choisie ce tour avec",
    "B02-080": "if your main character has attacked this turn | si votre unité principale a attaqué pendant ce tour",
    "B22-018": "your main character is not levelled up and | Si votre unité principale n’est pas montée de niveau et",
    "B12-072": "character is in the front line | principale adverse est en ligne de front",
    "B10-094": "your unit in this battle has a colour, | votre unité au combat a une couleur,",
    "B11-091": "the defending unit is colourless, | l’unité en défense est incolore,",
    "B21-082": "the attacking unit has a Sword, | l’unité attaquante a une épée,",
    "B18-050": "If a unit was chosen, move this unit. | Si une unité a été choisie, déplacez cette unité.",
    "B11-044": "is untapped and this unit is in the back line, move | redressée et que cette unité est en arrière",
    "B16-087": "then put the others into the retreat area | puis mettez les autres dans l’aire de retraite",
    "B12-040": "defeats an enemy that is not levelled up, | vainc une unité adverse non montée de niveau,",
    "B16-065": "Discard all cards in your hand: | Défaussez toutes les cartes de votre main :",
    "B17-049": "if this unit is in battle, | si cette unité est au combat,",
    "B19-008": "there is a unit named “Edelgard” on the field | qu’il y a une unité nommée « Edelgard » en jeu",
    "B03-073": "there are at least 5 units on the field | qu’il y a au moins 5 unités en jeu",
    "B08-020": "During your turn, support of this unit fails. | Pendant votre tour, le soutien de cette unité échoue.",
    "B11-045": "for each unit name among Monster units. | par nom d’unité parmi les unités de type monstre.",
    "B06-090": "the attacking unit has no Tome and | l’unité attaquante n’a pas de grimoire et",
}


@pytest.mark.parametrize("code", PLAINLY)
def test_nothing_is_said_in_riddles(code: str) -> None:
    """A sentence that may be misread is said as a player would say it, in both languages."""
    for lang, said in zip(LANGUAGES, PLAINLY[code].split(" | "), strict=True):
        texts = " ".join(card_text(card(code), lang)).replace("\u00a0", " ")
        assert said in texts, texts


def test_bonds_are_laid_face_up_where_nothing_is_said() -> None:
    """Every text says on which side a card comes into the bonds."""
    for skill in SKILLS:
        for effect in skill["effects"]:
            if effect["op"] == "to_bonds" or (effect.get("to") == "bonds" and effect["op"] == "deck_top_to"):
                assert re.search(r"into your bonds face (up|down)", skill_text(skill, "en"))
                assert re.search(r"dans vos liens face (visible|cachée)", skill_text(skill, "fr"))
