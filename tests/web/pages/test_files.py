"""Files of the built client, each in the smallest form that a browser reads."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
PLAIN = b"export const words = 'again and again';\n" * 100
FORMS = {None: PLAIN, "br": b"as brotli packs it", "gzip": gzip.compress(PLAIN)}


@pytest.fixture
def packed(unbuilt: Path) -> Path:
    """Return a built client: its page and one script, both packed, and a font that needs no packing."""
    (unbuilt / "assets").mkdir()
    for name in ("index.html", "assets/app-1a2b.js"):
        (unbuilt / name).write_bytes(PLAIN)
        (unbuilt / f"{name}.br").write_bytes(FORMS["br"])
        (unbuilt / f"{name}.gz").write_bytes(FORMS["gzip"])
    (unbuilt / "assets" / "text-3c4d.woff2").write_bytes(PLAIN)
    return unbuilt


def raw(visitor: Guest, path: str, accepted: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Return status, headers and body as they travelled."""
    with visitor.http.stream("GET", path, headers={"Accept-Encoding": accepted, **headers}) as answer:
        return answer.status_code, dict(answer.headers), b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", ["/assets/app-1a2b.js", "/", "/lobby"])
@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("br; q=0.000, identity", None),
        ("identity", None),
    ],
)
def test_a_file_comes_as_the_browser_reads_it(
    guest: Arrive, packed: Path, path: str, accepted: str, encoding: str | None
) -> None:
    """A file is sent in the smallest accepted form, as the build packed it, and its headers tell caches so."""
    status, headers, sent = raw(guest(), path, accepted)
    assert (status, sent, headers.get("content-encoding")) == (200, FORMS[encoding], encoding)
    assert headers["content-type"].startswith("text/javascript" if path.endswith(".js") else "text/html")
    assert headers["vary"] == "Accept-Encoding" and int(headers["content-length"]) == len(sent)


def test_what_is_packed_already_is_sent_as_it_is(guest: Arrive, packed: Path) -> None:
    """A font is sent as it is: it has no smaller form, and none is made on the way."""
    status, headers, sent = raw(guest(), "/assets/text-3c4d.woff2", "gzip, br")
    assert (status, sent, headers.get("content-encoding")) == (200, PLAIN, None)
    assert "immutable" in headers["cache-control"]


def test_the_worker_may_ask_the_hall(guest: Arrive, packed: Path) -> None:
    """The worker may ask for the pages that a browser goes to; a script that is no page loads nothing."""
    (packed / "worker.js").write_bytes(PLAIN)
    asked = {
        path: raw(guest(), path, "br")[1]["content-security-policy"] for path in ("/worker.js", "/assets/app-1a2b.js")
    }
    assert "connect-src 'self'" in asked["/worker.js"]
    assert asked["/assets/app-1a2b.js"].startswith("default-src 'none'")


def test_a_page_that_did_not_change_is_not_sent_again(guest: Arrive, packed: Path) -> None:
    """Each form has a tag of its own; with the tag the answer is empty until the file changes."""
    ann = guest()
    marks = {accepted: raw(ann, "/", accepted)[1]["etag"] for accepted in ("br", "gzip", "identity")}
    assert len(set(marks.values())) == 3
    status, headers, sent = raw(ann, "/", "br", **{"If-None-Match": marks["br"]})
    assert (status, sent) == (304, b"")
    assert "content-security-policy" not in headers, "it would take the place of the page's own"
    assert raw(ann, "/", "br", **{"If-None-Match": marks["gzip"]})[0] == 200
    (packed / "index.html.br").write_bytes(b"as another build packed it")
    assert raw(ann, "/", "br", **{"If-None-Match": marks["br"]})[::2] == (200, b"as another build packed it")
