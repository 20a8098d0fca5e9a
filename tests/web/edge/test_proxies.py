"""Behind a proxy: whom the hall trusts, and what headers the documented proxy sends."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx
import pytest

from parlour.core.refusal import Refusal
from parlour.web.edge.limits import GUESSING, SIGNING_IN
from parlour.web.settings import Settings
from tests.table.shelving import shelved
from tests.web.visiting import LINK, Guest, serving

HOW_TO = Path(__file__).parents[3] / "docs" / "how-to" / "behind-a-proxy.md"
GUESS = {"name": "Victimname", "password": "guess"}
NEVER = -1
HERE, THERE = "127.0.0.1", "10.9.9.9"


@pytest.fixture(scope="module")
def unproxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that knows of no proxy."""
    with shelved(), serving(tmp_path_factory.mktemp("plain"), games="nim") as address:
        yield address


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that trusts the tests as its proxy and has a public address over HTTPS."""
    known = {"trusted_proxies": f"{HERE}, 10.0.0.0/8", "public_url": "https://cards.example/"}
    with shelved(), serving(tmp_path_factory.mktemp("proxied"), games="nim", **known) as address:
        yield address


def guesses(address: str, names: Iterable[str], forwarded: Iterable[str]) -> int:
    """Return how many wrong passwords are tried before the limit, each for a name, from a claimed address."""
    with httpx.Client(base_url=address, timeout=60) as client:
        for heard, (name, told) in enumerate(zip(names, forwarded, strict=False)):
            headers = {"x-forwarded-for": told, "forwarded": f"for={told}", "x-real-ip": told}
            answer = client.post("/api/session", json={**GUESS, "name": name}, headers=headers)
            if answer.status_code == 429:
                return heard
            assert answer.status_code == 403, answer.text
    return NEVER


def test_a_client_s_own_header_is_never_believed(unproxied: str) -> None:
    """A new X-Forwarded-For with each wrong password does not get around the limit."""
    assert guesses(unproxied, ["Victimname"] * 30, (f"192.0.2.{n}" for n in range(30))) < 30


def test_a_name_is_one_however_it_is_written(unproxied: str) -> None:
    """A name in other capitals, widths or forms is no further name to try passwords for."""
    forms = ["Somebodyelse", "somebodyelse", "SOMEBODYELSE", "ＳＯＭＥＢＯＤＹＥＬＳＥ", "Ｓomebodyelse"]
    assert guesses(unproxied, forms * 5, ["192.0.2.1"] * 25) < 25


def test_a_name_has_a_limit_of_its_own(proxied: str) -> None:
    """The passwords tried for one name are limited over all addresses; another name is not affected."""
    addresses = [f"192.0.2.{n}" for n in range(80)]
    assert GUESSING.most <= guesses(proxied, ["Victimname"] * 80, addresses) < 80
    assert guesses(proxied, ["Anothername"], ["192.0.2.1"]) == NEVER


def test_who_comes_through_the_proxy_is_counted_by_themselves(proxied: str) -> None:
    """Each address behind the proxy has a limit of its own; addresses that the client wrote before it are ignored."""
    for mine in ("198.51.100.1", "198.51.100.2"):
        lies = [f"192.0.2.{n}, {mine}, {THERE}" for n in range(30)]
        assert SIGNING_IN.most <= guesses(proxied, ["Somebody there"] * 30, lies) < 30


def test_links_show_the_hall_s_own_address(proxied: str, unproxied: str) -> None:
    """Pages show the public address, or else the address that was reached, never a host that the request claims."""
    for address, known in ((proxied, "https://cards.example"), (unproxied, unproxied)):
        with Guest(address) as guest:
            match = guest.open(opponent=LINK)
        told = {"host": "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https"}
        page = httpx.get(f"{address}/t/{match['id']}", headers=told).text
        assert "evil.example" not in page
        assert f'property="og:url" content="{known}/t/{match["id"]}"' in page


def test_over_https_nothing_is_sent_in_the_clear(proxied: str, unproxied: str) -> None:
    """With an address over HTTPS, cookies are for HTTPS and this host alone, and answers demand HTTPS."""
    safe, plain = httpx.get(f"{proxied}/api/me"), httpx.get(f"{unproxied}/api/me")
    assert safe.headers["set-cookie"].startswith("__Host-parlour=") and "; secure" in safe.headers["set-cookie"].lower()
    assert "max-age=" in safe.headers["strict-transport-security"]
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert "strict-transport-security" not in plain.headers


@pytest.mark.parametrize(
    "wrong",
    [
        {"trusted_proxies": "my-proxy"},
        {"trusted_proxies": "10.0.0.1/8"},
        {"public_url": "cards.example"},
        {"public_url": "https://cards.example/my hall"},
        {"public_url": "https://cards.example/../hall"},
        {"public_url": "https://cards.example//hall"},
        {"public_url": "ftp://cards.example"},
    ],
)
def test_a_mistyped_setting_is_no_setting(wrong: dict[str, str]) -> None:
    """The hall does not start with a mistyped proxy or public address."""
    with pytest.raises(Refusal):
        Settings(**wrong)  # type: ignore[arg-type]  # each is a text


def test_the_documented_proxy_says_what_the_hall_believes() -> None:
    """The documented nginx sets each header anew, so that none of a client's own passes. The host keeps its port, since
    the origin of pages has it too.
    """
    text = HOW_TO.read_text(encoding="utf-8")
    (nginx,) = re.findall(r"^    server \{.*?^    \}", text, re.DOTALL | re.MULTILINE)
    sent = dict(re.findall(r"proxy_set_header (\S+)\s+(.+);", nginx))
    assert sent["X-Forwarded-For"] == "$remote_addr"
    assert sent["X-Forwarded-Proto"] == "$scheme" and sent["Host"] == "$http_host" and sent["X-Forwarded-Host"] == '""'
    assert "PARLOUR_TRUSTED_PROXIES" in text and "PARLOUR_PUBLIC_URL" in text


def test_a_cookie_on_the_wire_is_the_hall_s_alone(tmp_path: Path) -> None:
    """A cookie is given and taken back with the same marks: unread by scripts, never sent from another site, for HTTPS,
    and for its folder. A client's claims about its protocol or host change nothing, whoever forwards them.
    """
    lies = {
        "x-forwarded-proto": "http",
        "x-forwarded-host": "evil.example",
        "forwarded": "proto=http;host=evil.example",
    }
    for public_url, name, path in (
        ("https://cards.example/", "__Host-parlour", "/"),
        ("https://cards.example/cards/", "__Secure-parlour", "/cards/"),
    ):
        known = {"public_url": public_url, "trusted_proxies": HERE}
        data = tmp_path / name
        data.mkdir()
        hall = serving(data, games="nim", **known)
        with shelved(), hall as address, httpx.Client(base_url=address, headers=lies) as client:
            given = client.get("/api/me")
            token = given.headers["set-cookie"].split("=", 1)[1].split(";")[0]
            client.cookies.clear()
            shown = {"cookie": f"{name}={token}", "origin": public_url.removesuffix(path), "host": "cards.example"}
            claimed = client.post("/api/me/claim", json={**GUESS, "password": "correct horse"}, headers=shown)
            renewed = claimed.headers["set-cookie"].split("=", 1)[1].split(";")[0]
            client.cookies.clear()
            back = client.delete("/api/session", headers={**shown, "cookie": f"{name}={renewed}"})
            assert (claimed.status_code, back.status_code) == (201, 204)
            for answer in (given, claimed, back):
                (cookie,) = answer.headers.get_list("set-cookie")
                first, *marks = (part.strip() for part in cookie.lower().split(";"))
                assert first.startswith(f"{name.lower()}=")
                assert {"httponly", "secure", "samesite=strict", f"path={path}"} <= set(marks)
                assert not any(mark.startswith("domain") for mark in marks)
