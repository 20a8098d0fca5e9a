"""The painter paints the same preview in the same bytes, with the client's portraits on its cards."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageColor

from parlour.core.picture import PAINTS, SIDE, Box, Portrait
from parlour.hall.play.preview import Board, Preview
from parlour.portraits import dots
from parlour.web.pictures import painter
from tests.portraits.builds import built

MIDDLE = (painter.WIDTH - painter.EDGE - painter.BOARD // 2, painter.HEIGHT // 2)
FIELD = Box(0, 0, SIDE, SIDE, "velvet")
FACE = Portrait(40, 40, 20, 20, "cipher/B", "red")


def _preview(*shapes: Box | Portrait) -> Preview:
    return Preview("Cipher", "Ann – Ben", "Being played", "Rules", shapes=shapes)


def _middle(picture: bytes) -> tuple[int, ...]:
    with Image.open(BytesIO(picture)) as image:
        colour = image.convert("RGB").getpixel(MIDDLE)
    assert isinstance(colour, tuple)
    return colour


def test_the_same_preview_is_the_same_bytes(tmp_path: Path) -> None:
    """A preview is painted in the same bytes again, portraits and all."""
    with built(tmp_path):
        painted = painter.paint(_preview(FIELD, FACE))
        dots._portrait.cache_clear()
        assert painter.paint(_preview(FIELD, FACE)) == painted
        assert _middle(painted) == ImageColor.getrgb(PAINTS["red"])
    dots._portrait.cache_clear()


def test_a_film_has_the_colours_of_all_its_boards() -> None:
    """A colour that fills one board alone is that colour, though a film has few."""
    boards = [Board([Box(0, 0, SIDE, SIDE, colour)], []) for colour in ("baize", "velvet", "red-thing")]
    with Image.open(BytesIO(painter.film(_preview(FIELD), boards))) as film:
        found = []
        for frame in range(3):
            film.seek(frame)
            found.append(film.convert("RGB").getpixel((MIDDLE[0] // 2, MIDDLE[1] // 2)))
    wanted = [ImageColor.getrgb(PAINTS[colour]) for colour in ("baize", "velvet", "red-thing")]
    assert all(
        abs(a - b) < 8 for one, other in zip(found, wanted, strict=True) for a, b in zip(one, other, strict=True)
    )
