"""Tournaments: announced, signed up for, started, and called to time."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from typing_extensions import TypedDict

from parlour.core import registry
from parlour.hall.communities.community import within
from parlour.hall.cups import shapes, tournaments
from parlour.hall.cups.projection import summary_json, tournament_json
from parlour.hall.cups.tournaments import CallOff, CallTime, CheckIn, Enter, Leave
from parlour.hall.effects import Effect
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, once
from parlour.web.handlers.messages import Join, NewTournament
from parlour.web.handlers.requests import ID_BYTES, SECRET_BYTES, require_members, rules_given
from parlour.web.live.forfeits import call_time, give_up

router = APIRouter()
LONGEST_LIST = 50
Before = Annotated[str | None, Query(max_length=100)]


class Entered(TypedDict):
    """A player who takes part, or does not any more."""

    tournament: str
    player: str


class Started(TypedDict):
    """A tournament that has begun."""

    tournament: str
    status: Literal["live"]


class CalledOff(TypedDict):
    """A tournament that does not take place."""

    tournament: str
    status: Literal["off"]


@router.get("/tournaments", summary="Tournaments, newest first")
async def listing(hall: Hall, before: Before = None) -> Answer[list[shapes.TournamentLine]]:
    """Return what is announced, played and over: fifty at most, announced before another one if it is named."""
    return [summary_json(one) for one in await hall.store.tournaments.listing(LONGEST_LIST, before)]


@router.post("/tournaments", status_code=201, summary="Announce a tournament")
async def announce(body: NewTournament, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[shapes.Tournament]:
    """Announce a tournament of the game, rules and form that its organiser sets."""

    async def decide() -> tuple[list[Effect], shapes.Tournament]:
        await require_members(hall, body.terms.community, player.id)
        rules = registry.game(body.game).rule_book.parse(rules_given(body.rules))
        opening = tournaments.opened(
            environment().token(ID_BYTES),
            body.name,
            rules,
            body.form,
            player,
            environment().secret(SECRET_BYTES),
            now(),
            body.plan(),
        )
        guard = hall.economy.giving(*((player.id,) if opening.tournament.plan.prize else ()))
        return [*within(body.terms.community, player.id), guard, opening], tournament_json(opening.tournament, player)

    return await once(hall, player, key, decide)


@router.get("/tournaments/{tournament_id}", summary="A tournament")
async def tournament(tournament_id: str, hall: Hall, player: Guest) -> Answer[shapes.Tournament]:
    """Return entrants, boards of every round, standings and crosstable."""
    return tournament_json(await hall.store.tournaments.get(tournament_id), player)


@router.post("/tournaments/{tournament_id}/entrants", summary="Sign up")
async def enter(tournament_id: str, body: Join, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[Entered]:
    """Take part, with what is brought to every match."""

    async def decide() -> tuple[list[Effect], Entered]:
        found = await hall.store.tournaments.get(tournament_id)
        hall.warming.require(found.game)
        await require_members(hall, found.plan.terms.community, player.id)
        here = found.plan.here(now())
        entrant = tournaments.entering(found, player, body.bring.given() if body.bring else None, body.nonce, here)
        rules = registry.game(found.game).rule_book.parse(found.rules)
        guard = hall.economy.staking(rules, found.plan.terms, player.id)
        there = within(found.plan.terms.community, player.id)
        return [*there, guard, Enter(found.id, entrant)], {"tournament": found.id, "player": player.id}

    return await once(hall, player, key, decide)


@router.delete("/tournaments/{tournament_id}/entrants/me", summary="Sign off or withdraw")
async def leave(tournament_id: str, hall: Hall, player: Guest) -> Answer[Entered]:
    """Leave a tournament. After its start the match that is being played is given up, and no other follows."""
    found = await hall.store.tournaments.get(tournament_id)
    await hall.store.commit(Leave(found.id, player.id))
    await give_up(hall.tables, found, player)
    return {"tournament": found.id, "player": player.id}


@router.post("/tournaments/{tournament_id}/entrants/me/here", summary="Check in")
async def check_in(tournament_id: str, hall: Hall, player: Guest) -> Answer[Entered]:
    """Check in after signing up, to keep one's place at the start."""
    await hall.store.commit(CheckIn(tournament_id, player.id, now()))
    return {"tournament": tournament_id, "player": player.id}


@router.delete("/tournaments/{tournament_id}", summary="Call a tournament off")
async def call_off(tournament_id: str, hall: Hall, player: Guest) -> Answer[CalledOff]:
    """Call off a tournament that I run before it begins; what it was to be played for is given back."""
    found = await hall.store.tournaments.get(tournament_id)
    tournaments.require_runs(found, player)
    await hall.store.commit(CallOff(found.id, now()))
    return {"tournament": found.id, "status": "off"}


@router.post("/tournaments/{tournament_id}/start", summary="Start a tournament")
async def start(tournament_id: str, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[Started]:
    """End the sign-up of a tournament that I run: lots are drawn and the first round begins."""

    async def decide() -> tuple[list[Effect], Started]:
        found = await hall.store.tournaments.get(tournament_id)
        begun = tournaments.starting(found, player, now())
        hall.warming.require(found.game)
        return [begun], {"tournament": found.id, "status": "live"}

    return await once(hall, player, key, decide)


@router.post("/tournaments/{tournament_id}/time", summary="Call time on a round")
async def time(tournament_id: str, hall: Hall, player: Guest) -> Answer[shapes.Tournament]:
    """End the round of a tournament that I run: in every match still played, whoever lets the other wait loses."""
    found = await hall.store.tournaments.get(tournament_id)
    tournaments.require_runs(found, player)
    tournaments.require_rounds(found)
    if found.status == "live":
        await hall.store.commit(CallTime(found.id, now()))
    await call_time(hall.tables, found)
    return tournament_json(await hall.store.tournaments.get(tournament_id), player)
