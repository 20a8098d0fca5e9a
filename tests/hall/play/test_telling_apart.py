"""Outcomes of an action are told apart: by the card that came, and by its code if two share a name."""

import pytest

from parlour.core import registry
from parlour.hall.play import sandbox

ORBS = {
    "first": {"front": [{"cards": ["B01-003"], "main": True}], "deck": ["B01-055", "B01-055"]},
    "second": {
        "front": [{"cards": ["B01-053"], "main": True}],
        "deck": ["B01-055"],
        "retreat": ["B01-055"],
        "orbs": {"count": 3, "pool": ["B01-036", "S01-001", "B01-003"]},
    },
    "pending": {"ask": "target", "seat": "first", "held": "first.front.0"},
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_hidden_cards_are_named(lang: str) -> None:
    """The outcomes differ in the orb that was taken; two cards of one name have their codes."""
    told = sandbox.outcomes(registry.game("cipher").rule_book.parse("cipher:seed"), ORBS, "enemy B01-053")["outcomes"]
    read = [" ".join(event[lang] for event in outcome["events"]) for outcome in told]  # type: ignore[literal-required]
    assert len(set(read)) == len(read) == 3
    alike = [text for text in read if "(" in text]
    assert len(alike) == 2 and all(text.count("(") == 1 for text in alike)  # nothing else differs
    assert sum("Marth (S01-001)" in text for text in alike) == sum("Marth (B01-003)" in text for text in alike) == 1
