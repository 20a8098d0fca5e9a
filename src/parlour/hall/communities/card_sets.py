"""Card sets that are made here: a draft becomes an edition, whose numbers nothing changes; the next is another one.

A set belongs to a community, and its cards to the purses there, until a host admits it; one of a host's is the hall's.
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
    """A set as it was published: `number` counts all editions of the hall, and is 0 until it is written down.

    `value` is what rules name it by, `document` what its game makes it of.
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
        """What people call the set."""
        return str(self.document["title"])

    @property
    def cards(self) -> int:
        """How many cards it has."""
        return len(self.document["cards"])


@dataclass(frozen=True, slots=True)
class Home:
    """Where a set is sold: in its community, if it has one, and everywhere once it is `admitted`."""

    community: str | None
    admitted: bool

    def sells_in(self, community: str | None) -> bool:
        """Whether it is sold in a community, or in the hall."""
        return self.admitted or (community is not None and community == self.community)


@dataclass(frozen=True, slots=True)
class Published(Effect):
    """An edition is published after another, 0 for the first of its set; "out-of-date" when that is not the newest.

    The first says where its set is at `home`.
    """

    edition: Edition
    after: int
    home: Home


@dataclass(frozen=True, slots=True)
class AdmitSet(Effect):
    """A set is sold everywhere from now on, or in its community alone; "changed-since" where it is so already."""

    name: str
    admitted: bool


@dataclass(frozen=True, slots=True)
class NeedSold(Effect):
    """A set that was made here is sold in a community, or in the hall: "set-not-sold"."""

    name: str
    title: str
    community: str | None

    def refusal(self) -> Refusal:
        """Why nothing of it is sold there."""
        return Conflict("set-not-sold", set=self.title, place="hall" if self.community is None else "community")


class CardSets(Protocol):
    """The card sets of a hall as they are kept."""

    async def newest(self) -> Sequence[Edition]:
        """Every set as it is now, by its title."""

    async def editions(self, name: str) -> Sequence[Edition]:
        """All editions of a set, the newest first; none where there is no such set."""

    async def homes(self) -> Mapping[str, Home]:
        """Where each set is sold, by its name."""

    def lowest(self, name: str) -> Mapping[str, int]:
        """The lowest price that each card of a set ever had, by its id; of one that ships nothing."""

    async def take_in(self) -> None:
        """Let the games of this process know every edition that was published since it last asked."""


def sold_in(game: str, name: str, community: str | None) -> tuple[NeedSold, ...]:
    """What must be true for the house to give or sell cards of a set in a community, or in the hall; of one that ships
    nothing.
    """
    cards = registry.game(game).need_cards()
    if cards.edition(name) == name:
        return ()
    return (NeedSold(name, cards.title(name) or name, community),)


def home(player: Player, standings: Mapping[str, Standing], community: str | None) -> Home:
    """Where a new set of somebody's is sold: in the community they name, or the one that they keep; what a host makes
    for none is the hall's. A Refusal where they keep several, or do not keep the one they name.
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
    """Whether somebody may make a set, or the next edition of one that is there: hosts may, and keepers of communities;
    one that is there is changed by hosts and by whoever made it. That a community lists it gives its keepers nothing:
    they write that list themselves.
    """
    makes = player.id == editions[-1].publisher if editions else "keeper" in standings.values()
    return makes or player.role is Role.HOST


def numbers(edition: Edition | None) -> dict[str, int]:
    """The numbers that the cards of a set have, by their names without case."""
    return {card["name"].casefold(): card["id"] for card in edition.document["cards"]} if edition else {}


def read(game: str, given: str | Sequence[Cells], before: Edition | None) -> ReadSheet:
    """What somebody pasted, or the cells that were read of it, with all that is wrong at its line."""
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
    """What is wrong with a name beside others: signs that no name has, or that it looks like another of the set."""
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
    """A draft as the next edition of its set; a Refusal says what is wrong with it, or that nothing has changed.

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
