"""The layout of a batch is true of its arrays, and the numbers of actions have no gap and no overlap."""

import json
from math import prod

import numpy as np
import pytest

import parlour
from parlour.core import registry
from tests.rl import layouts
from tests.table.shelving import NIM, shelved


@pytest.mark.parametrize("name", registry.names())
def test_a_field_lies_where_the_layout_says(name: str) -> None:
    """A field of the layout, found in a row by its place and shape, is the field of that name; its bounds are told."""
    batch = parlour.batch(name, 2, seed=1, legal="none", deals=2)
    told = json.loads(json.dumps(batch.layout))
    row = told["observation"]
    assert (told["game"], told["revision"], told["rules"]) == (name, batch.game.revision, str(batch.rules))
    assert (row["number"], row["size"]) == (batch.observations.dtype.name, batch.observations.shape[1])
    end = 0
    for field in row["fields"]:
        size = prod(field["shape"])
        assert field["at"] == end and field["says"]
        found = batch.observations[:, end : end + size].reshape(2, *field["shape"])
        assert np.array_equal(found, batch.fields[field["name"]])
        assert batch.low[end] == field["least"] and batch.high[end] == field["most"]
        end += size
    assert end == row["size"]


@pytest.mark.parametrize("name", registry.names())
def test_every_number_of_an_action_is_in_one_row(name: str) -> None:
    """The rows of actions follow each other to the last number that the game has."""
    game, end = registry.game(name), 0
    for one in game.learning.numbers:
        assert one.first == end and one.says
        end += prod(length for _axis, length in one.axes)
    assert end == game.declared.actions


@pytest.mark.parametrize(
    ("rules", "text", "row", "place"),
    [
        ("triple-triad:ff8+open", None, "place", (4, 2)),
        ("chakart:seed+array=orthodox", "e2e4", "move", (12, 28)),
    ],
)
def test_a_number_is_found_by_its_axes(rules: str, text: str | None, row: str, place: tuple[int, int]) -> None:
    """The number of an action is that of its place in its row."""
    match = parlour.game(rules, seed=7)
    layout = parlour.batch(rules, 1, legal="none").layout["actions"]
    (found,) = (one for one in layout["rows"] if one["name"] == row)
    number = found["first"] + int(np.ravel_multi_index(place, [axis["length"] for axis in found["axes"]]))
    assert match.actions.number(text or match.actions[number]) == number
    if text is None:
        assert match.actions.name(number).endswith(" c1")


def test_the_manual_has_every_layout() -> None:
    """The tables of the manual are those of the games of the house; `python -m tests.rl.layouts` writes them anew."""
    page = layouts.PAGE.read_text(encoding="utf-8")
    assert layouts.written(page) == page and all(f"<!-- {name} -->" in page for name in registry.names())


def test_a_game_without_a_form_has_features() -> None:
    """A game that gives no such form has a row of floats without fields, and as many numbers as it declares."""
    with shelved(NIM):
        layout = parlour.batch("nim", 1).layout
    assert layout["observation"]["number"] == "float32" and layout["observation"]["fields"] == []
    assert layout["actions"]["count"] > 0 and layout["actions"]["rows"] == []
