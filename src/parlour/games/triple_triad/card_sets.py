"""Card sets: the facet by which Triple Triad's cards are looked at, brought, owned and won."""

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.contract import Bring
from parlour.core.facets.cards import Cards, Choice
from parlour.core.facets.collecting import CardSet, Spoils
from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.core.shapes import ReadSheet
from parlour.games.triple_triad import cards, collecting, hands, sets
from parlour.games.triple_triad import deal as dealing
from parlour.games.triple_triad.shown import drawing
from parlour.games.triple_triad.written import sheet


class TripleTriadCards(Cards):
    """The card sets of every community, and decks of cards of one's own."""

    @property
    def sets(self) -> Sequence[str]:
        return (*sets.set_names(), *map(sets.set_of, sets.SHELF.newest()))

    def of_set(self, set_name: str) -> Sequence[Mapping[str, Any]]:
        return [card.as_json() for card in sets.card_set(set_name)]

    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> Bring:
        return dealing.check_bring(rules, bring, seat)

    def hand_size(self, rules: RuleSet) -> int:
        return hands.size(rules)

    def choices(self, rules: RuleSet, wanted: Sequence[object]) -> Sequence[Choice]:
        return hands.choices(rules, wanted)

    def columns(self, card: Mapping[str, Any], lang: str = "en") -> dict[str, str]:
        return drawing.card_columns(card)

    def lint(self, text: str) -> list[str]:
        return cards.lint(text)

    def read_sheet(self, text: str, known: Mapping[str, int]) -> ReadSheet:
        return sheet.read(text, known)

    def judge_sheet(self, rows: Sequence[Mapping[str, str]], known: Mapping[str, int]) -> ReadSheet:
        return sheet.judged(rows, known)

    def made(self, rules: RuleSet) -> Mapping[str, Any] | None:
        edition = sets.SHELF.get(str(rules["cards"]))
        return edition.document if edition else None

    def judge_set(self, document: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        edition = sets.made(document)
        return edition.value, edition.document

    def take(self, document: Mapping[str, Any], newest: bool = True) -> str:
        return sets.SHELF.put(sets.made(document), newest).value

    def data_problems(self) -> list[str]:
        return [
            f"{path.name}: {problem}"
            for path in sorted(sets.DATA.glob("*.json"))
            for problem in cards.lint(path.read_text(encoding="utf-8"))
        ]

    @property
    def collectible(self) -> Sequence[str]:
        return (*sets.set_names(), *map(sets.set_of, sets.SHELF.newest()))

    def collecting(self, set_name: str) -> CardSet:
        return collecting.collecting(set_name)

    def edition(self, set_name: str) -> str:
        return sets.pinned(set_name)

    def collecting_then(self, edition: str) -> CardSet:
        return collecting.then(edition)

    def collecting_made(self, document: Mapping[str, Any]) -> CardSet:
        return collecting.of(sets.made(document))

    def title(self, set_name: str) -> str | None:
        return sets.SHELF.title(set_name)

    def picks_from(self, rules: RuleSet) -> str | None:
        return sets.set_of(str(rules["cards"])) if rules["card_pick"] == "random" else None

    def check_owned(self, rules: RuleSet, bring: Mapping[str, Any], seat: int) -> None:
        collecting.check_owned(rules, bring, seat)

    def brought(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], state: State) -> Sequence[Sequence[str]]:
        return collecting.brought(state)

    def lies_open(self, rules: RuleSet, bring: Mapping[str, Any]) -> Sequence[str]:
        return collecting.lies_open(rules, bring)

    def at_risk(self, rules: RuleSet) -> bool:
        return str(rules["trade"]) != "none"

    def spoils(self, state: State, given_up: int | None = None) -> Spoils:
        return collecting.spoils(state, given_up)
