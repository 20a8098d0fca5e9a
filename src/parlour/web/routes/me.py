"""Me: who asks."""

from typing import Any

from fastapi import APIRouter, Request

from parlour.hall.ports import Player
from parlour.web.asking import Guest, Hall
from parlour.web.messages import NewName
from parlour.web.problems import wanted_language

router = APIRouter()


def _me(player: Player, request: Request) -> dict[str, Any]:
    return {"id": player.id, "name": player.name, "lang": wanted_language(request)}


@router.get("/me", summary="Who I am")
async def me(request: Request, player: Guest) -> dict[str, Any]:
    """The guest of this browser; a stranger is given a name and a cookie."""
    return _me(player, request)


@router.patch("/me", summary="Take another name")
async def rename(request: Request, player: Guest, wish: NewName, hall: Hall) -> dict[str, Any]:
    """The guest under a new name; tables he sits at keep the old one."""
    return _me(await hall.guests.rename(player, wish.name), request)
