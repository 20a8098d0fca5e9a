"""FEN: a position as one line (rulebook 3), read with every mistake named, and written so that it reads back.

The score sheet of a match is made of such lines.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.games.chakart.state import BLACK, QUEEN, WHITE
from parlour.games.chakart.written import line

_EXAMPLE: Final = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 1111 000000000000"
_MOST_HALFMOVES: Final = 1_000_000
PIECES: Final = 32
AT: Final = "position.fen"  # where its mistakes are reported


class Piece(NamedTuple):
    """A piece as a letter of the FEN describes it."""

    seat: int
    kind: int
    still: bool = False
    hidden: bool = False


class Placement(NamedTuple):
    """The content of a FEN: pieces and objects by square, and the four fields after them."""

    pieces: dict[int, Piece]
    object_squares: dict[int, int]
    turn: int
    halfmoves: int
    powers: list[int]
    captured: list[int]


def _letters() -> dict[str, Piece]:
    found = {line.HIDDEN: Piece(BLACK, QUEEN, hidden=True)}
    for kind, (letter, still) in enumerate(zip(line.PIECES, line.STILL, strict=True)):
        found[letter] = Piece(BLACK, kind)
        found[still] = Piece(BLACK, kind, still=True)
    return {**found, **{letter.upper(): piece._replace(seat=WHITE) for letter, piece in found.items()}}


LETTERS: Final = _letters()


def _board(text: str) -> tuple[dict[int, Piece], dict[int, int]]:
    ranks = text.split("/")
    if len(ranks) != 8:
        raise Refusal("fen-ranks", at=AT, count=len(ranks))
    pieces: dict[int, Piece] = {}
    object_squares: dict[int, int] = {}
    for rank, row in zip(range(7, -1, -1), ranks, strict=True):
        file = 0
        for letter in row:
            if letter in "12345678":
                file += int(letter)
                continue
            if letter in LETTERS:
                pieces[8 * rank + file] = LETTERS[letter]
            elif letter in line.THINGS:
                object_squares[8 * rank + file] = line.THINGS.index(letter)
            else:
                raise Refusal("fen-letter", at=AT, letter=letter, rank=rank + 1)
            file += 1
        if file != 8:
            raise Refusal("fen-rank-length", at=AT, rank=rank + 1, count=file)
    return pieces, object_squares


def read_fen(text: object) -> Placement:
    """Return the content of a FEN, each field checked by itself."""
    fields = text.split() if isinstance(text, str) else []
    if len(fields) != 5:
        raise Refusal("fen-fields", at=AT, example=_EXAMPLE)
    pieces, object_squares = _board(fields[0])
    if fields[1] not in tuple(line.TURNS):
        raise Refusal("fen-turn", at=AT, value=fields[1][:20])
    if not re.fullmatch(r"[0-9]{1,7}", fields[2]) or int(fields[2]) > _MOST_HALFMOVES:
        raise Refusal("fen-halfmoves", at=AT, value=fields[2][:20], most=_MOST_HALFMOVES)
    if not re.fullmatch(r"[01]{4}", fields[3]):
        raise Refusal("fen-flags", at=AT, value=fields[3][:20])
    if not re.fullmatch(r"[0-9a-z]{12}", fields[4]):
        raise Refusal("fen-captured", at=AT, value=fields[4][:20])
    captured = [line.DIGITS.index(digit) for digit in fields[4]]
    powers = [int(digit) for digit in fields[3]]
    return Placement(pieces, object_squares, line.TURNS.index(fields[1]), int(fields[2]), powers, captured)


def write_fen(state: State) -> str:
    """Return the FEN of a state; like a view, a view's FEN shows no queen hidden from the viewer."""
    out = np.empty(line.LONGEST, np.uint8)
    length = line.write_first(state, out)  # type: ignore[no-untyped-call]  # a kernel
    return out[:length].tobytes().decode()


def given_fen(position: object) -> Mapping[str, Any]:
    """Return a position as an object, whether it was given as one or as a FEN alone."""
    if isinstance(position, Mapping):
        return position
    if isinstance(position, str):
        return {"fen": position}
    raise Refusal("chakart-position", at="position", example=_EXAMPLE)


def score_sheet(history: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> str:
    """Return the score sheet of a match: a header of names and first position, then one line per step.

    A line is a number, a seat, an action and the FEN it led to, tab-separated.
    """
    lines = [f'[{seat.capitalize()} "{name}"]' for seat, name in names.items()]
    lines += [f'[FEN "{history[0]["view"]["fen"]}"]', ""]
    for number, entry in enumerate(history[1:], 1):
        action = entry["action"] or entry["kind"]
        lines.append("\t".join((str(number), entry["seat"] or "", action, entry["view"]["fen"])))
    return "\n".join(lines) + "\n"
