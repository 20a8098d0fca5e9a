"""Triple Triad as a game of parlour: the modules of this folder behind the contract of `core.game`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.contract import Declaration, Kernels, SmallDeal
from parlour.core.drawing import DrawnLine
from parlour.core.event import Called, Event, Names
from parlour.core.facets.cards import Cards
from parlour.core.facets.coach import Coach
from parlour.core.facets.levels import Levels
from parlour.core.facets.novice import Novice
from parlour.core.game import Game
from parlour.core.picture import Shape
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Phrased, Shapes
from parlour.games.triple_triad import deal as dealing
from parlour.games.triple_triad import referee, rules
from parlour.games.triple_triad.blank import HAND_SIZE
from parlour.games.triple_triad.card_sets import TripleTriadCards
from parlour.games.triple_triad.coach import COACH
from parlour.games.triple_triad.exact.solver import EXACT
from parlour.games.triple_triad.known import known
from parlour.games.triple_triad.learning import LEARNING
from parlour.games.triple_triad.levels import LEVELS
from parlour.games.triple_triad.novice import understood
from parlour.games.triple_triad.numbering import ACTIONS, PICKED_SLOT, PLACE, PLAYED_CELL, PLAYED_PLACE
from parlour.games.triple_triad.play import features, moves, views
from parlour.games.triple_triad.play.rounds import LAST_ROUND
from parlour.games.triple_triad.sets import set_in
from parlour.games.triple_triad.shapes import TELLS, GameEvent, Position, Result, View
from parlour.games.triple_triad.shown import drawing, events, heat, picture
from parlour.games.triple_triad.shown import view as shown
from parlour.games.triple_triad.shown.guises import guises
from parlour.games.triple_triad.shown.sketch import TripleTriadSketch
from parlour.games.triple_triad.small_deals import small_deals
from parlour.games.triple_triad.state import CELLS, OPPONENT_PICKS, PICKING, SEATS, STATE
from parlour.games.triple_triad.written import markup, naming, notation, position, stage
from parlour.games.triple_triad.written.wiki import wiki


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
    )
    declared: ClassVar[Declaration] = Declaration(
        seats=SEATS,
        actions=ACTIONS,
        features=features.FEATURES,
        longest=2 * HAND_SIZE + LAST_ROUND * CELLS,  # every card picked, every round played
        widest_pick=dealing.MOST_OWNED,
        known=known,
    )
    cards: ClassVar[Cards] = TripleTriadCards(rules.NAME)
    sketch = TripleTriadSketch()
    levels: ClassVar[Levels] = LEVELS
    coach: ClassVar[Coach | None] = COACH
    turns: ClassVar[str | None] = "flipped"
    novice: ClassVar[Novice] = Novice(understood=understood)
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
        return naming.named(view, action)

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
        return picture.picture(view)

    def drawing(self, view: State, viewer: int, lang: str = "en") -> list[DrawnLine]:
        return drawing.of(self.view_json(view, viewer), notation.squares(int(view["rule_bits"][0])), lang)

    def heat(self, view: State, pieces: Mapping[int, tuple[str, str]], lang: str = "en") -> list[DrawnLine]:
        return heat.of(view, pieces)
