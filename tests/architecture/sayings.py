"""Everything people read, in each language: the messages of all words, the rulebooks, the texts of cards."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.games.cipher.cards.cards import all_cards
from parlour.games.cipher.text import skill_text

ROOT = Path(__file__).parents[2]
PLACES = ("src/parlour", "client/src", "examples")


class _Said(Visitor):
    """A visitor that collects the text of a message."""

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


def files(lang: str) -> list[Path]:
    """Return every file of words in a language."""
    return [path for place in PLACES for path in sorted((ROOT / place).rglob(f"{lang}.ftl"))]


def patterns(path: Path) -> Iterator[ast.Pattern]:
    """Yield every message and attribute of a file of words, as Fluent parses it."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            values = (entry.value, *(attribute.value for attribute in entry.attributes))
            yield from (pattern for pattern in values if pattern is not None)


def text_of(pattern: ast.BaseNode) -> str:
    """Return the text of a message in every variant, with a variable as its name in braces."""
    said = _Said()
    said.visit(pattern)
    return "".join(said.text)


def spoken(data: Any, lang: str) -> Iterator[str]:
    """Yield every text of a rulebook's data in a language."""
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
    """Return everything said in a language, each with its place; of one game, or of all."""
    folder = game or ""
    found = [(str(path), text_of(said)) for path in files(lang) if _of(path, folder) for said in patterns(path)]
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
    """Tell whether a file belongs to a game; the client writes its folders with a hyphen."""
    return not game or {game, game.replace("_", "-")} & set(path.relative_to(ROOT).parts) != set()
