"""The referee's rulings on Cipher: decks, the legal answers of a position, or the outcomes of one."""

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.event import Event
from parlour.core.facets.referee import Referee
from parlour.core.kernels.wide import listed
from parlour.core.record import State, copy
from parlour.core.refusal import Conflict, Refusal
from parlour.core.rules import RuleSet
from parlour.games.cipher.rules import RULE_BOOK
from parlour.games.cipher.shapes.events import GameEvent
from parlour.games.cipher.shapes.position import Position
from parlour.games.cipher.shapes.rulings import Begun, Came, Choices, Outcome, Outcomes, RuledResult
from parlour.games.cipher.shown.events import event_json
from parlour.games.cipher.shown.view import result
from parlour.games.cipher.state import ASK_MULLIGAN, HAND_AT_START, SEATS, YES
from parlour.games.cipher.vocabulary.values import POOL
from parlour.games.cipher.written import position, writer
from parlour.games.cipher.written.notation import menu_texts

MOST_OUTCOMES: Final = 100_000  # of an answer, beyond which none are listed


def _result(state: State) -> RuledResult:
    ended = result(state)
    if ended is None:
        return "*"
    return ended["winner"] or "draw"


def _written(state: State) -> Position | None:
    try:
        return writer.write(state)
    except Refusal:
        return None


def _told(event: Event) -> GameEvent:
    return event_json(Event(event.kind, event.data), 0)


def _asked(game: Any, state: State) -> Choices:
    """Return the seat that is to answer, and the legal answers."""
    to_act = game.to_act(state)
    return {
        "to_act": None if to_act < 0 else SEATS[to_act],
        "legal": list(menu_texts(state)),
        "result": _result(state),
    }


def _came(state: State, events: Sequence[Event]) -> Came:
    """Return what came of an answer."""
    return {"position": _written(state), "events": [_told(event) for event in events], "result": _result(state)}


def _seed(request: Mapping[str, Any]) -> Seeded:
    seed = request.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 63:
        raise Refusal("bad-request", at="seed", said_as="cipher-seed-wanted")
    return Seeded(seed)


def _begin(game: Any, rules: RuleSet, request: Mapping[str, Any]) -> Begun:
    """Check both decks, place the main characters, and draw the hands from the seed (rulebook 1, 3)."""
    decks = request["decks"]
    if not isinstance(decks, Sequence) or len(decks) != 2 or not all(isinstance(deck, Mapping) for deck in decks):
        raise Refusal("bad-request", at="decks", said_as="cipher-decks-wanted")
    brings = [game.check_bring(rules, deck, seat) for seat, deck in enumerate(decks)]
    state, events = game.deal(rules, brings, _seed(request))
    return {**_came(state, events), **_asked(game, state)}


def _orders(game: Any, state: State, action: int) -> int:
    """Return in how many orders the cards of a redrawn hand or a searched deck may come; 1 for any other action."""
    s = state[0]
    if int(s["ask"]) == ASK_MULLIGAN and action == YES:
        return math.perm(len(listed(s["where"][int(s["ask_seat"])][POOL])), HAND_AT_START)
    chance = Seeded(0)
    _after, events = game.played(state, action, chance)
    searched = any(event.kind == "searched" for event in events)
    return math.prod(n for n, _value in chance.picks) if searched else 1


def _all(game: Any, state: State, action: int) -> list[tuple[Fraction, State, list[Event]]]:
    """Return every outcome; if there are too many, refuse before counting them, and ask for a seed."""
    if _orders(game, state, action) > MOST_OUTCOMES:
        raise Refusal("cipher-too-many-outcomes", at="action")
    try:
        found: list[tuple[Fraction, State, list[Event]]] = game.outcomes(state, action)
    except Refusal as refusal:
        if refusal.code != "too-many-outcomes":
            raise
        raise Refusal("cipher-too-many-outcomes", at="action") from None
    return found


def _rules(request: Mapping[str, Any]) -> RuleSet:
    given = request.get("rules")
    return RULE_BOOK.standard if given is None else RULE_BOOK.parse(given)


def position_of(request: Mapping[str, Any]) -> State:
    """Return the position that a request asks about."""
    return position.parse(_rules(request), request.get("position"))


def judge(game: Any, request: Mapping[str, Any]) -> Choices | Outcomes | Outcome | Begun:
    """Return two decks dealt, the legal answers of a position, or the outcomes of an answer.

    With a seed it is one outcome of the answer, without one they are all.
    """
    if request.get("decks") is not None:
        return _begin(game, _rules(request), request)
    state = position_of(request)
    if request.get("action") is None:
        return _asked(game, state)
    if game.to_act(state) == OVER:
        raise Conflict("match-over")
    action = game.parse_action(state, str(request["action"]))
    game.check_legal(state, action)
    if request.get("seed") is not None:
        after = copy(state)
        events = game.apply(after, action, _seed(request))
        return {"outcome": _came(after, events)}
    return {
        "outcomes": [
            {"probability": str(weight), **_came(after, events)} for weight, after, events in _all(game, state, action)
        ]
    }


REFEREE: Final = Referee(judge, position_of)
