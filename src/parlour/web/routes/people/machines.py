"""Machines: players that are programs, made and taken away by their owners."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field
from typing_extensions import TypedDict

from parlour.hall.people import machines
from parlour.hall.people.accounts import Departed, Renamed
from parlour.hall.people.machines import Machine
from parlour.hall.people.names import LONGEST, MACHINE
from parlour.hall.people.player import Player, Role
from parlour.hall.people.sessions import Session, digest
from parlour.web.clock import now
from parlour.web.environment import environment
from parlour.web.handlers.answer import Answer
from parlour.web.handlers.dependencies import Account, Hall
from parlour.web.handlers.emptying import empty_seats
from parlour.web.handlers.messages import Strict

router = APIRouter()
Name = Annotated[str, Field(min_length=1, max_length=LONGEST + len(MACHINE))]
DEVICE = "token"


class NamedMachine(Strict):
    """The name that a machine is to have, without the mark before it."""

    name: Name


class MachineLine(TypedDict):
    """A machine of mine; `seen` is when its token was last used, by the day."""

    id: str
    name: str
    created: str
    seen: str


class MyMachines(TypedDict):
    """My machines, and how many I may have; 0 where the host wants none."""

    machines: list[MachineLine]
    most: int


class WithToken(TypedDict):
    """A machine, and the token that lets it in: told this once."""

    id: str
    name: str
    token: str


def _line(machine: Machine) -> MachineLine:
    return {"id": machine.id, "name": machine.name, "created": machine.created, "seen": machine.seen}


def _token(player_id: str) -> tuple[str, Session]:
    """Return a new token, and the session of whoever shows it; only a digest of the token is kept."""
    token = environment().token(32)
    return token, Session(environment().token(9), player_id, digest(token), DEVICE, now(), now())


@router.get("/me/machines", summary="My machines")
async def mine(player: Account, hall: Hall) -> Answer[MyMachines]:
    """Return the players of mine that are programs."""
    found = await hall.store.machines.of(player.id)
    return {"machines": [_line(machine) for machine in found], "most": hall.machines}


@router.post("/me/machines", status_code=201, summary="Make a machine")
async def make(player: Account, body: NamedMachine, hall: Hall) -> Answer[WithToken]:
    """Make another player that is a program, with a token that is told once."""
    machine_id = environment().token(12)
    token, session = _token(machine_id)
    machine, effects = machines.made(machine_id, body.name, player, hall.machines, session)
    await hall.store.commit(*effects)
    return {"id": machine.id, "name": machine.name, "token": token}


@router.patch("/me/machines/{machine_id}", summary="Name a machine")
async def rename(machine_id: str, player: Account, body: NamedMachine, hall: Hall) -> Answer[MachineLine]:
    """Give a machine another name; tables it sits at keep the old one."""
    machine = machines.mine(await hall.store.machines.of(player.id), machine_id)
    name = machines.called(body.name)
    await hall.store.commit(Renamed(machine.id, name))
    return {**_line(machine), "name": name}


@router.post("/me/machines/{machine_id}/token", summary="Make a token anew")
async def renew(machine_id: str, player: Account, hall: Hall) -> Answer[WithToken]:
    """Make another token, told once; the one before lets nobody in any more."""
    machine = machines.mine(await hall.store.machines.of(player.id), machine_id)
    token, session = _token(machine.id)
    await hall.store.commit(*machines.opened_anew(session))
    hall.presence.show_out(machine.id)
    return {"id": machine.id, "name": machine.name, "token": token}


@router.delete("/me/machines/{machine_id}", status_code=204, summary="Remove a machine")
async def remove(machine_id: str, player: Account, hall: Hall) -> None:
    """Close the machine's account: what it had under way ends, its matches stay, by a player who left."""
    machine = machines.mine(await hall.store.machines.of(player.id), machine_id)
    await empty_seats(hall, Player(machine.id, machine.name, Role.MACHINE))
    await hall.store.commit(Departed(machine.id, now()))
    await hall.tables.read_again(machine.id)
