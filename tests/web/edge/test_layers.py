"""The interface keeps the promise of its version, and says which version it speaks. HEAD is GET without the body."""

from collections.abc import Callable, Iterator
from copy import deepcopy

import httpx
import pytest

from parlour.web.edge.layers import HEADER, VERSION
from tests.table.shelving import shelved
from tests.web.edge.promised import broken, kept, promise
from tests.web.visiting import Guest, serving

Arrive = Callable[..., Guest]


def test_what_was_promised_holds() -> None:
    """Operations have their promised parameters and answers, and shapes their promised fields; there may be more."""
    assert broken(kept(), promise()) == []


def test_a_promise_that_is_broken_is_named() -> None:
    """A field that goes, changes its type or becomes required breaks the promise; a new optional field does not."""
    promised = promise()
    now = deepcopy(promised)
    del now["operations"]["GET /api/me"]
    now["shapes"]["Me"]["name"] = "integer"
    now["operations"]["POST /api/matches"]["header Idempotency-Key"] = "string"
    now["shapes"]["Me"]["more"] = "string"
    now["shapes"]["Bot"] |= {"more": "string?", "manner": "string"}
    assert broken(promised, now) == [
        "POST /api/matches: header Idempotency-Key was null|string?, is string",
        "GET /api/me is gone",
        "Bot: manner must be given",
        "Me: name was string, is integer",
    ]


def test_every_answer_says_its_version(hall: str) -> None:
    """Every answer of the interface has the header of its version, refusals too; pages and probes do not."""
    with httpx.Client(base_url=hall) as client:
        for path in ("/api/games", "/api/nothing", "/api/matches/none"):
            assert client.get(path).headers[HEADER] == VERSION
        for path in ("/", "/healthz"):
            assert HEADER not in client.get(path).headers


def test_another_version_is_refused_with_the_one_that_is_spoken(guest: Arrive) -> None:
    """A request for another version is refused, and nothing is done; the answer names the version that is spoken."""
    ann = guest()
    known = ann.http.get("/api/games", headers={HEADER: VERSION})
    assert known.status_code == 200
    other = ann.http.post("/api/lobby/chat", headers={HEADER: "2"}, json={"text": "Hello"})
    assert other.status_code == 422 and other.json()["error"]["code"] == "unknown-interface"
    assert VERSION in other.json()["error"]["fr"] and other.headers[HEADER] == VERSION


@pytest.fixture(scope="module")
def nims(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the address of a hall with one game."""
    with shelved(), serving(tmp_path_factory.mktemp("hall"), games="nim") as address:
        yield address


PATHS = ["/", "/lobby", "/docs", "/api/games", "/api/nothing", "/nowhere", "/robots.txt", "/healthz"]


@pytest.mark.parametrize("path", PATHS)
def test_the_head_of_an_answer_is_that_of_the_answer(nims: str, path: str) -> None:
    with httpx.Client(base_url=nims) as client:
        whole, head = client.get(path), client.head(path)
    assert head.status_code == whole.status_code and head.content == b""
    assert told(head) == told(whole)


def told(answer: httpx.Response) -> dict[str, str]:
    """Return the headers of an answer, except those that are new each time."""
    return {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}


def test_nothing_is_changed_by_it(nims: str) -> None:
    """HEAD of an address that cannot be read is refused as GET is."""
    with httpx.Client(base_url=nims) as client:
        assert client.head("/api/matches/none/join").status_code == client.get("/api/matches/none/join").status_code
