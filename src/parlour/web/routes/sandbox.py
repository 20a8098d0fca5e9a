"""The sandbox: positions set up by hand, and studies played on from them or from a step of a finished match."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from parlour import agents
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.rules import RuleSet
from parlour.hall.effects import Effect
from parlour.hall.play import sandbox, studies
from parlour.table.projection import match_json
from parlour.web.environment import environment
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import Answer, CommandKey, Guest, Hall, Study, once
from parlour.web.handlers.messages import ChanceChoice, RulesChoice, Strict, Text, Whole
from parlour.web.handlers.requests import birth_wish, nonce_of, rules_given, seat_wish

router = APIRouter()
SEED_BITS = 63


class Rules(Strict):
    """A game and the rules it is played by."""

    game: Text
    rules: Text | RulesChoice


class SetUp(Rules):
    """A position set up by hand."""

    position: dict[str, Any]


class Trial(SetUp):
    """An action to be tried in a position."""

    action: Annotated[str, Field(max_length=200)]


class Step(Strict):
    """A step of a finished match, by the number of its entry."""

    match: Annotated[str, Field(max_length=40)]
    seq: Whole


class NewStudy(Strict):
    """A position to be played on from, against the house."""

    begin: SetUp | Step
    seat: Text | None = None
    agent: Text = "search"
    chance: ChanceChoice | None = None


def _rules(wish: Rules, hall: Context) -> RuleSet:
    game = registry.game(wish.game)
    hall.warming.require(game.name)
    return game.rule_book.parse(rules_given(wish.rules))


@router.post("/sandbox/deal", summary="Deal a position to begin from")
async def deal(wish: Rules, hall: Hall, study: Study) -> Answer:
    """A fresh deal under any rules, both sides in sight."""
    rules = _rules(wish, hall)
    return await study(sandbox.dealt, rules, Seeded(environment().lot(2**SEED_BITS)))


@router.post("/sandbox/look", summary="Look at a position")
async def look(wish: SetUp, hall: Hall, study: Study) -> Answer:
    """The position as it stands, or what is wrong with it; its legal actions."""
    rules = _rules(wish, hall)
    return await study(sandbox.look, rules, wish.position)


@router.post("/sandbox/try", summary="Try an action")
async def attempt(wish: Trial, hall: Hall, study: Study) -> Answer:
    """Every outcome of an action with its exact probability."""
    rules = _rules(wish, hall)
    return await study(sandbox.outcomes, rules, wish.position, wish.action)


@router.post("/studies", status_code=201, summary="Play on from a position")
async def play_on(wish: NewStudy, hall: Hall, player: Guest, study: Study, key: CommandKey = None) -> Answer:
    """A match against the house from a position of the sandbox, or of a finished match as the caller knew it."""

    async def decide() -> tuple[list[Effect], Answer]:
        born = await birth_wish(hall, player.id, wish.chance)
        if isinstance(wish.begin, Step):
            match = (await hall.rooms.room(wish.begin.match)).match
            rules, mine = match.rules, match.seat_of(player.id)
            position = await study(studies.known_position, match, wish.begin.seq, player, born)
        else:
            rules, position, mine = _rules(wish.begin, hall), wish.begin.position, None
        seat = mine if wish.seat is None else seat_wish(registry.game(rules.game).seats, wish.seat)
        agent = agents.agent(wish.agent).name
        begun = await study(studies.begin, rules, position, player, seat, agent, born, nonce_of(wish.chance))
        return [*hall.allowance.alone(player), begun], {"id": born.id}

    answer = await once(hall, player, key, decide)
    return match_json((await hall.rooms.room(answer["id"])).match, player.id)
