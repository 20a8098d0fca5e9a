"""Communities: a host makes one and keepers look after it; anybody may join it, or ask to."""

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
    """The standing of a player in a community: they belong to it, keep it, or ask to be let in."""

    community: str
    player: str
    name: str
    standing: Standing
    since: str


@dataclass(frozen=True, slots=True)
class Found(Effect):
    """The founding of a community, kept by its founder; refused as "community-exists" if its address is taken."""

    community: Community
    founder: str


@dataclass(frozen=True, slots=True)
class Recharter(Effect):
    """Another charter of a community; refused as "community-changed" if its charter is not as `seen` any more.

    `by` is a keeper, None a host.
    """

    community: str
    charter: ClubCharter
    seen: int
    by: str | None
    now: str


@dataclass(frozen=True, slots=True)
class FollowEdition(Effect):
    """The change of all house rules that name an older edition of a card set: they name the newest from now on."""

    game: str
    set_name: str
    newest: str
    now: str


@dataclass(frozen=True, slots=True)
class Join(Effect):
    """The joining of a community, or the request to join where it is not open; without effect if it was made before."""

    community: str
    player: str
    now: str


@dataclass(frozen=True, slots=True)
class Quit(Effect):
    """The end of a player's membership, or of their request to join."""

    community: str
    player: str


@dataclass(frozen=True, slots=True)
class Admit(Effect):
    """A new standing, member or keeper, of a player who belongs or asks; "not-of-community" if they do neither.

    `by` is a keeper, None a host.
    """

    community: str
    player: str
    standing: Standing
    by: str | None


@dataclass(frozen=True, slots=True)
class PutOut(Effect):
    """The end of a membership or a request, made by another. `by` is a keeper, None a host."""

    community: str
    player: str
    by: str | None


@dataclass(frozen=True, slots=True)
class NeedMembers(Effect):
    """The condition that these players belong to a community that keeps gil and cards of its own.

    Refused as "community-outsider" if one does not, as "community-shares" if it plays with the hall's.
    """

    community: str
    players: tuple[str, ...]


class Communities(Protocol):
    """The communities of this hall."""

    async def all(self) -> Sequence[Community]:
        """Return all communities, the oldest first."""

    async def community(self, community: str) -> Community | None:
        """Return the community of an id, or None."""

    async def counts(self) -> Mapping[str, int]:
        """Return the number of members of each community that has any."""

    async def of(self, player: str) -> Mapping[str, Standing]:
        """Return the standing of a player in each community that they have to do with."""

    async def require(self, needed: NeedMembers) -> OwnPurse:
        """Return what a community gives to those who begin there; refuse as the condition says."""

    async def people(self, community: str) -> Sequence[Membership]:
        """Return who belongs to a community or asks to, in the order in which they came."""


def found(address: str, charter: ClubCharter, founder: Player, now: str) -> Found:
    """Found a community now."""
    return Found(Community(checked_address(address), checked(charter), now, 1), founder.id)


def recharter(community: Community, charter: ClubCharter, seen: int, by: Player, now: str) -> Recharter:
    """Write another charter on top of the one that was seen."""
    return Recharter(community.id, checked(charter), seen, keeping(by), now)


def within(community: str | None, *players: str) -> tuple[NeedMembers, ...]:
    """Return the conditions on players whose gil and cards of a community move; there are none for the hall's."""
    return () if community is None else (NeedMembers(community, players),)


def keeping(by: Player) -> str | None:
    """Return the player who has to be among the keepers; None for a host, who may do what keepers may."""
    return None if by.role is Role.HOST else by.id
