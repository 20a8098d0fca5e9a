"""The types of cards: as printed, and as decks that a seat can bring."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from parlour.core.shapes import Said

Colour = TypeAliasType("Colour", Literal["Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown"])
Rarity = TypeAliasType("Rarity", Literal["N", "HN", "R", "SR"])

# The effects of skills by which people look for cards: in a battle, on units, cards, orbs, or on skills themselves.
_Battle = Literal[
    "attack", "range", "sure", "price", "supports", "support-x", "protects", "restrains", "breaks-more"
]  # fmt: skip
_Units = Literal["defeats", "moves", "untaps", "deploys", "bars", "levels", "stacks", "leaves", "leads"]
_Cards = Literal["draws", "searches", "recovers", "arranges", "mills", "discards", "bonds"]
_Orbs = Literal["turns-orbs", "breaks-orbs", "adds-orbs"]
_Skills = Literal["borrows", "silences", "cheapens", "traits", "from-bonds", "from-hand", "turns", "terms"]
Ability = TypeAliasType("Ability", Literal[_Battle, _Units, _Cards, _Orbs, _Skills])


class CardText(TypedDict):
    """The lines of a card in every language."""

    en: list[str]
    fr: list[str]


class Card(TypedDict):
    """A card as printed, with its abilities and copies per deck (or no limit); `enforced` says if all its text is.

    `card` is the code of the card that this is a print of. `prints` are the codes printed on it. `rarity` is that of
    the rarest, and `plus` says if one has a plus. `called` is the name of its unit. A card that is not carried has
    neither text nor abilities. `job` is its class. `look` tells how its unit looks, in the letters of `looks.toml`.
    """

    code: str
    card: str
    prints: list[str]
    rarity: Rarity
    plus: bool
    name: str
    unit: str
    called: Said
    title: str
    cost: int
    promotion: int | None
    attack: int
    support: int | None
    range: list[int]
    colors: list[Colour]
    gender: list[str]
    weapons: list[str]
    types: list[str]
    job: str
    look: str
    text: CardText
    does: list[Ability]
    copies: int | None
    enforced: bool


class Starter(TypedDict):
    """A deck that a seat can bring by its name."""

    name: str
    theme: str
    main: str
    codes: list[str]
