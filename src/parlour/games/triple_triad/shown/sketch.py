"""Views for sockets, written by a kernel except for the end of a match."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.core.chance import CHANCE
from parlour.core.facets.sketch import Sketch, spelled
from parlour.core.log import LOG
from parlour.core.record import State
from parlour.games.triple_triad.numbering import ACTIONS
from parlour.games.triple_triad.play.geometry import STAYS, TRAVELS
from parlour.games.triple_triad.play.sketch import LONGEST, sketch
from parlour.games.triple_triad.shapes import Row
from parlour.games.triple_triad.shown.view import result
from parlour.games.triple_triad.state import STATE


def _row(move: Mapping[str, Any]) -> Row:
    """Return a legal action as a row."""
    if "cell" not in move:
        return [move["action"], move["slot"]]
    way = STAYS if move["travel"] is None else TRAVELS.index(move["travel"])
    turned = sum(1 << cell for cell in set(move["flips"]))
    numbers = [move[name] for name in ("slot", "cell", "lands")]
    return [move["action"], *numbers, way, move["delta"], move["takes"], turned]


class TripleTriadSketch(Sketch):
    """Views of Triple Triad, written one at a time into buffers of its own."""

    def __init__(self) -> None:
        self._view, self._letters = np.zeros(1, STATE), np.zeros(LONGEST, np.uint8)
        trial = np.zeros(1, STATE)
        self._room = (self._view, trial, np.zeros(1, CHANCE), np.zeros(1, LOG), np.zeros(ACTIONS, np.int16))

    def covers(self, state: State) -> bool:
        """Tell whether the kernel can write a match: cards made in a hall have names that it does not know."""
        return int(state["edition"][0]) == 0

    def written(self, state: State, viewer: int) -> bytes:
        end = sketch(state, viewer, *self._room, self._letters)  # type: ignore[no-untyped-call]  # a kernel
        if end > 0:
            return self._letters[:end].tobytes()
        return b"%b%b}" % (self._letters[:-end].tobytes(), spelled(result(self._view)).encode())

    def compact(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**view, "legal": [_row(move) for move in view["legal"]]}
