"""A gist says in few words what a skill does, and leaves out no drawback."""

import pytest

from parlour.games.cipher.cards.cards import all_cards, card
from parlour.games.cipher.text.gist import MOST, gist


def skill(code: str, name: str) -> str:
    """Return the gist of a skill, in English."""
    made = card(code)
    return gist(next(one for one in (*made.skills, *made.support_skills) if one["name"] == name), "en")


def test_every_skill_has_a_short_gist_or_none() -> None:
    for made in all_cards():
        for one in (*made.skills, *made.support_skills):
            assert all(len(gist(one, lang).split()) <= MOST for lang in ("en", "fr")), (made.code, one["name"])


@pytest.mark.parametrize(
    ("code", "name", "told"),
    [
        ("B01-014", "Steel Bow", "This unit has +10 attack until the end of the turn."),
        ("B03-012", "Triangle Attack", "This unit has +40 attack."),
        ("B01-029", "Excalibur", "If this unit is attacking a Flier unit, this unit has +30 attack."),
        ("B06-003", "Fate Emblem", "Draw 1 card, then put a card from your hand on top of your deck."),
        ("B02-026", "Windswept Cherry Blossoms", ""),
    ],
)
def test_what_is_left_out_is_seen_on_the_table(code: str, name: str, told: str) -> None:
    """The effect is what a skill ends with, not what it begins with; its price is told with its gain."""
    assert skill(code, name) == told
