"""Matches: tables opened, found, joined, played again and checked."""

from base64 import b64encode
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response
from typing_extensions import TypedDict

from parlour.agents import levels
from parlour.core import registry
from parlour.core.refusal import Conflict, Forbidden
from parlour.core.shapes import View
from parlour.hall.communities.community import within
from parlour.hall.cups.shapes import Origin
from parlour.hall.effects import Effect
from parlour.hall.people.accounts import require_entitled
from parlour.hall.play import clearing, opening, studies
from parlour.hall.play.shapes import Opened
from parlour.table import shapes, verify
from parlour.table.match import Match
from parlour.table.projection import match_json, position_json
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, InThread, belonging, once
from parlour.web.handlers.fair_play import FairPlay, Watch
from parlour.web.handlers.listing import Listed, listing_json
from parlour.web.handlers.messages import Bot, Join, NewMatch, Rematch
from parlour.web.handlers.requests import (
    nonce_of,
    requested_bring,
    requested_match,
    requested_seat,
    require_members,
    require_owned,
    rules_given,
)

router = APIRouter()
LONGEST_LIST = 50


class Decision(TypedDict):
    """The knowledge of a seat after entry `seq`, whoever is to act.

    `record` is what the game's `observe` left for it: its bytes in base64. They are laid out as this `revision` of the
    game's rules has it. The record is None for a game whose records hold more.
    """

    seq: int
    seat: str
    to_act: str | None
    revision: int
    record: str | None
    view: View


class Picks(shapes.Picks):
    """Every pick of a match, and where its seed came from when it is a tournament's."""

    origin: Origin | None


class Finding(TypedDict):
    """The check of an entry: whether its picks are those the seed gives, and whether today's rules led to it.

    `nonces` are how many seats' nonces are in the picks: one in a lot of seats that was drawn before the second player
    came.
    """

    seq: int
    picks: int
    nonces: int
    ok: bool
    replayed: bool


class Verified(TypedDict):
    """All picks of a match recomputed, and the promise that this proved."""

    promise: verify.Promise
    commitment: str
    secret: str
    ok: bool
    verdict: verify.Verdict
    entries: list[Finding]


@router.get("/matches", summary="Tables, newest first")
async def matches(
    hall: Hall,
    player: Guest,
    status: Annotated[str | None, Query(pattern="^(open|live|over)$")] = None,
    mine: bool = False,
) -> Answer[list[Listed]]:
    """Return tables by status; `mine` for those I sit at."""
    found = await hall.store.listings(status, player.id if mine else None, LONGEST_LIST)
    return [listing_json(listing, player.id) for listing in found]


@router.post("/matches", status_code=201, summary="Open a table")
async def open_match(body: NewMatch, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[shapes.Match]:
    """Open a table against the house, or one that waits for whoever has the link."""

    async def decide() -> tuple[list[Effect], Opened]:
        game = registry.game(body.game)
        hall.warming.require(game.name)
        opponent = None
        if isinstance(body.opponent, Bot):
            theirs = body.opponent.bring.given() if body.opponent.bring else None
            opponent = opening.agent_seat(levels.seated(game, body.opponent.agent), theirs)
        rules, terms = game.rule_book.parse(rules_given(body.rules)), body.terms.given()
        require_entitled(terms, player)
        await require_members(hall, terms.community, player.id)
        if opponent is None:
            require_owned(hall, game.name, terms)
        given = body.bring.given() if body.bring else None
        bring = await requested_bring(hall, rules, terms, player.id, given)
        seat = opening.player_seat(player, bring, nonce_of(body.chance))
        number = requested_seat(game.seats, body.seat)
        born = await requested_match(hall, player.id, body.chance)
        append = opening.open_match(game.name, rules.text, number, seat, opponent, born, terms, body.moves)
        there = within(terms.community, player.id)
        room = (*hall.allowance.alone(player), *hall.allowance.table(player.id))
        allowed = [*room, *there, hall.economy.staking(rules, terms, player.id)]
        return [*allowed, append], {"id": append.match.id}

    answer = await once(hall, player, key, decide)
    hall.lobby.stir()
    return match_json(await _match(answer["id"], hall), player.id)


async def _match(match_id: str, hall: Context) -> Match:
    return (await hall.rooms.room(match_id)).match


@router.get("/matches/{match_id}/decision", summary="What I decide on")
async def decision(match_id: str, hall: Hall, player: Guest) -> Answer[Decision]:
    """Return how the match stands for my seat: as JSON with every legal action, and as the record for an agent."""
    match = await _match(match_id, hall)
    seat = match.seat_of(player.id)
    if seat is None:
        raise Forbidden("not-your-match")
    if match.state is None or match.diverged_at is not None:
        raise Conflict("nothing-to-decide")
    game, turn = match.game, match.to_act()
    return {
        "seq": match.seq,
        "seat": game.seats[seat],
        "to_act": None if turn is None else game.seats[turn],
        "revision": game.revision,
        "record": b64encode(game.observe(match.state, seat).tobytes()).decode() if game.open_record else None,
        "view": game.view(match.state, seat),
    }


def _finished(match: Match) -> Match:
    if match.status != "over":
        raise Conflict("not-over-yet")
    return match


@router.get("/matches/{match_id}", summary="A table")
async def match(match_id: str, hall: Hall, player: Guest) -> Answer[shapes.Match]:
    """Return the table around the board."""
    return match_json(await _match(match_id, hall), player.id)


@router.get("/matches/{match_id}/position", summary="How a match stands")
async def position(match_id: str, hall: Hall, player: Guest) -> Answer[shapes.Position]:
    """Return how a match stands, as I may know it: for lists that draw small boards."""
    return position_json(await _match(match_id, hall), player.id)


@router.post("/matches/{match_id}/join", summary="Sit down")
async def join(match_id: str, body: Join, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[shapes.Match]:
    """Take the free seat."""
    match = await _match(match_id, hall)
    await require_members(hall, match.terms.community, player.id)
    given = body.bring.given() if body.bring else None
    bring = await requested_bring(hall, match.rules, match.terms, player.id, given)
    allowed, command = [*hall.allowance.table(player.id)], None
    if key is not None:
        allowed, command = [*allowed, key.answered(player, {})], key.key
    async with belonging(hall, player, key):
        room = await hall.tables.join(match_id, player, bring, command, body.nonce, allowed)
    return match_json(room.match, player.id)


@router.delete("/matches/{match_id}", summary="Close a table")
async def close(match_id: str, hall: Hall, player: Guest) -> Answer[shapes.Match]:
    """Close my table while it waits for a second player: nobody can sit down there any more."""
    await hall.tables.decide(match_id, lambda match: clearing.withdraw(match, player.id, now()))
    return match_json(await _match(match_id, hall), player.id)


@router.post("/matches/{match_id}/rematch", summary="Play again")
async def rematch(
    match_id: str, hall: Hall, player: Guest, fair: FairPlay, body: Rematch | None = None
) -> Answer[shapes.Match]:
    """Play by the same rules with colours swapped; the second who asks sits down opposite the first."""
    chance = None if body is None else body.chance
    before = await _match(match_id, hall)
    await require_members(hall, before.terms.community, player.id)
    agent = None if body is None or body.agent is None else levels.seated(before.game, body.agent)
    if before.terms.study and before.states:
        agent = await _studying(hall, fair, before, agent)
    waiting = await hall.tables.waiting(before)
    born = await requested_match(hall, player.id, chance if waiting is None else None)
    given_for = None if chance is None else chance.commitment
    allowed = [*hall.allowance.alone(player), *hall.allowance.table(player.id)]
    room = await hall.tables.rematch(match_id, player, born, nonce_of(chance), given_for, agent, allowed)
    return match_json(room.match, player.id)


async def _studying(hall: Context, fair: Watch, before: Match, wished: str | None) -> str:
    """Return who plays a study begun anew; refuse it where it might play on for people at a table right now."""
    played = await fair(before.game)
    await hall.thread_pool.work(played.refuse, before.states[min(before.states)])
    return played.opponent(wished, studies.opponent(before), played.silent(before) is None)


@router.get("/matches/{match_id}/picks", response_model=Answer[Picks], summary="Every pick")
async def picks(match_id: str, hall: Hall, in_thread: InThread) -> Response:
    """Return what chance was asked in a finished match and what came, so that anybody can recompute it."""
    match = _finished(await _match(match_id, hall))
    found = await hall.origin(match)
    text = await in_thread(lambda: orjson.dumps({**verify.picks_json(match), "origin": found}))
    return Response(text, media_type="application/json")


@router.get("/matches/{match_id}/verify", summary="Check the dice")
async def verified(match_id: str, hall: Hall, in_thread: InThread) -> Answer[Verified]:
    """Recompute every pick of a finished match from its revealed secret seed and the nonces of its seats."""
    match = _finished(await _match(match_id, hall))
    findings = await in_thread(verify.verify, match, match.commitment)
    found = await hall.origin(match)
    verdict = verify.verdict(match, findings)
    if found is not None and not found.gives(match.secret):
        verdict = "unfair"
    return {
        "promise": verify.promise(match),
        "commitment": match.commitment,
        "secret": match.secret.hex(),
        "ok": verdict == "fair",
        "verdict": verdict,
        "entries": [
            {"seq": f.seq, "picks": f.picks, "nonces": f.nonces, "ok": f.ok, "replayed": f.replayed} for f in findings
        ],
    }
