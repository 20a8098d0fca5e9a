"""Views for sockets: a kernel's row of numbers, joined from pieces of JSON that are kept by the bytes they say."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

import numpy as np

from parlour.core.chance import CHANCE
from parlour.core.facets.sketch import Sketch, each, listed, spelled
from parlour.core.log import LOG
from parlour.core.record import State
from parlour.games.triple_triad.numbering import ACTIONS
from parlour.games.triple_triad.play import sketch as row
from parlour.games.triple_triad.play.geometry import STAYS, TRAVELS
from parlour.games.triple_triad.shapes import Row
from parlour.games.triple_triad.shown.view import VIEWERS, restriction_json, result
from parlour.games.triple_triad.state import CELLS, ELEMENTS, NOBODY, OVER, OWN_CARD, PHASES, SEATS, STATE
from parlour.games.triple_triad.written.notation import printed_card, unprinted

KEPT: Final = 20_000  # pieces of each kind
KEPT_WHOLE: Final = 4_000  # whole sections of each kind
NULL: Final = "null"


def _numbers(part: bytes) -> list[int]:
    return memoryview(part).cast("h").tolist()


@lru_cache(KEPT)
def _card(slot: int, index: int, *own: int) -> str:
    if index == NOBODY:
        return NULL
    if index != OWN_CARD:
        return spelled(printed_card(slot, index))
    *sides, element, power, kind = own
    return spelled(unprinted(slot, sides, element, power, kind))


@lru_cache(KEPT)
def _piece(part: bytes) -> str:
    *card, colour, brought, delta = _numbers(part)
    if card[0] < 0:
        return NULL
    return f'{{"card":{_card(*card)},"colour":"{SEATS[colour]}","brought":"{SEATS[brought]}","delta":{delta}}}'


@lru_cache(KEPT_WHOLE)
def _board(part: bytes) -> str:
    return listed(map(_piece, each(part, row.LYING * row.BYTES)))


@lru_cache(KEPT)
def _held(part: bytes) -> str:
    *card, brought, forced = _numbers(part)
    must = "true" if forced else "false"
    return f'{{"slot":{card[0]},"card":{_card(*card)},"brought":"{SEATS[brought]}","forced":{must}}}'


@lru_cache(KEPT_WHOLE)
def _hand(part: bytes) -> str:
    return listed(map(_held, each(part, row.CARRIED * row.BYTES)))


@lru_cache(KEPT_WHOLE)
def _elements(part: bytes) -> str:
    return spelled([ELEMENTS[mark - 1] if mark else None for mark in _numbers(part)])


@lru_cache(KEPT_WHOLE)
def _restrictions(part: bytes) -> str:
    gates = dict(zip(("gate_op", "gate_value", "gate_writing"), _columns(_numbers(part), row.GATE), strict=True))
    return spelled([restriction_json(gates, cell) for cell in range(CELLS)])


def _columns(numbers: Sequence[int], width: int) -> list[Sequence[int]]:
    return [numbers[at::width] for at in range(width)]


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
        self._row, self._text = np.zeros(row.LENGTH, np.int16), np.zeros(row.LONGEST, np.uint8)

    def written(self, state: State, viewer: int) -> str:
        end = row.sketch(state, viewer, *self._room, self._row, self._text)  # type: ignore[no-untyped-call]  # a kernel
        raw = self._row[:end].tobytes()
        phase, number, turn, first, placed, red, letters, *begins = self._row[: row.HEAD].tolist()
        parts = [raw[begin:end] for begin, end in pairwise(begins)]
        board, red_hand, blue_hand, red_pool, blue_pool, elements, restrictions = parts
        return (
            f'{{"game":"triple-triad","viewer":"{VIEWERS[viewer]}","phase":"{PHASES[phase]}","round":{number},'
            f'"to_act":{_seat(turn)},"first":"{SEATS[first]}","board":{_board(board)},'
            f'"elements":{_elements(elements)},"restrictions":{_restrictions(restrictions)},'
            f'"hands":{{"red":{_hand(red_hand)},"blue":{_hand(blue_hand)}}},'
            f'"pools":{{"red":{_hand(red_pool)},"blue":{_hand(blue_pool)}}},'
            f'"score":{{"red":{red},"blue":{10 - red}}},"placed":{placed if placed >= 0 else NULL},'
            f'"legal":[{self._text[:letters].tobytes().decode()}],'
            f'"result":{spelled(result(self._views)) if phase == OVER else NULL}}}'
        )

    def compact(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**view, "legal": [_row(move) for move in view["legal"]]}


def _seat(number: int) -> str:
    return f'"{SEATS[number]}"' if number >= 0 else NULL
