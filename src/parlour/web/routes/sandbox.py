"""The sandbox: positions set up by hand, and studies played on from them or from a step of a finished match."""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter
from pydantic import Field

from parlour.analysis.puzzles import shelf
from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.rules import RuleSet
from parlour.hall.effects import Effect
from parlour.hall.people.player import Player
from parlour.hall.play import fair_play, sandbox, shapes, studies
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.shapes import Opened
from parlour.table.match import Match as Finished
from parlour.table.projection import match_json
from parlour.table.shapes import Match
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.context import Context
from parlour.web.handlers.dependencies import CommandKey, Guest, Hall, InThread, once
from parlour.web.handlers.fair_play import FairPlay
from parlour.web.handlers.messages import ChanceChoice, RulesChoice, Strict, Text, Whole
from parlour.web.handlers.requests import nonce_of, requested_match, requested_seat, rules_given

router = APIRouter()
SEED_BITS = 63
STRONGEST = "search"  # who plays a study when nobody is wished for


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


class Posed(Strict):
    """The position of a puzzle."""

    puzzle: Annotated[str, Field(max_length=40)]


class NewStudy(Strict):
    """A position to be played on from, against the house."""

    begin: SetUp | Step | Posed
    seat: Text | None = None
    agent: Text | None = None  # else the strongest who may
    chance: ChanceChoice | None = None


def _rules(body: Rules, hall: Context) -> RuleSet:
    game = registry.game(body.game)
    hall.warming.require(game.name)
    return game.rule_book.parse(rules_given(body.rules))


@router.post("/sandbox/deal", summary="Deal a position to begin from")
async def deal(body: Rules, hall: Hall, in_thread: InThread) -> Answer[shapes.Frame]:
    """Deal afresh under any rules, both sides in sight."""
    rules = _rules(body, hall)
    return await in_thread(sandbox.dealt, rules, Seeded(environment().lot(2**SEED_BITS)))


@router.post("/sandbox/look", summary="Look at a position")
async def look(body: SetUp, hall: Hall, in_thread: InThread) -> Answer[shapes.Frame]:
    """Return the position as it stands, or what is wrong with it; and its legal actions."""
    rules = _rules(body, hall)
    return await in_thread(sandbox.look, rules, body.position)


@router.post("/sandbox/choices", summary="What can be tried")
async def choices(body: SetUp, hall: Hall, in_thread: InThread) -> Answer[shapes.Tries]:
    """Return every action of a position with what is certain to come of it, those that change most first."""
    rules = _rules(body, hall)
    return await in_thread(sandbox.choices, rules, body.position)


@router.post("/sandbox/try", summary="Try an action")
async def attempt(body: Trial, hall: Hall, in_thread: InThread) -> Answer[shapes.Outcomes]:
    """Return every outcome of an action with its exact probability."""
    rules = _rules(body, hall)
    return await in_thread(sandbox.outcomes, rules, body.position, body.action)


class _Start(NamedTuple):
    """The place where a study begins, and the seat that its player has there by themselves."""

    rules: RuleSet
    position: Mapping[str, Any]
    seat: int | None
    known: bool  # from a match or a puzzle; a position that somebody made up is not
    before: Finished | None = None


async def _start(
    begin: SetUp | Step | Posed, hall: Context, player: Player, in_thread: InThread, born: MatchIdentity
) -> _Start:
    match begin:
        case Step():
            before = (await hall.rooms.room(begin.match)).match
            position = await in_thread(studies.known_position, before, begin.seq, player, born)
            return _Start(before.rules, position, before.seat_of(player.id), not studies.is_made_up(before), before)
        case Posed():
            puzzle = shelf.puzzle(begin.puzzle)
            hall.warming.require(puzzle.game)
            seat = await in_thread(lambda: puzzle.seat)
            position = await in_thread(studies.asked_position, puzzle, born)
            return _Start(puzzle.played.rule_book.parse(puzzle.rules), position, seat, known=True)
        case SetUp():
            return _Start(_rules(begin, hall), begin.position, None, known=False)


@router.post("/studies", status_code=201, summary="Play on from a position")
async def play_on(
    body: NewStudy, hall: Hall, player: Guest, fair: FairPlay, in_thread: InThread, key: CommandKey = None
) -> Answer[Match]:
    """Begin a match against the house from a position.

    The position is one of the sandbox, of a puzzle, or of a finished match as one knew it.
    """

    async def decide() -> tuple[list[Effect], Opened]:
        born = await requested_match(hall, player.id, body.chance)
        start = await _start(body.begin, hall, player, in_thread, born)
        game, before = registry.game(start.rules.game), start.before
        seat = start.seat if body.seat is None else requested_seat(game.seats, body.seat)
        played = await fair(game)
        searched = start.known if before is None else played.silent(before) is None
        agent = played.opponent(body.agent, STRONGEST, searched)
        await in_thread(lambda: played.refuse(game.parse_position(start.rules, start.position)))
        if before is not None and isinstance(body.begin, Step):
            await in_thread(played.refuse, *fair_play.line(before, body.begin.seq))
        chosen = before is not None and played.chosen(before)
        nonce = nonce_of(body.chance)
        begun = await in_thread(
            studies.begin, start.rules, start.position, player, seat, agent, born, nonce, start.known, chosen
        )
        return [*hall.allowance.alone(player), begun], {"id": born.id}

    answer = await once(hall, player, key, decide)
    return match_json((await hall.rooms.room(answer["id"])).match, player.id)
