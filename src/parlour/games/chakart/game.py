"""Chakart as a game of parlour: the modules of this folder behind the contract of `core.game`."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.contract import SPECTATOR, Declaration, Kernels, SmallDeal
from parlour.core.drawing import DrawnLine
from parlour.core.event import Called, Event, Names
from parlour.core.facets.coach import Coach
from parlour.core.facets.levels import Level, Levels, Tuning
from parlour.core.facets.novice import Novice
from parlour.core.facets.themes import Themes
from parlour.core.game import Game
from parlour.core.picture import Shape
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Phrased, Shapes
from parlour.games.chakart import deal as dealing
from parlour.games.chakart import referee, rules
from parlour.games.chakart.coach import COACH
from parlour.games.chakart.learning import LEARNING
from parlour.games.chakart.play import choices, features, moves, policy, views
from parlour.games.chakart.play.actions import ACTIONS, action_text, parse_action
from parlour.games.chakart.shapes import TELLS, GameEvent, Position, Result, View
from parlour.games.chakart.shown import drawing, events
from parlour.games.chakart.shown import view as shown
from parlour.games.chakart.shown.sketch import ChakartSketch
from parlour.games.chakart.state import ACTIONS_A_TURN, MOST_TURNS, SEATS, STATE
from parlour.games.chakart.worth import beginner_worth, worth
from parlour.games.chakart.written import position
from parlour.games.chakart.written.fen import score_sheet

WARMING = {"fen": "k7/8/8/8/8/8/4m3/4K3 w 0 0000 000000000000", "pending": "kingboo", "mover": "e1"}
HUNTED: Final = "4k3/8/8/8/8/8/6PP/Q5PK w 0 0100 000000000000"  # a stealth move, then any reply
HUNTING: Final = "Q3k3/8/8/8/8/8/6PP/6PK w 0 0100 000000000000"  # the queen may hide where the enemy king goes
LEVELS: Final = Levels(
    (
        Level("pip", "novice", 917, 40),
        Level("clover", "greedy", 1000, 0),
        Level("otto", "search@iterations=180,learned=off", 1103, 58),
        Level("hazel", "search@iterations=350,learned=off", 1227, 56),
        Level("basil", "search@iterations=600,learned=off", 1353, 62),
        Level("reynard", "search@iterations=2000,learned=off", 1614, 68),
        Level("corvin", "search@learned=off", 1728, 77),
        Level("strix", "search@iterations=100000", 2053, 185),
    ),
    rules="seed",
)
"""The house's strengths at Chakart, as the arena rated them (docs/explanation/strength.md)."""

THEMES: Final = Themes(
    (
        "over", "egg", "shell", "chomped", "immobilised", "pushed", "swapped", "redirected", "jumped", "converted",
        "bonus", "stealth", "dropped", "promoted", "capture", "taken", "move", "placed",
    )
)  # fmt: skip


class Chakart(Game):
    """Chakart by the rules of the seed page, or by those of the page of 2021."""

    name: ClassVar[str] = rules.NAME
    revision: ClassVar[int] = 3
    laid_out: ClassVar[int] = 2
    dtype: ClassVar[np.dtype[Any]] = STATE
    open_record: ClassVar[bool] = True
    rule_book: ClassVar[RuleBook] = rules.RULE_BOOK
    tells: ClassVar[Shapes] = TELLS
    notes: ClassVar[frozenset[str]] = frozenset({"noted"})
    kernels: ClassVar[Kernels] = Kernels(
        legal=choices.legal,
        apply=moves.apply,
        to_act=moves.to_act,
        outcome=moves.outcome,
        observe=views.observe,
        resample=views.resample,
        random_action=choices.random_action,
        features=features.features,
        worth=worth,
    )
    declared: ClassVar[Declaration] = Declaration(
        seats=SEATS,
        actions=ACTIONS,
        features=features.FEATURES,
        longest=MOST_TURNS * ACTIONS_A_TURN,
        widest_pick=dealing.ARRANGEMENTS,
        known=views.known,
    )
    sketch = ChakartSketch()
    learning = LEARNING
    learned = policy.LEARNED
    referee = referee.REFEREE
    levels: ClassVar[Levels] = LEVELS
    coach: ClassVar[Coach | None] = COACH
    themes: ClassVar[Themes] = THEMES
    turns: ClassVar[str | None] = "capture"
    novice: ClassVar[Novice] = Novice(worth=beginner_worth)
    tuning: ClassVar[Tuning] = Tuning(exploration=0.3, horizon=4)

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        return dealing.deal(rules, chance)

    def alike(self, rules: RuleSet, view: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        as_it_stands, exchanged = super().alike(rules, view)
        for one in (as_it_stands, shown.turned_over(exchanged)):
            yield from (one, shown.mirrored(one))

    def small_deals(self) -> Sequence[SmallDeal]:
        """Return deals of two actions from each position: a queen that may hide, and the reply to it."""
        return [SmallDeal(self._standing(fen), actions=2) for fen in (HUNTED, HUNTING)]

    def _standing(self, fen: str) -> Callable[[Chance], tuple[State, list[Event]]]:
        return lambda chance: (self.parse_position(self.rule_book.standard, {"fen": fen}), [])

    def action_text(self, state: State, action: int) -> str:
        return action_text(action, int(state[0]["turn"]))

    def parse_action(self, state: State, text: str) -> int:
        return parse_action(text, int(state[0]["turn"]))

    def exports(self, history: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> dict[str, str]:
        return {"fen": score_sheet(history, names)}

    def illegal(self, state: State, action: int) -> Refusal:
        pending = position.pending_name(state)
        written = action_text(action, int(state[0]["turn"]))
        return Refusal("chakart-illegal", action=written, pending=pending or "none")

    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        return events.decode(before, log)

    def position(self, state: State) -> Position:
        return position.write_whole(state)

    def parse_position(self, rules: RuleSet, given: Mapping[str, Any]) -> State:
        return position.parse(rules, given)

    def view_json(self, view: State, viewer: int) -> View:
        return shown.view_json(self, view, viewer)

    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> GameEvent:
        return events.event_json(event, viewer)

    def phrased(self, event: Event, viewer: int, names: Called = (None, None)) -> Phrased:
        """Return an event with its sentence as data."""
        return events.phrased(event, viewer)

    def result(self, state: State) -> Result | None:
        return shown.result(state)

    def has_draws(self, rules: RuleSet) -> bool:
        return True  # by the cap on turns, at least (10.6)

    def picture(self, view: Mapping[str, Any]) -> list[Shape]:
        return drawing.picture(view)

    def invitation(self) -> list[Shape]:
        scene = self.parse_position(self.rule_book.standard, {"fen": drawing.INVITATION})
        return self.picture(self.view_json(scene, SPECTATOR))

    def drawing(self, view: State, viewer: int, lang: str = "en") -> list[DrawnLine]:
        return drawing.of(self.view_json(view, viewer), lang)

    def warm(self, brings: Sequence[Mapping[str, Any]] = ({}, {})) -> None:
        super().warm(brings)
        referee.judge(self, {"position": WARMING})  # kernels of their own read positions
