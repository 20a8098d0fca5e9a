"""The types of events, one for each kind."""

from typing import Literal

from typing_extensions import ReadOnly, TypeAliasType

from parlour.core.shapes import Told
from parlour.games.cipher.shapes.view import Phase, Row, Side


class OfSeat(Told):
    """An event of a seat."""

    seat: ReadOnly[Side]


class OfUnit(OfSeat):
    """An event of a card that everybody sees."""

    card: str
    slot: int


class OfCard(OfSeat):
    """An event of a card, or of None if the viewer does not know the card."""

    card: str | None
    slot: int | None


class Happened(OfSeat):
    """An event without further facts.

    A seat begins, its deck was renewed, searched or has no support, or an orb came.
    """

    kind: ReadOnly[Literal["started", "reshuffled", "searched", "no-support", "orb-added"]]


class DeckBrought(OfSeat):
    """The deck of a seat: its main character, and the deck's name unless the seat built it."""

    kind: ReadOnly[Literal["deck"]]
    deck: str | None
    card: str


class Mulligan(OfSeat):
    """The answer to the mulligan: yes if the hand was exchanged."""

    kind: ReadOnly[Literal["mulligan"]]
    yes: bool


class TurnBegun(OfSeat):
    """The start of a turn; turns of both seats are counted together."""

    kind: ReadOnly[Literal["turn"]]
    number: int


class PhaseBegun(OfSeat):
    """The start of a phase."""

    kind: ReadOnly[Literal["phase"]]
    phase: Phase


class CardWent(OfCard):
    """The event that a card went, or was looked at, where not everybody sees it."""

    kind: ReadOnly[Literal["drew", "orb-taken", "orb-seen", "looked", "to-hand", "to-deck"]]


class UnitWent(OfUnit):
    """The event that a card went, turned or was shown where everybody sees it."""

    kind: ReadOnly[
        Literal[
            "marched", "tapped", "untapped", "evade", "defeated", "withstood", "to-retreat", "to-boundless",
            "revealed", "main",
        ]
    ]  # fmt: skip


class Bonded(OfCard):
    """The event that a card became a bond."""

    kind: ReadOnly[Literal["bond"]]
    face_down: bool


class Flipped(OfUnit):
    """The event that a bond or an orb was turned over."""

    kind: ReadOnly[Literal["flipped", "orb-flipped"]]
    face_down: bool


class Deployed(OfUnit):
    """The deployment of a unit into a line, and its price in bonds."""

    kind: ReadOnly[Literal["deployed"]]
    line: Row
    cost: int


class Leveled(OfUnit):
    """The event that a card was laid `onto` a unit, and its price in bonds."""

    kind: ReadOnly[Literal["leveled"]]
    onto: int
    promoted: bool
    cost: int


class Grew(OfUnit):
    """The growth of a unit `onto` another."""

    kind: ReadOnly[Literal["grew"]]
    onto: int


class Moved(OfUnit):
    """The move of a unit to a line."""

    kind: ReadOnly[Literal["moved"]]
    line: Row


class Attacked(OfUnit):
    """The attack of a unit on a target."""

    kind: ReadOnly[Literal["attack"]]
    target_card: str
    target: int


class Supported(OfUnit):
    """The support of a unit by a card, which may have failed."""

    kind: ReadOnly[Literal["support"]]
    failed: bool


class SkillUsed(OfUnit):
    """The event that a skill of a card was used or declined."""

    kind: ReadOnly[Literal["skill", "declined"]]
    skill: str


class Critical(OfUnit):
    """A critical hit, with the attack it adds up to."""

    kind: ReadOnly[Literal["critical"]]
    total: int


class Clash(OfUnit):
    """The result of a battle, with both totals."""

    kind: ReadOnly[Literal["clash"]]
    total: int
    target_card: str
    target: int
    target_total: int


class Power(OfUnit):
    """The change of a unit's strength, up or down."""

    kind: ReadOnly[Literal["power"]]
    amount: int


class Gained(OfUnit):
    """The event that a unit gained an effect, with its amount if it is counted."""

    kind: ReadOnly[Literal["gained"]]
    effect: str
    amount: int


class Ended(Told):
    """The end of the match."""

    kind: ReadOnly[Literal["result"]]
    winner: Side | None


GameEvent = TypeAliasType(
    "GameEvent",
    Happened | DeckBrought | Mulligan | TurnBegun | PhaseBegun | CardWent | UnitWent | Bonded | Flipped | Deployed
    | Leveled | Grew | Moved | Attacked | Supported | SkillUsed | Critical | Clash | Power | Gained | Ended,
)  # fmt: skip
