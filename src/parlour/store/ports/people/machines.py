"""Machines on the database: their owners, and the number of tables each sits at."""

from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.people.machines import Machine, MachineMade, OneMoreTable, busy
from parlour.hall.people.player import Player, Role
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.people.accounts import make_machine, player_of

_machine, _player, _seat, _session = tables.machine.c, tables.player.c, tables.seat.c, tables.session.c


class StoredMachines:
    """The machines of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, owner: str) -> list[Machine]:
        """Return the machines of an account, by name."""
        seen = select(func.max(_session.seen)).where(_session.player == _player.id).scalar_subquery()
        wanted = select(_player.id, _player.name, _machine.created, func.coalesce(seen, "").label("seen"))
        wanted = wanted.join(tables.machine, _machine.player == _player.id).where(_machine.owner == owner)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(_player.key))
            return [Machine(row.id, row.name, row.created, row.seen) for row in rows]

    async def owner(self, player: str) -> Player | None:
        """Return the owner of a machine; None for a person."""
        wanted = select(tables.player).join(tables.machine, _machine.owner == _player.id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.where(_machine.player == player))).first()
        return None if row is None else player_of(row)


@carry_out.register
def make(made: MachineMade, connection: Connection) -> None:
    """Write a new player with a name of its own. The owner's row is the lock that one of many gets."""
    connection.execute(select(_player.id).where(_player.id == made.owner).with_for_update())
    mine = select(func.count()).where(_machine.owner == made.owner)
    if connection.execute(mine).scalar_one() >= made.most:
        raise Conflict("machines-enough", most=made.most)
    make_machine(connection, made.player, made.now)
    row = {"player": made.player.id, "owner": made.owner, "created": made.now}
    connection.execute(insert(connection, tables.machine).values(row))


@carry_out.register
def one_more_table(wanted: OneMoreTable, connection: Connection) -> None:
    """Count the tables that wait or are played where each of these machines sits, and refuse one too many."""
    machines = select(_player.id, _player.name).where(_player.id.in_(wanted.players), _player.role == Role.MACHINE)
    for row in connection.execute(machines.with_for_update()).all():
        sits = select(func.count()).select_from(tables.seat).join(tables.match, tables.match.c.id == _seat.match)
        sits = sits.where(_seat.player == row.id, tables.match.c.status.in_(("open", "live")))
        if connection.execute(sits).scalar_one() >= wanted.most:
            raise busy(row.name, wanted.most)
