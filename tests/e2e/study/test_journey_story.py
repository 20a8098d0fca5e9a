"""A journey in the browser: a stage says what it asks for, is reached, leads on, and stays reached with an account."""

import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.hosting import becomes_host
from tests.e2e.measured import fits, shoot
from tests.e2e.said import Said
from tests.hall.communities.test_charter import charter
from tests.served import Hall

pytestmark = pytest.mark.browser
PLUS = {"en": "Take a card by Plus.", "fr": "Prenez une carte par Plus."}
SIZES = {"fr-FR": (390, 664), "en-GB": (1280, 800)}


def _put(page: Any, at: int, cell: int) -> None:
    """Put one's card at this place of the hand onto a cell, on one's turn."""
    card = page.locator('[data-slot]:not([aria-disabled="true"])').nth(at)
    expect(card).to_be_visible(timeout=players.LONG)
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    page.locator(f'[data-cell="{cell}"]').click()


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", SIZES)
def test_a_stage_is_reached_and_leads_to_the_next(locale: str, hall: Hall, visitor: Any) -> None:
    """A guest plays a stage from the map, is told that they reached it, goes on, and keeps it as an account."""
    lang, (width, height) = locale[:2], SIZES[locale]
    say = Said(lang).say
    page = visitor(hall, width=width, height=height, touch=width < 760, locale=locale)
    page.goto("/journey/triple-triad?stage=plus")
    expect(page.get_by_text(PLUS[lang])).to_be_visible(timeout=players.LONG)
    shoot(page, f"journey-{lang}")
    assert violations(page) == [] and fits(page)
    page.get_by_role("button", name=say("journey-play")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text(PLUS[lang]).filter(visible=True).first).to_be_visible(timeout=players.LONG)
    _put(page, 1, 3)
    last = page.locator("[data-cell]").and_(page.get_by_label(re.compile("empty|vide")))
    expect(last).to_have_count(1, timeout=players.LONG)
    _put(page, 0, int(last.get_attribute("data-cell")))
    end = page.locator("dialog.end")
    reached = say("journey-met", title="Two equal sums" if lang == "en" else "Deux sommes égales")
    expect(end.get_by_role("heading", name=reached)).to_be_visible(timeout=players.LONG)
    shoot(page, f"journey-end-{lang}")
    assert violations(page) == []
    end.get_by_role("link", name=say("journey-onward", title="Trabia")).click()
    expect(page.get_by_role("heading", name=re.compile("7.*Trabia"))).to_be_visible(timeout=players.LONG)
    done = page.get_by_role("button", name=re.compile(f"6.*{say('journey-done')}"))
    expect(done).to_be_attached()
    players.claim(page)
    page.reload()
    expect(done).to_be_attached(timeout=players.LONG)
    name = page.request.get("/api/me").json()["name"]
    page.goto(f"/p/{name}")
    expect(page.get_by_text(say("journey-count", reached=1, stages=21))).to_be_visible(timeout=players.LONG)


ROAD = """title = {{ en = "Our road", fr = "Notre route" }}
{stages}"""
STAGE = """
[[stages]]
name = "{name}"
title = {{ en = "{name}", fr = "{name}" }}
new = {{ en = "All cards are open.", fr = "Toutes les cartes sont visibles." }}
asks = {{ en = "Win here.", fr = "Gagnez ici." }}
hint = {{ en = "Count the sides.", fr = "Comptez les côtés." }}
rules = "wiki+visibility=open"
opponent = "pip"
goal = [{{ win = true }}]
reached = 0.5
"""


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", SIZES)
def test_a_community_writes_its_own(locale: str, hall: Hall, visitor: Any) -> None:
    """A keeper's file is checked by line, and its three stages stand on the community's page for whoever comes."""
    lang, (width, height) = locale[:2], SIZES[locale]
    say = Said(lang).say
    page = visitor(hall, width=width, height=height, touch=width < 760, locale=locale)
    players.claim(page)
    becomes_host(page, hall)
    club = f"club-{uuid4().hex[:8]}"
    assert page.request.post("/api/communities", data={"id": club, **charter(presets=[])}).ok
    page.goto(f"/community/{club}/keep")
    page.get_by_role("region", name=say("community-part-journeys")).get_by_role("button", name="Triple Triad").click()
    file = page.get_by_label(say("journey-file", game="Triple Triad"))
    text = ROAD.format(stages="".join(STAGE.format(name=name) for name in ("one", "two", "three")))
    file.fill(text.replace('"pip"', '"nobody"', 1))
    page.get_by_role("button", name=say("journey-keep"), exact=True).click()
    expect(page.get_by_text(say("journey-faults", count=1))).to_be_visible(timeout=players.LONG)
    expect(page.get_by_text(re.compile("^(Line|Ligne) 10"))).to_be_visible()
    shoot(page, f"journey-file-{lang}")
    assert violations(page) == [] and fits(page)
    file.fill(text)
    page.get_by_role("button", name=say("journey-keep"), exact=True).click()
    expect(page.get_by_text(say("journey-kept"))).to_be_visible(timeout=players.LONG)
    page.goto(f"/community/{club}")
    page.get_by_role("link", name=say("journey-own", game="Triple Triad")).click()
    expect(page.get_by_role("list", name=say("journey-map")).get_by_role("listitem")).to_have_count(
        3, timeout=players.LONG
    )
    page.get_by_role("button", name=say("journey-play")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text({"en": "Win here.", "fr": "Gagnez ici."}[lang]).filter(visible=True).first).to_be_visible(
        timeout=players.LONG
    )
