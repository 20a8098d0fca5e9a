"""Coach: the advice that a beginner gets on a placement, from the view of the seat to act alone."""

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.core import words
from parlour.core.chance import CHANCE
from parlour.core.facets.coach import Advice, Coach
from parlour.core.log import closed_log
from parlour.core.record import State, copy
from parlour.core.shapes import Sentence
from parlour.games.triple_triad import shapes
from parlour.games.triple_triad.numbering import PLAYED_CELL, PLAYED_PLACE, SLOT_AT
from parlour.games.triple_triad.state import CELLS, OVER, REVERSE, SEATS
from parlour.games.triple_triad.written.notation import action_text, face, squares

SIDES: Final = range(4)  # top, right, bottom, left
CORNERS: Final = (0, 2, 6, 8)


def _beyond(cell: int, side: int) -> int | None:
    """Return the cell beyond a side, if the board has one."""
    row, column = divmod(cell, 3)
    row, column = row + (-1, 0, 1, 0)[side], column + (0, 1, 0, -1)[side]
    return 3 * row + column if 0 <= row < 3 and 0 <= column < 3 else None


def _said(name: str, **args: Any) -> Sentence:
    return words.sentence(f"triple-triad-coach-{name}", args)


def _where(view: State, cell: int) -> Sentence:
    return words.sentence("table-square", {"cell": str(squares(int(view["rule_bits"][0]))[cell])})


class _Threat(NamedTuple):
    """A card that the other seat is seen to hold, and the cell from which it would capture."""

    card: str
    cell: int


class _Placement:
    """A placement, with the board before it and after it."""

    def __init__(self, game: Any, view: State, action: int, move: shapes.Move, seen: shapes.View) -> None:
        self._game, self._seen, self._move = game, seen, move
        self._me = int(view["turn"][0])
        self._reverse = bool(int(view["rule_bits"][0]) & REVERSE)
        self._lands = move.get("lands", move["cell"])
        self._after = copy(view)
        game.wrappers.apply(self._after, action, np.zeros(1, CHANCE), closed_log())
        self._theirs = seen["hands"][SEATS[1 - self._me]]
        held = (one["card"] for one in seen["hands"][SEATS[self._me]] if one["slot"] == move["slot"])
        self._sides = [side + move.get("delta", 0) for card in held if card is not None for side in card["sides"]]

    def what(self, card: str) -> Sentence:
        """Return where the card goes and what it captures."""
        count = self._move.get("takes", 0)
        sums = self._sums()
        if count and len(sums) == count:
            return _said("takes", card=card, count=count, sums=sums)
        return _said("takes-rule", card=card, count=count) if count else _said("place", card=card)

    def _sums(self) -> list[str]:
        """Return a comparison of the two touching sides for each card captured by number alone."""
        if self._move.get("travel"):
            return []
        found = []
        for side in SIDES:
            to = _beyond(self._lands, side)
            piece = None if to is None else self._seen["board"][to]
            if piece is None or to not in self._move.get("flips", []):
                continue
            mine, theirs = self._sides[side], piece["card"]["sides"][(side + 2) % 4] + piece["delta"]
            if mine < theirs if self._reverse else mine > theirs:
                found.append(f"{face(mine)} {'<' if self._reverse else '>'} {face(theirs)}")
        return found

    def why(self) -> list[Sentence]:
        """Return how the placed card stands, and what could capture it."""
        if int(self._after["phase"][0]) == OVER:
            return []
        threat = self._threat()
        if threat is not None:
            risk = _said("risk", card=threat.card, square=_where(self._after, threat.cell))
            return [risk] if self._move.get("takes") else [self._stands(), risk]
        return [_said("safe") if all(one["card"] for one in self._theirs) else self._stands()]

    def _stands(self) -> Sentence:
        """Return how many sides of the placed card are open."""
        sides = self._open()
        if not sides:
            return _said("last")
        name = "corner" if self._lands in CORNERS else "open"
        return _said(name, count=len(sides), sides=[face(side) for side in sides])

    def _open(self) -> list[int]:
        """Return the sides of the placed card that could be attacked."""
        cells = [_beyond(self._lands, side) for side in SIDES]
        board = self._after["cell"][0]
        return [self._sides[side] for side, to in enumerate(cells) if to is not None and int(board[to]) < 0]

    def _threat(self) -> _Threat | None:
        """Return a card of the other hand, as far as that is seen, that could capture the placed card next."""
        names = {one["slot"]: one["card"]["name"] for one in self._theirs if one["card"] is not None}
        if int(self._after["turn"][0]) == self._me:
            return None
        for reply in self._game.legal(self._after):
            slot, cell = int(SLOT_AT[1 - self._me, PLAYED_PLACE[reply]]), int(PLAYED_CELL[reply])
            if slot in names and self._falls(reply):
                return _Threat(names[slot], cell)
        return None

    def _falls(self, reply: int) -> bool:
        """Tell whether a reply captures the placed card, wherever it lies then."""
        twin = copy(self._after)
        self._game.wrappers.apply(twin, reply, np.zeros(1, CHANCE), closed_log())
        at = [cell for cell in range(CELLS) if int(twin["cell"][0][cell]) == self._move["slot"]]
        return any(int(twin["colour"][0][cell]) != self._me for cell in at)


def advice(game: Any, view: State, action: int) -> Advice:
    """Return the advice on a legal action of the seat to act."""
    seat = int(view["turn"][0])
    seen: shapes.View = game.view_json(view, seat)
    move = next(one for one in seen["legal"] if one["action"] == action_text(action))
    cards = [*seen["hands"]["red"], *seen["hands"]["blue"], *seen["pools"]["red"], *seen["pools"]["blue"]]
    card = next((one["card"]["name"] for one in cards if one["slot"] == move["slot"] and one["card"] is not None), "?")
    if "cell" not in move:
        return Advice(_said("pick", card=card), [])
    placement = _Placement(game, view, action, move, seen)
    return Advice(placement.what(card), placement.why())


COACH: Final = Coach("search@iterations=16000,exact=off", advice)
