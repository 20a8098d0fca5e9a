"""The second of two taps, however late, does nothing that it was not aimed at."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import players
from tests.e2e.people.test_reach import around, mailed

__all__ = ["around"]
pytestmark = pytest.mark.browser
LOCALES = ["en-GB", "fr-FR"]


def tapped_twice(page: Any, button: Locator, answered: Callable[[], None]) -> None:
    """Tap where a button lies, and once more when the first tap has been answered."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in (1, 2):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        answered()


def sent(page: Any, path: str) -> list[str]:
    """Return the requests of a page that write to a path, as they are made."""
    made: list[str] = []

    def note(request: Any) -> None:
        if request.method != "GET" and path in request.url:
            made.append(request.method)

    page.on("request", note)
    return made


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", LOCALES)
def test_who_goes_away_is_away(locale: str, width: int, around: Any, visitor: Any) -> None:
    """A second tap on "away" does not bring a player back, and a channel is tried once."""
    page = visitor(around.hall, locale=locale, width=width)
    players.claim(page)
    page.goto("/inbox?settings")
    gone, tried = sent(page, "/api/me/away"), sent(page, "/api/inbox/reach/trial")
    back = page.get_by_role("button", name=re.compile("^(I am back|Me revoilà)$"))
    go = page.get_by_role("button", name=re.compile("^(Pause my clocks|Arrêter mes pendules)$"))
    tapped_twice(page, go, lambda: expect(back).to_be_enabled())
    said = page.get_by_role("status").filter(has_text=re.compile("On its way|C’est parti"))
    attempt = page.get_by_role("button", name=re.compile("^(Try it|Essayer)$"))
    tapped_twice(page, attempt, lambda: expect(said).to_be_visible())
    assert gone == ["PUT"] and tried == ["POST"]
    told = page.request.get("/api/me/away").json()
    assert told["until"] is not None and told["left"] == 28 - 7
    assert page.problems == []


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", LOCALES)
def test_who_asks_for_a_key_is_sent_one(locale: str, around: Any, visitor: Any) -> None:
    """One letter is sent, though the form stays where it is."""
    owner, page = visitor(around.hall), visitor(around.hall, width=360, locale=locale)
    players.claim(owner)
    name = owner.request.get("/api/me").json()["name"]
    address = f"{name.lower()}@example.org"
    assert owner.request.put("/api/inbox/reach/mail", data={"address": address}).ok
    proof = re.search(r"proof=(\S+)", mailed(owner, around.post, address).get_content())
    assert proof is not None
    assert owner.request.post("/api/inbox/reach/mail/proof", data={"token": proof.group(1)}).ok
    page.goto("/sign-in")
    asked = sent(page, "/api/session/forgotten")
    page.get_by_text(re.compile("Forgot your password|Mot de passe oublié")).click()
    form = page.locator("details")
    form.get_by_role("textbox").fill(name)
    said = form.get_by_text(re.compile("the link is on its way|le lien est en route"))
    tapped_twice(page, form.get_by_role("button"), lambda: expect(said).to_be_visible())
    assert asked == ["POST"]
    assert page.problems == []
