"""Views as JSON: what a viewer of a table is shown, made from their view alone; also turned over, or mirrored."""

from collections.abc import Mapping
from typing import Any, Final, Literal, cast

from parlour.core.record import State
from parlour.games.chakart import shapes
from parlour.games.chakart.board.bits import squares_of
from parlour.games.chakart.play.actions import (
    CLAIM,
    DROP,
    PROMOTE,
    PROMOTING_MOVE,
    STEALTH_MOVE,
    SWAP,
    THROW,
    action_text,
    promotion_squares,
    square_name,
    square_number,
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

VIEWERS: Final[tuple[Literal["white", "black", "spectator"], ...]] = ("white", "black", "spectator")
_GROUPS: Final[tuple[tuple[int, shapes.MoveKind], ...]] = (
    (SWAP, "swap"), (THROW, "shell"), (STEALTH_MOVE, "stealth"), (0, "move"),
)  # fmt: skip
LAST_RANK, LAST_FILE = 0o70, 0o07  # XOR with these turns a square's rank, or its file, into the opposite one


def _square(s: Any, square: int) -> shapes.Occupant:
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


def _takes(s: Any, square: int) -> Literal["man", "object"] | None:
    cell = int(s["cell"][square])
    if cell == EMPTY:
        return None
    return "object" if cell >= OBJECT else "man"


def choice(s: Any, action: int) -> shapes.Move:
    """Return a legal action for the board: its kind, its squares, the piece it names and what it takes."""
    seat = int(s["turn"])
    kind: shapes.MoveKind = "move"
    start, to, piece = None, None, None
    if action < PROMOTING_MOVE:
        kind = next(kind for base, kind in _GROUPS if action >= base)
        start, to = divmod(action % (SQUARES * SQUARES), SQUARES)
    elif action < DROP:
        start, to = promotion_squares(action, seat)
        piece = KINDS[PROMOTIONS[(action - PROMOTING_MOVE) % len(PROMOTIONS)]]
    elif action < PROMOTE:
        kind = "drop"
        number, to = divmod(action - DROP, SQUARES)
        piece = KINDS[number]
    elif action < CLAIM:
        kind = "promotion"
        piece = KINDS[PROMOTIONS[action - PROMOTE]]
    else:
        kind = "claim"
    return {
        "action": action_text(action, seat),
        "kind": kind,
        "from": None if start is None else square_name(start),
        "to": None if to is None else square_name(to),
        "man": piece,
        "takes": None if to is None or kind == "swap" else _takes(s, to),
    }


def unseen(s: Any) -> list[int]:
    """Return the squares where a queen may stand that a view does not show."""
    return [] if int(s["hidden"]) else squares_of(int(s["suspects"]))


def result(state: State) -> shapes.Result | None:
    """Return the end of a match, or None while it goes on."""
    s = state[0]
    ended = int(s["ended"])
    if ended == GOES_ON:
        return None
    winner = None if ended == DRAWN else SEATS[ended - WHITE_WON]
    return {"winner": winner, "reason": str(REASONS[int(s["reason"])]), "score": None}


def _pieces(counts: list[int]) -> shapes.PieceCounts:
    return cast(shapes.PieceCounts, dict(zip(KINDS, counts, strict=False)))


def view_json(game: Any, view: State, viewer: int) -> shapes.View:
    """Return the table as one viewer sees it, with legal actions only for the seat to act."""
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
        "shell": {"white": powers[0], "black": powers[2]},
        "stealth": {"white": powers[1], "black": powers[3]},
        "captured": {"white": _pieces(captured), "black": _pieces(captured[len(KINDS) :])},
        "repeated": int(s["repeated"]),
        "suspects": [square_name(square) for square in unseen(s)],
        "legal": [choice(s, action) for action in game.legal(view)] if turn == viewer else [],
        "result": result(view),
    }


def turned_over(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view with its ranks reversed, so that the other colour moves up it; valid because nobody castles."""
    return _moved(view, LAST_RANK)


def mirrored(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view with its files reversed; valid because objects act alike on both wings."""
    return _moved(view, LAST_FILE)


def _moved(view: Mapping[str, Any], opposite: int) -> dict[str, Any]:
    board = [view["board"][square ^ opposite] for square in range(SQUARES)]
    mover = None if view["mover"] is None else square_name(square_number(view["mover"]) ^ opposite)
    return {**view, "board": board, "mover": mover}
