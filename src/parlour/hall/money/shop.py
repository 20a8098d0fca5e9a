"""The shop: what the house asks for cards and packs, and what it pays for them. Nobody's prices can raise what it pays.

It pays half of the lowest price that a set ever had for a card. For a copy it never pays more than its lot says. So
what is bought sells for half at most. What comes out of a pack sells for no more than the pack costs, on average.
"""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from parlour.core import registry
from parlour.core.facets.collecting import CardSet, Collectible, Pack
from parlour.core.refusal import Conflict, Refusal
from parlour.hall.effects import Effect
from parlour.hall.money import shapes
from parlour.hall.money.ledger import GIL, HOUSE, Transfer, asset_called, card_asset, move, player_account
from parlour.hall.money.lots import Lots, dearest
from parlour.hall.money.pack_secret import PackSecret

SHARE: Final = 2  # the house pays one in so many of a price


@dataclass(frozen=True, slots=True)
class Stock:
    """A set as the house sells it; `lowest` are the lowest prices that cards ever had, if they ever had another."""

    game: str
    name: str
    cards: CardSet
    lowest: Mapping[str, int]

    def card(self, card: str) -> Collectible:
        """Return a card of it; refuse a name that none has."""
        known = self.cards.cards.get(card)
        if known is None:
            raise Refusal("unknown-card", card=card, set=self.name)
        return known

    def pack(self, name: str) -> Pack:
        """Return a pack of it; refuse a name that none has."""
        known = self.cards.pack(name)
        if known is None:
            raise Refusal("unknown-pack", pack=name)
        return known

    def asset(self, card: str) -> str:
        """Return the asset of a card."""
        return card_asset(self.game, f"{self.name}/{card}")

    def pays(self, card: str) -> int:
        """Return the most that the house pays for a copy, whatever its lot says."""
        price = self.card(card).price
        return min(price, self.lowest.get(card, price)) // SHARE

    def worth(self, pack: Pack) -> Fraction:
        """Return what the cards of a pack sell for on average, unless the pack costs less."""
        means = (sum(odds * self.pays(card) for card, odds in slot.odds.items()) * n for slot, n in pack.kinds())
        return Fraction(sum(means))

    def share(self, pack: Pack) -> Fraction:
        """Return the part of its usual price that the house pays for copies of a pack: less if that is too cheap."""
        worth = self.worth(pack)
        return Fraction(1) if worth <= pack.price else pack.price / worth


def stock(game: str, set_name: str, lowest: Mapping[str, int]) -> Stock:
    """Return a collectible set as the house sells it; refuse a name that none has."""
    return Stock(game, set_name, registry.game(game).need_cards().collecting(set_name), lowest)


def draft(game: str, document: Mapping[str, Any], lowest: Mapping[str, int]) -> Stock:
    """Return the set that a document makes, as it would be sold."""
    return Stock(game, str(document["name"]), registry.game(game).need_cards().collecting_made(document), lowest)


def require_dear_packs(stock: Stock) -> None:
    """Refuse a set of which a pack costs less than its cards sell for on average."""
    for pack in stock.cards.packs:
        least = math.ceil(stock.worth(pack))
        if pack.price < least:
            raise Refusal("pack-too-cheap", at="pack_price", price=pack.price, least=least)


def buy(purse: str, stock: Stock, card: str, count: int, command: str, now: str) -> Transfer:
    """Buy copies of one card from the house, at its price; they may be sold back."""
    account, asset, pays = player_account(purse), stock.asset(card), stock.pays(card)
    postings = move(account, HOUSE, {GIL: stock.card(card).price * count}) + move(HOUSE, account, {asset: count})
    lots = {asset: {pays: count}} if pays else {}
    return Transfer(f"bought:{purse}:{command}", now, "bought", postings, lots=lots)


@dataclass(frozen=True, slots=True)
class Sale(Effect):
    """The sale of copies of one card to the house, for what their lots say and `pays` at most each."""

    purse: str
    asset: str
    count: int
    pays: int
    command: str
    now: str

    @property
    def account(self) -> str:
        """The account whose copies they are."""
        return player_account(self.purse)

    def of(self, held: int, lots: Lots) -> Transfer:
        """Return what moves, out of so many copies and their lots: those go that sell for most."""
        sold = dearest(lots, self.count)
        if sum(sold.values()) < min(self.count, held):
            raise Conflict("not-for-sale", card=asset_called(self.asset), count=sum(lots.values()))
        gil = sum(min(at_most, self.pays) * count for at_most, count in sold.items())
        postings = move(self.account, HOUSE, {self.asset: self.count}) + move(HOUSE, self.account, {GIL: gil})
        cause = f"sold:{self.purse}:{self.command}"
        return Transfer(cause, self.now, "sold", postings, lots={self.asset: sold})


def sell(purse: str, stock: Stock, card: str, count: int, command: str, now: str) -> Sale:
    """Sell copies of one card to the house."""
    return Sale(purse, stock.asset(card), count, stock.pays(card), command, now)


def open_pack(purse: str, stock: Stock, name: str, pack_secret: PackSecret, now: str) -> Transfer:
    """Buy one pack and open it; its picks, and the secret they came from, stay in the ledger."""
    pack, account, chance = stock.pack(name), player_account(purse), pack_secret.chance
    cards = pack.open(chance)
    drawn, share = Counter(cards), stock.share(pack)
    postings = move(account, HOUSE, {GIL: pack.price})
    postings += move(HOUSE, account, {stock.asset(card): count for card, count in drawn.items()})
    at_most = {card: math.floor(stock.pays(card) * share) for card in drawn}
    data = {
        "game": stock.game, "set": stock.name, "pack": name, "cards": cards,
        "edition": registry.game(stock.game).need_cards().edition(stock.name),
        "number": pack_secret.number, "secret": pack_secret.secret.hex(), "picks": chance.picks,
    }  # fmt: skip
    lots = {stock.asset(card): {at_most[card]: count} for card, count in drawn.items() if at_most[card]}
    # Whoever opens two packs at once opens the second with the next secret.
    return Transfer(f"opened:{purse}:{pack_secret.number}", now, "opened", postings, data, first=True, lots=lots)


def odds_json(cards: CardSet, pack: Pack) -> list[shapes.PackSlot]:
    """Return the exact odds of a pack: for each kind of draw its number of cards, and the chance of a card by price."""
    told: list[shapes.PackSlot] = []
    for slot, count in pack.kinds():
        chances: dict[int, Fraction] = {}
        among: Counter[int] = Counter()
        for card, chance in slot.odds.items():
            price = cards.cards[card].price
            chances[price] = chances.get(price, Fraction(0)) + chance
            among[price] += 1
        by_price = [_chance(price, among[price], chances[price]) for price in sorted(among)]
        told.append({"count": count, "chances": by_price})
    return told


def _chance(price: int, cards: int, chance: Fraction) -> shapes.Odds:
    return {"price": price, "cards": cards, "chance": str(chance), "percent": round(float(chance) * 100, 2)}
