"""Absence: days on which clocks stand still in games by post."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field
from typing_extensions import TypedDict

from parlour.hall.play.absence import MOST_AT_ONCE, Away, ComeBack, a_year_before, away_at, away_json, leaving
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Account, Guest, Hall
from parlour.web.handlers.messages import Strict

router = APIRouter()


class Leaving(Strict):
    """The number of days for which somebody goes."""

    days: Annotated[int, Field(ge=1, le=MOST_AT_ONCE)]


@router.get("/me/away", summary="Whether I am away")
async def away(hall: Hall, player: Account) -> Answer[Away]:
    """Return until when I am away, and how many days I have left this year."""
    return await _away(hall, player.id)


@router.put("/me/away", summary="Go away")
async def go_away(body: Leaving, hall: Hall, player: Account) -> Answer[Away]:
    """Stop my clocks from now on in games by post, whenever it is my turn there."""
    await hall.store.commit(leaving(player.id, body.days, now()))
    return await _away(hall, player.id)


@router.delete("/me/away", summary="Come back")
async def come_back(hall: Hall, player: Account) -> Answer[Away]:
    """Let my clocks run again; the days that I had announced are used."""
    await hall.store.commit(ComeBack(player.id, now()))
    return await _away(hall, player.id)


class AwayAtTable(TypedDict):
    """The times until which the sides of a table are away, by the seats' names."""

    away: dict[str, str]


@router.get("/matches/{match_id}/away", summary="Who of a table is away")
async def away_at_table(match_id: str, hall: Hall, player: Guest) -> Answer[AwayAtTable]:
    """Return whose clock stands still, and until when. It is told to those who play the match by post."""
    match = (await hall.rooms.room(match_id)).match
    moment = now()
    sitting = {number: seat.player for number, seat in enumerate(match.seats) if seat is not None and seat.player}
    kept = {number: await hall.store.absences.of(who, moment) for number, who in sitting.items()}
    return {"away": away_at(match, kept, player.id, moment)}


async def _away(hall: Context, player: str) -> Away:
    moment = now()
    return away_json(await hall.store.absences.of(player, a_year_before(moment)), moment)
