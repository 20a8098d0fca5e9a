"""Collecting: what a card costs, what is in a booster, and the deck a newcomer is given."""

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
    """Gil for one card, by its printed cost: what is dear on the table is dear in the shop."""
    return 20 + 20 * card.cost


@cache
def collecting() -> CardSet:
    """All cards that can be played, as the shop knows them; every card of a booster is any of them."""
    cards = [card for card in all_cards() if enforced(card)]
    slot = Slot((Tier(1, tuple(card.code for card in cards)),))
    booster = Pack("booster", BOOSTER_PRICE, (slot,) * BOOSTER_CARDS)

    def starter(chance: Chance) -> Sequence[str]:
        """One of the starter decks on sale, by lot."""
        ready = list(decks.starters().values())
        return ready[chance.pick(len(ready))].codes

    known = {card.code: Collectible(card.code, card.said, price(card)) for card in cards}
    return CardSet(known, (booster,), starter)


def check_owned(bring: Mapping[str, Any], seat: int) -> None:
    """Refused when a seat left its deck to the table."""
    if not bring:
        raise Refusal("bring-your-cards", at=SEATS[seat])


def brought(set_name: str, brings: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """The cards of both decks."""
    return [[f"{set_name}/{code}" for code in read_bring(bring, seat).codes] for seat, bring in enumerate(brings)]
