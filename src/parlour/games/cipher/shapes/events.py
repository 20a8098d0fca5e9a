"""Events: what happened, a shape for each kind."""

from typing import Literal

from typing_extensions import ReadOnly, TypeAliasType

from parlour.core.shapes import Told
from parlour.games.cipher.shapes.view import Phase, Row, Side


class OfSeat(Told):
    """What happened at a seat."""

    seat: ReadOnly[Side]


class OfUnit(OfSeat):
    """What happened to a card that everybody sees."""

    card: str
    slot: int


class OfCard(OfSeat):
    """What happened to a card; None for a card the viewer does not know."""

    card: str | None
    slot: int | None


class Happened(OfSeat):
    """What has no more facts: a seat begins, its deck was renewed, searched or has no support, an orb came."""

    kind: ReadOnly[Literal["started", "reshuffled", "searched", "no-support", "orb-added"]]


class DeckBrought(OfSeat):
    """What a seat came with: its main character, and the name of its deck unless it is one's own."""

    kind: ReadOnly[Literal["deck"]]
    deck: str | None
    card: str


class Mulligan(OfSeat):
    """Whether a hand was exchanged."""

    kind: ReadOnly[Literal["mulligan"]]
    yes: bool


class TurnBegun(OfSeat):
    """A turn begins; turns of both seats are counted together."""

    kind: ReadOnly[Literal["turn"]]
    number: int


class PhaseBegun(OfSeat):
    """A phase begins."""

    kind: ReadOnly[Literal["phase"]]
    phase: Phase


class CardWent(OfCard):
    """A card went or was looked at where not everybody sees it."""

    kind: ReadOnly[Literal["drew", "orb-taken", "orb-seen", "looked", "to-hand", "to-deck"]]


class UnitWent(OfUnit):
    """A card went, turned or was shown where everybody sees it."""

    kind: ReadOnly[
        Literal[
            "marched", "tapped", "untapped", "evade", "defeated", "withstood", "to-retreat", "to-boundless",
            "revealed", "main",
        ]
    ]  # fmt: skip


class Bonded(OfCard):
    """A card became a bond."""

    kind: ReadOnly[Literal["bond"]]
    face_down: bool


class Flipped(OfUnit):
    """A bond or an orb was turned over."""

    kind: ReadOnly[Literal["flipped", "orb-flipped"]]
    face_down: bool


class Deployed(OfUnit):
    """A unit came into a line, for so many bonds."""

    kind: ReadOnly[Literal["deployed"]]
    line: Row
    cost: int


class Leveled(OfUnit):
    """A card was laid `onto` a unit, for so many bonds."""

    kind: ReadOnly[Literal["leveled"]]
    onto: int
    promoted: bool
    cost: int


class Grew(OfUnit):
    """A unit grew `onto` another."""

    kind: ReadOnly[Literal["grew"]]
    onto: int


class Moved(OfUnit):
    """A unit moved to a line."""

    kind: ReadOnly[Literal["moved"]]
    line: Row


class Attacked(OfUnit):
    """A unit attacks a target."""

    kind: ReadOnly[Literal["attack"]]
    target_card: str
    target: int


class Supported(OfUnit):
    """A card came up to support a unit, and may have failed to."""

    kind: ReadOnly[Literal["support"]]
    failed: bool


class SkillUsed(OfUnit):
    """A skill of a card was used or declined."""

    kind: ReadOnly[Literal["skill", "declined"]]
    skill: str


class Critical(OfUnit):
    """A critical attack: what it comes to."""

    kind: ReadOnly[Literal["critical"]]
    total: int


class Clash(OfUnit):
    """A battle is decided: what attack and defence came to."""

    kind: ReadOnly[Literal["clash"]]
    total: int
    target_card: str
    target: int
    target_total: int


class Power(OfUnit):
    """A unit is so much stronger, or weaker."""

    kind: ReadOnly[Literal["power"]]
    amount: int


class Gained(OfUnit):
    """A unit has an effect, of so much where it is counted."""

    kind: ReadOnly[Literal["gained"]]
    effect: str
    amount: int


class Ended(Told):
    """The match is over."""

    kind: ReadOnly[Literal["result"]]
    winner: Side | None


GameEvent = TypeAliasType(
    "GameEvent",
    Happened | DeckBrought | Mulligan | TurnBegun | PhaseBegun | CardWent | UnitWent | Bonded | Flipped | Deployed
    | Leveled | Grew | Moved | Attacked | Supported | SkillUsed | Critical | Clash | Power | Gained | Ended,
)  # fmt: skip
