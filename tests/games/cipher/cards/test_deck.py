"""Decks that may be played (rulebook 1.3 to 1.5), and decks as text."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.games.cipher.cards import deck
from parlour.games.cipher.cards.cards import Card, all_cards, card
from parlour.games.cipher.cards.deck import DECK_MOST
from tests.games.cipher.cards.lists import FORMS, listed

S01 = deck.starters()["S01"]
FILLER = [made.code for made in all_cards() if made.cost == 2][:60]


def refused(code: str, act: Callable[[], object]) -> Refusal:
    """Check that the act is refused with this code; return the refusal."""
    with pytest.raises(Refusal) as told:
        act()
    assert told.value.code == code, told.value
    return told.value


def with_copies(*wanted: tuple[str, int]) -> list[str]:
    """Return a deck of fifty with these cards and different others."""
    codes = [code for code, count in wanted for _ in range(count)]
    names = {card(code).name for code in codes}
    others = list({card(code).name: code for code in FILLER if card(code).name not in names}.values())
    return codes + [code for code in others for _ in range(2)][: 50 - len(codes)]


def test_the_starters_may_be_played() -> None:
    """S01 to S08 are whole: fifty cards, led by a card of cost 1."""
    assert sorted(deck.starters()) == [f"S0{n}" for n in range(1, 9)]
    for made in deck.starters().values():
        assert len(made.codes) == 50 and card(made.main).cost == 1 and made.main in made.codes


def test_four_copies_of_a_name() -> None:
    """Five of one card name are too many; four of it and four of another Marth are not (1.3)."""
    five = with_copies(("B01-003", 5))
    assert "Marth" in str(refused("cipher-too-many-copies", lambda: deck.check("B01-003", five)).args)
    assert deck.check("B01-003", with_copies(("B01-003", 4))).main == "B01-003"


def test_a_card_may_allow_more_of_itself() -> None:
    """Twelve of a card whose text lifts the limit are accepted (rulebook 1.3)."""
    unlimited = next(made for made in all_cards() if made.allows("deck_limit_none"))
    assert deck.check("B01-003", with_copies(("B01-003", 1), (unlimited.code, 12))).codes.count(unlimited.code) == 12


def test_the_main_character_costs_one() -> None:
    """A leader of another cost is refused, and so is one that is not in the deck (1.4)."""
    dear = next(code for code in S01.codes if card(code).cost == 3)
    refused("cipher-main-cost", lambda: deck.check(dear, S01.codes))
    absent = next(
        made.code for made in all_cards() if made.cost == 1 and made.name not in {card(c).name for c in S01.codes}
    )
    refused("cipher-main-not-in-deck", lambda: deck.check(absent, S01.codes))


def test_size() -> None:
    """A deck has at least fifty cards; the rules have no upper limit, so the refusal names the match's own."""
    refused("cipher-deck-too-small", lambda: deck.check(S01.main, S01.codes[:-1]))
    annas = [S01.main] + ["B01-100"] * (DECK_MOST - 1)
    assert len(deck.check(S01.main, annas).codes) == DECK_MOST > 60
    said = str(refused("cipher-deck-too-large", lambda: deck.check(S01.main, [*annas, "B01-100"])))
    assert "no limit" in said and str(DECK_MOST) in said


def test_a_card_that_is_not_enforced_is_named() -> None:
    """The refusal of an unenforced card names it; no card is played by half its rules."""
    wanted = card(S01.codes[10])

    def enforced(made: Card) -> bool:
        return made.name != wanted.name

    assert wanted.name in str(
        refused("cipher-card-not-enforced", lambda: deck.check(S01.main, S01.codes, enforced)).args
    )


@pytest.mark.parametrize(
    "line",
    [
        *("3 B01-008", "3x Red Knight Cain", "B01-008 x3", "3 × b01-008", "3 B01-008 Red Knight Cain", "3x B01-008N"),
        *("B01-008;3", '3,B01-008,"Red Knight Cain"', "B01-008\t3", "Cain, Red Knight (3)", "- 3 Cain: Red Knight"),
        *("Red Knight, Cain x 3", "B01-008+ 3x", "B01-008\n2 B01-008HN"),
    ],
)
def test_a_line_in_everybodys_hand(line: str) -> None:
    """A line has its number before or after, a code or a name, and unit and title in any order."""
    text = f"# mine\n\n1 Altean Prince Marth\n{line}  # knights\n"
    assert deck.read(text) == ("B01-003", ["B01-003", *["B01-008"] * 3])


@pytest.mark.parametrize(
    "text",
    [
        *(
            "MC: B01-014\n2 B01-008",
            "Main character:\nB01-014\n\nMain deck (50):\n2 B01-008",
            "* MC * B01-014\nB01-008 2",
        ),
        *("Unité principale : Archer of the Liberators Gordin\n[Deck]\n2 B01-008", "MC,B01-014\n2,B01-008"),
        *('{"main": "B01-014", "cards": {"B01-008": 2}}', '{"main": "B01-014", "cards": ["B01-008", "B01-008"]}'),
    ],
)
def test_the_main_character_is_named(text: str) -> None:
    """The main character is named before its card or above it, in any language or JSON, and added if missing."""
    assert deck.read(text) == ("B01-014", ["B01-014", "B01-008", "B01-008"])


@pytest.mark.parametrize(
    ("text", "line"),
    [('{"cards": [1,\n}', "line 2"), ('{"main": "B01-003"}', "line 1"), ('{"cards": {"B01-008": "x"}}', "line 1")],
)
def test_json_that_cannot_be_read(text: str, line: str) -> None:
    """JSON that is broken, or that lists no cards, is refused at the place of its fault."""
    assert refused("cipher-deck-line", lambda: deck.read(text)).at == line


def test_every_code_is_found_as_it_is_printed() -> None:
    """A code is found in upper or lower case."""
    for made in all_cards():
        assert card(made.code) is made and card(made.code.lower()) is made


def test_the_line_that_cannot_be_read_is_named() -> None:
    """A line that cannot be read is refused with its number."""
    assert refused("cipher-deck-line", lambda: deck.read("B01-003\nNobody At All")).at == "line 2"


@pytest.mark.parametrize("line", ["3 Marth", "Marth x3", "Marth", "- 3x marth"])
def test_a_name_that_several_cards_have_is_told_at_its_line(line: str) -> None:
    """A name of several cards is refused at its line, with one of them."""
    told = refused("cipher-several-cards", lambda: deck.read(f"B01-008\n{line}"))
    assert told.at == "line 2" and "B01-003" not in line
    candidate = told.message().partition("cards: ")[2].split(", ", maxsplit=1)[0]
    assert len(deck.read_draft(f"3 {candidate}")[1]) == 3


@pytest.mark.parametrize("count", ["-2", "\N{MINUS SIGN}2", "0", str(DECK_MOST + 1), "999", "1" * 5000])
@pytest.mark.parametrize(
    "form", ["{} B01-008", "{}x Red Knight Cain", "B01-008 {}", "B01-008 x{}", "Red Knight Cain ({})"]
)
def test_what_is_no_number_of_copies_is_refused_at_its_line(count: str, form: str) -> None:
    """A wrong number of copies is refused at its line in any notation, and nothing is read of it."""
    written = form.format(count)
    assert refused("cipher-deck-count", lambda: deck.read(f"B01-003\n{written}")).at == "line 2"
    main, codes, problems = deck.read_draft(f"B01-003\n{written}")
    assert (main, codes) == ("B01-003", ["B01-003"])
    assert [(one.at, one.args_["count"]) for one in problems] == [("line 2", count[:20])]


@pytest.mark.parametrize("line", ["- 2 B01-008", "* 2 B01-008", "\N{BULLET}2 B01-008", "-\t2x B01-008", "-B01-008 2"])
def test_a_list_has_marks_before_its_lines(line: str) -> None:
    """A dash apart from the number is no minus sign."""
    assert deck.read_draft(line) == ("B01-008", ["B01-008"] * 2, [])


def test_a_number_of_copies_in_json_is_one_as_well() -> None:
    """A number of copies in JSON that is zero, negative or too large is refused."""
    for count in (0, -2, 1000):
        told = refused("cipher-deck-count", lambda count=count: deck.read(json.dumps({"cards": {"B01-008": count}})))  # type: ignore[misc]  # bound in the loop
        assert told.at == "cards.B01-008"


@given(st.sampled_from(sorted(deck.starters())), st.sampled_from(FORMS))
def test_text_and_back(name: str, form: str) -> None:
    """A deck written as text is read back as it was, in any form and any order of cards."""
    made = deck.starters()[name]
    main, codes = deck.read(listed(made, form))
    assert main == made.main and sorted(codes) == sorted(made.codes)


WORDS = [
    "MC:",
    "3",
    "x",
    "B01-008",
    "Marth",
    "\n",
    "#",
    ",",
    "{",
    "}",
    '"main":',
    '"cards":',
    "[",
    "]",
    ":",
    "=",
    "(",
    "é",
]


@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=4), max_size=12).map(" ".join))
def test_whatever_is_pasted_is_read_or_refused(text: str) -> None:
    """A pasted text that is no deck is refused, and never an error."""
    try:
        deck.check(*deck.read(text))
    except Refusal as told:
        assert told.code.startswith("cipher-")


def test_a_draft_may_be_unfinished() -> None:
    """A draft may be small and without a main character; one that cannot be completed is refused."""
    assert deck.check_draft(None, ["B01-008"]) == (None, ["B01-008"])
    refused("cipher-too-many-copies", lambda: deck.check_draft(None, ["B01-008"] * 5))
    refused("cipher-deck-too-large", lambda: deck.check_draft(None, ["B01-100"] * (DECK_MOST + 1)))
    refused("cipher-main-not-in-deck", lambda: deck.check_draft("B01-003", ["B01-008"]))


def test_a_draft_is_read_line_by_line() -> None:
    """Each line that cannot be read, or holds too many, is told by itself; the others are read."""
    text = "Deck:\n2 B01-003\n50 B01-008\nnonsense\n4 B01-008\n1 B01-008\n"
    main, codes, problems = deck.read_draft(text)
    assert (main, codes) == ("B01-003", ["B01-003"] * 2 + ["B01-008"] * 4)
    assert [(one.at, one.code) for one in problems] == [
        ("line 3", "cipher-too-many-copies"),
        ("line 4", "cipher-deck-line"),
        ("line 6", "cipher-too-many-copies"),
    ]


@given(st.sampled_from(list(deck.starters().values())), st.sampled_from(FORMS))
def test_a_whole_deck_is_read_as_a_draft_too(made: deck.Deck, form: str) -> None:
    """A whole deck reads as a draft in every form, and as JSON."""
    main, codes, problems = deck.read_draft(listed(made, form))
    assert (main, sorted(codes), problems) == (made.main, sorted(made.codes), [])
    assert deck.read_draft(json.dumps(made.as_json()))[0] == made.main
