"""Players: those who can be found by their names."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Literal, cast

from fastapi import APIRouter
from typing_extensions import TypedDict

from parlour.core.shapes import Said
from parlour.hall.money.ledger import asset_called
from parlour.hall.people import moderation, shapes
from parlour.hall.people.members import Seen, coarse
from parlour.hall.people.player import Player, Role
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Hall, Host
from parlour.web.handlers.listing import Listed, listing_json
from parlour.web.handlers.messages import Strict
from parlour.web.handlers.requests import Named, player_named

router = APIRouter()
RECENT, MOST_SCORES, LONGEST_HISTORY, LONGEST_BOARD = 20, 12, 200, 100
MONTH = len("2026-01")


class NewRole(Strict):
    """The role that an account gets."""

    role: Literal["player", "moderator"]


class Moved(TypedDict):
    """The cards that a match moved to a player, and away from them: their names as printed, and what each is called in
    every language.
    """

    match: str
    took: list[str]
    lost: list[str]
    took_called: list[Said]
    lost_called: list[Said]


class Profile(TypedDict):
    """The facts about an account that everybody may know; a machine's `owner` is whose it is, by name."""

    id: str
    name: str
    role: Role
    owner: str | None
    machines: list[str]
    since: str
    seen: Seen
    friends: list[str]
    communities: list[str]
    wishes: list[str]
    secluded: bool
    ratings: list[shapes.RatedFamily]
    matches: list[Listed]
    moved: list[Moved]
    scores: list[shapes.Score]


@router.get("/players/{name}", summary="A player")
async def player(name: Named, hall: Hall) -> Answer[Profile]:
    """Return what everybody may know of an account.

    It has its ratings with their history, and its last matches with the cards that changed hands in them. It says whom
    it met, its friends, its communities and the cards it looks for. When it was here is told no more exactly than by
    the day.
    """
    found = await player_named(hall, name)
    ratings = await hall.store.ratings.of(found.id)
    claimed, seen = await hall.store.members.seen(found.id)
    owner = await hall.store.machines.owner(found.id)
    ties = await hall.store.ties.of(found.id)
    communities = await hall.store.communities.of(found.id)
    matches = await hall.store.listings("over", found.id, RECENT)
    return {
        "id": found.id,
        "name": found.name,
        "role": found.role,
        "owner": None if owner is None else owner.name,
        "machines": [machine.name for machine in await hall.store.machines.of(found.id)],
        "since": claimed[:MONTH],
        "seen": coarse(seen, now()),
        "friends": [tied.name for tied in ties if tied.kind == "friend"],
        "communities": sorted(one for one, standing in communities.items() if standing != "asks"),
        "wishes": list(await hall.store.wishes.of(found.id)),
        "secluded": await hall.store.wishes.secluded(found.id),
        "ratings": [
            {"family": family, **rating.as_json(), "history": await _history(hall, found, family)}
            for family, rating in ratings.items()
        ],
        "matches": [listing_json(listing, found.id) for listing in matches],
        "moved": await _moved(hall, found, [one.id for one in matches if one.terms.owned]),
        "scores": [
            cast(shapes.Score, asdict(score)) for score in await hall.store.ratings.scores(found.id, MOST_SCORES)
        ],
    }


async def _moved(hall: Context, player: Player, matches: Sequence[str]) -> list[Moved]:
    """Return who took which cards in these matches, which everybody may read."""
    found: dict[str, Moved] = {}
    for taking in await hall.store.settlements.takings(*matches) if matches else ():
        nothing: Moved = {"match": taking.match, "took": [], "lost": [], "took_called": [], "lost_called": []}
        told = found.setdefault(taking.match, nothing)
        called = [asset_called(taking.asset)] * taking.count
        told["took_called" if taking.player == player.id else "lost_called"] += called
        told["took" if taking.player == player.id else "lost"] += [one["en"] for one in called]
    return list(found.values())


async def _history(hall: Context, player: Player, family: str) -> list[shapes.RatingStep]:
    return [
        cast(shapes.RatingStep, asdict(step))
        for step in await hall.store.ratings.history(player.id, family, LONGEST_HISTORY)
    ]


@router.get("/leaderboards", summary="Where players are compared")
async def leaderboards(hall: Hall) -> Answer[list[str]]:
    """Return every family of rules in which somebody is rated."""
    return await hall.store.ratings.families()


@router.get("/leaderboards/{family}", summary="A leaderboard")
async def leaderboard(family: Named, hall: Hall) -> Answer[list[shapes.Leader]]:
    """Return the strongest of a family of rules, like chakart:seed; provisional ratings come last."""
    leaders = await hall.store.ratings.leaders(family, LONGEST_BOARD)
    return [{"name": line.name, **line.rating.as_json()} for line in leaders]


@router.put("/players/{name}/role", summary="Name a moderator")
async def appoint(name: Named, host: Host, body: NewRole, hall: Hall) -> Answer[Profile]:
    """Make an account a moderator, or a player again, as a host."""
    await hall.store.commit(*moderation.appoint(host, await player_named(hall, name), Role(body.role), now()))
    return await player(name, hall)
