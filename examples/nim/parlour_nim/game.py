"""Nim in the wind: each seat takes 1 to 3 stones, then the wind may blow one more away; who takes the last stone wins.

Each seat also holds a charm, a secret number that changes nothing: it is there to be leaked, and tests find that it
never is.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.drawing import Line
from parlour.core.event import Event, Names
from parlour.core.game import OVER, Game, Kernels
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleBook, RuleSet
from parlour_nim import shown, written
from parlour_nim.play import KERNELS
from parlour_nim.state import BOOK, CHARMS, MOST, NAME, NOBODY, SEATS, STATE


class Nim(Game):
    """Nim in the wind."""

    name: ClassVar[str] = NAME
    seats: ClassVar[tuple[str, ...]] = SEATS
    dtype: ClassVar[np.dtype[Any]] = STATE
    action_count: ClassVar[int] = MOST
    rule_book: ClassVar[RuleBook] = BOOK
    kernels: ClassVar[Kernels] = KERNELS

    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> dict[str, Any]:
        """A seat may bring its charm; who brings none draws one."""
        cards = (bring or {}).get("cards") or []
        if not cards:
            return {}
        if len(cards) != 1:
            raise Refusal("wrong-hand-size", at=SEATS[seat], count=len(cards), least=1, most=1)
        if cards[0] not in range(CHARMS):
            raise Refusal("unknown-card", at=SEATS[seat], set=NAME, card=str(cards[0]))
        return {"cards": list(cards)}

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        """The whole heap, a charm for each, and who begins by chance."""
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

    def view_json(self, view: State, viewer: int) -> dict[str, Any]:
        return shown.view_json(self, view, viewer)

    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> dict[str, Any]:
        return shown.event_json(event, viewer)

    def draw(self, view: State, viewer: int, lang: str = "en") -> list[Line]:
        return shown.draw(view, lang)

    def result(self, state: State) -> dict[str, Any] | None:
        if self.to_act(state) != OVER:
            return None
        last = int(state["last"][0])
        return {"winner": None if last == NOBODY else SEATS[last], "score": None, "reason": "score", "rounds": 1}

    def cards(self, set_name: str) -> list[dict[str, Any]]:
        return [{"id": charm} for charm in range(CHARMS)]

    def judge(self, request: Mapping[str, Any]) -> dict[str, Any]:
        return written.judge(self, request)


GAME = Nim()
