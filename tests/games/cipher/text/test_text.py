"""What a card says is written from its data, in every language."""

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.games.cipher.cards.cards import all_cards, card
from parlour.games.cipher.cards.deck import starters
from parlour.games.cipher.cards.vocabulary import CONDITIONS, COSTS, EFFECTS, TRIGGERS
from parlour.games.cipher.text import card_text, skill_text
from parlour.games.cipher.text.english.voice import ENGLISH
from parlour.games.cipher.text.french.voice import FRENCH

GOLDEN = Path(__file__).parents[3] / "golden" / "cipher" / "card_texts.txt"
LANGUAGES = ("en", "fr")
SKILLS = [skill for made in all_cards() for skill in (*made.skills, *made.support_skills)]
Path_ = tuple[str | int, ...]


def written() -> str:
    """The texts of every card of the starters, as people read them."""
    lines = []
    for code in sorted({code for deck in starters().values() for code in deck.codes}):
        lines.append(f"{code} {card(code).name}")
        lines += [f"  {lang}  {text}" for lang in LANGUAGES for text in card_text(card(code), lang)]
    return "\n".join(lines) + "\n"


def test_the_starters_read_as_they_were_read() -> None:
    """The golden file holds every text of S01 to S08; a change of it is a change of what cards say."""
    assert GOLDEN.read_text(encoding="utf-8") == written()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_said(lang: str) -> None:
    """No word of any card's data is without words, and every text is whole sentences."""
    for skill in SKILLS:
        text = skill_text(skill, lang)
        said = text.removeprefix(skill["name"])
        assert text.endswith(".") and not text.endswith("..")
        assert not re.search(r"None|[{}_]|  | [,.]|\(\)|, ,", said), text


def test_both_languages_know_the_vocabulary() -> None:
    """Neither language says more or less than the vocabulary has words."""
    for voice in (ENGLISH, FRENCH):
        assert set(voice.triggers) == set(TRIGGERS)
        assert set(voice.conditions) == set(CONDITIONS)
        assert set(voice.costs) == set(COSTS)
        assert set(voice.effects) == set(EFFECTS)


def facts(data: Any, at: Path_ = ()) -> Iterator[Path_]:
    """The paths of all that is said in a piece of data, defaults left out."""
    if isinstance(data, dict):
        for key, value in data.items():
            if value is not None and value != [] and not is_default(data, key):
                yield (*at, key)
                yield from facts(value, (*at, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from facts(value, (*at, index))


def is_default(data: dict[str, Any], key: str) -> bool:
    """Whether a parameter only says what is understood without it."""
    value = data[key]
    if key in ("min", "max"):
        return (key == "min" and "max" in data) or (value == 1 and "min" in data)
    if key == "filter":
        return isinstance(value, dict) and all(is_default(value, name) for name in value)
    if key == "side":
        return value == "any" or "each" in data  # "among your allies" says whose
    return (key == "count" and value == 1) or (key in ("optional", "tapped") and value is False)


def without(skill: dict[str, Any], path: Path_) -> dict[str, Any]:
    """The skill without what is said at a path."""
    changed = copy.deepcopy(skill)
    place: Any = changed
    for key in path[:-1]:
        place = place[key]
    del place[path[-1]]
    return changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_unsaid(lang: str) -> None:
    """Every fact of every skill is in its text: take one away and the text is another, or cannot be said."""
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
    """Participles, colours and articles follow their noun."""
    assert skill_text(HEAL, "fr") == (
        "Soin (ACT) Pendant votre tour, si vous n’avez aucune autre unité, inclinez cette unité et retournez 2 liens "
        "blancs face cachée\u00a0: mettez une carte blanche nommée «\u00a0Elise\u00a0» de votre aire de retraite dans "
        "votre main."
    )


def test_english_agrees() -> None:
    """The same skill in English."""
    assert skill_text(HEAL, "en") == (
        "Soin (ACT) During your turn, if you have no other allies, tap this unit and turn 2 white bonds face down: "
        "put a white card named “Elise” from your retreat area into your hand."
    )


def test_neighbours_share_subject_and_time() -> None:
    """Two effects of one unit and one time are one sentence."""
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
