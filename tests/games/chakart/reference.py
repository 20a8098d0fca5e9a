"""Chakart written a second time, slowly: squares hold the letters of a FEN, and chance is enumerated.

It shares nothing with the game but the rulebook (sections 2 to 11, preset `seed`). A misreading would have to be made
twice in the same way. Squares are 0 (a1) to 63 (h8).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

ORDER = "prnbqk"
BASE = dict(zip("prnbqksuoctli", "prnbqkprnbqkq", strict=True))
FROZEN = dict(zip("prnbqk", "suoctl", strict=True))
THAWED = {frozen: man for man, frozen in FROZEN.items()}
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


def is_man(letter: str | None) -> bool:
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
        return is_man(self.board[at]) and str(self.board[at]).isupper() == self.white

    def foe(self, at: int) -> bool:
        """Tell whether a visible enemy piece stands there."""
        return is_man(self.board[at]) and not self.own(at) and not self.hides(at)

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
        return None if is_man(self.board[at]) else self.board[at]

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

    def count(self, white: bool, man: str, more: int) -> "Position":
        """Return the position with more captured pieces of a kind."""
        at = ORDER.index(man) + (0 if white else 6)
        return replace(self, captured=(*self.captured[:at], self.captured[at] + more, *self.captured[at + 1 :]))

    def held(self, man: str) -> int:
        """Return the number of captured pieces of a kind, of the side to move."""
        return self.captured[ORDER.index(man) + (0 if self.white else 6)]

    def clear(self, at: int) -> "Position":
        """Return the position with the square empty; a piece on it is captured."""
        letter = self.board[at]
        counted = self.count(letter.isupper(), BASE[letter.lower()], 1) if letter and is_man(letter) else self
        return counted.put(at, None)

    def without_flag(self, which: int) -> "Position":
        """Return the position after the side to move has used its shell (0) or stealth (1)."""
        at = which + (0 if self.white else 2)
        return replace(self, flags=(*self.flags[:at], 0, *self.flags[at + 1 :]))

    def may_use(self, which: int) -> bool:
        """Tell whether the side to move still has its shell (0) or stealth (1)."""
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


# Actions (section 6 and 9).


def _pawn(p: Position, at: int) -> Iterator[int]:
    up = 1 if p.white else -1
    ahead = step(at, (0, up))
    if ahead is not None and not p.seen(ahead):
        yield ahead
        further = step(ahead, (0, up))
        if at // 8 in (7 - p.last, 7 - p.last + up) and further is not None and not p.seen(further):
            yield further
    for to in steps(at, ((-1, up), (1, up))):
        if p.foe(to) or p.thing(to):
            yield to


def _ray(p: Position, at: int, way: Vector) -> Iterator[int]:
    """Yield the squares on which a slider may stop."""
    to = step(at, way)
    while to is not None and not p.own(to):
        yield to
        if p.foe(to) or p.board[to] in (BANANA, BOMB):
            return
        to = step(to, way)


def _shells(p: Position, at: int) -> Iterator[str]:
    for way in AROUND:
        to = step(at, way)
        while to is not None and (p.bare(to) or p.board[to] in (EGG, MUSHROOM)):
            to = step(to, way)
        if to is not None and not p.own(to):
            yield f"{name(at)}^{name(to)}"


def actions_of(p: Position, at: int) -> Iterator[str]:
    """Yield every action of the piece on a square."""
    kind = str(p.board[at]).lower()
    if kind == "p":
        for to in _pawn(p, at):
            yield from (name(at) + name(to) + promoted for promoted in ("rnbqk" if to // 8 == p.last else ("",)))
    elif kind in "nk":
        yield from (name(at) + name(to) for to in steps(at, JUMPS if kind == "n" else AROUND) if not p.own(to))
        if kind == "k" and p.may_use(0):
            yield from _shells(p, at)
    for way in LINES.get(kind, ()):
        for to in _ray(p, at, way):
            yield name(at) + name(to)
            if kind == "q" and p.may_use(1) and p.bare(to):
                yield f"{name(at)}{name(to)}~"


def swaps(p: Position, at: int) -> Iterator[str]:
    """Yield the swaps of King Boo; no pawn may come to its own last rank."""
    for to in range(64):
        if to != at and p.seen(to):
            ends = ((str(p.board[at]), to), (str(p.board[to]), at))
            if all(BASE[man.lower()] != "p" or end // 8 != (7 if man.isupper() else 0) for man, end in ends):
                yield f"{name(at)}<>{name(to)}"


def drops(p: Position) -> Iterator[str]:
    """Yield the drops of Toadette."""
    for man in filter(p.held, ORDER):
        for to in range(64):
            if not p.seen(to) and not (man == "p" and to // 8 == p.last):
                yield f"{man.upper()}@{name(to)}"


def legal(p: Position) -> list[str]:
    """Return every action of the side to move."""
    if p.pending == "toadette":
        return list(drops(p))
    if p.pending is not None and p.mover is not None:
        return list(swaps(p, p.mover) if p.pending == "kingboo" else actions_of(p, p.mover))
    return [action for at in range(64) if p.own(at) for action in actions_of(p, at)]


# The end of a turn (section 10).


def _thawed(letter: str | None) -> str | None:
    if letter is None or letter.lower() not in THAWED:
        return letter
    man = THAWED[letter.lower()]
    return man.upper() if letter.isupper() else man


def turned(p: Position, frozen: int | None = None) -> Position:
    """Return the position of the next turn; `frozen` is the piece immobilised in this one."""
    for at in range(64):
        if p.own(at) and at != frozen:
            p = p.put(at, _thawed(p.board[at]))
        elif p.hides(at):
            p = p.put(at, "q" if p.white else "Q")
    return replace(p, white=not p.white, halfmoves=p.halfmoves + 1, pending=None, mover=None)


def result(p: Position) -> str:
    """Return the result: the winner, or "*"."""
    for king, winner in (("K", "0-1"), ("k", "1-0")):
        if not {king, FROZEN["k"].upper() if king == "K" else FROZEN["k"]} & set(p.board):
            return winner
    return "*" if legal(p) else ("0-1" if p.white else "1-0")


def settled(
    weight: Fraction, p: Position, late: int | None, frozen: int | None, bonus: str | None, at: int
) -> Iterator[Row]:
    """Yield each promotion chosen after the dice, then the bonus action or the end of the turn."""
    for chosen in "rnbqk" if late is not None else (None,):
        made = p
        if chosen and late is not None:
            made = p.put(late, p.mine(FROZEN[chosen] if frozen == late else chosen))
        again = replace(made, pending=bonus, mover=at)
        if bonus and legal(again):
            yield weight, again.fen(), bonus, chosen, "*"
        else:
            after = turned(made, frozen)
            yield weight, after.fen(), None, chosen, result(after)


# Displacements (section 7) and eggs (section 8).


def _sign(x: int) -> int:
    return (x > 0) - (x < 0)


def _mushroom(p: Position, at: int, by: Vector, slides: bool) -> int | None:
    """Return the square to which a mushroom sends, or None."""
    if not slides:
        to = step(at, by)
        return None if to is None or p.seen(to) else to
    over, to = step(at, by), step(at, (2 * by[0], 2 * by[1]))
    return to if over is not None and p.seen(over) and to is not None and not p.own(to) else None


def chain(
    p: Position, at: int, by: Vector, kind: str, thing: str | None
) -> Iterator[tuple[Fraction, Position, int, bool]]:
    """Yield every way through the objects: probability, position, last square, and if that has an egg.

    The piece itself is off the board meanwhile.
    """
    if thing == MUSHROOM:
        slides = kind in LINES
        by = (_sign(by[0]), _sign(by[1])) if slides else by
        to = _mushroom(p, at, by, slides)
        ways = [] if to is None else [to]
    else:
        around = {BANANA: ORTHOGONAL, BOMB: DIAGONAL}.get(thing or "", ())
        ways = [to for to in steps(at, around) if not p.own(to)]
    if not ways:
        yield Fraction(1), p, at, thing == EGG
    for to in ways:
        moved = (to % 8 - at % 8, to // 8 - at // 8)
        for weight, after, end, egg in chain(p.clear(to), to, moved, kind, p.thing(to)):
            yield weight / len(ways), after, end, egg


def left_behind(p: Position, start: int, to: int, kind: str) -> tuple[Position, int | None]:
    """Put down a pawn's mushroom or a knight's egg, and return where it lies; the piece counts as on `to`."""
    files, ranks = to % 8 - start % 8, to // 8 - start // 8
    if kind == "p":
        at = (start + to) // 2 if abs(ranks) == 2 else start
    elif kind == "n":
        at = step(start, (0, _sign(ranks)) if abs(ranks) == 2 else (_sign(files), 0)) or 0
    else:
        return p, None
    at = start if is_man(p.board[at]) or at == to else at
    return p.put(at, MUSHROOM if kind == "p" else EGG), at


def eligible(p: Position, white: bool) -> list[int]:
    """Return the pieces of a colour that Luigi or Waluigi may take."""
    return [
        at
        for at, letter in enumerate(p.board)
        if letter is not None and is_man(letter) and letter.isupper() == white
        if letter.lower() not in "kli" and not (letter.lower() in "ps" and at // 8 == (0 if white else 7))
    ]


def thrown(p: Position, kind: str, at: int) -> Iterator[tuple[Fraction, Position]]:
    """Yield every place of a rook's banana or a bishop's bomb."""
    ways = {"r": DIAGONAL, "b": ORTHOGONAL}.get(kind, ())
    free = [to for to in steps(at, ways) if not is_man(p.board[to])]
    if not free:
        yield Fraction(1), p
    for to in free:
        yield Fraction(1, len(free)), p.put(to, BANANA if kind == "r" else BOMB)


@dataclass(frozen=True)
class Move:
    """A displacement: the piece's letter, its kind at the start and after its arrival, and its first square."""

    letter: str
    kind: str
    acts_as: str
    start: int
    dropped: int | None


def landed(
    weight: Fraction, p: Position, move: Move, at: int, frozen: int | None = None, bonus: str | None = None
) -> Iterator[Row]:
    """Yield the rest of a move whose piece stands on `at`."""
    for share, after in thrown(p, move.kind, at):
        late = at if move.acts_as == "p" and after.own(at) and at // 8 == after.last else None
        yield from settled(weight * share, after, late, frozen, bonus, at)


def eggs(weight: Fraction, p: Position, move: Move, at: int) -> Iterator[Row]:
    """Yield every effect of the egg reached on `at`, where the piece now stands."""
    late = move.acts_as == "p" and at // 8 == p.last
    mine, theirs = eligible(p, p.white), eligible(p, not p.white)
    bonuses = {
        "kingboo": any(swaps(p, at)),
        "toadette": any(map(p.held, ORDER)),
        "daisy": late or any(actions_of(p, at)),
    }
    pool = 3 + sum(bonuses.values()) + bool(mine) + bool(theirs)
    each = weight / pool
    gone = p.put(at, None)
    dropped = MUSHROOM if move.kind == "p" else EGG
    if move.dropped is not None and move.dropped != at and gone.board[move.dropped] == dropped:
        gone = gone.put(move.dropped, None)
    yield from settled(each, gone.put(move.start, move.letter), None, None, None, at)  # Koopa
    yield from settled(each, gone.count(p.white, move.kind, 1), None, None, None, at)  # Chomp
    yield from landed(each, p.put(at, p.mine(FROZEN[move.acts_as])), move, at, frozen=at)  # Bowser
    for bonus in filter(bonuses.get, bonuses):
        yield from landed(each, p, move, at, bonus=bonus)
    for men in (theirs, mine):  # Luigi, Waluigi
        for man in men:
            yield from landed(each / len(men), p.put(man, str(p.board[man]).swapcase()), move, at)


def displaced(p: Position, start: int, to: int, promoted: str | None, stealth: bool) -> Iterator[Row]:
    """Yield every outcome of a move from square to square."""
    letter = str(p.board[start])
    kind = letter.lower()
    acts_as = promoted or kind
    thing = p.thing(to)
    ready, dropped = left_behind(p.put(start, None).clear(to).put(to, p.mine(kind)), start, to, kind)
    move = Move(letter, kind, acts_as, start, dropped)
    by = (to % 8 - start % 8, to // 8 - start // 8)
    for weight, after, at, egg in chain(ready.put(to, None), to, by, acts_as, thing):
        stood = after.put(at, p.mine("i" if stealth else acts_as))
        yield from eggs(weight, stood, move, at) if egg and p.pending is None else landed(weight, stood, move, at)


def dropped_in(p: Position, man: str, to: int) -> Iterator[Row]:
    """Yield every outcome of Toadette's drop."""
    thing = p.thing(to) if p.thing(to) in (BANANA, BOMB) else None
    for weight, after, at, _egg in chain(p.count(p.white, man, -1).clear(to), to, (0, 0), man, thing):
        late = at if man == "p" and at // 8 == p.last else None
        yield from settled(weight, after.put(at, p.mine(man)), late, None, None, at)


def outcomes(p: Position, action: str) -> dict[tuple[str, str | None, str | None, str], Fraction]:
    """Return every outcome of an action with its exact probability."""
    if "<>" in action:
        one, two = number(action[:2]), number(action[4:])
        rows = settled(Fraction(1), p.put(one, p.board[two]).put(two, p.board[one]), None, None, None, two)
    elif "@" in action:
        rows = dropped_in(p, action[0].lower(), number(action[2:]))
    elif "^" in action:
        at = number(action[:2])
        rows = settled(Fraction(1), p.without_flag(0).clear(number(action[3:])), None, None, None, at)
    else:
        stealth = action.endswith("~")
        promoted = action[4] if len(action) == 5 and not stealth else None
        ready = p.without_flag(1) if stealth else p
        rows = displaced(ready, number(action[:2]), number(action[2:4]), promoted, stealth)
    merged: dict[tuple[str, str | None, str | None, str], Fraction] = {}
    for weight, *outcome in rows:
        key = (outcome[0], outcome[1], outcome[2], outcome[3])
        merged[key] = merged.get(key, Fraction(0)) + weight
    return merged
