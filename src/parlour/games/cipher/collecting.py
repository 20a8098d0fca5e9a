"""Collecting: the price of a card, the content of a booster, and a newcomer's deck."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from parlour.core.chance import Chance
from parlour.core.facets.collecting import CardSet, Collectible, Pack, Slot, Tier
from parlour.core.refusal import Refusal
from parlour.games.cipher.cards import deck as decks
from parlour.games.cipher.cards.cards import Card, all_cards
from parlour.games.cipher.compiled.compile import enforced
from parlour.games.cipher.deal import read_bring
from parlour.games.cipher.state import SEATS

BOOSTER_CARDS: Final = 10  # as in the boosters on sale
BOOSTER_PRICE: Final = 500


def price(card: Card) -> int:
    """Return the gil for a card, by its printed cost: the shop asks more for cards that cost more."""
    return 20 + 20 * card.cost


@cache
def collecting() -> CardSet:
    """Return all playable cards as the shop knows them; each card of a booster can be any of them."""
    cards = [card for card in all_cards() if enforced(card)]
    slot = Slot((Tier(1, tuple(card.code for card in cards)),))
    booster = Pack("booster", BOOSTER_PRICE, (slot,) * BOOSTER_CARDS)

    def starter(chance: Chance) -> Sequence[str]:
        """Draw one of the starter decks on sale."""
        ready = list(decks.starters().values())
        return ready[chance.pick(len(ready))].codes

    known = {card.code: Collectible(card.code, card.said, price(card)) for card in cards}
    return CardSet(known, (booster,), starter)


def check_owned(bring: Mapping[str, Any], seat: int) -> None:
    """Refuse a seat that left its deck to the table."""
    if not bring:
        raise Refusal("bring-your-cards", at=SEATS[seat])


def brought(set_name: str, brings: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Return the cards of both decks."""
    return [[f"{set_name}/{code}" for code in read_bring(bring, seat).codes] for seat, bring in enumerate(brings)]
