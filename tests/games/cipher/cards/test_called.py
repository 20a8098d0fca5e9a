"""The French names of units are those of the games, where these are certain."""

import json

import pytest

from parlour.games.cipher.cards.called import called, in_words
from parlour.games.cipher.cards.cards import all_cards, card, uncarried
from parlour.games.cipher.cards.printings import DATA

FRENCH = json.loads((DATA / "called-fr.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("unit", "said"),
    [
        ("Robin (Male)", "Daraen (homme)"),
        ("Corrin (Female)", "Corrin (femme)"),
        ("Black Knight", "Chevalier Noir"),
        ("Marth", "Marth"),
        ("Claude (Fodlan)", "Claude (Fódlan)"),
    ],
)
def test_a_unit_is_called_as_the_games_call_it(unit: str, said: str) -> None:
    """A unit has the games' French name, or its English name if no other is certain."""
    assert (called(unit, "fr"), called(unit, "en")) == (said, unit)
    assert in_words(unit) == (unit if said == unit else {"en": unit, "fr": said})


def test_every_french_name_is_of_a_unit_and_another() -> None:
    """Every listed name belongs to a unit and changes it, and no two units get one name."""
    units = {made.unit_names[0] for made in (*all_cards(), *uncarried())}
    bases, marks = {unit.partition(" (")[0] for unit in units}, {unit.partition(" (")[2][:-1] for unit in units}
    assert {*FRENCH["names"]} <= bases and {*FRENCH["marks"]} <= marks and FRENCH["source"]
    assert all(old != new for old, new in (*FRENCH["names"].items(), *FRENCH["marks"].items()))
    assert len({called(unit, "fr") for unit in units}) == len(units)


def test_a_card_is_found_by_its_french_name() -> None:
    """The name finds the card alone or with its title."""
    assert card("High Deliverer Daraen (femme)").code == "B01-057"
