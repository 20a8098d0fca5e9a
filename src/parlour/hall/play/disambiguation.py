"""Disambiguation: different outcomes of an action are told in sentences that differ.

Whoever sets a position up knows all that lies in it: no card is hidden from them.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from parlour.core import words
from parlour.core.event import Event
from parlour.core.game import Game
from parlour.core.shapes import Argument, Phrased, Told


def disambiguated(game: Game, seat: int, outcomes: Sequence[Sequence[Event]]) -> list[list[Told]]:
    """Return the events of each outcome, so told that different outcomes read differently.

    Where two would read alike, what differs between them is called by its name and by what identifies it: two cards may
    have one name.
    """
    phrased = [[game.phrased(Event(event.kind, event.data), seat) for event in events] for events in outcomes]
    told = [[words.worded(event) for event in events] for events in phrased]
    alike: dict[tuple[str, ...], list[int]] = {}
    for number, events in enumerate(told):
        alike.setdefault(tuple(event["en"] for event in events), []).append(number)
    for numbers in alike.values():
        for at, first in enumerate(phrased[numbers[0]]):
            if any(phrased[number][at] != first for number in numbers):
                for number in numbers:
                    told[number][at] = words.worded(_named_in_full(phrased[number][at]))
    return told


def _named_in_full(event: Phrased | Told) -> Phrased | Told:
    """Return an event whose sentence gives a fact its name, and after that the text by which it is identified."""
    if "says" not in event:
        return event
    facts, says = dict(event), cast(Phrased, event)["says"]
    args = {key: _in_full(value, facts.get(key)) for key, value in says["args"].items()}
    return cast(Phrased, {**facts, "says": {**says, "args": args}})


def _in_full(named: Argument, fact: object) -> Argument:
    if not isinstance(fact, str) or named == fact:
        return named
    if isinstance(named, str):
        return f"{named} ({fact})"
    if isinstance(named, dict) and "en" in named:  # a name that differs between languages
        said = cast(Mapping[str, str], named)
        return words.said(lambda lang: f"{said[lang]} ({fact})")
    return named
