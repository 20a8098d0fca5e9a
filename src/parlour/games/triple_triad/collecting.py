"""Collecting: prices, packs, a newcomer's cards, and the cards that a match moves."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.facets.collecting import CardSet, Collectible, Pack, Slot, Spoils, Tier
from parlour.core.record import Facts, State, plain
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.triple_triad.cards import Card
from parlour.games.triple_triad.numbering import HOLDER, SLOT_AT
from parlour.games.triple_triad.rules import RULE_BOOK
from parlour.games.triple_triad.sets import SHELF, Edition, card_at, card_set, pinned, set_of
from parlour.games.triple_triad.shown.view import result
from parlour.games.triple_triad.spoils import GIL_PRIZE, cards_won, direct
from parlour.games.triple_triad.state import PICKING, SEATS

RANKS: Final = 10
RARE: Final = 6  # rank of the card that every pack promises
COMMON: Final = 4  # highest rank of a starter's cards
PACK_CARDS, PACK_PRICE = 5, 400
STARTER_CARDS: Final = 10
WORST: Final = (9, 1)  # the score that a resigned match counts as: nobody keeps a card by resigning


def ranks(cards: Sequence[Card]) -> Mapping[str, int]:
    """Return the shop's rank of each card of a set, 1 to 10, by its id.

    It is the card's level, or its stars, as a part of the highest of its set.
    """
    highest = max(1, *(card.level for card in cards))
    return {_id(card): max(1, RANKS * card.level // highest) for card in cards}


def price(rank: int) -> int:
    """Return the gil for a card of a rank, if its set names no price: 24 for the weakest, 420 for the strongest."""
    return 20 + 4 * rank**2


def _slot(ranked: Mapping[str, int]) -> Slot:
    """Return a slot whose card is drawn by rank, lower ranks more often: 10 times in 55 against once."""
    there = sorted(set(ranked.values()))
    return Slot(tuple(Tier(RANKS + 1 - n, tuple(card for card, rank in ranked.items() if rank == n)) for n in there))


def _id(card: Card) -> str:
    return str(card.id)


def collecting(set_name: str) -> CardSet:
    """Return a set as the shop knows it, by its name: a card belongs to the set, whatever edition it was printed in."""
    if set_of(set_name) != set_name:
        raise Refusal("unknown-card-set", set=set_name, known=set_of(set_name))
    return then(pinned(set_name))


@cache
def then(set_name: str) -> CardSet:
    """Return a set that ships, or an edition, as the shop knew it."""
    edition = SHELF.get(set_name)
    return of(edition) if edition else _sold(card_set(set_name), {}, PACK_PRICE)


def of(edition: Edition) -> CardSet:
    """Return an edition as the shop knows it, even if it is not on the shelf."""
    return _sold(edition.cards, edition.prices, edition.pack_price)


def _sold(cards: Sequence[Card], prices: Mapping[int, int], pack_price: int) -> CardSet:
    ranked = ranks(cards)
    rare = {card: rank for card, rank in ranked.items() if rank >= RARE} or ranked
    packet = (_slot(rare), *[_slot(ranked)] * (PACK_CARDS - 1))
    weakest = sorted(ranked, key=lambda card: ranked[card])
    common = [card for card in ranked if ranked[card] <= COMMON]
    given = common if len(common) >= STARTER_CARDS else weakest[:STARTER_CARDS]

    def starter(chance: Chance) -> list[str]:
        """Draw different weak cards: ten, if there are as many, which allow every way to pick a hand."""
        return list(chance.sample(given, min(STARTER_CARDS, len(given))))

    asked = {_id(card): prices.get(card.id or 0, price(ranked[_id(card)])) for card in cards}
    sold = {_id(card): Collectible(_id(card), card.name, asked[_id(card)]) for card in cards}
    return CardSet(sold, (Pack("packet-of-five", pack_price, packet),), starter)


def _reference(s: Facts, slot: int) -> str:
    card = card_at(s, s["card"][slot])
    return f"{card.set}/{card.id}"


def _in_play(s: Facts) -> list[int]:
    """Return the slots of the cards in play: in a hand, on the board, or still to be picked."""
    picking = s["phase"] == PICKING
    found = {slot for slot in s["cell"] if slot >= 0}
    for seat, at in enumerate(SLOT_AT.tolist()):
        held = s["hand"][seat] | (s["pool"][seat] if picking else 0)
        found.update(at[place] for place in range(held.bit_length()) if held >> place & 1)
    return sorted(found)


def _pool(s: Facts, seat: int) -> list[int]:
    return [slot for slot in _in_play(s) if s["brought"][slot] == seat]


def check_owned(rules: RuleSet, bring: Mapping[str, Any], seat: int) -> None:
    """Refuse a match for owned cards if a seat brought none, or cards of one's own making.

    Refuse it, too, if the table gives or mixes the cards (Draft, Roulette, balanced hands).
    """
    if rules["roulette"] or rules.on("random_balance") or rules["card_pick"] == "draft":
        raise Refusal("cannot-be-owned", said_as="error-cannot-own-option", at="rules")
    cards = bring.get("cards") or []
    if not cards:
        raise Refusal("bring-your-cards", at=SEATS[seat])
    if any(isinstance(card, Mapping) for card in cards):
        raise Refusal("cannot-be-owned", at=SEATS[seat])


def brought(state: State) -> list[list[str]]:
    """Return the cards of each collection with which a match that was just dealt is played."""
    s = plain(state)
    return [[_reference(s, slot) for slot in _pool(s, seat)] for seat in (0, 1)]


def lies_open(rules: RuleSet, bring: Mapping[str, Any]) -> list[str]:
    """Return the hand that a seat brings, if that hand is played and lies face up (rulebook 3.2)."""
    if rules["card_pick"] != "free" or rules["visibility"] != "open" or rules["roulette"]:
        return []
    return [f"{set_of(str(rules['cards']))}/{card}" for card in bring.get("cards", []) if isinstance(card, int)]


_AT_STAKE: Final = (
    "trade", "difference", "gil_prize", "phase", "cell", "colour", "hand", "pool", "brought", "card", "edition",
)  # fmt: skip


def _colours(s: Facts) -> dict[int, int]:
    """Return the colour of every card in play: on the board its cell's, in a hand its holder's (rulebook 5.5)."""
    lying = {slot: s["colour"][cell] for cell, slot in enumerate(s["cell"])}
    return {slot: lying.get(slot, int(HOLDER[slot])) for slot in _in_play(s)}


def spoils(state: State, given_up: int | None = None) -> Spoils:
    """Return what a finished match moves (rulebook 5.3 to 5.6).

    A match that is given up counts as lost 9-1. One and Difference are as ever, and All moves everything. Direct moves
    the four cards of the loser that such a score moves, picked by the winner.
    """
    s = plain(state, *_AT_STAKE)
    trade = str(RULE_BOOK.options["trade"].values[s["trade"]])
    formula = str(RULE_BOOK.options["difference"].values[s["difference"]])
    slots = [_pool(s, seat) for seat in (0, 1)]
    pools = tuple(tuple(_reference(s, slot) for slot in pool) for pool in slots)
    if given_up is None:
        ended = result(state)
        assert ended is not None, "a match that goes on has no spoils"
        red, blue = ended["score"]["red"], ended["score"]["blue"]
    else:
        red, blue = WORST if given_up == 1 else WORST[::-1]
        if trade == "direct":
            trade, formula = "difference", "capped4"
    loser = None if red == blue else int(red > blue)
    moved: list[tuple[str, ...]] = [(), ()]
    picks = 0
    if trade == "direct":
        shown = _colours(s)
        for seat, pool in enumerate(slots):
            gone = direct([(seat, shown[slot]) for slot in pool])
            moved[seat] = tuple(_reference(s, pool[place]) for place in gone)
    elif loser is not None:
        picks = cards_won(trade, formula, red, blue, len(slots[loser])) or 0
    prize = GIL_PRIZE if loser is not None and s["gil_prize"] else 0
    return Spoils((pools[0], pools[1]), picks, (moved[0], moved[1]), prize)
