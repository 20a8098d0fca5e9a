"""Balances on the database: one of each rule set, the newest."""

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.analysis.balance import Balance
from parlour.hall.study.balances import Balanced, as_document
from parlour.store import tables
from parlour.store.handlers import handles, insert

_balance = tables.balance.c


@handles(Balanced)
def keep_balance(connection: Connection, wanted: Balanced) -> None:
    """Write what was found, over what was known before."""
    found = {"revision": wanted.revision, "found": as_document(wanted.found)}
    begun = insert(connection, tables.balance).values(rules=wanted.rules, **found)
    connection.execute(begun.on_conflict_do_update(index_elements=[_balance.rules], set_=found))


class StoredBalances:
    """The findings of self-play, as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, rules: str, revision: int) -> Balance | None:
        """Return the balance of a rule set as text, by a revision of its game."""
        wanted = select(_balance.found).where(_balance.rules == rules, _balance.revision == revision)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
        return None if found is None else Balance(**found)
