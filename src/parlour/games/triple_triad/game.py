"""Triple Triad as a game of parlour: the modules of this folder behind the contract of `core.game`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.contract import Declaration, Kernels, SmallDeal
from parlour.core.drawing import DrawnLine
from parlour.core.event import Called, Event, Names
from parlour.core.facets.cards import Cards
from parlour.core.facets.coach import Coach
from parlour.core.facets.levels import Level, Levels
from parlour.core.facets.novice import Novice
from parlour.core.game import Game
from parlour.core.picture import Shape
from parlour.core.record import State, copy
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Phrased, Shapes
from parlour.games.triple_triad import deal as dealing
from parlour.games.triple_triad import referee, rules
from parlour.games.triple_triad.blank import HAND_SIZE
from parlour.games.triple_triad.card_sets import TripleTriadCards
from parlour.games.triple_triad.coach import COACH
from parlour.games.triple_triad.exact.solver import EXACT
from parlour.games.triple_triad.learning import LEARNING
from parlour.games.triple_triad.numbering import ACTIONS, PICKED_SLOT, PLACE, PLAYED_CELL, PLAYED_PLACE
from parlour.games.triple_triad.play import features, moves, shortcut, views
from parlour.games.triple_triad.play.rounds import LAST_ROUND
from parlour.games.triple_triad.sets import set_in
from parlour.games.triple_triad.shapes import TELLS, GameEvent, Position, Result, View
from parlour.games.triple_triad.shown import drawing, events, heat
from parlour.games.triple_triad.shown import view as shown
from parlour.games.triple_triad.shown.guises import guises
from parlour.games.triple_triad.shown.sketch import TripleTriadSketch
from parlour.games.triple_triad.small_deals import small_deals
from parlour.games.triple_triad.state import (
    BATTLE,
    CELLS,
    COMBO,
    OPPONENT_PICKS,
    PICKING,
    PLUS,
    PLUS_WALL,
    SAME,
    SAME_WALL,
    SEATS,
    STATE,
)
from parlour.games.triple_triad.themes import THEMES
from parlour.games.triple_triad.written import markup, notation, position, stage
from parlour.games.triple_triad.written.wiki import wiki

OVERLOOKED: Final = SAME | SAME_WALL | PLUS | PLUS_WALL | COMBO | BATTLE  # by a beginner
LEVELS: Final = Levels(
    (
        Level("pip", "novice", 908, 29),
        Level("clover", "greedy", 1000, 0),
        Level("otto", "search@iterations=60,horizon=0,exact=off", 1127, 25),
        Level("hazel", "search@iterations=200,horizon=0,exact=off", 1240, 26),
        Level("basil", "search@iterations=220,exact=off", 1356, 27),
        Level("reynard", "search@iterations=700,exact=off", 1449, 27),
        Level("corvin", "search@iterations=2500,exact=off", 1527, 27),
        Level("strix", "search@iterations=64000", 1621, 28),
    ),
    rules="ffwtt+same+same_wall+plus+plus_wall+visibility=open",
)
"""The house's strengths at Triple Triad, as the arena rated them (docs/explanation/strength.md)."""


def _understood(view: State) -> State:
    """Return a view in which cards are taken by number alone: no Same, no Plus, no walls, and no combos."""
    seen = copy(view)
    seen["rule_bits"] &= ~OVERLOOKED
    return seen


def _deck(state: State) -> int:
    """Return the seat whose deck is picked from."""
    seat = int(state["turn"][0])
    return 1 - seat if int(state["rule_bits"][0]) & OPPONENT_PICKS else seat


class TripleTriad(Game):
    """Triple Triad under any community's house rules."""

    name: ClassVar[str] = rules.NAME
    revision: ClassVar[int] = 3
    laid_out: ClassVar[int] = 3  # two bits of the rules were added: the numbering of squares, and copies
    dtype: ClassVar[np.dtype[Any]] = STATE
    open_record: ClassVar[bool] = True
    rule_book: ClassVar[RuleBook] = rules.RULE_BOOK
    tells: ClassVar[Shapes] = TELLS
    kernels: ClassVar[Kernels] = Kernels(
        legal=moves.legal,
        apply=moves.apply,
        to_act=moves.to_act,
        outcome=moves.outcome,
        observe=views.observe,
        resample=views.resample,
        random_action=moves.random_action,
        features=features.features,
        worth=moves.worth,
        shortcut=shortcut.shortcut,
    )
    declared: ClassVar[Declaration] = Declaration(
        seats=SEATS,
        actions=ACTIONS,
        features=features.FEATURES,
        longest=2 * HAND_SIZE + LAST_ROUND * CELLS,  # every card picked, every round played
        widest_pick=dealing.MOST_OWNED,
        known=views.known,
    )
    cards: ClassVar[Cards] = TripleTriadCards(rules.NAME)
    sketch = TripleTriadSketch()
    levels: ClassVar[Levels] = LEVELS
    coach: ClassVar[Coach | None] = COACH
    themes = THEMES
    turns: ClassVar[str | None] = "flipped"
    novice: ClassVar[Novice] = Novice(understood=_understood)
    exact = EXACT
    referee = referee.REFEREE
    learning = LEARNING

    def exports(self, history: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> dict[str, str]:
        return {"wiki": wiki(history, names)}

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        return dealing.deal(rules, brings, chance)

    def alike(self, rules: RuleSet, view: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        for one in super().alike(rules, view):
            yield from guises(one, rules.on("broken_wall"))

    def small_deals(self) -> Sequence[SmallDeal]:
        return small_deals()

    def action_text(self, state: State, action: int) -> str:
        return notation.action_text(action)

    def parse_action(self, state: State, text: str) -> int:
        return notation.parse_action(text, _deck(state))

    def named(self, view: State, action: int) -> str:
        return notation.named(view, action)

    def typed(self, state: State, action: int) -> str:
        return notation.typed(action, int(state["rule_bits"][0]))

    def parse_typed(self, state: State, text: str) -> int:
        return notation.parse_typed(text, _deck(state), int(state["rule_bits"][0]))

    def illegal(self, state: State, action: int) -> Refusal:
        s = state[0]
        seat, phase = int(s["turn"]), int(s["phase"])
        picks = int(PICKED_SLOT[action]) >= 0
        if picks != (phase == PICKING):
            return Refusal("not-now")
        if picks:
            return Refusal("card-not-in-deck", action=notation.action_text(action))
        place, cell = int(PLAYED_PLACE[action]), int(PLAYED_CELL[action])
        if not int(s["hand"][seat]) >> place & 1:
            return Refusal("card-not-in-hand", seat=SEATS[seat])
        if int(s["cell"][cell]) >= 0:
            return Refusal("cell-taken", cell=cell)
        return Refusal("card-forced", place=int(PLACE[s["forced"]]) + 1)

    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        return events.decode(before, after, log)

    def position(self, state: State) -> Position:
        if int(state[0]["phase"]) == PICKING:
            raise Refusal("still-picking")  # the decks and the turn of a picking have no written form
        return position.write(state, {}, hands=True)

    def notations(self, state: State) -> dict[str, str]:
        """Return a position as the wiki's Board, which `parse_position` reads under "wiki"."""
        return {markup.FORM: markup.write(self.position(state), set_in(state[0]))}

    def parse_position(self, rules: RuleSet, given: Mapping[str, Any]) -> State:
        return stage.staged(rules, given) if stage.is_stage(given) else position.parse(rules, given).state

    def view_json(self, view: State, viewer: int) -> View:
        return shown.view_json(self, view, viewer)

    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> GameEvent:
        return events.event_json(event, viewer)

    def phrased(self, event: Event, viewer: int, names: Called = (None, None)) -> Phrased:
        """Return an event with its sentence as data."""
        return events.phrased(event, viewer)

    def result(self, state: State) -> Result | None:
        return shown.result(state)

    def check_playable(self, state: State) -> None:
        position.check_hands(state)

    def has_draws(self, rules: RuleSet) -> bool:
        return rules["tie"] == "draw"

    def picture(self, view: Mapping[str, Any]) -> list[Shape]:
        return drawing.picture(view)

    def invitation(self) -> list[Shape]:
        return drawing.invitation()

    def drawing(self, view: State, viewer: int, lang: str = "en") -> list[DrawnLine]:
        return drawing.of(self.view_json(view, viewer), notation.squares(int(view["rule_bits"][0])), lang)

    def heat(self, view: State, pieces: Mapping[int, tuple[str, str]], lang: str = "en") -> list[DrawnLine]:
        return heat.of(view, pieces)
