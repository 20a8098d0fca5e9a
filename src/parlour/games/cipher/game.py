"""Fire Emblem Cipher as a parlour game: the rooms of this folder behind the contract of `core.game`."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour.core import words
from parlour.core.chance import Chance, Seeded
from parlour.core.collecting import CardSet
from parlour.core.drawing import Line
from parlour.core.event import Event, Names
from parlour.core.game import Game, Kernels
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleBook, RuleSet
from parlour.games.cipher import collecting, referee, rules
from parlour.games.cipher import deal as dealing
from parlour.games.cipher.cards import deck as decks
from parlour.games.cipher.cards import lint
from parlour.games.cipher.cards.cards import Card, all_cards
from parlour.games.cipher.compiled.compile import enforced
from parlour.games.cipher.play import menus, moves, shells, views
from parlour.games.cipher.shown import drawing, events
from parlour.games.cipher.shown import view as shown
from parlour.games.cipher.state import ACTIONS, ASKS, SEATS, STATE
from parlour.games.cipher.text import card_text
from parlour.games.cipher.written import notation, position, writer

ALL, ENFORCED, STARTERS = "all", "enforced", "starters"


def card_json(card: Card) -> dict[str, Any]:
    """A card for pickers and tables, with its text and whether all of it is enforced."""
    return {
        "code": card.code,
        "name": card.name,
        "unit": card.unit_names[0],
        "title": card.title,
        "cost": card.cost,
        "promotion": card.class_change_cost,
        "attack": card.attack,
        "support": card.support,
        "range": list(card.range),
        "colors": list(card.colors),
        "gender": list(card.gender),
        "weapons": list(card.weapons),
        "types": list(card.types),
        "text": {lang: card_text(card, lang) for lang in words.LANGUAGES},
        "enforced": enforced(card),
    }


class Cipher(Game):
    """Fire Emblem Cipher: five phases, bonds, orbs, and the skills of every card that is enforced."""

    name: ClassVar[str] = rules.NAME
    revision: ClassVar[int] = 2
    seats: ClassVar[tuple[str, ...]] = SEATS
    dtype: ClassVar[np.dtype[Any]] = STATE
    action_count: ClassVar[int] = ACTIONS
    rule_book: ClassVar[RuleBook] = rules.RULE_BOOK
    kernels: ClassVar[Kernels] = Kernels(
        legal=menus.legal,
        apply=moves.apply,
        to_act=moves.to_act,
        outcome=moves.outcome,
        observe=views.observe,
        resample=views.resample,
        random_action=menus.random_action,
        features=views.features,
    )
    feature_count: ClassVar[int] = views.FEATURES
    worth = staticmethod(moves.worth)
    horizon: ClassVar[int | None] = 12

    def legal(self, state: State) -> list[int]:
        return shells.legal(state)

    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> dict[str, Any]:
        return dealing.check_bring(bring, seat)

    def deal(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
        return dealing.deal(rules, brings, chance)

    def action_text(self, state: State, action: int) -> str:
        return notation.action_text(state, action)

    def parse_action(self, state: State, text: str) -> int:
        return notation.parse_action(state, text)

    def illegal(self, state: State, action: int) -> Refusal:
        return Refusal("cipher-illegal", ask=ASKS[int(state[0]["ask"])])

    def decode(self, before: State, after: State, log: NDArray[Any]) -> list[Event]:
        return events.decode(before, after, log)

    def position(self, state: State) -> dict[str, Any]:
        return writer.write(state)

    def parse_position(self, rules: RuleSet, given: Mapping[str, Any]) -> State:
        return position.parse(rules, given)

    def view_json(self, view: State, viewer: int) -> dict[str, Any]:
        return shown.view_json(self, view, viewer)

    def event_json(self, event: Event, viewer: int, names: Names = (None, None)) -> dict[str, Any]:
        return events.event_json(event, viewer, names)

    def result(self, state: State) -> dict[str, Any] | None:
        return shown.result(state)

    @property
    def card_sets(self) -> list[str]:
        return [ALL, ENFORCED, STARTERS]

    def cards(self, set_name: str) -> list[dict[str, Any]]:
        if set_name == STARTERS:
            return [
                {"name": name, "theme": decks.starter_theme(name), "main": deck.main, "codes": list(deck.codes)}
                for name, deck in decks.starters().items()
            ]
        return [card_json(card) for card in all_cards() if set_name != ENFORCED or enforced(card)]

    def has_draws(self, rules: RuleSet) -> bool:
        return True  # both sides can lose at once

    def collectible_sets(self) -> Sequence[str]:
        return (ENFORCED,)

    def collecting(self, set_name: str) -> CardSet:
        if set_name != ENFORCED:
            raise Refusal("unknown-card-set", set=set_name, known=ENFORCED)
        return collecting.collecting(set_name)

    def brought(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], state: State) -> Sequence[Sequence[str]]:
        return collecting.brought(ENFORCED, brings)

    def draw(self, view: State, viewer: int, lang: str = "en") -> list[Line]:
        return drawing.draw(self.view_json(view, viewer), lang)

    def card_columns(self, card: Mapping[str, Any]) -> dict[str, str]:
        return drawing.card_columns(card)

    def lint_cards(self, text: str) -> list[str]:
        return lint.lint(text)

    def data_problems(self) -> list[str]:
        return lint.shipped_problems()

    def warm(self) -> None:
        super().warm()
        state, _events = self.deal(self.rule_book.standard, [{}, {}], Seeded(1))
        shells.units(state)
        shells.chooses_units(state)

    def judge(self, request: Mapping[str, Any]) -> dict[str, Any]:
        return referee.judge(self, request)
