"""Sockets: limits per address and per player, and a reason for everybody who is refused."""

import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.shelving import shelved
from tests.web.collecting import claimed
from tests.web.live.test_lobby import inside
from tests.web.visiting import Guest, Message, Seat, dial, serving, until

Arrive = Callable[..., Guest]
MOST = 3
HERE, THERE = "198.51.100.1", "198.51.100.2"
QUICK = 40  # more than quick fingers and a page that sends unanswered moves again send at once


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a hall behind a proxy, which the tests are."""
    known = {"trusted_proxies": "127.0.0.1", "sockets_of_an_address": MOST, "games": "nim"}
    with shelved(), serving(tmp_path_factory.mktemp("proxied"), **known) as address:
        yield address


def turned_away(seat: Seat) -> tuple[str, int]:
    """Return the code of the refusal in words and the code with which the socket closes."""
    error = seat.hear("refused")["error"]
    assert error["en"] != error["fr"] and error["message"] == error["en"] and not error["en"].startswith("error-")
    with pytest.raises(ConnectionClosed) as told:
        seat.hear("never")
    assert told.value.rcvd is not None and told.value.rcvd.reason == error["code"]
    return error["code"], told.value.rcvd.code


def test_an_address_has_so_many_and_no_more(proxied: str) -> None:
    """An address has so many sockets, at tables and in the lobby together. Another address has its own, and a closed
    socket makes room.
    """
    with Guest(proxied) as ann:
        match = ann.open()

        def welcome(who: str) -> bool:
            with ann.at(match, **{"x-forwarded-for": who}) as seat:
                return seat.hear("snapshot", "refused")["type"] == "snapshot"

        with ExitStack() as open_now:
            for _ in range(MOST - 1):
                open_now.enter_context(ann.at(match, **{"x-forwarded-for": HERE})).hear("snapshot")
            with inside(ann, **{"x-forwarded-for": HERE}) as here:
                here.hear("here")
                with ann.at(match, **{"x-forwarded-for": HERE}) as seat:
                    assert turned_away(seat) == ("too-many-sockets", 1013)
                with inside(ann, **{"x-forwarded-for": HERE}) as seat:
                    assert turned_away(seat) == ("too-many-sockets", 1013)
                assert welcome(THERE)
            until(lambda: welcome(HERE), "there is room for one more")
            open_now.enter_context(ann.at(match, **{"x-forwarded-for": HERE})).hear("snapshot")
            assert not welcome(HERE)


def answers(seat: Seat, commands: list[str]) -> list[Message]:
    """Send commands without waiting, and return their answers."""
    for command in commands:
        seat.say({"type": "act", "command": command, "action": "take 99"})
    return [seat.hear("accepted", "refused") for _ in commands]


def test_a_flood_is_told_to_slow_down(guest: Arrive) -> None:
    """Messages beyond the limit are refused by the name of their command, in order with the others. Other players, and
    quick fingers, are never refused.
    """
    ann, ben = guest(), guest()
    match = ann.open()
    ben.join(match)
    with ann.at(match) as flooding, ben.at(match) as calm:
        told: list[Message] = []
        while not any(slowed(answer) for answer in told):  # a slow machine needs more of them
            commands = [f"c{number}" for number in range(len(told), len(told) + 50)]
            told += answers(flooding, commands)
        assert [answer["command"] for answer in told] == [f"c{number}" for number in range(len(told))]
        assert not any(slowed(answer) for answer in told[:QUICK])
        late = next(answer["error"] for answer in told if slowed(answer))
        assert late["en"] != late["fr"]
        assert not any(slowed(answer) for answer in answers(calm, [f"b{number}" for number in range(QUICK)]))
    with inside(ann) as here:
        assert any(slowed(here.ask("anything")) for _ in told)


def slowed(answer: Message) -> bool:
    """Return True if an answer refuses what was too much."""
    return answer["type"] == "refused" and bool(answer["error"]["code"] == "slow-down")


def test_who_signs_out_everywhere_is_nowhere(guest: Arrive) -> None:
    """Signing out everywhere closes all sockets of that player, in the lobby too, and nobody else's."""
    ann, ben = claimed(guest()), guest()
    with inside(ann) as here, inside(ben) as other:
        other.hear("here")
        assert ann.http.delete("/api/me/sessions").status_code == 204
        with pytest.raises(ConnectionClosed) as told:
            here.hear("never")
        assert told.value.rcvd is not None and told.value.rcvd.code == 4401
        assert other.ask("ping") == {"type": "pong"}


REFUSED = {
    "/api/matches/nowhere/socket": ("unknown-match", 4404),
    f"/api/matches/{'x' * 300}/socket": ("not-found", 4404),
    f"/api/lobby/socket?since={'x' * 2000}": ("bad-message", 4404),
    "/api/lobby/socket": ("unknown-browser", 4401),
}


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """Yield the warnings that the server logs."""
    heard: list[str] = []

    def listen(record: logging.LogRecord) -> bool:
        if record.levelno >= logging.WARNING:
            heard.append(record.getMessage())
        return True

    logging.getLogger("uvicorn.error").addFilter(listen)
    yield heard
    logging.getLogger("uvicorn.error").removeFilter(listen)


def test_whoever_is_refused_is_answered_properly(tmp_path: Path, complaints: list[str]) -> None:
    """A refused player is told why before the socket closes, and the server logs no warning."""
    with shelved(), serving(tmp_path, games="nim") as address:
        found = {}
        for path in REFUSED:
            with dial(address.replace("http", "ws") + path) as made:
                found[path] = turned_away(Seat(made))
        foreign = {"origin": "http://elsewhere.example"}
        with dial(f"{address.replace('http', 'ws')}/api/lobby/socket", additional_headers=foreign) as made:
            assert turned_away(Seat(made)) == ("foreign-page", 4403)
        assert found == REFUSED
    assert complaints == []
