"""Machines in the browser: made on the account page, their token shown once, their mark seen at a table."""

import threading
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour import agents
from parlour.remote.hall import Hall as There
from parlour.remote.mind import mind
from parlour.remote.seat import Seat, Wish
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import shoot
from tests.served import Hall
from tests.web.visiting import until

pytestmark = pytest.mark.browser
PASSWORD = "quistis trepe"
WORDS = {
    "en": ("Name of a new machine", "Make a machine", "Change", "Its name", "Rename it", "Make its token anew",
           "Remove it"),
    "fr": ("Nom d’une nouvelle machine", "Créer une machine", "Modifier", "Son nom", "La renommer", "Refaire son jeton",
           "La retirer"),
}  # fmt: skip


@pytest.mark.variants("lang", "width")
@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
def test_a_machine_is_made_renamed_let_in_anew_and_removed(hall: Hall, visitor: Any, lang: str, width: int) -> None:
    """A machine's token is shown until the page is left, and never again, also to a screen reader.

    Its name and its presence are changed in a sheet that says what follows.
    """
    page = visitor(hall, width=width, locale={"en": "en-GB", "fr": "fr-FR"}[lang])
    players.be_somebody(page)
    name = f"Ward {lang} {width}"
    assert page.request.post("/api/me/claim", data={"name": name, "password": PASSWORD}).status == 201
    page.goto("/me")
    page.locator("main > details:last-of-type > summary").click()
    label, make, change, new_name, rename, renew, remove = WORDS[lang]
    page.get_by_label(label).fill(f"Adel {lang}")
    page.get_by_role("button", name=make).click()
    token = page.locator(".token code")
    expect(token).to_be_visible()
    first = token.inner_text()
    expect(page.get_by_role("link", name=f"[machine] Adel {lang}")).to_be_visible()
    assert violations(page) == []
    page.locator(".token").scroll_into_view_if_needed()
    shoot(page, f"machines-{lang}-{width}")
    sheet = page.get_by_role("dialog", name=f"[machine] Adel {lang}")
    page.get_by_role("button", name=f"{change} [machine] Adel {lang}").click()
    expect(sheet).to_be_visible()
    assert violations(page) == []
    shoot(page, f"machine-sheet-{lang}-{width}")
    sheet.get_by_role("button", name=renew).click()
    expect(sheet).to_have_count(0)
    expect(token).not_to_have_text(first)
    page.reload()
    page.locator("main > details:last-of-type > summary").click()
    page.get_by_role("button", name=f"{change} [machine] Adel {lang}").click(timeout=players.LONG)
    assert first not in page.content() and token.count() == 0
    sheet.get_by_label(new_name).fill(f"Sorceress {lang}")
    sheet.get_by_role("button", name=rename).click()
    expect(page.get_by_role("link", name=f"[machine] Sorceress {lang}")).to_be_visible()
    page.get_by_role("button", name=f"{change} [machine] Sorceress {lang}").click()
    page.get_by_role("dialog").get_by_role("button", name=remove).click()
    expect(page.get_by_role("link", name=f"[machine] Sorceress {lang}")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_people_see_at_once_that_they_play_a_machine(hall: Hall, visitor: Any) -> None:
    """The mark is at the table, on its page with its owner, and in the directory under a filter."""
    page = visitor(hall)
    players.be_somebody(page)
    assert page.request.post("/api/me/claim", data={"name": "Ellone", "password": PASSWORD}).status == 201
    made = page.request.post("/api/me/machines", data={"name": "Moomba"}).json()
    with There(hall.url, made["token"]) as there:
        plays = mind(agents.agent("greedy"))
        seat = Seat(there, Wish(("triple-triad",), (), 2, False), lambda _game: plays, lambda *_a, **_b: None)
        thread = threading.Thread(target=seat.sit)
        thread.start()
        try:
            to = {"kind": "player", "player": made["id"]}
            wish = {"game": "triple-triad", "rules": "triple-triad:ff8+card_pick=random", "seat": "first", "to": to}
            proposed = page.request.post("/api/challenges", data=wish).json()
            where = f"/api/challenges/{proposed['id']}"
            match = until(lambda: page.request.get(where).json()["match"], "the machine accepts")
            page.goto(f"/t/{match}")
            expect(page.get_by_text("[machine] Moomba").first).to_be_visible(timeout=players.LONG)
            shoot(page, "machine-at-a-table-1280")
        finally:
            seat.end()
            thread.join()
    page.goto("/p/Moomba")
    expect(page.get_by_role("heading", level=1, name="[machine] Moomba")).to_be_visible()
    expect(page.get_by_text("A program of Ellone")).to_be_visible()
    shoot(page, "machine-page-1280")
    page.goto("/people?who=machines")
    expect(page.get_by_text("[machine] Moomba").first).to_be_visible()
