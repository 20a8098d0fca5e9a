"""Nim by the sea: a game whose rules were changed, to prove what becomes of matches that began before.

By the rules of today nobody takes three stones at once, and the tide takes a seventh stone without a word.
"""

from typing import Any, ClassVar

from parlour.games.nim import HEAPS, Nim

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import Option, RuleBook

TOO_MANY = 2  # the action of taking three
HIGH_TIDE = 7


class Ebb(Nim):
    """The rules as they were."""

    name: ClassVar[str] = "tide"
    rule_book: ClassVar[RuleBook] = RuleBook(
        "tide", [Option("heap", "table", HEAPS), Option("calm", "table")], [], [], {"heap": "12"}
    )

    def view_json(self, view: State, viewer: int) -> dict[str, Any]:
        return {**super().view_json(view, viewer), "game": "tide"}


class Tide(Ebb):
    """The rules of today."""

    revision: ClassVar[int] = 2

    def legal(self, state: State) -> list[int]:
        return [action for action in super().legal(state) if action != TOO_MANY]

    def apply(self, state: State, action: int, chance: Chance) -> list[Event]:
        if action == TOO_MANY:
            raise Refusal("illegal-action", action="take 3")
        events = super().apply(state, action, chance)
        if state["heap"][0] == HIGH_TIDE:
            state["heap"] = HIGH_TIDE - 1
        return events


GAME = Tide()
EBB = Ebb()
