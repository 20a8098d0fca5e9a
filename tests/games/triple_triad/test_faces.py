"""The people among the cards are known by name, and their looks are words that faces are drawn from."""

import json
from pathlib import Path

from parlour.core import words
from parlour.core.look import look_problems
from parlour.games.triple_triad.faces import DRAWINGS, FRAMES, GROUNDS, persons
from parlour.games.triple_triad.sets import card_set, find, made, set_names

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


def test_every_drawing_that_may_be_chosen_is_drawn_and_named() -> None:
    """The browser has a picture of each drawing, and each drawing, ground and frame has a word in both languages."""
    drawn = json.loads((Path(__file__).parents[3] / "client/src/games/triple-triad/icons.json").read_text("utf-8"))
    assert set(DRAWINGS) <= set(drawn)
    families = {"drawing": DRAWINGS, "ground": GROUNDS, "frame": FRAMES}
    said = [f"{family}-{one}" for family, named in families.items() for one in named]
    assert [one for one in said for lang in words.LANGUAGES if words.say(lang, one) == one] == []


def test_a_made_card_shows_what_its_maker_chose() -> None:
    """A look makes a person, a drawing an own picture; without a choice a name of the games has its face."""
    sides = {"top": 1, "right": 2, "bottom": 3, "left": 4}
    rows = [{"name": "Maud", "face": "m3gean f staff", "frame": "ruled"}, {"name": "Kraken", "face": "giant-squid"}]
    rows += [{"name": "Squall"}, {"name": "Gull"}, {"name": "Tern"}]
    document = {
        "name": "shore",
        "title": "Shore",
        "cards": [{"id": at, **sides, **row} for at, row in enumerate(rows, 1)],
    }
    maud, kraken, squall, gull, _ = (card.as_json() for card in made(document).cards)
    assert maud["person"] == {"look": "m3gean", "gender": "Female", "weapon": "Staff"}
    assert maud.get("art") == {"picture": None, "ground": None, "frame": "ruled"}
    assert (kraken["person"], kraken.get("art", {}).get("picture")) == (None, "giant-squid")
    assert squall["person"] == persons()["Squall"] and "art" not in squall
    assert gull["person"] is None and "art" not in gull


def test_a_set_without_faces_keeps_the_name_of_its_edition() -> None:
    """Editions of before, in which nobody could choose, are named as they were."""
    cards = [{"id": at, "name": f"Card {at}", "top": 1, "right": 2, "bottom": 3, "left": 4} for at in range(1, 6)]
    assert made({"name": "shore", "title": "Shore", "cards": cards}).value == "shore@55a0e04a"
