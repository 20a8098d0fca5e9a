"""Actions of a position (sections 6 and 9)."""

from collections.abc import Iterator

from tests.games.chakart.reference.position import (
    AROUND,
    BANANA,
    BASE,
    BOMB,
    EGG,
    JUMPS,
    LINES,
    MUSHROOM,
    ORDER,
    Position,
    Vector,
    name,
    step,
    steps,
)


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
            if all(BASE[piece.lower()] != "p" or end // 8 != (7 if piece.isupper() else 0) for piece, end in ends):
                yield f"{name(at)}<>{name(to)}"


def drops(p: Position) -> Iterator[str]:
    """Yield the drops of Toadette."""
    for piece in filter(p.held, ORDER):
        for to in range(64):
            if not p.seen(to) and not (piece == "p" and to // 8 == p.last):
                yield f"{piece.upper()}@{name(to)}"


def legal(p: Position) -> list[str]:
    """Return every action of the side to move."""
    if p.pending == "toadette":
        return list(drops(p))
    if p.pending is not None and p.mover is not None:
        return list(swaps(p, p.mover) if p.pending == "kingboo" else actions_of(p, p.mover))
    return [action for at in range(64) if p.own(at) for action in actions_of(p, at)]
