# ruff: noqa: E501 - lines of JavaScript are measured as they stand
"""The way on stays in view of phones: where cards are chosen, before an invitation, and on the desk of decks."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.line import bent
from tests.e2e.measured import leads_on
from tests.served import Hall

pytestmark = pytest.mark.browser

LOCALES = ["en-GB", "fr-FR"]
# Controls that stay under the bar even at the end of the page.
_UNDER = """async () => {
  scrollTo({ top: document.scrollingElement.scrollHeight, behavior: "instant" });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const bar = document.querySelector(".way-on").getBoundingClientRect();
  const pressed = [...document.querySelectorAll("main :is(a, button, input, select, summary)")];
  return pressed.filter((one) => one.checkVisibility() && !one.closest(".way-on, .vh") && one.getBoundingClientRect().bottom > bar.top + 1).map((one) => `${one.textContent.trim()} lies under the bar`);
}"""
HAND = {"cards": [1, 2, 3, 4, 5]}
# The rules of a table, and what its host brings.
INVITED = [
    ("triple-triad:ff8", HAND),
    ("triple-triad:ff8+card_pick=random", None),
    ("chakart:seed", None),
    ("cipher:official", {"deck": "S01"}),
]
# The request of each page, and what the hall refuses in it.
REFUSED: dict[str, tuple[str, str, str, dict[str, Any]]] = {
    "a chair": ("/t/{match}", "chakart:seed", "**/join", {"bring": {"cards": [1]}}),
    "a chair with cards": ("/t/{match}", "cipher:official", "**/join", {"bring": {"deck": "S99"}}),
    "a challenge": ("/c/{challenge}", "chakart:seed", "**/accept", {"bring": {"cards": [1]}}),
    "a challenge with cards": ("/c/{challenge}", "triple-triad:ff8", "**/accept", {"bring": {"cards": [1]}}),
    "a table": ("/new/chakart?rules=chakart:seed", "", "**/api/matches", {"rules": "chakart:nonsense"}),
    "a deck": (
        "/new/cipher?rules=cipher:official&step=cards",
        "",
        "**/api/matches",
        {"bring": {"deck": "S99"}},
    ),
}
BRINGS = dict[str, Any](INVITED)


def _challenged(host: Any, rules: str, bring: Any) -> str:
    """Return the id of a challenge by a link."""
    wish = {"game": rules.partition(":")[0], "rules": rules, "to": {"kind": "link"}, "bring": bring}
    answer = host.request.post("/api/challenges", data=wish)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("what", REFUSED)
def test_a_refusal_is_in_view_beside_the_way_on(what: str, locale: str, hall: Hall, visitor: Any) -> None:
    """A refusal is read out once, by a part of the page that was there; nothing lies under the bar for good."""
    path, rules, address, wish = REFUSED[what]
    host, page = visitor(hall), visitor(hall, width=390, height=664, touch=True, locale=locale)
    opened: dict[str, Any] = {}
    if "match" in path:
        opened["match"] = players.open_table(host, rules, BRINGS[rules])
    elif "challenge" in path:
        opened["challenge"] = _challenged(host, rules, BRINGS[rules])
    page.goto(path.format(**opened))
    go = page.locator(".btn.pri, .btn.brass").filter(visible=True)
    expect(go).to_be_enabled()
    told = page.locator(".way-on").get_by_role("alert")
    expect(told).to_have_count(1)
    expect(told).to_be_empty()
    bent(page, address, **wish)
    go.tap()
    expect(told).not_to_be_empty()
    said = told.inner_text().strip()
    alerts = page.get_by_role("alert").filter(has_text=said).filter(visible=True)
    expect(alerts).to_have_count(1)
    name = f"refused-{what.replace(' ', '-')}-{locale[:2]}"
    wrong = leads_on(page, name, alerts.locator(".note")) + leads_on(page, name, go)
    wrong += [f"{name}: {each}" for each in page.evaluate(_UNDER)]
    assert wrong == []
    assert page.problems == []


@pytest.mark.variants("locale", "rules", "bring")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("rules", "bring"), INVITED)
def test_whoever_is_invited_sees_where_to_sit_down(
    rules: str, bring: Any, locale: str, hall: Hall, visitor: Any
) -> None:
    """The invited sit down without looking for the button, with cards to bring and without."""
    host, friend = visitor(hall), visitor(hall, width=320, height=480, touch=True, locale=locale)
    match = players.open_table(host, rules, bring)
    wrong: list[str] = []
    for name, path in (("join", f"/t/{match}"), ("challenge", f"/c/{_challenged(host, rules, bring)}")):
        friend.goto(path)
        expect(friend.locator(".btn.pri, .btn.brass").filter(visible=True)).to_be_enabled()
        wrong += leads_on(friend, f"{name}-{re.sub('[^a-z0-9]+', '-', rules)}-{locale[:2]}")
    assert wrong == []
    assert friend.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("rules", "laid"), [("triple-triad:ff8", "li [aria-pressed]"), ("cipher:official", ".starters [aria-pressed]")]
)
def test_where_cards_are_chosen_the_way_on_stays(rules: str, laid: str, locale: str, hall: Hall, visitor: Any) -> None:
    """The way on stays behind the composer, before the cards of a set and before the decks of a game."""
    page = visitor(hall, width=320, height=480, touch=True, locale=locale)
    game = rules.partition(":")[0]
    page.goto(f"/new/{game}?rules={rules}")
    page.locator(".btn.pri").filter(visible=True).tap()
    expect(page).to_have_url(re.compile("step=cards"))
    expect(page.locator(laid).first).to_be_visible()
    wrong = leads_on(page, f"cards-{game}-{locale[:2]}")
    assert wrong == []
    assert page.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_deck_is_saved_and_then_played_with_where_it_is_built(locale: str, hall: Hall, visitor: Any) -> None:
    """On a phone one button saves the deck, and then leads to a table."""
    page = visitor(hall, width=320, height=480, touch=True, locale=locale)
    page.goto("/decks/cipher")
    page.get_by_role("button", name=re.compile("^(Start from|Partir du deck) ")).first.tap()
    save = page.get_by_role("button", name=re.compile("^(Save|Enregistrer)$"))
    expect(save).to_be_visible()
    wrong = leads_on(page, f"desk-draft-{locale[:2]}", save)
    save.tap()
    expect(save).to_have_count(0)
    play = page.get_by_role("link", name=re.compile("^(Play with it|Jouer avec)$"))
    expect(play).to_be_visible()
    wrong += leads_on(page, f"desk-saved-{locale[:2]}", play)
    assert wrong == []
    play.tap()
    page.wait_for_url("**/new/cipher?*")
    assert page.problems == []
