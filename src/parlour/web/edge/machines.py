"""Machines: what a token opens. Whatever lets somebody in by it, a route or a socket, asks here, and nowhere else."""

from typing import Final

from starlette.types import Scope

from parlour.core.refusal import Forbidden
from parlour.hall.people.player import Player, Role

SCHEME: Final = "bearer"
# A machine sits at tables and looks after what leads there. What is not here, and what is still to come, is for people.
OPEN: Final = frozenset(
    {
        "GET /me",
        "GET /lobby",
        "GET /challenges",
        "POST /challenges",
        "GET /challenges/{challenge_id}",
        "POST /challenges/{challenge_id}/accept",
        "DELETE /challenges/{challenge_id}",
        "POST /commitments",
        "GET /matches",
        "POST /matches",
        "GET /matches/{match_id}",
        "GET /matches/{match_id}/decision",
        "DELETE /matches/{match_id}",
        "POST /matches/{match_id}/join",
        "POST /matches/{match_id}/rematch",
        "SOCKET /lobby/socket",
        "SOCKET /matches/{match_id}/socket",
    }
)


def bearer(authorization: str) -> str | None:
    """The token that a head shows; None where it shows none."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == SCHEME else None


def door(scope: Scope) -> str:
    """The route that a request or socket came by, as it is written below /api."""
    return f"{scope.get('method', 'SOCKET')} {scope['route'].path.removeprefix('/api')}"


def require_open(player: Player, door: str) -> None:
    """A Refusal where a machine comes by a route that is for people."""
    if player.role is Role.MACHINE and door.replace("HEAD", "GET") not in OPEN:
        raise Forbidden("machine-may-not")
