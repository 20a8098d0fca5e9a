"""A player who forgot their password gets a link by mail, sets another password, and is in again."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.e2e.people.test_reach import around, mailed

__all__ = ["around"]
pytestmark = pytest.mark.browser
WORDS = {
    "en-GB": ("Forgot your password?", "Name", "Send me a link", "the link is on its way", "Password", "Set this"),
    "fr-FR": ("Mot de passe oublié", "Nom", "M’envoyer un lien", "le lien est en route", "Mot de passe", "Choisir ce"),
}


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_one_gets_back_in(locale: str, width: int, around: Any, visitor: Any) -> None:
    forgot, name, send, sent, password, take = WORDS[locale]
    who, address = f"lost {width} {locale[:2]}", f"lost{width}{locale[:2]}@example.org"
    owner, page = visitor(around.hall), visitor(around.hall, width=width, locale=locale)
    players.be_somebody(owner)
    assert owner.request.post("/api/me/claim", data={"name": who, "password": "correct horse"}).ok
    assert owner.request.put("/api/inbox/reach/mail", data={"address": address}).ok
    proof = re.search(r"proof=(\S+)", mailed(owner, around.post, address).get_content())
    assert proof is not None
    assert owner.request.post("/api/inbox/reach/mail/proof", data={"token": proof.group(1)}).ok
    page.goto("/sign-in")
    page.get_by_text(forgot).click()
    page.locator("details").get_by_label(name, exact=True).fill(who.upper())
    page.get_by_role("button", name=send).click()
    expect(page.get_by_text(sent)).to_be_visible()
    assert violations(page) == [] and fits(page)
    shoot(page, f"forgotten-{width}-{locale}")
    path = ""
    for _ in range(players.LONG // players.LOOK_EVERY):
        found = re.search(r"/sign-in#key=\S+", mailed(page, around.post, address).get_content())
        if found:
            path = found.group()
            break
        page.wait_for_timeout(players.LOOK_EVERY)
    page.goto("/about")  # an address that differs only after its # loads nothing
    page.goto(path)
    page.get_by_label(password, exact=True).fill("another horse")
    assert violations(page) == [] and fits(page)
    shoot(page, f"key-{width}-{locale}")
    page.get_by_role("button", name=take).click()
    expect(page).to_have_url(re.compile("/$"))
    assert page.request.get("/api/me").json()["name"] == who
    assert page.problems == []
