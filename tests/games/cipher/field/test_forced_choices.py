"""A choice without alternatives is made where all see the cards, and asked where silence would tell something (12)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from parlour.core import registry
from parlour.games.cipher.compiled.compile import FILTER_TABLE
from parlour.games.cipher.field.forced_choices import is_forced
from parlour.games.cipher.state import EVERYONE, NONE
from parlour.games.cipher.vocabulary.columns import F_CARD
from parlour.games.cipher.vocabulary.values import BONDS, HAND, RETREAT
from tests.games.cipher.scenes import side

CIPHER = registry.game("cipher")
ANY_CARD = int(np.flatnonzero(FILTER_TABLE[:, F_CARD] == 0)[0])
SOME_CARDS = int(np.flatnonzero(FILTER_TABLE[:, F_CARD] != 0)[0])
ONE, TWO, THREE = "B01-036", "S02-004", "B01-019"


def lying(**zones: Any) -> Any:
    """Return a position in which the first seat has these."""
    position = {"turn": 3, "player": "first", "phase": "action", "first": side(**zones), "second": side(main="B01-053")}
    return CIPHER.parse_position(CIPHER.rule_book.standard, position)[0]


def forced(s: Any, zone: int, least: int, f: int = NONE, cards: int | None = None) -> bool:
    """Return True if so many of these cards, by default all of a zone, are taken without a question."""
    found = int(s["where"][0, zone]) if cards is None else cards
    return bool(is_forced(s, f, 0, found, least))


@pytest.mark.parametrize(
    ("retreat", "least", "due"),
    [([ONE], 1, True), ([ONE, TWO], 1, False), ([ONE, TWO], 2, True), ([ONE, TWO], 3, True), ([ONE, ONE], 1, True)],
)
def test_where_all_lies_open_one_choice_is_none(retreat: Sequence[str], least: int, due: bool) -> None:
    """In an open zone there is no question if all cards must be taken, or all are copies."""
    assert forced(lying(retreat=retreat), RETREAT, least) is due


@pytest.mark.parametrize(
    ("hand", "least", "due"),
    [([ONE], 1, True), ([ONE, ONE], 1, False), ([ONE, ONE], 2, True), ([ONE, TWO], 2, True), ([ONE, TWO], 1, False)],
)
def test_of_a_hidden_hand_its_size_alone_decides(hand: Sequence[str], least: int, due: bool) -> None:
    """Two copies in a hidden hand are still asked for, since not asking would tell that they are copies."""
    assert forced(lying(hand=hand), HAND, least) is due


def test_a_hand_that_is_searched_for_cards_of_a_kind_is_always_asked() -> None:
    """A search in a hand for one kind of card is always asked for: taking its only card would tell its kind.

    If any card will do, taking the only one tells nothing.
    """
    s = lying(hand=[ONE])
    assert forced(s, HAND, 1, ANY_CARD)
    assert not forced(s, HAND, 1, SOME_CARDS)


def test_cards_that_do_not_come_into_question_count_where_they_are_hidden() -> None:
    """The only fitting card among three in a hand is asked for: nobody else knows that it is the only one."""
    s = lying(hand=[ONE, TWO, THREE])
    held = int(s["where"][0, HAND])
    assert not forced(s, HAND, 1, cards=held & -held)
    s["known"][:] = EVERYONE
    assert forced(s, HAND, 1, cards=held & -held)


def test_the_card_whose_skill_resolves_is_not_among_those_it_chooses_from() -> None:
    """A hand of two, one of which is the source, offers one card."""
    s = lying(hand=[ONE, TWO])
    held = int(s["where"][0, HAND])
    other, source = held & -held, held & held - 1
    assert not forced(s, HAND, 1, cards=other)
    s["source"] = source.bit_length() - 1
    assert forced(s, HAND, 1, cards=other)


def test_bonds_face_down_hide_what_they_are() -> None:
    """Of two open bonds that are copies either is turned; two that nobody sees are asked for."""
    assert forced(lying(bonds=[ONE, ONE]), BONDS, 1)
    s = lying(bonds=[ONE, ONE])
    s["known"][:] = 0
    assert not forced(s, BONDS, 1)
