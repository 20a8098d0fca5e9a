"""Different outcomes of an action read differently, whatever their cards are called."""

from parlour.core import registry
from parlour.core.event import Event
from parlour.hall.play.disambiguation import disambiguated


def test_cards_of_one_name_are_told_by_their_codes() -> None:
    """Two cards of one name are called by name and code in both languages; an outcome that no other is like is not."""
    cipher = registry.game("cipher")
    came = [[Event("drew", {"seat": "first", "card": code})] for code in ("B01-001", "B01-002", "B01-006")]
    first, second, third = disambiguated(cipher, 0, came)
    for lang in ("en", "fr"):
        assert "Marth (B01-001)" in first[0][lang] and "Marth (B01-002)" in second[0][lang]
        assert "(" not in third[0][lang]
