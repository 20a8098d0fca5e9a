"""The journal: every act of a host with its reason, written in the transaction of what it did, and never changed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, cast

from parlour.core import words
from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.hosting import shapes
from parlour.hall.people.player import Player

LONGEST_WHY: Final = 300
PAGE: Final = 30
Kind = Literal[
    "banned",
    "unbanned",
    "renamed",
    "removed",
    "keyed",
    "granted",
    "taken-back",
    "trade-undone",
    "arranged",
    "invited",
    "uninvited",
    "imported",
    "unimported",
    "admitted",
    "unadmitted",
]
REVERSIBLE: Final = frozenset({"banned", "renamed", "granted", "taken-back", "arranged", "imported", "admitted"})


@dataclass(frozen=True, slots=True)
class Act(Effect):
    """An act of a host: about whom, if anybody, whom `beside`, when and why. `data` is what else is needed to tell it.

    `undoes` names the act that it undoes; refused as "undone-before" if that was undone already.
    """

    id: str
    kind: Kind
    host: str
    about: str | None
    now: str
    why: str
    data: Mapping[str, Any] = field(default_factory=dict)
    undoes: str | None = None
    beside: str | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """An act as the journal has it; `names` are the old and the new name of a renamed player, while they are here."""

    number: int
    id: str
    kind: Kind
    host: Player
    about: Player | None
    beside: Player | None
    time: str
    why: str
    data: Mapping[str, Any]
    undoes: str | None
    undone: bool
    names: tuple[str, str] | None

    @property
    def reversible(self) -> bool:
        """Tell whether the journal can still undo it. An act that undoes another cannot: the other is done anew."""
        return self.kind in REVERSIBLE and self.undoes is None and not self.undone


@dataclass(frozen=True, slots=True)
class Warrant:
    """The authority of a host to act: the id of the act to come, the host, the time, and the reason."""

    id: str
    host: Player
    now: str
    why: str

    def act(
        self,
        kind: Kind,
        about: Player | None = None,
        undoes: str | None = None,
        beside: Player | None = None,
        **data: Any,
    ) -> Act:
        """Return the act, to be committed with what it does."""
        whom = (None if one is None else one.id for one in (about, beside))
        return Act(self.id, kind, self.host.id, next(whom), self.now, self.why, data, undoes, next(whom))


class Journal(Protocol):
    """The journal as it is kept."""

    async def page(self, about: str | None, before: int | None, limit: int) -> Sequence[Kept]:
        """Return acts before a number, newest first; those about one player if given."""

    async def act(self, act_id: str) -> Kept | None:
        """Return the act of an id, or None."""


def warranted(act_id: str, host: Player, now: str, why: str) -> Warrant:
    """Return a warrant; refuse a reason that is missing or too long."""
    reason = " ".join(why.split())
    if not reason or len(reason) > LONGEST_WHY:
        raise Refusal("reason-needed", at="why", most=LONGEST_WHY)
    return Warrant(act_id, host, now, reason)


def act_json(kept: Kept) -> shapes.HostAct:
    """Return a line of the journal."""
    was, became = kept.names or (None, None)
    told = {key: value for key, value in kept.data.items() if key in shapes.ActDetails.__annotations__}
    if "assets" in told:  # older lines have one name for every language
        told["assets"] = [{"called": words.same(one["name"]), **one} for one in told["assets"]]
    return {
        "number": kept.number,
        "id": kept.id,
        "kind": kept.kind,
        "host": kept.host.name or None,
        "about": _concerned(kept.about),
        "beside": _concerned(kept.beside),
        "time": kept.time,
        "why": kept.why,
        "was": was,
        "became": became,
        "undoes": kept.undoes is not None,
        "undone": kept.undone,
        "reversible": kept.reversible,
        "data": cast(shapes.ActDetails, told),
    }


def _concerned(player: Player | None) -> shapes.Concerned | None:
    return None if player is None else {"id": player.id, "name": player.name or None}
