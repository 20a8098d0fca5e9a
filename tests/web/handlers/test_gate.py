"""The gate admits what can be stored byte for byte, and refuses the rest before anything reads it."""

from collections.abc import Callable

import pytest
from starlette.types import Message, Receive, Scope, Send

from parlour.core.refusal import Refusal
from parlour.web.handlers import gate
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
GAMES = "/api/games"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        pytest.param(f"/api/{'x' * (gate.LONGEST_PART + 1)}", 404, id="a long name"),
        pytest.param("/x" * gate.LONGEST_PATH, 404, id="many names"),
        pytest.param("/api/games%00", 404, id="a control character"),
        pytest.param(f"{GAMES}?lang={'x' * gate.LONGEST_VALUE}", 200, id="the longest value"),
        pytest.param(f"{GAMES}?lang={'x' * (gate.LONGEST_VALUE + 1)}", 422, id="a longer value"),
        pytest.param(f"{GAMES}?{'a=b&' * gate.LONGEST_QUERY}", 422, id="many values"),
        pytest.param(GAMES + "?lang=%00", 422, id="a value with a control character"),
        pytest.param(GAMES + "?%00=en", 422, id="a name with a control character"),
    ],
)
def test_addresses_are_read_up_to_a_length(guest: Arrive, path: str, status: int) -> None:
    """An address is read up to a length, and only without control characters."""
    assert guest().http.get(path).status_code == status


def test_headers_are_read_up_to_a_length(guest: Arrive) -> None:
    """Each header is read up to a length, and its bytes may be UTF-8."""
    ask = guest().http.get
    assert ask(GAMES, headers=[(b"x-note", "é".encode())]).status_code == 200
    assert ask(GAMES, headers={"x-note": "x" * gate.LONGEST_HEADER}).status_code == 200
    refused = ask(GAMES, headers={"x-note": "x" * (gate.LONGEST_HEADER + 1)})
    assert (refused.status_code, refused.json()["error"]["at"]) == (422, "x-note")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        pytest.param(b"{", 422, "bad-json", id="no JSON"),
        pytest.param(b"\xff", 422, "bad-json", id="no UTF-8"),
        pytest.param(b'{"name":"\\ud800"}', 422, "bad-message", id="half a character"),
        pytest.param(b'{"name":9007199254740993}', 422, "bad-message", id="a large number"),
        pytest.param(b" " * (gate.LARGEST_BODY + 1), 413, "too-large", id="a large body"),
    ],
)
def test_a_body_that_cannot_be_kept_is_refused(guest: Arrive, body: bytes, status: int, code: str) -> None:
    """A body that cannot be stored is refused as such, and not for a missing field."""
    answer = guest().http.post("/api/matches", content=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def test_what_was_looked_at_is_received_whole(guest: Arrive) -> None:
    """A body that the gate has read arrives whole, whether it came in one piece or in many."""
    body = b'{"game": "nim", "rules": "nim:free", "seat": "red", "opponent": {"kind": "link"}}'
    ann = guest()
    for content in (body, (body[at : at + 7] for at in range(0, len(body), 7))):
        sent = ann.http.post("/api/matches", content=content, headers={"content-type": "application/json"})
        assert sent.status_code == 201


@pytest.mark.parametrize("came", [b"", b"{}"], ids=["nothing", "a part"])
async def test_half_a_request_is_not_served(came: bytes) -> None:
    """A request whose sender left before its body had come is not carried out as if it were shorter."""
    served: list[Scope] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        served.append(scope)

    async def send(message: Message) -> None:
        raise AssertionError(f"nobody is there to hear {message}")

    heard = iter([{"type": "http.request", "body": came, "more_body": True}, {"type": "http.disconnect"}])

    async def receive() -> Message:
        return next(heard)

    asked = {"type": "http", "method": "POST", "path": "/api/trades", "query_string": b"", "headers": []}
    await gate.Gate(app)(asked, receive, send)
    assert served == []


@pytest.mark.parametrize(
    ("said", "code"),
    [(None, "bad-json"), ("{", "bad-json"), ('"' + "x" * gate.LONGEST_SAID, "message-too-long")],
    ids=["bytes", "no JSON", "too long"],
)
def test_what_no_message_can_be_is_not_heard(said: str | None, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        gate.hear(said)
    assert refused.value.code == code
    assert gate.hear('{"type": "ping"}') == {"type": "ping"}
