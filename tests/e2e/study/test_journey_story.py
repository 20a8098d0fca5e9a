"""Journeys in the browser: stages are reached, lead on and stay reached with an account; a community writes its own."""

import re
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, expect

from parlour.hall.play import journeys
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.cipher_players import EDGE
from tests.e2e.hosting import becomes_host
from tests.e2e.measured import DESK, fits, shoot
from tests.e2e.phones import behind
from tests.e2e.said import Said
from tests.e2e.study.foretold import Foretold, foretell, foretold
from tests.hall.communities.test_charter import charter
from tests.served import Hall
from tests.web.visiting import Guest, until

pytestmark = pytest.mark.browser
SIZES = {"fr-FR": (390, 664), "en-GB": (1280, 800)}
STAGES = 4


def _play(guest: Guest, known: Foretold) -> None:
    """Play all moves but the last."""
    match = {"id": known.identity.id}

    def asked() -> bool:
        told = guest.look(match)
        return bool(told["to_act"] == told["you"])

    until(asked, "the house has moved")
    with guest.at(match) as seat:
        for move in known.moves[:-1]:
            assert seat.act(move["action"])["type"] == "accepted"
            until(asked, "the house has moved")


def _last(page: Any, move: dict[str, Any], lang: str) -> None:
    """Make a move by mouse or finger: a card onto a cell, a piece onto a square, or a unit that is attacked."""
    touch = page.viewport_size["width"] < DESK

    def press(target: Locator) -> None:
        (target.tap if touch else target.click)(position=EDGE)

    if "cell" in move:
        card = page.locator(f'.hand [data-slot="{move["slot"]}"]')
        if card.get_attribute("aria-pressed") != "true":
            press(card)
        press(page.locator(f'[data-cell="{move["cell"]}"]'))
    elif "from" in move:
        press(page.locator(f'[data-square="{move["from"]}"]'))
        press(page.locator(f'[data-square="{move["to"]}"]'))
    else:
        press(page.locator(f'[data-slot="{move["slot"]}"]').filter(visible=True).first)
        if touch:  # the first tap shows the numbers of both
            press(page.get_by_role("button", name=move[lang], exact=True).filter(visible=True))


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", SIZES)
@pytest.mark.parametrize("game", ["triple-triad", "chakart", "cipher"])
def test_the_first_stages_of_a_road(game: str, locale: str, tmp_path: Path, visitor: Any) -> None:
    """A guest begins each on the map, and makes its last move: the end leads on, and an account keeps what they did."""
    lang, (width, height) = locale[:2], SIZES[locale]
    say = Said(lang).say
    road = journeys.of_house(game)
    matches = [foretell(road, stage) for stage in road.stages[:STAGES]]
    with foretold(tmp_path, game, matches) as hall:
        page = visitor(hall, width=width, height=height, touch=width < DESK, locale=locale)
        reached = page.get_by_role("button", name=re.compile(f", {say('journey-done')}$"))
        page.goto(f"/journey/{game}")
        for number, match in enumerate(matches, 1):
            page.get_by_role("button", name=say("journey-play")).click()
            page.wait_for_url(f"**/t/{match.identity.id}")
            parts = [part["says"][lang] for part in match.stage.goal if "says" in part]
            for asked in parts or [match.stage.asks[lang]]:
                words = page.get_by_text(asked).filter(visible=True)
                expect(words.first).to_be_visible(timeout=players.LONG)
            with behind(page, hall) as guest:
                _play(guest, match)
                players.await_shown(page, guest.look({"id": match.identity.id})["seq"])
            shoot(page, f"journey-{game}-{number}-table-{lang}")
            _last(page, match.moves[-1], lang)
            end, onward = page.locator("dialog.end"), road.stages[number]
            met = say("journey-met", title=match.stage.title[lang])
            expect(end.get_by_role("heading", name=met)).to_be_visible(timeout=players.LONG)
            shoot(page, f"journey-{game}-{number}-end-{lang}")
            assert number < STAGES or violations(page) == []
            end.get_by_role("link", name=say("journey-onward", title=onward.title[lang])).click()
            heading = say("journey-stage", number=number + 1, title=onward.title[lang])
            expect(page.get_by_role("heading", name=heading)).to_be_visible(timeout=players.LONG)
            expect(reached).to_have_count(number)
        shoot(page, f"journey-{game}-{lang}")
        assert violations(page) == [] and fits(page) and page.problems == []
        players.claim(page)
        page.reload()
        expect(reached).to_have_count(STAGES, timeout=players.LONG)
        page.goto(f"/p/{page.request.get('/api/me').json()['name']}")
        count = say("journey-count", reached=STAGES, stages=len(road.stages))
        expect(page.get_by_text(count)).to_be_visible(timeout=players.LONG)
        shoot(page, f"journey-{game}-player-{lang}")


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
    page.get_by_role("region", name=say("community-part-journeys")).get_by_role("radio", name="Triple Triad").check()
    file = page.get_by_label(say("journey-file", game="Triple Triad"))
    text = ROAD.format(stages="".join(STAGE.format(name=name) for name in ("one", "two", "three")))
    file.fill(text.replace('"pip"', '"nobody"', 1))
    page.get_by_role("button", name=say("journey-keep"), exact=True).click()
    expect(page.get_by_text(say("journey-faults", count=1))).to_be_visible(timeout=players.LONG)
    page.get_by_role("button", name=re.compile("^(Line|Ligne) 10")).click()
    marked = "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert file.evaluate(marked) == 'opponent = "nobody"'
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
