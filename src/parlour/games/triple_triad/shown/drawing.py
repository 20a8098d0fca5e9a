"""Drawings from the JSON view: the table in plain characters, and its board as shapes for the preview of a link.

Golden playthroughs hold the characters too. As shapes, each card has its numbers, its portrait and the
colour of its owner.
"""

import json
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from parlour.core import words
from parlour.core.drawing import DrawnLine
from parlour.core.picture import SIDE, Box, Disc, Label, Portrait, Shape, Sitter
from parlour.games.triple_triad.numbering import PLACE
from parlour.games.triple_triad.state import SEATS
from parlour.games.triple_triad.written.notation import face

WIDTH: Final = 13  # characters inside a cell of the board
COLUMN: Final = 44  # characters of a hand's column
RULE: Final = "+" + ("-" * WIDTH + "+") * 3
ARROWS: Final = {"up": "^", "right": ">", "down": "v", "left": "<"}
CELL: Final = 29.6  # width of a square in units
GAP: Final = 2.8
_SCENE: Final = json.loads((Path(__file__).parent / "invited.json").read_text("utf-8"))  # is the browser's too
_PLACES: Final = ((0.5, 0.125), (0.88, 0.46), (0.5, 0.795), (0.12, 0.46))  # of the top, right, bottom and left number
_MEDALLION: Final = Box(0.18, 0.18, 0.64, 0.52, "paper")  # where the portrait lies, in widths of a square


def _signed(delta: int) -> str:
    return f"{delta:+d}" if delta else ""


def _taken_cell(cell: Mapping[str, Any], owner: str) -> list[str]:
    card = cell["card"]
    top, right, bottom, left = map(face, card["sides"])
    return [
        card["name"][: WIDTH - 2].center(WIDTH),
        top.center(WIDTH),
        f"{left} {_signed(cell['delta']):^5} {right}".center(WIDTH),
        bottom.center(WIDTH),
        owner.center(WIDTH),
    ]


def _empty_cell(square: int, restriction: Mapping[str, Any] | None) -> list[str]:
    gate = "" if restriction is None else f"{restriction['op']}{restriction['value']} {ARROWS[restriction['travel']]}"
    return ["", "", str(square).center(WIDTH), gate.center(WIDTH), ""]


def _cell(view: Mapping[str, Any], number: int, square: int, lang: str) -> tuple[list[str], str]:
    """Return the five rows inside a cell and their style; its element stays in the corner, covered or not."""
    cell, element = view["board"][number], view["elements"][number]
    owner = "" if cell is None else words.say(lang, cell["colour"]).upper()
    rows = _empty_cell(square, view["restrictions"][number]) if cell is None else _taken_cell(cell, owner)
    if element is not None:
        mark = f"({words.say(lang, f'element-{element}')})"
        rows[4] = f"{owner} {mark}".strip()[:WIDTH].center(WIDTH)
    return [row.ljust(WIDTH) for row in rows], "dim" if cell is None else cell["colour"]


def _board(view: Mapping[str, Any], squares: Sequence[int], lang: str) -> list[DrawnLine]:
    lines: list[DrawnLine] = [[(RULE, "dim")]]
    for row in range(3):
        cells = [_cell(view, number, squares[number], lang) for number in range(row * 3, row * 3 + 3)]
        for inside in range(5):
            line: DrawnLine = [("|", "dim")]
            for rows, style in cells:
                line += [(rows[inside], style), ("|", "dim")]
            lines.append(line)
        lines.append([(RULE, "dim")])
    return lines


def card_line(card: Mapping[str, Any], lang: str) -> str:
    """Return a card on one line: its name, its numbers by direction, its element and its type."""
    top, right, bottom, left = map(face, card["sides"])
    more = [words.say(lang, f"{kind}-{card[kind]}") for kind in ("element", "type") if card[kind]]
    return " ".join([f"{card['name'][:18]:18} ^{top} >{right} v{bottom} <{left}", *more])


def _held(entry: Mapping[str, Any], lang: str) -> str:
    told = "?" if entry["card"] is None else card_line(entry["card"], lang)
    return f"{'*' if entry['forced'] else ' '}{PLACE[entry['slot']] + 1:2} {told}"


def _column(view: Mapping[str, Any], seat: str, held: Sequence[Mapping[str, Any]], lang: str) -> list[str]:
    turn = ">" if view["to_act"] == seat else " "
    return [f"{turn} {words.say(lang, seat)} {view['score'][seat]}", *(_held(entry, lang) for entry in held)]


def _hands(view: Mapping[str, Any], which: str, lang: str) -> list[DrawnLine]:
    red, blue = (_column(view, seat, view[which][seat], lang) for seat in SEATS)
    return [[(left.ljust(COLUMN), SEATS[0]), (right, SEATS[1])] for left, right in zip_longest(red, blue, fillvalue="")]


def of(view: Mapping[str, Any], squares: Sequence[int], lang: str) -> list[DrawnLine]:
    """Return the whole table: the decks to pick from, or the board with numbered squares and both hands."""
    if view["phase"] == "pick":
        return _hands(view, "pools", lang)
    return [*_board(view, squares, lang), *_hands(view, "hands", lang)]


def card_columns(card: Mapping[str, Any]) -> dict[str, str]:
    """Return a card as the cells of a table row; sides from the top, clockwise."""
    return {
        "id": str(card["id"]),
        "name": card["name"],
        "sides": " ".join(map(face, card["sides"])),
        "element": card["element"] or "",
        "type": card["type"] or "",
        "power": str(card["power"]),
        "level": str(card["level"]),
    }


def _corner(cell: int) -> tuple[float, float]:
    return GAP + cell % 3 * (CELL + GAP), GAP + cell // 3 * (CELL + GAP)


def _card(cell: int, piece: Mapping[str, Any]) -> list[Shape]:
    x, y = _corner(cell)
    card, at = piece["card"], _MEDALLION
    place = x + at.x * CELL, y + at.y * CELL, at.width * CELL, at.height * CELL
    shapes: list[Shape] = [Box(x, y, CELL, CELL, piece["colour"], 3)]
    if worth := _worth(card):
        shapes.append(Portrait(x, y, CELL, CELL, f"triple-triad/frames/{piece['colour']}/{worth}"))
    shapes += [Portrait(*place, f"triple-triad/{name}", *how) for name, *how in _portraits(card, piece["colour"])]
    for side, (across, down) in zip(card["sides"], _PLACES, strict=True):
        shapes.append(Disc(x + across * CELL, y + down * CELL, 0.105 * CELL, piece["colour"]))
        shapes.append(Label(x + across * CELL, y + down * CELL, 7.4, face(side), "paper"))
    if card["name"] != "".join(map(face, card["sides"])):
        shapes.append(Label(x + CELL / 2, y + 0.945 * CELL, min(2.7, 48 / len(card["name"])), card["name"], "paper"))
    return shapes


def _portraits(card: Mapping[str, Any], colour: str) -> list[tuple[Any, ...]]:
    """Return what lies in a card's medallion, one over the other: the name of each, its ink, and whom it shows.

    That is a person, or what the card's maker chose, on its ground; or the portrait of the card in its set.
    """
    art, person = card.get("art") or {}, card.get("person")
    ground = f"grounds/{art.get('ground') or 'plain'}", "ink"
    if art.get("picture"):
        return [ground, (f"drawings/{art['picture']}", colour)]
    if person:
        sitter = Sitter(card["name"], person["look"], person["gender"], person["weapon"] or "")
        return [ground, ("person", "ink", sitter)]
    return [(f"{card['set']}/{card['name']}", colour)]


def _worth(card: Mapping[str, Any]) -> str:
    """Return what a card's frame is called: as its maker chose it, else by level or stars; nothing if it is plain."""
    if chosen := (card.get("art") or {}).get("frame"):
        return str(chosen)
    return f"{'stars' if card['set'] == 'ff14' else 'level'}-{card['level']}" if card.get("level") else ""


def picture(view: Mapping[str, Any]) -> list[Shape]:
    """Return the board as shapes; an empty square with an element or a restriction has a dot."""
    shapes: list[Shape] = [Box(0, 0, SIDE, SIDE, "baize", 4)]
    for cell, piece in enumerate(view["board"]):
        x, y = _corner(cell)
        if piece is not None:
            shapes += _card(cell, piece)
            continue
        shapes.append(Box(x, y, CELL, CELL, "shade", 3))
        if view["elements"][cell] is not None or view["restrictions"][cell] is not None:
            shapes.append(Disc(x + CELL / 2, y + CELL / 2, 3, "yellow-thing"))
    return shapes


def invitation() -> list[Shape]:
    """Return a board in the middle of a game, with the sum by which the card in the middle was captured."""
    (x, y), middle = _corner(4), [_SCENE["board"][cell]["card"]["sides"] for cell in (3, 4)]
    across, down = x - GAP / 2, y + CELL / 2
    sum_of = f"{face(middle[0][1])} › {face(middle[1][3])}"
    return [*picture(_SCENE), Box(across - 9, down - 4.5, 18, 9, "paper", 4.5), Label(across, down, 6.4, sum_of, "ink")]
