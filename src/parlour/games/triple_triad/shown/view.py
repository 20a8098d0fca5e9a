"""The JSON that a viewer of a table is shown, made from their view alone."""

from typing import Any

import numpy as np

from parlour.core.chance import CHANCE
from parlour.core.log import LOG
from parlour.core.record import Facts, State, copy, plain
from parlour.games.triple_triad import shapes
from parlour.games.triple_triad.numbering import PICKED_SLOT, PLAYED_CELL, PLAYED_PLACE, SLOT_AT
from parlour.games.triple_triad.play.geometry import STAYS, TRAVEL, TRAVELS
from parlour.games.triple_triad.play.reasons import FLIPPED, SLID
from parlour.games.triple_triad.play.rounds import SCORED_CARDS
from parlour.games.triple_triad.rules import RULE_BOOK
from parlour.games.triple_triad.spoils import spoils
from parlour.games.triple_triad.state import (
    ASCENSION,
    CELLS,
    DESCENSION,
    ELEMENTAL,
    ELEMENTS,
    OVER,
    RED,
    SEATS,
    VIEWERS,
)
from parlour.games.triple_triad.written.notation import action_text, known_card, row_card
from parlour.games.triple_triad.written.position import gate_json, phase_name


def _delta(s: Facts, slot: int, cell: int) -> int:
    """Return what the cell and the board add to a card on `cell`."""
    flags, total = int(s["rule_bits"]), 0
    mark = int(s["mark"][cell])
    if flags & ELEMENTAL and mark:
        total += 1 if int(s["element"][slot]) == mark else -1
    kind = int(s["type"][slot])
    if flags & (ASCENSION | DESCENSION) and kind:
        count = sum(int(s["type"][other]) == kind for other in s["cell"] if other >= 0 and other != slot)
        lying = int(slot in s["cell"])
        total += (count + lying) * (1 if flags & ASCENSION else -1)
    return total


def _cell(s: Facts, cell: int) -> shapes.Piece | None:
    slot = int(s["cell"][cell])
    if slot < 0:
        return None
    return {
        "card": known_card(s, slot),
        "colour": SEATS[int(s["colour"][cell])],
        "brought": SEATS[int(s["brought"][slot])],
        "delta": _delta(s, slot, cell),
    }


def restriction_json(s: Facts, cell: int) -> shapes.Restriction | None:
    """Return the restriction of a cell and where its line would travel; None for an ordinary cell."""
    gate = gate_json(s, cell)
    if gate is None:
        return None
    way = int(TRAVEL[cell, int(s["gate_writing"][cell]) - 1])
    return {**gate, "travel": TRAVELS[way]}


def _held(s: Facts, seat: int, mask: int) -> list[shapes.HandCard]:
    forced = int(s["forced"])
    return [
        {
            "slot": slot,
            "card": row_card(s, slot),
            "brought": SEATS[int(s["brought"][slot])],
            "forced": forced == slot,
        }
        for i, slot in enumerate(map(int, SLOT_AT[seat]))
        if mask >> i & 1
    ]


def _score(s: Facts) -> shapes.Score:
    """Return the score of a view, counted as in `play.rounds.score` without a call to a kernel."""
    lying = [colour for slot, colour in zip(s["cell"], s["colour"], strict=True) if slot >= 0]
    laid = (len(lying) + (s["first"] == RED)) // 2
    red = lying.count(RED) + SCORED_CARDS // 2 - int(laid)
    return {"red": red, "blue": SCORED_CARDS - red}


class _Trial:
    """A trial of placements on a view, one after another in the same few arrays."""

    def __init__(self, game: Any, view: State, s: Facts) -> None:
        self._apply, self._facts = game.wrappers.apply, s
        self._twin, self._log, self._tape = copy(view), np.zeros(1, LOG), np.zeros(1, CHANCE)
        # Looking up a field costs more than playing a placement, so every array is looked up once.
        self._bytes, self._before, self._picks = (array.view(np.uint8) for array in (self._twin, view, self._tape))
        self._n, self._kinds, self._args = self._log["n"], self._log["kind"][0], self._log["args"][0]

    def placement(self, action: int) -> shapes.Move:
        """Return a legal placement with its effect: captures by where the cards lie now, the slide, the modifier."""
        cell = int(PLAYED_CELL[action])
        slot = int(SLOT_AT[self._facts["turn"], PLAYED_PLACE[action]])
        travel: shapes.Travel | None = None
        lands, before = cell, {}
        flips = []
        for kind, row in self._rows(action):
            if kind == SLID and row[1] != STAYS:
                travel, lands, third = TRAVELS[row[1]], row[2], row[3]
                before = {third: lands, cell: third, lands: cell}
            elif kind == FLIPPED:
                flips.append(before.get(row[0], row[0]))
        return {
            "action": action_text(action),
            "slot": slot,
            "cell": cell,
            "takes": len(flips),
            "flips": flips,
            "lands": lands,
            "travel": travel,
            "delta": _delta(self._facts, slot, lands),
        }

    def _rows(self, action: int) -> list[tuple[int, list[int]]]:
        """Return the rows that the kernel logs when it plays an action, with chance seeded by 0."""
        self._bytes[:], self._picks[:], self._n[0] = self._before, 0, 0
        self._apply(self._twin, action, self._tape, self._log)
        n = self._n[0]
        return list(zip(self._kinds[:n].tolist(), self._args[:n].tolist(), strict=True))


def _legal(game: Any, view: State, s: Facts) -> list[shapes.Move]:
    trial = _Trial(game, view, s)
    return [
        {"action": action_text(action), "slot": int(PICKED_SLOT[action])}
        if PICKED_SLOT[action] >= 0
        else trial.placement(action)
        for action in game.legal(view)
    ]


def result(state: State) -> shapes.Result | None:
    """Return the end of a match: winner, score and what may move; None while it goes on."""
    if int(state["phase"][0]) != OVER:
        return None
    s = plain(state, "cell", "colour", "first", "trade", "difference", "round_no", "gil_prize")
    score = _score(s)
    red, blue = score["red"], score["blue"]
    winner = None if red == blue else SEATS[int(blue > red)]
    trade = str(RULE_BOOK.options["trade"].values[s["trade"]])
    formula = str(RULE_BOOK.options["difference"].values[s["difference"]])
    loser = 1 if red > blue else 0
    pool = int(np.count_nonzero((state["brought"][0] == loser) & (state["side"][0, :, 0] != 0)))
    return {
        "winner": winner,
        "score": score,
        "reason": "score" if winner else "draw",
        "rounds": s["round_no"],
        "spoils": spoils(trade, formula, bool(s["gil_prize"]), red, blue, pool),
    }


def view_json(game: Any, view: State, viewer: int) -> shapes.View:
    """Return the table as one viewer sees it, with legal actions only for the seat to act."""
    s = plain(view)
    turn = game.to_act(view)
    placed = s["placed"]
    phase = phase_name(s)
    pools = s["pool"] if phase == "pick" else (0, 0)
    return {
        "game": game.name,
        "viewer": VIEWERS[viewer],
        "phase": phase,
        "round": int(s["round_no"]),
        "to_act": SEATS[turn] if turn >= 0 else None,
        "first": SEATS[int(s["first"])],
        "board": [_cell(s, cell) for cell in range(CELLS)],
        "elements": [ELEMENTS[mark - 1] if mark else None for mark in map(int, s["mark"])],
        "restrictions": [restriction_json(s, cell) for cell in range(CELLS)],
        "hands": {"red": _held(s, 0, s["hand"][0]), "blue": _held(s, 1, s["hand"][1])},
        "pools": {"red": _held(s, 0, pools[0]), "blue": _held(s, 1, pools[1])},
        "score": _score(s),
        "placed": placed if placed >= 0 else None,
        "legal": _legal(game, view, s) if turn == viewer else [],
        "result": result(view),
    }
