"""Cards: what a game with cards tells about them beside its rules. A game without cards has no such facet."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from parlour.core.contract import Bring
from parlour.core.event import Event
from parlour.core.facets.collecting import NOTHING, CardSet, Spoils
from parlour.core.record import State
from parlour.core.refusal import Refusal
from parlour.core.rules import RuleSet
from parlour.core.shapes import ReadSheet


class Choice(NamedTuple):
    """A card that a hand can be chosen from."""

    card: Any
    """The card as the "cards" of a bring name it."""
    name: str
    strength: int
    """Its rough strength under the rules asked about, with which a search for a hand begins."""


class Counted(NamedTuple):
    """The numbers of a game's cards: printed, carried and enforced."""

    printed: int
    """All that were ever printed, reprints included; each has a name and a code here."""
    carried: int
    """Those whose effects are known here."""
    enforced: int
    """Those that can be played."""


class Cards(ABC):
    """The card sets of a game: what can be brought, looked at, checked, owned and won.

    Every game with cards lists them and checks what a seat brings. A game whose cards can be owned gives the methods on
    collections as well.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    # Given by every game with cards.

    @property
    @abstractmethod
    def sets(self) -> Sequence[str]:
        """The names of the card sets, the usual one first."""

    @abstractmethod
    def of_set(self, set_name: str) -> Sequence[Mapping[str, Any]]:
        """Return the cards of a set for pickers; an unknown set is a Refusal.

        In a card, `enforced` tells whether all its rules are enforced. The command line counts these cards, and prints
        `unenforced` for each of the others.
        """

    @abstractmethod
    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> Bring:
        """Return what a seat brings (hand, deck), validated and made canonical; a Refusal says what is wrong."""

    # Optional.

    @property
    def ready(self) -> Mapping[str, Bring]:
        """The decks on sale, by name: what can be brought as it stands."""
        return {}

    def id_of(self, card: Mapping[str, Any]) -> str:
        """Return the name of a card of `of_set` within its set."""
        return str(card["id"])

    def called(self, card: Mapping[str, Any], lang: str) -> str:
        """The whole name of a card of `of_set` in a language."""
        return str(card["name"])

    def written_on(self, card: Mapping[str, Any], lang: str) -> Sequence[str]:
        """Return the lines that are written on a card of `of_set`; none where a card has no words."""
        return ()

    def code_of(self, wanted: str) -> str:
        """Return the id of a card that a list names differently, such as by another number it was printed with."""
        return wanted

    @property
    def counted(self) -> Counted | None:
        """The number of cards the game was printed with, and of those that can be played; None where all can."""
        return None

    def unenforced(self, card: Mapping[str, Any]) -> Sequence[str]:
        """Return why a card of `of_set` cannot be played: each skill that is not enforced, and the word in its data.

        It is empty for a card that is not carried.
        """
        return ()

    def bring_again(self, bring: Bring, seat: int, dealt: Sequence[Event]) -> Bring:
        """Return what a seat brings when the match is played again, given its bring and the events of the deal."""
        return bring

    def hand_size(self, rules: RuleSet) -> int:
        """Return the number of cards a seat chooses as its hand; a Refusal where it chooses none."""
        raise Refusal("no-hands", game=self.game)

    def choices(self, rules: RuleSet, wanted: Sequence[object]) -> Sequence[Choice]:
        """Return the cards of a collection, copies listed, for choosing a hand; a Refusal names what is no card.

        Each card stands there as often as a hand may hold it, at most as often as `wanted` lists it. Its copies stand
        together.
        """
        raise Refusal("no-hands", game=self.game)

    def plenty(self, rules: RuleSet, set_name: str) -> Sequence[object]:
        """Return a set as a collection that never runs out of a card: a hand's worth of copies of each."""
        return [card for card in self.of_set(set_name) for _copy in range(self.hand_size(rules))]

    def columns(self, card: Mapping[str, Any], lang: str = "en") -> dict[str, str]:
        """Return a card as the cells of a table row, by column."""
        return {key: "" if value is None else str(value) for key, value in card.items()}

    def check_draft(self, bring: Mapping[str, Any]) -> Bring:
        """Return a deck that need not be finished, its "main" (or None) and "cards", as it is kept.

        A draft that could not become a deck by adding to it is a Refusal.
        """
        raise Refusal("no-decks", game=self.game)

    def read_deck(self, text: str) -> tuple[Bring, Sequence[Refusal]]:
        """Return as much of a deck as its text tells, as `check_draft` gives it, and every fault at its line."""
        raise Refusal("no-decks", game=self.game)

    def lint(self, text: str) -> list[str]:
        """Return every problem of a card file, one sentence each; an empty list means it can be played."""
        return []

    def read_sheet(self, text: str, known: Mapping[str, int]) -> ReadSheet:
        """Return a pasted set of cards with every fault at its line; text that is no sheet at all is a Refusal.

        `known` are the numbers of the cards that the set has, by their names without case.
        """
        raise Refusal("no-card-sets", game=self.game)

    def judge_sheet(self, rows: Sequence[Mapping[str, str]], known: Mapping[str, int]) -> ReadSheet:
        """Judge rows whose cells were read before, as `read_sheet` does."""
        raise Refusal("no-card-sets", game=self.game)

    def made(self, rules: RuleSet) -> Mapping[str, Any] | None:
        """Return the document of the set made in a hall that rules name; None where they name one that ships.

        Another process has to `take` it before it can play by these rules.
        """
        return None

    def judge_set(self, document: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        """Return the name that rules would use for a document's set, and the whole document; nothing is put in.

        A Refusal says what is wrong with it.
        """
        raise Refusal("no-card-sets", game=self.game)

    def take(self, document: Mapping[str, Any], newest: bool = True) -> str:
        """Put a made set in and return its name in rules.

        `newest` makes it what the set is now; otherwise it is an edition of it. A Refusal says what is wrong with it.
        """
        raise Refusal("no-card-sets", game=self.game)

    def data_problems(self) -> list[str]:
        """Return the faults of the card files that ship with the game."""
        return []

    # Given where cards can be owned.

    @property
    def collectible(self) -> Sequence[str]:
        """The card sets that players can own."""
        return ()

    def collecting(self, set_name: str) -> CardSet:
        """Return a collectible set: its cards and their prices, its packs, its starter; another set is a Refusal."""
        raise Refusal("no-card-sets", game=self.game)

    def edition(self, set_name: str) -> str:
        """Return the lasting name of a collectible set as it is now; the set's own name where it never changes."""
        return set_name

    def collecting_then(self, edition: str) -> CardSet:
        """Return a collectible set as it was when `edition` named it."""
        return self.collecting(edition)

    def collecting_made(self, document: Mapping[str, Any]) -> CardSet:
        """Return the collectible set that a document would make; nothing is put in."""
        raise Refusal("no-card-sets", game=self.game)

    def title(self, set_name: str) -> str | None:
        """Return the title of a set that no language has a word for."""
        return None

    def picks_from(self, rules: RuleSet) -> str | None:
        """Return the collectible set that each seat brings whole and chance picks from; None where it does not."""
        return None

    def check_owned(self, rules: RuleSet, bring: Mapping[str, Any], seat: int) -> None:
        """Refuse, at "rules" or at the seat, a bring that cannot be owned cards; `seat` alone is judged."""
        raise Refusal("no-card-sets", at="rules", game=self.game)

    def brought(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], state: State) -> Sequence[Sequence[str]]:
        """Return the cards each seat risks in the match just dealt, as "<set>/<id>", where both can be owned."""
        raise Refusal("no-card-sets", at="rules", game=self.game)

    def lies_open(self, rules: RuleSet, bring: Mapping[str, Any]) -> Sequence[str]:
        """Return the cards of a bring that everybody at the table sees from the deal on, as "<set>/<id>".

        It is empty where any of them is hidden from anybody, or left to chance.
        """
        return ()

    def at_risk(self, rules: RuleSet) -> bool:
        """Return True if a match under these rules can end with a card in other hands than brought it."""
        return False

    def spoils(self, state: State, given_up: int | None = None) -> Spoils:
        """Return what moves at the end of a match; `given_up` is the seat that lost without the game saying so."""
        return NOTHING
