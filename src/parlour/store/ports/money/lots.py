"""Lots on the database: they follow every transfer of their cards."""

from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy import Connection, select, update

from parlour.hall.money.ledger import GIL, HOUSE, Transfer
from parlour.hall.money.lots import Lots, leaving
from parlour.store import tables
from parlour.store.handlers import insert

Carried = dict[str, dict[str, int]]
"""The lots that a transfer moved, as JSON: by asset the number of copies, by what each may be sold for at most."""
_lot = tables.lot.c


def lots_of(connection: Connection, account: str, asset: str) -> dict[int, int]:
    """Return what an account may sell of a card; a caller that relies on it holds the lock of the holding."""
    mine = select(_lot.at_most, _lot.count).where(_lot.account == account, _lot.asset == asset, _lot.count > 0)
    return {int(at_most): int(count) for at_most, count in connection.execute(mine)}


def carry(connection: Connection, transfer: Transfer) -> Carried:
    """Let the lots follow a transfer whose holdings have just changed, and return what went with it."""
    first = transfer.lots if transfer.returns is None else _recorded(connection, transfer.returns)
    gone: dict[str, Lots] = {}
    for account, asset, amount in transfer.changes:
        if amount < 0 and asset != GIL:
            gone[asset] = _taken(connection, account, asset, -amount, first.get(asset, {}))
    for account, asset, amount in transfer.changes:
        if amount > 0 and account != HOUSE:
            for at_most, count in gone.get(asset, {}).items():
                _add(connection, account, asset, at_most, count)
    return {asset: {str(at_most): count for at_most, count in lots.items()} for asset, lots in gone.items() if lots}


def _taken(connection: Connection, account: str, asset: str, count: int, first: Lots) -> Lots:
    """Take the lots that leave an account, and return them; the house makes those that are named."""
    if account == HOUSE:
        return first
    lots = lots_of(connection, account, asset)
    held = tables.holding.c
    left = connection.execute(select(held.count).where(held.account == account, held.asset == asset)).scalar_one()
    gone = leaving(lots, int(left) + count, count, first)
    for at_most, copies in gone.items():
        mine = (_lot.account == account, _lot.asset == asset, _lot.at_most == at_most)
        connection.execute(update(tables.lot).where(*mine).values(count=_lot.count - copies))
    return gone


def _add(connection: Connection, account: str, asset: str, at_most: int, count: int) -> None:
    added = insert(connection, tables.lot).values(account=account, asset=asset, at_most=at_most, count=count)
    keys = ["account", "asset", "at_most"]
    connection.execute(added.on_conflict_do_update(index_elements=keys, set_={"count": _lot.count + count}))


def _recorded(connection: Connection, cause: str) -> Mapping[str, Lots]:
    made = tables.transfer.c
    data = connection.execute(select(made.data).where(made.cause == cause)).scalar_one_or_none() or {}
    recorded: dict[str, dict[int, int]] = defaultdict(dict)
    for asset, lots in data.get("lots", {}).items():
        recorded[asset] = {int(at_most): count for at_most, count in lots.items()}
    return recorded
