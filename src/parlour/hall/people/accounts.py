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
    """A stranger came through the door and is a guest now."""

    player: Player


@dataclass(frozen=True, slots=True)
class Renamed(Effect):
    """A player is called something else; "name-taken" when that is an account's name already."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Claimed(Effect):
    """A guest has an account from now on, with everything he had before.

    `password` is its hash. "name-taken", or "already-claimed" when he has one.
    """

    player: str
    name: str
    password: str
    now: str


@dataclass(frozen=True, slots=True)
class PasswordChanged(Effect):
    """An account has another password, given as its hash."""

    player: str
    password: str


@dataclass(frozen=True, slots=True)
class Appointed(Effect):
    """An account has another role."""

    player: str
    role: Role


@dataclass(frozen=True, slots=True)
class HostTokenMade(Effect):
    """A token with which an account becomes host, once; only its digest is kept."""

    digest: str
    now: str


@dataclass(frozen=True, slots=True)
class HostTokenUsed(Effect):
    """An account shows a host token; "bad-host-token" when there is no such token any more."""

    player: str
    digest: str


@dataclass(frozen=True, slots=True)
class Departed(Effect):
    """A player leaves for good: name, password and sessions go, and they are out of every tournament; matches stay,
    under nobody's name.
    """

    player: str
    now: str


@dataclass(frozen=True, slots=True)
class NeedAccounts(Effect):
    """Gil and cards change hands only between accounts: refused when one of the players is a guest, or has left."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Credentials:
    """An account and the hash that its password must fit."""

    player: Player
    password: str


class Accounts(Protocol):
    """What is known of accounts."""

    async def named(self, name: str) -> Player | None:
        """The account of a name, however it is written."""

    async def credentials(self, name: str) -> Credentials | None:
        """The same with its password's hash."""

    async def opened_by(self, digest: str, now: str) -> Player | None:
        """The account that a key opens, or None."""

    async def export(self, player: str) -> dict[str, Any]:
        """Everything the hall keeps about a player, but for hashes."""


def require_entitled(terms: Terms, player: Player) -> None:
    """Ratings, gil and cards are played for with an account; a Refusal for a guest says which of them he would need. A
    machine plays for ratings alone.
    """
    require_unstaked(terms, player)
    if player.role is not Role.GUEST:
        return
    if terms.gil or terms.owned:
        raise Forbidden("value-needs-account")
    if terms.rated:
        raise Forbidden("account-needed")


def checked_password(given: str) -> str:
    """A password worth hashing; a Refusal says what is missing."""
    if not SHORTEST_PASSWORD <= len(given) <= LONGEST_PASSWORD:
        raise Refusal("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return given


def appointment(host: Player, player: Player | None, role: Role) -> Appointed:
    """A host makes an account moderator or player; nobody is made host but by a token, and no host is unmade."""
    if player is None:
        raise NotFound("unknown-player")
    if host.role is not Role.HOST:
        raise Forbidden("host-needed")
    if player.role is Role.HOST or role not in (Role.PLAYER, Role.MODERATOR):
        raise Forbidden("role-fixed")
    return Appointed(player.id, role)
