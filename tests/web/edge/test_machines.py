"""What a token opens, and how it is shown."""

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
    """A proxy's own password is none."""
    assert bearer(head) == token


def test_what_is_not_opened_is_for_people() -> None:
    """Routes that are still to come as well; people go where their rank lets them."""
    require_open(ADEL, "HEAD /lobby")
    for door in ("PUT /something/new", "POST /lobby", "SOCKET /inbox/socket"):
        require_open(Player("ann", "Ann", Role.PLAYER), door)
        with pytest.raises(Forbidden) as told:
            require_open(ADEL, door)
        assert told.value.code == "machine-may-not"
