"""Wording: what is written for people in a journey, in every language of the house."""

from collections.abc import Mapping

from parlour.core import validation, words
from parlour.core.refusal import Refusal
from parlour.core.shapes import Said


def is_text(value: object, longest: int) -> bool:
    """Return True if a value is a text that can be printed, neither blank nor too long."""
    return isinstance(value, str) and bool(value.strip()) and len(value) <= longest and validation.is_printable(value)


def check(given: object, key: str, longest: int) -> Said:
    """Return a text in every language; refuse one that lacks a language, or is too long."""
    if not isinstance(given, Mapping) or set(given) != set(words.LANGUAGES):
        raise Refusal("journey-text", key=key, known=", ".join(words.LANGUAGES))
    for lang, one in given.items():
        if not is_text(one, longest):
            raise Refusal("journey-words", key=key, lang=lang, most=longest)
    return words.said(lambda lang: given[lang])
