"""The card files that ship are sound, and the linter names the faults of others."""

import json

import pytest

from parlour.games.triple_triad.cards import lint, natural_power, own_card
from parlour.games.triple_triad.sets import card_set, set_names

GOOD = {"id": 1, "name": "Geezard", "top": 1, "right": 4, "bottom": 1, "left": 5}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"name": ""}, "has no name"),
        ({"top": 0}, "0 at the top, where a number from 1 to 10 belongs"),
        ({"left": 11}, "11 at the left"),
        ({"right": "A"}, "'A' at the right"),
        ({"bottom": None}, "None at the bottom"),
        ({"element": "lava"}, "the unknown element 'lava'"),
        ({"type": "moogle"}, "the unknown type 'moogle'"),
        ({"power": 1}, "it is 2 to 30, or 100"),
        ({"power": 31}, "it is 2 to 30, or 100"),
    ],
)
def test_linter_names_the_mistake(change: dict[str, object], told: str) -> None:
    """One sentence says which card is wrong and in what (1)."""
    (sentence,) = lint(json.dumps([GOOD, {**GOOD, "id": 2, **change}]))
    assert sentence.startswith("card 2: ")
    assert told in sentence


def test_linter_names_mistakes_of_the_file() -> None:
    """Broken JSON, no list, and an id given twice are told (1)."""
    (broken,) = lint("[\n{,")
    assert broken.startswith("line 2: not JSON")
    assert lint("{}") == ["a card file is a list of cards"] == lint("[]")
    assert lint(json.dumps([GOOD, GOOD])) == ["id '1' is given twice"]
    assert lint(json.dumps([GOOD])) == []


def test_power_is_the_sum_kept_in_bounds() -> None:
    """A card without power has its sides' sum, 30 at most (1, A1)."""
    assert [natural_power(s) for s in ((1, 4, 1, 5), (10, 10, 10, 10), (1, 1, 1, 1))] == [11, 30, 4]
    assert own_card({"sides": [10, 5, 4, 10], "power": 30}).power == 30


def test_no_card_that_comes_with_the_house_has_darkness() -> None:
    """No shipped card has the element darkness, as the page on elements says of FFWTT's tables."""
    assert "darkness" not in {card.element for name in set_names() for card in card_set(name)}
