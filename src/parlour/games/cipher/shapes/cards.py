"""Cards as they are told: as printed, and as decks that can be brought."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

Colour = TypeAliasType("Colour", Literal["Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown"])


class CardText(TypedDict):
    """The lines of a card in every language."""

    en: list[str]
    fr: list[str]


class Card(TypedDict):
    """A card as printed, how often its name may be in a deck (or as often as one likes), and whether all it says is
    enforced.
    """

    code: str
    name: str
    unit: str
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
    copies: int | None
    enforced: bool


class Starter(TypedDict):
    """A deck that can be brought by its name."""

    name: str
    theme: str
    main: str
    codes: list[str]
