"""Commitments: the seed of the next match, promised before a nonce is given for it."""

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.hall.play.commitments import DAY, Commit, committed
from parlour.table import timestamps
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Guest, Hall
from parlour.web.handlers.requests import new_identity

router = APIRouter()


class Promised(TypedDict):
    """The commitment to the seed of the match of this id."""

    id: str
    commitment: str


@router.post("/commitments", status_code=201, summary="Have the seed of my next match fixed")
async def promise(hall: Hall, player: Guest) -> Answer[Promised]:
    """Return the commitment to a fresh seed, and the match's id to open it with, for a day."""
    made = committed(new_identity(), player.id)
    await hall.store.commit(Commit(made, timestamps.later(made.created, -DAY)))
    return {"id": made.id, "commitment": made.published}
