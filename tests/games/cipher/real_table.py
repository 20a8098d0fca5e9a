"""A real table: one seat's hidden cards as they lie on wood, a deck in order and orbs that are cards.

It is written from the rulebook alone (2, 3, 7, 8, 12), and slowly. It knows nothing of how the game keeps unseen cards.
Spectators see backs move: of a hidden card they know after which shuffle of the deck it left.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from parlour.core.chance import Chance

OWNER, EVERYONE = 1, 7  # bits of a card's viewers: the seat itself; all three of seat, other seat and spectators


@dataclass(frozen=True, order=True)
class Card:
    """A card: its face, who knows it, and after how many shuffles it left the deck, if it did."""

    face: str
    known: int = 0
    left: int = -1


Fact = tuple[str, str, int, int]
"""The event of a card: the word for it, its face, who knows it, and after how many shuffles it had left the deck."""


def fact(word: str, before: Card, card: Card) -> Fact:
    """Return the event of a card; if everybody knew the card, the time it left the deck no longer counts."""
    return word, card.face, card.known, -1 if before.known == EVERYONE else card.left


@dataclass(frozen=True)
class Table:
    """The zones of one seat; the order of cards counts only in the deck, top first."""

    deck: tuple[Card, ...]
    orbs: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    bonds: tuple[Card, ...] = ()
    retreat: tuple[Card, ...] = ()
    shuffles: int = 0

    def with_card(self, zone: str, card: Card) -> "Table":
        cards = (*getattr(self, zone), card)
        return replace(self, **{zone: cards if zone == "deck" else tuple(sorted(cards))})

    def without(self, zone: str, card: Card) -> "Table":
        cards = list(getattr(self, zone))
        cards.remove(card)
        return replace(self, **{zone: tuple(cards)})


Step = Callable[[Table, Chance], tuple[Table, list[Fact]]]


def shuffled(table: Table, zone: str | None, chance: Chance) -> Table:
    """Shuffle the deck, with all cards of a zone or without; without known cards a shuffle changes nothing."""
    cards = (*table.deck, *(getattr(table, zone) if zone else ()))
    if len(cards) == len(table.deck) and not any(card.known for card in cards):
        return table
    mixed = chance.sample([Card(card.face) for card in cards], len(cards))
    rest = {zone: ()} if zone else {}
    return replace(table, deck=tuple(mixed), shuffles=table.shuffles + 1, **rest)


def refreshed(table: Table, chance: Chance) -> Table:
    """Shuffle the retreat area into a new deck if the deck is empty (rulebook 8)."""
    return table if table.deck or not table.retreat else shuffled(table, "retreat", chance)


def _top_to(word: str, zone: str, known: int) -> Step:
    """Return the step that moves the deck's top card where `known` see it; the last card is not shuffled back."""

    def step(table: Table, chance: Chance) -> tuple[Table, list[Fact]]:
        if not table.deck:
            return table, []
        top, *rest = table.deck
        card = Card(top.face, top.known | known, table.shuffles if top.left < 0 else top.left)
        after = refreshed(replace(table, deck=tuple(rest)), chance)
        return after.with_card(zone, card), [fact(word, top, card)]

    return step


def _any_to(word: str, source: str, zone: str, known: int, seen: bool = True) -> Step:
    """Return the step that moves any card of a zone to another, each equally likely, with or without `seen` ones."""

    def step(table: Table, chance: Chance) -> tuple[Table, list[Fact]]:
        cards = [card for card in getattr(table, source) if seen or not card.known]
        if not cards:
            return table, []
        card = cards[chance.pick(len(cards))]
        moved = replace(card, known=card.known | known)
        after = table.without(source, card)
        if zone == "deck":
            return replace(after, deck=(moved, *after.deck)), [fact(word, card, moved)]
        return after.with_card(zone, moved), [fact(word, card, moved)]

    return step


def _look(word: str, known: int) -> Step:
    def step(table: Table, chance: Chance) -> tuple[Table, list[Fact]]:
        if not table.deck:
            return table, []
        top = replace(table.deck[0], known=table.deck[0].known | known)
        return replace(table, deck=(top, *table.deck[1:])), [fact(word, table.deck[0], top)]

    return step


def _look_through(table: Table, chance: Chance) -> tuple[Table, list[Fact]]:
    """Let the owner see every card of the deck, from the top."""
    seen = tuple(replace(card, known=card.known | OWNER) for card in table.deck)
    told = [fact("look through deck", before, card) for before, card in zip(table.deck, seen, strict=True)]
    return replace(table, deck=seen), told


def _take_from_deck(table: Table, chance: Chance) -> tuple[Table, list[Fact]]:
    """Move any card of the deck, each equally likely, to the hand, seen by those who knew it."""
    if not table.deck:
        return table, []
    taken = table.deck[chance.pick(len(table.deck))]
    card = replace(taken, left=table.shuffles if taken.left < 0 else taken.left)
    return table.without("deck", taken).with_card("hand", card), [fact("take from deck", taken, card)]


def _retreat_to(word: str, zone: str) -> Step:
    """Return the step that moves the retreat area's first card by name, in everybody's sight."""

    def step(table: Table, chance: Chance) -> tuple[Table, list[Fact]]:
        if not table.retreat:
            return table, []
        card = replace(table.retreat[0], known=EVERYONE)
        after = table.without("retreat", table.retreat[0])
        moved = replace(after, deck=(card, *after.deck)) if zone == "deck" else after.with_card(zone, card)
        return moved, [fact(word, card, card)]

    return step


def _shuffle(zone: str | None) -> Step:
    return lambda table, chance: (shuffled(table, zone, chance), [])


STEPS: dict[str, Step] = {
    "draw": _top_to("draw", "hand", OWNER),
    "support": _top_to("support", "retreat", EVERYONE),
    "mill": _top_to("mill", "retreat", EVERYONE),
    "top to orbs": _top_to("top to orbs", "orbs", 0),
    "top to bonds": _top_to("top to bonds", "bonds", OWNER),
    "take orb": _any_to("take orb", "orbs", "hand", OWNER, seen=False),
    "lose orb": _any_to("lose orb", "orbs", "hand", OWNER, seen=False),
    "look at orb": _any_to("look at orb", "orbs", "orbs", OWNER, seen=False),
    "turn up orb": _any_to("turn up orb", "orbs", "orbs", EVERYONE, seen=False),
    "look at top": _look("look at top", OWNER),
    "reveal top": _look("reveal top", EVERYONE),
    "look through deck": _look_through,
    "take from deck": _take_from_deck,
    "discard": _any_to("discard", "hand", "retreat", EVERYONE),
    "hand to deck": _any_to("hand to deck", "hand", "deck", OWNER),
    "hand to orbs": _any_to("hand to orbs", "hand", "orbs", OWNER),
    "retreat to deck": _retreat_to("retreat to deck", "deck"),
    "retreat to orbs": _retreat_to("retreat to orbs", "orbs"),
    "shuffle": _shuffle(None),
    "retreat into deck": _shuffle("retreat"),
    "mulligan": _shuffle("hand"),
}


def step(table: Table, word: str, chance: Chance) -> tuple[Table, list[Fact]]:
    """Take one step; if the deck is then empty it is renewed at the next check of the rules."""
    after, facts = STEPS[word](table, chance)
    return refreshed(after, chance), facts


def begun(cards: Sequence[str], orbs: int, retreat: Sequence[str], chance: Chance) -> Table:
    """Shuffle a deck and lay its top cards as orbs; other cards lie in the retreat area already."""
    deck = [Card(face) for face in chance.sample(cards, len(cards))]
    laid = sorted(replace(card, left=0) for card in deck[:orbs])
    return Table(tuple(deck[orbs:]), tuple(laid), retreat=tuple(sorted(Card(face, EVERYONE) for face in retreat)))


Turned = tuple[tuple[str, ...], ...]
"""All cards face up: the deck in its order, then orbs, hand, bonds and retreat area in none."""


def turned_over(table: Table) -> Turned:
    """Return all cards face up."""
    others = (table.orbs, table.hand, table.bonds, table.retreat)
    return tuple(card.face for card in table.deck), *(tuple(sorted(card.face for card in zone)) for zone in others)
