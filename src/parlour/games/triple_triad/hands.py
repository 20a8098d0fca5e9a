"""Hands: the cards from which five can be chosen, and which of them look strong."""

from collections.abc import Mapping, Sequence

from parlour.core.facets.cards import Choice
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.triple_triad.blank import HAND_SIZE
from parlour.games.triple_triad.cards import Card
from parlour.games.triple_triad.deal import bring_card, read_cards, within_copies
from parlour.games.triple_triad.sets import set_of


def size(rules: RuleSet) -> int:
    """Return the size of a hand, five; refuse rules under which hands are not chosen, or may be changed by Roulette."""
    if rules["card_pick"] != "free" or rules["roulette"]:
        raise Refusal("hand-not-chosen", rules=str(rules))
    return HAND_SIZE


def choices(rules: RuleSet, wanted: Sequence[object]) -> list[Choice]:
    """Return the cards of a collection from which a hand is chosen, every card of one's own included.

    A card of the table's set comes once per copy, up to as often as a hand may hold it. Its copies follow one another.
    Cards are given as ids or names of the table's set, or written out. A card written out from a set names that set.
    """
    cards = read_cards(rules, [_of_the_table(rules, one) for one in wanted])
    alike: dict[int | str, list[Card]] = {}
    for place, card in enumerate(cards):
        alike.setdefault(place if card.id is None else f"{card.id}", []).append(card)
    kept = [card for copies in alike.values() for card in within_copies(rules, copies)[:HAND_SIZE]]
    return [Choice(bring_card(card), card.name, _strength(rules, card)) for card in kept]


def _of_the_table(rules: RuleSet, wanted: object) -> object:
    """Return a written-out card of the table's own set by its id, any other card unchanged."""
    table = set_of(str(rules["cards"]))
    if isinstance(wanted, Mapping) and wanted.get("set") == table and wanted.get("id") is not None:
        return wanted["id"]
    return wanted


def _strength(rules: RuleSet, card: Card) -> int:
    """Return the sum of the card's sides; under Reverse low numbers are strong."""
    return -sum(card.sides) if rules.on("reverse") else sum(card.sides)
