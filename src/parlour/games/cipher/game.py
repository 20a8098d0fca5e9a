"""Fire Emblem Cipher as a game of parlour: the modules of this folder behind the contract of `core.game`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance, Seeded
from parlour.core.contract import Declaration, Kernels, SmallDeal
from parlour.core.drawing import DrawnLine
from parlour.core.event import Called, Event, Names
from parlour.core.facets.cards import Cards
from parlour.core.facets.coach import Coach
from parlour.core.facets.larger import Larger
from parlour.core.facets.learning import Learning
from parlour.core.facets.levels import Level, Levels, Tuning
from parlour.core.facets.novice import Novice
from parlour.core.facets.themes import Themes
from parlour.core.game import Game
from parlour.core.picture import Shape
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleBook, RuleSet
from parlour.core.shapes import Phrased, Shapes
from parlour.games.cipher import deal as dealing
from parlour.games.cipher import referee, rules
from parlour.games.cipher.card_sets import CipherCards
from parlour.games.cipher.cards.deck import DECK_MOST, Deck, starters
from parlour.games.cipher.cards.respelled import RESPELLED
from parlour.games.cipher.coach.advice import COACH
from parlour.games.cipher.play import features, menus, moves, views, wrappers
from parlour.games.cipher.play.observation import observation
from parlour.games.cipher.shapes import TELLS
from parlour.games.cipher.shapes.events import GameEvent
from parlour.games.cipher.shapes.position import Position
from parlour.games.cipher.shapes.view import Result, View
from parlour.games.cipher.shown import drawing, events
from parlour.games.cipher.shown import view as shown
from parlour.games.cipher.shown.sketch import CipherSketch
from parlour.games.cipher.skills.deploying import grow_price
from parlour.games.cipher.small_deals import small_deals
from parlour.games.cipher.state import ACTIONS, ASKS, NUMBERS, SEATS, STATE, WIDE
from parlour.games.cipher.written import notation, position, writer

LEVELS: Final = Levels(
    (
        Level("pip", "novice", 424, 67),
        Level("clover", "novice@heeds=30", 623, 53),
        Level("otto", "novice@heeds=65", 827, 45),
        Level("hazel", "greedy", 1000, 0),
        Level("basil", "search@iterations=100,horizon=0", 1165, 44),
        Level("reynard", "search@iterations=230,horizon=0", 1268, 45),
        Level("corvin", "search@iterations=290", 1378, 50),
        Level("strix", "search", 1453, 55),
    ),
    rules="official",
)
"""The house's strengths at Cipher with S01 and S02, as the arena rated them (docs/explanation/strength.md)."""

THEMES: Final = Themes(("critical", "attack", "leveled", "deployed", "skill", "bond", "moved"))


def _together(leader: str, other: str) -> Mapping[str, Any]:
    """Return two starters as one deck, of a hundred cards."""
    led, rest = starters()[leader], starters()[other]
    return Deck(led.main, (*led.codes, *rest.codes)).as_json()


def _large_decks() -> Sequence[Mapping[str, Any]]:
    """Return two decks that need the larger record."""
    return _together("S01", "S02"), _together("S03", "S04")


class Cipher(Game):
    """Fire Emblem Cipher: five phases, bonds, orbs, and the skills of every card that is enforced."""

    name: ClassVar[str] = rules.NAME
    revision: ClassVar[int] = 4
    laid_out: ClassVar[int] = 3  # the numbers of effects and filters in it changed
    former_names: ClassVar[Mapping[str, str]] = RESPELLED
    dtype: ClassVar[np.dtype[Any]] = STATE
    rule_book: ClassVar[RuleBook] = rules.RULE_BOOK
    tells: ClassVar[Shapes] = TELLS
    kernels: ClassVar[Kernels] = Kernels(
        legal=menus.legal,
        apply=moves.apply,
        to_act=moves.to_act,
        outcome=moves.outcome,
        observe=views.observe,
        resample=views.resample,
        random_action=menus.random_action,
        features=features.features,
        worth=moves.worth,
    )
    declared: ClassVar[Declaration] = Declaration(
        seats=SEATS,
        actions=ACTIONS,
        features=features.FEATURES,
        longest=None,  # an empty deck is renewed
        widest_pick=DECK_MOST,  # a card of a deck
        known=views.known,
    )
    cards: ClassVar[Cards] = CipherCards(rules.NAME)
    counts: ClassVar[bool] = True
    referee = referee.REFEREE
    sketch = CipherSketch()
    learning = Learning(observation=observation, numbers=NUMBERS)
    larger = Larger(WIDE, _large_decks)
    levels: ClassVar[Levels] = LEVELS
    coach: ClassVar[Coach | None] = COACH
    themes: ClassVar[Themes] = THEMES
    turns: ClassVar[str | None] = "defeated"
    novice: ClassVar[Novice] = Novice(worth=moves.headcount)
    tuning: ClassVar[Tuning] = Tuning(horizon=12)

    def legal(self, state: State) -> list[int]:
        return wrappers.legal(state)

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        return dealing.deal(rules, brings, chance)

    def small_deals(self) -> Sequence[SmallDeal]:
        return small_deals()

    def action_text(self, state: State, action: int) -> str:
        return notation.action_text(state, action)

    def parse_action(self, state: State, text: str) -> int:
        return notation.parse_action(state, text)

    def illegal(self, state: State, action: int) -> Refusal:
        return Refusal("cipher-illegal", ask=ASKS[int(state[0]["ask"])])

    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        return events.decode(before, after, log)

    def position(self, state: State) -> Position:
        return writer.write(state)

    def parse_position(self, rules: RuleSet, given: Mapping[str, Any]) -> State:
        return position.parse(rules, given)

    def view_json(self, view: State, viewer: int) -> View:
        return shown.view_json(self, view, viewer)

    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> GameEvent:
        return events.event_json(event, viewer, names)

    def phrased(self, event: Event, viewer: int, names: Called = (None, None)) -> Phrased:
        """Return an event with its sentence as data."""
        return events.phrased(event, viewer, names)

    def result(self, state: State) -> Result | None:
        return shown.result(state)

    def ahead(self, state: State) -> int | None:
        """Return the seat with more orbs: when time is up, more orbs win, and equal orbs lose for both.

        The events of shops were played so, usually with a limit of thirty minutes (fecipher-wiki.com, FAQ).
        """
        first, second = map(int, state["orb_n"][0])
        return None if first == second else int(second > first)

    def has_draws(self, rules: RuleSet) -> bool:
        return True  # both sides can lose at once

    def picture(self, view: Mapping[str, Any]) -> list[Shape]:
        return drawing.field(view, "en")

    def poster(self, view: Mapping[str, Any], lang: str) -> list[Shape]:
        return drawing.field(view, lang)

    def invitation(self) -> list[Shape]:
        return drawing.invitation()

    def drawing(self, view: State, viewer: int, lang: str = "en") -> list[DrawnLine]:
        return drawing.of(self.view_json(view, viewer), lang)

    def warm(self, brings: Sequence[Mapping[str, Any]] = ({}, {})) -> None:
        super().warm(brings)
        state, _events = self.deal(self.rule_book.standard, brings, Seeded(1))
        self.action_text(state, ACTIONS - 1)  # an action that is not legal
        grow_price(0)
        wrappers.units(state)
        wrappers.chooses_units(state)
