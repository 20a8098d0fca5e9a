"""Rulings of the referee on one action in one position, written as briefly as in a forum."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from parlour.core.chance import Scripted
from parlour.core.event import Event
from parlour.core.record import State
from parlour.core.referee import rule
from parlour.games.chakart.game import Chakart

GAME = Chakart()
NOBODY = "000000000000"


def fen(board: str, turn: str = "w", powers: str = "0000", captured: str = NOBODY) -> str:
    """Return the FEN of a board, with its turn, powers and captured pieces."""
    return f"{board} {turn} 0 {powers} {captured}"


def position(text: str, rules: str = "chakart:seed", **more: object) -> State:
    """Return the state of a FEN."""
    return GAME.parse_position(GAME.rule_book.parse(rules), {"fen": text, **more})


def legal(state: State) -> set[str]:
    """Return all legal actions as text."""
    return {GAME.action_text(state, action) for action in GAME.legal(state)}


def ruling(text: str, action: str, rules: str = "chakart:seed", **more: object) -> list[dict[str, Any]]:
    """Return every outcome of an action."""
    answer = rule(GAME, {"position": {"fen": text, **more}, "action": action, "rules": rules})
    outcomes: list[dict[str, Any]] = answer["outcomes"]
    return outcomes


def boards(outcomes: list[dict[str, Any]]) -> dict[str, Fraction]:
    """Return the distribution of the board alone."""
    found: dict[str, Fraction] = {}
    for outcome in outcomes:
        board = outcome["position"]["fen"].split()[0]
        found[board] = found.get(board, Fraction(0)) + Fraction(outcome["probability"])
    return found


def only(text: str, action: str, rules: str = "chakart:seed", **more: object) -> dict[str, Any]:
    """Return the only outcome of an action without chance."""
    (outcome,) = ruling(text, action, rules, **more)
    assert outcome["probability"] == "1"
    return outcome


def play(state: State, action: str, *picks: int) -> list[Event]:
    """Play an action in place with the dice given."""
    chance = Scripted(list(picks))
    events = GAME.apply(state, GAME.parse_action(state, action), chance)
    assert len(chance.picks) == len(picks), f"{len(picks) - len(chance.picks)} dice too many"
    return events


def kinds(events: list[Event]) -> list[str]:
    """Return the kind of each event."""
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> Mapping[str, Any]:
    """Return the facts of the only event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event.data
