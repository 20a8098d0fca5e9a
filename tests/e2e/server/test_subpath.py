"""A hall in a folder of its host is walked through; no page leaves the folder or requests anything outside."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.e2e.players import LONG
from tests.served import Hall

pytestmark = pytest.mark.browser

FOLDER = "/hall"
MOST_MOVES = 40
WORDS = {
    "en-GB": {
        "play": "Play my first game",
        "do": "Play it: ",
        "again": "Rematch",
        "close": "Close",
        "back": "Back to the hall",
        "lost": "No such room",
    },
    "fr-FR": {
        "play": "Jouer ma première partie",
        "do": "Jouer ce coup",
        "again": "Revanche",
        "close": "Fermer",
        "back": "Retour à la salle",
        "lost": "Page introuvable",
    },
}
# The target of each link of a page: its path on this host, or the whole address of another.
LED_TO = "all => all.map((link) => (link.origin === location.origin ? link.pathname + link.search : link.href))"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Yield a hall in the folder."""
    running = Hall(tmp_path_factory.mktemp("below"), folder=FOLDER, GAMES="triple-triad")
    running.start()
    yield running
    running.kill()


def _way(page: Page, path: str) -> None:
    """Press the hall's link there, which may lie behind "more" on a phone."""
    here = page.locator(f'a[href="{FOLDER}{path}"]').filter(visible=True)
    expect(here.or_(page.locator(f'a[href="{FOLDER}/more"]').filter(visible=True)).first).to_be_visible()
    if not here.count():
        page.locator(f'a[href="{FOLDER}/more"]').filter(visible=True).click()
    here.first.click()
    expect(page.locator("main h1")).to_be_visible()


def _play(page: Page, words: dict[str, str]) -> None:
    """Do what the coach proposes until the match is over."""
    proposed = page.get_by_role("button", name=words["do"])
    over = page.get_by_role("button", name=words["again"]).first
    table = page.locator("[data-seq]")
    for _ in range(MOST_MOVES):
        expect(proposed.and_(page.locator(":enabled")).or_(over).first).to_be_visible(timeout=LONG)
        if over.is_visible():
            return
        before = table.get_attribute("data-seq") or ""
        proposed.click()
        expect(table).not_to_have_attribute("data-seq", before, timeout=LONG)
    raise AssertionError("the match never ends")


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 390)])
def test_a_guest_plays_reads_and_comes_back(locale: str, width: int, below: Hall, visitor: Any) -> None:
    """A guest goes from the start page to the end of a match, the Library and the rulebook; reloads, and goes back."""
    words = WORDS[locale]
    page = visitor(below, width=width, height=664 if width < 1000 else 800, touch=width < 1000, locale=locale)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(f"{below.url}/")
    page.get_by_role("button", name=words["play"], exact=True).first.click()
    page.wait_for_url(f"{below.url}/t/*")
    match = page.url.rsplit("/", 1)[-1]
    _play(page, words)
    shoot(page, f"subpath-table-{locale[:2]}-{width}")
    page.locator("dialog.end").get_by_role("button", name=words["close"]).click()
    page.get_by_role("link", name=words["back"]).first.click()
    expect(page).to_have_url(f"{below.url}/")
    _way(page, "/library")
    page.locator(f'a[href="{FOLDER}/library/{match}"]').click()
    expect(page).to_have_url(f"{below.url}/library/{match}")
    expect(page.locator("main h1")).to_be_visible()
    assert violations(page) == []
    page.go_back()
    expect(page).to_have_url(f"{below.url}/library")
    _way(page, "/rules")
    contents = page.locator('main a[href^="#"]').first
    chapter = contents.get_attribute("href")
    contents.click()
    expect(page).to_have_url(f"{below.url}/rules{chapter}")
    page.goto(f"{below.url}/rules/triple-triad#plus")
    page.reload()
    expect(page.locator("#plus")).to_be_in_viewport(timeout=LONG)
    assert violations(page) == []
    assert fits(page), "the page scrolls sideways"
    shoot(page, f"subpath-rules-{locale[:2]}-{width}")
    page.goto(f"{below.url}/nowhere/at/all")
    expect(page.get_by_role("heading", level=1, name=words["lost"])).to_be_visible()
    beside = [url for url in asked if not url.split("://")[-1].startswith(f"{below.url.split('://')[-1]}/")]
    assert len(asked) > 20 and [url for url in beside if not url.startswith("data:")] == []
    assert [cookie["path"] for cookie in page.context.cookies()] == [f"{FOLDER}/"]
    assert page.problems == []


def test_every_link_of_every_page_leads_into_the_folder(below: Hall, visitor: Any) -> None:
    """Links of each kind of page, as far as they lead a guest, never leave the hall's folder."""
    page = visitor(below)
    waiting, seen = {"": f"{FOLDER}/"}, set[str]()
    while waiting:
        kind, path = waiting.popitem()
        seen.add(kind)
        page.goto(f"{below.url.removesuffix(FOLDER)}{path}")
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        links = page.locator("a[href]").evaluate_all(LED_TO)
        inside = [link for link in links if link.startswith(f"{FOLDER}/")]
        assert [link for link in links if link not in inside and not link.startswith("https://")] == [], path
        waiting |= {kind: link for link in inside if (kind := _kind(link)) not in {*seen, "docs", "api"}}
    assert len(seen) > 20 and page.problems == []


def _kind(link: str) -> str:
    """Return the kind of a page: its first word."""
    return link.removeprefix(f"{FOLDER}/").split("?")[0].split("#")[0].split("/")[0]
