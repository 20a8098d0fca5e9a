"""The REST interface: reading what there is, opening and joining tables, asking the referee."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from parlour import agents
from parlour.core import referee, registry
from parlour.core.refusal import Refusal
from parlour.hall import opening
from parlour.hall.ports import Listing, Player
from parlour.table import verify
from parlour.table.match import Match, commitment
from parlour.table.telling import match_json
from parlour.web.context import Context, context
from parlour.web.messages import Bot, Join, NewMatch, NewName, RulesChoice
from parlour.web.problems import wanted_language
from parlour.web.rooms import birth

router = APIRouter(prefix="/api")
LONGEST_LIST = 50
Hall = Annotated[Context, Depends(context)]


async def _player(request: Request, response: Response, hall: Hall) -> Player:
    return await hall.guests.welcome(request, response)


Guest = Annotated[Player, Depends(_player)]


def _me(player: Player, request: Request) -> dict[str, Any]:
    return {"id": player.id, "name": player.name, "lang": wanted_language(request)}


@router.get("/me", summary="Who I am")
async def me(request: Request, player: Guest) -> dict[str, Any]:
    """The guest of this browser; a stranger is given a name and a cookie."""
    return _me(player, request)


@router.patch("/me", summary="Take another name")
async def rename(request: Request, player: Guest, wish: NewName, hall: Hall) -> dict[str, Any]:
    """The guest under a new name; tables he sits at keep the old one."""
    return _me(await hall.guests.rename(player, wish.name), request)


@router.get("/status", summary="Whether tables are ready")
async def status(hall: Hall) -> dict[str, Any]:
    """How far the games are compiled."""
    warming = hall.warming
    progress = {"done": warming.done, "of": warming.of, "failed": warming.failed}
    return {"ready": warming.ready, "warming": progress}


@router.get("/games", summary="The games there are")
async def games(hall: Hall) -> list[dict[str, Any]]:
    """Every game found, with its seats."""
    ready = hall.warming.is_ready
    return [{"name": game.name, "seats": list(game.seats), "ready": ready(game.name)} for game in registry.games()]


@router.get("/games/{name}/rules", summary="Options and presets of a game")
async def rules(name: str) -> dict[str, Any]:
    """Everything a table of this game can decide."""
    return registry.game(name).rule_book.describe()


@router.post("/games/{name}/rules/check", summary="Judge a choice of rules")
async def check_rules(name: str, choice: RulesChoice) -> dict[str, Any]:
    """The canonical text, or the reasons why the combination cannot be played, with ways out."""
    return registry.game(name).rule_book.check(choice.given())


@router.get("/games/{name}/cards", summary="The cards of a set")
async def cards(name: str, cards: Annotated[str | None, Query(alias="set")] = None) -> dict[str, Any]:
    """All cards of one set; the game's usual one when none is named."""
    game = registry.game(name)
    chosen = cards or game.card_sets[0]
    return {"set": chosen, "cards": game.cards(chosen)}


@router.get("/agents", summary="The house's own players")
async def house() -> list[dict[str, str]]:
    """Agents that can be played against."""
    return [{"name": name} for name in agents.names()]


def _listing(listing: Listing) -> dict[str, Any]:
    return {
        "id": listing.id,
        "game": listing.game,
        "rules": registry.game(listing.game).rule_book.parse(listing.rules).as_json(),
        "status": listing.status,
        "seats": {name: {"kind": "player" if who else "open", "name": who} for name, who in listing.seats.items()},
        "created": listing.created,
    }


@router.get("/matches", summary="Tables, newest first")
async def matches(
    hall: Hall,
    player: Guest,
    status: Annotated[str | None, Query(pattern="^(open|live|over)$")] = None,
    mine: bool = False,
) -> list[dict[str, Any]]:
    """Tables by status; `mine` for those I sit at."""
    found = await hall.store.listings(status, player.id if mine else None, LONGEST_LIST)
    return [_listing(listing) for listing in found]


def _seat_number(seats: tuple[str, ...], wish: str) -> int:
    if wish in seats:
        return seats.index(wish)
    if wish != "random":
        raise Refusal("bad-seat-choice", at="seat", given=wish, known=", ".join((*seats, "random")))
    return secrets.randbelow(len(seats))


@router.post("/matches", status_code=201, summary="Open a table")
async def open_match(wish: NewMatch, hall: Hall, player: Guest) -> dict[str, Any]:
    """A new table against the house, or waiting for whoever has the link."""
    game = registry.game(wish.game)
    hall.warming.require(game.name)
    chosen = wish.rules if isinstance(wish.rules, str) else wish.rules.given()
    opponent = None
    if isinstance(wish.opponent, Bot):
        opponent = opening.agent_seat(agents.agent(wish.opponent.agent).name)
    seat = opening.player_seat(player, wish.bring.given() if wish.bring else None)
    number = _seat_number(game.seats, wish.seat)
    room = await hall.rooms.open(opening.open_match(game.name, chosen, number, seat, opponent, birth()))
    return match_json(room.match, player.id)


async def _match(match_id: str, hall: Context) -> Match:
    return (await hall.rooms.room(match_id)).match


@router.get("/matches/{match_id}", summary="A table")
async def match(match_id: str, hall: Hall, player: Guest) -> dict[str, Any]:
    """The table around the board."""
    return match_json(await _match(match_id, hall), player.id)


@router.post("/matches/{match_id}/join", summary="Sit down")
async def join(match_id: str, wish: Join, hall: Hall, player: Guest) -> dict[str, Any]:
    """Take the free seat."""
    room = await hall.rooms.join(match_id, player, wish.bring.given() if wish.bring else None)
    return match_json(room.match, player.id)


@router.post("/matches/{match_id}/rematch", summary="Play again")
async def rematch(match_id: str, hall: Hall, player: Guest) -> dict[str, Any]:
    """The same rules with colours swapped; the second who asks sits down opposite the first."""
    room = await hall.rooms.rematch(match_id, player)
    return match_json(room.match, player.id)


@router.get("/matches/{match_id}/verify", summary="Check the dice")
async def verified(match_id: str, hall: Hall) -> dict[str, Any]:
    """Every pick of a finished match, recomputed from its revealed secret seed."""
    match = await _match(match_id, hall)
    if match.status != "over":
        raise Refusal("not-over-yet")
    published = commitment(match.secret)
    findings = verify.verify(match, published)
    return {
        "commitment": published,
        "secret": match.secret.hex(),
        "ok": all(finding.ok for finding in findings),
        "entries": [{"seq": f.seq, "picks": f.picks, "ok": f.ok} for f in findings],
    }


@router.post("/referee", summary="Ask for a ruling")
async def ruling(request: dict[str, Any], hall: Hall) -> dict[str, Any]:
    """Legal actions of a position, or every outcome of an action with its exact probability."""
    hall.warming.require(str(request.get("game")))
    return await hall.judge(referee.judge, request)
