"""Accounts: a guest may claim a name with a password, come back with it anywhere, and leave for good."""

from dataclasses import dataclass
from typing import Any, Protocol

from parlour.core.refusal import Forbidden, NotFound, Refusal
from parlour.hall.effects import Effect
from parlour.hall.people.machines import require_unstaked
from parlour.hall.people.player import Player, Role
from parlour.table.terms import Terms

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200


@dataclass(frozen=True, slots=True)
class Arrived(Effect):
    """The arrival of a stranger, who is a guest from now on."""

    player: Player


@dataclass(frozen=True, slots=True)
class Renamed(Effect):
    """Another name of a player; refused as "name-taken" if that is an account's name already."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Claimed(Effect):
    """The account that a guest has from now on, with everything they had before.

    `password` is its hash. Refused as "name-taken", or as "already-claimed" if they have one.
    """

    player: str
    name: str
    password: str
    now: str


@dataclass(frozen=True, slots=True)
class PasswordChanged(Effect):
    """Another password of an account, given as its hash."""

    player: str
    password: str


@dataclass(frozen=True, slots=True)
class Appointed(Effect):
    """Another role of an account."""

    player: str
    role: Role


@dataclass(frozen=True, slots=True)
class HostTokenMade(Effect):
    """A token with which an account becomes host, once; only its digest is kept."""

    digest: str
    now: str


@dataclass(frozen=True, slots=True)
class HostTokenUsed(Effect):
    """The use of a host token by an account; refused as "bad-host-token" if there is no such token any more."""

    player: str
    digest: str


@dataclass(frozen=True, slots=True)
class Departed(Effect):
    """The departure of a player for good: name, password and sessions go, and they are out of every tournament.

    Their matches stay, under nobody's name.
    """

    player: str
    now: str


@dataclass(frozen=True, slots=True)
class NeedAccounts(Effect):
    """The condition that these players have accounts; refused if one is a guest, or has left.

    Gil and cards change hands only between accounts.
    """

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Credentials:
    """An account and the hash that its password must fit."""

    player: Player
    password: str


class Accounts(Protocol):
    """The accounts as they are kept."""

    async def named(self, name: str) -> Player | None:
        """Return the account of a name, however it is written."""

    async def credentials(self, name: str) -> Credentials | None:
        """Return the account of a name with its password's hash."""

    async def opened_by(self, digest: str, now: str) -> Player | None:
        """Return the account that a key opens, or None."""

    async def export(self, player: str) -> dict[str, Any]:
        """Return everything the hall keeps about a player, except hashes."""


def require_entitled(terms: Terms, player: Player) -> None:
    """Refuse a guest who would play for ratings, gil or cards: these need an account.

    A machine plays for ratings alone.
    """
    require_unstaked(terms, player)
    if player.role is not Role.GUEST:
        return
    if terms.gil or terms.owned:
        raise Forbidden("value-needs-account")
    if terms.rated:
        raise Forbidden("account-needed")


def checked_password(given: str) -> str:
    """Return a password worth hashing; refuse one that is too short or too long."""
    if not SHORTEST_PASSWORD <= len(given) <= LONGEST_PASSWORD:
        raise Refusal("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return given


def appointment(host: Player, player: Player | None, role: Role) -> Appointed:
    """Let a host make an account moderator or player. Nobody is made host but by a token, and no host is unmade."""
    if player is None:
        raise NotFound("unknown-player")
    if host.role is not Role.HOST:
        raise Forbidden("host-needed")
    if player.role is Role.HOST or role not in (Role.PLAYER, Role.MODERATOR):
        raise Forbidden("role-fixed")
    return Appointed(player.id, role)
