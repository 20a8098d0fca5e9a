"""Ladders: challenges of their entrants to each other, and the answers."""

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.hall.communities.community import within
from parlour.hall.cups import ladder
from parlour.hall.cups.ladder import Drop, Propose, TakeUp
from parlour.hall.effects import Effect
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, once
from parlour.web.handlers.messages import Strict, Text

router = APIRouter()


class Rival(Strict):
    """The opponent that an entrant would play, by the id of the player."""

    opponent: Text


class Proposed(TypedDict):
    """A board that waits for an answer."""

    tournament: str
    round: int
    board: int


class TakenUp(TypedDict):
    """The match that a challenge in a ladder led to."""

    tournament: str
    match: str


@router.post("/tournaments/{tournament_id}/boards", status_code=201, summary="Challenge in a ladder")
async def propose(
    tournament_id: str, body: Rival, hall: Hall, player: Guest, key: CommandKey = None
) -> Answer[Proposed]:
    """Propose a match to another entrant, who is told so."""

    async def decide() -> tuple[list[Effect], Proposed]:
        found, moment = await hall.store.tournaments.get(tournament_id), now()
        board = ladder.proposed(found, player.id, body.opponent, moment)
        effect = Propose(found.id, player.id, body.opponent, moment)
        there = within(found.plan.terms.community, player.id, body.opponent)
        return [*there, effect], {"tournament": found.id, "round": board.round, "board": board.board}

    return await once(hall, player, key, decide)


@router.post("/tournaments/{tournament_id}/boards/{number}/{board}/accept", summary="Accept in a ladder")
async def take_up(
    tournament_id: str, number: int, board: int, hall: Hall, player: Guest, key: CommandKey = None
) -> Answer[TakenUp]:
    """Accept a challenge to oneself: the match begins."""

    async def decide() -> tuple[list[Effect], TakenUp]:
        found = await hall.store.tournaments.get(tournament_id)
        taking = TakeUp(found.id, player.id, number, board, now())
        hall.warming.require(found.game)
        made = ladder.taken_up(found, taking)
        playing = (found.entrant(one).player for one in (made.first, made.second) if one is not None)
        return [*within(found.plan.terms.community, *playing), taking], {
            "tournament": found.id,
            "match": str(made.match),
        }

    return await once(hall, player, key, decide)


@router.delete(
    "/tournaments/{tournament_id}/boards/{number}/{board}", status_code=204, summary="Drop a challenge in a ladder"
)
async def drop(tournament_id: str, number: int, board: int, hall: Hall, player: Guest) -> None:
    """Decline a challenge to oneself, or withdraw one's own."""
    await hall.store.commit(Drop(tournament_id, player.id, number, board, now()))
