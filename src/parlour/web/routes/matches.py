"""Matches: tables opened, found, joined, played again and checked."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from parlour import agents
from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall import opening
from parlour.hall.effects import Effect
from parlour.hall.ratings import require_rateable
from parlour.table import verify
from parlour.table.match import Match, commitment
from parlour.table.telling import match_json
from parlour.web.asking import Answer, CommandKey, Guest, Hall, once
from parlour.web.context import Context
from parlour.web.listing import listing_json
from parlour.web.messages import Bot, Join, NewMatch
from parlour.web.rooms import birth
from parlour.web.wishes import bring_wish, by_lot, require_owned, rules_given, seat_wish

router = APIRouter()
LONGEST_LIST = 50


@router.get("/matches", summary="Tables, newest first")
async def matches(
    hall: Hall,
    player: Guest,
    status: Annotated[str | None, Query(pattern="^(open|live|over)$")] = None,
    mine: bool = False,
) -> list[dict[str, Any]]:
    """Tables by status; `mine` for those I sit at."""
    found = await hall.store.listings(status, player.id if mine else None, LONGEST_LIST)
    return [listing_json(listing, player.id) for listing in found]


@router.post("/matches", status_code=201, summary="Open a table")
async def open_match(wish: NewMatch, hall: Hall, player: Guest, key: CommandKey = None) -> Answer:
    """A new table against the house, or waiting for whoever has the link."""

    async def decide() -> tuple[list[Effect], Answer]:
        game = registry.game(wish.game)
        hall.warming.require(game.name)
        opponent = None
        if isinstance(wish.opponent, Bot):
            bring = wish.opponent.bring.given() if wish.opponent.bring else None
            opponent = opening.agent_seat(agents.agent(wish.opponent.agent).name, bring)
        rules, terms = game.rule_book.parse(rules_given(wish.rules)), wish.terms.given()
        require_rateable(terms, player)
        if opponent is None:
            require_owned(hall, game.name, terms)
        given = wish.bring.given() if wish.bring else None
        seat = opening.player_seat(player, await bring_wish(hall, rules, terms, player.id, given))
        number = by_lot(seat_wish(game.seats, wish.seat))
        append = opening.open_match(game.name, rules.text, number, seat, opponent, birth(), terms)
        return [append], {"id": append.match.id}

    answer = await once(hall, player, key, decide)
    hall.lobby.stir()
    return match_json(await _match(answer["id"], hall), player.id)


async def _match(match_id: str, hall: Context) -> Match:
    return (await hall.rooms.room(match_id)).match


def _finished(match: Match) -> Match:
    if match.status != "over":
        raise Refusal("not-over-yet")
    return match


@router.get("/matches/{match_id}", summary="A table")
async def match(match_id: str, hall: Hall, player: Guest) -> dict[str, Any]:
    """The table around the board."""
    return match_json(await _match(match_id, hall), player.id)


@router.post("/matches/{match_id}/join", summary="Sit down")
async def join(match_id: str, wish: Join, hall: Hall, player: Guest, key: CommandKey = None) -> dict[str, Any]:
    """Take the free seat."""
    match = await _match(match_id, hall)
    given = wish.bring.given() if wish.bring else None
    bring = await bring_wish(hall, match.rules, match.terms, player.id, given)
    room = await hall.rooms.join(match_id, player, bring, key)
    return match_json(room.match, player.id)


@router.post("/matches/{match_id}/rematch", summary="Play again")
async def rematch(match_id: str, hall: Hall, player: Guest) -> dict[str, Any]:
    """The same rules with colours swapped; the second who asks sits down opposite the first."""
    room = await hall.rooms.rematch(match_id, player)
    return match_json(room.match, player.id)


@router.get("/matches/{match_id}/picks", summary="Every pick")
async def picks(match_id: str, hall: Hall) -> dict[str, Any]:
    """What chance was asked in a finished match and what came, so that anybody can recompute it from the seed."""
    match = _finished(await _match(match_id, hall))
    return {
        "match": match.id,
        "commitment": commitment(match.secret),
        "secret": match.secret.hex(),
        "entries": [{"seq": e.seq, "kind": e.kind, "picks": e.picks} for e in verify.drawn(match)],
    }


@router.get("/matches/{match_id}/verify", summary="Check the dice")
async def verified(match_id: str, hall: Hall) -> dict[str, Any]:
    """Every pick of a finished match, recomputed from its revealed secret seed."""
    match = _finished(await _match(match_id, hall))
    published = commitment(match.secret)
    findings = verify.verify(match, published)
    return {
        "commitment": published,
        "secret": match.secret.hex(),
        "ok": all(finding.ok for finding in findings),
        "entries": [{"seq": f.seq, "picks": f.picks, "ok": f.ok} for f in findings],
    }
