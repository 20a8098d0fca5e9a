"""Absence: days on which my clocks stand still in games by post."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from parlour.hall.play.absence import MOST_AT_ONCE, Away, ComeBack, a_year_before, away_json, leaving
from parlour.web.clock import now
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Account, Hall
from parlour.web.handlers.messages import Strict
from parlour.web.handlers.told import Told

router = APIRouter(prefix="/me/away")


class Leaving(Strict):
    """For how many days somebody goes."""

    days: Annotated[int, Field(ge=1, le=MOST_AT_ONCE)]


@router.get("", summary="Whether I am away")
async def away(hall: Hall, player: Account) -> Told[Away]:
    """Until when, and how many days I have left this year."""
    return await _away(hall, player.id)


@router.put("", summary="Go away")
async def go_away(body: Leaving, hall: Hall, player: Account) -> Told[Away]:
    """My clocks stand still from now on in games by post, whenever it is my turn there."""
    await hall.store.commit(leaving(player.id, body.days, now()))
    return await _away(hall, player.id)


@router.delete("", summary="Come back")
async def come_back(hall: Hall, player: Account) -> Told[Away]:
    """They run again; the days that I had announced are used."""
    await hall.store.commit(ComeBack(player.id, now()))
    return await _away(hall, player.id)


async def _away(hall: Context, player: str) -> Away:
    moment = now()
    return away_json(await hall.store.absences.of(player, a_year_before(moment)), moment)
