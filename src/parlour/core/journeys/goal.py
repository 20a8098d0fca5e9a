"""Goals: what a stage asks of a match, as conditions on its result and on what happened in it.

A condition is a line of data, so that whoever writes a journey writes no code:

    { win = true }                                                  the match is won
    { lead = 2 }                                                    the score is ahead by two or more
    { moves = 3 }                                                   one acted three times at most
    { event = "flipped", where = { by = "plus", colour = "mine" } } it happened at least once
    { event = "orb-taken", where = { seat = "mine" }, most = 0 }    it never happened

`where` names facts of the event; "mine" and "theirs" stand for the seats. Any condition may have words of its own,
`says`, with which it is shown as a part of its goal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NotRequired, cast

from typing_extensions import TypedDict

from parlour.core.event import Event
from parlour.core.journeys import wording
from parlour.core.refusal import Refusal
from parlour.core.shapes import Result, Said

MOST_CONDITIONS: Final = 6
MINE, THEIRS = "mine", "theirs"
KINDS: Final = ("win", "lead", "moves", "event")
OF_EVENTS: Final = ("where", "least", "most")
SAYS: Final = "says"
LONGEST: Final = 60  # characters of a part's words


class Condition(TypedDict):
    """One part of what a goal asks for: exactly one of the first four, the bounds of an event, and its words."""

    win: NotRequired[bool]
    lead: NotRequired[int]
    moves: NotRequired[int]
    event: NotRequired[str]
    where: NotRequired[Mapping[str, str | int | bool]]
    least: NotRequired[int]
    most: NotRequired[int]
    says: NotRequired[Said]


Goal = Sequence[Condition]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match as one seat of it reached its end: how it ended, all that happened, how often the seat acted."""

    seat: str
    other: str
    result: Result
    events: Sequence[Event]
    moves: int


def reached(goal: Goal, played: Played) -> bool:
    """Tell whether a match met every condition of a goal."""
    return all(_met(condition, played) for condition in goal)


def _met(condition: Condition, played: Played) -> bool:
    if "win" in condition:
        return played.result["winner"] == played.seat
    if "lead" in condition:
        score = played.result.get("score")
        return score is not None and score[played.seat] - score[played.other] >= condition["lead"]
    if "moves" in condition:
        return played.moves <= condition["moves"]
    seats = {MINE: played.seat, THEIRS: played.other}
    wanted = {fact: seats.get(str(value), value) for fact, value in condition.get("where", {}).items()}
    count = sum(event.kind == condition["event"] and _says(event.data, wanted) for event in played.events)
    return condition.get("least", 0 if "most" in condition else 1) <= count <= condition.get("most", count)


def _says(facts: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    return all(fact in facts and facts[fact] == value for fact, value in wanted.items())


def check(given: object, events: Mapping[str, frozenset[str]]) -> Goal:
    """Return a goal that somebody wrote; a Refusal says what is wrong.

    `events` are the facts of each kind of event that its game tells; a game that declares none may tell any.
    """
    if not isinstance(given, list) or not 1 <= len(given) <= MOST_CONDITIONS:
        raise Refusal("journey-goal", most=MOST_CONDITIONS)
    return [_checked(condition, events) for condition in given]


def _checked(given: object, events: Mapping[str, frozenset[str]]) -> Condition:
    if not isinstance(given, Mapping) or sum(kind in given for kind in KINDS) != 1:
        raise Refusal("journey-condition", known=", ".join(KINDS))
    kind = next(kind for kind in KINDS if kind in given)
    allowed = (kind, *OF_EVENTS, SAYS) if kind == "event" else (kind, SAYS)
    for key in given:
        if key not in allowed:
            raise Refusal("journey-key", key=str(key)[:40], known=", ".join(allowed))
    for key in ("lead", "moves", "least", "most"):
        if key in given and not (type(given[key]) is int and 0 <= given[key] <= 1000):
            raise Refusal("journey-number", key=key, least=0, most=1000)
    if kind == "win" and given["win"] is not True:
        raise Refusal("journey-condition", known=", ".join(KINDS))
    if kind == "event":
        _check_event(given, events)
    if SAYS in given:
        wording.check(given[SAYS], SAYS, LONGEST)
    return cast(Condition, dict(given))


def _check_event(given: Mapping[str, Any], events: Mapping[str, frozenset[str]]) -> None:
    where = given.get("where", {})
    if not isinstance(where, Mapping) or not all(isinstance(value, str | int) for value in where.values()):
        raise Refusal("journey-where")
    if not events:
        return
    if given["event"] not in events:
        raise Refusal("journey-event", event=str(given["event"])[:40], known=", ".join(sorted(events)))
    for fact in where:
        if fact not in events[given["event"]]:
            known = ", ".join(sorted(events[given["event"]]))
            raise Refusal("journey-fact", fact=str(fact)[:40], event=given["event"], known=known)
