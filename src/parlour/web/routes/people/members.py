"""Members: the directory of accounts."""

from typing import Annotated

from fastapi import APIRouter, Query
from typing_extensions import TypedDict

from parlour.hall.people import shapes
from parlour.hall.people.members import Member, Question, Seen, Sort, Who, coarse, lively, since
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Guest, Hall

router = APIRouter()
MOST_PAGES = 10_000


class MemberTable(TypedDict):
    """A table that somebody plays at right now, for whoever wants to watch; `against` is None for the house."""

    match: str
    against: str | None


class MemberLine(TypedDict):
    """An account in the directory; `cards` is None where they are kept to themselves.

    It is `here` when it is in the lobby or `plays`.
    """

    id: str
    name: str
    you: bool
    friend: bool
    fresh: bool
    seen: Seen
    here: bool
    plays: MemberTable | None
    rating: shapes.FamilyRating | None
    cards: int | None
    has: int
    wants: int


class Directory(TypedDict):
    """A page of the accounts that fit, how many fit, and how many there are."""

    members: list[MemberLine]
    count: int
    all: int


@router.get("/players", summary="The directory")
async def members(
    hall: Hall,
    player: Guest,
    name: Annotated[str, Query(max_length=40)] = "",
    who: Who = "all",
    game: Annotated[str | None, Query(max_length=40)] = None,
    seen: Seen = "long",
    sort: Sort = "rating",
    page: Annotated[int, Query(ge=1, le=MOST_PAGES)] = 1,
) -> Answer[Directory]:
    """Return accounts, my friends first: by a part of the name, the game they are rated in, or when they were seen."""
    moment = now()
    lobby = tuple(one["id"] for one in hall.lobby.presence()["players"])
    asked = Question(player.id, name.strip(), who, game, since(seen, moment), lobby, lively(moment), sort, page - 1)
    found = await hall.store.members.search(asked)
    listed = [_listed(member, asked, moment) for member in found.members]
    return {"members": listed, "count": found.count, "all": await hall.store.members.count()}


def _listed(member: Member, asked: Question, moment: str) -> MemberLine:
    rating, plays = member.rating, member.plays
    told: shapes.FamilyRating | None = None
    if rating is not None and member.family is not None:
        told = {"family": member.family, **rating.as_json()}
    return {
        "id": member.id,
        "name": member.name,
        "you": member.id == asked.viewer,
        "friend": member.friend,
        "fresh": coarse(member.claimed, moment) in ("today", "week"),
        "seen": coarse(member.seen, moment),
        "here": member.plays is not None or member.id in asked.lobby,
        "plays": None if plays is None else {"match": plays.match, "against": plays.against or None},
        "rating": told,
        "cards": member.cards,
        "has": member.has,
        "wants": member.wants,
    }
