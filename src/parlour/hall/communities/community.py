"""Communities: made by a host, kept by whom it names, joined by whoever likes, or asks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.hall.communities.charter import checked, checked_address
from parlour.hall.communities.shapes import ClubCharter, OwnPurse, Standing
from parlour.hall.effects import Effect
from parlour.hall.people.player import Player, Role


@dataclass(frozen=True, slots=True)
class Community:
    """A community as it stands; its charter's `revision` counts how often it was changed."""

    id: str
    charter: ClubCharter
    created: str
    revision: int


@dataclass(frozen=True, slots=True)
class Membership:
    """Who belongs to a community, keeps it, or asks to be let in."""

    community: str
    player: str
    name: str
    standing: Standing
    since: str


@dataclass(frozen=True, slots=True)
class Found(Effect):
    """A community is made, and kept by who made it; "community-exists" where its address is taken."""

    community: Community
    founder: str


@dataclass(frozen=True, slots=True)
class Recharter(Effect):
    """Its charter is another; "community-changed" when it is not any more as `seen`. `by` is a keeper, None a host."""

    community: str
    charter: ClubCharter
    seen: int
    by: str | None
    now: str


@dataclass(frozen=True, slots=True)
class FollowEdition(Effect):
    """Every community that plays with an older edition of a card set under a name plays with the newest from now on."""

    game: str
    set_name: str
    newest: str
    now: str


@dataclass(frozen=True, slots=True)
class Join(Effect):
    """Somebody belongs to it from now on, or asks to where it is not open; who does already goes on doing so."""

    community: str
    player: str
    now: str


@dataclass(frozen=True, slots=True)
class Quit(Effect):
    """Somebody does not belong to it any more, or does not ask any more."""

    community: str
    player: str


@dataclass(frozen=True, slots=True)
class Admit(Effect):
    """Who belongs to it or asks to is a member or a keeper from now on; "not-of-community" where he does neither.

    `by` is a keeper, None a host.
    """

    community: str
    player: str
    standing: Standing
    by: str | None


@dataclass(frozen=True, slots=True)
class PutOut(Effect):
    """Who belongs to it or asks to does so no longer. `by` is a keeper, None a host."""

    community: str
    player: str
    by: str | None


@dataclass(frozen=True, slots=True)
class NeedMembers(Effect):
    """These players belong to a community that keeps gil and cards of its own: "community-outsider", or
    "community-shares" where it plays with the hall's.
    """

    community: str
    players: tuple[str, ...]


class Communities(Protocol):
    """The communities of this hall."""

    async def all(self) -> Sequence[Community]:
        """All of them, the oldest first."""

    async def community(self, community: str) -> Community | None:
        """The one of an id, or None."""

    async def counts(self) -> Mapping[str, int]:
        """How many belong to each that anybody belongs to."""

    async def of(self, player: str) -> Mapping[str, Standing]:
        """How somebody stands to each that he has to do with."""

    async def require(self, needed: NeedMembers) -> OwnPurse:
        """What a community gives to those who begin there; a Refusal as of the effect."""

    async def people(self, community: str) -> Sequence[Membership]:
        """Who belongs to it or asks to: who did so first comes first."""


def found(address: str, charter: ClubCharter, founder: Player, now: str) -> Found:
    """A community as somebody makes it now."""
    return Found(Community(checked_address(address), checked(charter), now, 1), founder.id)


def recharter(community: Community, charter: ClubCharter, seen: int, by: Player, now: str) -> Recharter:
    """Another charter, written on top of the one that was seen."""
    return Recharter(community.id, checked(charter), seen, keeping(by), now)


def within(community: str | None, *players: str) -> tuple[NeedMembers, ...]:
    """What must be true of those whose gil and cards of a community move; of the hall's nothing."""
    return () if community is None else (NeedMembers(community, players),)


def keeping(by: Player) -> str | None:
    """Whom the keepers have to have among them: a host may do what they may."""
    return None if by.role is Role.HOST else by.id
