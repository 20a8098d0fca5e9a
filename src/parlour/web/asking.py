"""Asking: who asks, in which hall, and how a question that comes twice is answered once."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Request, Response

from parlour.core.refusal import Refusal
from parlour.hall.effects import Answered, Effect
from parlour.hall.ports import Player
from parlour.web.context import Context, context

Hall = Annotated[Context, Depends(context)]
CommandKey = Annotated[
    str | None,
    Header(alias="Idempotency-Key", min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$"),
]
Answer = dict[str, Any]


async def _player(request: Request, response: Response, hall: Hall) -> Player:
    return await hall.guests.welcome(request, response)


Guest = Annotated[Player, Depends(_player)]


async def once(
    hall: Context, player: Player, command: str | None, decide: Callable[[], Awaitable[tuple[list[Effect], Answer]]]
) -> Answer:
    """Commit what `decide` answers, with the answer, in one transaction; a resend is answered as it was.

    `decide` gives the effects and the answer, and changes nothing itself. Without a command every request is a new one.
    """
    if command is not None and (known := await hall.store.answer_to(player.id, command)) is not None:
        return known
    effects, answer = await decide()
    if command is None:
        await hall.store.commit(*effects)
        return answer
    try:
        await hall.store.commit(Answered(player.id, command, answer), *effects)
    except Refusal as refusal:
        known = await hall.store.answer_to(player.id, command) if refusal.code == "already-answered" else None
        if known is None:
            raise
        return known
    return answer
