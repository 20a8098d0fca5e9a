"""One word for a notion: the texts for players follow docs/reference/glossary.toml in both languages."""

import re
import tomllib
from typing import Any

import pytest

from parlour.core import words
from tests.architecture.sayings import ROOT, texts

NOTIONS = tomllib.loads((ROOT / "docs" / "reference" / "glossary.toml").read_text(encoding="utf-8"))["notion"]


def strays(notion: dict[str, Any], lang: str, said: tuple[tuple[str, str], ...]) -> list[str]:
    """Return the places where another word is used for a notion."""
    others = re.compile("|".join(notion[f"not_{lang}"]), re.IGNORECASE | re.MULTILINE)
    return [f"{where}: {found[0]!r} in {text!r}" for where, text in said if (found := others.search(text))]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_notion_has_one_word(lang: str) -> None:
    """The glossary's word is used, and none of its other words is."""
    unused, strayed = [], []
    for notion in NOTIONS:
        said = texts(lang, notion.get("game"))
        unused += [] if any(notion[lang].casefold() in text.casefold() for _where, text in said) else [notion[lang]]
        strayed += strays(notion, lang, said)
    assert unused == []
    assert strayed == []


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("deck", "Piochez la première carte de votre pioche."),
        ("defeated", "{card} est vaincu."),
        ("defeated", "Terrassez l’unité."),
        ("front line", "en première ligne"),
        ("untapped", "Chaque unité prête attaque."),
    ],
)
def test_another_word_is_found(word: str, said: str) -> None:
    """A word that the glossary rules out is found."""
    notion = next(notion for notion in NOTIONS if notion["en"] == word)
    assert strays(notion, "fr", (("here", said),))
