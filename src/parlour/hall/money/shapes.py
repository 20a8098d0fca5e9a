"""Shapes: what is told of gil and cards that somebody owns, as types."""

from typing import Literal

from typing_extensions import TypedDict

from parlour.core.shapes import Said

TradeStatus = Literal["open", "done", "withdrawn", "lapsed"]


class Asset(TypedDict):
    """Gil or a card, with its printed name and its name in every language."""

    asset: str
    name: str
    called: Said


class Possession(Asset):
    """A card of a set, and how many copies of it a player has, and has at stake.

    `price` is what the house asks for it; `pays` is what it pays at most for a copy that may be sold.
    """

    id: str
    price: int
    pays: int
    count: int
    staked: int


class Odds(TypedDict):
    """The chance of drawing one of the `cards` of a price: as an exact fraction, and in percent."""

    price: int
    cards: int
    chance: str
    percent: float


class PackSlot(TypedDict):
    """A number of cards of a pack that are drawn by the same odds."""

    count: int
    chances: list[Odds]


class Pack(TypedDict):
    """Cards that are sold together unseen."""

    name: str
    price: int
    cards: int
    odds: list[PackSlot]


class Shelf(TypedDict):
    """A set with what somebody has of it."""

    game: str
    set: str
    cards: list[Possession]
    packs: list[Pack]


class TradePartner(TypedDict):
    """The player with whom the reader trades."""

    id: str
    name: str


class Given(Asset):
    """Copies of one asset."""

    count: int


class Agreed(TypedDict):
    """The consent of both sides to the list as it is."""

    me: bool
    them: bool


class TradeMessage(TypedDict):
    """The message that one of the two wrote with the list as it is."""

    mine: bool
    text: str


# `with` is a keyword of Python
Trade = TypedDict(
    "Trade",
    {
        "id": str,
        "with": TradePartner,
        "mine": list[Given],
        "theirs": list[Given],
        "list": str,
        "agreed": Agreed,
        "status": TradeStatus,
        "lapse": Said | None,
        "message": TradeMessage | None,
        "community": str | None,
        "changed": str,
    },
)


class Change(Asset):
    """The amount of an asset that was gained, or lost if it is negative."""

    amount: int


class OpenedPack(TypedDict):
    """The cards of a pack, and the secret their picks came from."""

    cards: list[str]
    commitment: str
    secret: str


# How a copy came to somebody who had it before: `with` is from whom, None from the house or where that is not told
Earlier = TypedDict("Earlier", {"owner": str, "time": str, "memo": str, "with": str | None})

# `pack` is what an opened pack held, with the proof that it was sealed before
StatementLine = TypedDict(
    "StatementLine",
    {
        "number": int,
        "time": str,
        "memo": str,
        "match": str | None,
        "with": str | None,
        "changes": list[Change],
        "pack": OpenedPack | None,
    },
)


class Prize(Asset):
    """A card that can be picked."""


class Taken(TypedDict):
    """Copies of a card that somebody won in a match: its name as printed, and what it is called in every language."""

    by: str
    yours: bool
    card: str
    called: Said
    count: int


class Winnings(TypedDict):
    """The cards that the winner of a match may still pick, and by when; the pool is told to the two who played."""

    match: str
    yours: bool
    picks: int
    pool: list[Prize]
    deadline: str
