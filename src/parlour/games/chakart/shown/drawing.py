"""Drawings: the board in plain characters, from its JSON view, for terminals and golden playthroughs."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.core import words
from parlour.core.drawing import DrawnLine
from parlour.games.chakart.state import KINDS, SEATS
from parlour.games.chakart.written.fen import LETTERS, Man

_THINGS: Final = {"mushroom": "m", "egg": "e", "banana": "d", "bomb": "w"}
_LETTER_OF: Final = {man: letter for letter, man in LETTERS.items()}
_FILES: Final = "  a b c d e f g h"


def _piece(square: Mapping[str, Any] | None) -> tuple[str, str]:
    """Return a square's FEN letter and its style: pieces in their colour, objects and empty squares dim."""
    if square is None:
        return ".", "dim"
    if "object" in square:
        return _THINGS[square["object"]], "dim"
    seat = SEATS.index(square["colour"])
    man = Man(seat, KINDS.index(square["man"]), square["immobilised"], square["hidden"])
    return _LETTER_OF[man], square["colour"]


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
