"""Wishes: the cards that an account looks for; whoever trades with it may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.money.collection import card_set
from parlour.hall.money.ledger import card_asset

MOST: Final = 200  # cards that one account looks for


@dataclass(frozen=True, slots=True)
class Wish(Effect):
    """The wish of an account for a card, in the hall or in a community with cards of its own.

    Refused as "too-many-wishes" if the account looks for `most` there.
    """

    player: str
    asset: str
    now: str
    most: int = MOST
    community: str | None = None


@dataclass(frozen=True, slots=True)
class Unwish(Effect):
    """The end of a wish."""

    player: str
    asset: str
    community: str | None = None


@dataclass(frozen=True, slots=True)
class Seclude(Effect):
    """The choice of an account to keep its cards to itself, or to show them again."""

    player: str
    secluded: bool


@dataclass(frozen=True, slots=True)
class Share:
    """The copies of a card that one player has, in the register."""

    asset: str
    player: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Shares:
    """The shares of players in a set, most copies first, and the number of those who keep theirs to themselves."""

    shares: Sequence[Share]
    secluded: int


class Wishes(Protocol):
    """The wishes of players and whether they show their cards, in the hall or a community with its own."""

    async def of(self, player: str, community: str | None = None) -> Sequence[str]:
        """Return the assets a player looks for, the last first."""

    async def lookers(self, asset: str, limit: int, community: str | None = None) -> Sequence[str]:
        """Return the names of those who look for an asset; who asked first comes first."""

    async def secluded(self, player: str) -> bool:
        """Tell whether a player keeps their cards to themselves."""

    async def shares(self, viewer: str, prefix: str, community: str | None = None) -> Shares:
        """Return everybody's shares in the assets that begin so, as this player may see them."""


def wish(player: str, game: str, set_name: str, card: str, now: str, community: str | None = None) -> Wish:
    """Let an account look for a card; refuse one that does not exist."""
    return Wish(player, wanted(game, set_name, card), now, community=community)


def wanted(game: str, set_name: str, card: str) -> str:
    """Return the asset of a card of a set; refuse a name that none has."""
    if card not in card_set(game, set_name).cards:
        raise Refusal("unknown-card", card=card, set=set_name)
    return card_asset(game, f"{set_name}/{card}")
