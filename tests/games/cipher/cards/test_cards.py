"""Cards are facts from the data files, found by code and by name (rulebook 1)."""

from collections import Counter

import pytest

from parlour.core.refusal import Refusal
from parlour.games.cipher.cards.cards import all_cards, card, granted, uncarried
from parlour.games.cipher.vocabulary.values import COLOURS


def test_marth_as_he_is_printed() -> None:
    """The card of Marth has every fact that is printed on it."""
    marth = card("B01-003")
    assert (marth.name, marth.title, marth.unit_names) == ("Altean Prince Marth", "Altean Prince", ("Marth",))
    assert (marth.cost, marth.class_change_cost, marth.attack, marth.support, marth.range) == (1, None, 40, 20, (1,))
    assert (marth.job, marth.series, marth.tags) == ("Lord", 1, ("Red", "Male", "Sword"))
    assert [skill["name"] for skill in (*marth.skills, *marth.support_skills)] == ["Young Hero", "Hero Emblem"]


def test_every_colour_is_there_once_a_code() -> None:
    """Each code is there once, and cards of all eight colours and of none ship."""
    codes = Counter(made.code for made in all_cards())
    assert max(codes.values()) == 1
    assert {colour for made in all_cards() for colour in made.colors} == {*COLOURS}
    assert any(not made.colors for made in all_cards())


def test_the_order_of_cards_is_the_order_of_the_file() -> None:
    """The order of cards is that of the file: the engine numbers them by it, so it is one tuple."""
    assert all_cards() is all_cards() and all_cards()[0].code == "B01-001"


def test_a_support_value_may_be_left_to_a_skill() -> None:
    """A support value of X is no number."""
    assert card("B22-005").support is None


def test_a_card_speaks_of_itself() -> None:
    """A card may lift the limit of copies; most do not."""
    assert card("B01-100").allows("deck_limit_none") and not card("B01-003").allows("deck_limit_none")


@pytest.mark.parametrize("wanted", ["B01-003", "b01-003", "B01-003N", " altean  prince MARTH ", "Marth: Altean Prince"])
def test_a_card_is_found_as_people_write_it(wanted: str) -> None:
    """A card is found by its code or its whole name."""
    assert card(wanted).code == "B01-003"


@pytest.mark.parametrize(("wanted", "found"), [("Xane", "B01-045"), ("selena (magvel)", "B18-098")])
def test_a_name_alone_is_enough_where_one_card_has_it(wanted: str, found: str) -> None:
    """A name is enough if only one card has it."""
    assert card(wanted).unit_names[0].casefold() == wanted.casefold() and card(wanted).code == found


@pytest.mark.parametrize(
    ("wanted", "units", "known"),
    [
        ("Marth", {"Marth"}, "B01-003 Altean Prince Marth"),
        ("robin", {"Robin (Male)", "Robin (Female)"}, "Robin (Male)"),
        ("Kris (Female)", {"Kris (Female)"}, "Kris (Female)"),
    ],
)
def test_a_name_that_several_cards_have(wanted: str, units: set[str], known: str) -> None:
    """A name of several cards gives their number and some of them, in words that can be read again."""
    count = len({made.one for made in (*all_cards(), *uncarried()) if made.unit_names[0] in units})
    with pytest.raises(Refusal) as told:
        card(wanted, at="line 2")
    assert (told.value.code, told.value.at) == ("cipher-several-cards", "line 2")
    named = told.value.message().partition("cards: ")[2].partition(" and ")[0].partition(". ")[0]
    assert known in named and len(named.split(", ")) == min(count, 3)
    assert f"{count} cards" in str(told.value) and ("more" in str(told.value)) is (count > 3)
    for one in named.split(", "):
        assert f"{card(one.split()[0]).code} {card(one.partition(' ')[2]).name}" == one


@pytest.mark.parametrize("wanted", ["B99-999", ""])
def test_what_is_no_card(wanted: str) -> None:
    """A text that is no card is refused with that text and its place."""
    with pytest.raises(Refusal) as told:
        card(wanted, at="main")
    assert (told.value.code, told.value.at, told.value.args_["card"]) == ("cipher-unknown-card", "main", wanted)


def test_what_is_granted_is_known() -> None:
    """Every skill that another one grants has its data."""
    named = {e["skill"] for c in all_cards() for s in c.skills for e in s["effects"] if e["op"] == "grant_skill"}
    assert named == {*granted()}
