"""The cards of a collection for the search of hands, as often as they may be held."""

from collections import Counter

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal

TRIAD = registry.game("triple-triad")
CARDS = TRIAD.need_cards()
OWN = {"name": "Mog", "sides": [1, 2, 3, 4]}


def _rules(text: str):  # type: ignore[no-untyped-def]  # a rule set
    return TRIAD.rule_book.parse(f"triple-triad:{text}")


def test_a_card_of_the_tables_set_is_there_once() -> None:
    """A card of the set is found by id, by name or by its sides, once; one's own as often as they are given."""
    ifrit = next(card for card in CARDS.of_set("ff8") if card["name"] == "Ifrit")
    found = CARDS.choices(_rules("ff8"), [ifrit["id"], "ifrit", ifrit, "Geezard", OWN, OWN])
    assert [choice.name for choice in found] == ["Ifrit", "Geezard", "Mog", "Mog"]
    assert found[0].card == ifrit["id"] and found[2].strength == 10


def test_copies_stand_together_as_many_as_there_are_and_a_hand_may_hold() -> None:
    """Cards of levels 1 to 7 have as many copies as given, up to a hand's limit; a whole set has enough of each."""
    wanted = ["Geezard", "Ifrit", "geezard", "Gesper", *["Ifrit", "Gesper"] * 9]
    found = Counter(choice.name for choice in CARDS.choices(_rules("ff8"), wanted))
    assert list(found.items()) == [("Geezard", 2), ("Ifrit", 1), ("Gesper", 5)]
    assert set(Counter(choice.name for choice in CARDS.choices(_rules("ffwtt"), wanted)).values()) == {1}
    whole = CARDS.choices(_rules("ff8"), CARDS.plenty(_rules("ff8"), "ff8"))
    assert Counter(Counter(choice.card for choice in whole).values()) == {5: 77, 1: 33}


def test_what_is_chosen_can_be_brought() -> None:
    """Cards of another set than the table's are brought as one's own."""
    for wanted in (CARDS.of_set("ff8")[:5], CARDS.of_set("ff14")[:5]):
        chosen = [choice.card for choice in CARDS.choices(_rules("ff8"), wanted)]
        assert TRIAD.check_bring(_rules("ff8"), {"cards": chosen}, 0) == {"cards": chosen}


def test_under_reverse_weak_cards_are_strong() -> None:
    weak, strong = (
        [choice.strength for choice in CARDS.choices(_rules(f"free{rule}"), [OWN, {**OWN, "sides": [9] * 4}])]
        for rule in ("+reverse", "")
    )
    assert weak[0] > weak[1] and strong[0] < strong[1]


@pytest.mark.parametrize(
    "rules", ["ff8+card_pick=random", "ff14+card_pick=draft", "ff14+roulette", "wiki+card_pick=full+visibility=open"]
)
def test_where_a_hand_is_not_brought_none_is_chosen(rules: str) -> None:
    with pytest.raises(Refusal) as refused:
        CARDS.hand_size(_rules(rules))
    assert refused.value.code == "hand-not-chosen"
