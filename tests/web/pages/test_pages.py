"""Pages, reading requests and headers; the manual at /help, and the answer where it was not built."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.web.pages import pages
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def test_the_client_answers_its_own_addresses(guest: Arrive, built: Path) -> None:
    """Any path that is not a file is the client; assets never change, and the page is always asked for anew."""
    ann = guest()
    for path in ("/", "/match/abc", "/anything/at/all"):
        response = ann.http.get(path)
        assert response.status_code == 200 and "client" in response.text
        assert response.headers["cache-control"] == "no-cache"
    asset = ann.http.get("/assets/app-1a2b.js")
    assert asset.status_code == 200 and "immutable" in asset.headers["cache-control"]
    assert ann.http.get("/assets/gone.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00"])
def test_no_path_leads_out(guest: Arrive, built: Path, path: str) -> None:
    """Neither dots nor zero bytes lead to another file."""
    response = guest().http.get(path)
    assert response.status_code in (200, 404) and "secret" not in response.text


def test_an_unbuilt_client_says_so(guest: Arrive, unbuilt: Path) -> None:
    """Without a built client the answer is one clear sentence instead of an empty page."""
    response = guest().http.get("/")
    assert response.status_code == 503 and "make build" in response.text


def test_no_page_stands_in_for_the_api(guest: Arrive, built: Path) -> None:
    """Unknown addresses below /api are errors in the one shape, for every method."""
    ann = guest()
    for method in ("GET", "POST", "PATCH", "DELETE"):
        response = ann.http.request(method, "/api/nothing")
        assert response.status_code == 404 and response.json()["error"]["code"] == "not-found"


def test_headers_keep_strangers_out(guest: Arrive) -> None:
    """A page loads from this hall alone, other answers load nothing, and no site may frame either."""
    ann = guest()
    for path, source in {"/api/me": "'none'", "/api/nothing": "'none'", "/docs": "'self'", "/": "'self'"}.items():
        headers = ann.http.get(path).headers
        assert headers["content-security-policy"].startswith(f"default-src {source}; ")
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "http" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_reference_needs_no_other_site(guest: Arrive) -> None:
    """The page of the interface names every operation and loads nothing."""
    ann = guest()
    page = ann.http.get("/docs").text
    for path in ann.http.get("/openapi.json").json()["paths"]:
        assert path in page
    assert not re.search(r"https?://|<script", page)


def test_the_cookie_is_kept_from_scripts(guest: Arrive) -> None:
    """A guest's cookie is HttpOnly and SameSite, and is given once."""
    ann = guest()
    ann.http.cookies.clear()
    given = ann.http.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in given and "samesite=strict" in given
    assert "set-cookie" not in ann.http.get("/api/me").headers


def test_a_guest_can_be_called_something(guest: Arrive) -> None:
    """A guest can choose a name, which is trimmed and bounded."""
    ann = guest()
    assert ann.http.patch("/api/me", json={"name": "  Ann   of  Balamb "}).json()["name"] == "Ann of Balamb"
    assert ann.http.get("/api/me").json()["name"] == "Ann of Balamb"
    assert ann.http.patch("/api/me", json={"name": "x" * 100}).status_code == 422
    assert ann.http.get("/api/me").json()["name"] == "Ann of Balamb"


def test_reading_what_there_is(guest: Arrive) -> None:
    """Games, rules, cards and agents can be read, and come from no list."""
    ann = guest()
    names = {game["name"] for game in ann.http.get("/api/games").json()}
    assert {"nim", "triple-triad"} <= names
    assert {agent["name"] for agent in ann.http.get("/api/agents").json()} >= {"random", "greedy", "search"}
    rules = ann.http.get("/api/games/triple-triad/rules").json()
    assert {preset["name"] for preset in rules["presets"]} >= {"ffwtt", "mush", "wiki", "ff8", "ff14", "free"}
    assert len(ann.http.get("/api/games/triple-triad/cards?set=ff8").json()["cards"]) == 110
    assert ann.http.get("/api/games/triple-triad/cards?set=tarot").json()["error"]["code"] == "unknown-card-set"
    check = "/api/games/triple-triad/rules/check"
    good = ann.post(check, {"preset": "ffwtt", "options": {"same": True}}).json()
    assert good["ok"] and good["text"] == "triple-triad:ffwtt+same"
    bad = ann.post(check, {"text": "triple-triad:free+same+broken_wall+same_wall"}).json()
    assert not bad["ok"] and bad["problems"][0]["ways_out"]


def test_the_referee_rules(guest: Arrive) -> None:
    """One request gets one ruling; an unknown game is refused with the reason."""
    ann = guest()
    board = {"board": [None] * 9}
    action = {"card": [1, 2, 3, 4], "owner": "red", "cell": 4}
    ruling = ann.post(
        "/api/referee", {"game": "triple-triad", "rules": [], "position": board, "action": action, "id": 7}
    )
    assert ruling.status_code == 200 and ruling.json()["ok"] and ruling.json()["id"] == 7
    assert ann.post("/api/referee", {"game": "chess"}).json()["error"]["code"] == "unknown-game"


def test_cards_travel_small_and_once(guest: Arrive) -> None:
    """A set of cards is packed on its way, and a browser that has it gets no second copy."""
    ann = guest()
    first = ann.http.get("/api/games/triple-triad/cards?set=ff8")
    assert first.headers["content-encoding"] == "gzip"
    again = ann.http.get("/api/games/triple-triad/cards?set=ff8", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = ann.http.get("/api/games/triple-triad/cards?set=ff14", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the manual, with a file beside it that must stay secret."""
    folder = tmp_path / "help"
    (folder / "how-to" / "eat").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "MANUAL", folder)
    return folder


def test_a_page_is_found_by_its_folder(guest: Arrive, site: Path) -> None:
    """A page is found with or without a final slash, and led to the address from which its links work."""
    (site / "index.html").write_text("<h1>The manual</h1>")
    (site / "how-to" / "eat" / "index.html").write_text("<h1>Eating</h1>")
    (site / "help.css").write_text("h1 {}")
    ann = guest()
    for asked, led in (("/help", "/help/"), ("/help/how-to/eat", "/help/how-to/eat/")):
        answer = ann.http.get(asked, follow_redirects=True)
        assert answer.status_code == 200 and answer.url.path == led and "<h1>" in answer.text
    assert ann.http.get("/help/help.css").headers["content-type"].startswith("text/css")
    assert ann.http.get("/help/").headers["content-security-policy"].startswith("default-src 'self'; ")


@pytest.mark.parametrize("path", ["nothing", "how-to/", "%2e%2e/secret.txt", "%00", "/etc/passwd"])
def test_what_is_no_page_is_not_there(guest: Arrive, site: Path, built: Path, path: str) -> None:
    """An unknown page is not found, and no path leads out of the folder."""
    (site / "index.html").write_text("<h1>The manual</h1>")
    answer = guest().http.get(f"/help/{path}")
    assert (answer.status_code, "secret" in answer.text) in {(404, False), (200, False)}
    assert "The manual" not in answer.text


def test_where_it_was_not_built_it_says_so(guest: Arrive, site: Path) -> None:
    answer = guest().http.get("/help/")
    assert answer.status_code == 503 and "make docs" in answer.text
