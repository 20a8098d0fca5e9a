"""Coach: the advice that a beginner gets on a placement, from the view of the seat to act alone."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from parlour.core import words
from parlour.core.chance import CHANCE
from parlour.core.event import Event
from parlour.core.facets.coach import About, Advice, Coach
from parlour.core.log import closed_log
from parlour.core.record import State, copy
from parlour.core.shapes import Sentence
from parlour.games.triple_triad import shapes
from parlour.games.triple_triad.numbering import PLAYED_CELL, PLAYED_PLACE, SLOT_AT
from parlour.games.triple_triad.state import BROKEN_WALL, OVER, REVERSE, SEATS
from parlour.games.triple_triad.written.notation import action_text, face, squares

SIDES: Final = range(4)  # top, right, bottom, left
CORNERS: Final = (0, 2, 6, 8)
RULES: Final = {"symmetric": "battle"}  # the rule by which a card flips, where it is called otherwise


def _beyond(cell: int, side: int, wraps: bool) -> int | None:
    """Return the cell beyond a side, if there is one; a board that wraps has no edge."""
    row, column = divmod(cell, 3)
    row, column = row + (-1, 0, 1, 0)[side], column + (0, 1, 0, -1)[side]
    if wraps:
        return 3 * (row % 3) + column % 3
    return 3 * row + column if 0 <= row < 3 and 0 <= column < 3 else None


def _said(name: str, /, **args: Any) -> Sentence:
    return words.sentence(f"triple-triad-coach-{name}", args)


def _where(view: State, cell: int) -> Sentence:
    return words.sentence("table-square", {"cell": str(squares(int(view["rule_bits"][0]))[cell])})


class _Threat(NamedTuple):
    """The slot of a card that the other seat is seen to hold, and the cell from which it would capture."""

    slot: int
    cell: int


class _Placement:
    """A placement, with the board before it and after it."""

    def __init__(self, game: Any, view: State, action: int, move: shapes.Move, seen: shapes.View) -> None:
        self._game, self._view, self._seen, self._move, self._action = game, view, seen, move, action
        self._me = int(view["turn"][0])
        self._reverse = bool(int(view["rule_bits"][0]) & REVERSE)
        self._wraps = bool(int(view["rule_bits"][0]) & BROKEN_WALL)
        self._lands = move.get("lands", move["cell"])
        self._after = copy(view)
        game.wrappers.apply(self._after, action, np.zeros(1, CHANCE), closed_log())
        self._theirs = seen["hands"][SEATS[1 - self._me]]
        self._names = {one["slot"]: one["card"]["name"] for one in self._theirs if one["card"] is not None}
        held = (one["card"] for one in seen["hands"][SEATS[self._me]] if one["slot"] == move["slot"])
        self._sides = [side + move.get("delta", 0) for card in held if card is not None for side in card["sides"]]

    def what(self, card: str) -> Sentence:
        """Return where the card goes and what it captures."""
        count = self._move.get("takes", 0)
        sums = self._sums()
        if count and len(sums) == count:
            return _said("takes", card=card, count=count, sums=sums)
        return _said("takes-rule", card=card, count=count, rules=self._rules()) if count else _said("place", card=card)

    def _rules(self) -> list[Sentence]:
        """Return the names of the rules by which it captures; where none turned a card, a slide led to it."""
        _weight, _after, events = self._game.outcomes(self._view, self._action)[0]
        found = dict.fromkeys(event.data["by"] for event in events if event.kind == "flipped")
        found.pop("basic", None)
        return [words.sentence(f"option-{RULES.get(by, by)}") for by in found or ("power_wall",)]

    def _sums(self) -> list[str]:
        """Return a comparison of the two touching sides for each card captured by number alone."""
        if self._move.get("travel"):
            return []
        found = []
        for side in SIDES:
            to = _beyond(self._lands, side, self._wraps)
            piece = None if to is None else self._seen["board"][to]
            if piece is None or to not in self._move.get("flips", []):
                continue
            mine, theirs = self._sides[side], piece["card"]["sides"][(side + 2) % 4] + piece["delta"]
            if mine < theirs if self._reverse else mine > theirs:
                found.append(f"{face(mine)} {'<' if self._reverse else '>'} {face(theirs)}")
        return found

    def why(self) -> list[Sentence]:
        """Return the card that could capture it, unless it could before; else how it stands, and what it wins."""
        if int(self._after["phase"][0]) == OVER:
            return []
        takes, threats = bool(self._move.get("takes")), self._threats()
        before = self._dangerous() if threats else set()
        new = next((threat for threat in threats if threat.slot not in before), None)
        if new is not None:
            risk = _said("risk", card=self._names[new.slot], square=_where(self._after, new.cell))
            return [risk] if takes else [self._stands(), risk]
        if threats:
            return [self._score() if takes else self._stands()]
        stands = _said("safe") if all(one["card"] for one in self._theirs) else self._stands()
        return [stands, self._score()] if takes else [stands]

    def _score(self) -> Sentence:
        """Return the score that it leads to."""
        mine, theirs = (
            self._game.view_json(self._after, self._me)["score"][SEATS[at]] for at in (self._me, 1 - self._me)
        )
        return _said("score", mine=mine, theirs=theirs, ahead="yes" if mine > theirs else "no")

    def _stands(self) -> Sentence:
        """Return how many sides of the placed card are open."""
        sides = self._open()
        if not sides:
            return _said("last")
        name = "corner" if self._lands in CORNERS and not self._wraps else "open"
        return _said(name, count=len(sides), sides=[face(side) for side in sides])

    def _open(self) -> list[int]:
        """Return the sides of the placed card that could be attacked."""
        cells = [_beyond(self._lands, side, self._wraps) for side in SIDES]
        board = self._after["cell"][0]
        return [self._sides[side] for side, to in enumerate(cells) if to is not None and int(board[to]) < 0]

    def _threats(self) -> list[_Threat]:
        """Return the cards of the other hand, as far as that is seen, that could capture the placed card next."""
        return [] if int(self._after["turn"][0]) == self._me else [*self._replies(self._after, self._move["slot"])]

    def _dangerous(self) -> set[int]:
        """Return the cards that could have captured something before it was placed."""
        twin = copy(self._view)
        twin["turn"] = 1 - self._me
        return {threat.slot for threat in self._replies(twin)}

    def _replies(self, state: State, slot: int | None = None) -> Iterator[_Threat]:
        """Yield the replies by cards that are seen which capture a card, or any, wherever it lies then."""
        for reply in self._game.legal(state):
            by = int(SLOT_AT[1 - self._me, PLAYED_PLACE[reply]])
            if by not in self._names:
                continue
            twin = copy(state)
            self._game.wrappers.apply(twin, reply, np.zeros(1, CHANCE), closed_log())
            own = {int(one) for one, colour in _lying(state) if colour == self._me} if slot is None else {slot}
            if any(one in own and colour != self._me for one, colour in _lying(twin)):
                yield _Threat(by, int(PLAYED_CELL[reply]))


def _lying(state: State) -> Iterator[tuple[int, int]]:
    """Yield the slot and the colour of each card on the board."""
    return (
        (int(slot), int(colour)) for slot, colour in zip(state["cell"][0], state["colour"][0], strict=True) if slot >= 0
    )


def advice(game: Any, view: State, action: int) -> Advice:
    """Return the advice on a legal action of the seat to act."""
    seat = int(view["turn"][0])
    seen: shapes.View = game.view_json(view, seat)
    move = next(one for one in seen["legal"] if one["action"] == action_text(action))
    cards = [*seen["hands"]["red"], *seen["hands"]["blue"], *seen["pools"]["red"], *seen["pools"]["blue"]]
    card = next((one["card"]["name"] for one in cards if one["slot"] == move["slot"] and one["card"] is not None), "?")
    if "cell" not in move:
        return Advice(_said("pick", card=card), [])
    placement = _Placement(game, view, action, move, seen)
    return Advice(placement.what(card), placement.why())


def answered(played: Sequence[Event], answer: Sequence[Event], about: About) -> Sentence | None:
    """Return which card an answer took after a placement: the card that was placed, or another."""
    placed = next((one.data for one in played if one.kind == "placed"), None)
    taken = [one.data for one in answer if one.kind == "flipped" and "attacker" in one.data]
    if placed is None or not taken:
        return None
    named = placed["card"]["name"]
    flip = next((one for one in taken if one["card"]["name"] == named), taken[-1])
    plain = flip["by"] in ("basic", "combo") and flip["mine"] > flip["theirs"]
    sums = {"mine": face(flip["mine"]), "theirs": face(flip["theirs"]), "plain": "yes" if plain else "no"}
    cards = {"card": named, "attacker": flip["attacker"]["name"], "taken": flip["card"]["name"]}
    return _said("too-close" if flip["card"]["name"] == named else "left", **about, **cards, **sums)


COACH: Final = Coach("search@iterations=16000,exact=off", advice, answered)
