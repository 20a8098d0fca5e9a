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
    """An account looks for a card, in a community that has cards of its own or in the hall; "too-many-wishes" when it
    looks for `most` there.
    """

    player: str
    asset: str
    now: str
    most: int = MOST
    community: str | None = None


@dataclass(frozen=True, slots=True)
class Unwish(Effect):
    """It does not any more."""

    player: str
    asset: str
    community: str | None = None


@dataclass(frozen=True, slots=True)
class Seclude(Effect):
    """An account keeps its cards to itself, or shows them again."""

    player: str
    secluded: bool


@dataclass(frozen=True, slots=True)
class Share:
    """What one player has of a card, in the register."""

    asset: str
    player: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Shares:
    """Who has what of a set, most copies first, and how many keep theirs of it to themselves."""

    shares: Sequence[Share]
    secluded: int


class Wishes(Protocol):
    """Who looks for what, and who shows what he has: in a community that has cards of its own, or in the hall."""

    async def of(self, player: str, community: str | None = None) -> Sequence[str]:
        """The assets a player looks for, the last first."""

    async def lookers(self, asset: str, limit: int, community: str | None = None) -> Sequence[str]:
        """The names of those who look for one, who asked first first."""

    async def secluded(self, player: str) -> bool:
        """Whether a player keeps his cards to himself."""

    async def shares(self, viewer: str, prefix: str, community: str | None = None) -> Shares:
        """Everybody's shares in the assets that begin so, as this player may see them."""


def wish(player: str, game: str, set_name: str, card: str, now: str, community: str | None = None) -> Wish:
    """An account looks for a card there is."""
    return Wish(player, wanted(game, set_name, card), now, community=community)


def wanted(game: str, set_name: str, card: str) -> str:
    """The asset of a card of a set; a Refusal when there is none of that name."""
    if card not in card_set(game, set_name).cards:
        raise Refusal("unknown-card", card=card, set=set_name)
    return card_asset(game, f"{set_name}/{card}")
