"""Card sets that are made here: a draft becomes an edition, whose numbers never change. A change is a new edition.

A set belongs to a community, and its cards to the purses there, until a host admits it. A set of a host's is the
hall's.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.core import registry, words
from parlour.core.refusal import Conflict, Forbidden, Refusal
from parlour.core.shapes import Fault, ReadSheet
from parlour.hall.communities.shapes import Standing
from parlour.hall.effects import Effect
from parlour.hall.people.names import skeleton, spelled
from parlour.hall.people.player import Player, Role

LONGEST_NAME = 40
LONGEST_SHEET = 200_000  # characters that are pasted
Cells = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Edition:
    """A set as it was published.

    `number` counts all editions of the hall; it is 0 until the edition is written down. Rules name it by its `value`,
    and its game makes it of its `document`.
    """

    number: int
    game: str
    name: str
    value: str
    document: Mapping[str, Any]
    publisher: str
    published: str

    @property
    def title(self) -> str:
        """The title that people read."""
        return str(self.document["title"])

    @property
    def cards(self) -> int:
        """The number of its cards."""
        return len(self.document["cards"])


@dataclass(frozen=True, slots=True)
class Home:
    """The place where a set is sold: its community, if it has one, and the whole hall once it is `admitted`."""

    community: str | None
    admitted: bool

    def sells_in(self, community: str | None) -> bool:
        """Tell whether it is sold in a community, or in the hall where that is None."""
        return self.admitted or (community is not None and community == self.community)


@dataclass(frozen=True, slots=True)
class Published(Effect):
    """The publication of an edition after another, 0 for the first of its set.

    Refused as "out-of-date" if that other is not the newest. The first one tells the `home` of its set.
    """

    edition: Edition
    after: int
    home: Home


@dataclass(frozen=True, slots=True)
class AdmitSet(Effect):
    """The admission of a set to the whole hall, or its return to its community alone.

    Refused as "changed-since" if that is so already.
    """

    name: str
    admitted: bool


@dataclass(frozen=True, slots=True)
class NeedSold(Effect):
    """The condition that a set made here is sold in a community, or in the hall; else refused as "set-not-sold"."""

    name: str
    title: str
    community: str | None

    def refusal(self) -> Refusal:
        """Return why nothing of it is sold there."""
        return Conflict("set-not-sold", set=self.title, place="hall" if self.community is None else "community")


class CardSets(Protocol):
    """The card sets of a hall as they are kept."""

    async def newest(self) -> Sequence[Edition]:
        """Return the newest edition of every set, sorted by title."""

    async def editions(self, name: str) -> Sequence[Edition]:
        """Return all editions of a set, the newest first; none if there is no such set."""

    async def homes(self) -> Mapping[str, Home]:
        """Return the home of each set by its name."""

    def lowest(self, name: str) -> Mapping[str, int]:
        """Return the lowest price that each card of a set ever had, by its id; nothing for one that ships."""

    async def take_in(self) -> None:
        """Let the games of this process know every edition that was published since it last asked."""


def sold_in(game: str, name: str, community: str | None) -> tuple[NeedSold, ...]:
    """Return the conditions for the house to give or sell cards of a set in a community or the hall.

    A set that ships with parlour has none.
    """
    cards = registry.game(game).need_cards()
    if cards.edition(name) == name:
        return ()
    return (NeedSold(name, cards.title(name) or name, community),)


def home(player: Player, standings: Mapping[str, Standing], community: str | None) -> Home:
    """Return the home of a player's new set: the community they name, or the one that they keep.

    A set that a host makes for no community is the hall's. Refuse keepers of several who name none, and players who do
    not keep the one they name.
    """
    kept = [one for one, standing in standings.items() if standing == "keeper"]
    if player.role is Role.HOST:
        return Home(community, admitted=community is None)
    if community is None and len(kept) > 1:
        raise Refusal("which-community", at="community", known=", ".join(sorted(kept)))
    if community is not None and community not in kept:
        raise Forbidden("keeper-needed", at="community")
    return Home(kept[0] if community is None else community, admitted=False)


def is_maker(player: Player, standings: Mapping[str, Standing], editions: Sequence[Edition]) -> bool:
    """Tell whether a player may make a set, or the next edition of one that exists.

    Hosts may do both. Keepers of communities may make new sets; an edition may be made by the maker of its set. Keepers
    of a community that lists a set get nothing by that: they write the list themselves.
    """
    makes = player.id == editions[-1].publisher if editions else "keeper" in standings.values()
    return makes or player.role is Role.HOST


def numbers(edition: Edition | None) -> dict[str, int]:
    """Return the numbers that the cards of a set have, by their names without case."""
    return {card["name"].casefold(): card["id"] for card in edition.document["cards"]} if edition else {}


def read(game: str, given: str | Sequence[Cells], before: Edition | None) -> ReadSheet:
    """Read what somebody pasted, or the cells that were read of it, and put every fault at its line."""
    cards = registry.game(game).need_cards()
    known = numbers(before)
    told = cards.read_sheet(given, known) if isinstance(given, str) else cards.judge_sheet(given, known)
    firsts: dict[str, str] = {}
    for row in told["rows"]:
        if not row["faults"]:
            row["faults"] = [_fault(about) for about in _misnamed(row["cells"]["name"], firsts)]
            row["card"] = None if row["faults"] else row["card"]
    return {"rows": told["rows"], "faults": sum(bool(row["faults"]) for row in told["rows"])}


def _misnamed(name: str, firsts: dict[str, str]) -> Iterator[Mapping[str, str]]:
    """Yield the faults of a name: signs that no name has, or a likeness to another name of the set."""
    try:
        spelled(name, LONGEST_NAME)
    except Refusal:
        yield {"column": "name", "problem": "letters", "given": name}
        return
    first = firsts.setdefault(skeleton(name), name)
    if first != name:
        yield {"column": "name", "problem": "alike", "given": name, "other": first}


def _fault(about: Mapping[str, str]) -> Fault:
    return {"column": about["column"], "repair": None, **words.both("card-fault", about)}


def publish(
    game: str, document: Mapping[str, Any], before: Edition | None, publisher: str, now: str, after: int, home: Home
) -> Published:
    """Publish a draft as the next edition of its set; refuse one with faults, or without changes.

    Cards that were published stay in a set, for somebody may own them.
    """
    firsts: dict[str, str] = {}
    value, made = registry.game(game).need_cards().judge_set(document)
    for card in made["cards"]:
        for about in _misnamed(card["name"], firsts):
            raise Refusal("bad-card-name", said_as="card-fault", **about)
    if before is not None:
        if before.value == value:
            raise Conflict("card-set-unchanged")
        left = {card["id"] for card in made["cards"]}
        lost = [card["name"] for card in before.document["cards"] if card["id"] not in left]
        if lost:
            raise Conflict("card-set-lost", cards=", ".join(lost[:5]), count=len(lost))
    return Published(Edition(0, game, made["name"], value, made, publisher, now), after, home)
