"""The types of the written position (docs/reference/cipher.md)."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from parlour.games.cipher.shapes.view import AskKind, Phase, Side


class WrittenUnit(TypedDict):
    """A unit of a written position: its cards, the top one first; `used` counts the uses of each of its skills."""

    cards: list[str]
    main: NotRequired[bool]
    tapped: NotRequired[bool]
    attacked: NotRequired[bool]
    moved: NotRequired[bool]
    used: NotRequired[list[int]]


class WrittenCard(TypedDict):
    """A card of a hand with more to say than its code."""

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


class WrittenOrb(KnownCard):
    """An orb that somebody knows; it lies face down unless stated."""

    face: NotRequired[Literal["up"]]


class WrittenOrbs(TypedDict):
    """The number of orbs, and those that somebody knows."""

    count: int
    seen: list[WrittenOrb]


class WrittenDeck(TypedDict):
    """The number of cards, those known on top, and the unseen cards of the deck and the orbs."""

    count: int
    top: list[KnownCard]
    pool: list[str]


class Mixings(TypedDict):
    """The mixings with which hidden cards came into a deck, for all viewers together or each, and went from it."""

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
    """A lasting effect of a skill on a unit."""

    on: Reference | None
    skill: SkillOf
    effect: int
    amount: int
    duration: str
    by: Side
    of: NotRequired[SkillOf]  # a skill of another card, used `amount` times; or a card that is copied


class Waiting(TypedDict):
    """A skill that waits for its turn."""

    skill: SkillOf
    source: Reference | None
    unit: Reference | None
    other: Reference | None
    group: int


class Pending(TypedDict):
    """The question, and the progress of what led to it; numbers that are 0 are not written."""

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
    """A written position (docs/reference/cipher.md): with a winner if it is over, otherwise with the question."""

    turn: int
    player: Side
    phase: Phase
    spent: int
    first: WrittenSide
    second: WrittenSide
    lasting: NotRequired[list[Lasting]]
    pending: NotRequired[Pending]
    winner: NotRequired[Winner]
