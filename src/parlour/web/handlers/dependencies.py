"""Dependencies: who asks, in which hall, and how a question that comes twice is answered once."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Header, Request, Response

from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Answered, Effect
from parlour.hall.hosting.charter import require_playing_guests
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Visit
from parlour.web.backroom import Apart
from parlour.web.edge.guard import READING
from parlour.web.edge.limits import LOOKING, MACHINE_LOOKING, MACHINE_WRITING, STUDYING, WRITING, address
from parlour.web.edge.machines import bearer, door, require_open
from parlour.web.handlers.context import Context, context

Hall = Annotated[Context, Depends(context)]
CommandKey = Annotated[
    str | None,
    Header(alias="Idempotency-Key", min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$"),
]
T = TypeVar("T")
PACES = {False: (LOOKING, WRITING), True: (MACHINE_LOOKING, MACHINE_WRITING)}  # by whether it is a machine
MOST_DECISIONS = 20  # of one command, when others are faster again and again


async def people_alone(request: Request) -> None:
    """A Refusal of whoever shows a token: sessions of browsers are none of a machine's business."""
    if bearer(request.headers.get("authorization", "")) is not None:
        raise Forbidden("machine-may-not")


async def _visit(request: Request, response: Response, hall: Hall) -> Visit:
    visit = await hall.guests.welcome(request, response)
    require_open(visit.player, door(request.scope))
    looking, writing = PACES[visit.player.role is Role.MACHINE]
    await hall.limits.take(looking if request.method in READING else writing, visit.player.id)
    return visit


Visiting = Annotated[Visit, Depends(_visit)]


async def _apart(request: Request, hall: Hall) -> Apart:
    await hall.limits.take(STUDYING, address(request))
    return hall.backroom.work


async def _guest(request: Request, visit: Visiting, hall: Hall) -> Player:
    if request.method not in READING and visit.player.role is Role.GUEST:
        require_playing_guests(await hall.store.charter.read())
    return visit.player


async def _account(visit: Visiting) -> Player:
    if not visit.player.has_account:
        raise Forbidden("account-needed")
    return visit.player


async def _owner(visit: Visiting) -> Player:
    if not visit.player.has_account:
        raise Forbidden("value-needs-account")
    return visit.player


async def _moderator(visit: Visiting) -> Player:
    if not visit.player.moderates:
        raise Forbidden("moderator-needed")
    return visit.player


async def _host(visit: Visiting) -> Player:
    if visit.player.role is not Role.HOST:
        raise Forbidden("host-needed")
    return visit.player


Guest = Annotated[Player, Depends(_guest)]  # anybody, machines where they may; a stranger becomes a guest
Account = Annotated[Player, Depends(_account)]  # who has claimed a name
Owner = Annotated[Player, Depends(_owner)]  # the same, where gil and cards change hands
Moderator = Annotated[Player, Depends(_moderator)]
Host = Annotated[Player, Depends(_host)]
Study = Annotated[Apart, Depends(_apart)]  # works out what takes long, where nobody waits for it


async def once(
    hall: Context, player: Player, command: str | None, decide: Callable[[], Awaitable[tuple[list[Effect], T]]]
) -> T:
    """Commit what `decide` answers, with the answer, in one transaction; a resend is answered as it was.

    `decide` gives the effects and the answer, and changes nothing itself; it is asked again when what it looked at is
    out of date. Without a command every request is a new one.
    """
    for _ in range(MOST_DECISIONS):
        known: T | None = await _known(hall, player, command)
        if known is not None:
            return known
        try:
            effects, answer = await decide()
            remembered = [] if command is None else [Answered(player.id, command, answer)]
            await hall.store.commit(*remembered, *effects)
            return answer
        except Confidential as confidential:
            raise confidential.told(player.id) from None
        except Refusal as refusal:
            # What stands in the way may be this very command, sent twice.
            known = await _known(hall, player, command)
            if known is not None:
                return known
            if refusal.code != "out-of-date":
                raise
    raise Conflict("out-of-date")


async def _known(hall: Context, player: Player, command: str | None) -> Any:
    return None if command is None else await hall.store.answer_to(player.id, command)
