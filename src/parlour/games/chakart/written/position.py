"""Positions: a state as JSON and back, with checks of what position editors or forums write."""

from collections.abc import Mapping
from typing import Any, Final

from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.chakart.blank import blank
from parlour.games.chakart.board.bits import set_of, squares_of
from parlour.games.chakart.play.actions import square_name, square_number
from parlour.games.chakart.play.wrappers import can_act, can_use, note_position, put_object, put_piece
from parlour.games.chakart.shapes import Pending, Position, RuledPosition
from parlour.games.chakart.state import (
    DRAWN,
    EMPTY,
    KING,
    MOST_TURNS,
    NO_ACTION,
    NOWHERE,
    PAWN,
    PENDING,
    SQUARES,
    STUCK_DRAWS,
    WHITE_WON,
)
from parlour.games.chakart.written.fen import PIECES, Placement, given_fen, read_fen, write_fen

PROMOTION: Final = "promotion"
_NEEDS_MOVER: Final = ("kingboo", "daisy", PROMOTION)


def pending_name(state: State) -> Pending:
    """Return what the side to act must decide, or None if an ordinary action is due."""
    s = state[0]
    return PROMOTION if int(s["promoting"]) else PENDING[int(s["pending"])]


def mover_name(state: State) -> str | None:
    """Return the square of the piece that just moved, while something is pending."""
    s = state[0]
    mover = int(s["mover"])
    return square_name(mover) if pending_name(state) is not None and mover != NOWHERE else None


def write(state: State) -> RuledPosition:
    """Return a position as the referee writes it."""
    return {"fen": write_fen(state), "pending": pending_name(state), "mover": mover_name(state)}


def write_whole(state: State) -> Position:
    """Return a position with what a FEN cannot say.

    That is the bonus behind a promotion, repetitions, and the squares where a hidden queen can be.
    """
    s = state[0]
    told: Position = {"fen": write_fen(state), "pending": pending_name(state), "mover": mover_name(state)}
    if int(s["promoting"]):
        told["bonus"] = PENDING[int(s["pending"])]
    if int(s["repeated"]) > 1:
        told["repeated"] = int(s["repeated"])
    if int(s["suspects"]):
        told["suspects"] = [square_name(square) for square in squares_of(int(s["suspects"]))]
    return told


def _square(value: object, at: str) -> int:
    if not isinstance(value, str) or len(value) != 2 or value[0] not in "abcdefgh" or value[1] not in "12345678":
        raise Refusal("chakart-square", at=at, value=str(value)[:20])
    return square_number(value)


def _fill(state: State, told: Placement) -> None:
    s = state[0]
    s["turn"], s["halfmoves"] = told.turn, told.halfmoves
    s["powers"], s["captured"] = told.powers, told.captured
    for square, piece in told.pieces.items():
        put_piece(state, square, piece.seat, piece.kind)
        if piece.still:
            s["frozen"] = int(s["frozen"]) | set_of([square])
        if piece.hidden:
            s["hidden"] = set_of([square])
    for square, thing in told.object_squares.items():
        put_object(state, square, thing)


def _check_pieces(told: Placement, promoting: int, turn_begins: bool) -> None:
    """Refuse kings, pawns and counts that no match can have; an unfinished turn may have cost a king already."""
    for seat in (0, 1):
        if turn_begins and not any(piece.seat == seat and piece.kind == KING for piece in told.pieces.values()):
            raise Refusal("chakart-no-king", at="position.fen", seat=("white", "black")[seat])
    for square, piece in told.pieces.items():
        if piece.kind == PAWN and square // 8 == (7, 0)[piece.seat] and square != promoting:
            raise Refusal("chakart-pawn-on-last-rank", at="position.fen", square=square_name(square))
    count = len(told.pieces) + sum(told.captured)
    if count > PIECES:
        raise Refusal("chakart-too-many-men", at="position.fen", count=count, most=PIECES)
    hidden = [piece for piece in told.pieces.values() if piece.hidden]
    if len(hidden) > 1 or any(piece.seat == told.turn for piece in hidden):
        raise Refusal("chakart-hidden-queen", at="position.fen")


def _read_pending(state: State, told: Placement, given: Mapping[str, Any]) -> None:
    """Read the pending decision, and the piece it is about."""
    s = state[0]
    pending = given.get("pending")
    if pending == PROMOTION:
        s["promoting"], pending = 1, given.get("bonus")
    if pending not in PENDING:
        raise Refusal("chakart-pending", at="position.pending", value=str(pending)[:20])
    s["pending"] = PENDING.index(pending)
    if given.get("pending") is None:
        return
    if given.get("mover") is None and given["pending"] not in _NEEDS_MOVER:
        return
    mover = _square(given.get("mover"), "position.mover")
    if mover not in told.pieces or told.pieces[mover].seat != told.turn:
        raise Refusal("chakart-mover", at="position.mover", value=square_name(mover))
    s["mover"] = mover
    if told.pieces[mover].still:
        s["stunned"] = mover


def _suspects(state: State, given: Mapping[str, Any]) -> int:
    """Return the squares where a hidden queen can be: those given, otherwise all that look empty."""
    s = state[0]
    listed = given.get("suspects")
    if listed is not None and not isinstance(listed, list):
        raise Refusal("chakart-square", at="position.suspects", value=str(listed)[:20])
    wanted = range(SQUARES) if listed is None else [_square(value, "position.suspects") for value in listed]
    return set_of(square for square in wanted if int(s["cell"][square]) == EMPTY) | int(s["hidden"])


def _note(state: State, given: Mapping[str, Any]) -> None:
    """Note the position as often as it is said to have occurred."""
    times = given.get("repeated", 1)
    if not isinstance(times, int) or isinstance(times, bool) or not 1 <= times <= MOST_TURNS:
        raise Refusal("chakart-repeated", at="position.repeated", most=MOST_TURNS)
    for _ in range(times):
        note_position(state)


def parse(rules: RuleSet, position: object) -> State:
    """Return the state of a position; a Refusal names the mistake."""
    given = given_fen(position)
    told = read_fen(given.get("fen"))
    state = blank(rules)
    _fill(state, told)
    _read_pending(state, told, given)
    s = state[0]
    promoting = int(s["mover"]) if int(s["promoting"]) else NOWHERE
    if promoting != NOWHERE and (int(s["cell"][promoting]) - 1) % 6 != PAWN:
        raise Refusal("chakart-mover", at="position.mover", value=square_name(promoting))
    _check_pieces(told, promoting, pending_name(state) is None)
    if int(s["hidden"]):
        s["suspects"] = _suspects(state, given)
    _note(state, given)
    if pending_name(state) is None:
        if not can_act(state):
            drawn = int(s["rule_bits"]) & STUCK_DRAWS
            s["ended"], s["reason"] = DRAWN if drawn else WHITE_WON + 1 - told.turn, NO_ACTION
    elif not int(s["promoting"]) and not can_use(state):
        raise Refusal("chakart-no-bonus", at="position.pending", value=pending_name(state) or "")
    return state
