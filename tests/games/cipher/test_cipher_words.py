"""One name for a thing in sentences and card texts: in French the seed page's, aire de retraite and arrière-ligne."""

from pathlib import Path

import pytest

from parlour.core import words
from parlour.games.cipher.cards import all_cards
from parlour.games.cipher.text import card_text

ENGINE = Path(words.__file__).parent.parent / "games" / "cipher" / "words"


@pytest.mark.parametrize("other", ["zone de retraite", "ligne arrière", "zone infinie", "la aire"])
def test_french_has_one_name_for_an_area(other: str) -> None:
    told = (ENGINE / "fr.ftl").read_text(encoding="utf-8").casefold()
    texts = " ".join(line for card in all_cards() for line in card_text(card, "fr")).casefold()
    assert other not in told and other not in texts
