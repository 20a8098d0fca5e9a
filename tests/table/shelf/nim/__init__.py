"""Nim in the wind: a game of one screen that proves tables, stores and pages know no game by name.

Each seat takes 1 to 3 stones, then the wind may blow one more away; who takes the last stone wins. Each seat also
holds a charm, a secret number that changes nothing: it is there to be leaked.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance, pick
from parlour.core.event import ALL, Event, Names
from parlour.core.game import OVER, SPECTATOR, Game, Kernels
from parlour.core.jit import kernel
from parlour.core.log import emit
from parlour.core.record import State, record
from parlour.core.refusal import Refusal
from parlour.core.rules import Option, RuleBook, RuleSet

SEATS = ("red", "blue")
STATE = record([("heap", "i2"), ("last", "i2"), ("turn", "i1"), ("calm", "i1"), ("charm", "i1", (2,))])
HEAPS = ("12", "21", "40")
CHARMS = 10
HIDDEN = -1
MOST = 3
TOOK, BLEW = 1, 2
BOOK = RuleBook("nim", [Option("heap", "table", HEAPS), Option("calm", "table")], [], [], {"heap": "12"})


@kernel
def _legal(s, out):
    n = min(MOST, int(s.heap))
    for i in range(n):
        out[i] = i
    return n


@kernel
def _to_act(s):
    return int(s.turn) if s.heap > 0 else OVER


@kernel
def _outcome(s, seat):
    if s.heap > 0:
        return 0.0
    return 1.0 if s.last == seat else -1.0


@kernel
def _apply(s, action, chance, log):
    seat = int(s.turn)
    s.heap -= action + 1
    s.last = seat
    s.turn = 1 - seat
    emit(log, TOOK, ALL, seat, action + 1, 0, 0, 0, 0, 0, 0, 0)
    if s.calm == 0 and s.heap > 1 and pick(chance, 2) == 1:
        s.heap -= 1
        emit(log, BLEW, ALL, seat, 1, 0, 0, 0, 0, 0, 0, 0)


@kernel
def _observe(s, viewer):
    if s.heap > 0:
        for seat in range(2):
            if seat != viewer:
                s.charm[seat] = HIDDEN


@kernel
def _resample(s, viewer, chance):
    for seat in range(2):
        if s.charm[seat] == HIDDEN:
            s.charm[seat] = pick(chance, CHARMS)


@kernel
def _random_action(s, chance):
    return pick(chance, min(MOST, int(s.heap)))


@kernel
def _features(s, seat, out):
    out[0] = s.heap


class Nim(Game):
    """Nim in the wind."""

    name: ClassVar[str] = "nim"
    seats: ClassVar[tuple[str, ...]] = SEATS
    dtype: ClassVar[np.dtype[Any]] = STATE
    action_count: ClassVar[int] = MOST
    rule_book: ClassVar[RuleBook] = BOOK
    kernels: ClassVar[Kernels] = Kernels(
        _legal, _apply, _to_act, _outcome, _observe, _resample, _random_action, _features
    )

    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> dict[str, Any]:
        cards = (bring or {}).get("cards") or []
        if not cards:
            return {}
        if len(cards) != 1:
            raise Refusal("wrong-hand-size", at=SEATS[seat], count=len(cards), least=1, most=1)
        if cards[0] not in range(CHARMS):
            raise Refusal("unknown-card", at=SEATS[seat], set="nim", card=str(cards[0]))
        return {"cards": list(cards)}

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        state = np.zeros(1, STATE)
        state["heap"] = int(str(rules["heap"]))
        state["calm"] = rules.on("calm")
        state["last"] = -1
        for seat, bring in enumerate(brings):
            drawn = bring["cards"][0] if bring.get("cards") else chance.pick(CHARMS)
            state["charm"][0, seat] = drawn
        state["turn"] = chance.pick(2)
        charms = [int(charm) for charm in state["charm"][0]]
        given = [Event("charm", {"seat": SEATS[seat], "charm": charms[seat]}, 1 << seat) for seat in range(2)]
        return state, [Event("dealt", {"first": SEATS[int(state["turn"][0])]}), *given]

    def action_text(self, state: State, action: int) -> str:
        return f"take {action + 1}"

    def parse_action(self, state: State, text: str) -> int:
        if text not in ("take 1", "take 2", "take 3"):
            raise Refusal("bad-action", action=text)
        return int(text[-1]) - 1

    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        names = {TOOK: "took", BLEW: "blew"}
        events = []
        for at in range(int(log["n"][0])):
            row = log["args"][0, at]
            data = {"seat": SEATS[int(row[0])], "count": int(row[1])}
            events.append(Event(names[int(log["kind"][0, at])], data, int(log["seen"][0, at])))
        return events

    def position(self, state: State) -> dict[str, Any]:
        s = state[0]
        return {name: s[name].tolist() for name in ("heap", "last", "turn", "calm", "charm")}

    def parse_position(self, rules: RuleSet, position: Mapping[str, Any]) -> State:
        state = np.zeros(1, STATE)
        try:
            for name, value in position.items():
                state[name] = value
        except (ValueError, TypeError, OverflowError):
            raise Refusal("bad-position", at="position") from None
        if state["heap"][0] < 0 or state["turn"][0] not in range(len(SEATS)):
            raise Refusal("bad-position", at="position")
        return state

    def view_json(self, view: State, viewer: int) -> dict[str, Any]:
        turn = self.to_act(view)
        charms = [int(charm) for charm in view["charm"][0]]
        mine = turn == viewer and viewer != SPECTATOR
        return {
            "game": "nim",
            "viewer": (*SEATS, "spectator")[viewer],
            "phase": "over" if turn == OVER else "play",
            "to_act": None if turn == OVER else SEATS[turn],
            "heap": int(view["heap"][0]),
            "charms": {name: None if charm == HIDDEN else charm for name, charm in zip(SEATS, charms, strict=True)},
            "legal": [{"action": self.action_text(view, action)} for action in self.legal(view)] if mine else [],
            "result": self.result(view),
        }

    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> dict[str, Any]:
        told = {"kind": event.kind, "en": event.kind, "fr": event.kind}
        return {**told, **event.data} if event.known_to(viewer) else {**told, "seat": event.data["seat"]}

    def result(self, state: State) -> dict[str, Any] | None:
        if self.to_act(state) != OVER:
            return None
        return {"winner": SEATS[int(state["last"][0])], "score": None, "reason": "score", "rounds": 1}

    def cards(self, set_name: str) -> list[dict[str, Any]]:
        return [{"id": charm} for charm in range(CHARMS)]

    def judge(self, request: Mapping[str, Any]) -> dict[str, Any]:
        return {"legal": []}


GAME = Nim()
