"""Games: what there is to play, its rules and cards, and the players of the house."""

import hashlib
import json
from collections.abc import AsyncIterator
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field
from typing_extensions import TypedDict

from parlour import agents
from parlour.analysis.balance import GAMES, Balance
from parlour.core import installed, registry, shapes, words
from parlour.core.game import Game
from parlour.core.rules import RuleSet
from parlour.hall.analysis import balances
from parlour.hall.analysis import shapes as told
from parlour.hall.people.player import Player
from parlour.hall.play import rulebook
from parlour.hall.play.shapes import Chapter, Shot
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Guest, Hall, InThread
from parlour.web.handlers.messages import RulesChoice, Text
from parlour.web.handlers.streams import described, streamed, studying

NOT_MODIFIED = 304
MOST_NAMED = 100  # cards that one question may name
CardSet = Annotated[str | None, Query(alias="set", max_length=80)]
CardName = Annotated[str, Field(max_length=80)]

router = APIRouter()


class Progress(TypedDict):
    """The progress of compiling the games, in steps, and the games that could not be compiled."""

    done: int
    of: int
    failed: list[str]


class Status(TypedDict):
    """The state of the hall: whether tables are ready, and whether the charter has anything to read at the door."""

    ready: bool
    greets: bool
    warming: Progress


class GameState(TypedDict):
    """A game that is played here; `owned_only` when people play it with cards of their collections alone."""

    name: str
    seats: list[str]
    ready: bool
    owned_only: bool


class AddedGame(TypedDict):
    """A game of another package, with its usual rules as text.

    `sets` are the names of its card sets, if it has any, the usual one first. `words` are a Fluent file for each of its
    languages.
    """

    name: str
    seats: list[str]
    standard: str
    sets: list[str]
    words: dict[str, str]


class Film(TypedDict):
    """A worked example, played by the rules."""

    rules: shapes.RuleSet
    history: tuple[Shot, ...]


class CardList(TypedDict):
    """The cards of a set, each as its game tells it."""

    set: str
    cards: list[dict[str, Any]]


class Agent(TypedDict):
    """A player of the house."""

    name: str


class Level(TypedDict):
    """A named strength of the house: its Elo among those of its game, and the error (95 %); null if not measured."""

    name: str
    elo: int | None
    error: int | None


class House(TypedDict):
    """The house's players of a game, weakest first, and the rule set under which that was measured."""

    game: str
    rules: str | None
    levels: list[Level]


@router.get("/status", summary="Whether tables are ready")
async def status(hall: Hall) -> Answer[Status]:
    """Return how far the games are compiled."""
    warming, charter = hall.warming, await hall.store.charter.read()
    progress = Progress(done=warming.done, of=warming.of, failed=warming.failed)
    return {"ready": warming.ready, "greets": charter.greets, "warming": progress}


@router.get("/games", summary="The games there are")
async def games(hall: Hall) -> Answer[list[GameState]]:
    """Return every game that is played here, with its seats, and whether people play it with their own cards alone."""
    ready = hall.warming.is_ready
    return [
        {"name": g.name, "seats": list(g.seats), "ready": ready(g.name), "owned_only": g.name in hall.owned_only}
        for g in hall.warming.games
    ]


@router.get("/games/added", summary="The games that other packages add, and their words")
async def added(hall: Hall) -> Answer[list[AddedGame]]:
    """Return what a client must know of games that it was not built with: seats, usual rules, words as Fluent files."""
    return [
        {
            "name": game.name,
            "seats": list(game.seats),
            "standard": game.rule_book.standard.text,
            "sets": [] if game.cards is None else list(game.cards.sets),
            "words": dict(words.of_game(game.name)),
        }
        for game in hall.warming.games
        if game.name in installed.added()
    ]


@router.get("/games/{name}/rules", summary="Options and presets of a game")
async def rules(name: str) -> Answer[shapes.RuleBook]:
    """Return everything a table of this game can decide."""
    return registry.game(name).rule_book.describe()


@router.post("/games/{name}/rules/check", summary="Judge a choice of rules")
async def check_rules(name: str, choice: RulesChoice) -> Answer[shapes.Verdict]:
    """Return the canonical text, or the reasons why the combination cannot be played, with ways out."""
    return registry.game(name).rule_book.check(choice.given())


@router.get(
    "/games/{name}/balance",
    responses=described("Balance"),
    response_class=StreamingResponse,
    dependencies=[Depends(studying)],
    summary="How balanced a rule set is",
)
async def balance(name: str, hall: Hall, player: Guest, rules: Annotated[Text, Query()]) -> StreamingResponse:
    """Return what self-play found of a rule set. If nobody asked about it before, that is found now, and kept."""
    game = registry.game(name)
    hall.warming.require(game.name)
    chosen = game.rule_book.parse(rules)
    known = await hall.store.balances.of(str(chosen), game.revision)
    return streamed(_played_out(hall, player, chosen) if known is None else _at_once(known))


async def _at_once(known: Balance) -> AsyncIterator[told.Balance]:
    yield balances.as_json(known)


async def _played_out(hall: Context, player: Player, rules: RuleSet) -> AsyncIterator[told.Balance]:
    async for found in hall.analysts.each(player.id, balances.told(rules)):
        if found.games == GAMES:
            await hall.store.commit(balances.kept(rules, found))
        yield balances.as_json(found)


@router.get("/games/{name}/rulebook", summary="The rulebook of a game")
def chapters(name: str) -> Answer[list[Chapter]]:
    """Return the chapters for players, with the names of their worked examples."""
    return [chapter.as_json() for chapter in rulebook.chapters(registry.game(name).name)]


@router.get("/games/{name}/rulebook/{example}", summary="A worked example, played by the rules")
async def worked(name: str, example: str, hall: Hall, in_thread: InThread) -> Answer[Film]:
    """Return the example as a history of play: positions, and the events between them with their reasons."""
    game = registry.game(name)
    shown = await in_thread(rulebook.example, game.name, example)
    hall.warming.require(game.name)
    rules = game.rule_book.parse(shown.rules)
    return {"rules": rules.as_json(), "history": await in_thread(rulebook.film, game.name, example)}


@router.get("/games/{name}/cards", response_model=Answer[CardList], summary="The cards of a set")
def cards(
    request: Request,
    name: str,
    cards: CardSet = None,
    card: Annotated[list[CardName] | None, Query(max_length=MOST_NAMED)] = None,
) -> Response:
    """Return all cards of one set, or those of it that are named.

    Without a set it is the game's usual one. A card is named as in the game's own lists. A browser that has the answer
    is not sent it again.
    """
    known = registry.game(name).need_cards()
    chosen = cards or known.sets[0]
    told = _cards(name, known.edition(chosen))
    wanted = told if card is None else dict.fromkeys(each if each in told else known.code_of(each) for each in card)
    some = (told[each] for each in wanted if each in told)
    body = b'{"set": %s, "cards": [%s]}' % (json.dumps(chosen).encode(), b", ".join(some))
    headers = {"ETag": f'"{hashlib.sha256(body).hexdigest()[:16]}"', "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == headers["ETag"]:
        return Response(status_code=NOT_MODIFIED, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@cache
def _cards(name: str, chosen: str) -> dict[str, bytes]:
    """Return the cards of a set or an edition as they are sent, by what names them.

    They do not change while the hall runs.
    """
    cards = registry.game(name).need_cards()
    return {cards.id_of(card): json.dumps(card, ensure_ascii=False).encode() for card in cards.of_set(chosen)}


@router.get("/agents", summary="The house's own players")
async def house() -> Answer[list[Agent]]:
    """Return the agents that can be played against."""
    return [{"name": name} for name in agents.names()]


def _house(game: Game) -> House:
    named, measured = game.levels.ladder, game.levels.rules
    return {
        "game": game.name,
        "rules": None if measured is None else game.rule_book.parse(f"{game.name}:{measured}").text,
        "levels": [{"name": level.name, "elo": level.elo, "error": level.error} for level in named],
    }


@router.get("/levels", summary="The house's named strengths in each game")
async def levels(hall: Hall) -> Answer[list[House]]:
    """Return whom of the house a table of each game can have, weakest first, and how strong each is."""
    return [_house(game) for game in hall.warming.games]
