"""Noughts and crosses: a die decides who begins; the first to mark three squares in a row wins."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.contract import OVER, Declaration, Kernels, SmallDeal
from parlour.core.drawing import DrawnLine
from parlour.core.event import Event, Names
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Result, Told, View
from parlour_oxo import shown, written
from parlour_oxo.play import FEATURES, KERNELS
from parlour_oxo.state import BOOK, DIE, NAME, SEATS, SQUARES, STATE

LATE = {"board": ["xox", "...", "oxo"], "turn": "cross"}  # a last row, which can be played in every possible way
EARLY = 3  # actions after a deal that can be, too


class Oxo(Game):
    """Noughts and crosses."""

    name: ClassVar[str] = NAME
    dtype: ClassVar[np.dtype[Any]] = STATE
    open_record: ClassVar[bool] = True
    rule_book: ClassVar[RuleBook] = BOOK
    kernels: ClassVar[Kernels] = KERNELS
    declared: ClassVar[Declaration] = Declaration(
        SEATS, actions=SQUARES, features=FEATURES, longest=SQUARES, widest_pick=max(DIE, SQUARES)
    )

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        """Throw the die over an empty board."""
        state = np.zeros(1, STATE)
        die = chance.pick(DIE) + 1
        state["turn"] = 1 - die % 2
        return state, [Event("thrown", {"die": die, "seat": SEATS[int(state["turn"][0])]})]

    def action_text(self, state: State, action: int) -> str:
        return written.ACTIONS[action]

    def parse_action(self, state: State, text: str) -> int:
        return written.parse_action(text)

    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        return shown.decode(log)

    def position(self, state: State) -> dict[str, Any]:
        return written.position(state)

    def parse_position(self, rules: RuleSet, position: Mapping[str, Any]) -> State:
        return written.parse_position(position)

    def view_json(self, view: State, viewer: int) -> View:
        return shown.view_json(self, view, viewer)

    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> Told:
        return shown.event_json(event)

    def drawing(self, view: State, viewer: int, lang: str = "en") -> list[DrawnLine]:
        return shown.drawing(view)

    def result(self, state: State) -> Result | None:
        """Return the seat with three in a row, if there is one, once the match is over."""
        if self.to_act(state) != OVER:
            return None
        winners = [name for seat, name in enumerate(SEATS) if self.outcome(state, seat) > 0]
        return {"winner": winners[0] if winners else None, "score": None, "reason": "score"}

    def small_deals(self) -> Sequence[SmallDeal]:
        """Return the first actions of a match, and the last ones of another."""

        def late(chance: Chance) -> tuple[State, list[Event]]:
            return self.parse_position(self.rule_book.standard, LATE), []

        return (
            SmallDeal(lambda chance: self.deal(self.rule_book.standard, [{}, {}], chance), EARLY),
            SmallDeal(late),
        )


GAME = Oxo()
