"""The chat of a table, read in pages while new lines go over its socket; and that of the lobby."""

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field

from parlour.hall.people.chat import LONGEST
from parlour.hall.people.shapes import ChatLine
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, belonging
from parlour.web.handlers.messages import Number, Strict
from parlour.web.live.chat import Heard

router = APIRouter()
KEY_BYTES = 16


class Saying(Strict):
    """Something to be said."""

    text: Annotated[str, Field(max_length=4 * LONGEST)]


@router.get("/matches/{match_id}/chat", summary="What was said at a table")
async def heard(
    match_id: str,
    hall: Hall,
    player: Guest,
    room: Literal["players", "watchers"] | None = None,
    before: Number | None = None,
) -> Answer[Heard]:
    """Return the last lines of my room; of the other one too once the match is over. `next` is the `before` of more."""
    return await hall.chat.heard(await hall.rooms.room(match_id), player, room, before)


@router.get("/lobby/chat", summary="What was said in the lobby")
async def heard_in_lobby(hall: Hall, player: Guest, before: Number | None = None) -> Answer[Heard]:
    """Return the last lines, without those of people I keep away. `next` is the `before` of more."""
    return await hall.lobby_chat.heard(player, before)


@router.post("/lobby/chat", status_code=201, summary="Say something in the lobby")
async def say_in_lobby(body: Saying, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[ChatLine]:
    """Say something to all who are there, except to those who keep me away."""
    if key is None:
        return await hall.lobby_chat.say(player, environment().token(KEY_BYTES), body.text)
    async with belonging(hall, player, key):
        return await hall.lobby_chat.say(player, key.key, body.text, [key.answered(player, {})])
