"""Actions: every one as an integer, and as the unique text of the rulebook (sections 6, 7 and 9)."""

import re
from typing import Final

from parlour.core.facets.learning import Numbers
from parlour.core.refusal import Refusal
from parlour.games.chakart.state import KINDS, PROMOTIONS, SQUARES

_PAIRS: Final = SQUARES * SQUARES
MOVE: Final = 0  # + 64 * from + to
STEALTH_MOVE: Final = MOVE + _PAIRS
THROW: Final = STEALTH_MOVE + _PAIRS
SWAP: Final = THROW + _PAIRS
# + 5 * (3 * file + step + 1) + index in PROMOTIONS, with a step of -1, 0 or 1 files; the turn says the ranks.
PROMOTING_MOVE: Final = SWAP + _PAIRS
DROP: Final = PROMOTING_MOVE + 8 * 3 * 5  # + 64 * kind + square
PROMOTE: Final = DROP + 6 * SQUARES  # + index in PROMOTIONS
CLAIM: Final = PROMOTE + 5
ACTIONS: Final = CLAIM + 1

_BETWEEN: Final = (("from", SQUARES), ("to", SQUARES))
_AS: Final = ("piece", len(PROMOTIONS))
NUMBERS: Final = (
    Numbers("move", MOVE, _BETWEEN, "moves a piece from a square to another: a1 is 0, b1 is 1, h8 is 63"),
    Numbers("stealth", STEALTH_MOVE, _BETWEEN, "moves a queen unseen"),
    Numbers("throw", THROW, _BETWEEN, "throws a king's shell from a square at another"),
    Numbers("swap", SWAP, _BETWEEN, "exchanges the pieces on two squares"),
    Numbers("promoting", PROMOTING_MOVE, (("file", 8), ("step", 3), _AS), "moves a pawn by step - 1 to its last rank"),
    Numbers("drop", DROP, (("kind", 6), ("square", SQUARES)), "puts a captured piece on a square"),
    Numbers("promote", PROMOTE, (_AS,), "makes a piece of a pawn: rook, knight, bishop, queen, king"),
    Numbers("claim", CLAIM, (), "claims a draw"),
)

_MARKS: Final = {"": MOVE, "~": STEALTH_MOVE, "^": THROW, "<>": SWAP}
_LETTERS: Final = "".join(KINDS[kind] for kind in PROMOTIONS)
_PAIR = re.compile(r"([a-h][1-8])(\^|<>)?([a-h][1-8])(~)?")
_PROMOTING_MOVE = re.compile(rf"([a-h])([27])([a-h])([18])([{_LETTERS}])")
_DROP = re.compile(r"([PRNBQK])@([a-h][1-8])")


def square_name(square: int) -> str:
    """Return the name of a square, such as "e4"."""
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def square_number(name: str) -> int:
    """Return the square of a name like "e4", which is known to be valid."""
    return 8 * (int(name[1]) - 1) + "abcdefgh".index(name[0])


def promotion_squares(action: int, seat: int) -> tuple[int, int]:
    """Return the squares between which a promoting pawn moves: its start and its end."""
    file, step = divmod((action - PROMOTING_MOVE) // 5, 3)
    rank = 6 if seat == 0 else 1
    return 8 * rank + file, 8 * (rank + 1 - 2 * seat) + file + step - 1


def action_text(action: int, seat: int) -> str:
    """Return the text of an action of a seat."""
    if action < PROMOTING_MOVE:
        group, pair = divmod(action, _PAIRS)
        origin, target = map(square_name, divmod(pair, SQUARES))
        mark = list(_MARKS)[group]
        return f"{origin}{target}~" if mark == "~" else f"{origin}{mark}{target}"
    if action < DROP:
        origin, target = map(square_name, promotion_squares(action, seat))
        return f"{origin}{target}{_LETTERS[(action - PROMOTING_MOVE) % 5]}"
    if action < PROMOTE:
        kind, square = divmod(action - DROP, SQUARES)
        return f"{KINDS[kind].upper()}@{square_name(square)}"
    return "claim" if action == CLAIM else f"={_LETTERS[action - PROMOTE]}"


def parse_action(text: object, seat: int) -> int:
    """Return the action of a text; raise a Refusal if it is no action at all."""
    written = str(text)
    if match := _PROMOTING_MOVE.fullmatch(written):
        file, step = "abcdefgh".index(match[1]), "abcdefgh".index(match[3]) - "abcdefgh".index(match[1])
        if abs(step) <= 1 and match[2] + match[4] == ("78", "21")[seat]:
            return PROMOTING_MOVE + 5 * (3 * file + step + 1) + _LETTERS.index(match[5])
    elif match := _PAIR.fullmatch(written):
        mark = (match[2] or "") + (match[4] or "")
        if mark in _MARKS:
            return _MARKS[mark] + SQUARES * square_number(match[1]) + square_number(match[3])
    elif match := _DROP.fullmatch(written):
        return DROP + SQUARES * KINDS.index(match[1].lower()) + square_number(match[2])
    elif len(written) == 2 and written[0] == "=" and written[1] in _LETTERS:
        return PROMOTE + _LETTERS.index(written[1])
    elif written == "claim":
        return CLAIM
    raise Refusal("no-chakart-action", action=written[:40])
