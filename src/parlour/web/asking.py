"""Asking: who asks, in which hall, and how a question that comes twice is answered once."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Request, Response

from parlour.core.refusal import Refusal
from parlour.hall.effects import Answered, Effect
from parlour.hall.player import Player, Role
from parlour.hall.sessions import Visit
from parlour.web.context import Context, context
from parlour.web.guard import READING
from parlour.web.limits import WRITING

Hall = Annotated[Context, Depends(context)]
CommandKey = Annotated[
    str | None,
    Header(alias="Idempotency-Key", min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$"),
]
Answer = dict[str, Any]


async def _visit(request: Request, response: Response, hall: Hall) -> Visit:
    visit = await hall.guests.welcome(request, response)
    if request.method not in READING:
        hall.limits.take(WRITING, visit.player.id)
    return visit


Visiting = Annotated[Visit, Depends(_visit)]


async def _guest(visit: Visiting) -> Player:
    return visit.player


async def _account(visit: Visiting) -> Player:
    if not visit.player.has_account:
        raise Refusal("account-needed")
    return visit.player


async def _moderator(visit: Visiting) -> Player:
    if not visit.player.moderates:
        raise Refusal("moderator-needed")
    return visit.player


async def _host(visit: Visiting) -> Player:
    if visit.player.role is not Role.HOST:
        raise Refusal("host-needed")
    return visit.player


Guest = Annotated[Player, Depends(_guest)]  # anybody; a stranger becomes a guest by asking
Account = Annotated[Player, Depends(_account)]  # who has claimed a name
Moderator = Annotated[Player, Depends(_moderator)]
Host = Annotated[Player, Depends(_host)]


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
