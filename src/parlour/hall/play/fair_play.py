"""Fair play: what two people are playing right now nobody is told the worth of, whoever asks and by whatever door.

Positions are compared as the seat to act sees them, under the rules of the match that is played: who lays a guess at
hidden cards open, holds his hand in another order, or asks under other rules asks about the same position.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.agents import levels
from parlour.core import words
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Conflict, Refusal
from parlour.core.rules import RuleSet
from parlour.hall.play.studies import is_made_up
from parlour.table.match import Match

NUMBERED = "slot"  # by which a game numbers cards: lists of such have no order of their own
# What counts moves or numbers things, and what follows from the rest: nothing hangs on it that would be asked.
# What more there is to a card than its numbers may be left out where a position is written down: little hangs on it.
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
        "score",
        "brought",
        "element",
        "power",
        "type",
    }
)


def between_people(match: Match) -> bool:
    """Whether two people play it right now."""
    return match.status == "live" and all(seat is not None and seat.agent is None for seat in match.seats)


class Played:
    """The positions that people are playing right now, in one game."""

    def __init__(self, game: Game, matches: Sequence[Match]) -> None:
        self._game = game
        self._views: dict[str, tuple[RuleSet, list[Any]]] = {}
        for match in matches:
            if between_people(match) and match.state is not None and match.strayed is None:
                _rules, views = self._views.setdefault(match.rules.text, (match.rules, []))
                views.append(_seen(game, match.state))

    def holds(self, state: State) -> bool:
        """Whether a position is one of them."""
        if self._game.to_act(state) == OVER:
            return False
        return any(
            _fits(view, asked)
            for rules, views in self._views.values()
            for asked in [_seen(self._game, _laid_open(self._game, rules, state))]
            for view in views
        )

    def refuse_made_up(self, match: Match) -> None:
        """A Refusal of a match that began from a position somebody made up, while people play the game at all: it may
        be theirs with the sides swapped, mirrored, or with a number changed on which nothing hangs.
        """
        if self._views and is_made_up(match):
            raise Conflict("study-waits")

    def opponent(self, wished: str | None, usual: str, known: bool) -> str:
        """Who of the house plays a study: whom somebody wishes, else the usual one. While people play the game nobody
        who searches plays on from a position that was made up, for his moves are what the search thinks of it: the
        strongest other takes the usual one's seat, and a wish for one is refused.
        """
        agent = levels.seated(self._game, wished or usual)
        if known or not self._views or not levels.searches(self._game, agent):
            return agent
        plain = levels.without_search(self._game)
        if wished is None:
            return plain[-1]
        named = (words.say("en", f"agent-{name}") for name in plain)  # the same in every language
        raise Conflict("study-unsearched", known=", ".join(named))

    def refuse(self, state: State) -> None:
        """A Refusal where a position is one of them."""
        if self.holds(state):
            raise Conflict("position-live")


def _laid_open(game: Game, rules: RuleSet, state: State) -> State:
    """The position under other rules, as somebody writes it down who knows all; as it stands where that cannot be."""
    try:
        return game.parse_position(rules, game.position(state))
    except Refusal:
        return state


def _seen(game: Game, state: State) -> Any:
    """What the seat to act sees."""
    seat = game.to_act(state)
    return _bare(game.view_json(game.observe(state, seat), seat))


def _bare(value: Any) -> Any:
    """The same without what numbers and counts."""
    if isinstance(value, Mapping):
        return {key: _bare(inner) for key, inner in value.items() if key not in ASIDE}
    if not isinstance(value, list | tuple):
        return value
    numbered = bool(value) and all(isinstance(one, Mapping) and NUMBERED in one for one in value)
    return Pile(map(_bare, value)) if numbered else [_bare(inner) for inner in value]


class Pile(list[Any]):
    """Things that lie together in no order of their own."""


def _fits(view: Any, asked: Any) -> bool:
    """Whether what is asked about may be what is seen: what is not seen may be anything."""
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
    """Whether each thing that is seen is among those that are asked about; those of which least is seen come last."""
    left = list(asked)
    for one in sorted(view, key=lambda thing: None in thing.values()):
        found = next((at for at, other in enumerate(left) if _fits(one, other)), None)
        if found is None:
            return False
        del left[found]
    return True
