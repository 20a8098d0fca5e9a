"""A hall in a folder of its host: all its answers and links stay in the folder, and beside it there is nothing."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from parlour.web.pages import client
from parlour.web.server.subpath import folder_of
from tests.table.shelving import shelved
from tests.web.delivery.receiving import post_office, receiving
from tests.web.routes.notices.test_inbox import challenge
from tests.web.visiting import PATIENCE, Guest, dial, play_out, serving, until

FOLDER = "/hall"
KNOWN = f"https://cards.example{FOLDER}"
INDEX = '<!doctype html><html data-hall="/"><head><script src="/assets/app-1a2b.js"></script></head></html>'


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall in a folder; its cookies come without HTTPS too."""
    known = {"public_url": f"{KNOWN}/", "secure_cookies": False, "frames": "forum.example"}
    with shelved(), serving(tmp_path_factory.mktemp("hall"), games="nim, triple-triad", **known) as address:
        assert urlsplit(address).path == FOLDER
        yield address


@pytest.fixture
def host(hall: str) -> str:
    """Return the address of the host that contains the hall."""
    return hall.removesuffix(FOLDER)


def test_what_lies_beside_the_folder_is_not_the_hall_s(hall: str, host: str) -> None:
    """Addresses beside the folder are not found, in the reader's language. Only probes and metrics are answered there
    too.
    """
    for path in ("/", "/lobby", "/hallway", "/api/me", "/assets/app-1a2b.js", f"{FOLDER}.txt"):
        answer = httpx.get(f"{host}{path}", headers={"accept-language": "fr"})
        assert (answer.status_code, answer.text) == (404, "Il n’y a rien à cette adresse."), path
        assert "set-cookie" not in answer.headers and answer.headers["x-content-type-options"] == "nosniff"
    with pytest.raises(InvalidStatus):
        dial(f"{host.replace('http', 'ws')}/api/lobby/socket")
    for path in ("/healthz", "/readyz", "/metrics"):
        assert httpx.get(f"{host}{path}").status_code == httpx.get(f"{hall}{path}").status_code == 200


def test_the_folder_without_its_slash_leads_to_the_hall(hall: str) -> None:
    """The folder without its slash redirects to the hall, and keeps the query."""
    answer = httpx.get(f"{hall}?lang=fr")
    assert answer.is_redirect and answer.headers["location"] == f"{FOLDER}/?lang=fr"


def test_a_page_says_where_it_lies(hall: str, built: Path) -> None:
    """Each page names the hall's folder, whatever its own address, and is found by its path in the hall."""
    (built / client.INDEX).write_text(INDEX)
    for path, status in {"/": 200, "/rules/nim": 200, "/t/nobodys": 404, "/index.html": 200}.items():
        answer = httpx.get(f"{hall}{path}")
        assert f'data-hall="{FOLDER}/"' in answer.text and f'src="{FOLDER}/assets/app-1a2b.js"' in answer.text
        assert answer.status_code == status and answer.headers["cache-control"] == "no-cache"
    assert "immutable" in httpx.get(f"{hall}/assets/app-1a2b.js").headers["cache-control"]


def test_what_a_browser_reads_unasked_names_nothing_beside_the_folder() -> None:
    """Styles and the manifest name no address beside the folder."""
    styles = [file.read_text(encoding="utf-8") for file in client.STATIC.rglob("*.css")]
    assert styles and not [text for text in styles if re.search(r"url\(['\"]?/", text)]
    manifest = json.loads((client.STATIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert "id" not in manifest, "it would be that of whatever else lies on the host"
    at = f"{KNOWN}/manifest.webmanifest"
    named = [manifest["start_url"], manifest["scope"], *(icon["src"] for icon in manifest["icons"])]
    assert len(named) > 4 and all(urljoin(at, name).startswith(f"{KNOWN}/") for name in named)


def test_a_match_is_played_over_sockets_there(hall: str) -> None:
    """Two players whose cookies belong to the folder play a match over sockets."""
    with Guest(hall) as ann, Guest(hall) as ben:
        assert {cookie.path for cookie in ann.http.cookies.jar} == {f"{FOLDER}/"}
        match = ann.open()
        ben.join(match)
        with ann.at(match) as red, ben.at(match) as blue:
            seats = {"red": red, "blue": blue}
            views = {name: seat.hear("snapshot")["view"] for name, seat in seats.items()}
            play_out(seats, views[views["red"]["to_act"]])
        assert ann.look(match)["status"] == "over"


def test_who_signs_out_is_forgotten_there(hall: str) -> None:
    """Signing out deletes the cookie in the folder where it was given."""
    with Guest(hall) as ann:
        ann.post("/api/me/claim", {"name": "Ann", "password": "a long password"}).raise_for_status()
        ann.http.delete("/api/session").raise_for_status()
        assert not list(ann.http.cookies.jar)


def test_links_and_frames_lead_into_the_folder(hall: str) -> None:
    """Links to a match lead into the folder wherever they are told, and a frame finds its picture there."""
    with Guest(hall) as ann:
        match = ann.open(game="triple-triad", rules="triple-triad:free")["id"]
        page = ann.http.get(f"/t/{match}").text
        assert f'property="og:url" content="{KNOWN}/t/{match}"' in page
        assert f'property="og:image" content="{KNOWN}/api/matches/{match}/preview.png' in page
        assert f'href="{KNOWN}/api/oembed?url={KNOWN}/t/{match}"' in page
        told = ann.http.get("/api/oembed", params={"url": f"{KNOWN}/t/{match}?step=2"}).json()
        assert f'src="{KNOWN}/embed/{match}"' in told["html"] and told["provider_url"] == KNOWN
        beside = {"url": f"https://cards.example/t/{match}"}
        assert ann.http.get("/api/oembed", params=beside).json()["error"]["code"] == "unknown-match"
        frame = ann.http.get(f"/embed/{match}")
        (picture,) = re.findall(r'<img src="([^"]+)"', frame.text)
        assert httpx.get(urljoin(str(frame.url), picture)).headers["content-type"] == "image/png"
        assert f'href="{KNOWN}/t/{match}"' in frame.text


def test_what_is_mailed_and_hooked_leads_into_the_folder(tmp_path: Path) -> None:
    """Links in mail and hooks lead into the folder."""
    with shelved(), post_office() as post, receiving(204) as chat:
        reached = {"mail": post.address, "mail_from": "hall@cards.example", "hooks": chat.address}
        known = {"public_url": KNOWN, "secure_cookies": False, "games": "nim"}
        with serving(tmp_path, **reached, **known) as address, Guest(address) as ann, Guest(address) as ben:
            ann.post("/api/me/claim", {"name": "Ann", "password": "a long password"}).raise_for_status()
            ann.http.put("/api/inbox/reach/mail", json={"address": "ann@example.org"}).raise_for_status()
            (asked,) = post.to("ann@example.org")
            assert f"{KNOWN}/inbox?proof=" in asked.get_content()
            ann.http.put("/api/inbox/reach/hook", json={"url": f"{chat.address}/ann"}).raise_for_status()
            made = challenge(ben, ann)
            until(lambda: chat.requests, "hooked")
            assert json.loads(chat.requests[0].body)["link"] == f"{KNOWN}/c/{made['id']}"


def test_the_reference_lies_there_too(hall: str) -> None:
    """The reference lies in the folder, and its schema sends programs there."""
    page = httpx.get(f"{hall}/docs")
    (schema,) = re.findall(r'href="([^"]+\.json)"', page.text)
    assert httpx.get(urljoin(str(page.url), schema)).json()["servers"] == [{"url": FOLDER}]


def test_over_https_the_cookie_is_the_folder_s(tmp_path: Path) -> None:
    """Over HTTPS the cookie belongs to the folder, so its name must not begin with __Host-."""
    with shelved(), serving(tmp_path, games="nim", public_url=KNOWN) as address:
        given = httpx.get(f"{address}/api/me", timeout=PATIENCE).headers["set-cookie"].lower()
        assert given.startswith("__secure-parlour=") and f"path={FOLDER}/;" in given and "secure" in given.split("; ")


@pytest.mark.parametrize(
    ("address", "folder"),
    [
        ("https://cards.example", ""),
        ("https://cards.example/", ""),
        ("https://cards.example:8443/hall/", "/hall"),
        ("http://cards.example/games/hall", "/games/hall"),
        ("cards.example/hall", ""),
        ("", ""),
    ],
)
def test_a_public_address_says_which_folder(address: str, folder: str) -> None:
    assert folder_of(address) == folder
