"""Heat: the board once for each playable card, with a short text on each of its nine cells."""

from collections.abc import Iterator, Mapping
from typing import Final

from parlour.core.drawing import DrawnLine
from parlour.core.record import State
from parlour.games.triple_triad.numbering import FIRST_ACTION, SLOT_AT
from parlour.games.triple_triad.state import CELLS, HAND
from parlour.games.triple_triad.written.notation import face, row_card

CELL: Final = 6  # characters
BLOCK: Final = 3 * CELL + 4
BESIDE: Final = 3  # boards per row
NOTHING: Final = ("·", "dim")


def of(view: State, pieces: Mapping[int, tuple[str, str]]) -> list[DrawnLine]:
    """Return a small board for each card with an action among the pieces, by its number in the hand."""
    s, lines = view[0], list[DrawnLine]()
    turn = int(s["turn"])
    places = [
        place
        for place in range(HAND)
        if any(int(FIRST_ACTION[place]) + cell in pieces for cell in range(CELLS)) and int(s["hand"][turn]) >> place & 1
    ]
    for begin in range(0, len(places), BESIDE):
        blocks = [_block(view, turn, place, pieces) for place in places[begin : begin + BESIDE]]
        lines += [[piece for line in row for piece in line] for row in zip(*blocks, strict=True)]
    return lines


def _block(view: State, turn: int, place: int, pieces: Mapping[int, tuple[str, str]]) -> list[DrawnLine]:
    """Return a card's name, its numbers by direction, and its board."""
    first = int(FIRST_ACTION[place])
    board = [list(_row(pieces, range(first + row, first + row + 3))) for row in range(0, CELLS, 3)]
    return [*_head(view, turn, place), *board, [(" " * BLOCK, "")]]


def _head(view: State, turn: int, place: int) -> Iterator[DrawnLine]:
    card = row_card(view[0], int(SLOT_AT[turn, place]))
    assert card is not None, "who plays a card knows it"
    top, right, bottom, left = map(face, card["sides"])
    for text in (f"{place + 1:2} {card['name']}", f"   ^{top} >{right} v{bottom} <{left}"):
        yield [(text[: BLOCK - 1].ljust(BLOCK), "bold")]


def _row(pieces: Mapping[int, tuple[str, str]], actions: range) -> Iterator[tuple[str, str]]:
    for action in actions:
        text, style = pieces.get(action, NOTHING)
        yield text.rjust(CELL), style
    yield " " * (BLOCK - 3 * CELL), ""
