"""Shapes: what a community is, as types."""

from typing import Literal

from typing_extensions import TypedDict

from parlour.core.shapes import Said

Wax = Literal["plum", "velvet", "baize", "blue", "red", "ink"]
Symbol = Literal[
    "lantern-flame", "lighthouse", "anchor", "teapot", "owl", "oak",
    "crown", "mushrooms", "whale-tail", "candle-flame", "castle", "bee",
]  # fmt: skip
Standing = Literal["asks", "member", "keeper"]


class Seal(TypedDict):
    """A community's seal: the colour of its wax, and what is pressed into it."""

    wax: Wax
    symbol: Symbol


class HouseRules(TypedDict):
    """Rules that a community plays under a name of its own, as a canonical text; `id` names them in addresses."""

    id: str
    name: Said
    rules: str


class OwnPurse(TypedDict):
    """Gil and cards that a community keeps apart from the hall's.

    Players begin there with `gil`. `prize` is the house's for a win under rules that have one; None as the rules have
    it, 0 for none.
    """

    gil: int
    prize: int | None


class ClubCharter(TypedDict):
    """A community as its keepers describe it; where a text is empty in one language, the other stands for it.

    `sets` are card sets of its own, as game/set. Where it is not `open`, newcomers ask to be let in. Without a `purse`
    of its own it is played with what people have in the hall.
    """

    name: Said
    seal: Seal
    welcome: Said
    presets: list[HouseRules]
    sets: list[str]
    open: bool
    purse: OwnPurse | None


class CharterFile(TypedDict):
    """A community as a file that is taken home; `parlour` is the number of its form."""

    parlour: int
    community: str
    charter: ClubCharter
