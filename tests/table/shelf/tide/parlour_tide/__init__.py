"""Nim by the sea: a game whose rules were changed, to show what becomes of matches that began before.

By today's rules nobody takes three stones at once, and the tide takes a seventh stone without a word.
"""

from typing import ClassVar

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleBook
from parlour_nim.game import Nim
from parlour_nim.state import OPTIONS

TOO_MANY = 2  # the action that takes three
HIGH_TIDE = 7


class Ebb(Nim):
    """The rules of the older release."""

    name: ClassVar[str] = "tide"
    rule_book: ClassVar[RuleBook] = RuleBook("tide", OPTIONS, [], [], {"heap": "12"})


class Tide(Ebb):
    """The rules of today."""

    revision: ClassVar[int] = 2

    def legal(self, state: State) -> list[int]:
        return [action for action in super().legal(state) if action != TOO_MANY]

    def played(self, state: State, action: int, chance: Chance) -> tuple[State, list[Event]]:
        if action == TOO_MANY:
            raise Refusal("illegal-action", action="take 3")
        after, events = super().played(state, action, chance)
        if after["heap"][0] == HIGH_TIDE:
            after["heap"] = HIGH_TIDE - 1
        return after, events


GAME = Tide()
EBB = Ebb()
