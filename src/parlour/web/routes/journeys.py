"""Journeys: the roads of a game, the stages that I reached, and those that communities write."""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import Field
from typing_extensions import TypedDict

from parlour.core import registry, words
from parlour.core.game import Game
from parlour.core.journeys.journey import Journey
from parlour.core.journeys.reading import LONGEST, house_journey, lint, read
from parlour.core.refusal import Forbidden, NotFound, Refusal
from parlour.core.shapes import Said
from parlour.hall.communities.charter import LONGEST_ADDRESS
from parlour.hall.communities.journeys import KeptJourney, drop, keep
from parlour.hall.effects import Effect
from parlour.hall.people.player import Player
from parlour.hall.play import journeys, shapes
from parlour.hall.play.shapes import Opened
from parlour.table.projection import match_json
from parlour.table.shapes import Match
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Account, CommandKey, Guest, Hall, InThread, once
from parlour.web.handlers.fair_play import FairPlay
from parlour.web.handlers.messages import ChanceChoice, Strict
from parlour.web.handlers.requests import Named, nonce_of, player_named, requested_match

router = APIRouter()
MOST_LIVE = 50  # of one player, that are looked through for a road
Address = Annotated[str, Path(max_length=LONGEST_ADDRESS)]
Wanted = Annotated[str | None, Query(max_length=LONGEST_ADDRESS)]  # the community of a journey; None for the house's


class JourneyText(Strict):
    """The text of a journey, as a file has it."""

    text: Annotated[str, Field(max_length=2 * LONGEST)]


class NewStageMatch(Strict):
    """A table for a stage, and my part in its chance."""

    chance: ChanceChoice | None = None


class JourneyFault(TypedDict):
    """A line that is wrong, and why."""

    line: int
    reason: Said


class JourneyChecked(TypedDict):
    """The check of a journey's text: its number of stages, 0 if something is wrong, and all that is."""

    stages: int
    faults: list[JourneyFault]


class OwnJourney(TypedDict):
    """A community's journey as its keepers wrote it."""

    game: str
    text: str


async def _journey(hall: Context, game: str, community: str | None) -> Journey:
    """Return a journey; refuse one that there is not."""
    if community is None:
        return journeys.of_house(game)
    for kept, journey in await _written(hall, registry.game(game)):
        if kept.community == community:
            return journey
    raise NotFound("no-journey", game=game)


async def _written(hall: Context, game: Game) -> list[tuple[KeptJourney, Journey]]:
    """Return the journeys of communities; one that today's rules do not allow any more is left out."""
    found = []
    for kept in await hall.store.journeys.of(game.name):
        with suppress(Refusal):
            found.append((kept, read(game, kept.text)))
    return found


async def _lines(hall: Context, player: str) -> list[shapes.JourneyLine]:
    """Return the journeys of the house, and those of communities on which a player reached something."""
    reached = await hall.store.progress.of(player)
    found = map(house_journey, registry.games())
    lines = [journeys.line(journey, None, reached) for journey in found if journey is not None]
    elsewhere = {(one.game, one.community) for one in reached if one.community is not None}
    for game in registry.games() if elsewhere else ():
        for kept, journey in await _written(hall, game):
            if (kept.game, kept.community) in elsewhere:
                lines.append(journeys.line(journey, kept.community, reached))
    return lines


@router.get("/journeys", summary="My journeys")
async def every(hall: Hall, player: Guest) -> Answer[list[shapes.JourneyLine]]:
    """Return the house's journeys, and those of communities that I am on, each with the stage that comes next."""
    return await _lines(hall, player.id)


@router.get("/players/{name}/journeys", summary="The journeys of a player")
async def theirs(name: Named, hall: Hall) -> Answer[list[shapes.JourneyLine]]:
    """Return the journeys on which a player reached something."""
    player = await player_named(hall, name)
    return [line for line in await _lines(hall, player.id) if line["reached"]]


@router.get("/journeys/{game}", summary="A journey")
async def one(game: str, hall: Hall, player: Guest, community: Wanted = None) -> Answer[shapes.Journey]:
    """Return a journey of the house, or of a community: all its stages, and those that I reached."""
    journey = await _journey(hall, game, community)
    return journeys.told(journey, community, await hall.store.progress.of(player.id))


@router.post("/journeys/{game}/check", summary="Check a journey")
async def check(game: str, body: JourneyText, in_thread: InThread) -> Answer[JourneyChecked]:
    """Return every line of a journey's text that is wrong, and why."""
    known = registry.game(game)
    faults = await in_thread(lint, known, body.text)
    told = [JourneyFault(line=fault.line, reason=words.said(fault.reason.message)) for fault in faults]
    return {"stages": 0 if faults else len(read(known, body.text).stages), "faults": told}


@router.post("/journeys/{game}/stages/{stage}", status_code=201, summary="Play a stage")
async def play(
    game: str,
    stage: str,
    body: NewStageMatch,
    hall: Hall,
    player: Guest,
    fair: FairPlay,
    in_thread: InThread,
    community: Wanted = None,
    key: CommandKey = None,
) -> Answer[Match]:
    """Begin a match against the house that has the stage's goal. Every stage is open.

    A match of mine for the same stage is called off, and so is any on this road in which I have not moved.
    """

    async def decide() -> tuple[list[Effect], Opened]:
        journey = await _journey(hall, game, community)
        known, wanted = registry.game(journey.game), journey.stage(stage)
        hall.warming.require(known.name)
        if (position := wanted.position) is not None:
            played, rules = await fair(known), known.rule_book.parse(wanted.rules)
            played.opponent(wanted.opponent, wanted.opponent, community is None)  # a keeper may have made it up
            await in_thread(lambda: played.refuse(known.parse_position(rules, position)))
        born = await requested_match(hall, player.id, body.chance)
        begun = await in_thread(journeys.begin, journey, wanted, community, player, born, nonce_of(body.chance))
        return [*hall.allowance.alone(player), *hall.allowance.table(player.id), begun], {"id": born.id}

    if key is None or key.before is None:
        await _leave(hall, game, community, stage, player)
    answer = await once(hall, player, key, decide)
    hall.lobby.stir()
    return match_json((await hall.rooms.room(answer["id"])).match, player.id)


async def _leave(hall: Context, game: str, community: str | None, stage: str, player: Player) -> None:
    """Call those matches on a road off that make room for a new one."""
    for listing in await hall.store.listings("live", player.id, MOST_LIVE):
        own = listing.terms.stage
        if own is not None and (listing.game, own.community) == (game, community):
            await hall.tables.decide(listing.id, lambda match: journeys.leave(match, stage, player, now()))


@router.get("/matches/{match_id}/stage", summary="How a stage went")
async def went(match_id: str, hall: Hall, player: Guest) -> Answer[shapes.StageEnd]:
    """Return whether I met the goal of a stage in this match, whatever I reached before, and what comes next.

    It can be asked while the match is played, for the words of the stage: then the goal is not met.
    """
    match = (await hall.rooms.room(match_id)).match
    seat, stage = match.seat_of(player.id), match.terms.stage
    if seat is None:
        raise Forbidden("not-your-match")
    if stage is None:
        raise NotFound("no-stage")
    journey = await _journey(hall, match.game.name, stage.community)
    return journeys.ended(journey, match, seat, await hall.store.progress.of(player.id))


@router.get("/communities/{community}/journeys", summary="A community's journeys")
async def own(community: Address, hall: Hall) -> Answer[list[OwnJourney]]:
    """Return the journeys that a community's keepers wrote, as they wrote them."""
    return [
        OwnJourney(game=game.name, text=kept.text)
        for game in registry.games()
        for kept in await hall.store.journeys.of(game.name)
        if kept.community == community
    ]


@router.put("/communities/{community}/journeys/{game}", summary="Keep a community's journey")
async def put(
    community: Address, game: str, body: JourneyText, player: Account, hall: Hall, in_thread: InThread
) -> Answer[shapes.Journey]:
    """Keep a journey of a game, as a keeper or a host, in the place of the one before."""
    if await hall.store.communities.community(community) is None:
        raise NotFound("unknown-community")
    await hall.store.commit(await in_thread(keep, community, game, body.text, player, now()))
    return journeys.told(await _journey(hall, game, community), community, await hall.store.progress.of(player.id))


@router.delete("/communities/{community}/journeys/{game}", status_code=204, summary="Take a journey away")
async def remove(community: Address, game: str, player: Account, hall: Hall) -> None:
    """Take a journey away, as a keeper or a host; what players reached on it is kept."""
    await hall.store.commit(drop(community, game, player))
