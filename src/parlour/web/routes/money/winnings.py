"""Winnings: the cards of a match that its winner picks."""

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.core.refusal import Conflict
from parlour.hall.effects import Effect
from parlour.hall.money import shapes
from parlour.hall.money.ledger import asset_called, asset_json
from parlour.hall.money.winnings import Taking, Winnings, pick_until
from parlour.hall.money.winnings import pick as decide_pick
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, once
from parlour.web.handlers.messages import Picked

router = APIRouter()


def _json(won: Winnings, player: str) -> shapes.Winnings:
    """Return what is to be picked. The two who played alone see the pool: a hand can be nobody else's business."""
    concerned = player in (won.winner, won.loser)
    return {
        "match": won.match,
        "yours": player == won.winner,
        "picks": won.picks,
        "pool": [asset_json(asset) for asset in won.pool] if concerned else [],
        "deadline": pick_until(won.ended),
    }


def _taken(taking: Taking, player: str) -> shapes.Taken:
    mine = taking.player == player
    called = asset_called(taking.asset)
    return {"by": taking.name, "yours": mine, "card": called["en"], "called": called, "count": taking.count}


class Pickable(TypedDict):
    """The cards that the winner has not picked yet, if there are any, and those that were won so far."""

    winnings: shapes.Winnings | None
    taken: list[shapes.Taken]


class PickedCards(TypedDict):
    """The cards that were picked."""

    match: str
    cards: list[str]


@router.get("/matches/{match_id}/winnings", summary="What is still to be picked, and what was")
async def winnings(match_id: str, hall: Hall, player: Guest) -> Answer[Pickable]:
    """Return the cards that the winner has not picked yet, and those that were won, which everybody is told."""
    found = await hall.store.settlements.winnings(match_id)
    takings = await hall.store.settlements.takings(match_id)
    return {
        "winnings": None if found is None else _json(found, player.id),
        "taken": [_taken(taking, player.id) for taking in takings],
    }


@router.get("/winnings", summary="What I may pick")
async def mine(hall: Hall, player: Guest) -> Answer[list[shapes.Winnings]]:
    """Return every match I won and did not pick from yet."""
    return [_json(won, player.id) for won in await hall.store.settlements.of(player.id)]


@router.post("/matches/{match_id}/winnings", summary="Pick the winnings")
async def pick(match_id: str, body: Picked, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[PickedCards]:
    """Take the cards that the winner names; the others go back to the loser."""

    async def decide() -> tuple[list[Effect], PickedCards]:
        match = (await hall.rooms.room(match_id)).match
        found = await hall.store.settlements.winnings(match_id)
        if found is None:
            raise Conflict("winnings-settled")
        return [*decide_pick(match, found, player.id, body.cards, now())], {"match": match_id, "cards": body.cards}

    return await once(hall, player, key, decide)
