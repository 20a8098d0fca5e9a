"""Dependencies: who asks, in which hall, and how a command that comes twice is answered once."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Annotated, Any, TypeVar, cast

from fastapi import Depends, Header, Request, Response

from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Answered, Effect
from parlour.hall.hosting.charter import require_playing_guests
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Visit
from parlour.web.edge.guard import READING
from parlour.web.edge.limits import LOOKING, MACHINE_LOOKING, MACHINE_WRITING, STUDYING, WRITING, address
from parlour.web.edge.machines import bearer, door, require_open
from parlour.web.handlers.context import Context, context
from parlour.web.thread_pool import Apart

Hall = Annotated[Context, Depends(context)]
T = TypeVar("T")
PACES = {False: (LOOKING, WRITING), True: (MACHINE_LOOKING, MACHINE_WRITING)}  # by whether it is a machine
MOST_DECISIONS = 20  # of one command, when others are faster again and again


async def people_alone(request: Request) -> None:
    """Refuse whoever shows a token: sessions of browsers are none of a machine's business."""
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
    return hall.thread_pool.work


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
Account = Annotated[Player, Depends(_account)]  # players who have claimed a name
Owner = Annotated[Player, Depends(_owner)]  # the same check; the refusal says that gil and cards need an account
Moderator = Annotated[Player, Depends(_moderator)]
Host = Annotated[Player, Depends(_host)]
InThread = Annotated[Apart, Depends(_apart)]  # runs what takes long in a thread of the pool


@dataclass(frozen=True, slots=True)
class Command:
    """The identity of a request that may come twice, and the answer if it came before."""

    key: str
    request: str
    """A digest of its operation and its body."""
    before: Answered | None = None

    async def again(self, hall: Context, player: Player) -> "Command":
        """Return the command as things stand now; refuse a key that belongs to another request: "key-used"."""
        before = await hall.store.answer_to(player.id, self.key)
        if before is not None and before.request not in (None, self.request):
            raise Refusal("key-used", key=self.key)
        return replace(self, before=before)

    def answered(self, player: Player, answer: Any) -> Answered:
        """Return the effect that makes the answer known to a resend."""
        return Answered(player.id, self.key, answer, self.request)


@asynccontextmanager
async def belonging(hall: Context, player: Player, command: Command | None) -> AsyncIterator[None]:
    """Check after what is done in here that its key still belongs to this command.

    What is done in here keeps its own answer. "key-used" is raised, whatever came of it, where another request of the
    same key was faster.
    """
    try:
        yield
    finally:
        if command is not None:
            await command.again(hall, player)


async def _command(
    request: Request,
    visit: Visiting,
    hall: Hall,
    key: Annotated[
        str | None, Header(alias="Idempotency-Key", min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_-]+$")
    ] = None,
) -> Command | None:
    if key is None:
        return None
    asked = f"{request.method} {request.url.path}?{request.url.query}\n".encode() + await request.body()
    return await Command(key, sha256(asked).hexdigest()).again(hall, visit.player)


CommandKey = Annotated[Command | None, Depends(_command)]
"""The command by the key that came with a request: no key belongs to two, whatever the operation."""


async def once(
    hall: Context, player: Player, command: Command | None, decide: Callable[[], Awaitable[tuple[list[Effect], T]]]
) -> T:
    """Commit the effects and the answer of `decide` in one transaction; a resend is answered as it was.

    `decide` changes nothing itself. It is asked again when what it looked at is out of date. Without a command every
    request is a new one.
    """
    for _ in range(MOST_DECISIONS):
        if command is not None and command.before is not None:
            return cast(T, command.before.answer)
        try:
            effects, answer = await decide()
            remembered = [] if command is None else [command.answered(player, answer)]
            await hall.store.commit(*remembered, *effects)
            return answer
        except Confidential as confidential:
            raise confidential.told(player.id) from None
        except Refusal as refusal:
            # What stands in the way may be this very command, sent twice.
            command = None if command is None else await command.again(hall, player)
            if refusal.code != "out-of-date" and (command is None or command.before is None):
                raise
    raise Conflict("out-of-date")
