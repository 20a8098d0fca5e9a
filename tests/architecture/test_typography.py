"""Each language has one apostrophe, one kind of quotes and one spacing, in everything a player reads."""

import re
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.core import words
from tests.architecture.sayings import files, patterns, text_of, texts

NO_BREAK: Final = "\u00a0"  # before a colon and inside « »
NARROW: Final = "\u202f"  # before a semicolon, a question mark and an exclamation mark
NAMED: Final = re.compile(rf"(?<=“)[^”]*|(?<=«{NO_BREAK})[^»]*(?={NO_BREAK})")  # a card or a skill in a text
TYPED: Final = re.compile(r'pip install "[^"]*"|\bMC: |\(\? ')  # commands and phrases that keep their own signs
ONE: Final = re.compile(r"\b(?:1|une?|unique)\b", re.IGNORECASE)

SET_OTHERWISE: Final = {
    "en": re.compile(rf"['\"«»{NO_BREAK}{NARROW}]|[ {NO_BREAK}{NARROW}][:;!?](?!\S)"),
    "fr": re.compile(
        rf"['\"“”]|(?<!{NO_BREAK}):(?!\S)|(?<![{NARROW}!?])[;!?](?![\w;!?])|«(?!{NO_BREAK})|(?<!{NO_BREAK})»"
        rf"|{NO_BREAK}(?![:»])(?<!«{NO_BREAK})|{NARROW}(?![;!?])"
    ),
}


def set_otherwise(lang: str, text: str) -> list[str]:
    """Return the signs of a text that break the typography."""
    return [found[0] for found in SET_OTHERWISE[lang].finditer(TYPED.sub("", text))]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_signs_are_set_alike(lang: str) -> None:
    """Sentences, rulebooks and card texts keep the typography."""
    strays = []
    for where, text in texts(lang, None):
        said = text if "/" in where else NAMED.sub("", text)
        strays += [f"{where}: {sign!r} in {text!r}" for sign in set_otherwise(lang, said)]
    assert strays == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "the match's page"),
        ("en", 'a "seed"'),
        ("en", "Really ?"),
        ("fr", "l'autre"),
        ("fr", "Règles : aucune"),
        ("fr", "Règles\u202f: aucune"),
        ("fr", "Vraiment ?"),
        ("fr", "Non\u00a0; oui"),
        ("fr", "« oui »"),
        ("fr", "dit “oui”"),
    ],
)
def test_another_sign_is_found(lang: str, text: str) -> None:
    assert set_otherwise(lang, text)


class _SaidOfNone(Visitor):
    """A visitor that collects French variants for one that also serve for none, yet write the number out."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # the visitor's naming
        keys = {
            key.name if isinstance(key := variant.key, ast.Identifier) else key.value: variant
            for variant in node.variants
        }
        one = keys.get("one")
        if one is not None and "0" not in keys and ONE.search(text_of(one.value)):
            self.found.append(text_of(one.value))
        self.generic_visit(node)


def test_none_is_not_said_as_one() -> None:
    """French uses the singular for none, so a variant shows the number or has a sentence for none."""
    strays = []
    for path in files("fr"):
        for pattern in patterns(path):
            said = _SaidOfNone()
            said.visit(pattern)
            strays += [f"{path}: {text!r}" for text in said.found]
    assert strays == []
