# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Dealing: from two decks and a rule set to the first turn of a match (rulebook 2, 3.3, 4 and 7)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from parlour.core.chance import Chance, Tape
from parlour.core.contract import Bring
from parlour.core.event import Event
from parlour.core.kernels import kernel
from parlour.core.log import LOG
from parlour.core.record import State, assign, copy
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import Value
from parlour.games.triple_triad.blank import HAND_SIZE, blank, put_cards
from parlour.games.triple_triad.cards import Card, own_card
from parlour.games.triple_triad.numbering import SLOT_AT
from parlour.games.triple_triad.play.rounds import begin
from parlour.games.triple_triad.rules import RULE_BOOK
from parlour.games.triple_triad.sets import card_set, find
from parlour.games.triple_triad.shown.events import decode
from parlour.games.triple_triad.state import (
    HAND,
    OPPONENT_PICKS,
    OWN_TABLE,
    PICKING,
    SEATS,
    UNIQUE,
)

OFFER: Final = 10  # cards of a Draft offer (A17), and of a deck that the table deals
MOST_OWNED: Final = 1000  # cards of a collection from which chance picks, copies counted
MOST_STARS: Final = ((5, 1), (4, 2))  # at most one card of five stars, and at most two of four or more
MOST_SWAPS: Final = 2  # cards that random_balance exchanges (rulebook 3.3)

# The results of Roulette (rulebook 4): changes to the table's options, taken if the table can play them.
ROULETTE: Final[tuple[dict[str, bool | str], ...]] = (
    {"same": True}, {"plus": True}, {"reverse": True}, {"fallen_ace": True}, {"ascension": True},
    {"descension": True}, {"swap": True}, {"sudden_death": True}, {"visibility": "open"},
    {"visibility": "three_open"}, {"playing_order": "order"}, {"playing_order": "chaos"},
    {"card_pick": "random"}, {"card_pick": "draft"},
)  # fmt: skip
SPINS: Final[dict[Value, int]] = {False: 0, True: 1, "two": 2}


@kernel
def _begin(states, tapes, logs):
    begin(states[0], tapes[0], logs[0])


def deck_limits(rules: RuleSet) -> tuple[int, int]:
    """Return the fewest and the most cards that a seat can bring under these rules."""
    pick = rules["card_pick"]
    if pick == "random":
        return HAND_SIZE, MOST_OWNED
    return (HAND_SIZE, HAND) if pick in ("opponent", "full") else (HAND_SIZE, HAND_SIZE)


def read_cards(rules: RuleSet, wanted: Sequence[object]) -> list[Card]:
    """Return the cards of a deck: ids or names of the table's set, or cards of one's own."""
    return [own_card(w) if isinstance(w, Mapping) else find(str(rules["cards"]), w) for w in wanted]


def check_bring(rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> Bring:
    """Check a deck against the rules: its size, each card known, its copies, its star limits (rulebook 4, 7).

    Chance picks by copies owned (rulebook 7): a whole collection may hold more copies of a card than a hand.
    """
    wanted = (bring or {}).get("cards") or []
    if not isinstance(wanted, Sequence) or isinstance(wanted, str):
        raise Refusal("bad-deck", at=SEATS[seat])
    if not wanted or rules["card_pick"] == "draft":
        return {}
    cards = read_cards(rules, wanted)
    least, most = deck_limits(rules)
    together = within_copies(rules, cards)
    count = len(together) if rules["card_pick"] == "random" and len(together) < least else len(cards)
    if not least <= count <= most:
        code = "wrong-hand-size" if least == most else "wrong-deck-size"
        raise Refusal(code, at=SEATS[seat], count=count, least=least, most=most)
    if len(together) < len(cards) and rules["card_pick"] != "random":
        twice = next(card for card in cards if together.count(card) < cards.count(card))
        raise Refusal("card-unique" if rules.on("copies") else "card-twice", at=SEATS[seat], card=twice.name)
    if rules.on("star_limits") and rules["card_pick"] != "random" and not within_star_limits(cards):
        raise Refusal("too-many-stars", at=SEATS[seat])
    return {"cards": [bring_card(card) for card in cards]}


def may_repeat(rules: RuleSet, card: Card) -> bool:
    """Tell whether a hand may hold a card more than once.

    It may if the card is of one's own making. Where copies are allowed, it may also if the card exists in several.
    """
    return card.id is None or (rules.on("copies") and card.level < UNIQUE)


def within_copies(rules: RuleSet, cards: Sequence[Card]) -> list[Card]:
    """Return the cards that a hand could hold together: a card that may not repeat is kept once."""
    once = {card.id for card in cards if not may_repeat(rules, card)}
    together = []
    for card in cards:
        if may_repeat(rules, card) or card.id in once:
            once.discard(card.id)
            together.append(card)
    return together


def bring_card(card: Card) -> int | dict[str, Any]:
    """Return a card as a bring names it: by its id, or in full for a card of one's own."""
    return card.id if card.id is not None else _own_json(card)


def _own_json(card: Card) -> dict[str, Any]:
    whole = card.as_json()
    return {key: whole[key] for key in ("name", "sides", "element", "power", "type")}


def within_star_limits(cards: Sequence[Card]) -> bool:
    """Tell whether cards hold at most one card of five stars and two of four or more (rulebook 4)."""
    return all(sum(card.level >= stars for card in cards) <= most for stars, most in MOST_STARS)


def _draw(rules: RuleSet, source: Sequence[Card], count: int, chance: Chance) -> list[Card]:
    """Draw `count` different cards at random, again until the star limits hold, if the table has them."""
    while True:
        drawn = chance.sample(source, count)
        if not rules.on("star_limits") or within_star_limits(drawn):
            return drawn


def _by_copies(rules: RuleSet, owned: Sequence[Card], chance: Chance) -> list[Card]:
    """Draw a hand from a collection, all copies equally likely.

    When a card that may not repeat is drawn, its other copies are left out.
    """
    left, drawn = list(owned), list[Card]()
    while len(drawn) < HAND_SIZE:
        card = left.pop(chance.pick(len(left)))
        drawn.append(card)
        if not may_repeat(rules, card):
            left = [other for other in left if other != card]
    return drawn


def _deck(rules: RuleSet, bring: Mapping[str, Any], chance: Chance) -> list[Card]:
    """Return the cards that a seat starts with: those it brought, or those that the table deals."""
    pick = rules["card_pick"]
    brought = read_cards(rules, bring.get("cards") or [])
    everything = card_set(str(rules["cards"]))
    if pick == "random":
        return _by_copies(rules, brought, chance) if brought else chance.sample(everything, HAND_SIZE)
    if pick == "draft":
        return _draw(rules, everything, OFFER, chance)
    if brought:
        return brought
    return _draw(rules, everything, HAND_SIZE if pick == "free" else OFFER, chance)


def _spun(rules: RuleSet, chance: Chance) -> tuple[RuleSet, list[Event]]:
    """Spin Roulette: each spin adds one rule, drawn uniformly from those that the table can still play, if any."""
    told = []
    for _spin in range(SPINS[rules["roulette"]]):
        now = dict(rules.options)
        choices = [change for change in ROULETTE if _may_turn_up(rules.preset, now, change)]
        if choices:
            change = choices[chance.pick(len(choices))]
            (name, value), *_rest = change.items()
            rules = RuleSet(rules.game, rules.preset, tuple({**now, **change}.items()), rules.text)
            told.append(Event("roulette", {"option": name, "value": value}))
    return rules, told


def _may_turn_up(preset: str, now: Mapping[str, Value], change: Mapping[str, Value]) -> bool:
    """Tell whether Roulette may add a rule: the table neither plays it nor excludes it (rulebook 4, 6)."""
    undecided = all(now[name] == RULE_BOOK.options[name].values[0] for name in change)
    return undecided and not any(RULE_BOOK.clashes(preset, {**now, **change}))


def _balanced(hands: list[list[Card]]) -> list[list[Card]]:
    """Make up to two exchanges, each the one that brings the powers of both hands closest (rulebook 3.3)."""
    red, blue = ([*hand] for hand in hands)
    for _ in range(MOST_SWAPS):
        gap = sum(c.power for c in red) - sum(c.power for c in blue)
        pairs = [(abs(gap - 2 * (a.power - b.power)), i, j) for i, a in enumerate(red) for j, b in enumerate(blue)]
        best, i, j = min(pairs)
        if best >= abs(gap):
            break
        red[i], blue[j] = blue[j], red[i]
    return [red, blue]


def _swap(state: State, chance: Chance) -> list[int]:
    """Exchange one random card of each hand; both seats then know both cards (rulebook 4, Swap)."""
    slots = [int(SLOT_AT[seat, chance.pick(int(state["hand"][0, seat]).bit_count())]) for seat in (0, 1)]
    s = state[0]
    for field in ("card", "side", "element", "power", "type", "brought"):
        s[field][slots] = s[field][slots[::-1]].copy()
    s["seen"][slots] = 3
    return slots


def deal(rules: RuleSet, brings: Sequence[Mapping[str, Any]], chance: Chance) -> tuple[State, list[Event]]:
    """Deal a fresh match: Roulette, hands, Swap, first player, then the board of round one.

    If hands are still to be picked, the kernel plays Swap after the picking.
    """
    played, events = _spun(rules, chance)
    decks = [_deck(played, bring, chance) for bring in brings]
    if played.on("random_balance"):
        decks = _balanced(decks)
    state = blank(played)
    s = state[0]
    if any(card.id is None for deck in decks for card in deck):
        s["table"] = OWN_TABLE
    for seat, deck in enumerate(decks):
        slots = SLOT_AT[seat, : len(deck)]
        put_cards(state, slots, deck, seat)
        s["seen"][slots] = 1 << seat
    full = [(1 << len(deck)) - 1 for deck in decks]
    picking = played["card_pick"] in ("opponent", "draft")
    s["pool" if picking else "hand"] = full
    if int(s["rule_bits"]) & OPPONENT_PICKS:
        s["seen"][np.flatnonzero(s["seen"])] = 3
    if played.on("swap") and not picking:
        events.append(Event("swapped", {"slots": _swap(state, chance)}))
    wish = str(played["first_player"])
    s["first"] = SEATS.index(wish) if wish in SEATS else chance.pick(2)
    if picking:
        s["phase"] = PICKING
        return state, [*events, Event("picking", {"from": "opponent" if s["rule_bits"] & OPPONENT_PICKS else "own"})]
    log = _run_begin(state, chance)
    return state, [*events, *decode(state, state, log)]


def _run_begin(state: State, chance: Chance) -> Any:
    before = copy(state)
    log = np.zeros(1, LOG)

    def run(tape: Tape) -> None:
        assign(state, before)
        log["n"] = 0
        _begin(state, tape, log)

    chance.drive(run)
    return log
