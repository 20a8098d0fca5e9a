"""Small deals: last turns with one card not seen by all, small enough to be played in every way there is."""

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
    """Return deals for each kind of secret card.

    It is a card of a closed hand, one that was swapped, or one that Chaos or Order forces. It may be under star limits,
    beside copies, or still to be picked.
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
    """Return the dealing of a match with so many cards on the board and red to play.

    The first card of red's hand is any of the set, seen by some viewers.
    """

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
    """Deal a match in which each seat has two cards and picks one; one of red's is any of the set."""
    state = _lay("free+card_pick=draft", CELLS - 4)
    s = state[0]
    s["phase"], s["turn"], s["first"], s["to_pick"] = PICKING, RED, RED, 1
    s["cell"], s["colour"], s["vacant"] = -1, 0, ALL_CELLS
    s["pool"], s["hand"] = s["hand"].copy(), 0
    first = next(int(slot) for slot in SLOT_AT[RED] if int(s["pool"][RED]) >> int(PLACE[slot]) & 1)
    _draw(state, first, HOLDER_ALONE, chance)
    return state, []


def _lay(rules: str, placed: int) -> State:
    """Lay out nine cards of the set, red's and blue's in turn: the first ones on the board, the others in hands.

    All are seen. One of red's is the strongest, which under star limits excludes all other strong cards.
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
    """Put into a slot of red's any card that the hand may hold beside the others."""
    s = state[0]
    s["card"][slot] = NOBODY
    others = [card_at(s, index) for index in map(int, s["card"][SLOT_AT[RED]]) if index != NOBODY]
    copies = int(s["rule_bits"]) & COPIES
    left = [card for card in card_set(SET) if card not in others or (copies and card.level < UNIQUE)]
    if int(s["rule_bits"]) & STAR_LIMITS:
        left = [card for card in left if within_star_limits([*others, card])]
    put_card(state, slot, left[chance.pick(len(left))], RED)
    s["seen"][slot] = seen
