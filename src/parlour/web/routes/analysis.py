"""Analysis: the worth of choices in a finished match, hints in one against the house, and a beginner's coach.

Reviews and hints stream while they deepen, as server-sent events of JSON. The coach answers at once.
"""

from collections.abc import Iterator
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query
from fastapi.responses import StreamingResponse

from parlour.analysis.advice import hints
from parlour.core.record import copy
from parlour.core.refusal import Conflict
from parlour.hall.analysis import reviews, shapes
from parlour.hall.analysis.plies import plies
from parlour.hall.people.player import Player
from parlour.hall.play import fair_play
from parlour.hall.play.fair_play import Played
from parlour.table.match import Match
from parlour.table.takebacks import retracting_seat
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Guest, Hall, InThread
from parlour.web.handlers.fair_play import FairPlay, Watch
from parlour.web.handlers.streams import described, streamed, studying
from parlour.web.live.room import Room

router = APIRouter()
LAST = 2**31  # more entries than any match has
Entry = Annotated[int, Query(ge=0, le=LAST)]


@router.get(
    "/matches/{match_id}/analysis",
    responses=described("ReviewMessage"),
    response_class=StreamingResponse,
    dependencies=[Depends(studying)],
    summary="Look back at a match",
)
async def analysis(match_id: str, hall: Hall, player: Guest, fair: FairPlay, at: Entry = 0) -> StreamingResponse:
    """Judge every decision of a finished match, that of entry `at` first, better and better while it is read."""
    match, played = await _looked_back(match_id, hall, fair)
    plies(match)
    viewer = match.viewer_of(player.id)
    look = reviews.told(match, viewer, played, at)
    if match.seat_of(player.id) is not None:  # a stranger is not told all
        look = hall.sums.noting(match_id, viewer, look)
    return streamed(hall.analysts.each(player.id, look))


@router.get("/matches/{match_id}/analysis/sum", summary="Remember how a match went")
async def remembered(
    match_id: str, hall: Hall, player: Guest, fair: FairPlay, in_thread: InThread
) -> Answer[shapes.Remembered]:
    """Return how a match ended and, in one sentence, where it turned.

    The sentence is there if the caller sat at the match and looked back at it not long ago. Nothing is searched for
    this, and nothing is told of a match that goes on.
    """
    match = (await hall.rooms.room(match_id)).match
    played = await fair(match.game)
    viewer = match.viewer_of(player.id)
    return await in_thread(reviews.remembered, match, viewer, played, hall.sums.of(match_id, viewer))


@router.get("/matches/{match_id}/analysis/{seq}", summary="Look at a decision of a match")
async def decision(
    match_id: str,
    seq: Annotated[int, Path(ge=0, le=LAST)],
    hall: Hall,
    player: Guest,
    fair: FairPlay,
    in_thread: InThread,
) -> Answer[shapes.LookedAt]:
    """Return the position before entry `seq` of a finished match, best play, and what the choice could lead to.

    The entry is one that a decision made, and not taken back.
    """
    match, played = await _looked_back(match_id, hall, fair)
    return await in_thread(reviews.looked_at, match, match.viewer_of(player.id), played, seq)


async def _looked_back(match_id: str, hall: Context, fair: Watch) -> tuple[Match, Played]:
    match = (await hall.rooms.room(match_id)).match
    played = await fair(match.game)
    played.refuse_match(match)
    return match, played


@router.get(
    "/matches/{match_id}/hint",
    responses=described("ReviewMessage"),
    response_class=StreamingResponse,
    dependencies=[Depends(studying)],
    summary="Ask for a hint",
)
async def hint(match_id: str, hall: Hall, player: Guest, fair: FairPlay) -> StreamingResponse:
    """Return what the caller's actions are worth now, against the house in a match on which nothing hangs.

    It is found out from the caller's own view, and ends when the match goes on.
    """
    room = await _helped(match_id, hall, player, fair)
    return streamed(hall.analysts.each(player.id, _hints(room)))


@router.get("/matches/{match_id}/advice", summary="Ask the coach")
async def advice(
    match_id: str, hall: Hall, player: Guest, fair: FairPlay, in_thread: InThread
) -> Answer[shapes.Advice]:
    """Return what the coach of the game would do now, and why, where the caller may have hints.

    It is found out from the caller's own view, and refused if the match goes on meanwhile.
    """
    room = await _helped(match_id, hall, player, fair)
    seq = room.match.seq
    return await in_thread(reviews.advice_json, room.match, lambda: room.match.seq == seq)


async def _helped(match_id: str, hall: Context, player: Player, fair: Watch) -> Room:
    """Return a match in which the caller may be helped now; refuse any other."""
    room = await hall.rooms.room(match_id)
    _require_hint(room.match, player)
    played = await fair(room.match.game)
    played.refuse_match(room.match)
    await hall.thread_pool.work(played.refuse_near, fair_play.line(room.match))
    return room


def _require_hint(match: Match, player: Player) -> None:
    seat = match.seat_of(player.id)
    if match.status != "live" or seat is None or retracting_seat(match) != seat or match.to_act() != seat:
        raise Conflict("hint-not-here")


def _hints(room: Room) -> Iterator[shapes.ReviewMessage]:
    match = room.match
    assert match.state is not None
    seq, state = match.seq, copy(match.state)
    for worth in hints(match.game, state):
        if room.match.seq != seq:
            return
        yield reviews.hint_json(match, worth)
