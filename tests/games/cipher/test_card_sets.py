"""Every character of the cards has a look."""

from parlour.core.look import look_problems
from parlour.games.cipher.card_sets import card_json, looks
from parlour.games.cipher.cards.cards import all_cards, card, uncarried


def test_every_character_is_listed_once_and_nobody_else() -> None:
    """All units of all cards stand in the table, by the alphabet."""
    units = {made.unit_names[0] for made in (*all_cards(), *uncarried())}
    assert [*looks()] == sorted(units, key=str.casefold)


def test_every_look_is_a_word_of_the_letters() -> None:
    """The table has no fault; doctor would tell it."""
    assert list(look_problems(looks())) == []


def test_no_two_characters_look_the_same() -> None:
    """A word tells one person."""
    words = [*looks().values()]
    assert sorted(word for word in set(words) if words.count(word) > 1) == []


def test_a_card_tells_the_look_of_its_unit_and_its_class() -> None:
    """All cards of somebody tell the same look."""
    told = [card_json(card(code)) for code in ("B01-001", "B01-003")]
    assert [each["look"] for each in told] == [looks()["Marth"]] * 2 == ["ljbbaTn"] * 2
    assert [each["job"] for each in told] == ["Lodestar", "Lord"]
