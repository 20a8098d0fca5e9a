"""Cards: what a game that is played with cards says of them beside its rules. A game without gives none."""

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
    """How strong it is at a first glance under the rules asked about: where a search for a hand begins."""


class Counted(NamedTuple):
    """Cards by how much of them is here."""

    printed: int
    """All there ever were, reprints included; each has a name and a code here."""
    carried: int
    """Those of which it is known here what they do."""
    enforced: int
    """Those that can be played."""


class Cards(ABC):
    """The card sets of a game: what can be brought, looked at, checked, owned and won.

    Every game with cards lists them and checks what a seat brings. Where cards can be owned, it gives what is said of
    collections as well.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    # What every game with cards gives.

    @property
    @abstractmethod
    def sets(self) -> Sequence[str]:
        """The names of the card sets, the usual one first."""

    @abstractmethod
    def of_set(self, set_name: str) -> Sequence[Mapping[str, Any]]:
        """The cards of a set for pickers; a Refusal for an unknown set.

        A card with `enforced` says whether all its rules are; the command line counts them, and says of each that is
        not what `unenforced` says.
        """

    @abstractmethod
    def check_bring(self, rules: RuleSet, bring: Mapping[str, Any] | None, seat: int) -> Bring:
        """What a seat brings (hand, deck), validated and made canonical; a Refusal says what is wrong."""

    # What it may give.

    @property
    def ready(self) -> Mapping[str, Bring]:
        """What can be brought as it stands, by its name: the decks on sale."""
        return {}

    def id_of(self, card: Mapping[str, Any]) -> str:
        """What names a card of `of_set` within its set."""
        return str(card["id"])

    def called(self, card: Mapping[str, Any], lang: str) -> str:
        """The whole name of a card of `of_set` in a language."""
        return str(card["name"])

    def code_of(self, wanted: str) -> str:
        """What names a card of `of_set` that a list calls otherwise, such as by another number it was printed with."""
        return wanted

    @property
    def counted(self) -> Counted | None:
        """How many cards the game was printed with, and how many of them can be played; None where all can."""
        return None

    def unenforced(self, card: Mapping[str, Any]) -> Sequence[str]:
        """What of a card of `of_set` is not enforced, so that it cannot be played: a skill and the word in its data;
        nothing of one that is not carried.
        """
        return ()

    def bring_again(self, bring: Bring, seat: int, dealt: Sequence[Event]) -> Bring:
        """What a seat comes with to the same match played again, from what it brought and the events of the deal."""
        return bring

    def hand_size(self, rules: RuleSet) -> int:
        """How many cards a seat chooses as the hand it brings; a Refusal where it chooses none."""
        raise Refusal("no-hands", game=self.game)

    def choices(self, rules: RuleSet, wanted: Sequence[object]) -> Sequence[Choice]:
        """The cards of a collection, copies listed, for whoever chooses a hand; a Refusal names what is no card.

        Each is there as often as a hand may hold it, at most as often as it is listed, and its copies stand together.
        """
        raise Refusal("no-hands", game=self.game)

    def plenty(self, rules: RuleSet, set_name: str) -> Sequence[object]:
        """A set as a collection that never runs out of a card: a hand's worth of copies of each."""
        return [card for card in self.of_set(set_name) for _copy in range(self.hand_size(rules))]

    def columns(self, card: Mapping[str, Any], lang: str = "en") -> dict[str, str]:
        """A card as the cells of a table row, by column."""
        return {key: "" if value is None else str(value) for key, value in card.items()}

    def check_draft(self, bring: Mapping[str, Any]) -> Bring:
        """A deck that need not be finished, its "main" (or None) and "cards", as it is kept; a Refusal for one that
        could not become a deck by adding to it.
        """
        raise Refusal("no-decks", game=self.game)

    def read_deck(self, text: str) -> tuple[Bring, Sequence[Refusal]]:
        """What can be read of a deck as text, as `check_draft` gives it, and what is wrong, each at its line."""
        raise Refusal("no-decks", game=self.game)

    def lint(self, text: str) -> list[str]:
        """Every problem of a card file, one sentence each; an empty list means it can be played."""
        return []

    def read_sheet(self, text: str, known: Mapping[str, int]) -> ReadSheet:
        """A set of cards as somebody pastes it, with every fault at its line; a Refusal for what is no sheet at all.

        `known` are the numbers of the cards that the set has, by their names without case.
        """
        raise Refusal("no-card-sets", game=self.game)

    def judge_sheet(self, rows: Sequence[Mapping[str, str]], known: Mapping[str, int]) -> ReadSheet:
        """The same of rows whose cells were read before."""
        raise Refusal("no-card-sets", game=self.game)

    def made(self, rules: RuleSet) -> Mapping[str, Any] | None:
        """The document of the set that was made in a hall and that rules name; None where they name one that ships.

        Another process has to `take` it before it can play by these rules.
        """
        return None

    def judge_set(self, document: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        """What rules would name a set by that is made of a document, and the document whole; nothing is put in. A
        Refusal says what is wrong with it.
        """
        raise Refusal("no-card-sets", game=self.game)

    def take(self, document: Mapping[str, Any], newest: bool = True) -> str:
        """Put a made set in as what it is now, or as an edition of it; answers with what rules name it by. A Refusal
        says what is wrong with it.
        """
        raise Refusal("no-card-sets", game=self.game)

    def data_problems(self) -> list[str]:
        """What is wrong with the card files that ship with the game."""
        return []

    # What it gives where cards can be owned.

    @property
    def collectible(self) -> Sequence[str]:
        """The card sets that players can own."""
        return ()

    def collecting(self, set_name: str) -> CardSet:
        """The cards of a collectible set with their prices, its packs and its starter; a Refusal for another set."""
        raise Refusal("no-card-sets", game=self.game)

    def edition(self, set_name: str) -> str:
        """What always means a collectible set as it is now, whatever becomes of it; its name where nothing does."""
        return set_name

    def collecting_then(self, edition: str) -> CardSet:
        """A collectible set as it was when `edition` named it."""
        return self.collecting(edition)

    def collecting_made(self, document: Mapping[str, Any]) -> CardSet:
        """A collectible set as it would be that is made of a document; nothing is put in."""
        raise Refusal("no-card-sets", game=self.game)

    def title(self, set_name: str) -> str | None:
        """What people call a set that no language has a word for."""
        return None

    def picks_from(self, rules: RuleSet) -> str | None:
        """The collectible set a whole collection of which each seat brings, when chance picks from it; else None."""
        return None

    def check_owned(self, rules: RuleSet, bring: Mapping[str, Any], seat: int) -> None:
        """A Refusal, at "rules" or at the seat, where what this seat alone brings cannot be cards that are owned."""
        raise Refusal("no-card-sets", at="rules", game=self.game)

    def brought(self, rules: RuleSet, brings: Sequence[Mapping[str, Any]], state: State) -> Sequence[Sequence[str]]:
        """The cards each seat risks in the match just dealt, as "<set>/<id>", where both can be owned."""
        raise Refusal("no-card-sets", at="rules", game=self.game)

    def lies_open(self, rules: RuleSet, bring: Mapping[str, Any]) -> Sequence[str]:
        """The cards of a bring that everybody at the table sees from the deal on, as "<set>/<id>"; none where any of
        them is hidden from anybody, or left to chance.
        """
        return ()

    def at_risk(self, rules: RuleSet) -> bool:
        """Whether a match under these rules can end with a card in other hands than those that brought it."""
        return False

    def spoils(self, state: State, given_up: int | None = None) -> Spoils:
        """What moves at the end of a match; `given_up` is the seat that lost without the game saying so."""
        return NOTHING
