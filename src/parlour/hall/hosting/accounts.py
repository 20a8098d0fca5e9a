"""Acts of a host on accounts: ban, rename, let in anew, remove. No host does any of them to a host."""

from dataclasses import dataclass
from typing import Final

from parlour.core.refusal import Conflict, Forbidden
from parlour.hall.effects import Effect
from parlour.hall.hosting.journal import Warrant
from parlour.hall.people import keys
from parlour.hall.people.accounts import Departed, Renamed
from parlour.hall.people.bans import Banned, Unbanned
from parlour.hall.people.names import checked_name
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import SessionsClosed
from parlour.table import timestamps

DAY: Final = 86_400_000  # milliseconds
LONGEST_BAN: Final = 3650  # days; a ban may also be for good


@dataclass(frozen=True, slots=True)
class FormerName(Effect):
    """The name of a player before an act and the name since, kept for as long as they are here."""

    act: str
    player: str
    was: str
    became: str


def require_subject(player: Player) -> None:
    """Refuse a player who has no account, and a host."""
    if not player.has_account:
        raise Conflict("no-account")
    if player.role is Role.HOST:
        raise Forbidden("host-protected")


def ban(warrant: Warrant, player: Player, days: int | None) -> list[Effect]:
    """Ban an account for so many days, None for good, and sign out all its browsers."""
    require_subject(player)
    until = None if days is None else timestamps.later(warrant.now, days * DAY)
    banned = Banned(player.id, warrant.id, until, warrant.why)
    return [warrant.act("banned", player, until=until), banned, SessionsClosed(player.id)]


def unban(warrant: Warrant, player: Player, undoes: str | None = None) -> list[Effect]:
    """Lift the ban of an account; `undoes` is the act that closed it, if that one alone is meant."""
    return [warrant.act("unbanned", player, undoes), Unbanned(player.id, warrant.now, undoes)]


def rename(warrant: Warrant, player: Player, name: str, undoes: str | None = None) -> list[Effect]:
    """Give an account another name."""
    require_subject(player)
    became = checked_name(name)
    if became == player.name:
        raise Conflict("same-name")
    former = FormerName(warrant.id, player.id, player.name, became)
    return [warrant.act("renamed", player, undoes), Renamed(player.id, became), former]


def new_key(warrant: Warrant, player: Player, digest: str) -> list[Effect]:
    """Give an account a key, by the key's digest; it opens the account once."""
    require_subject(player)
    return [warrant.act("keyed", player), keys.made(player.id, digest, warrant.now)]


def remove(warrant: Warrant, player: Player) -> list[Effect]:
    """Remove an account for good, as if it had left by itself."""
    require_subject(player)
    return [warrant.act("removed", player), Departed(player.id, warrant.now)]
