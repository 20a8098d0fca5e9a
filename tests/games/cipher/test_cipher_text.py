"""What a card says is written from its data, in every language."""

from pathlib import Path

import pytest

from parlour.games.cipher.cards import all_cards, card
from parlour.games.cipher.deck import starters
from parlour.games.cipher.text import card_text, skill_text
from parlour.games.cipher.text.english import ENGLISH
from parlour.games.cipher.text.french import FRENCH

GOLDEN = Path(__file__).parents[2] / "golden" / "cipher" / "card_texts.txt"
LANGUAGES = ("en", "fr")


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
    """No word of any card's data is without words, and none is left bare in its sentence."""
    for made in all_cards():
        for text in card_text(made, lang):
            assert text.endswith(".") and not text.endswith("..")
            assert not {"None", "{", "}", "_"} & {*text.replace("{", " { ").split(), *text[-1:]}
            assert "  " not in text, text


def test_both_languages_know_the_same_words() -> None:
    """Neither language says more than the other."""
    for table in ("triggers", "conditions", "costs", "effects"):
        assert set(getattr(ENGLISH, table)) == set(getattr(FRENCH, table))


def test_french_agrees() -> None:
    """Participles, colours and articles follow their noun."""
    heal = {
        "name": "Soin",
        "kind": ["ACT"],
        "cost": [{"op": "tap_self"}, {"op": "flip_bonds", "n": 2, "filter": {"tags": ["White"]}}],
        "conditions": [{"if": "own_turn"}, {"if": "no_units", "filter": {"side": "ally", "other": True}}],
        "effects": [
            {"op": "to_hand", "from": "retreat", "filter": {"count": 1, "tags": ["White"], "names": ["Elise"]}}
        ],
    }
    assert skill_text(heal, "fr") == (
        "Soin (ACT) Si c’est votre tour et qu’il n’y a pas d’autres alliés, incliner cette unité et retourner 2 liens "
        "blancs face cachée : mettez une carte blanche nommée « Elise » de votre zone de retraite dans votre main."
    )
