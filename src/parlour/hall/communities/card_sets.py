"""Card sets that are made here: a draft becomes an edition, whose numbers nothing changes; the next is another one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.core import registry, words
from parlour.core.refusal import Conflict, Refusal
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
class Published(Effect):
    """An edition is published after another, 0 for the first of its set; "out-of-date" when that is not the newest."""

    edition: Edition
    after: int


class CardSets(Protocol):
    """The card sets of a hall as they are kept."""

    async def newest(self) -> Sequence[Edition]:
        """Every set as it is now, by its title."""

    async def editions(self, name: str) -> Sequence[Edition]:
        """All editions of a set, the newest first; none where there is no such set."""

    async def take_in(self) -> None:
        """Let the games of this process know every edition that was published since it last asked."""


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
    game: str, document: Mapping[str, Any], before: Edition | None, publisher: str, now: str, after: int
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
    return Published(Edition(0, game, made["name"], value, made, publisher, now), after)
