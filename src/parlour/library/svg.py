"""SVG: a position as a picture for notebooks: its shapes, as in the previews of a hall, or its drawing."""

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

from parlour.core.drawing import DrawnLine
from parlour.core.picture import PAINTS, SIDE, Box, Disc, Label, Portrait, Shape
from parlour.portraits import printed

BOARD: Final = 360  # pixels a board is wide
LETTER: Final = (7.4, 17)  # pixels a letter of a drawing is wide, and a line high
_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {box}" role="img">'


def board(shapes: Iterable[Shape]) -> str:
    """Return shapes as one picture."""
    head = _HEAD.format(width=BOARD, height=BOARD, box=f"{SIDE:g} {SIDE:g}")
    return "\n".join([head, *filter(None, map(_element, shapes)), "</svg>"])


def drawing(lines: Sequence[DrawnLine]) -> str:
    """Return lines of text as one picture, each piece in its style."""
    wide, high = LETTER
    width = round(wide * max((sum(len(text) for text, _style in line) for line in lines), default=0)) + 24
    height = high * len(lines) + 20
    head = _HEAD.format(width=width, height=height, box=f"{width} {height}")
    paper = f'<rect width="{width}" height="{height}" rx="8" fill="{PAINTS["paper"]}"/>'
    rows = [_line(line, 12, 24 + number * high) for number, line in enumerate(lines)]
    return "\n".join([head, paper, *rows, "</svg>"])


def _element(shape: Shape) -> str:
    colour = PAINTS[shape.colour]
    match shape:
        case Box():
            size = f'width="{shape.width:g}" height="{shape.height:g}" rx="{shape.radius:g}"'
            return f'<rect x="{shape.x:g}" y="{shape.y:g}" {size} fill="{colour}"/>'
        case Disc():
            edge = "" if shape.edge is None else f' stroke="{PAINTS[shape.edge]}" stroke-width=".5"'
            return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" fill="{colour}"{edge}/>'
        case Label():
            font = 'text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-weight="700"'
            place = f'x="{shape.x:g}" y="{shape.y:g}" font-size="{shape.size:g}"'
            return f'<text {place} {font} fill="{colour}">{escape(shape.text)}</text>'
        case Portrait():
            return printed.element(shape)


def _line(line: DrawnLine, x: int, y: int) -> str:
    pieces = "".join(f"<tspan{_style(style)}>{escape(text)}</tspan>" for text, style in line)
    font = 'font-family="monospace" font-size="12" xml:space="preserve"'
    return f'<text x="{x}" y="{y}" {font} fill="{PAINTS["ink"]}">{pieces}</text>'


def _style(style: str) -> str:
    if style in ("bold", "dim"):
        return ' font-weight="700"' if style == "bold" else ' opacity=".65"'
    return f' fill="{PAINTS[style]}"' if style in ("red", "blue") else ""
