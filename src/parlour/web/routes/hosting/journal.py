"""The journal: what hosts did, and how it is undone."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core.refusal import Conflict, NotFound
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Effect
from parlour.hall.hosting import journal, shapes
from parlour.hall.hosting.journal import LONGEST_WHY, PAGE, Warrant, warranted
from parlour.hall.hosting.undoing import undo
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Hall, Host, once
from parlour.web.handlers.messages import Number, Strict
from parlour.web.handlers.requests import ID_BYTES, Named

router = APIRouter(prefix="/host")
Why = Annotated[str, Field(max_length=LONGEST_WHY)]


class Because(Strict):
    """The reason why something is done."""

    why: Why


class Acted(TypedDict):
    """An act that was done, and stands in the journal by this id."""

    act: str


class JournalPage(TypedDict):
    """Some acts, the newest first, and where the next page begins."""

    acts: list[shapes.HostAct]
    next: int | None


def warrant(host: Player, why: str) -> Warrant:
    """Return the warrant by which a host acts now."""
    return warranted(environment().token(ID_BYTES), host, now(), why)


async def done(hall: Context, by: Warrant, key: CommandKey, effects: Callable[[], Awaitable[list[Effect]]]) -> Acted:
    """Do an act once. If something in it is not free, the refusal names neither what it is nor whose."""

    async def decide() -> tuple[list[Effect], Acted]:
        return await effects(), {"act": by.id}

    try:
        return await once(hall, by.host, key, decide)
    except Confidential:
        raise Conflict("cannot-take-back") from None


@router.get("/journal", summary="What hosts did")
async def page(
    hall: Hall,
    _host: Host,
    before: Number | None = None,
    about: Annotated[str | None, Query(max_length=40)] = None,
) -> Answer[JournalPage]:
    """Return every act, or those about one account, newest first; `next` is the `before` of the next page."""
    acts = await hall.store.journal.page(about, before, PAGE)
    more = acts[-1].number if len(acts) == PAGE else None
    return {"acts": [journal.act_json(act) for act in acts], "next": more}


@router.post("/journal/{act_id}/undo", summary="Undo an act")
async def take_back(act_id: Named, body: Because, hall: Hall, host: Host, key: CommandKey = None) -> Answer[Acted]:
    """Undo an act, once, by an act of its own.

    A ban ends, a name or the hall's words come back, a gift is taken back.
    """
    by = warrant(host, body.why)

    async def effects() -> list[Effect]:
        act = await hall.store.journal.act(act_id)
        if act is None:
            raise NotFound("unknown-act")
        return undo(by, act, await hall.store.charter.read())

    return await done(hall, by, key, effects)
