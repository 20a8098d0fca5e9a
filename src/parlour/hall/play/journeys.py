"""Journeys in a hall: a stage is begun against the house, and the road is told with what a player reached on it."""

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import replace

from parlour.core import registry
from parlour.core.journeys.journey import Journey, Stage
from parlour.core.journeys.reading import house_journey
from parlour.core.refusal import NotFound, Refusal
from parlour.core.rules import RuleSet
from parlour.hall.people.player import Player
from parlour.hall.people.progress import StageReached, met
from parlour.hall.play import shapes, studies
from parlour.hall.play.commit import Append
from parlour.hall.play.match_identity import MatchIdentity
from parlour.hall.play.opening import agent_seat, open_match, player_seat
from parlour.table import offers
from parlour.table.entry import Entry
from parlour.table.match import Match
from parlour.table.terms import CASUAL, STUDY, StageTerms


def of_house(game: str) -> Journey:
    """Return the house's journey of a game; refuse a game that has none."""
    journey = house_journey(registry.game(game))
    if journey is None:
        raise NotFound("no-journey", game=game)
    return journey


def begin(
    journey: Journey, stage: Stage, community: str | None, player: Player, new: MatchIdentity, nonce: str
) -> Append:
    """Open the table of a stage: dealt, or begun from its position. Nothing is at stake there."""
    game = registry.game(journey.game)
    rules = game.rule_book.parse(stage.rules)
    own = StageTerms(stage.name, stage.asks, stage.goal, community)
    number = None if stage.seat is None else game.seats.index(stage.seat)
    if stage.position is not None:
        terms, known = replace(STUDY, stage=own), community is None
        return studies.begin(rules, stage.position, player, number, stage.opponent, new, nonce, known, terms=terms)
    brings: Mapping[int, dict[str, object]] = {game.seats.index(name): one for name, one in stage.brings.items()}
    mine = player_seat(player, brings.get(0 if number is None else number), nonce)
    house = agent_seat(stage.opponent, brings.get(1 if number is None else 1 - number))
    return open_match(game.name, rules.text, number, mine, house, new, replace(CASUAL, stage=own))


def leave(match: Match, stage: str, player: Player, now: str) -> list[Entry]:
    """Call a match for a stage off because its player begins a stage of the same road.

    It is left if it is for that same stage, or if they have not moved in it; any other goes on.
    """
    seat, own = match.seat_of(player.id), match.terms.stage
    moved = any(entry.kind == "act" and entry.seat == seat for entry in match.log)
    if match.status != "live" or own is None or (moved and own.name != stage):
        return []
    with suppress(Refusal):  # an offer of theirs waits for an answer there
        return offers.decide_offer(match, seat, "abort", "left", now)
    return []


def told(journey: Journey, community: str | None, reached: Collection[StageReached]) -> shapes.Journey:
    """Return a journey as its map shows it; a stage that is not on it any more does not count."""
    mine = {one.stage for one in reached if (one.game, one.community) == (journey.game, community)}
    book = registry.game(journey.game).rule_book
    stages = [_stage(one, book.parse(one.rules), one.name in mine) for one in journey.stages]
    onward = next((one["name"] for one in stages if not one["reached"]), None)
    return {"game": journey.game, "community": community, "title": journey.title, "onward": onward, "stages": stages}


def line(journey: Journey, community: str | None, reached: Collection[StageReached]) -> shapes.JourneyLine:
    """Return a journey as a list names it."""
    road = told(journey, community, reached)
    return {
        "game": road["game"],
        "community": community,
        "title": road["title"],
        "stages": len(road["stages"]),
        "reached": sum(one["reached"] for one in road["stages"]),
        "ahead": next((one for one in road["stages"] if not one["reached"]), None),
    }


def ended(journey: Journey, match: Match, seat: int, reached: Collection[StageReached]) -> shapes.StageEnd:
    """Return how a match for a stage goes, or went, for a seat; refuse a stage that is not on the journey any more."""
    played = match.terms.stage
    assert played is not None, "a match for no stage has no such end"
    stage, after = journey.stage(played.name), journey.after(played.name)
    road = told(journey, played.community, reached)
    stages = {one["name"]: one for one in road["stages"]}
    onward = road["onward"] if after is None else after.name
    return {
        "met": met(match, seat),
        "stage": stages[stage.name],
        "onward": None if onward is None else stages[onward],
    }


def _stage(stage: Stage, rules: RuleSet, reached: bool) -> shapes.JourneyStage:
    return {
        "name": stage.name,
        "title": stage.title,
        "new": stage.new,
        "asks": stage.asks,
        "hint": stage.hint,
        "rules": rules.as_json(),
        "opponent": stage.opponent,
        "part": stage.part,
        "chapter": stage.chapter,
        "puzzles": stage.puzzles,
        "reached": reached,
    }
