"""Whatever a table's socket is sent gets one clear refusal, and the table goes on."""

import json
import string
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.visiting import Guest, Message, Seat

Arrive = Callable[..., Guest]
NAMES = ("act", "resign", "offer", "reply", "chat", "ping", "snapshot", "join")
FIELDS = ("type", "command", "action", "what", "agree", "text", "seq")

numbers = st.one_of(st.integers(), st.integers(10**300, 10**310), st.floats(), st.just(-0.0))
scalars = st.one_of(st.none(), st.booleans(), numbers, st.text(), st.sampled_from(NAMES), st.just("\x00"))
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4), max_leaves=8
)
nearly = st.dictionaries(st.sampled_from(FIELDS), values, max_size=6).flatmap(
    lambda body: st.sampled_from(NAMES).map(lambda name: {**body, "type": name})
)
commands = st.fixed_dictionaries(
    {"type": st.sampled_from(NAMES), "command": st.text(string.ascii_letters + "_-", min_size=1, max_size=60)},
    optional={
        "action": st.one_of(st.text(max_size=300), st.sampled_from(["take 1", "take 2", "take 99", "1-5"])),
        "what": st.sampled_from(["draw", "abort", "moon"]),
        "agree": st.booleans(),
    },
)
texts = st.one_of(
    st.one_of(values, nearly, commands).map(json.dumps),
    commands.map(json.dumps).flatmap(lambda whole: st.integers(0, len(whole)).map(lambda cut: whole[:cut])),
    st.text(max_size=200),
    st.sampled_from(
        ["[" * 2000, '{"a":' * 500, "9" * 4000, '"\\ud800"', "NaN", "x" * 5000, '{"type":"ping","type":1}']
    ),
)
said = st.lists(st.one_of(texts, st.binary(max_size=200)), min_size=1, max_size=5)
many = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture
def table(guest: Arrive) -> Iterator[tuple[Guest, Message]]:
    """Yield a guest at a table of their own against the house."""
    ann = guest()
    yield ann, ann.open(opponent={"kind": "bot", "agent": "random"})


def answers(seat: Seat, count: int) -> list[Message]:
    """Return the answers to so many messages."""
    return [seat.hear("accepted", "refused", "pong") for _ in range(count)]


def clear(answer: Message) -> bool:
    """Return True if an answer accepts, or refuses with a sentence in both languages."""
    error: dict[str, Any] = answer.get("error", {"code": "none", "en": "-", "fr": "-"})
    return bool(error["code"] not in ("broken", "not-saved") and error["en"] and error["fr"])


def test_whatever_is_said_is_answered_once(table: tuple[Guest, Message], capfd: pytest.CaptureFixture[str]) -> None:
    """Each message has one answer, and the table goes on."""
    ann, match = table
    capfd.readouterr()

    @given(said)
    @many
    def try_it(messages: list[str | bytes]) -> None:
        with ann.at(match) as seat:
            seat.hear("snapshot")
            for message in messages:
                seat.socket.send(message)
            assert all(clear(answer) for answer in answers(seat, len(messages)))
            assert seat.ask({"type": "ping"}) == {"type": "pong"}

    try_it()
    _nothing_broke(ann, capfd)


def _nothing_broke(guest: Guest, capfd: pytest.CaptureFixture[str]) -> None:
    assert guest.http.get("/api/status").status_code == 200
    logged = "".join(capfd.readouterr())
    assert "Traceback" not in logged, logged[-3000:]
