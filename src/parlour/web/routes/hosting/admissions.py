"""Admissions: card sets of communities that a host lets into the hall."""

from typing import Annotated

from fastapi import APIRouter, Path

from parlour.core.refusal import NotFound
from parlour.hall.effects import Effect
from parlour.hall.hosting import admissions
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import CommandKey, Hall, Host
from parlour.web.routes.hosting.journal import Acted, Because, done, warrant

router = APIRouter(prefix="/host")


@router.post("/card-sets/{set_name}/admit", summary="Admit a card set to the hall")
async def admit(
    set_name: Annotated[str, Path(max_length=40)], body: Because, hall: Hall, host: Host, key: CommandKey = None
) -> Answer[Acted]:
    """Sell a set in the hall from now on, at its maker's prices, until this is undone from the journal."""
    by = warrant(host, body.why)

    async def effects() -> list[Effect]:
        editions = await hall.store.card_sets.editions(set_name)
        if not editions:
            raise NotFound("unknown-made-set")
        return admissions.admit(by, editions[0])

    return await done(hall, by, key, effects)
