"""One word for a notion: whatever a player reads keeps to docs/reference/glossary.toml, in both languages."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.core import words
from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.text import skill_text

ROOT = Path(__file__).parents[2]
PLACES = ("src/parlour", "client/src", "examples")
NOTIONS = tomllib.loads((ROOT / "docs" / "reference" / "glossary.toml").read_text(encoding="utf-8"))["notion"]


class _Said(Visitor):
    """What a message says: its text in every variant, a variable by its name in braces."""

    def __init__(self) -> None:
        self.text: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  # the visitor's naming
        self.text.append(node.value)

    def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.text.append("{" + node.id.name + "}")

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        for variant in node.variants:
            self.text.append("\n")
            self.visit(variant.value)
        self.text.append("\n")


def messages(path: Path) -> Iterator[str]:
    """Every message and attribute of a file of words."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    said = _Said()
                    said.visit(pattern)
                    yield "".join(said.text)


def spoken(data: Any, lang: str) -> Iterator[str]:
    """Every text in a language of a rulebook's data."""
    if isinstance(data, dict):
        if isinstance(data.get(lang), str):
            yield data[lang]
        for value in data.values():
            yield from spoken(value, lang)
    elif isinstance(data, list):
        for value in data:
            yield from spoken(value, lang)


@cache
def texts(lang: str, game: str | None) -> tuple[tuple[str, str], ...]:
    """All that is said in a language, of one game or at all, each with where it is said."""
    folder = game or ""
    here = [path for place in PLACES for path in sorted((ROOT / place).rglob(f"{lang}.ftl"))]
    found = [(str(path), text) for path in here if _of(path, folder) for text in messages(path)]
    for path in sorted((ROOT / "src/parlour").rglob("rulebook.toml")):
        if _of(path, folder):
            chapters = tomllib.loads(path.read_text(encoding="utf-8"))
            found += [(str(path), text) for text in spoken(chapters, lang)]
    if game in (None, "cipher"):
        for card in all_cards():
            for skill in (*card.skills, *card.support_skills):
                found.append((card.code, skill_text({**skill, "name": ""}, lang)))
    return tuple(found)


def _of(path: Path, game: str) -> bool:
    """Whether a file belongs to a game; the client writes its folders with a hyphen."""
    return not game or {game, game.replace("_", "-")} & set(path.parts) != set()


def strays(notion: dict[str, Any], lang: str, said: tuple[tuple[str, str], ...]) -> list[str]:
    """Where another word is used for a notion."""
    others = re.compile("|".join(notion[f"not_{lang}"]), re.IGNORECASE | re.MULTILINE)
    return [f"{where}: {found[0]!r} in {text!r}" for where, text in said if (found := others.search(text))]


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("notion", NOTIONS, ids=lambda notion: notion["en"])
def test_a_notion_has_one_word(notion: dict[str, Any], lang: str) -> None:
    """The word is used, and none of the others is."""
    said = texts(lang, notion.get("game"))
    assert any(notion[lang].casefold() in text.casefold() for _where, text in said)
    assert not (found := strays(notion, lang, said)), "\n".join(found)


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
    """What the glossary rules out does not slip through."""
    notion = next(notion for notion in NOTIONS if notion["en"] == word)
    assert strays(notion, "fr", (("here", said),))
