"""Communities: what each says of itself and plays, and who belongs to it."""

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Response
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core.refusal import NotFound
from parlour.hall.communities import community as communities
from parlour.hall.communities import notices, shapes
from parlour.hall.communities.charter import LONGEST_ADDRESS, MOST_PRESETS, MOST_SETS, as_file
from parlour.hall.communities.community import Admit, Community, Join, PutOut, Quit, keeping
from parlour.hall.communities.shapes import ClubCharter, Standing
from parlour.hall.effects import Effect
from parlour.hall.hosting.charter import MOST_GIL
from parlour.hall.people.player import Player, Role
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Account, CommandKey, Guest, Hall, Host, once
from parlour.web.handlers.messages import Strict, Text, Whole
from parlour.web.handlers.requests import Named, player_named

router = APIRouter()
Address = Annotated[str, Path(max_length=LONGEST_ADDRESS)]
MOST_TOLD = 60  # members by name


class InTwo(Strict):
    """A text in either language or both."""

    en: Annotated[str, Field(max_length=1000)] = ""
    fr: Annotated[str, Field(max_length=1000)] = ""


class SealChoice(Strict):
    """A seal."""

    wax: shapes.Wax
    symbol: shapes.Symbol


class HouseRulesChoice(Strict):
    """Rules under a name."""

    id: Annotated[str, Field(max_length=LONGEST_ADDRESS)]
    name: InTwo
    rules: Text


class PurseChoice(Strict):
    """The gil and cards of a community's own."""

    gil: Annotated[int, Field(ge=0, le=MOST_GIL)]
    prize: Annotated[int, Field(ge=0, le=MOST_GIL)] | None = None


class CharterChoice(Strict):
    """The charter that keepers write for a community."""

    name: InTwo
    seal: SealChoice
    welcome: InTwo
    presets: Annotated[list[HouseRulesChoice], Field(max_length=2 * MOST_PRESETS)]
    sets: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=2 * MOST_SETS)]
    open: bool
    purse: PurseChoice | None = None

    def given(self) -> ClubCharter:
        """Return the charter, not judged yet."""
        written: ClubCharter = self.model_dump()  # type: ignore[assignment]  # field by field the same
        return written


class NewCommunity(CharterChoice):
    """A community to be made, and its address."""

    id: Annotated[str, Field(max_length=2 * LONGEST_ADDRESS)]

    def given(self) -> ClubCharter:
        """Return the charter without the address, not judged yet."""
        written: ClubCharter = self.model_dump(exclude={"id"})  # type: ignore[assignment]
        return written


class NewCharter(Strict):
    """Another charter, on top of the one whose revision was seen."""

    seen: Whole
    charter: CharterChoice


class NewStanding(Strict):
    """The standing that somebody gets in a community."""

    standing: Literal["member", "keeper"]


class CommunityLine(TypedDict):
    """A community, how many belong to it, and how I stand to it."""

    id: str
    charter: ClubCharter
    revision: int
    members: int
    you: Standing | None


class CommunityList(TypedDict):
    """All communities, the oldest first, and whether I may make one."""

    communities: list[CommunityLine]
    makes: bool


class CommunityPerson(TypedDict):
    """A person who belongs to a community, or asks to, and since which day."""

    name: str
    standing: Standing
    since: str


class CommunityPage(CommunityLine):
    """A community with its keepers and members; a reader who `keeps` it is told who asks to join."""

    keeps: bool
    people: list[CommunityPerson]


@router.get("/communities", summary="The communities")
async def every(hall: Hall, player: Guest) -> Answer[CommunityList]:
    """Return the hall's communities, with the rules that they play under own names; the host's choice comes first."""
    counts = await hall.store.communities.counts()
    mine = await hall.store.communities.of(player.id)
    first = (await hall.store.charter.read()).community
    found = sorted(await hall.store.communities.all(), key=lambda one: one.id != first)
    return {
        "communities": [_line(one, counts.get(one.id, 0), mine.get(one.id)) for one in found],
        "makes": player.role is Role.HOST,
    }


@router.post("/communities", status_code=201, summary="Make a community")
async def make(body: NewCommunity, player: Host, hall: Hall, command: CommandKey = None) -> Answer[CommunityPage]:
    """Make a community as a host, who keeps it first."""

    async def decide() -> tuple[list[Effect], str]:
        return [communities.found(body.id, body.given(), player, now())], body.id

    return await _page(hall, player, await once(hall, player, command, decide))


@router.get("/communities/{community}", summary="A community")
async def one(community: Address, hall: Hall, player: Guest) -> Answer[CommunityPage]:
    """Return what a community says of itself, and who keeps it and belongs to it."""
    return await _page(hall, player, community)


@router.put("/communities/{community}", summary="Change a community")
async def change(community: Address, body: NewCharter, player: Account, hall: Hall) -> Answer[CommunityPage]:
    """Write another charter, as a keeper or a host; matches that run keep the rules that they began with."""
    known = await _known(hall, community)
    await hall.store.commit(communities.recharter(known, body.charter.given(), body.seen, player, now()))
    return await _page(hall, player, community)


@router.get("/communities/{community}/export", response_model=Answer[shapes.CharterFile], summary="Take it home")
async def export(community: Address, hall: Hall) -> Response:
    """Return what a community says of itself and plays, as a file that the terminal reads."""
    known = await _known(hall, community)
    text = json.dumps(as_file(known.id, known.charter), ensure_ascii=False, indent=2)
    headers = {"Content-Disposition": f'attachment; filename="{known.id}.community.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.put("/communities/{community}/membership", summary="Join a community")
async def join(community: Address, player: Account, hall: Hall) -> Answer[CommunityPage]:
    """Join a community; where it is not open to all, ask its keepers to let me in."""
    known, people = await _known(hall, community), await hall.store.communities.people(community)
    await hall.store.commit(Join(community, player.id, now()), *notices.asking(known, people, player, now()))
    return await _page(hall, player, community)


@router.delete("/communities/{community}/membership", summary="Leave a community")
async def leave(community: Address, player: Account, hall: Hall) -> Answer[CommunityPage]:
    """Leave a community, or do not ask to join it any more."""
    await hall.store.commit(Quit(community, player.id))
    return await _page(hall, player, community)


@router.put("/communities/{community}/members/{name}", summary="Let somebody in, or name a keeper")
async def admit(
    community: Address, name: Named, body: NewStanding, player: Account, hall: Hall
) -> Answer[CommunityPage]:
    """Let in somebody who asks, name a keeper, or make one a member again, as a keeper or a host."""
    other = await player_named(hall, name)
    known, people = await _known(hall, community), await hall.store.communities.people(community)
    told = notices.admitted(known, people, other.id, body.standing, now())
    await hall.store.commit(Admit(community, other.id, body.standing, keeping(player)), *told)
    return await _page(hall, player, community)


@router.delete("/communities/{community}/members/{name}", summary="Put somebody out")
async def put_out(community: Address, name: Named, player: Account, hall: Hall) -> Answer[CommunityPage]:
    """Refuse somebody who asks, or end a membership, as a keeper or a host."""
    other = await player_named(hall, name)
    await hall.store.commit(PutOut(community, other.id, keeping(player)))
    return await _page(hall, player, community)


async def _known(hall: Context, community: str) -> Community:
    found = await hall.store.communities.community(community)
    if found is None:
        raise NotFound("unknown-community")
    return found


async def _page(hall: Context, player: Player, community: str) -> CommunityPage:
    known = await _known(hall, community)
    people = await hall.store.communities.people(known.id)
    you = next((each.standing for each in people if each.player == player.id), None)
    keeps = you == "keeper" or keeping(player) is None
    belong = [each for each in people if each.standing != "asks"]
    keepers = [each for each in belong if each.standing == "keeper"]
    members = [each for each in belong if each.standing == "member"][:MOST_TOLD]
    asking = [each for each in people if each.standing == "asks"] if keeps else []
    told: list[CommunityPerson] = [
        {"name": each.name, "standing": each.standing, "since": each.since[:10]}
        for each in (*keepers, *members, *asking)
    ]
    return {**_line(known, len(belong), you), "keeps": keeps, "people": told}


def _line(known: Community, members: int, you: Standing | None) -> CommunityLine:
    return {"id": known.id, "charter": known.charter, "revision": known.revision, "members": members, "you": you}
