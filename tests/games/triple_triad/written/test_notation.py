"""Notation: digits, cells and actions as each community writes them."""

import pytest

from parlour.core.refusal import Refusal
from parlour.games.triple_triad.numbering import ACTIONS, HOLDER, PICKED_SLOT
from parlour.games.triple_triad.written.notation import (
    action_text,
    cell_name,
    digits,
    parse_action,
    parse_cell,
    parse_digits,
    parse_typed,
    typed,
)


@pytest.mark.parametrize("preset", ["mush", "wiki", "ff8"])
def test_geezard_is_1541(preset: str) -> None:
    """Top 1, left 5, right 4, bottom 1 is printed 1541 by the MUSH, the forum and FF8 tables (1, 10)."""
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


def test_cells_are_a_keypad_on_ffwtt_and_rows_elsewhere() -> None:
    """FFWTT numbers cells 789 456 123, the others row by row from 1 (1, A11); both read back."""
    assert [cell_name(c, "ffwtt") for c in range(9)] == list("789456123")
    assert [cell_name(c, "mush") for c in range(9)] == list("123456789")
    for preset in ("ffwtt", "mush", "wiki", "ff8", "ff14", "free"):
        assert [parse_cell(cell_name(c, preset), preset) for c in range(9)] == list(range(9))
    with pytest.raises(Refusal) as refusal:
        parse_cell("0", "mush")
    assert refusal.value.code == "bad-cell"


def test_actions_read_back() -> None:
    """Each action's text gives that action again; a pick by the deck it is picked from (2, 7)."""
    assert action_text(13) == "2@4"
    for action in range(ACTIONS):
        assert parse_action(action_text(action), int(HOLDER[PICKED_SLOT[action]])) == action


def test_what_is_typed_counts_squares_from_one() -> None:
    """A log's text is read as it stands there; a mistake is told in what a person types."""
    assert typed(13) == "2 5"
    for action in range(ACTIONS):
        deck = int(HOLDER[PICKED_SLOT[action]])
        assert parse_typed(typed(action), deck) == parse_typed(action_text(action), deck) == action
    for text in ("2 0", "2 10", "0 5", "61 5", "25", "pick 0"):
        with pytest.raises(Refusal) as refusal:
            parse_typed(text, 0)
        assert refusal.value.code == "bad-typed-action"


@pytest.mark.parametrize("text", ["", "0@4", "61@0", "1@9", "pick 0", "pick 61", "1 @ 4", None, 5])
def test_other_text_is_no_action(text: object) -> None:
    """A text outside the board or the hand is refused (2)."""
    with pytest.raises(Refusal) as refusal:
        parse_action(text, 0)
    assert refusal.value.code == "bad-action"
