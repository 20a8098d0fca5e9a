"""Players: those who can be found by their names."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path

from parlour.core.refusal import Refusal
from parlour.hall.accounts import appointment
from parlour.hall.player import Player, Role
from parlour.web.asking import Hall, Host
from parlour.web.context import Context
from parlour.web.messages import Strict

router = APIRouter()
Named = Annotated[str, Path(max_length=100)]


class NewRole(Strict):
    """What an account becomes."""

    role: Literal["player", "moderator"]


async def _named(hall: Context, name: str) -> Player:
    player = await hall.store.accounts.named(name)
    if player is None:
        raise Refusal("unknown-player")
    return player


@router.get("/players/{name}", summary="A player")
async def player(name: Named, hall: Hall) -> dict[str, Any]:
    """What everybody may know of an account."""
    found = await _named(hall, name)
    return {"name": found.name, "role": found.role}


@router.put("/players/{name}/role", summary="Name a moderator")
async def appoint(name: Named, host: Host, wish: NewRole, hall: Hall) -> dict[str, Any]:
    """A host makes an account a moderator, or a player again."""
    effect = appointment(host, await _named(hall, name), Role(wish.role))
    await hall.store.commit(effect)
    return await player(name, hall)
