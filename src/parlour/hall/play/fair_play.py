"""Fair play: nobody is told the worth of what two people are playing right now, by whatever door.

Positions are compared as the seat to act sees them, under the rules of the match that is played. They are compared in
every guise that the game knows (`Game.alike`). A question may lay a guess at hidden cards open, or hold a hand in
another order. It may take the other seat, turn the board, or ask under other rules. It is about the same position all
the same, however that came about.
"""

from collections.abc import Mapping, Sequence
from threading import Condition
from typing import Any

from cachetools import LRUCache, cached

from parlour.agents import levels
from parlour.core import words
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal
from parlour.core.rules import RuleSet
from parlour.hall.play import studies
from parlour.table.match import Match
from parlour.table.takebacks import counting

AFTER = 2  # decisions after a position, one of each side, whose worth would tell that of the position
KEPT = 1_024  # positions whose view by the seat to act is kept
NUMBERED = "slot"  # the field by which a game numbers cards: lists of such have no order of their own
# Fields that count moves or number things, or follow from the rest: no question depends on them.
# Facts of a card beyond its numbers may be left out where a position is written down: little depends on them.
ASIDE = frozenset(
    {
        NUMBERED,
        "id",
        "name",
        "level",
        "set",
        "legal",
        "why_not",
        "ask",
        "fen",
        "halfmoves",
        "repeated",
        "placed",
        "round",
        "turn",
        "travel",
        "score",
        "brought",
        "element",
        "power",
        "type",
    }
)


def between_people(match: Match) -> bool:
    """Tell whether two people play it right now."""
    return match.status == "live" and all(seat is not None and seat.agent is None for seat in match.seats)


def line(match: Match, seq: int | None = None) -> list[State]:
    """Return the positions before the last decisions of a match up to an entry, and then the one after it."""
    last = match.seq if seq is None else seq
    acts = [entry.seq for entry in counting(match.log) if entry.action is not None and entry.seq <= last]
    return [match.states[at] for at in [*(act - 1 for act in acts[-AFTER:]), last] if at in match.states]


class Played:
    """The positions people are playing right now in one game; `asking` are the ids of who asks and their machines."""

    def __init__(self, game: Game, matches: Sequence[Match], asking: frozenset[str] = frozenset()) -> None:
        self._game = game
        self._asking = asking
        self._states: dict[str, tuple[RuleSet, list[State]]] = {}
        self._before: dict[str, tuple[RuleSet, list[State]]] = {}  # where the last decisions were made
        self._plays = False  # whether the one who asks plays against somebody else
        for match in matches:
            if between_people(match) and match.state is not None and match.diverged_at is None:
                _rules, states = self._states.setdefault(match.rules.text, (match.rules, []))
                states.append(match.state)
                _rules, before = self._before.setdefault(match.rules.text, (match.rules, []))
                last = next((entry.seq for entry in reversed(match.log) if entry.action is not None), 0)
                before += [match.states[last - 1]] if last - 1 in match.states else []
                mine = [seat is not None and seat.player in asking for seat in match.seats]
                self._plays = self._plays or (any(mine) and not all(mine))

    def holds(self, state: State) -> bool:
        """Tell whether a position is one of them, in whatever guise. It takes a while where many play."""
        return self._any(self._states, state)

    def near(self, asked: Sequence[State]) -> bool:
        """Tell whether an answer to a table that came this way would tell the worth of one of them.

        It would if the table stands there, came by just now, or stands where a match's last decision was made.
        """
        return any(map(self.holds, asked)) or any(self._any(self._before, state) for state in asked[-1:])

    def _any(self, known: Mapping[str, tuple[RuleSet, list[State]]], state: State) -> bool:
        if self._game.to_act(state) == OVER:
            return False
        return any(self._among(rules, states, state) for rules, states in known.values())

    def _among(self, rules: RuleSet, states: Sequence[State], state: State) -> bool:
        asked = _seen(self._game, _laid_open(self._game, rules, state))
        guises = [_bare(guise) for guise in self._game.alike(rules, asked)]
        views = [_bare(_seen(self._game, one)) for one in states]
        return any(_fits(view, guise) for view in views for guise in guises)

    def chosen(self, match: Match) -> bool:
        """Tell whether one person chose the cards of a match: those of the house, or of both sides."""
        if match.terms.study:
            return studies.is_chosen(match)
        house = [seat for seat in match.seats if seat is not None and seat.agent is not None]
        own = [seat for seat in match.seats if seat is not None and seat.player in self._asking]
        return any(seat.bring for seat in house or (own if len(own) == len(match.seats) else ()))

    def silent(self, match: Match) -> str | None:
        """Return why nothing at all is told of a match while people play, whatever its position; None if something is.

        Its position may be made up, or its cards chosen by somebody who plays the game against a person. Then it may be
        theirs with a number changed that makes no difference. Other rules may make no difference either.
        """
        if self._states and studies.is_made_up(match):
            return "study-waits"
        return "cards-chosen" if self._plays and self.chosen(match) else None

    def refuse_match(self, match: Match) -> None:
        """Refuse a match of which nothing at all is told."""
        reason = self.silent(match)
        if reason is not None:
            raise Conflict(reason)

    def refuse(self, *asked: State) -> None:
        """Refuse if one of these positions is being played."""
        if any(map(self.holds, asked)):
            raise Conflict("position-live")

    def refuse_near(self, asked: Sequence[State]) -> None:
        """Refuse to tell of a table that came this way, if that would tell the worth of one of them."""
        if self.near(asked):
            raise Conflict("position-live")

    def opponent(self, wished: str | None, usual: str, free: bool) -> str:
        """Return who of the house plays a study: the one wished for, else the usual one.

        Where it is not `free`, nobody who searches plays on while people play the game: their moves would tell what the
        search thinks of it. The strongest other takes the usual one's seat, and a wish for one who searches is refused.
        """
        agent = levels.seated(self._game, wished or usual)
        if free or not self._states or not levels.searches(self._game, agent):
            return agent
        plain = levels.without_search(self._game)
        if wished is None:
            return plain[-1]
        named = (words.say("en", f"agent-{name}") for name in plain)  # the same in every language
        raise Conflict("study-unsearched", known=", ".join(named))

    def moves(self, match: Match, state: State, agent: str) -> str:
        """Return who of the house decides an agent's move in a position of a match.

        It is one who does not search, where a search would be told of what people play.
        """
        if not self._states or not levels.searches(self._game, agent):
            return agent
        return levels.without_search(self._game)[-1] if self.silent(match) or self.holds(state) else agent


def _laid_open(game: Game, rules: RuleSet, state: State) -> State:
    """Return the position as it is read under other rules, written down in full; as it stands where that cannot be."""
    try:
        return game.parse_position(rules, game.position(state))
    except Refusal:
        return state


@cached(LRUCache(KEPT), key=lambda game, state: (game.name, state.tobytes()), condition=Condition())
def _seen(game: Game, state: State) -> Mapping[str, Any]:
    """Return the view of the seat to act, without the fields of `ASIDE`."""
    seat = game.to_act(state)
    view = game.view_json(game.observe(state, seat), seat)
    return {key: inner for key, inner in view.items() if key not in ASIDE}


def _bare(value: Any) -> Any:
    """Return a value without the fields of `ASIDE`; lists of numbered things become piles."""
    if isinstance(value, Mapping):
        return {key: _bare(inner) for key, inner in value.items() if key not in ASIDE}
    if not isinstance(value, list | tuple):
        return value
    numbered = bool(value) and all(isinstance(one, Mapping) and NUMBERED in one for one in value)
    return Pile(map(_bare, value)) if numbered else [_bare(inner) for inner in value]


class Pile(list[Any]):
    """Things that lie together in no order of their own."""


def _fits(view: Any, asked: Any) -> bool:
    """Tell whether the position asked about may be the one seen; what is not seen may be anything."""
    if view is None:
        return True
    if isinstance(view, Pile) and isinstance(asked, Pile):
        return len(view) == len(asked) and _pairs(view, asked)
    if isinstance(view, list) and isinstance(asked, list):
        return len(view) == len(asked) and all(map(_fits, view, asked))
    if isinstance(view, dict) and isinstance(asked, dict):
        return view.keys() == asked.keys() and all(_fits(view[key], asked[key]) for key in view)
    return bool(view == asked)


def _pairs(view: Pile, asked: Pile) -> bool:
    """Tell whether each thing fits one of the other pile. What is not seen, of either, fits anything and comes last."""
    left = sorted(asked, key=_unseen)
    for one in sorted(view, key=_unseen):
        found = next((at for at, other in enumerate(left) if _fits(one, other) or _fits(other, one)), None)
        if found is None:
            return False
        del left[found]
    return True


def _unseen(thing: Mapping[str, Any]) -> bool:
    return None in thing.values()
