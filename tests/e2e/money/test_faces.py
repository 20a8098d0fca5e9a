"""People on cards are told apart where they are drawn small, in colour and in grey."""

from collections.abc import Callable
from io import BytesIO
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.served import Hall

pytestmark = pytest.mark.browser
PEOPLE, SEED = 40, 44
SMALL = 48  # pixels of a portrait's side
BLOCK = 3  # pixels that are seen as one
APART = 9.0  # of 255: the least difference of two portraits, on average
# Only the portrait is looked at: all cards lie in one seat, without names and numbers, as wide as makes it so small.
BARE = """.found { overflow: visible !important; height: auto !important } .face { width: 55px !important;
padding: 0 !important; filter: none !important } .face text { visibility: hidden }"""
ADOPT = """css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet] }"""
FIRST = """all => { const met = new Set(); return all.map((one) => { const name = one.querySelector("b").textContent;
const box = one.querySelector(".face svg").getBoundingClientRect(); const is = !met.has(name); met.add(name);
return is ? [name, box.x + scrollX, box.y + scrollY, box.width] : null }).filter(Boolean) }"""


def test_people_are_told_apart_where_they_are_small(hall: Hall, visitor: Callable[..., Any]) -> None:
    """Of forty people by a fixed seed, any two portraits differ, in colour and in grey."""
    page = visitor(hall, width=1280, height=800)
    page.goto("/decks/cipher")
    page.get_by_role("button", name="New deck").click()
    for _ in range(4):
        page.locator(".found > .btn").click()
    expect(page.locator(".found li").nth(170)).to_be_attached()
    expect(page.locator(".found li:not(:has(text))")).to_have_count(0)
    page.evaluate(ADOPT, BARE)
    people = page.locator(".found li").evaluate_all(FIRST)
    chosen = Random(SEED).sample(people, PEOPLE)
    whole = Image.open(BytesIO(page.screenshot(full_page=True)))
    seen = {name: _portrait(whole, x, y, wide) for name, x, y, wide in chosen}
    close = [
        (one, other, kind)
        for one, other in combinations(seen, 2)
        for kind, told in (("colour", seen), ("grey", {name: face.mean(2) for name, face in seen.items()}))
        if np.abs(told[one] - told[other]).mean() < APART
    ]
    assert close == []
    assert page.problems == []


def _portrait(whole: Image.Image, x: float, y: float, wide: float) -> Any:
    """Return the blocks of what stands in the window of a card."""
    unit = wide / 63
    left, top = x + 4.2 * unit, y + 4.2 * unit
    side = SMALL // BLOCK
    cut = whole.convert("RGB").crop((int(left), int(top), int(left) + SMALL, int(top) + SMALL))
    return np.asarray(cut.resize((side, side), Image.Resampling.BOX), np.float64)
