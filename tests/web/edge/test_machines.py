"""Machine tokens: how they are shown, and what they open."""

import pytest

from parlour.core.refusal import Forbidden
from parlour.hall.people.player import Player, Role
from parlour.web.edge.machines import bearer, require_open

ADEL = Player("adel", "[machine] Adel", Role.MACHINE)


@pytest.mark.parametrize(
    ("head", "token"),
    [("Bearer abc", "abc"), ("bearer  abc ", "abc"), ("Basic YTpi", None), ("", None), ("Bearer", "")],
)
def test_a_token_is_shown_as_a_bearers(head: str, token: str | None) -> None:
    """A token is shown as a Bearer token; a proxy's own password is not one."""
    assert bearer(head) == token


def test_what_is_not_opened_is_for_people() -> None:
    """Every route that is not opened to machines is for people, new routes included."""
    require_open(ADEL, "HEAD /lobby")
    for door in ("PUT /something/new", "POST /lobby", "SOCKET /inbox/socket"):
        require_open(Player("ann", "Ann", Role.PLAYER), door)
        with pytest.raises(Forbidden) as told:
            require_open(ADEL, door)
        assert told.value.code == "machine-may-not"
