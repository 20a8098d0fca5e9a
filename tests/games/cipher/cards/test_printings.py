"""Every printed card has a name and a code, and every entrance tells them (rulebook 1)."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest

from parlour.core import registry
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.games.cipher.cards import deck
from parlour.games.cipher.cards.cards import Card, all_cards, by_code, card, uncarried
from parlour.games.cipher.cards.printings import RARITIES, code_of, printing_problems, printings
from parlour.games.cipher.cards.respelled import TITLES
from parlour.games.cipher.compiled.compile import enforced

CIPHER = registry.game("cipher")
CARDS = CIPHER.need_cards()
EVERY = (*all_cards(), *uncarried())
TELLS = [made for made in EVERY if not enforced(made)]
ONE_TITLE = {"S04-003", "B11-101"}  # two cards, although English lists give them one title


def test_how_many_there_are() -> None:
    """There are 2,423 printings, of which 2,035 are carried and 2,028 enforced."""
    assert CARDS.counted == (2_423, 2_035, 2_028)
    assert [made.code for made in EVERY if not made.carried] == [made.code for made in uncarried()]
    assert sorted(made.code for made in EVERY) == sorted(printings())


def test_no_number_that_was_printed_is_denied() -> None:
    """Each number is of one card, with or without its rarity, and no two printings share one."""
    printed: dict[str, set[str]] = defaultdict(set)
    for one in printings().values():
        for text in (one.code, *one.prints):
            printed[text].add(one.code)
            assert code_of(text) == code_of(f" {text.lower()} ") == one.code
            assert by_code(re.sub(r"(?<=\d{3})([abc]?).*", r"\1", text)) is not None
    assert all(len(codes) == 1 for codes in printed.values())
    assert len(printed) > 3_177


@pytest.mark.parametrize("wanted", ["B09-999", "B1-001", "X01-001", "B01-0011", "B01-003Q", ""])
def test_what_was_never_printed(wanted: str) -> None:
    """A number that was never printed is unknown."""
    assert code_of(wanted) is None


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("P01-012", "B01-002"),
        ("B20-001SR", "B20-001"),
        ("B20-001SR+", "B20-001SR+"),
        ("B19-085b", "B19-085"),
        ("B14-040", "B14-040c"),
        ("B14-040cN", "B14-040c"),
        ("B08-047", "B08-047a"),
        ("B04-017HNX", "B04-017"),
    ],
)
def test_a_number_of_a_reprint(written: str, code: str) -> None:
    """A card is found by every number printed on it, and by the one it had here before."""
    assert card(written).code == code


@pytest.mark.parametrize(
    ("code", "rarity", "plus"),
    [
        ("B01-001", "SR", True),  # B01-001SR and SR+
        ("B01-002", "N", False),  # B01-002N, and P01-012PR, which tells no rarity
        ("B01-003", "HN", True),  # B01-003HN and ST; ST+ is the leader of the first starter, in foil
        ("B01-004", "SR", True),
        ("B01-007", "R", False),  # B01-007R and ST
        ("S01-003", "N", False),  # in a starter alone
        ("P01-005", "N", False),  # given at tournaments alone
        ("P11-001", "N", True),
        ("B18-101", "SR", False),  # a hero rare
        ("B20-001", "SR", False),  # the male unit; SR+ is the female one
        ("B20-001SR+", "SR", True),
        ("B11-101", "N", True),  # B11-101+X, on top of a box
        ("B04-017", "HN", True),  # HN and HNX; its ST+ is in a starter
        ("B08-047a", "N", False),
    ],
)
def test_how_rare_a_card_is(code: str, rarity: str, plus: bool) -> None:
    """Each card has the rarity that the list of printed codes gives its rarest print, and a plus if one has it."""
    told = next(told for told in CARDS.of_set("all") if told["code"] == code)
    assert (told["rarity"], told["plus"]) == (rarity, plus)


def test_how_many_cards_are_rare() -> None:
    """In boosters there are fewer cards of each higher rarity; starters and promotions have but plain ones."""
    counted = Counter(one.rarity for one in printings().values())
    assert [counted[rarity] for rarity in RARITIES] == [1_135, 648, 356, 284]
    assert sum(one.plus for one in printings().values()) == 352
    assert {one.rarity for one in printings().values() if not any(text[0] == "B" for text in one.prints)} == {"N"}


def test_every_print_tells_a_rarity() -> None:
    """A printed code without a known rarity is reported."""
    assert [*printing_problems(["B01-001SR", "B01-001SR+", "B11-101+X", "P14-009PRr", "B04-017HNX"])] == []
    wrong = ["B01-001", "B01-001UR", "B01-1N", ""]
    assert [*printing_problems(wrong)] == [f"{text!r} ends in no known rarity" for text in wrong]


def test_printings_of_one_card_have_its_name_and_no_other_has() -> None:
    """A name belongs to one card, except for two Camillas with one English title."""
    named = defaultdict(set)
    for made in EVERY:
        assert made.name == card(made.one).name, made.code
        named[made.name.casefold()].add(made.one)
    assert {frozenset(codes) for codes in named.values() if len(codes) > 1} == {frozenset(ONE_TITLE)}
    assert card("S04-003").one != card("B11-101").one


def test_printings_of_one_card_are_alike() -> None:
    """Printings of a card are alike, unless their numbers tell classes apart: Risen's letters, Corrin's rarities."""
    alike = ("colors", "cost", "class_change_cost", "attack", "support", "skills", "support_skills")
    for made in EVERY:
        if made.code != made.one and made.code[:7] != made.one[:7]:
            assert [getattr(made, name) for name in alike[:5]] == [getattr(card(made.one), name) for name in alike[:5]]
    reprints = {made.code: made.one for made in EVERY if made.code[:7] != made.one[:7]}
    assert reprints == {"P21-001": "B22-014", "P01-006": "S01-003", "P09-007": "B09-072", "P19-009": "B19-023"}


@pytest.mark.parametrize(("one", "other"), [("P19-009", "B19-023"), ("P21-001", "B22-014"), ("P01-006", "S01-003")])
def test_reprints_are_counted_together(one: str, other: str) -> None:
    """At most four of all printings of a card are allowed, not four of each."""
    deck.check_draft(None, [one, one, other, other])
    with pytest.raises(Refusal) as told:
        deck.check_draft(None, [one] * 3 + [other] * 2)
    assert told.value.code == "cipher-too-many-copies" and told.value.args_["count"] == 5


def test_two_cards_of_one_title_are_counted_apart() -> None:
    """Four of each Camilla are allowed; the name alone means neither."""
    assert deck.check_draft(None, ["S04-003"] * 4 + ["B11-101"] * 4)[1].count("B11-101") == 4
    with pytest.raises(Refusal) as told:
        card("Bewitching Malig Knight Camilla")
    assert told.value.code == "cipher-several-cards" and all(code in str(told.value) for code in ONE_TITLE)


def says_so(told: Refusal, made: Card) -> bool:
    """Return True if an unenforced card is called printed, by its name, in both languages."""
    said = told.message("en"), told.message("fr")
    return (
        told.code == "cipher-card-not-enforced"
        and all(one.startswith(f"{made.coded[lang]} ") for lang, one in zip(("en", "fr"), said, strict=True))
        and "printed, not enforced here yet" in said[0]
        and "pas encore appliquée ici" in said[1]
    )


def test_the_deck_reader_knows_every_card() -> None:
    """The deck reader takes a line of each card, by code and with the name; an unplayable one is told, and kept."""
    for made in EVERY:
        bring, problems = CARDS.read_deck(f"2 {made.code} {made.name}")
        assert bring["cards"] == [made.code] * 2
        assert len(problems) == (made in TELLS) and all(says_so(one, made) for one in problems), made.code
    bring, problems = CARDS.read_deck('{"main": "B01-003", "cards": {"B01-003": 1, "B09-093": 2}}')
    assert bring["cards"] == ["B01-003", "B09-093", "B09-093"]
    assert [(one.at, says_so(one, card("B09-093"))) for one in problems] == [("cards[1]", True)]


def test_a_name_is_enough() -> None:
    """Each name means its card, except the one that means two."""
    for made in EVERY:
        if made.one not in ONE_TITLE:
            written = made.name, f"{made.unit_names[0]}: {made.title}", f"{made.title}, {made.unit_names[0]}"
            assert {card(name).one for name in written} == {made.one}


@pytest.mark.parametrize("misspelt", [old for old, new in TITLES.items() if sum(new == made.title for made in EVERY)])
def test_a_title_is_read_as_it_was_misspelt(misspelt: str) -> None:
    """Misspelt titles of older releases are read, so that kept decks stay valid."""
    made = next(made for made in EVERY if made.title == TITLES[misspelt])
    assert card(f"{misspelt} {made.unit_names[0]}").one == made.one


def test_a_deck_with_any_card_is_brought_or_refused_by_its_name() -> None:
    """A deck with any card is accepted or refused by the card's name, and so are the referee's decks."""
    fill = ["B01-003", *["B01-100"] * 49]
    for made in TELLS:
        with pytest.raises(Refusal) as told:
            CIPHER.check_bring(CIPHER.rule_book.standard, {"main": "B01-003", "cards": [*fill, made.code]}, 0)
        assert says_so(told.value, made)
    for made in EVERY:
        assert deck.check_draft("B01-003", ["B01-003", made.code]) == ("B01-003", ["B01-003", made.code])


def position(*hand: str) -> State:
    """Return a position with these cards in a hand."""
    side = {"front": [{"cards": ["B01-003"], "main": True}]}
    given = {"turn": 3, "phase": "action", "first": {**side, "hand": list(hand)}, "second": side}
    return CIPHER.parse_position(CIPHER.rule_book.standard, given)


def test_the_referee_knows_every_card() -> None:
    """A position holds any card, or its refusal calls the card printed."""
    for made in TELLS:
        with pytest.raises(Refusal) as told:
            position(made.code)
        assert says_so(told.value, made)
    for some in batched([made.code for made in EVERY if made not in TELLS], 60):
        assert int(position(*some)[0]["hand_n"][0]) == len(some)


def batched(codes: list[str], most: int) -> Iterator[list[str]]:
    """Yield all codes, so many at a time."""
    return (codes[at : at + most] for at in range(0, len(codes), most))
