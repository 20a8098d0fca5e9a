"""Small deals: last turns with one card that not everybody has seen, which can be played in every way there is."""

from collections.abc import Callable, Sequence
from typing import Final

from parlour.core.chance import Chance
from parlour.core.contract import SmallDeal
from parlour.core.event import Event
from parlour.core.record import State
from parlour.games.triple_triad.blank import blank, put_card
from parlour.games.triple_triad.deal import within_star_limits
from parlour.games.triple_triad.numbering import PLACE, SLOT_AT
from parlour.games.triple_triad.rules import RULE_BOOK
from parlour.games.triple_triad.sets import card_at, card_set
from parlour.games.triple_triad.state import (
    ALL_CELLS,
    BLUE,
    CELLS,
    COPIES,
    NOBODY,
    PICKING,
    PLAYING,
    RED,
    STAR_LIMITS,
    UNIQUE,
)

SET: Final = "ff8"
EVERYBODY, HOLDER_ALONE, BOTH_SEATS = 7, 1 << RED, 1 << RED | 1 << BLUE
Dealing = Callable[[Chance], tuple[State, list[Event]]]


def small_deals() -> Sequence[SmallDeal]:
    """A card of a closed hand, one that was swapped, that Chaos or Order forces, under star limits, beside copies, or
    to be picked.
    """
    return (
        SmallDeal(_last_turns("free", 7, HOLDER_ALONE)),
        SmallDeal(_last_turns("free", 7, BOTH_SEATS)),
        SmallDeal(_last_turns("free+playing_order=chaos", 6, HOLDER_ALONE), actions=1),
        SmallDeal(_last_turns("free+playing_order=order", 6, HOLDER_ALONE), actions=1),
        SmallDeal(_last_turns("free+star_limits", 7, HOLDER_ALONE), actions=0),
        SmallDeal(_last_turns("free+copies", 7, HOLDER_ALONE), actions=0),
        SmallDeal(_last_picks, actions=2),
    )


def _last_turns(rules: str, placed: int, seen: int) -> Dealing:
    """Cards lie on so many cells; red is to play, and the first card of his hand is any of the set, seen by some."""

    def deal(chance: Chance) -> tuple[State, list[Event]]:
        state = _lay(rules, placed)
        s = state[0]
        s["phase"], s["turn"], s["first"] = PLAYING, RED, RED if placed % 2 == 0 else BLUE
        hand = [int(slot) for slot in SLOT_AT[RED] if int(s["hand"][RED]) >> int(PLACE[slot]) & 1]
        _draw(state, hand[0], seen, chance)
        if "order" in rules:
            s["forced"] = hand[chance.pick(len(hand)) if "chaos" in rules else 0]
        return state, []

    return deal


def _last_picks(chance: Chance) -> tuple[State, list[Event]]:
    """Each seat has two cards and picks one; one of red's is any of the set."""
    state = _lay("free+card_pick=draft", CELLS - 4)
    s = state[0]
    s["phase"], s["turn"], s["first"], s["to_pick"] = PICKING, RED, RED, 1
    s["cell"], s["colour"], s["vacant"] = -1, 0, ALL_CELLS
    s["pool"], s["hand"] = s["hand"].copy(), 0
    first = next(int(slot) for slot in SLOT_AT[RED] if int(s["pool"][RED]) >> int(PLACE[slot]) & 1)
    _draw(state, first, HOLDER_ALONE, chance)
    return state, []


def _lay(rules: str, placed: int) -> State:
    """Nine cards of the set, red's and blue's in turn: so many lie on the board, the others in hands; all are seen.

    One of red's is the strongest, with which star limits allow none of the others that are strong.
    """
    state = blank(RULE_BOOK.parse(f"triple-triad:{rules}+cards={SET}"))
    s = state[0]
    for number, card in enumerate((card_set(SET)[-1], *card_set(SET)[1:CELLS])):
        seat, place = number % 2, number // 2
        slot = int(SLOT_AT[seat, place])
        put_card(state, slot, card, seat)
        s["seen"][slot] = EVERYBODY
        if number < placed:
            s["cell"][number], s["colour"][number] = slot, seat
            s["vacant"] = int(s["vacant"]) & ~(1 << number)
        else:
            s["hand"][seat] = int(s["hand"][seat]) | 1 << place
    return state


def _draw(state: State, slot: int, seen: int, chance: Chance) -> None:
    """Put into a slot of red's any card that he may have beside the others."""
    s = state[0]
    s["card"][slot] = NOBODY
    others = [card_at(s, index) for index in map(int, s["card"][SLOT_AT[RED]]) if index != NOBODY]
    copies = int(s["rule_bits"]) & COPIES
    left = [card for card in card_set(SET) if card not in others or (copies and card.level < UNIQUE)]
    if int(s["rule_bits"]) & STAR_LIMITS:
        left = [card for card in left if within_star_limits([*others, card])]
    put_card(state, slot, left[chance.pick(len(left))], RED)
    s["seen"][slot] = seen
