"""Messages outside the hall, in the browser: chosen beside the inbox, tried at once, shown by the browser."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import players
from tests.e2e.access import violations
from tests.e2e.measured import fits, shoot
from tests.e2e.thrifty import thrifty
from tests.served import Hall
from tests.web.delivery.receiving import Browser, post_office, receiving

pytestmark = pytest.mark.browser
WORDS = {
    "en-GB": {
        "mail": "Change Mail address",
        "address": "Mail address",
        "send": "Send me the link",
        "waits": "Follow the link in the mail you were sent",
        "proven": "Mail comes here",
        "quiet": "Quiet hours",
        "box": "Trades, by Mail",
        "ask": "Let this browser tell me",
        "tab": "This browser tells you while a page of the hall lies open",
        "on": "This browser tells you",
        "try": "Try it",
        "tried": "This is how the hall tells you what happens.",
    },
    "fr-FR": {
        "mail": "Changer Adresse électronique",
        "address": "Adresse électronique",
        "send": "M’envoyer le lien",
        "waits": "Suivez le lien du courriel qui vous a été envoyé",
        "proven": "Les courriels arrivent ici",
        "quiet": "Heures de silence",
        "box": "Échanges, par Courriel",
        "ask": "Laisser ce navigateur me prévenir",
        "tab": "Ce navigateur vous prévient tant qu’une page de la salle est ouverte",
        "on": "Ce navigateur vous prévient",
        "try": "Essayer",
        "tried": "C’est ainsi que la salle vous prévient.",
    },
}


@pytest.fixture(scope="module")
def around(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Yield a hall with a mail server, a push service and a chat."""
    with ExitStack() as open_now:
        post, push = open_now.enter_context(post_office()), open_now.enter_context(receiving(201))
        chat = open_now.enter_context(receiving(204))
        reached = {"MAIL": post.address, "MAIL_FROM": "hall@cards.example", "HOOKS": chat.address}
        known = {"PUBLIC_URL": "http://cards.example", "PUSH_SERVICES": push.address}
        known |= {"RATE_LIMITS": "false", "TRADE_AFTER": "0", "GAMES": "triple-triad"}
        hall = Hall(tmp_path_factory.mktemp("reach"), program=thrifty, **reached, **known)
        open_now.callback(hall.kill)
        hall.start()
        yield SimpleNamespace(hall=hall, post=post, push=push, chat=chat)


def mailed(page: Any, post: Any, address: str) -> Any:
    """Return the newest letter to an address, once there is one."""
    for _ in range(players.LONG // players.LOOK_EVERY):
        if letters := post.to(address):
            return letters[-1]
        page.wait_for_timeout(players.LOOK_EVERY)
    raise AssertionError("no letter came")


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_one_chooses_how_one_is_told(locale: str, width: int, around: Any, visitor: Any) -> None:
    """An address is named, proven by its link, and told; the choice is there when the player returns."""
    words, address = WORDS[locale], f"odile{width}{locale[:2]}@example.org"
    page = visitor(around.hall, width=width, locale=locale)
    players.be_somebody(page)
    page.request.post("/api/me/claim", data={"name": f"odile {width} {locale[:2]}", "password": "correct horse"})
    page.goto("/inbox?settings")
    page.get_by_role("button", name=words["mail"]).click()
    page.get_by_label(words["address"], exact=True).fill(address)
    page.get_by_role("button", name=words["send"]).click()
    expect(page.get_by_text(words["waits"])).to_be_visible()
    proof = re.search(r"/inbox\?proof=\S+", mailed(page, around.post, address).get_content())
    assert proof is not None
    page.goto(proof.group())
    expect(page.get_by_text(words["proven"], exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(r"/inbox\?settings$"))
    page.get_by_role("checkbox", name=words["quiet"]).check()
    page.get_by_role("checkbox", name=words["box"]).uncheck()
    expect(page.get_by_role("checkbox", name=words["box"])).to_be_enabled()
    assert violations(page) == [] and fits(page)
    shoot(page, f"reach-{width}-{locale}")
    page.reload()
    expect(page.get_by_role("checkbox", name=words["quiet"])).to_be_checked()
    expect(page.get_by_role("checkbox", name=words["box"])).not_to_be_checked()
    page.get_by_role("button", name=words["try"]).click()
    expect(page.get_by_role("listitem").filter(has_text=words["tried"])).to_be_visible()
    assert page.problems == []


# A headless browser asks nobody for permission and shows nothing: its worker keeps what it would show.
ALLOWED = """Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = () => Promise.resolve("granted");"""
KEPT = """() => { self.shown = []; self.registration.showNotification = (title, told) => {
  self.shown = [...self.shown.filter(({ tag }) => tag !== told.tag), told]; return Promise.resolve(); }; }"""


@pytest.mark.variants("locale")
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_browser_says_what_it_is_pushed(locale: str, around: Any, visitor: Any) -> None:
    """A push is shown once for each thing, in its reader's language, and a tap leads there.

    The debugger stands for the push service, which a browser of tests does not reach.
    """
    words = WORDS[locale]
    page = visitor(around.hall, locale=locale, workers="allow")
    page.add_init_script(ALLOWED)
    players.be_somebody(page)
    page.goto("/inbox?settings")
    page.get_by_role("button", name=words["ask"]).click()
    expect(page.get_by_text(words["tab"])).to_be_visible()
    worker = page.context.service_workers[0]
    theirs = Browser(f"{around.push.address}/{locale}")
    assert page.request.put("/api/inbox/reach/browser", data=theirs.told).ok
    page.reload()
    expect(page.get_by_text(words["on"], exact=True)).to_be_visible()
    assert violations(page) == []
    shoot(page, f"reach-browser-{locale}")
    page.get_by_role("button", name=words["try"]).click()
    told = theirs.read(pushed(page, around.push, f"/{locale}").body)
    assert told["text"] == words["tried"]
    worker.evaluate(KEPT)
    deliver = delivery(page, around.hall)
    page.goto("about:blank")  # and no page of the hall is looked at
    for _ in range(2):
        deliver(told)
    deliver({**told, "tag": "other"})
    shown = seen(page, worker, "other")
    assert [(one["tag"], one["body"], one["data"]) for one in shown] == [
        (told["tag"], words["tried"], "/inbox"),
        ("other", words["tried"], "/inbox"),
    ]
    assert page.problems == []


def pushed(page: Any, service: Any, path: str) -> Any:
    """Return what a push service got for a browser, once it came."""
    for _ in range(players.LONG // players.LOOK_EVERY):
        if found := [one for one in service.requests if one.path == path]:
            return found[-1]
        page.wait_for_timeout(players.LOOK_EVERY)
    raise AssertionError("nothing was pushed")


def seen(page: Any, worker: Any, tag: str) -> list[Any]:
    """Return what the browser would show, once something of that name is among it."""
    for _ in range(players.LONG // players.LOOK_EVERY):
        shown: list[Any] = worker.evaluate("self.shown")
        if any(one["tag"] == tag for one in shown):
            return shown
        page.wait_for_timeout(players.LOOK_EVERY)
    raise AssertionError("nothing was shown")


def delivery(page: Any, hall: Hall) -> Any:
    """Return a function that hands a push to the hall's worker."""
    debugger, found = page.context.new_cdp_session(page), []

    def hear(told: Any) -> None:
        found.extend(one["registrationId"] for one in told["registrations"])

    debugger.on("ServiceWorker.workerRegistrationUpdated", hear)
    debugger.send("ServiceWorker.enable")
    for _ in range(players.LONG // players.LOOK_EVERY):
        if found:
            break
        page.wait_for_timeout(players.LOOK_EVERY)

    def deliver(told: Any) -> None:
        where = {"origin": hall.url, "registrationId": found[-1]}
        debugger.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(told)})

    return deliver
