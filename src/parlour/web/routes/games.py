"""Games: what there is to play, its rules and cards, and who of the house plays it."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query

from parlour import agents
from parlour.core import registry
from parlour.hall import rulebook
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


@router.get("/games/{name}/rulebook", summary="The rulebook of a game")
async def chapters(name: str) -> list[dict[str, Any]]:
    """Its chapters for players, with the names of their worked examples."""
    return [chapter.as_json() for chapter in rulebook.chapters(registry.game(name).name)]


@router.get("/games/{name}/rulebook/{example}", summary="A worked example, played by the rules")
async def worked(name: str, example: str, hall: Hall) -> dict[str, Any]:
    """The example as a history of play: positions, and the events between them with their reasons."""
    game = registry.game(name)
    shown = rulebook.example(game.name, example)
    hall.warming.require(game.name)
    rules = game.rule_book.parse(shown.rules)
    return {"rules": rules.as_json(), "history": await asyncio.to_thread(rulebook.film, game.name, example)}


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
