"""The facts of an event are those of the row it was made of."""

from typing import get_args

from parlour.core import words
from parlour.core.shapes import Said
from parlour.games.cipher.field.reasons import ROWS
from parlour.games.cipher.shapes.events import GameEvent

ADDED = {"gained": {"amount"}}  # read from the table of effects
OF_THE_DEAL = {"deck": {"seat", "deck", "card"}}


def kinds_of(shape: type) -> tuple[str, ...]:
    """Return the kinds of events that have this shape."""
    kinds = get_args(shape.__annotations__["kind"])[0]
    return get_args(kinds)


SHAPES = [(kind, shape) for shape in get_args(GameEvent.__value__) for kind in kinds_of(shape)]


def test_every_kind_has_one_shape() -> None:
    """Every kind that the kernels log has one shape, and so has every event of the deal."""
    assert sorted(kind for kind, _shape in SHAPES) == sorted([*ROWS, *OF_THE_DEAL])


def test_a_shape_has_the_facts_of_its_kind() -> None:
    """No fact is missing or optional, so that a sentence can be said from them."""
    required = {kind: shape.__required_keys__ - {"kind", *Said.__annotations__} for kind, shape in SHAPES}
    assert required == {**OF_THE_DEAL, **{kind: {*facts, *ADDED.get(kind, ())} for kind, facts in ROWS.items()}}


def test_a_card_may_be_unknown_where_a_sentence_says_so() -> None:
    """A card may be unknown in exactly the kinds with another sentence for viewers who may not know it."""
    hidden = {kind for kind, _shape in SHAPES if words.bundle("en").has_message(f"event-cipher-{kind}-hidden")}
    unknown = {kind for kind, shape in SHAPES if type(None) in get_args(shape.__annotations__.get("card", str))}
    assert hidden == unknown
