"""What a viewer of a Chakart table is shown, as JSON, from his view alone."""

from typing import Any, Final

from parlour.core.record import State
from parlour.games.chakart.play.actions import (
    ADVANCE,
    CLAIM,
    DROP,
    PROMOTE,
    STEAL,
    SWAP,
    THROW,
    action_text,
    advance_squares,
    square_name,
)
from parlour.games.chakart.state import (
    DRAWN,
    EMPTY,
    GOES_ON,
    KINDS,
    OBJECT,
    OBJECTS,
    PROMOTIONS,
    REASONS,
    SEATS,
    SQUARES,
    WHITE_WON,
)
from parlour.games.chakart.written.fen import write_fen
from parlour.games.chakart.written.position import mover_name, pending_name

VIEWERS: Final = (*SEATS, "spectator")
_GROUPS: Final = ((SWAP, "swap"), (THROW, "shell"), (STEAL, "stealth"), (0, "move"))


def _square(s: Any, square: int) -> dict[str, Any] | None:
    cell = int(s["cell"][square])
    if cell == EMPTY:
        return None
    if cell >= OBJECT:
        return {"object": OBJECTS[cell - OBJECT]}
    seat, kind = divmod(cell - 1, 6)
    return {
        "man": KINDS[kind],
        "colour": SEATS[seat],
        "immobilised": bool(int(s["frozen"]) >> square & 1),
        "hidden": bool(int(s["hidden"]) >> square & 1),
    }


def _takes(s: Any, square: int) -> str | None:
    cell = int(s["cell"][square])
    if cell == EMPTY:
        return None
    return "object" if cell >= OBJECT else "man"


def _choice(s: Any, action: int) -> dict[str, Any]:
    """A legal action for the board: what kind it is, its squares, the man it names and what it takes."""
    seat = int(s["turn"])
    told: dict[str, Any] = {"action": action_text(action, seat), "kind": "move", "from": None, "to": None, "man": None}
    start, to = None, None
    if action < ADVANCE:
        told["kind"] = next(kind for base, kind in _GROUPS if action >= base)
        start, to = divmod(action % (SQUARES * SQUARES), SQUARES)
    elif action < DROP:
        start, to = advance_squares(action, seat)
        told["man"] = KINDS[PROMOTIONS[(action - ADVANCE) % len(PROMOTIONS)]]
    elif action < PROMOTE:
        told["kind"] = "drop"
        kind, to = divmod(action - DROP, SQUARES)
        told["man"] = KINDS[kind]
    elif action < CLAIM:
        told["kind"] = "promotion"
        told["man"] = KINDS[PROMOTIONS[action - PROMOTE]]
    else:
        told["kind"] = "claim"
    takes = None if to is None or told["kind"] == "swap" else _takes(s, to)
    squares = {"from": start, "to": to}
    return {**told, **{k: None if q is None else square_name(q) for k, q in squares.items()}, "takes": takes}


def result(state: State) -> dict[str, Any] | None:
    """The end of a match, or None while it goes on."""
    s = state[0]
    ended = int(s["ended"])
    if ended == GOES_ON:
        return None
    winner = None if ended == DRAWN else SEATS[ended - WHITE_WON]
    return {"winner": winner, "reason": REASONS[int(s["reason"])], "score": None}


def view_json(game: Any, view: State, viewer: int) -> dict[str, Any]:
    """The table as one viewer sees it; legal actions only for the seat to act."""
    s = view[0]
    turn = game.to_act(view)
    powers, captured = [bool(power) for power in s["powers"]], [int(count) for count in s["captured"]]
    return {
        "game": game.name,
        "viewer": VIEWERS[viewer],
        "to_act": SEATS[turn] if turn >= 0 else None,
        "fen": write_fen(view),
        "board": [_square(s, square) for square in range(SQUARES)],
        "pending": pending_name(view),
        "mover": mover_name(view),
        "halfmoves": int(s["halfmoves"]),
        "shell": dict(zip(SEATS, powers[::2], strict=True)),
        "stealth": dict(zip(SEATS, powers[1::2], strict=True)),
        "captured": {name: dict(zip(KINDS, captured[6 * i :], strict=False)) for i, name in enumerate(SEATS)},
        "repeated": int(s["repeated"]),
        "legal": [_choice(s, action) for action in game.legal(view)] if turn == viewer else [],
        "result": result(view),
    }
