"""What a viewer of a Triple Triad table is shown, as JSON, from his view alone."""

from typing import Any

import numpy as np

from parlour.core.chance import CHANCE
from parlour.core.log import LOG
from parlour.core.record import State, copy
from parlour.games.triple_triad.geometry import STAYS, TRAVEL, TRAVELS
from parlour.games.triple_triad.notation import action_text, row_card
from parlour.games.triple_triad.position import gate_json, phase_name
from parlour.games.triple_triad.reasons import FLIPPED, SLID
from parlour.games.triple_triad.rules import RULE_BOOK
from parlour.games.triple_triad.spoils import spoils
from parlour.games.triple_triad.state import (
    ASCENSION,
    CELLS,
    DESCENSION,
    ELEMENTAL,
    ELEMENTS,
    HAND,
    OVER,
    PLACEMENTS,
    SEATS,
)

VIEWERS = (*SEATS, "spectator")


def _delta(s: Any, slot: int, cell: int) -> int:
    """What the cell and the board add to a card lying on `cell`."""
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


def _cell(state: State, cell: int) -> dict[str, Any] | None:
    s = state[0]
    slot = int(s["cell"][cell])
    if slot < 0:
        return None
    return {
        "card": row_card(state, slot),
        "colour": SEATS[int(s["colour"][cell])],
        "brought": SEATS[int(s["brought"][slot])],
        "delta": _delta(s, slot, cell),
    }


def _restriction(state: State, cell: int) -> dict[str, Any] | None:
    gate = gate_json(state, cell)
    if gate is None:
        return None
    way = int(TRAVEL[cell, int(state[0]["gate_writing"][cell]) - 1])
    return {**gate, "travel": TRAVELS[way]}


def _held(state: State, seat: int, mask: int) -> list[dict[str, Any]]:
    s = state[0]
    forced = int(s["forced"])
    return [
        {
            "slot": seat * HAND + i,
            "card": row_card(state, seat * HAND + i),
            "brought": SEATS[int(s["brought"][seat * HAND + i])],
            "forced": forced == seat * HAND + i,
        }
        for i in range(HAND)
        if mask >> i & 1
    ]


def _score(state: State) -> dict[str, int]:
    """Five each, moved by the flips so far; at the end the score of the rulebook (5.1)."""
    s = state[0]
    red = 5
    for cell in range(CELLS):
        slot = int(s["cell"][cell])
        if slot >= 0:
            red += int(slot >= HAND and int(s["colour"][cell]) == 0) - int(slot < HAND and int(s["colour"][cell]) == 1)
    return {"red": red, "blue": 10 - red}


def _back(cell: int, moved: dict[int, int]) -> int:
    return moved.get(cell, cell)


def _placement(game: Any, view: State, action: int) -> dict[str, Any]:
    """A legal placement with what it would do: captures by where the cards lie now, the slide, the modifier."""
    seat = int(view[0]["turn"])
    place, cell = divmod(action, CELLS)
    slot = seat * HAND + place
    twin, log, tape = copy(view), np.zeros(1, LOG), np.zeros(1, CHANCE)
    game.shells.apply(twin, action, tape, log)
    travel, lands, before = None, cell, {}
    flips = []
    for at in range(int(log["n"][0])):
        kind, row = int(log["kind"][0, at]), log["args"][0, at]
        if kind == SLID and int(row[1]) != STAYS:
            travel, lands, third = TRAVELS[int(row[1])], int(row[2]), int(row[3])
            before = {third: lands, cell: third, lands: cell}
        elif kind == FLIPPED:
            flips.append(_back(int(row[0]), before))
    return {
        "action": action_text(action),
        "slot": slot,
        "cell": cell,
        "takes": len(flips),
        "flips": flips,
        "lands": lands,
        "travel": travel,
        "delta": _delta(view[0], slot, lands),
    }


def _legal(game: Any, view: State) -> list[dict[str, Any]]:
    return [
        _placement(game, view, action)
        if action < PLACEMENTS
        else {"action": action_text(action), "slot": action - PLACEMENTS}
        for action in game.legal(view)
    ]


def result(state: State) -> dict[str, Any] | None:
    """The end of a match: winner, score and what may move; None while it goes on."""
    s = state[0]
    if int(s["phase"]) != OVER:
        return None
    score = _score(state)
    red, blue = score["red"], score["blue"]
    winner = None if red == blue else SEATS[int(blue > red)]
    trade = str(RULE_BOOK.options["trade"].values[int(s["trade"])])
    formula = str(RULE_BOOK.options["difference"].values[int(s["difference"])])
    loser = 1 if red > blue else 0
    pool = int(np.count_nonzero((s["brought"] == loser) & (s["side"][:, 0] != 0)))
    return {
        "winner": winner,
        "score": score,
        "reason": "score" if winner else "draw",
        "rounds": int(s["round_no"]),
        "spoils": spoils(trade, formula, bool(s["gil_prize"]), red, blue, pool),
    }


def view_json(game: Any, view: State, viewer: int) -> dict[str, Any]:
    """The table as one viewer sees it; legal actions only for the seat to act."""
    s = view[0]
    turn = game.to_act(view)
    placed = int(s["placed"])
    picking = phase_name(view) == "pick"
    return {
        "game": game.name,
        "viewer": VIEWERS[viewer],
        "phase": phase_name(view),
        "round": int(s["round_no"]),
        "to_act": SEATS[turn] if turn >= 0 else None,
        "first": SEATS[int(s["first"])],
        "board": [_cell(view, cell) for cell in range(CELLS)],
        "elements": [ELEMENTS[mark - 1] if mark else None for mark in map(int, s["mark"])],
        "restrictions": [_restriction(view, cell) for cell in range(CELLS)],
        "hands": {name: _held(view, seat, int(s["hand"][seat])) for seat, name in enumerate(SEATS)},
        "pools": {name: _held(view, seat, int(s["pool"][seat]) if picking else 0) for seat, name in enumerate(SEATS)},
        "score": _score(view),
        "placed": placed if placed >= 0 else None,
        "legal": _legal(game, view) if turn == viewer else [],
        "result": result(view),
    }
