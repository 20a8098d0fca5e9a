"""One hall for all tests of the web, with the tests' own game beside the real ones."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from parlour.web.pages import client
from tests.table.shelving import shelved
from tests.web.visiting import Guest, serving

PAGE = "<!doctype html><html><head><title>client</title></head></html>"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall that is ready."""
    with shelved(), serving(tmp_path_factory.mktemp("hall")) as address:
        yield address


@pytest.fixture
def guest(hall: str) -> Iterator[Callable[..., Guest]]:
    """Yield a function that makes guests, each with a browser of their own."""
    with ExitStack() as open_now:
        yield lambda lang="en", token=None: open_now.enter_context(Guest(hall, lang, token))


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the empty folder for the built client, with a file beside it that must stay secret."""
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(client, "STATIC", tmp_path)
    return tmp_path


@pytest.fixture
def built(unbuilt: Path) -> Path:
    """Return the folder of a built client."""
    (unbuilt / "assets").mkdir()
    (unbuilt / "index.html").write_text(PAGE)
    (unbuilt / "assets" / "app-1a2b.js").write_text("1")
    return unbuilt
