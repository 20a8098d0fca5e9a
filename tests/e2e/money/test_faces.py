"""People on cards are told apart where they are drawn small, in colour and in grey, and known again on other cards."""

import json
import re
from collections.abc import Callable, Mapping
from io import BytesIO
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect

from parlour import web
from parlour.core.picture import Portrait, Sitter
from parlour.games.triple_triad.cards import persons
from parlour.portraits import printed
from tests.served import Hall

pytestmark = pytest.mark.browser
PEOPLE, SEED = 40, 44
SMALL = 48  # pixels of a portrait's side
BLOCK = 3  # pixels that are seen as one
APART = 9.0  # of 255: the least difference of two portraits, on average
PAIRS, MISTAKEN = 30, 3  # half of the pairs are one person on two cards
HAIR = np.s_[8:24, 12:36]  # where it is in a portrait
SHADES, INKS = 6, 0.85  # shades of red, green and blue; from how far apart inks are another person's
# Only the portrait is looked at: all cards lie in one seat, without names and numbers, as wide as makes it so small.
BARE = """.found { overflow: visible !important; height: auto !important } .face { width: 55px !important;
padding: 0 !important; filter: none !important; opacity: 1 !important } .face text { visibility: hidden }"""
ADOPT = """css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet] }"""
SHEET = """<style>body { margin: 0; background: #cbdaf1; color: #122f63; line-height: 0 }
svg { width: 48px; height: 48px }</style>"""
STATIC = Path(web.__file__).parent / "static"
ALL = """all => all.map((one) => { const box = one.querySelector(".face svg").getBoundingClientRect();
return [one.querySelector("b").textContent, box.x + scrollX, box.y + scrollY, box.width] })"""


def test_people_are_told_apart_and_known_again_where_they_are_small(hall: Hall, visitor: Callable[..., Any]) -> None:
    """Any two of forty people differ, in colour and in grey; the inks of their hair tell who is the same person.

    One page shows all that both promises are about.
    """
    page = visitor(hall, width=1280, height=800)
    page.goto("/decks/cipher")
    page.get_by_role("button", name="New deck").click()
    for _ in range(4):
        page.locator(".found > .btn").click()
    expect(page.locator(".found li").nth(170)).to_be_attached()
    expect(page.locator(".found li:not(:has(text))")).to_have_count(0)
    page.evaluate(ADOPT, BARE)
    places = page.locator(".found li").evaluate_all(ALL)
    whole = Image.open(BytesIO(page.screenshot(full_page=True)))
    cards = [(name, _portrait(whole, x + wide / 15, y + wide / 15)) for name, x, y, wide in places]
    people = dict(reversed(cards))
    assert _alike({name: people[name] for name in Random(SEED).sample(sorted(people), PEOPLE)}) == []
    pairs = list(combinations(cards, 2))
    wrong = [
        (one, other)
        for same in (True, False)
        for (one, first), (other, second) in Random(SEED).sample(
            [pair for pair in pairs if (pair[0][0] == pair[1][0]) == same], PAIRS // 2
        )
        if (_inks_apart(first, second) < INKS) != same
    ]
    assert len(wrong) <= MISTAKEN, wrong
    assert page.problems == []


def test_the_people_of_triple_triad_are_told_apart_where_they_are_small(page: Any) -> None:
    """Of forty portraits that the build drew, any two differ, in colour and in grey, on the field of one seat."""
    found = {path.stem: json.loads(path.read_text()) for path in STATIC.glob("assets/icons-*/people/*.json")}
    assert len(found) == len(persons())
    drawn = {name: found[name] for name in Random(SEED).sample(sorted(found), PEOPLE)}
    page.set_content(SHEET + "".join(_tile(portrait) for portrait in drawn.values()))
    whole = Image.open(BytesIO(page.screenshot(full_page=True)))
    row = whole.width // SMALL
    places = {name: (at % row * SMALL, at // row * SMALL) for at, name in enumerate(drawn)}
    assert _alike({name: _portrait(whole, *place) for name, place in places.items()}) == []


def test_the_server_puts_people_together_as_the_browser_draws_them() -> None:
    found = {path.stem: json.loads(path.read_text())["body"] for path in STATIC.glob("assets/icons-*/people/*.json")}
    other = [
        name
        for name, person in persons().items()
        if found[re.sub(r"\W+", "-", name, flags=re.ASCII)]
        not in printed.element(
            Portrait(
                0,
                0,
                9,
                9,
                "triple-triad/person",
                "ink",
                Sitter(name, person["look"], person["gender"], person["weapon"] or ""),
            )
        )
    ]
    assert other == []


def _tile(portrait: Mapping[str, Any]) -> str:
    """Return what a medallion shows of a portrait."""
    window = " ".join(str(part * portrait["width"]) for part in (0.16, 0.1, 0.7, 0.7))
    return f'<svg viewBox="{window}">{portrait["body"]}</svg>'


def _inks_apart(one: Any, other: Any) -> float:
    """Return how far apart two portraits are in what part of their hair is of which ink: 0 to 2."""
    parts = []
    for seen in (one, other):
        shades = seen[HAIR].reshape(-1, 3).astype(int) * SHADES // 256
        counted = np.bincount(shades @ (SHADES**2, SHADES, 1), minlength=SHADES**3)
        parts.append(counted / counted.sum())
    return float(np.abs(parts[0] - parts[1]).sum())


def _alike(seen: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Return the pairs that are not told apart, and whether in colour or in grey."""
    side = SMALL // BLOCK
    blocks = {name: face.reshape(side, BLOCK, side, BLOCK, 3).mean((1, 3)) for name, face in seen.items()}
    return [
        (one, other, kind)
        for kind, told in (("colour", blocks), ("grey", {name: face.mean(2) for name, face in blocks.items()}))
        for one, other in combinations(told, 2)
        if np.abs(told[one] - told[other]).mean() < APART
    ]


def _portrait(whole: Image.Image, left: float, top: float) -> Any:
    """Return the pixels of a portrait."""
    return np.asarray(whole.convert("RGB").crop((int(left), int(top), int(left) + SMALL, int(top) + SMALL)), np.float64)
