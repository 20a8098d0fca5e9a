"""Machines: the doors that a token opens. Routes and sockets that let somebody in by it ask here, and nowhere else."""

from typing import Final

from starlette.types import Scope

from parlour.core.refusal import Forbidden
from parlour.hall.people.player import Player, Role

SCHEME: Final = "bearer"
# A machine sits at tables and does what leads there. Any other route, and any that is added, is for people alone.
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
    """Return the token in an Authorization header; None if there is none."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == SCHEME else None


def door(scope: Scope) -> str:
    """Return the route that a request or socket came by, as it is written below /api."""
    return f"{scope.get('method', 'SOCKET')} {scope['route'].path.removeprefix('/api')}"


def require_open(player: Player, door: str) -> None:
    """Refuse a machine that comes by a route for people."""
    if player.role is Role.MACHINE and door.replace("HEAD", "GET") not in OPEN:
        raise Forbidden("machine-may-not")
