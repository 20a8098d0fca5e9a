"""The chat of a table, read in pages; what is said goes over the table's socket."""

from typing import Literal

from fastapi import APIRouter

from parlour.web.handlers.dependencies import Guest, Hall
from parlour.web.handlers.messages import Number
from parlour.web.handlers.told import Told
from parlour.web.live.chat import Heard

router = APIRouter()


@router.get("/matches/{match_id}/chat", summary="What was said at a table")
async def heard(
    match_id: str,
    hall: Hall,
    player: Guest,
    room: Literal["players", "watchers"] | None = None,
    before: Number | None = None,
) -> Told[Heard]:
    """The last lines of my room; of the other one too once the match is over. `next` is the `before` of more."""
    return await hall.chat.heard(await hall.rooms.room(match_id), player, room, before)
