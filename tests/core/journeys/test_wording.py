"""Wording: a text stands in every language, printable and not too long."""

from typing import Any

import pytest

from parlour.core.journeys.wording import check, is_text
from parlour.core.refusal import Refusal


def test_a_text_in_every_language_is_taken_as_it_is() -> None:
    """Nothing of it is changed."""
    assert check({"en": "Win.", "fr": "Gagnez."}, "asks", 7) == {"en": "Win.", "fr": "Gagnez."}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("Win.", "journey-text"),
        ({"en": "Win."}, "journey-text"),
        ({"en": "Win.", "fr": "Gagnez.", "de": "Sieg."}, "journey-text"),
        ({"en": "Win.", "fr": " "}, "journey-words"),
        ({"en": "Win.", "fr": "Gagnez ici."}, "journey-words"),
        ({"en": "Win.", "fr": "Ga\x00"}, "journey-words"),
    ],
)
def test_any_other_is_refused_by_its_key(given: Any, code: str) -> None:
    """A language that is missing or not ours, a blank, a long and an unprintable text: each is told."""
    with pytest.raises(Refusal) as refused:
        check(given, "asks", 7)
    assert refused.value.code == code and "asks" in str(refused.value)


def test_only_a_text_is_one() -> None:
    """A number is none, however it is printed."""
    assert is_text("7", 1) and not is_text(7, 9)
