"""The host's pages, in the browser: what the hall says, a ban and its end, a gift, and the journal of it all."""

import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Route, expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.hosting import becomes_host
from tests.e2e.measured import fits, shoot
from tests.served import Hall
from tests.web.visiting import Guest

pytestmark = pytest.mark.browser
PASSWORD = "correct horse"
WORDS = {
    "en-GB": {
        "way": "Host",
        "name": "Name of the hall",
        "welcome": "Welcome, in English",
        "why": "Why?",
        "keep": "Keep",
        "kept": "Kept, and noted in the journal.",
        "done": "Done, and noted in the journal.",
        "accounts": "Accounts",
        "find": "Find a name",
        "ban": "Ban",
        "banned": "has closed this account",
        "back": "Let in again",
        "give": "Give",
        "many": "How many",
        "whole": "The whole journal",
        "undo": "Undo",
        "undone": "Undone",
        "sign": "Sign in",
        "own": "Name",
        "password": "Password",
    },
    "fr-FR": {
        "way": "Hôte",
        "name": "Nom de la salle",
        "welcome": "Accueil, en français",
        "why": "Pourquoi",
        "keep": "Garder",
        "kept": "C’est gardé, et noté au journal.",
        "done": "C’est fait, et noté au journal.",
        "accounts": "Comptes",
        "find": "Chercher un nom",
        "ban": "Exclure",
        "banned": "L’hôte a fermé ce compte",
        "back": "Laisser revenir",
        "give": "Donner",
        "many": "Combien",
        "whole": "Tout le journal",
        "undo": "Annuler",
        "undone": "Annulé",
        "sign": "Se connecter",
        "own": "Nom",
        "password": "Mot de passe",
    },
}


def _fine(page: Any) -> None:
    assert violations(page) == []
    assert fits(page), "the page scrolls sideways"


def _signs_in(page: Any, name: str, said: dict[str, str]) -> None:
    page.goto("/sign-in")
    page.locator("section form").first.get_by_label(said["own"], exact=True).fill(name)
    page.get_by_label(said["password"], exact=True).fill(PASSWORD)
    page.get_by_role("button", name=said["sign"], exact=True).click()


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 390)])
def test_a_host_keeps_the_hall(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """Each act has its reason, is seen where it counts, and is undone from the journal."""
    said, shot = WORDS[locale], f"{locale[:2]}-{width}"
    host, ivo = (visitor(hall, width=width, locale=locale, touch=width == 390) for _ in range(2))
    players.claim(host)
    becomes_host(host, hall)
    players.be_somebody(ivo)
    name = f"Ivo {uuid4().hex[:8]}"
    assert ivo.request.post("/api/me/claim", data={"name": name, "password": PASSWORD}).ok

    host.goto("/")
    host.get_by_role("link", name=said["way"], exact=True).click()
    expect(host.locator("[data-measure]")).to_have_count(6, timeout=players.LONG)
    words = host.locator("section").filter(has=host.get_by_label(said["name"])).last
    words.get_by_label(said["name"]).fill("Lyon")
    words.get_by_label(said["welcome"]).fill("Play fair.")
    words.get_by_label(said["why"]).fill("Opening day")
    words.get_by_role("button", name=said["keep"]).click()
    expect(host.get_by_text(said["kept"])).to_be_visible(timeout=players.LONG)
    shoot(host, f"host-{shot}")
    _fine(host)
    ivo.goto("/")
    expect(ivo.get_by_role("heading", name="Lyon")).to_be_visible(timeout=players.LONG)
    expect(ivo.get_by_text("Play fair.")).to_be_visible()
    _fine(ivo)

    host.get_by_role("link", name=said["accounts"], exact=True).click()
    host.get_by_label(said["find"]).fill(name)
    host.get_by_label(said["find"]).press("Enter")
    host.get_by_role("link", name=name).click()
    host.get_by_label(said["why"]).fill("Insults at table 9")
    shoot(host, f"host-account-{shot}")
    _fine(host)
    host.get_by_role("button", name=f"{said['ban']} {name}").click()
    expect(host.get_by_text(said["done"])).to_be_visible(timeout=players.LONG)
    _signs_in(ivo, name, said)
    expect(ivo.get_by_role("alert").filter(has_text=said["banned"])).to_contain_text("Insults at table 9")
    shoot(ivo, f"banned-{shot}")
    _fine(ivo)
    ban = host.locator("[data-act=banned]")
    ban.get_by_role("button", name=said["undo"]).click()
    ban.get_by_label(said["why"]).fill("It was somebody else")
    ban.get_by_role("button", name=said["undo"], exact=True).click()
    expect(ban.get_by_text(said["undone"], exact=True)).to_be_visible(timeout=players.LONG)
    _signs_in(ivo, name, said)
    expect(ivo).to_have_url(f"{hall.url}/", timeout=players.LONG)

    sheet = host.locator("section[aria-labelledby=sheet]")
    sheet.get_by_text(said["give"], exact=True).click()
    sheet.get_by_label(said["many"]).fill("300")
    sheet.get_by_label(said["why"]).fill("Summer cup")
    sheet.locator("form button").click()
    expect(host.locator("[data-act=granted]")).to_contain_text("300 × gil", timeout=players.LONG)
    assert ivo.request.get("/api/collection").json()["gil"] == 300
    shoot(host, f"host-given-{shot}")

    host.goto("/host/journal")
    arranged = host.locator("[data-act=arranged]").first
    expect(arranged).to_contain_text("Opening day", timeout=players.LONG)
    arranged.get_by_role("button", name=said["undo"]).click()
    arranged.get_by_label(said["why"]).fill("Another name is better")
    arranged.get_by_role("button", name=said["undo"], exact=True).click()
    expect(host.locator("[data-act=arranged]").first).to_contain_text("Another name is better", timeout=players.LONG)
    shoot(host, f"host-journal-{shot}")
    _fine(host)
    assert host.request.get("/api/charter").json()["name"] == ""
    assert ivo.problems == [problem for problem in ivo.problems if "403" in problem] and host.problems == []


def test_the_hosts_pages_are_nobody_elses(hall: Hall, visitor: Any) -> None:
    """A player who follows a link to them is told whose they are."""
    page = visitor(hall)
    page.goto("/host/accounts")
    expect(page.get_by_role("heading", name="This page is for the host")).to_be_visible(timeout=players.LONG)
    _fine(page)


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 390)])
def test_a_register_is_brought_in(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """A fault stands at its line until it is settled; then all come in."""
    members, trial, settle, done = {
        "en-GB": ("Members", "Dry run", "Settle the lines", "Done, and noted"),
        "fr-FR": ("Membres", "Essai à blanc", "Réglez les lignes", "C’est fait, et noté"),
    }[locale]
    said, shot, one = WORDS[locale], f"{locale[:2]}-{width}", f"Ondine {uuid4().hex[:8]}"
    host = visitor(hall, width=width, locale=locale, touch=width == 390)
    players.claim(host)
    becomes_host(host, hall)
    sets = []

    def held(route: Route) -> None:
        sets.append(route)

    host.route("**/api/collection", held)
    host.goto("/host/import")
    text = host.get_by_label(members, exact=True)
    text.fill(f"{one}\nGeezard - 1541\ngil: -4\nTisserand {one[-8:]}\n")
    expect(host.get_by_role("button", name=trial)).to_be_disabled()  # until the sets are here
    sets.pop().continue_()
    host.get_by_role("button", name=trial).click()
    expect(host.locator("[data-verdict=fault]")).to_have_count(1, timeout=players.LONG)
    expect(host.get_by_text(settle)).to_be_visible()
    shoot(host, f"host-import-faults-{shot}")
    _fine(host)
    text.fill(f"{one}\nGeezard - 1541\ngil: 40\nTisserand {one[-8:]}\n")
    host.get_by_role("button", name=trial).click()
    expect(host.locator("[data-verdict=new]")).to_have_count(2, timeout=players.LONG)
    host.get_by_label(said["why"]).fill("From the wiki")
    shoot(host, f"host-import-{shot}")
    _fine(host)
    host.locator("form").last.get_by_role("button").click()
    expect(host.get_by_text(done)).to_be_visible(timeout=players.LONG)
    assert host.request.get(f"/api/players/{one}").ok
    assert host.problems == []


def test_an_account_opens_where_it_is_looked_for(hall: Hall, visitor: Any) -> None:
    """An account opens wherever it stands in the list; closed, the list is as before.

    A report counts at the entrance.
    """
    host = visitor(hall, width=1280, height=800)
    players.claim(host)
    becomes_host(host, hall)
    players.be_somebody(host)
    names = [f"Far {uuid4().hex[:10]}" for _ in range(20)]
    members = "\n".join(["name;gil", *(f"{name};1" for name in names)])
    wish = {"text": members, "game": "triple-triad", "set": "ff8", "why": "The club"}
    assert host.request.post("/api/host/register", data=wish).ok
    host.goto("/host/accounts")
    lines = host.locator(".roll li a")
    expect(lines.first).to_be_visible(timeout=players.LONG)
    lines.last.scroll_into_view_if_needed()
    lines.last.click()
    opened = host.get_by_role("dialog")
    expect(opened.get_by_label(WORDS["en-GB"]["why"])).to_be_in_viewport(timeout=players.LONG)
    expect(opened.get_by_role("heading", level=3)).to_be_in_viewport()
    opened.get_by_role("button", name="Close").click()
    expect(opened).to_have_count(0)
    expect(lines.last).to_be_in_viewport()
    with Guest(hall.url) as eve:
        assert eve.post("/api/reports", {"about": {"kind": "player", "name": names[0]}, "reason": "spam"}).is_success
    expect(host.get_by_role("link", name=re.compile("^Host: .*report"))).to_be_visible(timeout=players.LONG)
