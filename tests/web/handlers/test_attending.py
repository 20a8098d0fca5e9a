"""Every socket opens in one way: known people enter, others watch where they may, and refusals say why."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.core.refusal import Forbidden
from parlour.hall.people.player import Player
from parlour.web.handlers.attending import known
from tests.web.live.test_lobby import inside
from tests.web.visiting import Guest

Arrive = Callable[..., Guest]


def test_whose_a_socket_is() -> None:
    ann = Player("ann", "Ann")
    assert known(ann) is ann
    with pytest.raises(Forbidden) as caught:
        known(None)
    assert caught.value.code == "unknown-browser"


@pytest.mark.parametrize(("room", "why"), [("lobby", "unknown-browser"), ("inbox", "unknown-browser")])
def test_who_is_turned_away_is_told_why(guest: Arrive, room: str, why: str) -> None:
    """A stranger is told why they are refused before the socket closes. With their cookie they may enter."""
    stranger = guest()
    cookies = dict(stranger.http.cookies)
    stranger.http.cookies.clear()
    with inside(stranger, room) as socket:
        assert socket.hear("refused")["error"]["code"] == why
        with pytest.raises(ConnectionClosed):
            socket.settle()
    stranger.http.cookies.update(cookies)
    with inside(stranger, room) as socket:
        socket.settle()


def test_a_stranger_watches_a_table(guest: Arrive) -> None:
    """A stranger may watch a table, and is told in words if it does not exist."""
    match = guest().open()
    stranger = guest()
    stranger.http.cookies.clear()
    with inside(stranger, f"matches/{match['id']}") as socket:
        assert socket.hear("snapshot")["match"]["id"] == match["id"]
    with inside(stranger, "matches/nowhere") as socket:
        assert socket.hear("refused")["error"]["code"] == "unknown-match"
