"""Nim in the wind: each seat takes 1 to 3 stones, then the wind may blow one more away; the last stone wins.

Each seat also holds a charm, a secret number that changes nothing. It is there to be leaked, and tests find that it
never is.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.contract import OVER, Declaration, Kernels, SmallDeal
from parlour.core.drawing import DrawnLine
from parlour.core.event import Event, Names
from parlour.core.facets.cards import Cards
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Result, Told, View
from parlour_nim import shown, written
from parlour_nim.charms import Charms
from parlour_nim.play import FEATURES, KERNELS
from parlour_nim.state import BOOK, CHARMS, HEAPS, MOST, NAME, NOBODY, SEATS, STATE, known

SMALL = 3  # stones of a heap that can be played in every possible way


class Nim(Game):
    """Nim in the wind."""

    name: ClassVar[str] = NAME
    dtype: ClassVar[np.dtype[Any]] = STATE
    open_record: ClassVar[bool] = True
    rule_book: ClassVar[RuleBook] = BOOK
    kernels: ClassVar[Kernels] = KERNELS
    declared: ClassVar[Declaration] = Declaration(
        SEATS, actions=MOST, features=FEATURES, longest=max(HEAPS), widest_pick=CHARMS, known=known
    )
    cards: ClassVar[Cards] = Charms(NAME)

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        """Deal the whole heap and a charm for each seat, and let chance decide who begins."""
        state = np.zeros(1, STATE)
        state["heap"] = int(str(rules["heap"]))
        state["calm"] = rules.on("calm")
        state["last"] = NOBODY
        for seat, bring in enumerate(brings):
            drawn = bring["cards"][0] if bring.get("cards") else chance.pick(CHARMS)
            state["charm"][0, seat] = drawn
        state["turn"] = chance.pick(2)
        charms = [int(charm) for charm in state["charm"][0]]
        given = [Event("charm", {"seat": SEATS[seat], "charm": charms[seat]}, 1 << seat) for seat in range(2)]
        return state, [Event("dealt", {"first": SEATS[int(state["turn"][0])]}), *given]

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
        return shown.event_json(event, viewer)

    def drawing(self, view: State, viewer: int, lang: str = "en") -> list[DrawnLine]:
        return shown.drawing(view, lang)

    def result(self, state: State) -> Result | None:
        if self.to_act(state) != OVER:
            return None
        last = int(state["last"][0])
        return {"winner": None if last == NOBODY else SEATS[last], "score": None, "reason": "score"}

    def small_deals(self) -> Sequence[SmallDeal]:
        """Return a small heap, in the wind."""

        def deal(chance: Chance) -> tuple[State, list[Event]]:
            state, events = self.deal(self.rule_book.standard, [{}, {}], chance)
            state["heap"] = SMALL
            return state, events

        return (SmallDeal(deal),)


GAME = Nim()
