"""Outcomes of an action, each with its exact probability (sections 2 to 5, 7, 8, 10 and 11)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from tests.games.chakart.reference.actions import actions_of, legal, swaps
from tests.games.chakart.reference.position import (
    BANANA,
    BOMB,
    DIAGONAL,
    EGG,
    FROZEN,
    LINES,
    MUSHROOM,
    ORDER,
    ORTHOGONAL,
    THAWED,
    Position,
    Row,
    Vector,
    is_piece,
    number,
    step,
    steps,
)

# The end of a turn (section 10).


def _thawed(letter: str | None) -> str | None:
    if letter is None or letter.lower() not in THAWED:
        return letter
    piece = THAWED[letter.lower()]
    return piece.upper() if letter.isupper() else piece


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
    at = start if is_piece(p.board[at]) or at == to else at
    return p.put(at, MUSHROOM if kind == "p" else EGG), at


def eligible(p: Position, white: bool) -> list[int]:
    """Return the pieces of a colour that Luigi or Waluigi may take."""
    return [
        at
        for at, letter in enumerate(p.board)
        if letter is not None and is_piece(letter) and letter.isupper() == white
        if letter.lower() not in "kli" and not (letter.lower() in "ps" and at // 8 == (0 if white else 7))
    ]


def thrown(p: Position, kind: str, at: int) -> Iterator[tuple[Fraction, Position]]:
    """Yield every place of a rook's banana or a bishop's bomb."""
    ways = {"r": DIAGONAL, "b": ORTHOGONAL}.get(kind, ())
    free = [to for to in steps(at, ways) if not is_piece(p.board[to])]
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
    for pieces in (theirs, mine):  # Luigi, Waluigi
        for piece in pieces:
            yield from landed(each / len(pieces), p.put(piece, str(p.board[piece]).swapcase()), move, at)


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


def dropped_in(p: Position, piece: str, to: int) -> Iterator[Row]:
    """Yield every outcome of Toadette's drop."""
    thing = p.thing(to) if p.thing(to) in (BANANA, BOMB) else None
    for weight, after, at, _egg in chain(p.count(p.white, piece, -1).clear(to), to, (0, 0), piece, thing):
        late = at if piece == "p" and at // 8 == p.last else None
        yield from settled(weight, after.put(at, p.mine(piece)), late, None, None, at)


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
