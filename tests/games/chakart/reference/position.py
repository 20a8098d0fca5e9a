"""Positions as a FEN has them: squares hold its letters."""

from dataclasses import dataclass, replace
from fractions import Fraction

ORDER = "prnbqk"
BASE = dict(zip("prnbqksuoctli", "prnbqkprnbqkq", strict=True))
FROZEN = dict(zip("prnbqk", "suoctl", strict=True))
THAWED = {frozen: piece for piece, frozen in FROZEN.items()}
BOMB, BANANA, EGG, MUSHROOM = OBJECTS = "wdem"
ORTHOGONAL = ((0, 1), (0, -1), (1, 0), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
AROUND = ORTHOGONAL + DIAGONAL
JUMPS = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
LINES = {"r": ORTHOGONAL, "b": DIAGONAL, "q": AROUND}
FIGURES = "0123456789abcdefghijklmnopqrstuvwxyz"

Vector = tuple[int, int]
Row = tuple[Fraction, str, str | None, str | None, str]  # probability, FEN, pending, promotion chosen, result


def name(square: int) -> str:
    """Return the name of a square."""
    return "abcdefgh"[square % 8] + str(square // 8 + 1)


def number(square: str) -> int:
    """Return the square of a name."""
    return "abcdefgh".index(square[0]) + 8 * (int(square[1]) - 1)


def step(square: int, by: Vector) -> int | None:
    """Return the square that far away, or None off the board."""
    file, rank = square % 8 + by[0], square // 8 + by[1]
    return file + 8 * rank if 0 <= file < 8 and 0 <= rank < 8 else None


def steps(square: int, ways: tuple[Vector, ...]) -> list[int]:
    """Return the squares one step away."""
    return [to for way in ways if (to := step(square, way)) is not None]


def is_piece(letter: str | None) -> bool:
    """Tell whether a square holds a piece."""
    return letter is not None and letter not in OBJECTS


@dataclass(frozen=True)
class Position:
    """A position; `captured` counts the captured pieces of each colour."""

    board: tuple[str | None, ...]
    white: bool
    halfmoves: int
    flags: tuple[int, ...]
    captured: tuple[int, ...]
    pending: str | None = None
    mover: int | None = None

    def own(self, at: int) -> bool:
        """Tell whether a piece of the side to move stands there."""
        return is_piece(self.board[at]) and str(self.board[at]).isupper() == self.white

    def foe(self, at: int) -> bool:
        """Tell whether a visible enemy piece stands there."""
        return is_piece(self.board[at]) and not self.own(at) and not self.hides(at)

    def hides(self, at: int) -> bool:
        """Tell whether the enemy queen hides there."""
        return self.board[at] == ("i" if self.white else "I")

    def seen(self, at: int) -> bool:
        """Tell whether a piece is seen there."""
        return self.own(at) or self.foe(at)

    def bare(self, at: int) -> bool:
        """Tell whether the square looks empty."""
        return self.board[at] is None or self.hides(at)

    def thing(self, at: int) -> str | None:
        """Return the object there."""
        return None if is_piece(self.board[at]) else self.board[at]

    def mine(self, letter: str) -> str:
        """Return the letter of a piece of the side to move."""
        return letter.upper() if self.white else letter

    @property
    def last(self) -> int:
        """Return the last rank of the side to move."""
        return 7 if self.white else 0

    def put(self, at: int, letter: str | None) -> "Position":
        """Return the position with something else on a square."""
        return replace(self, board=(*self.board[:at], letter, *self.board[at + 1 :]))

    def count(self, white: bool, piece: str, more: int) -> "Position":
        """Return the position with more captured pieces of a kind."""
        at = ORDER.index(piece) + (0 if white else 6)
        return replace(self, captured=(*self.captured[:at], self.captured[at] + more, *self.captured[at + 1 :]))

    def held(self, piece: str) -> int:
        """Return the number of captured pieces of a kind, of the side to move."""
        return self.captured[ORDER.index(piece) + (0 if self.white else 6)]

    def clear(self, at: int) -> "Position":
        """Return the position with the square empty; a piece on it is captured."""
        letter = self.board[at]
        counted = self.count(letter.isupper(), BASE[letter.lower()], 1) if letter and is_piece(letter) else self
        return counted.put(at, None)

    def without_flag(self, which: int) -> "Position":
        """Return the position after the side to move has used its shell, 0, or stealth, 1."""
        at = which + (0 if self.white else 2)
        return replace(self, flags=(*self.flags[:at], 0, *self.flags[at + 1 :]))

    def may_use(self, which: int) -> bool:
        """Tell whether the side to move still has its shell, 0, or stealth, 1."""
        return bool(self.flags[which + (0 if self.white else 2)])

    def fen(self) -> str:
        """Return the position as a FEN."""
        rows = []
        for rank in range(7, -1, -1):
            row = "".join(letter or "." for letter in self.board[8 * rank : 8 * rank + 8])
            for empty in range(8, 0, -1):
                row = row.replace("." * empty, str(empty))
            rows.append(row)
        captured = "".join(FIGURES[count] for count in self.captured)
        turn, flags = "w" if self.white else "b", "".join(map(str, self.flags))
        return f"{'/'.join(rows)} {turn} {self.halfmoves} {flags} {captured}"


def read(fen: str, pending: str | None = None, mover: str | None = None) -> Position:
    """Read the position of a FEN."""
    rows, turn, halfmoves, flags, captured = fen.split()
    board: list[str | None] = []
    for row in reversed(rows.split("/")):
        for letter in row:
            board += [None] * int(letter) if letter.isdigit() else [letter]
    return Position(
        tuple(board),
        turn == "w",
        int(halfmoves),
        tuple(map(int, flags)),
        tuple(int(figure, 36) for figure in captured),
        pending,
        None if mover is None else number(mover),
    )
