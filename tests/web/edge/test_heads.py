"""HEAD is GET without the body: the same status and headers, and nothing more."""

from collections.abc import Iterator

import httpx
import pytest

from tests.table.shelving import shelved
from tests.web.visiting import serving


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with shelved(), serving(tmp_path_factory.mktemp("hall"), games="nim") as address:
        yield address


PATHS = ["/", "/lobby", "/docs", "/api/games", "/api/nothing", "/nowhere", "/robots.txt", "/healthz"]


@pytest.mark.parametrize("path", PATHS)
def test_the_head_of_an_answer_is_that_of_the_answer(hall: str, path: str) -> None:
    with httpx.Client(base_url=hall) as client:
        whole, head = client.get(path), client.head(path)
    assert head.status_code == whole.status_code and head.content == b""
    assert told(head) == told(whole)


def told(answer: httpx.Response) -> dict[str, str]:
    """Return the headers of an answer, except those that are new each time."""
    return {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}


def test_nothing_is_changed_by_it(hall: str) -> None:
    """HEAD of an address that cannot be read is refused as GET is."""
    with httpx.Client(base_url=hall) as client:
        assert client.head("/api/matches/none/join").status_code == client.get("/api/matches/none/join").status_code
