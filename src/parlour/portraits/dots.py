"""Dots: a position as an image, of its shapes or of the lines of its drawing. Needs Pillow, and resvg for portraits."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from parlour.core.drawing import DrawnLine
from parlour.core.picture import PAINTS, SIDE, Box, Disc, Label, Portrait, Shape
from parlour.portraits import printed

FONTS: Final = Path(__file__).parents[1] / "web" / "fonts"
DISPLAY, TEXT, BOLD, MONO = (
    "caprasimo-latin-400-normal.woff2",
    "atkinson-hyperlegible-next-latin-400-normal.woff2",
    "atkinson-hyperlegible-next-latin-700-normal.woff2",
    "atkinson-hyperlegible-mono-latin-400-normal.woff2",
)
FINER: Final = 2  # shapes are drawn this much larger first, so that their edges are smooth
LINE: Final = 1.28  # heights of a letter from one line to the next
_DIM: Final = "#65495B"
_RASTERS: Final = 256  # portraits that are kept, some 50,000 bytes each


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a font of the house in a size."""
    return ImageFont.truetype(str(FONTS / name), size)


def board(shapes: Iterable[Shape], dots: int, behind: str) -> Image.Image:
    """Return shapes as a square of so many dots a side, on the colour that lies behind them."""
    side = dots * FINER
    scale = side / SIDE
    drawn = Image.new("RGB", (side, side), behind)
    draw = ImageDraw.Draw(drawn)
    for shape in shapes:
        x, y = shape.x * scale, shape.y * scale
        colour = PAINTS[shape.colour]
        match shape:
            case Box():
                corners = (x, y, x + shape.width * scale, y + shape.height * scale)
                draw.rounded_rectangle(corners, shape.radius * scale, colour)
            case Disc():
                edge = None if shape.edge is None else PAINTS[shape.edge]
                draw.circle((x, y), shape.radius * scale, colour, edge, round(scale * 0.5))
            case Label():
                letters = font(DISPLAY if len(shape.text) == 1 else BOLD, round(shape.size * scale))
                draw.text((x, y), shape.text, colour, letters, "mm")
            case Portrait():
                size = round(shape.width * scale), round(shape.height * scale)
                portrait = _portrait(Portrait(0, 0, *size, shape.name, shape.colour, shape.sitter))
                if portrait is not None:
                    drawn.paste(portrait, (round(x), round(y)), portrait)
    return drawn.resize((dots, dots), Image.Resampling.LANCZOS)


@lru_cache(_RASTERS)
def _portrait(portrait: Portrait) -> Image.Image | None:
    """Return a portrait in its size, if there is one."""
    from resvg_py import svg_to_bytes  # three megabytes, for those who show portraits

    svg = printed.element(portrait)
    return Image.open(BytesIO(svg_to_bytes(svg, skip_system_fonts=True))).convert("RGBA") if svg else None


def written(draw: ImageDraw.ImageDraw, lines: Sequence[DrawnLine], left: int, top: int, side: int) -> None:
    """Write lines of text into a square, broken between words; what does not fit is left out."""
    letters = font(MONO, round(side * 0.037))
    step = round(letters.size * LINE)
    y = top + 20
    for line in lines:
        x = left + 20.0
        for text, style in line:
            colour = _DIM if style == "dim" else PAINTS["ink"]
            for piece in re.findall(r"\s*\S*", text):
                width = letters.getlength(piece)
                if x + width > left + side - 16:
                    x, y, piece = left + 44.0, y + step, piece.strip()
                    width = letters.getlength(piece)
                if y + step > top + side - 10:
                    return
                draw.text((x, y), piece, colour, letters)
                x += width
        y += step + 4


def drawing(lines: Sequence[DrawnLine], dots: int) -> Image.Image:
    """Return lines of text as a square of paper."""
    paper = Image.new("RGB", (dots, dots), PAINTS["paper"])
    written(ImageDraw.Draw(paper), lines, 0, 0, dots)
    return paper
