"""House rules: a community in a file that a hall gave, as far as the terminal reads it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parlour.cli import reading
from parlour.core import registry, validation, words
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet

FORM = 1  # of the file


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Rules that a community plays, with their name in a language."""

    name: str
    rules: RuleSet


def read(path: Path, lang: str) -> tuple[str, list[HouseRules]]:
    """Return the community's name and rules from its file, named in this language or else in the other."""
    text = reading.text(path)
    try:
        told = validation.checked(validation.parse_json(text))
        charter = told["charter"]
        if told["parlour"] != FORM:
            raise ValueError(told["parlour"])
        named = [(_name(one["name"], lang), str(one["rules"])) for one in charter["presets"]]
        called = _name(charter["name"], lang)
    except (LookupError, TypeError, ValueError):
        raise Refusal("bad-community-file", file=str(path)) from None
    return called, [HouseRules(name, _rules(rules)) for name, rules in named]


def _name(given: Mapping[str, Any], lang: str) -> str:
    said = next((given[one] for one in (lang, *words.LANGUAGES) if given[one]), "")
    if not isinstance(said, str):
        raise TypeError(said)
    return said


def _rules(text: str) -> RuleSet:
    return registry.game(text.partition(":")[0]).rule_book.parse(text)
