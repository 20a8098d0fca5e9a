"""Addresses of the client: those with a page are answered with it, and others are not found."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from parlour.web.pages.client import leads
from tests.table.shelving import shelved
from tests.web.visiting import serving

DOORS = Path(__file__).parents[3] / "client" / "src" / "pages" / "doors.ts"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with shelved(), serving(tmp_path_factory.mktemp("hall"), games="nim") as address:
        yield address


def test_every_door_of_the_client_leads_somewhere() -> None:
    """Every address of the client is a page, with all its parts and without the optional ones."""
    addresses = re.findall(r'address: "([^"]*)"', DOORS.read_text(encoding="utf-8"))
    assert len(addresses) > 20
    for address in addresses:
        whole = "/".join("nim" if part.startswith(":") else part for part in address.split("/"))
        assert leads(whole) and leads(re.sub(r"/?:[^/]*\?$", "", address).replace(":", "")), address


@pytest.mark.parametrize("path", ["nowhere", "t", "t/a/b", "lobby/7", "library/1/after/2", "wp-login.php"])
def test_nothing_else_does(hall: str, path: str) -> None:
    """Other addresses get the client's page of what is not found, and the status 404 for programs."""
    assert not leads(path)
    answer = httpx.get(f"{hall}/{path}")
    assert answer.status_code == 404 and '<div id="app">' in answer.text


@pytest.mark.parametrize("path", ["t/nobodys", "c/nobodys", "library/nobodys"])
def test_what_there_never_was_is_not_found(hall: str, path: str) -> None:
    assert httpx.get(f"{hall}/{path}").status_code == 404


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("favicon.ico", "image/"),
        ("robots.txt", "text/plain"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("apple-touch-icon.png", "image/png"),
    ],
)
def test_what_programs_ask_for_is_what_they_get(hall: str, path: str, kind: str) -> None:
    answer = httpx.get(f"{hall}/{path}")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind)


def test_the_icons_of_the_manifest_are_there(hall: str) -> None:
    """The icons of the manifest exist, since browsers offer to install a hall only with them."""
    manifest = httpx.get(f"{hall}/manifest.webmanifest").json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert httpx.get(f"{hall}/{icon['src']}").headers["content-type"] == icon["type"]
