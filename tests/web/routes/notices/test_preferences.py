"""Reach: notices outside the hall, by real servers of others, as each player wishes."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from standardwebhooks import Webhook

from tests.table.shelving import shelved
from tests.web.delivery.receiving import Browser, post_office, receiving
from tests.web.routes.notices.test_inbox import BY_POST, challenge
from tests.web.visiting import Guest, serving, until

REACH = "/api/inbox/reach"
PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def around(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Yield a hall with a mail server, a push service and a chat that it may call."""
    folder: Path = tmp_path_factory.mktemp("reach")
    with shelved(), post_office() as post, receiving(201) as push, receiving(204) as chat:
        reached = {"mail": post.address, "mail_from": "hall@cards.example", "hooks": chat.address}
        known = {"public_url": "https://cards.example", "push_services": push.address, "secure_cookies": False}
        with serving(folder, **reached, **known) as address:
            yield SimpleNamespace(address=address, post=post, push=push, chat=chat)


def account(around: Any, name: str) -> Guest:
    """Return a player with an account, whose browser is French."""
    guest = Guest(around.address, "fr")
    guest.post("/api/me/claim", {"name": name, "password": PASSWORD}).raise_for_status()
    return guest


def put(guest: Guest, what: str, body: dict[str, Any]) -> Any:
    """Return the answer to a PUT."""
    return guest.http.put(f"{REACH}/{what}", json=body)


def opened(around: Any, guest: Guest, name: str) -> Browser:
    """Open all three channels for a player: a browser, a proven address and a program."""
    browser = Browser(f"{around.push.address}/{name}")
    put(guest, "browser", browser.told).raise_for_status()
    put(guest, "mail", {"address": f"{name}@example.org"}).raise_for_status()
    (asked,) = around.post.to(f"{name}@example.org")
    token = re.search(r"proof=(\S+)", asked.get_content()).group(1)  # type: ignore[union-attr]  # or the test fails
    guest.post(f"{REACH}/mail/proof", {"token": token}).raise_for_status()
    put(guest, "hook", {"url": f"{around.chat.address}/{name}"}).raise_for_status()
    return browser


def of(receiver: Any, name: str) -> list[Any]:
    """Return what a receiver got for somebody."""
    return [one for one in receiver.requests if one.path == f"/{name}"]


def test_a_challenge_is_told_by_every_channel_once(around: Any) -> None:
    """A challenge is told by every channel in the reader's language, each with its own id, and to nobody else."""
    with account(around, "odile") as odile, account(around, "lea") as lea:
        browser = opened(around, odile, "odile")
        made = challenge(lea, odile)
        until(lambda: of(around.push, "odile") and of(around.chat, "odile"), "pushed and hooked")
        until(lambda: len(around.post.to("odile@example.org")) == 2, "mailed")
        pushed, told = of(around.push, "odile")[0], of(around.chat, "odile")[0]
        read = browser.read(pushed.body)
        assert read["path"] == f"/c/{made['id']}" and "lea vous défie" in read["text"]
        assert read["id"] == pushed.headers["topic"]
        secret = odile.http.get(REACH).json()["hook"]["secret"]
        body = Webhook(secret).verify(told.body, told.headers)
        assert body["link"] == f"https://cards.example/c/{made['id']}" and "lea vous défie" in body["text"]
        letter = around.post.to("odile@example.org")[1]
        assert "lea vous défie" in letter["Subject"] and body["link"] in letter.get_content()
        assert letter["Message-ID"] != around.post.to("odile@example.org")[0]["Message-ID"]
        challenge(lea, odile)
        until(lambda: len(of(around.chat, "odile")) == 2, "told of the next")
        assert len({json.loads(one.body)["id"] for one in of(around.chat, "odile")}) == 2


def test_everybody_is_written_to_in_the_language_of_their_browser(around: Any) -> None:
    """The browser's language holds from the first letter until they choose another; only pages of the hall count."""
    with account(around, "amelie") as amelie, account(around, "kit") as kit:
        put(amelie, "mail", {"address": "amelie@example.org"}).raise_for_status()
        (asked,) = around.post.to("amelie@example.org")
        assert asked["Subject"] == "Est-ce bien votre adresse ?"
        token = re.search(r"proof=(\S+)", asked.get_content()).group(1)  # type: ignore[union-attr]  # or the test fails
        amelie.post(f"{REACH}/mail/proof", {"token": token}).raise_for_status()

        def subject() -> str:
            """Return the subject of the letter about another challenge."""
            many = len(around.post.to("amelie@example.org"))
            challenge(kit, amelie)
            until(lambda: len(around.post.to("amelie@example.org")) > many, "mailed")
            return str(around.post.to("amelie@example.org")[-1]["Subject"])

        def read(lang: str, **heads: str) -> Any:
            return amelie.http.get(REACH, headers={"accept-language": lang, **heads}).json()

        assert "kit vous défie" in subject()
        told = read("en", **{"time-zone": "Europe/London"})
        assert (told["lang"], told["zone"], told["chosen"]) == ("en", "Europe/London", [])
        assert "kit challenges you" in subject()
        assert read("fr")["lang"] == "en"  # no page of the hall asked
        assert (read("fr", **{"time-zone": "nowhere"})["lang"], read("en")["zone"]) == ("en", "Europe/London")
        chosen = amelie.http.patch(REACH, json={"lang": "fr", "zone": "Europe/Paris"}).json()
        assert (chosen["lang"], chosen["zone"], chosen["chosen"]) == ("fr", "Europe/Paris", ["lang", "zone"])
        read("en", **{"time-zone": "America/Montreal"})
        assert "kit vous défie" in subject()
        again = amelie.http.patch(REACH, json={"lang": None, "zone": None}).json()
        assert (again["lang"], again["zone"], again["chosen"]) == ("en", "America/Montreal", [])


def test_quiet_hours_are_those_of_the_browser_s_clocks(around: Any) -> None:
    """Quiet hours use the browser's time zone, so that nobody has to name one."""
    with account(around, "owl") as owl:
        owl.http.headers["time-zone"] = "Europe/Paris"
        owl.http.get("/api/me")
        told = owl.http.patch(REACH, json={"quiet": {"since": "22:00", "until": "08:00"}}).json()
        assert (told["zone"], told["chosen"]) == ("Europe/Paris", [])


def test_ones_turn_by_post_is_told(around: Any) -> None:
    """A turn by post is told with the opponent and the link, but without the position."""
    with account(around, "post") as ann, account(around, "postman") as ben:
        browser = opened(around, ann, "post")
        match = ann.open(terms=BY_POST)
        ben.join(match)
        if ann.look(match)["to_act"] == "blue":
            with ben.at(match) as seat:
                seat.act(seat.hear("snapshot")["view"]["legal"][0]["action"])
        until(lambda: of(around.push, "post"), "pushed")
        read = browser.read(of(around.push, "post")[-1].body)
        assert read["path"] == f"/t/{match['id']}" and "À vous de jouer contre postman" in read["text"]


def test_nothing_is_sent_where_somebody_does_not_want_it(around: Any) -> None:
    """Nothing is sent by a channel that a topic leaves out, or to a removed browser, address or program."""
    with account(around, "quiet") as ann, account(around, "loud") as ben:
        opened(around, ann, "quiet")
        ann.http.patch(REACH, json={"wants": {"challenges": ["hook"]}}).raise_for_status()
        challenge(ben, ann)
        until(lambda: of(around.chat, "quiet"), "hooked")
        for what in ("browser", "mail", "hook"):
            left = ann.http.delete(f"{REACH}/{what}").json()
        assert (left["push"]["browsers"], left["mail"]["address"], left["hook"]["url"]) == (0, None, None)
        challenge(ben, ann)
        opened(around, ben, "loud")
        ben.post(f"{REACH}/trial").raise_for_status()
        until(lambda: of(around.push, "loud") and of(around.chat, "loud"), "the hall has looked at what came later")
        assert (len(of(around.chat, "quiet")), len(of(around.push, "quiet"))) == (1, 0)
        assert len(around.post.to("quiet@example.org")) == 1  # the proof


def test_quiet_hours_and_digest_are_kept(around: Any) -> None:
    """Only the named settings change, and null clears one."""
    with account(around, "night") as ann:
        wishes = {"zone": "Europe/Paris", "quiet": {"since": "22:00", "until": "08:00"}, "digest": "18:00"}
        assert {**ann.http.patch(REACH, json=wishes).json(), **wishes} == ann.http.get(REACH).json()
        cleared = ann.http.patch(REACH, json={"quiet": None}).json()
        assert (cleared["quiet"], cleared["digest"], cleared["zone"]) == (None, "18:00", "Europe/Paris")


@pytest.mark.parametrize(
    ("what", "body", "code"),
    [
        ("mail", {"address": "odile"}, "mail-address"),
        ("mail", {"address": "a@example.org\r\nBcc: b@example.org"}, "mail-address"),
        ("hook", {"url": "https://elsewhere.example/1"}, "hook-host"),
        ("hook", {"url": "http://169.254.169.254/latest"}, "hook-host"),
        ("hook", {"url": "chat"}, "address-malformed"),
        ("browser", {**Browser("https://localhost/1").told}, "address-private"),
        ("browser", {**Browser("http://push.example/1").told}, "address-insecure"),
        ("browser", {**Browser("https://1.1.1.1:22/1").told}, "address-port"),
        ("browser", {**Browser("https://[fec0::1]/1").told}, "address-private"),
    ],
)
def test_what_leads_nowhere_good_is_refused(around: Any, what: str, body: dict[str, Any], code: str) -> None:
    with Guest(around.address) as ann:
        ann.post("/api/me/claim", {"name": f"no{abs(hash((what, str(body))))}"[:20], "password": PASSWORD})
        answer = put(ann, what, body)
        assert answer.status_code == 422 and answer.json()["error"]["code"] == code, answer.text
        assert ann.http.get(REACH).json()["push"]["browsers"] == 0


def test_keys_that_are_none_are_refused(around: Any) -> None:
    with Guest(around.address) as ann:
        told = {**Browser(f"{around.push.address}/x").told, "p256dh": "A" * 87}
        assert put(ann, "browser", told).json()["error"]["code"] == "browser-keys"


def test_a_guest_has_a_browser_but_no_letters(around: Any) -> None:
    """A guest gets push messages but no letters, and an unknown proof is refused."""
    with Guest(around.address) as ann:
        assert put(ann, "browser", Browser(f"{around.push.address}/guest").told).json()["push"]["here"]
        assert put(ann, "mail", {"address": "guest@example.org"}).status_code == 403
        assert ann.post(f"{REACH}/mail/proof", {"token": "x"}).json()["error"]["code"] == "unknown-proof"
        ann.post(f"{REACH}/trial").raise_for_status()
        until(lambda: of(around.push, "guest"), "pushed")


def test_one_session_has_one_browser(around: Any) -> None:
    """A session has one browser: only the last address it named is called."""
    with Guest(around.address) as ann:
        for number in range(5):
            told = put(ann, "browser", Browser(f"{around.push.address}/many{number}").told).json()
        assert told["push"]["browsers"] == 1
        ann.post(f"{REACH}/trial").raise_for_status()
        until(lambda: of(around.push, "many4"), "pushed")
        assert not any(of(around.push, f"many{number}") for number in range(4))


def test_a_browser_that_is_gone_is_forgotten(around: Any) -> None:
    """A browser whose push service reports it gone is forgotten and not called again."""
    with account(around, "gone") as ann:
        put(ann, "browser", Browser(f"{around.push.address}/gone").told).raise_for_status()
        around.push.statuses[:] = [410, 201]
        ann.post(f"{REACH}/trial").raise_for_status()
        until(lambda: ann.http.get(REACH).json()["push"]["browsers"] == 0, "forgotten")


def test_a_letter_too_many_is_refused(around: Any) -> None:
    """Too many letters to one address are refused, so that the hall floods nobody."""
    with account(around, "flood") as ann:
        answers = [put(ann, "mail", {"address": "victim@example.org"}).status_code for _ in range(8)]
        assert answers[-1] == 429 and len(around.post.to("victim@example.org")) == answers.count(200) < 8


def test_a_hall_without_channels_says_so(tmp_path: Path) -> None:
    with shelved(), serving(tmp_path) as address, Guest(address) as ann:
        ann.post("/api/me/claim", {"name": "ann", "password": PASSWORD})
        offered = ann.http.get(REACH).json()
        assert (offered["mail"]["offered"], offered["hook"]["hosts"]) == (False, [])
        assert put(ann, "mail", {"address": "a@example.org"}).json()["error"]["code"] == "no-mail"
        assert put(ann, "hook", {"url": "https://discord.com/1"}).json()["error"]["code"] == "hook-host"
