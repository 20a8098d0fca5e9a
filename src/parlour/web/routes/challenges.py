"""Challenges: matches proposed to the lobby, to one player or by a link, and answered."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query
from typing_extensions import TypedDict

from parlour.core import registry
from parlour.core.refusal import Conflict, NotFound, Refusal
from parlour.hall.communities.community import within
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Effect
from parlour.hall.people.player import Player
from parlour.hall.play import challenges, shapes
from parlour.hall.play.challenges import Challenge, challenge_json
from parlour.web.clock import now
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, once
from parlour.web.handlers.listing import challenges_json
from parlour.web.handlers.messages import Join, NewChallenge, ToChallenger, ToPlayer
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
LONGEST_LIST = 100


async def _challenge(challenge_id: str, hall: Context) -> Challenge:
    found = await hall.store.challenges.challenge(challenge_id)
    if found is None:
        raise NotFound("unknown-challenge")
    return found


async def _addressee(to: ToPlayer, hall: Context) -> Player:
    player = await hall.store.player(to.player)
    if player is None:
        raise NotFound("unknown-player", at="to")
    return player


class Begun(TypedDict):
    """The match that a challenge led to."""

    challenge: str
    match: str


class Closed(TypedDict):
    """The status of a challenge that was closed."""

    challenge: str
    status: shapes.ChallengeStatus


@router.get("/challenges", summary="Challenges that wait")
async def waiting(
    hall: Hall, player: Guest, game: Annotated[str | None, Query(max_length=40)] = None
) -> Answer[list[shapes.Challenge]]:
    """Return the challenges in the lobby, those made to me alone, and mine; newest first."""
    moment = now()
    found = await hall.store.challenges.waiting(player.id, game, moment, LONGEST_LIST)
    return await challenges_json(hall, found, player.id, moment)


@router.post("/challenges", status_code=201, summary="Challenge")
async def propose(body: NewChallenge, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[shapes.Challenge]:
    """Propose a match to the lobby, to one player, to whoever has the link, or in answer to a challenge."""

    async def decide() -> tuple[list[Effect], shapes.Challenge]:
        rules = registry.game(body.game).rule_book.parse(rules_given(body.rules))
        require_owned(hall, body.game, body.terms.given())
        await require_members(hall, body.terms.community, player.id)
        answered = await _challenge(body.to.challenge, hall) if isinstance(body.to, ToChallenger) else None
        to = None if answered is None else answered.challenger
        if isinstance(body.to, ToPlayer):
            to = await _addressee(body.to, hall)
        opening = challenges.propose(
            await requested_match(hall, player.id, body.chance),
            rules,
            player,
            body.bring.given() if body.bring else None,
            requested_seat(registry.game(body.game).seats, body.seat),
            body.terms.given(),
            "player" if body.to.kind == "answer" else body.to.kind,
            to,
            nonce_of(body.chance),
        )
        if answered is not None:
            opening = challenges.counter(opening, answered, opening.challenge.created)
        guard = hall.economy.staking(rules, opening.challenge.terms, player.id)
        guards = [*within(body.terms.community, player.id), guard]
        return [*guards, opening], challenge_json(opening.challenge, player.id, opening.challenge.created)

    answer = await once(hall, player, key, decide)
    hall.lobby.stir()
    return answer


@router.get("/challenges/{challenge_id}", summary="A challenge")
async def challenge(challenge_id: str, hall: Hall, player: Guest) -> Answer[shapes.Challenge]:
    """Return a challenge: what is proposed, and what became of it."""
    (told,) = await challenges_json(hall, [await _challenge(challenge_id, hall)], player.id, now())
    return told


@router.post("/challenges/{challenge_id}/accept", summary="Accept a challenge")
async def accept(challenge_id: str, body: Join, hall: Hall, player: Guest, key: CommandKey = None) -> Answer[Begun]:
    """Begin the match. Of many who accept, one plays. If its challenger cannot play for it, they alone hear why."""

    async def decide() -> tuple[list[Effect], Begun]:
        found = await _challenge(challenge_id, hall)
        hall.warming.require(found.rules.game)
        rules, terms = found.rules, found.terms
        await require_members(hall, terms.community, player.id, found.challenger.id)
        bring = await requested_bring(hall, rules, terms, player.id, body.bring.given() if body.bring else None)
        theirs = await requested_bring(hall, rules, terms, found.challenger.id, found.bring)
        found = replace(found, bring=theirs or {})
        effects = challenges.accept(found, player, bring, now(), body.nonce)
        guard = hall.economy.staking(rules, terms, player.id, found.challenger.id)
        room = hall.allowance.table(player.id, found.challenger.id)
        return [guard, *room, *effects], {"challenge": challenge_id, "match": found.id}

    try:
        return await once(hall, player, key, decide)
    except Confidential as confidential:
        await _lapse(challenge_id, player, confidential, hall)
        raise Conflict("challenge-lapsed") from None
    finally:
        hall.lobby.stir()


async def _lapse(challenge_id: str, player: Player, confidential: Confidential, hall: Context) -> None:
    """Close a challenge its challenger cannot play for, unless somebody else has closed it meanwhile.

    Whoever accepted it is refused as they would have been by one that could have been played.
    """
    found = await _challenge(challenge_id, hall)
    guard = hall.economy.staking(found.rules, found.terms, player.id)
    try:
        await hall.store.commit(guard, *challenges.lapsed(found, player, confidential, now()))
    except Confidential as confidential:
        raise confidential.told(player.id) from None
    except Refusal:
        pass


@router.delete("/challenges/{challenge_id}", summary="Withdraw or decline a challenge")
async def close(challenge_id: str, hall: Hall, player: Guest) -> Answer[Closed]:
    """Withdraw a challenge of one's own, or decline one that was made to oneself alone."""
    closing, *told = challenges.close(await _challenge(challenge_id, hall), player, now())
    await hall.store.commit(closing, *told)
    hall.lobby.stir()
    return {"challenge": challenge_id, "status": closing.status}
