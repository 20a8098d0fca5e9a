# mypy: allow-untyped-calls
"""Kuhn poker: both ante, each holds one card of three, and one bet may be made; the higher card takes the pot."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.contract import OVER, Declaration, Kernels
from parlour.core.drawing import DrawnLine
from parlour.core.event import Event, Names
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Result, Told, View
from parlour_kuhn_poker import shown, written
from parlour_kuhn_poker.play import FEATURES, KERNELS, pay, winner
from parlour_kuhn_poker.state import ACTIONS, BOOK, CARDS, MOST, NAME, SEATS, STATE, known


class KuhnPoker(Game):
    """Kuhn poker."""

    name: ClassVar[str] = NAME
    dtype: ClassVar[np.dtype[Any]] = STATE
    rule_book: ClassVar[RuleBook] = BOOK
    kernels: ClassVar[Kernels] = KERNELS
    declared: ClassVar[Declaration] = Declaration(
        SEATS, actions=len(ACTIONS), features=FEATURES, longest=MOST, widest_pick=len(CARDS), known=known
    )

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        """Deal a card to each seat, and let a fair coin decide who starts."""
        state = np.zeros(1, STATE)
        deck = list(range(len(CARDS)))
        cards = [deck.pop(chance.pick(len(deck))) for _seat in SEATS]
        state["card"] = cards
        state["first"] = chance.pick(2)
        given = [Event("card", {"seat": SEATS[seat], "card": CARDS[cards[seat]]}, 1 << seat) for seat in range(2)]
        return state, [Event("dealt", {"first": SEATS[int(state["first"][0])]}), *given]

    def action_text(self, state: State, action: int) -> str:
        return ACTIONS[action]

    def parse_action(self, state: State, text: str) -> int:
        return written.parse_action(text)

    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        return shown.decode(log)

    def position(self, state: State) -> dict[str, Any]:
        return written.position(state)

    def parse_position(self, rules: RuleSet, position: Mapping[str, Any]) -> State:
        return written.parse_position(self, position)

    def view_json(self, view: State, viewer: int) -> View:
        return shown.view_json(self, view, viewer)

    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> Told:
        return shown.event_json(event, viewer)

    def drawing(self, view: State, viewer: int, lang: str = "en") -> list[DrawnLine]:
        return shown.drawing(view, lang)

    def result(self, state: State) -> Result | None:
        """Return the winner, and what it paid each seat."""
        if self.to_act(state) != OVER:
            return None
        won, paid = int(winner(state[0])), int(pay(state[0]))
        payoff = {seat: paid if number == won else -paid for number, seat in enumerate(SEATS)}
        return {"winner": SEATS[won], "score": payoff, "reason": "score"}


GAME = KuhnPoker()
