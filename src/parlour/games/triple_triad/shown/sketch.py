"""Views for sockets: a kernel's row of numbers, joined from pieces of JSON that are kept."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from parlour.core.chance import CHANCE
from parlour.core.facets.sketch import Sketch, spelled
from parlour.core.log import LOG
from parlour.core.record import State
from parlour.games.triple_triad.numbering import ACTIONS
from parlour.games.triple_triad.play import sketch as row
from parlour.games.triple_triad.play.geometry import STAYS, TRAVELS
from parlour.games.triple_triad.shapes import Row
from parlour.games.triple_triad.shown.view import VIEWERS, restriction_json, result
from parlour.games.triple_triad.state import CELLS, ELEMENTS, NOBODY, OVER, OWN_CARD, PHASES, PICKING, SEATS, STATE
from parlour.games.triple_triad.written.notation import action_text, printed_card, unprinted

KEPT: Final = 20_000  # pieces of each kind
NULL: Final = "null"
_AT: Final = {name: place[1] for name, place in (STATE.fields or {}).items()}


@lru_cache(KEPT)
def _printed(slot: int, index: int) -> str:
    return spelled(printed_card(slot, index))


@lru_cache(KEPT)
def _unprinted(slot: int, sides: bytes, element: int, power: int, kind: int) -> str:
    return spelled(unprinted(slot, list(sides), element, power, kind))


@lru_cache(KEPT)
def _elements(marks: bytes) -> str:
    return spelled([ELEMENTS[mark - 1] if mark else None for mark in marks])


@lru_cache(KEPT)
def _restrictions(ops: bytes, values: bytes, writings: bytes) -> str:
    gates = {"gate_op": ops, "gate_value": values, "gate_writing": writings}
    return spelled([restriction_json(gates, cell) for cell in range(CELLS)])


@lru_cache(KEPT)
def _move(action: int, *numbers: int) -> str:
    return spelled([action_text(action), *numbers])


def _row(move: Mapping[str, Any]) -> Row:
    """A legal action as a row."""
    if "cell" not in move:
        return [move["action"], move["slot"]]
    way = STAYS if move["travel"] is None else TRAVELS.index(move["travel"])
    turned = sum(1 << cell for cell in set(move["flips"]))
    numbers = [move[name] for name in ("slot", "cell", "lands")]
    return [move["action"], *numbers, way, move["delta"], move["takes"], turned]


class TripleTriadSketch(Sketch):
    """Views of Triple Triad; one is written at a time, in room of its own."""

    def __init__(self) -> None:
        self._views, self._trials = np.zeros(1, STATE), np.zeros(1, STATE)
        self._room = (self._views, self._trials, np.zeros(1, CHANCE), np.zeros(1, LOG), np.zeros(ACTIONS, np.int16))
        self._row = np.zeros(row.LENGTH, np.int16)

    def written(self, state: State, viewer: int) -> str:
        row.sketch(state, viewer, *self._room, self._row)  # type: ignore[no-untyped-call]  # a kernel
        facts = self._row[: row.LEGAL].tolist()
        raw = self._views.tobytes()
        phase, turn, placed, red = facts[row.PHASE], facts[row.TO_ACT], facts[row.PLACED], facts[row.RED_SCORE]
        held = _Held(facts, raw)
        hands = f'"hands":{{"red":{held.next(row.RED_HAND)},"blue":{held.next(row.BLUE_HAND)}}}'
        pools = f'"pools":{{"red":{held.next(row.RED_POOL)},"blue":{held.next(row.BLUE_POOL)}}}'
        return (
            f'{{"game":"triple-triad","viewer":"{VIEWERS[viewer]}","phase":"{PHASES[phase]}","round":{facts[row.ROUND]},'
            f'"to_act":{_seat(turn)},"first":"{SEATS[facts[row.FIRST]]}","board":{_board(facts, raw)},'
            f'"elements":{_elements(_nine(raw, "mark"))},"restrictions":{_gates(raw)},{hands},{pools},'
            f'"score":{{"red":{red},"blue":{10 - red}}},"placed":{placed if placed >= 0 else NULL},'
            f'"legal":{self._legal(facts[row.CHOICES], phase)},'
            f'"result":{spelled(result(self._views)) if phase == OVER else NULL}}}'
        )

    def compact(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**view, "legal": [_row(move) for move in view["legal"]]}

    def _legal(self, count: int, phase: int) -> str:
        width = row.PICK if phase == PICKING else row.MOVE
        rows = self._row[row.LEGAL : row.LEGAL + row.MOVE * count].reshape(count, row.MOVE)[:, :width].tolist()
        return f"[{','.join([_move(*numbers) for numbers in rows])}]"


class _Held:
    """The cards of hands and decks, in the order of the row."""

    def __init__(self, facts: Sequence[int], raw: bytes) -> None:
        self._facts, self._raw, self._at = facts, raw, row.HELD

    def next(self, count: int) -> str:
        """The next so many as the head says in one of its places."""
        begin, self._at = self._at, self._at + row.CARRIED * self._facts[count]
        return f"[{','.join([self._card(at) for at in range(begin, self._at, row.CARRIED)])}]"

    def _card(self, at: int) -> str:
        slot, index, brought = self._facts[at : at + row.CARRIED]
        card = NULL if index == NOBODY else _card(slot, index, self._raw)
        forced = "true" if slot == self._facts[row.FORCED] else "false"
        return f'{{"slot":{slot},"card":{card},"brought":"{SEATS[brought]}","forced":{forced}}}'


def _seat(number: int) -> str:
    return f'"{SEATS[number]}"' if number >= 0 else NULL


def _nine(raw: bytes, name: str) -> bytes:
    return raw[_AT[name] : _AT[name] + CELLS]


def _gates(raw: bytes) -> str:
    return _restrictions(_nine(raw, "gate_op"), _nine(raw, "gate_value"), _nine(raw, "gate_writing"))


def _card(slot: int, index: int, raw: bytes) -> str:
    if index != OWN_CARD:
        return _printed(slot, index)
    sides = _AT["side"] + 4 * slot
    return _unprinted(slot, raw[sides : sides + 4], *(raw[_AT[name] + slot] for name in ("element", "power", "type")))


def _board(facts: Sequence[int], raw: bytes) -> str:
    cells = [_piece(facts[at : at + row.LYING], raw) for at in range(row.BOARD, row.HELD, row.LYING)]
    return f"[{','.join(cells)}]"


def _piece(facts: Sequence[int], raw: bytes) -> str:
    slot, index, colour, brought, delta = facts
    if slot < 0:
        return NULL
    card = _card(slot, index, raw)
    return f'{{"card":{card},"colour":"{SEATS[colour]}","brought":"{SEATS[brought]}","delta":{delta}}}'
