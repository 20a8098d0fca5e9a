"""Guises: views whose board is turned, mirrored, or shifted if it has no edge, with the cards moved along."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

SIDE: Final = 3  # squares
SQUARES: Final = tuple((row, column) for row in range(SIDE) for column in range(SIDE))
LYING: Final = ("board", "elements", "restrictions")  # the parts of a view that list the squares
WRITINGS: Final = {"horizontal": "vertical", "vertical": "horizontal"}


class Guise(NamedTuple):
    """The source of each square and side; a transposed board also exchanges horizontal and vertical writings."""

    squares: tuple[int, ...]
    sides: tuple[int, int, int, int] = (0, 1, 2, 3)  # top, right, bottom, left
    writings: Mapping[str, str] = {}


TRANSPOSED: Final = Guise(tuple(SIDE * column + row for row, column in SQUARES), (3, 2, 1, 0), WRITINGS)
MIRRORED: Final = Guise(tuple(SIDE * row + SIDE - 1 - column for row, column in SQUARES), (0, 3, 2, 1))
SHIFTS: Final = [
    Guise(tuple(SIDE * ((row + down) % SIDE) + (column + across) % SIDE for row, column in SQUARES))
    for down, across in SQUARES
]


def guises(view: Mapping[str, Any], torus: bool) -> Iterator[Mapping[str, Any]]:
    """Yield a view in each guise; on a `torus` a line that leaves the board comes back opposite."""
    for turn in range(8):
        view = seen(view, MIRRORED if turn % 2 else TRANSPOSED)
        for shift in SHIFTS if torus else SHIFTS[:1]:
            yield seen(view, shift)


def seen(view: Mapping[str, Any], guise: Guise) -> dict[str, Any]:
    """Return a view in one guise."""
    told = {key: _turned(inner, guise) for key, inner in view.items()}
    return {**told, **{key: [told[key][square] for square in guise.squares] for key in LYING}}


def _turned(told: Any, guise: Guise) -> Any:
    if isinstance(told, list):
        return [_turned(inner, guise) for inner in told]
    if not isinstance(told, Mapping):
        return told
    turned = {key: _turned(inner, guise) for key, inner in told.items()}
    if "sides" in turned:
        turned["sides"] = [turned["sides"][side] for side in guise.sides]
    if "writing" in turned:
        turned["writing"] = guise.writings.get(turned["writing"], turned["writing"])
    return turned
