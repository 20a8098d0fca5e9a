"""Kuhn poker in writing: actions as text, positions as JSON."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from parlour.core.chance import Scripted
from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour_kuhn_poker.state import ACTIONS, CARDS, HIDDEN, SEATS, STATE


def card_text(card: int) -> str | None:
    """Return a card by its letter; None for one that is not seen."""
    return None if card == HIDDEN else CARDS[card]


def parse_action(text: object) -> int:
    """Return the number of an action."""
    if text not in ACTIONS:
        raise Refusal("bad-action", action=str(text)[:40])
    return ACTIONS.index(str(text))


def position(state: State) -> dict[str, Any]:
    """Return the cards by seat, the seat that started, and the actions since."""
    s = state[0]
    return {
        "cards": {seat: card_text(int(card)) for seat, card in zip(SEATS, s["card"], strict=True)},
        "first": SEATS[int(s["first"])],
        "done": [ACTIONS[int(action)] for action in s["done"][: int(s["count"])]],
    }


def parse_position(game: Game, given: Mapping[str, Any]) -> State:
    """Return the state of a position: its actions are played again, so that nothing impossible is read."""
    cards, first, done = given.get("cards"), given.get("first", SEATS[0]), given.get("done", [])
    if not isinstance(cards, Mapping) or sorted(map(str, cards)) != sorted(SEATS):
        raise Refusal("bad-position", at="position.cards")
    held = [cards[seat] for seat in SEATS]
    if any(card not in CARDS for card in held) or held[0] == held[1]:
        raise Refusal("bad-position", at="position.cards")
    if first not in SEATS:
        raise Refusal("bad-position", at="position.first")
    if not isinstance(done, list):
        raise Refusal("bad-position", at="position.done")
    state = np.zeros(1, STATE)
    state["card"] = [CARDS.index(card) for card in held]
    state["first"] = SEATS.index(first)
    for action in done:
        game.apply(state, parse_action(action), Scripted([]))
    return state
