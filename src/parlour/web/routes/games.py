"""Games: what there is to play, its rules and cards, and who of the house plays it."""

from typing import Annotated, Any

from fastapi import APIRouter, Query

from parlour import agents
from parlour.core import registry
from parlour.web.asking import Hall
from parlour.web.messages import RulesChoice

router = APIRouter()


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
