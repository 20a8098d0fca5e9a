"""The ledger: gil and cards move between accounts by double entry, and only ever by it.

Accounts are "player:<purse>", "escrow:<match>:<seat>", "escrow:<tournament>:prize" and "house"; assets are "gil" and
"<game>/<set>/<card>". The house issues everything: what the others have together is what it owes. A player's purse in
the hall is their id. The one in a community that keeps gil and cards of its own is "<id>@<community>".
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from parlour.core import registry, words
from parlour.core.refusal import Conflict, Refusal
from parlour.core.shapes import Said
from parlour.hall.confidential import Confidential
from parlour.hall.effects import Effect
from parlour.hall.money import shapes
from parlour.hall.money.economy import NeedMatches
from parlour.hall.money.lots import Lots
from parlour.hall.money.pack_secret import PackSecret

HOUSE = "house"
PLAYER = "player:"
ESCROW = "escrow:"
GIL = "gil"
HOSTS = ("taken-back", "trade-undone")  # the memos of what a host takes
Memo = Literal[
    "enrolled",
    "bought",
    "opened",
    "sold",
    "traded",
    "staked",
    "returned",
    "won",
    "prize",
    "put-up",
    "cup-prize",
    "put-back",
    "granted",
    "taken-back",
    "trade-undone",
]


@dataclass(frozen=True, slots=True)
class Posting:
    """A line of a transfer: what an account gained, or lost when the amount is negative."""

    account: str
    asset: str
    amount: int


@dataclass(frozen=True, slots=True)
class Transfer(Effect):
    """Postings that are written together and add up to nothing for every asset.

    `cause` is unique: a transfer written twice is there once. It is refused as out of date if it had to be the `first`.
    `data` is what it needs to be checked or told: the match, the picks, the pack, the other player.

    Of each card those copies go whose `lots` are named, as far as they are there. The house makes the lots of what it
    gives. `returns` is the cause of a transfer that is undone: the lots that went by it go back.
    """

    cause: str
    time: str
    memo: Memo
    postings: tuple[Posting, ...]
    data: Mapping[str, Any] = field(default_factory=dict)
    first: bool = False
    lots: Mapping[str, Lots] = field(default_factory=dict)
    returns: str | None = None

    def __post_init__(self) -> None:
        left = {asset for asset, amount in _added((p.asset, p.amount) for p in self.postings).items() if amount}
        assert not left, f"{self.cause} does not balance: {left}"
        givers = Counter(asset for _account, asset, amount in self.changes if amount < 0)
        assert not givers or max(givers.values()) == 1, f"{self.cause} takes of one asset from two accounts"

    @property
    def changes(self) -> list[tuple[str, str, int]]:
        """The change of every account in every asset. All transfers have one order, so that none wait in a circle."""
        net = _added(((p.account, p.asset), p.amount) for p in self.postings)
        return sorted((account, asset, amount) for (account, asset), amount in net.items() if amount)


def _added(pairs: Iterable[tuple[Any, int]]) -> Counter[Any]:
    sums: Counter[Any] = Counter()
    for key, amount in pairs:
        sums[key] += amount
    return sums


def move(giver: str, taker: str, assets: Mapping[str, int]) -> tuple[Posting, ...]:
    """Return the postings by which one account gives assets to another."""
    return tuple(
        posting
        for asset, count in sorted(assets.items())
        for posting in (Posting(giver, asset, -count), Posting(taker, asset, count))
        if count
    )


def purse(player: str, community: str | None = None) -> str:
    """Return the name of a player's purse in the hall, or in a community with a purse of its own."""
    return player if community is None else f"{player}@{community}"


def player_account(purse: str) -> str:
    """Return the account of a player's purse; of the one in the hall if their id alone is given."""
    return f"{PLAYER}{purse}"


def account_player(account: str) -> str:
    """Return the player whose account it is, in whichever purse."""
    return account.removeprefix(PLAYER).partition("@")[0]


def purse_community(account: str) -> str | None:
    """Return the community whose purse a player's account is; None for the hall's."""
    return account.partition("@")[2] or None


def escrow_account(match: str, seat: int) -> str:
    """Return the account that holds what a seat of a match plays for."""
    return f"{ESCROW}{match}:{seat}"


def prize_account(tournament: str) -> str:
    """Return the account that holds what a tournament is played for."""
    return f"{ESCROW}{tournament}:prize"


def card_asset(game: str, card: str) -> str:
    """Return the asset of a card a game calls "<set>/<card>"."""
    return f"{game}/{card}"


def card_assets(game: str, cards: Iterable[str]) -> dict[str, int]:
    """Return the assets of a game's cards, copies counted."""
    return dict(Counter(card_asset(game, card) for card in cards))


def asset_called(asset: str) -> Said:
    """Return the name of an asset in every language."""
    if asset == GIL:
        return words.both("collection-gil")
    game, set_name, card = asset.split("/", 2)
    return registry.game(game).need_cards().collecting(set_name).cards[card].called


def assets_called(assets: Iterable[str]) -> Said:
    """Return the names of several assets, with commas between them."""
    called = [asset_called(asset) for asset in assets]
    return words.said(lambda lang: ", ".join(words.localised(lang, one) for one in called))


def asset_json(asset: str) -> shapes.Asset:
    """Return an asset with its names."""
    called = asset_called(asset)
    return {"asset": asset, "name": called["en"], "called": called}


def check_asset(asset: str) -> None:
    """Refuse an asset that is neither gil nor a card that can be owned."""
    game, _, rest = asset.partition("/")
    set_name, _, card = rest.partition("/")
    if asset != GIL and card not in registry.game(game).need_cards().collecting(set_name).cards:
        raise Refusal("unknown-card", card=card or asset, set=set_name)


def withheld(missing: Mapping[str, Refusal]) -> Refusal:
    """Return the refusal for accounts that cannot give what they would; the reason of a player is their secret."""
    whys = {account_player(account): why for account, why in missing.items()}
    return next((why for owner, why in whys.items() if owner in missing), Confidential(whys))


def short(asset: str) -> Refusal:
    """Return the refusal for an account that has less of an asset than it would give."""
    if asset == GIL:
        return Conflict("not-enough", said_as="error-not-enough-gil")
    return Conflict("not-enough", card=asset_called(asset))


def set_aside(asset: str, said_as: str | None = None) -> Refusal:
    """Return the refusal for a card that its owner offers elsewhere; they may withdraw that offer."""
    return Conflict("card-offered", said_as=said_as, card=asset_called(asset))


@dataclass(frozen=True, slots=True)
class NeedHoldings(Effect):
    """The condition that an account has so much of these assets at that moment; nothing is moved."""

    account: str
    assets: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class NeedUnoffered(Effect):
    """The condition that an account offers nothing of a set, by its assets' `prefix`: chance picks from all of it."""

    account: str
    prefix: str


@dataclass(frozen=True, slots=True)
class StatementLine:
    """A transfer as one account sees it: what it gained and lost; `number` grows with time."""

    number: int
    time: str
    memo: str
    changes: Mapping[str, int]
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Holder:
    """A player who has copies of a card, by id and name."""

    player: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Wrong:
    """A finding of an audit: the Fluent message `audit-<code>` with what it is about."""

    code: str
    about: str


class Ledger(Protocol):
    """The ledger as it is kept."""

    async def holdings(self, account: str) -> dict[str, int]:
        """Return what an account has; an asset that it has nothing of is not listed."""

    async def lots(self, account: str) -> Mapping[str, Lots]:
        """Return the lots that an account may sell back, by asset."""

    async def staked(self, player: str, community: str | None = None) -> dict[str, int]:
        """Return what a player has in matches being played or settled, out of a community's purse or the hall's."""

    async def offered(self, account: str) -> Mapping[str, int]:
        """Return the cards that an account's player has offered in open trades, and cannot use meanwhile."""

    async def statement(
        self, account: str, before: int | None, limit: int, asset: str | None = None
    ) -> Sequence[StatementLine]:
        """Return the transfers of an account, or those of one asset, newest first; those before a number if given."""

    async def holders(self, asset: str, limit: int, viewer: str = "", community: str | None = None) -> Sequence[Holder]:
        """Return who has a card, in the hall or a community, and shows it to this viewer, most copies first.

        A copy at stake is still its player's.
        """

    async def pack_secret(self, purse: str) -> PackSecret:
        """Return the secret of the next pack that is opened for a purse."""

    async def bound(self, player: str, needed: NeedMatches) -> Refusal | None:
        """Return why nothing can leave the account of a player yet; None if it can."""

    async def audit(self) -> Sequence[Wrong]:
        """Return everything that contradicts conservation; nothing if all is well."""
