"""Cards as they are told: as printed, and as decks that can be brought."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from parlour.core.shapes import Said

Colour = TypeAliasType("Colour", Literal["Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown"])

# What skills of a card do, as one looks for it: in a battle, to units, with cards, with orbs, to skills themselves.
_Battle = Literal[
    "attack", "range", "sure", "price", "supports", "support-x", "protects", "restrains", "breaks-more"
]  # fmt: skip
_Units = Literal["defeats", "moves", "untaps", "deploys", "bars", "levels", "stacks", "leaves", "leads"]
_Cards = Literal["draws", "searches", "recovers", "arranges", "mills", "discards", "bonds"]
_Orbs = Literal["turns-orbs", "breaks-orbs", "adds-orbs"]
_Skills = Literal["borrows", "silences", "cheapens", "traits", "from-bonds", "from-hand", "turns", "terms"]
Deed = TypeAliasType("Deed", Literal[_Battle, _Units, _Cards, _Orbs, _Skills])


class CardText(TypedDict):
    """The lines of a card in every language."""

    en: list[str]
    fr: list[str]


class Card(TypedDict):
    """A card as printed, what its skills do, how often it may be in a deck (or as often as one likes), and if all it
    says is enforced. `card` is the code of the card that it is a print of, `prints` are the codes that stand on it,
    `called` what its unit is called. One that is not carried has neither text nor deeds.
    """

    code: str
    card: str
    prints: list[str]
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
    text: CardText
    does: list[Deed]
    copies: int | None
    enforced: bool


class Starter(TypedDict):
    """A deck that can be brought by its name."""

    name: str
    theme: str
    main: str
    codes: list[str]
