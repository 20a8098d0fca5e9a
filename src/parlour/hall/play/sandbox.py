"""The sandbox: any position set up by hand, its legal actions, and what comes of them with what probability."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from parlour.core import registry
from parlour.core.chance import Chance, enumerate_outcomes, merge
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal
from parlour.core.rules import RuleSet
from parlour.hall.play import shapes
from parlour.hall.play.disambiguation import disambiguated

MOST_SHOWN = 100  # outcomes of one action told in full, the likeliest
MOST_WEIGHED = 200  # outcomes of an action that are looked through, if all actions are
LONGEST_PICKING = 200  # actions until a dealt match has a position that can be written


@runtime_checkable
class Noted(Protocol):
    """A game whose community has notations of its own for positions, each of which is read under its name."""

    def notations(self, state: State) -> dict[str, str]:
        """Return a position in each of them: text by a short name."""


def _frame(game: Game, state: State) -> shapes.Frame:
    """Return a position as the page keeps and shows it, seen from the seat to act."""
    turn = game.to_act(state)
    return {
        "position": game.position(state),
        "notations": game.notations(state) if isinstance(game, Noted) else {},
        "view": game.view(state, max(turn, 0)),
        "to_act": None if turn == OVER else game.seats[turn],
        "legal": [] if turn == OVER else [game.action_text(state, action) for action in game.legal(state)],
        "result": game.result(state),
    }


def _as_written(game: Game, rules: RuleSet, state: State) -> State:
    """Return a state, or its position as read if reading numbers the cards anew: what is tried next is tried there."""
    if game.to_act(state) == OVER:
        return state
    read = game.parse_position(rules, game.position(state))
    same = [[game.action_text(one, action) for action in game.legal(one)] for one in (state, read)]
    return state if same[0] == same[1] else read


def look(rules: RuleSet, position: Mapping[str, Any]) -> shapes.Frame:
    """Return how a position stands: its canonical form, the view of the seat to act, and its legal actions."""
    game = registry.game(rules.game)
    return _frame(game, game.parse_position(rules, position))


def choices(rules: RuleSet, position: Mapping[str, Any]) -> shapes.Tries:
    """Return each legal action of a position, and what is certain to come of it; those that change most come first."""
    game = registry.game(rules.game)
    state = game.parse_position(rules, position)
    seat = game.to_act(state)
    if seat == OVER:
        return {"seat": None, "choices": []}
    found = [_choice(game, state, seat, action) for action in game.legal(state)]
    return {"seat": game.seats[seat], "choices": sorted(found, key=lambda choice: -len(choice["events"]))}


def _choice(game: Game, state: State, seat: int, action: int) -> shapes.Choice:
    """Return an action with the number of its outcomes, and what their sentences have in common."""

    def run(chance: Chance) -> tuple[State, list[Event]]:
        return game.played(state, action, chance)

    text = game.action_text(state, action)
    try:
        came = merge(enumerate_outcomes(run, MOST_WEIGHED), lambda outcome: outcome[0].tobytes())
    except Refusal:
        return {"action": text, "outcomes": None, "events": []}
    told = disambiguated(game, seat, [events for _weight, (_after, events) in came])
    certain = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        certain.append(events[0])
    return {"action": text, "outcomes": len(came), "events": certain}


def outcomes(rules: RuleSet, position: Mapping[str, Any], action: str) -> shapes.Outcomes:
    """Return everything that can come of an action, the likeliest first, each with its exact probability as a fraction.

    Beyond the first hundred outcomes the rest are counted in `more`.
    """
    game = registry.game(rules.game)
    state = game.parse_position(rules, position)
    seat = game.to_act(state)
    if seat == OVER:
        raise Conflict("match-over", at="position")
    number = game.parse_action(state, action)
    game.check_legal(state, number)
    found = sorted(game.outcomes(state, number), key=lambda outcome: -outcome[0])
    shown = found[:MOST_SHOWN]
    told = disambiguated(game, seat, [events for _weight, _after, events in shown])
    return {
        "seat": game.seats[seat],
        "outcomes": [
            {"probability": str(weight), "events": events, **_frame(game, _as_written(game, rules, after))}
            for (weight, after, _events), events in zip(shown, told, strict=True)
        ],
        "more": max(0, len(found) - MOST_SHOWN),
    }


def dealt(rules: RuleSet, chance: Chance) -> shapes.Frame:
    """Deal a position to begin from; where hands are still picked, they are picked by lot."""
    game = registry.game(rules.game)
    state, _events = game.deal(rules, [game.check_bring(rules, {}, seat) for seat in range(len(game.seats))], chance)
    for _ in range(LONGEST_PICKING):
        try:
            return _frame(game, game.parse_position(rules, game.position(state)))
        except Refusal as unwritten:
            reason = unwritten
        legal = game.legal(state)
        if not legal:
            break
        game.apply(state, legal[chance.pick(len(legal))], chance)
    raise reason
