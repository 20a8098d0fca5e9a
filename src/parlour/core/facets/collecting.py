"""Collecting: what a game says about cards that can be owned; who owns them is the hall's business.

A card is named "<set>/<card id>" by its game; the hall puts the name of the game before it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from parlour.core import words
from parlour.core.chance import Chance
from parlour.core.shapes import Said


@dataclass(frozen=True, slots=True)
class Collectible:
    """A card as the shop and the register know it; `price` in gil, `name` a text where it is the same in every
    language.
    """

    id: str
    name: str | Said
    price: int

    @property
    def called(self) -> Said:
        """The name in every language."""
        return words.same(self.name) if isinstance(self.name, str) else self.name


@dataclass(frozen=True, slots=True)
class Tier:
    """Cards that are equally likely, and how much weight they have together."""

    weight: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Slot:
    """One card of a pack: a tier by weight, then a card of it, all cards of a tier alike."""

    tiers: tuple[Tier, ...]

    def __call__(self, chance: Chance) -> str:
        """Draw the card."""
        left = chance.pick(sum(tier.weight for tier in self.tiers))
        for tier in self.tiers:
            if left < tier.weight:
                return tier.cards[chance.pick(len(tier.cards))]
            left -= tier.weight
        raise AssertionError("a pick is below the sum of all weights")

    @cached_property
    def odds(self) -> Mapping[str, Fraction]:
        """The exact probability of every card."""
        total = sum(tier.weight for tier in self.tiers)
        odds: dict[str, Fraction] = {}
        for tier in self.tiers:
            for card in tier.cards:
                odds[card] = odds.get(card, Fraction(0)) + Fraction(tier.weight, total * len(tier.cards))
        return odds


@dataclass(frozen=True, slots=True)
class Pack:
    """Cards sold together unseen; `name` is the Fluent message `pack-<name>`, `price` in gil."""

    name: str
    price: int
    slots: tuple[Slot, ...]

    def open(self, chance: Chance) -> list[str]:
        """Draw the cards of one pack."""
        return [slot(chance) for slot in self.slots]

    def kinds(self) -> Iterator[tuple[Slot, int]]:
        """Yield the different slots, and how many cards of the pack each gives."""
        yield from Counter(self.slots).items()


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set that can be collected: its cards by id, the packs of the shop, and what a newcomer is given."""

    cards: Mapping[str, Collectible]
    packs: Sequence[Pack]
    starter: Callable[[Chance], Sequence[str]]

    def pack(self, name: str) -> Pack | None:
        """Return the pack of a name, or None."""
        return next((pack for pack in self.packs if pack.name == name), None)


@dataclass(frozen=True, slots=True)
class Spoils:
    """The cards and gil that change seats at the end of a match played with the players' own cards.

    `pools` are the cards each seat risked; the winner picks `picks` of the loser's. `moved` are the cards each seat
    brought that go to the other without anybody's choice. `prize` is gil the house gives the winner.
    """

    pools: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    picks: int = 0
    moved: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    prize: int = 0


NOTHING = Spoils()
