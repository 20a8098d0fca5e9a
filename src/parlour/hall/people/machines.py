"""Machines: players that are programs. A person makes them beside their account, and a token lets each sit down."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.core.refusal import Conflict, Forbidden, NotFound
from parlour.hall.effects import Effect
from parlour.hall.people.names import MACHINE, checked_name
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, SessionOpened, SessionsClosed
from parlour.table.terms import Terms


@dataclass(frozen=True, slots=True)
class Machine:
    """A machine as its owner sees it: since when it is here, and when its token was last used."""

    id: str
    name: str
    created: str
    seen: str


@dataclass(frozen=True, slots=True)
class MachineMade(Effect):
    """A new machine of an account; refused as "machines-enough" if its owner has `most`."""

    player: Player
    owner: str
    most: int
    now: str


@dataclass(frozen=True, slots=True)
class OneMoreTable(Effect):
    """One more table for these players; refused as "machine-busy" if one is a machine that has `most` already."""

    players: tuple[str, ...]
    most: int


class Machines(Protocol):
    """The machines as they are kept."""

    async def of(self, owner: str) -> Sequence[Machine]:
        """Return the machines of an account, by their names."""

    async def owner(self, player: str) -> Player | None:
        """Return the owner of a machine; None for a person."""


def made(player_id: str, name: str, owner: Player, most: int, session: Session) -> tuple[Player, list[Effect]]:
    """Make a machine of an account; return it with what makes it so, the session of its token included."""
    if most == 0:
        raise Forbidden("machines-forbidden")
    machine = Player(player_id, called(name), Role.MACHINE)
    return machine, [MachineMade(machine, owner.id, most, session.created), SessionOpened(session)]


def called(name: str) -> str:
    """Return a machine's whole name: what its owner calls it, behind the mark that no other name has."""
    return MACHINE + checked_name(name.removeprefix(MACHINE))


def opened_anew(session: Session) -> list[Effect]:
    """Give a machine another token; the one before does not work any more."""
    return [SessionsClosed(session.player), SessionOpened(session)]


def mine(machines: Sequence[Machine], player: str) -> Machine:
    """Return one of an account's machines by its id."""
    found = next((machine for machine in machines if machine.id == player), None)
    if found is None:
        raise NotFound("unknown-machine")
    return found


def require_unstaked(terms: Terms, player: Player) -> None:
    """Refuse terms by which gil or cards would be played for with a machine."""
    if player.role is Role.MACHINE and (terms.gil or terms.owned):
        raise Forbidden("machine-stakes")


def busy(name: str, most: int) -> Conflict:
    """Return why a machine sits down nowhere else."""
    return Conflict("machine-busy", name=name, most=most)
