"""A position in dots shows the client's portraits where there are any, and text as far as there is room."""

from pathlib import Path

from PIL import ImageColor

from parlour.core.picture import PAINTS, SIDE, Box, Portrait
from parlour.portraits import dots
from tests.portraits.builds import built

FIELD = Box(0, 0, SIDE, SIDE, "velvet")
FACE = Portrait(40, 40, 20, 20, "cipher/B", "red")


def test_a_portrait_is_painted_where_one_was_printed(tmp_path: Path) -> None:
    """Without a built client the card below is seen."""
    for build, colour in ((built(tmp_path, None), "velvet"), (built(tmp_path), "red")):
        dots._portrait.cache_clear()
        with build:
            board = dots.board([FIELD, FACE], 100, "#000000")
        assert board.size == (100, 100) and board.getpixel((50, 50)) == ImageColor.getrgb(PAINTS[colour])
    dots._portrait.cache_clear()


def test_what_does_not_fit_is_left_out() -> None:
    """Lines beyond the lower edge are left out, and a long line goes on below."""
    paper = ImageColor.getrgb(PAINTS["paper"])
    drawn = dots.drawing([[("word " * 40, "")], *[[("line", "")]] * 40], 200)
    used = [y for y in range(200) if any(drawn.getpixel((x, y)) != paper for x in range(200))]
    assert used[0] > 10 and used[-1] < 200 - 10
