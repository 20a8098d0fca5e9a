"""The people among the cards are known by name, and their looks are words that faces are drawn from."""

from parlour.games.cipher.cards.looks import look_problems
from parlour.games.triple_triad.cards import persons
from parlour.games.triple_triad.sets import card_set, find, set_names

WEAPONS = {"Sword", "Lance", "Axe", "Bow", "Staff", "Knife", "Tome", "Brawl", None}


def test_every_person_is_on_a_card_and_well_told() -> None:
    """Each name stands on a card that ships, each look is a word of the letters, each weapon one that is drawn."""
    names = {card.name for value in set_names() for card in card_set(value)}
    assert persons().keys() <= names
    assert list(look_problems({name: one["look"] for name, one in persons().items()})) == []
    assert [one for one in persons().values() if one["weapon"] not in WEAPONS or not one["look"]] == []
    assert [*persons()] == sorted(persons(), key=str.casefold)


def test_a_card_tells_whom_it_shows() -> None:
    """A person's card tells their look; a beast's tells nobody."""
    squall, ifrit = (find("ff8", name).as_json() for name in ("Squall", "Ifrit"))
    assert squall["person"] == {"look": "l0nkaSq", "gender": "Male", "weapon": "Sword"}
    assert ifrit["person"] is None


def test_both_athenas_look_different() -> None:
    """Two games may have people of one name; each has its own."""
    told = find("ff14", "Athena").as_json()["person"]
    assert told is not None and told["look"] == "h4ycaCx"
