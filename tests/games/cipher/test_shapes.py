"""Shapes: the facts of an event are those of the row it was made of."""

from typing import get_args

import pytest

from parlour.core import words
from parlour.core.shapes import Said
from parlour.games.cipher.field.reasons import ROWS
from parlour.games.cipher.shapes.events import GameEvent

ADDED = {"gained": {"amount"}}  # read from the table of effects
OF_THE_DEAL = {"deck": {"seat", "deck", "card"}}


def kinds_of(shape: type) -> tuple[str, ...]:
    """The kinds of events that have this shape."""
    kinds = get_args(shape.__annotations__["kind"])[0]
    return get_args(kinds)


SHAPES = [(kind, shape) for shape in get_args(GameEvent.__value__) for kind in kinds_of(shape)]


def test_every_kind_has_one_shape() -> None:
    """What the kernels log, and what is told of the deal."""
    assert sorted(kind for kind, _shape in SHAPES) == sorted([*ROWS, *OF_THE_DEAL])


@pytest.mark.parametrize(("kind", "shape"), SHAPES, ids=[kind for kind, _shape in SHAPES])
def test_a_shape_has_the_facts_of_its_kind(kind: str, shape: type) -> None:
    """None is missing or may be left out, so that a sentence can be said from them."""
    facts = OF_THE_DEAL.get(kind) or {*ROWS[kind], *ADDED.get(kind, ())}
    required: frozenset[str] = shape.__required_keys__
    assert required - {"kind", *Said.__annotations__} == facts


@pytest.mark.parametrize(("kind", "shape"), SHAPES, ids=[kind for kind, _shape in SHAPES])
def test_a_card_may_be_unknown_where_a_sentence_says_so(kind: str, shape: type) -> None:
    """Who may not know a card hears another sentence; of all other kinds everybody is told the card."""
    hidden = words.bundle("en").has_message(f"event-cipher-{kind}-hidden")
    card = shape.__annotations__.get("card", str)
    assert hidden == (type(None) in get_args(card))
