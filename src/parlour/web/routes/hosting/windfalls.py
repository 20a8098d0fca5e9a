"""Windfalls: gil paid by the hall for communities' cards up to 0.2, and what a host takes back of it."""

from typing import Annotated

from fastapi import APIRouter, Path

from parlour.core.refusal import NotFound
from parlour.hall.effects import Effect
from parlour.hall.hosting import shapes
from parlour.hall.hosting.windfalls import Reclaim, windfall_json
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import CommandKey, Hall, Host
from parlour.web.routes.hosting.journal import Acted, Because, done, warrant

router = APIRouter(prefix="/host/windfalls")
Key = Annotated[str, Path(max_length=40)]


class TakenBack(Acted):
    """The act, how much gil was taken back, and how much was due and is not there any more."""

    gil: int
    missing: int


@router.get("", summary="Gil from sets of communities")
async def listed(hall: Hall, _host: Host) -> Answer[list[shapes.Windfall]]:
    """Return who got more from the hall for a community's cards than they paid, and what is still there."""
    return [windfall_json(one) for one in await hall.store.windfalls.all()]


@router.post("/{player_id}/{set_name}/take-back", summary="Take such gil back")
async def take_back(
    player_id: Key, set_name: Key, body: Because, hall: Hall, host: Host, key: CommandKey = None
) -> Answer[TakenBack]:
    """Take back as much of such gil as lies free in the purse. No trade is reversed."""
    by = warrant(host, body.why)

    async def effects() -> list[Effect]:
        player = await hall.store.player(player_id)
        if player is None:
            raise NotFound("unknown-player")
        return [Reclaim(by, player, set_name)]

    acted = await done(hall, by, key, effects)
    act = await hall.store.journal.act(acted["act"])
    assert act is not None
    gil: int = act.data["assets"][0]["count"]
    return {**acted, "gil": gil, "missing": act.data["missing"]}
