"""Hands: what five cards can be chosen from, and which of them look strong."""

from collections.abc import Mapping, Sequence

from parlour.core.facets.cards import Choice
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.games.triple_triad.blank import HAND_SIZE
from parlour.games.triple_triad.cards import Card
from parlour.games.triple_triad.deal import bring_card, read_cards, within_copies
from parlour.games.triple_triad.sets import set_of


def size(rules: RuleSet) -> int:
    """Five, where each seat brings the hand it plays and nothing decides among rules or cards afterwards."""
    if rules["card_pick"] != "free" or rules["roulette"]:
        raise Refusal("hand-not-chosen", rules=str(rules))
    return HAND_SIZE


def choices(rules: RuleSet, wanted: Sequence[object]) -> list[Choice]:
    """The cards of a collection: of the table's set each as often as a hand may hold it and there are copies, one after
    the other, and every card of one's own.

    Cards are ids or names of the table's set, or written out; those of a set that is looked at know which it is.
    """
    cards = read_cards(rules, [_of_the_table(rules, one) for one in wanted])
    alike: dict[int | str, list[Card]] = {}
    for place, card in enumerate(cards):
        alike.setdefault(place if card.id is None else f"{card.id}", []).append(card)
    kept = [card for copies in alike.values() for card in within_copies(rules, copies)[:HAND_SIZE]]
    return [Choice(bring_card(card), card.name, _strength(rules, card)) for card in kept]


def _of_the_table(rules: RuleSet, wanted: object) -> object:
    """A card of the table's own set by its id, though it is written out."""
    table = set_of(str(rules["cards"]))
    if isinstance(wanted, Mapping) and wanted.get("set") == table and wanted.get("id") is not None:
        return wanted["id"]
    return wanted


def _strength(rules: RuleSet, card: Card) -> int:
    """Its numbers added; under Reverse the low ones are strong."""
    return -sum(card.sides) if rules.on("reverse") else sum(card.sides)
