"""Half a character, which JSON can spell and no socket can send, is refused like any other mistake."""

from collections.abc import Callable

import pytest

from tests.web.visiting import Guest


@pytest.mark.parametrize(
    "said",
    [
        '{"type":"act","command":"\\ud800","action":"take 1"}',
        '{"type":"act","command":"a","action":"\\ud800"}',
        '{"type":"\\ud800","command":"a"}',
        '{"type":"ping","\\ud800":1}',
        '"\\ud800"',
    ],
)
def test_it_is_refused_and_the_socket_goes_on(guest: Callable[..., Guest], said: str) -> None:
    """The message is refused, and the next one is answered."""
    ann = guest()
    with ann.at(ann.open()) as seat:
        assert seat.ask(said)["error"]["code"] == "bad-message"
        assert seat.ask({"type": "ping"}) == {"type": "pong"}
