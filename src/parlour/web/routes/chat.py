"""The chat of a table, read in pages; what is said goes over the table's socket."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query

from parlour.web.asking import Guest, Hall

router = APIRouter()


@router.get("/matches/{match_id}/chat", summary="What was said at a table")
async def heard(
    match_id: str,
    hall: Hall,
    player: Guest,
    room: Literal["players", "watchers"] | None = None,
    before: Annotated[int | None, Query(ge=1, le=2**53)] = None,
) -> dict[str, Any]:
    """The last lines of my room; of the other one too once the match is over. `next` is the `before` of more."""
    return await hall.talk.heard(await hall.rooms.room(match_id), player, room, before)
