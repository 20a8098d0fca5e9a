"""Ties: my friends, whom I keep away, and what there is between me and another."""

from dataclasses import asdict
from typing import Literal, cast

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.hall.people import shapes, ties
from parlour.hall.people.player import Player
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Account, Guest, Hall
from parlour.web.handlers.listing import Listed, listing_json
from parlour.web.handlers.messages import Strict
from parlour.web.handlers.requests import Named, player_named

router = APIRouter()
MOST_MEETINGS, MOST_TABLES = 1000, 50


class NewTie(Strict):
    """The tie that I make to a player."""

    kind: Literal["friend", "blocked"]


class Run(TypedDict):
    """The longest run of wins between two, and whether it is mine."""

    yours: bool
    count: int


class Between(TypedDict):
    """The ties between me and another: what I made of them, how our matches went, and those we play now."""

    you: bool
    tie: Literal["friend", "blocked"] | None
    won: int
    drawn: int
    lost: int
    run: Run | None
    tables: list[Listed]


@router.get("/ties", summary="My friends, and whom I keep away")
async def mine(hall: Hall, player: Guest) -> Answer[list[shapes.Tied]]:
    """Return my friends and those I keep away, by name; nobody else is told."""
    return [cast(shapes.Tied, asdict(tied)) for tied in await hall.store.ties.of(player.id)]


@router.get("/ties/{name}", summary="What is between us")
async def between(name: Named, hall: Hall, player: Guest) -> Answer[Between]:
    """Return my side of a tie alone: whether they keep me away I learn from an offer."""
    return await _between(hall, player, await player_named(hall, name))


@router.put("/ties/{name}", summary="Make a friend, or keep somebody away")
async def bind(name: Named, body: NewTie, hall: Hall, player: Account) -> Answer[Between]:
    """Make a friend, who comes first in my lists; or keep somebody away, who can neither challenge me nor trade."""
    other = await player_named(hall, name)
    await hall.store.commit(ties.tie(player, other, body.kind, now()))
    return await _between(hall, player, other)


@router.delete("/ties/{name}", summary="Neither any more")
async def loose(name: Named, hall: Hall, player: Account) -> Answer[Between]:
    """End the tie: they are like anybody again."""
    other = await player_named(hall, name)
    await hall.store.commit(ties.Untie(player.id, other.id))
    return await _between(hall, player, other)


async def _between(hall: Context, player: Player, other: Player) -> Between:
    meetings = await hall.store.ties.meetings(player.id, other.id, MOST_MEETINGS)
    results = [meeting.won for meeting in meetings]
    yours, longest = ties.run(meetings)
    live = await hall.store.listings("live", player.id, MOST_TABLES)
    ours = [listing for listing in live if other.id in listing.players.values() and other.id != player.id]
    return {
        "you": player.id == other.id,
        "tie": await hall.store.ties.between(player.id, other.id),
        "won": results.count(True),
        "drawn": results.count(None),
        "lost": results.count(False),
        "run": {"yours": yours, "count": longest} if longest else None,
        "tables": [listing_json(listing, player.id) for listing in ours],
    }
