"""Coach: the advice that a beginner gets on an action, from the view of the seat to act alone.

The rules themselves say which pieces can be captured. If a queen is hidden, they are asked once for each square
that she may stand on.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from parlour.core import words
from parlour.core.event import Event
from parlour.core.facets.coach import About, Advice, Coach
from parlour.core.record import State, copy
from parlour.core.shapes import Argument, Sentence
from parlour.games.chakart.board.bits import set_of
from parlour.games.chakart.play.actions import square_name, square_number
from parlour.games.chakart.play.wrappers import put_piece
from parlour.games.chakart.shapes import Move
from parlour.games.chakart.shown.view import choice, unseen
from parlour.games.chakart.state import (
    GOES_ON,
    KINDS,
    KING,
    NOTHING,
    NOWHERE,
    OBJECT,
    OBJECTS,
    PAWN,
    QUEEN,
    SEATS,
    WHITE_WON,
)
from parlour.games.chakart.worth import WEIGHTS

KING_WEIGHT: Final = 1000  # a king is worth more than all others together
DEAR: Final = 3  # the least weight of a piece whose danger is mentioned: a knight's
CLOSE: Final = 3  # a pawn so many steps from its end is said to run
FREED: Final = 2  # squares more for a piece that was shut in
NAMED: Final = 4  # a queen's suspected squares are named up to so many, and counted beyond


class Piece(NamedTuple):
    """A piece of either side on a square."""

    square: int
    seat: int
    kind: int

    @property
    def weight(self) -> int:
        """The cost of losing the piece."""
        return KING_WEIGHT if self.kind == KING else WEIGHTS[self.kind]

    @property
    def told(self) -> dict[str, Argument]:
        """The piece and its square, as the arguments of a sentence."""
        piece = words.sentence(f"chakart-{SEATS[self.seat]}-{KINDS[self.kind]}")
        return {"man": piece, "square": square_name(self.square)}


Strikes = dict[Piece, set[int]]
"""The pieces that could be captured, each with the squares from which that is possible."""


def _on(s: Any, square: int) -> Piece:
    return Piece(square, *divmod(int(s["cell"][square]) - 1, len(KINDS)))


def _moves(game: Any, state: State, by: int) -> Iterator[tuple[int, int, Move]]:
    """Yield the ways from square to square that a side would have if it were to act."""
    twin = copy(state)
    s = twin[0]
    s["turn"], s["pending"], s["mover"], s["promoting"], s["ended"] = by, NOTHING, NOWHERE, 0, GOES_ON
    s["hidden"] = s["suspects"] = 0  # a side sees all its own pieces
    for action in game.legal(twin):
        move = choice(s, action)
        if move["from"] is not None and move["to"] is not None:
            yield square_number(move["from"]), square_number(move["to"]), move


def strikes(game: Any, states: Iterable[State], by: int) -> Strikes:
    """Return the pieces that a side could capture if it moved in any of these states, dice left aside."""
    found: Strikes = {}
    for state in states:
        for start, to, move in _moves(game, state, by):
            if move["takes"] == "man":
                found.setdefault(_on(state[0], to), set()).add(start)
    return found


def _reach(game: Any, state: State, by: int) -> dict[int, int]:
    """Return the number of squares to which each piece of a side could move, powers left aside."""
    ends = {(start, to) for start, to, move in _moves(game, state, by) if move["kind"] == "move"}
    return Counter(start for start, _to in ends)


def _dearest(struck: Strikes) -> Piece | None:
    """Return the piece of the highest weight among those that could be captured, if any."""
    return max(struck, key=lambda piece: piece.weight, default=None)


def _truths(view: State) -> list[State]:
    """Return every state that may lie behind a view."""
    found = []
    for square in unseen(view[0]):
        truth = copy(view)
        put_piece(truth, square, 1 - int(view[0]["turn"]), QUEEN)
        truth[0]["hidden"] = set_of([square])
        found.append(truth)
    return found or [view]


def _said(name: str, /, **args: Argument) -> Sentence:
    return words.sentence(f"chakart-coach-{name}", args)


def _what(s: Any, move: Move) -> Sentence:
    """Return the sentence of an action, such as "Knight g1 to f3."."""
    start = int(s["mover"]) if move["from"] is None else square_number(move["from"])
    who = KINDS[PAWN] if start == NOWHERE else KINDS[_on(s, start).kind]
    becomes: Argument = "none"
    if move["man"] is not None and move["kind"] == "drop":
        who = move["man"]
    elif move["man"] is not None:
        becomes = words.sentence(f"chakart-name-{move['man']}")
    piece = words.sentence(f"chakart-name-{who}")
    way: dict[str, Argument] = {"from": move["from"] or "none", "to": move["to"] or "none"}
    return _said("action", kind=move["kind"], man=piece, becomes=becomes, **way)


class _Look:
    """The effect of an action on what could be captured, in every state that may lie behind the view."""

    def __init__(self, game: Any, view: State, action: int) -> None:
        self._game, self._view, self._action = game, view, action
        self.move, self.me = choice(view[0], action), int(view[0]["turn"])
        self.dice = self.move["takes"] == "object"  # the dice decide where a piece ends that lands on an object
        self.suspects = unseen(view[0])
        self._many = len(game.legal(view)) > 1
        truths = _truths(view)
        self.ends = [] if self.dice else [end for truth in truths for _w, end, _e in game.outcomes(truth, action)]
        self.before = strikes(game, truths, 1 - self.me)
        self.after = strikes(game, self.ends, 1 - self.me)

        self._wins = bool(self.ends) and all(int(end[0]["ended"]) == WHITE_WON + self.me for end in self.ends)

    def danger(self) -> list[Sentence]:
        """Return what threatens before the action: the seat's king in reach, and a queen that has vanished."""
        if self._wins:
            return []
        king = next((piece for piece in self.before if piece.kind == KING), None)
        if king is not None and not self.before[king] <= set(self.suspects):
            return [_said("king", **king.told)]
        if not self.suspects:
            return []
        queen = words.sentence(f"chakart-{SEATS[1 - self.me]}-{KINDS[QUEEN]}")
        if king is not None:
            return [_said("vanished-king", man=queen, squares=_names(self.before[king]))]
        count = len(self.suspects)
        if count > NAMED:
            return [_said("vanished-far", man=queen, count=count)]
        return [_said("vanished", man=queen, squares=_names(self.suspects))]

    def why(self) -> list[Sentence]:
        """Return the reason for the action, then the worst danger that it leaves."""
        return [_said("wins")] if self._wins else [self._reason(), *self._left()]

    def _taken(self) -> Piece | None:
        to, takes = self.move["to"], self.move["takes"]
        return _on(self._view[0], square_number(to)) if takes == "man" and to is not None else None

    def _reason(self) -> Sentence:
        lost, left = _dearest(self.before), _dearest(self.after)
        worst = left.weight if left is not None else 0
        safer = lost is not None and not self.dice and worst < lost.weight >= DEAR
        taken = self._taken()
        if lost is not None and safer and lost.kind == KING and taken is None:
            return self._rescue(lost)
        if taken is not None:
            return _said("takes", **taken.told)
        if self.move["man"] is not None and self.move["kind"] != "drop":
            return _said("queen" if self.move["man"] == KINDS[QUEEN] else "tried")
        attacked = self._attacked()
        if attacked is not None and attacked.kind == KING:
            return _said("threatens", **attacked.told)
        if lost is not None and safer:
            return _said("saves", **lost.told)
        if attacked is not None and attacked.weight >= DEAR:
            return _said("attacks", **attacked.told)
        return self._gain() or self._nothing_more()

    def _rescue(self, king: Piece) -> Sentence:
        """Return the way in which the king is out of reach: it left, or a piece came between."""
        if self.move["kind"] != "move" or self.move["from"] is None:
            return _said("saves-king")
        return _said("leaves" if square_number(self.move["from"]) == king.square else "shuts")

    def _gain(self) -> Sentence | None:
        """Return what a quiet action brings: what it meets, or the room that it makes."""
        kind, to = self.move["kind"], self.move["to"]
        if kind == "drop" and self.move["man"] is not None:
            return _said("returns", man=words.sentence(f"chakart-name-{self.move['man']}"))
        if kind == "shell":
            return _said("clears")
        if kind == "stealth":
            return _said("hides")
        if to is not None and self.dice:
            thing = OBJECTS[int(self._view[0]["cell"][square_number(to)]) - OBJECT]
            return _said("meets", thing=thing)
        return self._room() if kind == "move" and self.ends else None

    def _room(self) -> Sentence | None:
        """Return how a move helps a pawn to its end, another piece out, or the piece itself to more squares."""
        start, to = square_number(str(self.move["from"])), square_number(str(self.move["to"]))
        mover = _on(self._view[0], start)
        steps = 7 - to // 8 if self.me == 0 else to // 8
        if mover.kind == PAWN and steps <= CLOSE:
            return _said("runs", count=steps)
        before, after = _reach(self._game, self._view, self.me), _reach(self._game, self.ends[0], self.me)
        freed = {square: after[square] - before[square] for square in after if square not in (start, to)}
        best = max(freed, key=lambda square: freed[square], default=start)
        if freed.get(best, 0) >= FREED and (kind := _on(self._view[0], best).kind) not in (PAWN, KING):
            return _said("opens", man=words.sentence(f"chakart-name-{KINDS[kind]}"))
        if mover.kind not in (PAWN, KING) and after[to] > before[start]:
            return _said("reaches", man=words.sentence(f"chakart-name-{KINDS[mover.kind]}"), count=after[to])
        return None

    def _nothing_more(self) -> Sentence:
        to = self.move["to"]
        if to is None or any(piece.square == square_number(to) for piece in self.after):
            return _said("tried" if self._many else "only")
        return _said("safe")

    def _attacked(self) -> Piece | None:
        """Return the heaviest enemy piece that could be captured next and could not before, whatever the truth is.

        A king is named although it could be captured before as well.
        """
        struck = [set(strikes(self._game, [end], self.me)) for end in self.ends]
        known = set(strikes(self._game, [self._view], self.me))
        found = set.intersection(*struck) if struck else set()
        return max(
            (one for one in found if one.kind == KING or one not in known), key=lambda one: one.weight, default=None
        )

    def _left(self) -> list[Sentence]:
        """Return the warning about the heaviest piece that can still be captured."""
        piece = _dearest(self.after)
        if piece is None or piece.weight < DEAR:
            return []
        return [_said("risk", **piece.told, squares=_names(self.after[piece]))]


def _names(squares: Iterable[int]) -> list[str | Sentence]:
    return [square_name(square) for square in sorted(squares)]


def advice(game: Any, view: State, action: int) -> Advice:
    """Return the advice on a legal action of the seat to act."""
    look = _Look(game, view, action)
    return Advice(_what(view[0], look.move), look.why(), look.danger())


CHANCED: Final = (
    "converted",
    "returned",
    "chomped",
    "immobilised",
    "swapped",
    "dropped",
    "redirected",
    "jumped",
    "pushed",
)
MET: Final = {"egg": "egg", "redirected": "thing", "jumped": "mushroom", "pushed": "mushroom", "dropped": "thing"}


def chanced(played: Sequence[Event], about: About) -> Sentence | None:
    """Return what a piece met on its way, and what chance made of it."""
    met = next((one for one in played if one.kind in MET), None)
    fell = next((one for one in reversed(played) if one.kind in CHANCED), None)
    if met is None or fell is None:
        return None
    thing = "egg" if met.kind == "egg" else met.data.get("object", "mushroom")
    facts = fell.data
    told: dict[str, Argument] = {key: facts[key] for key in ("at", "to", "from") if key in facts}
    if "man" in facts:
        owner = SEATS[facts["to"] == SEATS[0]] if fell.kind == "converted" else "man"  # whose it was
        told["man"] = words.sentence(f"chakart-{owner}-{facts['man']}")
    if "object" in facts:
        told["which"] = facts["object"]
    return _said("chanced", **about, thing=thing, happened=_said(f"chanced-{fell.kind}", **told))


COACH: Final = Coach("search@iterations=10000,learned=off", advice, chanced=chanced)
