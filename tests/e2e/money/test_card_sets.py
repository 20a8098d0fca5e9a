"""A host makes a set of cards in the browser and people play with it; after a change the old match is checked."""

import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import expect

from parlour.hall.play import logfile
from parlour.table import verify
from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.hosting import becomes_host
from tests.e2e.measured import fits, shoot
from tests.served import Hall

pytestmark = pytest.mark.browser
NAMES = (
    *("Lighthouse", "Kraken", "Storm", "Whale", "Anchor", "Octopus", "Helmsman", "Diver", "Ferryman", "Lamplighter"),
    *("Anglerfish", "Gull", "Crab", "Seahorse", "Buoy", "Harpoon", "Mermaid", "Coral", "Pearl", "Tide"),
)
PASTED = "name\t↑\t→\t↓\t←\telement\tlevel\n" + "".join(
    f"{name}\t{1 + at % 9}\t{1 + 3 * at % 9}\t{'11' if name == 'Octopus' else 1 + 5 * at % 9}\t{1 + 7 * at % 9}"
    f"\t{'watr' if name == 'Diver' else ''}\t{1 + at % 9}\n"
    for at, name in enumerate(NAMES)
)
WORDS = {
    "en-GB": ("Paste a table", "Read it", "2 lines to settle", "Make it A", "Make it water", "Publish", "Title"),
    "fr-FR": ("Coller un tableau", "Lire", "2 lignes à régler", "Mettre A", "Mettre water", "Publier", "Titre"),
}


def _choose_faces(host: Any, width: int) -> None:
    """Let the first card show somebody with a crown and a staff on blue and gold, and the second a drawing."""

    def opened(card: str) -> Any:
        host.get_by_role("button", name=re.compile(f"^(Choose its face|Choisir son visage).*{card}$")).click()
        sheet = host.get_by_role("dialog")
        expect(sheet.get_by_role("radio", checked=True)).to_be_visible(timeout=players.LONG)
        return sheet

    def choose(sheet: Any, label: str, value: str) -> None:
        sheet.get_by_label(re.compile(f"^({label})$")).select_option(value)

    sheet = opened("Lighthouse")
    sheet.get_by_role("radio", name=re.compile("A person|Un personnage")).check()
    choose(sheet, "Hair behind|Derrière", "3")
    choose(sheet, "Weapon|Arme", "staff")
    sheet.get_by_role("checkbox", name=re.compile("^(crown|couronne)$")).check()
    choose(sheet, "Ground|Fond", "blue")
    choose(sheet, "Frame|Cadre", "gilded")
    expect(sheet.get_by_label(re.compile("^(Hair behind|Derrière)$")).locator("option:checked")).to_have_text(
        re.compile("^(long|longs)$")
    )
    expect(sheet.locator(".preview svg svg").first).to_be_visible(timeout=players.LONG)
    assert not violations(host)
    assert fits(host)
    shoot(host, f"card-set-face-{width}")
    host.keyboard.press("Escape")
    sheet = opened("Kraken")
    sheet.get_by_role("radio", name=re.compile("A drawing|Un dessin")).check()
    choose(sheet, "Drawing|Dessin", "giant-squid")
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1280), ("fr-FR", 390)])
def test_a_host_makes_a_set_and_people_play_with_it(locale: str, width: int, hall: Hall, visitor: Any) -> None:
    """Twenty cards are pasted, their two faults settled by a tap each, published, played with and changed.

    The match with the old cards still verifies, by its log alone.
    """
    paste, read, settle, make_a, make_water, publish, title = WORDS[locale]
    host = visitor(hall, width=width, height=800 if width > 400 else 664, touch=width < 400, locale=locale)
    players.claim(host)
    becomes_host(host, hall)
    host.goto("/card-sets/new")
    called = f"Low Tide {uuid4().hex[:6]}"
    host.get_by_label(title, exact=True).fill(called)
    assert not violations(host)
    host.get_by_role("button", name=paste).click()
    host.get_by_role("dialog").get_by_role("textbox").fill(PASTED)
    host.get_by_role("dialog").get_by_role("button", name=read, exact=True).click()
    expect(host.get_by_text(settle)).to_be_visible(timeout=players.LONG)
    expect(host.get_by_role("button", name=publish, exact=True)).to_be_disabled()
    assert not violations(host)
    assert fits(host)
    shoot(host, f"card-set-faults-{width}")
    host.reload()  # a draft is kept
    host.get_by_role("button", name=make_a).click()
    host.get_by_role("button", name=make_water).click()
    expect(host.get_by_role("button", name=publish, exact=True)).to_be_enabled(timeout=players.LONG)
    shoot(host, f"card-set-ready-{width}")
    _choose_faces(host, width)
    host.get_by_role("button", name=publish, exact=True).click()
    expect(host.get_by_role("heading", level=1, name=called)).to_be_visible(timeout=players.LONG)
    assert not violations(host)
    shoot(host, f"card-set-published-{width}")

    name = host.url.rpartition("/")[2]
    made = host.request.get(f"/api/card-sets/{name}").json()
    drawn = [{column: card.get(column) for column in ("face", "ground", "frame")} for card in made["document"]["cards"]]
    assert drawn[0] == {"face": "m3geaTn f staff", "ground": "blue", "frame": "gilded"}
    assert drawn[1] == {"face": "giant-squid", "ground": None, "frame": None}
    assert not any(drawn[2].values())
    host.get_by_role("link", name=re.compile("Play with it|Jouer avec")).click()
    host.get_by_text(re.compile("^(Share these rules|Partager ces règles)$")).click(timeout=players.LONG)
    expect(host.get_by_text(made["value"]).first).to_be_visible(timeout=players.LONG)
    shoot(host, f"card-set-composer-{width}")

    red, blue = visitor(hall), visitor(hall, width=390, height=664, touch=True)
    match = players.open_table(
        red, f"triple-triad:ffwtt+visibility=open+cards={name}", bring={"cards": [1, 2, 3, 4, 5]}
    )
    players.join(blue, match, bring={"cards": [6, 7, 8, 9, 10]})
    for page in (red, blue):
        expect(page.locator("[data-seq]").first).to_be_visible(timeout=players.LONG)
        expect(page.get_by_text("Kraken").or_(page.get_by_label(re.compile("Kraken"))).first).to_be_attached()
    shoot(blue, f"card-set-table-{width}")
    players.play_out(match, red, blue, blue_way=players.play_by_touch)
    log = red.request.get(f"/api/matches/{match}/exports/log.jsonl").text()

    document = made["document"] | {"game": "triple-triad", "after": made["number"]}
    document["cards"][0]["top"] = 10
    assert host.request.post("/api/card-sets", data=document).ok
    host.goto(f"/card-sets/{name}")
    host.get_by_text(re.compile("^(Editions|Éditions)$")).click(timeout=players.LONG)
    expect(host.get_by_text(made["value"])).to_be_visible(timeout=players.LONG)
    kept = logfile.read(log)
    assert kept.verdict(verify.verify(kept.match, kept.published)) == "fair"
    host.goto(f"/library/{match}")
    expect(host.get_by_text(re.compile(f"{called}|{name}")).first).to_be_visible(timeout=players.LONG)


def test_who_keeps_nothing_sees_the_sets_and_makes_none(hall: Hall, visitor: Any) -> None:
    """An empty list says so, and the page where sets are made promises nothing and shows the same."""
    page = visitor(hall)
    page.goto("/card-sets")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards of this hall", timeout=players.LONG)
    assert not violations(page)
    page.goto("/card-sets/new")
    expect(page.get_by_text("Cards invented here.")).to_be_visible(timeout=players.LONG)
    expect(page.get_by_role("heading", level=1)).to_have_text("Cards of this hall")
    expect(page.get_by_role("heading", name="Only hosts")).to_have_count(0)
