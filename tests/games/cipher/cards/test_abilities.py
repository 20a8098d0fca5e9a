"""The abilities of skills, as people look for cards: every group finds the cards that have it."""

from typing import get_args

from parlour.games.cipher.card_sets import card_json
from parlour.games.cipher.cards.abilities import abilities
from parlour.games.cipher.cards.cards import all_cards, card
from parlour.games.cipher.shapes.cards import Ability


def test_every_group_finds_cards_and_none_finds_all() -> None:
    """No group is empty, and none holds all cards."""
    found = [abilities(each) for each in all_cards()]
    for ability in get_args(Ability.__value__):
        assert 0 < sum(ability in one for one in found) < len(found), ability


FOUND: tuple[tuple[Ability, str], ...] = (
    ("searches", "B01-004"),  # a card from the deck into the hand
    ("searches", "B01-039"),  # a card from the deck onto the field
    ("recovers", "B02-062"),
    ("turns-orbs", "B06-057"),
    ("turns-orbs", "B07-056"),  # as its cost
    ("breaks-orbs", "B12-095"),
    ("breaks-orbs", "B18-055"),  # as its cost
    ("adds-orbs", "B06-084"),
    ("price", "B07-060"),
    ("price", "B14-096"),
    ("bars", "B20-101"),
    ("cheapens", "B05-089"),
    ("cheapens", "S07-005"),
    ("silences", "B01-030"),
    ("silences", "B20-021"),
    ("borrows", "B14-056"),
    ("borrows", "B01-045"),
    ("levels", "B03-061"),
    ("levels", "B04-034"),
    ("support-x", "B07-024"),
    ("supports", "B13-010"),
    ("mills", "B08-048"),
    ("mills", "B20-002"),  # as its cost
    ("from-bonds", "B19-076"),
    ("from-hand", "B18-023"),
    ("leads", "B15-003"),
    ("leaves", "B01-077"),
    ("leaves", "B11-031"),  # a training emblem
    ("draws", "B11-003"),  # an encouragement emblem
    ("traits", "B08-032"),
    ("turns", "B10-040"),
    ("discards", "B21-024"),
    ("stacks", "B03-005"),
    ("bonds", "B01-046"),
)


def test_a_card_is_found_by_what_it_does() -> None:
    """A card is found by its abilities, even if one is a cost, or shown only by a card's place."""
    assert [(ability, code) for ability, code in FOUND if ability not in abilities(card(code))] == []


def test_what_a_price_takes_is_no_ability_of_the_effect_of_its_name() -> None:
    """Shadow Heatwave asks for a discarded card in place of another, but its effect discards nothing."""
    assert "discards" not in abilities(card("B07-060"))


def test_abilities_are_told_with_the_card_each_once() -> None:
    """A card's abilities come once each, in the same order on every card."""
    told = card_json(card("B08-048"))["does"]
    assert told == abilities(card("B08-048")) and len(told) == len(set(told)) > 1
    orders = [card_json(each)["does"] for each in all_cards()]
    pairs = {(one, other) for each in orders for at, one in enumerate(each) for other in each[at + 1 :]}
    assert all((other, one) not in pairs for one, other in pairs)
