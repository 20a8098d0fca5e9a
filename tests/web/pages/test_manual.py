"""The manual at /help: its pages, their folders, and the answer where it was not built."""

from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.web.pages import manual
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the manual, with a file beside it that must stay secret."""
    folder = tmp_path / "help"
    (folder / "how-to" / "eat").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(manual, "SITE", folder)
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
