"""Layout: the places of a batch's observations and the numbers of its actions, as data that JSON has."""

from collections.abc import Sequence
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from parlour.core.facets.learning import Numbers, Observation


class Field(TypedDict):
    """A field of an observation: where it begins in a row, its shape, its least and largest number, and its meaning."""

    name: str
    at: int
    shape: list[int]
    least: int
    most: int
    says: str


class Observed(TypedDict):
    """A row of an observation: the type of its numbers, how many they are, and its fields in order.

    Features have no fields.
    """

    number: str
    size: int
    fields: list[Field]


class Axis(TypedDict):
    """An axis of actions' numbers."""

    name: str
    length: int


class Row(TypedDict):
    """Actions whose numbers follow each other from `first` on: one for each place of the axes, the last one fastest."""

    name: str
    first: int
    axes: list[Axis]
    says: str


class Played(TypedDict):
    """The numbers of actions: how many a batch has, and their rows, as far as they begin below that."""

    count: int
    rows: list[Row]


class Layout(TypedDict):
    """All that a program has to know of a batch's arrays."""

    game: str
    revision: int
    rules: str
    seats: list[str]
    observation: Observed
    actions: Played


def observed(rows: NDArray[np.generic], form: Observation | None) -> Observed:
    """Return the layout of the rows of a batch's observations."""
    fields = [] if form is None else [_field(name, form) for name in form.dtype.names]
    return {"number": rows.dtype.name, "size": rows.shape[1], "fields": fields}


def _field(name: str, form: Observation) -> Field:
    kind, begins = form.dtype.fields[name][:2]
    least, most = form.bounds[name]
    at = begins // kind.base.itemsize
    return {"name": name, "at": at, "shape": [*kind.shape], "least": least, "most": most, "says": form.says[name]}


def played(count: int, numbers: Sequence[Numbers]) -> Played:
    """Return the layout of so many actions."""
    rows = [_row(one) for one in numbers if one.first < count]
    return {"count": count, "rows": rows}


def _row(one: Numbers) -> Row:
    axes: list[Axis] = [{"name": name, "length": length} for name, length in one.axes]
    return {"name": one.name, "first": one.first, "axes": axes, "says": one.says}
