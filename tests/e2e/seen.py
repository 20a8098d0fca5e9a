# ruff: noqa: E501 - lines of JavaScript are measured as they stand
"""The look of a piece of a page whatever its colours: its lightness, place by place."""

from base64 import b64encode
from typing import Any

from playwright.sync_api import expect

PLACES = 32  # in a row, and rows
CLEAR = 50  # of 255: a clear difference in lightness
# A picture that is still fetched, and a unit of Cipher that lies face down until its face is drawn.
UNDRAWN = """
rect.cream:not(:has(+ svg)), :is(g.card > .inner, .token):not(:has(~ svg)), .row .turned > svg:not(:has(text))
"""

_LIGHT = """async ([picture, places]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const drawing = new OffscreenCanvas(places, places).getContext("2d");
  drawing.drawImage(bitmap, 0, 0, places, places);
  const { data } = drawing.getImageData(0, 0, places, places);
  return Array.from({ length: places * places }, (_, at) => [0.299, 0.587, 0.114].reduce((sum, part, rgb) => sum + part * data[4 * at + rgb], 0));
}"""

# Returns those boxes in which the two pictures differ.
_ALTERED = """async ([one, other, boxes]) => {
  const drawn = async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
    drawing.drawImage(bitmap, 0, 0);
    return drawing;
  };
  const [before, after] = await Promise.all([one, other].map(drawn));
  const look = (drawing, { x, y, width, height }) => drawing.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data;
  return boxes.filter((box) => {
    const [was, is] = [look(before, box), look(after, box)];
    return was.some((value, at) => Math.abs(value - is[at]) > 8);
  }).map(({ said }) => said);
}"""
_BOXES = """(all) => all.filter((one) => one.checkVisibility()).map((one) => {
  const words = document.createRange(); // not the rim around them
  words.selectNodeContents(one);
  const { x, y, width, height } = words.getBoundingClientRect();
  return { said: `${one.textContent.trim()} at ${Math.round(x)}, ${Math.round(y)}`, x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width) - 1, height: Math.floor(height) - 1 };
})"""
_SHOWN = "(all, shown) => all.forEach((one) => (one.style.visibility = shown ? '' : 'hidden'))"


class Eye:
    """A viewer of pages in a page of its own, whose rules allow it to decode a picture."""

    def __init__(self, page: Any) -> None:
        """Open a page beside this one."""
        self.desk = page.context.new_page()
        page.bring_to_front()

    def look(self, piece: Any, rim: float = 0) -> list[float]:
        """Return the lightness of each place of a piece, once all is drawn, and of so many pixels around it."""
        expect(piece.page.locator(UNDRAWN)).to_have_count(0)
        box = piece.bounding_box()
        assert box
        clip = {at: box[at] - rim for at in "xy"} | {size: box[size] + 2 * rim for size in ("width", "height")}
        picture = b64encode(piece.page.screenshot(clip=clip)).decode()
        return list(self.desk.evaluate(_LIGHT, [picture, PLACES]))

    def covered(self, pieces: Any, cover: Any) -> list[str]:
        """Return the texts of pieces that look otherwise when the cover is not drawn."""
        boxes = pieces.evaluate_all(_BOXES)
        assert boxes and cover.count()
        pictures = []
        for shown in (True, False):
            cover.evaluate_all(_SHOWN, shown)
            pictures.append(b64encode(pieces.page.screenshot()).decode())
        cover.evaluate_all(_SHOWN, True)
        return list(self.desk.evaluate(_ALTERED, [*pictures, boxes]))


def apart(one: list[float], other: list[float]) -> int:
    """Return at how many of a thousand places the two differ clearly."""
    return 1000 * sum(abs(a - b) > CLEAR for a, b in zip(one, other, strict=True)) // len(one)
