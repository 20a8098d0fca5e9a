# ruff: noqa: E501 - lines of JavaScript are measured as they stand
"""Moments at a table measured in the windows of real phones; each fault is told in words."""

import os
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from operator import ge
from pathlib import Path
from typing import Any
from zlib import crc32

from playwright.sync_api import expect

from tests.e2e.access import await_parts

SHOTS = os.environ.get("PARLOUR_SHOTS")
WINDOWS = [(320, 568), (360, 640), (375, 553), (390, 664), (412, 785), (740, 360), (844, 390), (1280, 800)]
SMALLEST = (320, 480)  # everything is there, but may be a little smaller
PHONES = [SMALLEST, (360, 640), (390, 664), (740, 360)]
DESK = 1100
FINGER, POINTER = 44, 36  # pixels of what is tapped, and of what is clicked
LEAST = 30  # pixels of a square or a card
CARD = 56  # pixels of a card on the field, in a window at least as large as a usual phone's
PHONE = (360, 640)
LEGIBLE = 11  # pixels of all text: words, and figures in a drawing
TELLING = 60  # pixels of a name that is cut: some eight letters
Everywhere = Callable[..., list[str]]
"""`everywhere(page, moment, marks, strip)`, as the fixture of that name measures."""


@dataclass(frozen=True)
class Marks:
    """The places of a game's table to measure, as CSS selectors."""

    turn: str  # whose turn it is, told once
    asked: str
    board: str  # squares, or cards side by side: nothing lies over them
    seats: str  # the players and their time
    hand: str = ".hand [data-slot]"
    fanned: str = "none"  # cards of the board that may overlap, a strip of each visible
    large: str = "none"  # those of them that are as large as a CARD
    shown: str = ""  # the part of a card that has its size, if not the whole that is touched
    aside: str = "none"  # not needed to play this turn
    rolled: str = "none"  # in a box that scrolls: large enough, but not always in view
    over: str = "none"  # may lie over the board: the line, or the piece a pawn becomes, is chosen there
    told: str = "none"  # stands over the board for a moment, and is not touched
    about: str = "none"  # the place on the board that `told` tells of
    figures: str = "none"  # drawn on the board, to be read
    names: str = "none"  # the players' names, cut where they are long
    single: str = "none"  # stands in one line, whole
    entire: str = "none"  # stands whole, in any number of lines


TRIAD = Marks(
    turn="span.turn",
    asked='[data-testid="asked"], .pick h2',
    board="[data-cell], [data-pick]",
    seats=".far, .near, .clock",
    rolled=".story *",
    names=".seat > .name",
    entire=".caption",
)
CHAKART = Marks(
    turn="span.turn",
    asked='[data-testid="asked"]',
    board="[data-square]",
    seats=".far, .near, .clock",
    aside=".side .story *",
    rolled=".side *, .strip li *",
    over=".choice",
    told=".egg",
    about=".came",
    figures=".tag text",
    names=".seat > .name",
)
PLAIN = Marks(
    turn="span.turn",
    asked="[data-action], p.waiting",
    board=".drawing",
    seats=".far, .near, .clock",
    aside=".story *",
)
CIPHER = Marks(
    turn=".phases",
    asked=".ask h2",
    board=".mat",
    seats=".far > .row, .near > .row, .clock",
    fanned=".row [data-card], .tray [data-card]",
    large=".row [data-card]",
    shown=".turned",
    aside="details *, .flank *, .story *",
    over=".whole, .touched",
    names=".row > .name",
    single=".sum > *",
)

# Everything named lies inside the window and answers at its middle and near its corners, so that nothing covers it.
_MEASURE = """([marks, finger, least, strip, card, legible, telling, wide, high]) => {
  const wrong = [];
  const seen = (all) => [...document.querySelectorAll(all)].filter((one) => one.checkVisibility() && !one.closest(".vh"));
  const called = (one) => (one.ariaLabel || one.textContent || one.getAttribute("class") || one.tagName).trim().slice(0, 40);
  const over = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest(marks.over) !== null) ? null : hit;
  };
  const named = (hit) => `${hit.tagName.toLowerCase()}.${hit.getAttribute("class") ?? ""} “${called(hit)}”`;
  const boxes = (one) => (getComputedStyle(one).display === "inline" ? [...one.getClientRects()] : [one.getBoundingClientRect()]);
  const looked = (one, what, most = Infinity) => {
    for (const box of boxes(one)) {
      const right = Math.min(box.right, box.left + most);
      const [x, y, dx, dy] = [(box.left + right) / 2, (box.top + box.bottom) / 2, (right - box.left) / 2 - 4, box.height / 2 - 4];
      if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1) wrong.push(`${what} hangs out of the window`);
      else {
        const hit = [[0, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]].map(([a, b]) => over(one, x + a * dx, y + b * dy)).find((hit) => hit);
        if (hit) wrong.push(`${what} is covered by ${named(hit)}`);
      }
    }
  };
  const sized = (one, what, due) => {
    const it = marks.shown ? one.querySelector(marks.shown) : null;
    const box = one.getBoundingClientRect();
    const size = it ? it.offsetWidth : Math.min(box.width, box.height);
    if (size < due - 0.5) wrong.push(`${what} is ${size.toFixed(0)} wide`);
  };
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > high + 1 || scrollWidth > wide + 1) wrong.push(`the page is ${scrollWidth}x${scrollHeight}`);
  const turns = seen(marks.turn);
  if (turns.length !== 1) wrong.push(`whose turn it is stands ${turns.length} times`);
  turns.forEach((one) => looked(one, "the turn"));
  const asked = seen(marks.asked);
  if (!asked.length) wrong.push("nothing is asked");
  for (const one of asked) {
    looked(one, "the question");
    if (one.clientHeight && one.scrollHeight > one.clientHeight + 1) wrong.push(`the question is cut: ${called(one)}`);
  }
  for (const one of seen(marks.seats)) {
    looked(one, "a seat");
    const facts = one.querySelector(".facts");
    if ([one, facts].some((each) => each && each.scrollWidth > each.clientWidth + 1)) wrong.push(`a seat is cut: ${called(one)}`);
  }
  for (const one of seen(marks.names)) {
    if (one.scrollWidth > one.clientWidth && one.clientWidth < telling) wrong.push(`of the name ${called(one)} stand ${one.clientWidth} pixels`);
  }
  for (const one of seen(marks.single)) {
    const words = document.createRange();
    words.selectNodeContents(one);
    const lines = new Set([...words.getClientRects()].map((box) => Math.round(box.top))).size;
    if (lines > 1) wrong.push(`${called(one)} stands in ${lines} lines`);
    looked(one, called(one));
  }
  for (const one of seen(marks.entire)) {
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) wrong.push(`${called(one)} is cut`);
    looked(one, called(one));
  }
  const written = (one) => !one.closest("svg") && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  for (const one of seen("body *").filter(written)) {
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < legible - 0.1) wrong.push(`${called(one)} is ${size.toFixed(1)} high`);
  }
  const board = seen(marks.board);
  if (!board.length) wrong.push("no board");
  for (const one of board) {
    looked(one, `the square ${called(one)}`);
    if (!marks.shown) sized(one, `the square ${called(one)}`, least);
  }
  const [all, abouts] = [marks.board, marks.about].map((named) => seen(named).map((one) => one.getBoundingClientRect()));
  const edge = (side, most) => most(...all.map((box) => box[side]));
  for (const one of seen(marks.told)) {
    const box = one.getBoundingClientRect();
    const inside = box.left >= edge("left", Math.min) && box.top >= edge("top", Math.min) && box.right <= edge("right", Math.max) && box.bottom <= edge("bottom", Math.max);
    if (!inside) wrong.push(`${called(one)} hangs over the edge of the board`);
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) wrong.push(`${called(one)} is cut`);
    if (abouts.some((at) => at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top)) wrong.push(`${called(one)} hides what it tells of`);
  }
  for (const one of seen(marks.figures)) {
    const size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
    if (size < legible - 0.1) wrong.push(`${called(one)} is ${size.toFixed(1)} high`);
  }
  for (const one of seen(marks.fanned)) {
    if (strip) looked(one, `the unit ${called(one)}`, strip);
    sized(one, `the unit ${called(one)}`, one.matches(marks.large) ? card : least);
  }
  const cards = seen(marks.hand);
  const whole = (one) => cards.length <= 7 || one.matches(".sel, .chosen");
  for (const one of cards) {
    looked(one, `the card ${called(one)}`, whole(one) ? Infinity : 24);
    sized(one, `the card ${called(one)}`, least);
  }
  const pieces = [marks.board, marks.fanned, marks.hand, marks.aside, ".skip"].join();
  for (const one of seen("button, a, select, summary").filter((one) => !one.matches(pieces))) {
    if (!one.matches(marks.rolled)) looked(one, called(one));
    const box = one.getBoundingClientRect();
    if (Math.min(box.width, box.height) < finger - 0.5) wrong.push(`${called(one)} is ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
  }
  return wrong;
}"""


def shoot(page: Any, name: str) -> None:
    """Save a picture of the page if PARLOUR_SHOTS names a folder."""
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def everywhere(page: Any, moment: str, marks: Marks, strip: int = 24, most: int = len(WINDOWS) + 1) -> list[str]:
    """Return the faults of this moment in so many windows; leave the page in the first of them.

    One of them is a usual phone. The name of the moment chooses the others, so that many moments meet all. Of
    overlapping units a `strip` is visible.
    """
    others = [window for window in (*WINDOWS, SMALLEST) if window != PHONE]
    begin = crc32(moment.encode())
    found: list[str] = []
    for window in (PHONE, *(others[(begin + number) % len(others)] for number in range(most - 1))):
        if window == SMALLEST:
            barely = replace(marks, aside=f"{marks.aside}, {marks.over}")
            found += measured(page, moment, SMALLEST, barely, (FINGER - 2, LEAST - 6, 0))
        else:
            finger = FINGER if window[0] < DESK else POINTER
            found += measured(page, moment, window, marks, (finger, LEAST, strip))
    resize(page, *WINDOWS[0])
    return found


def measured(
    page: Any, moment: str, window: tuple[int, int], marks: Marks, sizes: tuple[int, int, int] = (44, 30, 24)
) -> list[str]:
    """Return the faults of this moment in one window; `sizes` are those of a button, a piece and a unit's strip."""
    resize(page, *window)
    size = f"{window[0]}x{window[1]}"
    card = CARD if all(map(ge, window, PHONE)) else sizes[1]
    shoot(page, f"{moment}-{size}")
    return [
        f"{moment} {size}: {each}"
        for each in page.evaluate(_MEASURE, [asdict(marks), *sizes, card, LEGIBLE, TELLING, *window])
    ]


# Whole in the window, and answering at its middle, from the top of the page to its end.
_IN_VIEW = """async (one) => {
  const wrong = [];
  const room = document.scrollingElement;
  for (const part of [0, 0.5, 1]) {
    scrollTo({ top: part * (room.scrollHeight - innerHeight), behavior: "instant" });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const box = one.getBoundingClientRect();
    const where = `scrolled by ${Math.round(scrollY)} of ${room.scrollHeight - innerHeight}`;
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) wrong.push(`at ${Math.round(box.top)} to ${Math.round(box.bottom)}, ${where}`);
    else if (!one.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2))) wrong.push(`covered, ${where}`);
  }
  scrollTo({ top: 0, behavior: "instant" });
  return wrong;
}"""


def leads_on(page: Any, name: str, on: Any = None, windows: Iterable[tuple[int, int]] = PHONES) -> list[str]:
    """Return the windows in which the one button that leads on is out of view or covered, however they scroll.

    A clash has a button of its own, which does not lead on.
    """
    on = on or page.locator(".btn.pri, .btn.brass:not(.clash *)").filter(visible=True)
    wrong = []
    for window in windows:
        resize(page, *window)
        size = f"{window[0]}x{window[1]}"
        shoot(page, f"{name}-{size}")
        expect(on).to_have_count(1)
        wrong += [f"{name} {size}: {each}" for each in on.evaluate(_IN_VIEW)]
        if not fits(page):
            wrong.append(f"{name} {size}: the page is wider than its window")
    return wrong


def fits(page: Any) -> bool:
    """Tell whether the page fits its window once its parts are there; its inner width grows with what hangs out."""
    await_parts(page)
    return bool(page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"])


# A new observer fires with the next frame, after the page knows its window; no test's clock holds it.
_DRAWN = """async () => {
  for (let picture = 0; picture < 3; picture++)
    await new Promise((drawn) => {
      const observer = new ResizeObserver(() => { observer.disconnect(); drawn(); });
      observer.observe(document.documentElement);
    });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""


def resize(page: Any, width: int, height: int) -> None:
    """Give this page another window, and wait until it is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_DRAWN)
