"""Digits, cells and actions are written as each community does, and moves by card and square, no two alike."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.refusal import Refusal
from parlour.games.triple_triad import GAME
from parlour.games.triple_triad.numbering import ACTIONS, HOLDER, PICKED_SLOT
from parlour.games.triple_triad.state import KEYPAD
from parlour.games.triple_triad.written.notation import (
    action_text,
    digits,
    named,
    parse_action,
    parse_digits,
    parse_typed,
    square_name,
    typed,
)
from tests.rounds import dear

TWIN = {"sides": [1, 2, 3, 4]}  # a card of one's own


@pytest.mark.parametrize("preset", ["mush", "wiki", "ff8"])
def test_geezard_is_1541(preset: str) -> None:
    """Top 1, left 5, right 4, bottom 1 is 1541 for the MUSH, the forum and FF8 tables (1, 10)."""
    assert digits((1, 4, 1, 5), preset) == "1541"
    assert parse_digits("1541", preset) == (1, 4, 1, 5)


def test_ffwtt_reads_clockwise() -> None:
    """FFWTT prints top, right, bottom, left, and A for ten (1, 10)."""
    assert digits((7, 10, 10, 1), "ffwtt") == "7AA1"
    assert parse_digits("7aa1", "ffwtt") == (7, 10, 10, 1)


@pytest.mark.parametrize("text", ["", "154", "15411", "1541 ", "1B41", "1041"])
def test_bad_digits_are_refused(text: str) -> None:
    """Only four of 1 to 9 and A name a card (1)."""
    with pytest.raises(Refusal) as refusal:
        parse_digits(text, "ff8")
    assert refusal.value.code == "bad-digits"


def drawn(preset: str) -> list[str]:
    """Return the numbers of the squares on a board without cards, as a terminal shows it."""
    state, _events = GAME.deal(GAME.rule_book.parse(f"triple-triad:{preset}"), [{}, {}], Seeded(1))
    board = ["".join(piece for piece, _style in line) for line in GAME.drawing(GAME.observe(state, 0), 0)]
    return [number for line in board for number in re.findall(r"^\| +(\d) +\| +(\d) +\| +(\d) +\|$", line)]


@pytest.mark.parametrize("preset", ["mush", "wiki", "ff8", "ff14", "free"])
def test_squares_are_numbered_row_by_row(preset: str) -> None:
    """Squares are numbered from 1, where no community numbers them otherwise (1)."""
    assert drawn(preset) == [("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9")]


def test_on_ffwtt_squares_are_numbered_like_a_keypad() -> None:
    """Keypad numbers are on the board, typed, and told; the log has cells as everywhere (1, A11)."""
    assert drawn("ffwtt") == drawn("free+numbering=keypad") == [("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3")]
    rules = GAME.rule_book.parse("triple-triad:ffwtt+first_player=red")
    state, _events = GAME.deal(rules, [{}, {}], Seeded(1))
    action = GAME.parse_typed(state, "2 7")
    assert (GAME.action_text(state, action), GAME.typed(state, action)) == ("2@0", "2 7")
    assert GAME.parse_typed(state, "2@0") == action
    _after, events = GAME.played(state, action, Seeded(1))
    placed = GAME.event_json(events[0], 0)
    assert (placed["cell"], placed["square"]) == (0, 7)
    assert placed["en"].endswith("on square 7.") and placed["fr"].endswith("sur la case 7.")


def test_a_placement_that_an_older_log_tells_has_the_number_it_was_told_with() -> None:
    """Without the number of its square an old event keeps its sentence."""
    told = Event("placed", {"seat": "red", "slot": 0, "cell": 2, "card": {"name": "Ifrit"}})
    assert GAME.event_json(told, 0)["en"] == "Red places Ifrit on square 3."


def test_actions_read_back() -> None:
    """Each action's text gives that action again; a pick by the deck it is picked from (2, 7)."""
    assert action_text(13) == "2@4"
    for action in range(ACTIONS):
        assert parse_action(action_text(action), int(HOLDER[PICKED_SLOT[action]])) == action


def test_what_is_typed_counts_squares_from_one() -> None:
    """A log's own text is read too; a fault is told in the form that a person types."""
    assert typed(13, 0) == typed(13, KEYPAD) == "2 5"
    for action in range(ACTIONS):
        deck = int(HOLDER[PICKED_SLOT[action]])
        for bits in (0, KEYPAD):
            assert (
                parse_typed(typed(action, bits), deck, bits) == parse_typed(action_text(action), deck, bits) == action
            )
    for text in ("2 0", "2 10", "0 5", "61 5", "25", "pick 0"):
        with pytest.raises(Refusal) as refusal:
            parse_typed(text, 0, 0)
        assert refusal.value.code == "bad-typed-action"


@pytest.mark.parametrize("text", ["", "0@4", "61@0", "1@9", "pick 0", "pick 61", "1 @ 4", None, 5])
def test_other_text_is_no_action(text: object) -> None:
    """A text outside the board or the hand is refused (2)."""
    with pytest.raises(Refusal) as refusal:
        parse_action(text, 0)
    assert refusal.value.code == "bad-action"


def test_squares_are_columns_from_the_left_and_rows_from_the_top() -> None:
    assert [square_name(cell) for cell in range(9)] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


def test_the_second_of_two_that_are_called_alike_says_so() -> None:
    rules = GAME.rule_book.parse("triple-triad:ff8")
    hand = GAME.check_bring(rules, {"cards": ["Ifrit", TWIN, "Geezard", TWIN, TWIN]}, 0)
    state, _events = GAME.deal(rules, [hand, hand], Seeded(1))
    view = GAME.observe(state, GAME.to_act(state))
    names = [named(view, action) for action in GAME.legal(view)]
    middle = [name for name in names if name.endswith(" b2")]
    assert middle == ["Ifrit b2", "1234 b2", "Geezard b2", "1234#2 b2", "1234#3 b2"]


@pytest.mark.parametrize("rules", ["ffwtt", "mush+open", "ff14+draft", "free+card_pick=opponent", "ff14+chaos"])
@dear
@given(seed=st.integers(0, 10_000))
def test_no_two_legal_actions_are_named_alike(rules: str, seed: int) -> None:
    """The names are unique in the view of the seat to act, drafts and picks from another's cards included."""
    chance = Seeded(seed)
    state, _events = GAME.deal(GAME.rule_book.parse(f"triple-triad:{rules}"), [{}, {}], chance)
    while (seat := GAME.to_act(state)) != OVER:
        view, legal = GAME.observe(state, seat), GAME.legal(state)
        assert len({named(view, action) for action in legal}) == len(legal)
        GAME.apply(state, legal[seed % len(legal)], chance)
