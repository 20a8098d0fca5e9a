"""Shapes: what Cipher tells, as types."""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import ReadOnly, TypeAliasType, TypedDict

from parlour.core import shapes
from parlour.core.shapes import Said, Told

Side = TypeAliasType("Side", Literal["first", "second"])
Row = TypeAliasType("Row", Literal["front", "back"])
Colour = TypeAliasType("Colour", Literal["Red", "Blue", "White", "Black", "Green", "Purple", "Yellow", "Brown"])
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


class CardText(TypedDict):
    """The lines of a card in every language."""

    en: list[str]
    fr: list[str]


class Card(TypedDict):
    """A card as printed, and whether all it says is enforced."""

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
    enforced: bool


class Starter(TypedDict):
    """A deck that can be brought by its name."""

    name: str
    theme: str
    main: str
    codes: list[str]


class Held(TypedDict):
    """A card somewhere; one that the viewer does not know has no slot, for it has no identity."""

    slot: int | None
    card: str | None


class Bond(Held):
    """A bond."""

    face_down: bool


class Supporting(Held):
    """The card that supports a unit in battle, and whether it failed to."""

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
    bonds: list[Bond]
    orbs: list[Held]
    hand: list[Held]
    deck: int
    deck_top: list[Held]
    retreat: list[Held]
    boundless: list[Held]
    support: Supporting | None


class Sides(TypedDict):
    """Both halves."""

    first: Half
    second: Half


class Sum(TypedDict):
    """An attack as the sum it is."""

    base: int
    support: int
    bonus: int
    total: int


class Battle(TypedDict):
    """A battle under way, between two slots."""

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
    """An answer to it."""

    action: ReadOnly[str]
    kind: ChoiceKind
    slot: int | None
    word: Word | None
    cost: int | None
    skill: Skill | None


class WhyNot(Said):
    """Why a card of the hand cannot be played now."""

    slot: int


class Queued(TypedDict):
    """A skill that waits for its turn."""

    seat: Side
    card: str
    skill: str


class Budget(TypedDict):
    """What of this turn's bonds was spent on cards, and is left."""

    spent: int
    left: int


class Result(shapes.Result):
    """How a match ended."""

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


class GameEvent(Told):
    """What happened, with the facts that its kind has; None for a card the viewer does not know."""

    seat: NotRequired[ReadOnly[Side | None]]
    card: NotRequired[str | None]
    slot: NotRequired[int | None]
    yes: NotRequired[bool]
    number: NotRequired[int]
    phase: NotRequired[Phase]
    face_down: NotRequired[bool]
    line: NotRequired[Row]
    cost: NotRequired[int]
    onto: NotRequired[int]
    promoted: NotRequired[bool]
    target_card: NotRequired[str | None]
    target: NotRequired[int]
    failed: NotRequired[bool]
    skill: NotRequired[str]
    total: NotRequired[int]
    target_total: NotRequired[int]
    amount: NotRequired[int]
    effect: NotRequired[str]
    winner: NotRequired[Side | None]
    deck: NotRequired[str | None]


TELLS = shapes.Shapes(view=View, event=GameEvent, card=Card | Starter)
