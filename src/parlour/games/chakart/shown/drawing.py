"""Drawings from the JSON view: the board in plain characters, and as shapes for the preview of a link.

Golden playthroughs hold the characters too. As shapes, pieces are discs with a letter, and objects are small discs,
under the portraits that the browser draws of them.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from parlour.core import words
from parlour.core.drawing import DrawnLine
from parlour.core.picture import SIDE, Box, Disc, Label, Portrait, Shape
from parlour.games.chakart.state import KINDS, SEATS
from parlour.games.chakart.written.fen import LETTERS, Piece

_THINGS: Final = {"mushroom": "m", "egg": "e", "banana": "d", "bomb": "w"}
_LETTER_OF: Final = {piece: letter for letter, piece in LETTERS.items()}
_FILES: Final = "  a b c d e f g h"
SQUARE: Final = SIDE / 8
_THING_COLOURS: Final = {"mushroom": "red-thing", "egg": "pale-thing", "banana": "yellow-thing", "bomb": "ink"}
_SCENE: Final = json.loads((Path(__file__).parent / "invited.json").read_text("utf-8"))  # is the browser's too
INVITATION: Final = f"{_SCENE['board']} w 0 1111 000000000000"
_OPPOSITE: Final = {"white": "black", "black": "white"}


def _piece(square: Mapping[str, Any] | None) -> tuple[str, str]:
    """Return a square's FEN letter and its style: pieces in their colour, objects and empty squares dim."""
    if square is None:
        return ".", "dim"
    if "object" in square:
        return _THINGS[square["object"]], "dim"
    seat = SEATS.index(square["colour"])
    piece = Piece(seat, KINDS.index(square["man"]), square["immobilised"], square["hidden"])
    return _LETTER_OF[piece], square["colour"]


def _side(view: Mapping[str, Any], seat: str, lang: str) -> str:
    """Return one line about a side: its turn, its remaining powers, and which of its pieces are captured."""
    turn = ">" if view["to_act"] == seat else " "
    powers = [words.say(lang, f"chakart-{power}") for power in ("shell", "stealth") if view[power][seat]]
    prison = "".join(kind * count for kind, count in view["captured"][seat].items())
    told = [f"{turn} {words.say(lang, seat)}", *powers]
    if prison:
        told.append(words.say(lang, "chakart-prison", {"men": prison}))
    return ", ".join(told)


def _closing(view: Mapping[str, Any], lang: str) -> str | None:
    """Return how the match ended, or what must be decided now, if anything."""
    if view["result"] is not None:
        args = {"winner": view["result"]["winner"] or "none", "reason": view["result"]["reason"]}
        return words.say(lang, "event-chakart-over", args)
    if view["pending"] is not None:
        return words.say(lang, f"chakart-decide-{view['pending']}", {"mover": view["mover"] or ""})
    return None


def of(view: Mapping[str, Any], lang: str) -> list[DrawnLine]:
    """Return the board with White below, both sides, and what is to be decided."""
    lines: list[DrawnLine] = [[(_FILES, "dim")]]
    for rank in range(7, -1, -1):
        line: DrawnLine = [(f"{rank + 1}", "dim")]
        for file in range(8):
            line += [(" ", ""), _piece(view["board"][8 * rank + file])]
        lines.append(line)
    lines += [[(_side(view, seat, lang), seat)] for seat in reversed(SEATS)]
    closing = _closing(view, lang)
    if closing is not None:
        lines.append([(closing, "bold")])
    return lines


def _square(number: int, square: Mapping[str, Any] | None) -> list[Shape]:
    file, rank = number % 8, number // 8
    x, y = file * SQUARE, (7 - rank) * SQUARE
    across, down = x + SQUARE / 2, y + SQUARE / 2
    shapes: list[Shape] = [Box(x, y, SQUARE, SQUARE, "light" if (file + rank) % 2 else "dark")]
    if square is not None and "object" in square:
        shapes.append(Disc(across, down, SQUARE * 0.25, _THING_COLOURS[square["object"]], "ink"))
        shapes.append(_portrait(x, y, square["object"]))
    elif square is not None:
        other = _OPPOSITE[square["colour"]]
        shapes.append(Disc(across, down, SQUARE * 0.41, square["colour"], other))
        shapes.append(Label(across, down, SQUARE * 0.5, square["man"].upper(), other))
        shapes.append(_portrait(x, y, f"{square['colour']}/{square['man']}"))
    return shapes


def _portrait(x: float, y: float, name: str) -> Portrait:
    return Portrait(x + SQUARE / 18, y, SQUARE * 8 / 9, SQUARE, f"chakart/{name}")


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """Return the 64 squares as shapes, White below."""
    return [shape for number, square in enumerate(view["board"]) for shape in _square(number, square)]
