"""The balance of rules over the wire: streamed while games are played, and at once when known."""

from collections.abc import Callable

from tests.web.routes.reviewed import refused, streamed
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]
BALANCE = "/api/games/triple-triad/balance?rules="


def test_it_is_found_once_and_kept(guest: Arrive) -> None:
    """The first request streams the games as they are played; the next one gets the result."""
    told = streamed(guest(), f"{BALANCE}triple-triad:ff8", "Balance")
    games = [known["games"] for known in told]
    assert len(told) > 1 and games == sorted(games) and told[-1]["games"] == told[-1]["of"]
    assert 0 <= told[-1]["points"] <= 1 and told[-1]["decisions"] == 9 and told[-1]["turns"] > 0
    assert streamed(guest(), f"{BALANCE}triple-triad:ff8", "Balance") == told[-1:]


def test_rules_that_cannot_be_read_are_refused(guest: Arrive) -> None:
    """Unknown rules are refused before anything is played."""
    assert refused(guest(), f"{BALANCE}triple-triad:nowhere")[1] == "unknown-preset"
