"""The types of a view: both halves of the field, the question, and the end."""

from collections.abc import Sequence
from typing import Literal

from typing_extensions import ReadOnly, TypeAliasType, TypedDict

from parlour.core import shapes
from parlour.core.shapes import Said

Side = TypeAliasType("Side", Literal["first", "second"])
Row = TypeAliasType("Row", Literal["front", "back"])
Phase = TypeAliasType("Phase", Literal["mulligan", "opening", "bond", "deployment", "action", "end", "over"])
BattleStep = TypeAliasType("BattleStep", Literal["declared", "support", "critical", "evade", "result"])
AskKind = TypeAliasType(
    "AskKind",
    Literal[
        "mulligan", "bond", "deploy", "act", "target", "critical", "evade", "orb", "keeper", "order", "pay", "choose",
        "onto", "destination", "line",
    ],
)  # fmt: skip
ChoiceKind = TypeAliasType(
    "ChoiceKind", Literal["word", "card", "front", "back", "grow", "attack", "move", "skill", "trigger"]
)
Word = TypeAliasType("Word", Literal["no", "yes", "unseen", "front", "back"])


class Held(TypedDict):
    """A card somewhere; a card that the viewer does not know has no slot, because it has no identity."""

    slot: int | None
    card: str | None


class Faced(Held):
    """A bond or an orb; everybody knows one that lies face up."""

    face_down: bool


class Supporting(Held):
    """The card that supports a unit in battle, and if its support failed."""

    failed: bool


class Unit(TypedDict):
    """A unit on the field: the cards below it, its attack now and as printed."""

    slot: int
    card: str
    stack: list[str]
    main: bool
    tapped: bool
    attack: int
    printed: int
    promoted: bool
    range: list[int]


class Half(TypedDict):
    """One side's half of the field; `deck_top` are the cards of the deck that the viewer knows."""

    front: list[Unit]
    back: list[Unit]
    bonds: list[Faced]
    orbs: list[Faced]
    hand: list[Held]
    deck: int
    deck_top: list[Held]
    retreat: list[Held]
    boundless: list[Held]
    support: Supporting | None


class Sides(TypedDict):
    """Both halves of the field."""

    first: Half
    second: Half


class Sum(TypedDict):
    """An attack as a sum."""

    base: int
    support: int
    bonus: int
    total: int


class Battle(TypedDict):
    """A battle in progress, between two slots."""

    attacker: int
    defender: int
    step: BattleStep
    attack: Sum
    defense: Sum


class Skill(TypedDict):
    """A skill of a card."""

    card: str
    name: str
    text: Said


class Ask(Said):
    """A question of the table; `held` is the card it is about."""

    seat: Side
    kind: AskKind
    held: int | None
    skill: Skill | None


class Choice(Said):
    """An answer to the question; an attack lists the slots it may be aimed at."""

    action: ReadOnly[str]
    kind: ChoiceKind
    slot: int | None
    word: Word | None
    cost: int | None
    skill: Skill | None
    targets: list[int]


class WhyNot(Said):
    """The reason why a card of the hand cannot be played now."""

    slot: int


class Queued(TypedDict):
    """A skill that waits for its turn."""

    seat: Side
    card: str
    skill: str


class Budget(TypedDict):
    """The bonds of this turn: those spent on cards, and those left."""

    spent: int
    left: int


class Result(shapes.Result):
    """The end of a match."""

    winner: ReadOnly[Side | None]


class View(shapes.View):
    """A table as one viewer sees it."""

    viewer: ReadOnly[Literal["first", "second", "spectator"]]
    to_act: ReadOnly[Side | None]
    turn: int
    player: Side
    phase: ReadOnly[Phase]
    budget: Budget
    sides: Sides
    battle: Battle | None
    ask: Ask | None
    legal: ReadOnly[Sequence[Choice]]
    why_not: list[WhyNot]
    queue: list[Queued]
    result: ReadOnly[Result | None]
