"""The painter: a preview as a PNG of 1200 by 630 dots, the same bytes for the same preview."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from parlour.core.picture import PAINTS, SIDE, Box
from parlour.hall.play.preview import Board, Preview
from parlour.portraits import dots
from parlour.portraits.dots import BOLD, DISPLAY, FINER, LINE, TEXT

WIDTH, HEIGHT = 1200, 630
EDGE: Final = 56  # dots of wall around everything
RIM: Final = 20  # dots of its mat around the position of a match that is over
BOARD: Final = HEIGHT - 2 * EDGE
COLUMN: Final = WIDTH - BOARD - 3 * EDGE  # where the words stand beside a position
PALETTE: Final = {"wall": "#F5E6DE", "line": "#D9BFB2", "ink-2": "#65495B", "plum": "#4B2141", **PAINTS}
MOST_FRAMES: Final = 120
MOVE_LASTS, END_LASTS = 900, 4000  # milliseconds
COLOURS: Final = 256  # of a GIF
SAMPLES: Final = 4  # frames whose colours are those of all


def paint(preview: Preview) -> bytes:
    """Return the picture: the words at the left, the position, where there is one, at the right."""
    written = BytesIO()
    _painted(preview).save(written, "PNG", optimize=True)
    return written.getvalue()


def _painted(preview: Preview) -> Image.Image:
    if preview.end and preview.shapes:
        return _ended(preview)
    image = Image.new("RGB", (WIDTH, HEIGHT), PALETTE["wall"])
    position = bool(preview.shapes or preview.lines)
    if preview.shapes:
        image.paste(dots.board(preview.shapes, BOARD, PALETTE["wall"]), (WIDTH - BOARD - EDGE, EDGE))
    elif preview.lines:
        left, draw = WIDTH - BOARD - EDGE, ImageDraw.Draw(image)
        draw.rounded_rectangle((left, EDGE, left + BOARD, EDGE + BOARD), 22, PALETTE["paper"], PALETTE["line"], 2)
        dots.written(draw, preview.lines, left, EDGE, BOARD)
    _words(ImageDraw.Draw(image), preview, position)
    return image


def _ended(preview: Preview) -> Image.Image:
    """Return a match that is over: the position on the game's mat, and beside it who won, the sum and what decided."""
    mat = preview.shapes[0]
    felt = mat.colour if isinstance(mat, Box) and mat.width == SIDE else "plum"
    image = Image.new("RGB", (WIDTH, HEIGHT), PALETTE["wall"])
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, HEIGHT, HEIGHT), PALETTE[felt])
    image.paste(dots.board(preview.shapes, HEIGHT - 2 * RIM, PALETTE[felt]), (RIM, RIM))
    left = HEIGHT + EDGE
    width = WIDTH - left - RIM * 2
    _mark(image, left, RIM * 2)
    draw.text((left + 62, RIM * 2), "parlour", PALETTE["plum"], dots.font(DISPLAY, 34))
    y = _paragraph(draw, 112, preview.status_line, dots.font(DISPLAY, 56), "ink", width, 2, left) + 6
    if preview.score:
        y = _sum(draw, left, y, preview)
    y = _players(draw, left, y, preview.sides, width)
    about = f"{preview.game} · {preview.rules}"
    foot = HEIGHT - RIM * 2 - 2 * round(26 * LINE)
    most = int((foot - y - 24) / (30 * LINE))
    _paragraph(draw, y + 14, preview.end, dots.font(TEXT, 30), "ink", width, max(most, 1), left)
    _paragraph(draw, foot, about, dots.font(TEXT, 26), "ink-2", width, 2, left)
    return image


def _players(draw: ImageDraw.ImageDraw, left: int, y: int, sides: Sequence[tuple[str, str]], width: int) -> int:
    """Write who played, in one row if there is room for it; return the height below."""
    font = dots.font(BOLD, 34)
    wide = [46 + font.getlength(name) + 28 for _seat, name in sides]
    row, x = sum(wide) <= width, float(left)
    for (seat, name), taken in zip(sides, wide, strict=True):
        draw.circle((x + 16, y + 22), 15, PALETTE.get(seat, PALETTE["plum"]), PALETTE["ink"], 2)
        draw.text((x + 46, y), _cut(name, font, width - 46), PALETTE["ink"], font)
        x, y = (x + taken, y) if row else (x, y + 50)
    return y + 50 if row else y


def _sum(draw: ImageDraw.ImageDraw, left: int, y: int, preview: Preview) -> int:
    """Write what each side counts, each number in the colour of its seat; return the height below it."""
    font = dots.font(DISPLAY, 150)
    x = float(left - 6)
    counted = zip(preview.sides, preview.score, strict=True)
    numbers = [(score, PALETTE.get(seat, PALETTE["ink"])) for (seat, _name), score in counted]
    for at, (text, colour) in enumerate(numbers):
        for piece, paint_of in ((text, colour), ("–", PALETTE["ink-2"]))[: 1 if at == len(numbers) - 1 else 2]:
            draw.text((x, y - 22), piece, paint_of, font)
            x += font.getlength(piece)
    return y + 154


def _mark(image: Image.Image, left: int, top: int) -> None:
    """Put the hall's mark there: two cards, one of each side."""
    for colour, turned, x in (("blue", 9, 0), ("red", -9, 20)):
        card = Image.new("RGBA", (30 * FINER, 38 * FINER))
        ImageDraw.Draw(card).rounded_rectangle((0, 0, 30 * FINER, 38 * FINER), 7 * FINER, PALETTE[colour])
        card = card.rotate(turned, Image.Resampling.BICUBIC, expand=True)
        card = card.resize((card.width // FINER, card.height // FINER), Image.Resampling.LANCZOS)
        image.paste(card, (left + x, top), card)


def film(preview: Preview, boards: Sequence[Board]) -> bytes:
    """Return a match move by move as a GIF, half as large as a picture.

    Of a long match every second move is shown, or fewer. The end stays longest, and then it begins again.
    """
    kept = [*boards[: -1 : -(-len(boards) // MOST_FRAMES)], boards[-1]]
    palette = _palette([_frame(preview, board) for board in kept[:: -(-len(kept) // SAMPLES)]])
    frames = [_frame(preview, board).quantize(palette=palette, dither=Image.Dither.NONE) for board in kept]
    times = [*[MOVE_LASTS] * (len(frames) - 1), END_LASTS]
    written = BytesIO()
    frames[0].save(written, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=False)
    return written.getvalue()


def _frame(preview: Preview, board: Board) -> Image.Image:
    return _painted(replace(preview, shapes=board.shapes, lines=board.lines)).resize(
        (WIDTH // 2, HEIGHT // 2), Image.Resampling.LANCZOS
    )


def _palette(frames: Sequence[Image.Image]) -> Image.Image:
    """Return the colours that stand for all of these frames."""
    high = HEIGHT // 2
    sheet = Image.new("RGB", (WIDTH // 2, high * len(frames)))
    for at, frame in enumerate(frames):
        sheet.paste(frame, (0, high * at))
    return sheet.quantize(COLOURS)


def _words(draw: ImageDraw.ImageDraw, preview: Preview, position: bool) -> None:
    width = COLUMN if position else WIDTH - 2 * EDGE
    y = EDGE - 10
    y = _paragraph(draw, y, "parlour", dots.font(DISPLAY, 34), "plum", width, 1) + 14
    y = _paragraph(draw, y, preview.game, dots.font(BOLD, 30), "ink-2", width, 1) + 18
    if preview.sides:
        y = _sides(draw, y, preview.sides, width)
    else:
        y = _paragraph(draw, y, preview.title, dots.font(DISPLAY, 46 if position else 76), "ink", width, 2) + 24
    if preview.goal:
        y = _paragraph(draw, y, preview.goal, dots.font(TEXT, 28), "ink", width, 4) + 20
    y = _paragraph(draw, y, preview.status_line, dots.font(BOLD, 32), "plum", width, 2) + 16
    size = 28 if position else 34
    most = max(1, int((HEIGHT - EDGE // 2 - y) / (size * LINE)))
    _paragraph(draw, y, preview.rules, dots.font(TEXT, size), "ink", width, most)


def _sides(draw: ImageDraw.ImageDraw, y: int, sides: Sequence[tuple[str, str]], width: int) -> int:
    """Draw who sits where, each beside a disc in the colour of the seat; return the height below them."""
    font = dots.font(DISPLAY, 46)
    for seat, name in sides:
        draw.circle((EDGE + 18, y + 34), 16, PALETTE.get(seat, PALETTE["plum"]), PALETTE["ink"], 2)
        draw.text((EDGE + 50, y), _cut(name, font, width - 50), PALETTE["ink"], font)
        y += 66
    return y + 10


def _paragraph(
    draw: ImageDraw.ImageDraw,
    y: int,
    text: str,
    font: ImageFont.FreeTypeFont,
    colour: str,
    width: int,
    most: int,
    left: int = EDGE,
) -> int:
    """Draw a text in at most so many lines from a height on; return the height below it."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], _cut(" ".join(lines[most - 1 :]), font, width)]
    step = round(font.size * LINE)
    for row, line in enumerate(lines):
        draw.text((left, y + row * step), _cut(line, font, width), PALETTE[colour], font)
    return y + len(lines) * step


def _cut(text: str, font: ImageFont.FreeTypeFont, width: float) -> str:
    """Return the text, or its beginning and an ellipsis if it is wider."""
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"
