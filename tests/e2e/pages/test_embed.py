"""A forum named by the host frames a match; any other site frames nothing."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.access import violations
from tests.e2e.measured import shoot
from tests.served import Hall
from tests.web.visiting import Guest

pytestmark = pytest.mark.browser


@contextmanager
def forum(pages: dict[str, str]) -> Iterator[str]:
    """Yield another site with these pages."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = pages.get(self.path, "").encode()
            self.send_response(200 if body else 404)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(scope="module")
def around(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Yield a hall, a forum that may frame its matches and another that may not."""
    pages: dict[str, str] = {}
    with forum(pages) as named, forum(pages) as other:
        hall = Hall(tmp_path_factory.mktemp("embed"), FRAMES=named, RATE_LIMITS="false", GAMES="triple-triad")
        hall.start()
        yield hall, named, other, pages
        hall.kill()


@pytest.mark.variants("locale", "width")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_forum_page_frames_a_match(locale: str, width: int, around: Any, visitor: Any) -> None:
    hall, named, other, pages = around
    with Guest(hall.url) as ann, Guest(hall.url) as ben:
        match = ann.open(game="triple-triad", rules="triple-triad:free")
        ben.join(match)
        with ann.at(match) as seat:
            seat.ask({"type": "resign", "command": "r"})
        frame = f'<iframe src="{hall.url}/embed/{match["id"]}" width="330" height="220" title="A match"></iframe>'
        pages["/"] = f"<!doctype html><html lang=en><title>Forum</title><main><h1>Forum</h1>{frame}</main>"
        page = visitor(hall, width=width, locale=locale)
        page.goto(named)
        picture = page.frame_locator("iframe").get_by_role("img")
        expect(picture).to_be_visible()
        assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") == 600
        leads = page.frame_locator("iframe").get_by_role("link")
        expect(leads).to_have_attribute("href", f"{hall.url}/library/{match['id']}")
        shoot(page, f"embed-{width}-{locale}")
        page.goto(f"{hall.url}/embed/{match['id']}")
        assert violations(page) == [] and page.context.cookies() == []
        page.goto(other)
        page.locator("iframe").wait_for()
        expect(page.frame_locator("iframe").get_by_role("img")).to_have_count(0)
        assert page.problems == []
