"""The text of a card, in every language, written from its data: a card does what its text says."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.games.cipher.cards.cards import Card
from parlour.games.cipher.text.english.voice import ENGLISH
from parlour.games.cipher.text.french.voice import FRENCH
from parlour.games.cipher.text.voice import Voice

VOICES: Final[dict[str, Voice]] = {"en": ENGLISH, "fr": FRENCH}


def skill_text(skill: Mapping[str, Any], lang: str) -> str:
    """Return a skill as one paragraph: its kind, its cost, then its effects."""
    return VOICES[lang].skill(skill)


def card_text(card: Card, lang: str) -> list[str]:
    """Return the text of every skill of a card, support skills last."""
    return [skill_text(skill, lang) for skill in (*card.skills, *card.support_skills)]
