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
    """What has no more facts: a seat begins, its deck was renewed or has no support, an orb came."""

    kind: ReadOnly[Literal["started", "reshuffled", "no-support", "orb-added"]]


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

    kind: ReadOnly[Literal["drew", "orb-taken", "orb-seen", "looked", "to-deck"]]


class UnitWent(OfUnit):
    """A card went, turned or was shown where everybody sees it."""

    kind: ReadOnly[
        Literal[
            "marched", "tapped", "untapped", "evade", "defeated", "withstood", "to-hand", "to-retreat",
            "to-boundless", "revealed", "main",
        ]
    ]  # fmt: skip


class Bonded(OfCard):
    """A card became a bond."""

    kind: ReadOnly[Literal["bond"]]
    face_down: bool


class Flipped(OfUnit):
    """A bond was turned over."""

    kind: ReadOnly[Literal["flipped"]]
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


class WrittenUnit(TypedDict):
    """A unit of a written position: its cards, the top one first; `used` is how often each of its skills was."""

    cards: list[str]
    main: NotRequired[bool]
    tapped: NotRequired[bool]
    attacked: NotRequired[bool]
    moved: NotRequired[bool]
    used: NotRequired[list[int]]


class WrittenCard(TypedDict):
    """A card of a hand of which there is more to say than its code."""

    card: str
    seen: NotRequired[bool]
    used: NotRequired[list[int]]


class WrittenBond(WrittenCard):
    """A bond."""

    face: Literal["up", "down"]


class KnownCard(TypedDict):
    """A hidden card, and the bitmask of viewers who know it."""

    card: str
    known: int


class WrittenOrbs(TypedDict):
    """How many orbs, and those that somebody knows."""

    count: int
    seen: list[KnownCard]


class WrittenDeck(TypedDict):
    """How many cards, those on top that somebody knows, and what lies unseen in the deck and among the orbs."""

    count: int
    top: list[KnownCard]
    pool: list[str]


class Mixings(TypedDict):
    """When hidden cards came into a deck, all viewers together or each for himself, and went from it."""

    times: int
    came: dict[str, list[int | list[int]]]
    went: dict[str, list[int]]


class WrittenSide(TypedDict):
    """One seat of a written position."""

    front: list[WrittenUnit]
    back: list[WrittenUnit]
    bonds: list[WrittenBond]
    hand: list[str | WrittenCard]
    orbs: WrittenOrbs
    deck: WrittenDeck
    support: list[str]
    retreat: list[str]
    boundless: list[str]
    mixed: NotRequired[Mixings]


Reference = TypeAliasType("Reference", str)  # "first.front.0"
SkillOf = TypeAliasType("SkillOf", list[str | int])  # a card, and which of its skills


class Lasting(TypedDict):
    """An effect of a skill that lasts on a unit."""

    on: Reference | None
    skill: SkillOf
    effect: int
    amount: int
    duration: str
    by: Side


class Waiting(TypedDict):
    """A skill that waits for its turn."""

    skill: SkillOf
    source: Reference | None
    unit: Reference | None
    other: Reference | None
    group: int


class Pending(TypedDict):
    """What is asked, and how far what led to it has come; a number that is 0 is not written."""

    ask: AskKind
    seat: Side
    step: NotRequired[int]
    battle: NotRequired[int]
    checking: NotRequired[int]
    evaded: NotRequired[int]
    beaten: NotRequired[int]
    critical: NotRequired[int]
    critical_made: NotRequired[int]
    stage: NotRequired[int]
    selected: NotRequired[int]
    done: NotRequired[int]
    left: NotRequired[int]
    shown: NotRequired[int]
    shown_seat: NotRequired[int]
    ask_owner: NotRequired[int]
    ask_least: NotRequired[int]
    group: NotRequired[int]
    owed: NotRequired[list[int]]
    lost: NotRequired[list[int]]
    bonus: NotRequired[list[int]]
    crowded: NotRequired[list[int]]
    supported: NotRequired[list[int]]
    later: NotRequired[list[int]]
    later_line: NotRequired[list[int]]
    attacker: NotRequired[Reference]
    defender: NotRequired[Reference]
    held: NotRequired[Reference]
    source: NotRequired[Reference]
    event_unit: NotRequired[Reference]
    event_other: NotRequired[Reference]
    skill: NotRequired[SkillOf]
    at: NotRequired[int]
    picked: NotRequired[list[Reference]]
    queue: NotRequired[list[Waiting]]


Winner = TypeAliasType("Winner", Literal["first", "second", "draw"])


class Position(TypedDict):
    """A written position (docs/reference/cipher.md): with a winner when it is over, else with what is asked."""

    turn: int
    player: Side
    phase: Phase
    spent: int
    first: WrittenSide
    second: WrittenSide
    lasting: NotRequired[list[Lasting]]
    pending: NotRequired[Pending]
    winner: NotRequired[Winner]


RuledResult = TypeAliasType("RuledResult", Literal["*", "first", "second", "draw"])  # of a match; "*" while it goes on


class Choices(TypedDict):
    """What may be answered in a position."""

    to_act: Side | None
    legal: list[str]
    result: RuledResult


class Came(TypedDict):
    """What came of an answer; no position where a skill still refers to a card that left."""

    position: Position | None
    events: list[GameEvent]
    result: RuledResult


class Begun(Came, Choices):
    """Two decks dealt, and what may be answered."""

    result: RuledResult


class Outcome(TypedDict):
    """One outcome of an answer, drawn from a seed."""

    outcome: Came


class RuledOutcome(Came):
    """What can come of an answer: its probability, a fraction."""

    probability: str


class Outcomes(TypedDict):
    """All that can come of an answer."""

    outcomes: list[RuledOutcome]


TELLS = shapes.Shapes(view=View, event=GameEvent, card=Card | Starter, ruling=Choices | Outcomes | Outcome | Begun)
