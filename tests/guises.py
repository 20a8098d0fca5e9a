"""Disguised positions, as somebody writes them who hides where they come from; made apart from the games."""

from collections.abc import Callable, Iterator
from typing import Any

Position = dict[str, Any]
SIDES = {"quarter": (3, 0, 1, 2), "mirror": (0, 3, 2, 1)}  # the old side of each side of a card
ORIGIN = {
    "quarter": [3 * (2 - column) + row for row in range(3) for column in range(3)],
    "mirror": [3 * row + 2 - column for row in range(3) for column in range(3)],
    "shift": [3 * row + (column + 1) % 3 for row in range(3) for column in range(3)],
}
WRITTEN = {"horizontal": "vertical", "vertical": "horizontal"}
THINGS = "medw"  # letters of a FEN whose case is no colour


def moved(position: Position, how: str) -> Position:
    """Return a table of Triple Triad turned by a quarter, mirrored, or shifted by a column; its cards follow."""

    def card(one: Any) -> Any:
        return one and {**one, "card": [one["card"][side] for side in SIDES.get(how, range(4))]}

    def gate(one: Any) -> Any:
        return one and {**one, "writing": WRITTEN[one["writing"]] if how == "quarter" else one["writing"]}

    squares = {key: [position[key][cell] for cell in ORIGIN[how]] for key in ("board", "elements", "restrictions")}
    return {
        **position,
        "board": [card(one) for one in squares["board"]],
        "elements": squares["elements"],
        "restrictions": [gate(one) for one in squares["restrictions"]],
        "hands": {side: [card(one) for one in cards] for side, cards in position["hands"].items()},
    }


def all_ways(position: Position) -> Iterator[Position]:
    """Yield a table of Triple Triad from each of its four sides, and mirrored from each."""
    for _ in range(4):
        yield position
        yield moved(position, "mirror")
        position = moved(position, "quarter")


def exchanged(told: Any, one: str, other: str) -> Any:
    """Return data with the names of two seats exchanged."""
    if isinstance(told, dict):
        return {exchanged(key, one, other): exchanged(inner, one, other) for key, inner in told.items()}
    if isinstance(told, list):
        return [exchanged(inner, one, other) for inner in told]
    return {one: other, other: one}.get(told, told) if isinstance(told, str) else told


def turned_over(position: Position) -> Position:
    """Return a position of Chakart with white's pieces where black's stood."""
    return _written(position, lambda ranks: [_recoloured(rank) for rank in ranks[::-1]], colours=True)


def other_wing(position: Position) -> Position:
    """Return a position of Chakart mirrored."""
    return _written(position, lambda ranks: [rank[::-1] for rank in ranks], colours=False)


def _written(position: Position, ranks: Callable[[list[str]], list[str]], colours: bool) -> Position:
    board, turn, halfmoves, powers, captured = position["fen"].split(" ")
    if colours:
        turn, powers = {"w": "b", "b": "w"}[turn], powers[2:] + powers[:2]
        captured = captured[6:] + captured[:6]
    fen = " ".join(["/".join(ranks(board.split("/"))), turn, halfmoves, powers, captured])
    return {**position, "fen": fen}


def _recoloured(rank: str) -> str:
    return "".join(letter if letter in THINGS else letter.swapcase() for letter in rank)
