"""Trades on the database: the row is the lock, the list's hash is the compare-and-set."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict, Refusal
from parlour.hall.money.trades import MOST_OPEN, AgreeToTrade, ChangeTrade, CloseTrade, ProposeTrade, Trade
from parlour.hall.people.player import Player, Role
from parlour.store import tables
from parlour.store.handlers import carry_out
from parlour.store.ports.money.economy import require_free
from parlour.store.ports.money.ledger import write_transfer
from parlour.store.ports.people.accounts import need_accounts
from parlour.table.close_reason import CloseReason

_LEFT, _RIGHT = tables.player.alias("left_player"), tables.player.alias("right_player")
_AGREED = ("agreed_left", "agreed_right")


def _terms(trade: Trade) -> dict[str, Any]:
    """Return the columns that a new list changes."""
    return {
        "gives_left": dict(trade.gives[0]),
        "gives_right": dict(trade.gives[1]),
        "list": trade.list,
        "agreed_left": trade.agreed[0],
        "agreed_right": trade.agreed[1],
        "changed": trade.changed,
        "message": trade.message,
        "author": trade.author,
    }


@carry_out.register
def propose(proposed: ProposeTrade, connection: Connection) -> None:
    """Write a trade."""
    trade, kept = proposed.trade, tables.trade.c
    left, right = trade.players
    mine = select(func.count()).where(kept.left == left.id, kept.status == "open")
    if connection.execute(mine).scalar_one() >= MOST_OPEN:
        raise Refusal("too-many-trades", most=MOST_OPEN)
    for needed in proposed.needs:
        carry_out(needed, connection)
    row = {"id": trade.id, "left": left.id, "right": right.id, "status": trade.status, "community": trade.community}
    connection.execute(tables.trade.insert(), {**row, **_terms(trade)})
    _set_aside(connection, trade)
    carry_out(proposed.told, connection)


@carry_out.register
def change(changed: ChangeTrade, connection: Connection) -> None:
    """Write the new list over the one that was seen."""
    for needed in changed.needs:
        carry_out(needed, connection)
    _update(connection, changed.trade.id, changed.seen, _terms(changed.trade))
    _set_aside(connection, changed.trade)
    carry_out(changed.told, connection)


@carry_out.register
def agree(agreed: AgreeToTrade, connection: Connection) -> None:
    """Note that a side agrees; the second agreement makes the trade, in this transaction."""
    row = _update(connection, agreed.trade, agreed.seen, {_AGREED[agreed.side]: True})
    if row.agreed_left and row.agreed_right:
        _update(connection, agreed.trade, agreed.seen, {"status": "done", "changed": agreed.transfer.time})
        need_accounts(agreed.accounts, connection)
        write_transfer(agreed.transfer, connection)
        carry_out(agreed.told, connection)


@carry_out.register
def close(closed: CloseTrade, connection: Connection) -> None:
    """Close a trade that is open."""
    status = "withdrawn" if closed.close_reason is None else "lapsed"
    close_reason = None if closed.close_reason is None else closed.close_reason.as_json()
    values = {"status": status, "changed": closed.now, "lapse": close_reason}
    _update(connection, closed.trade, None, values)
    carry_out(closed.told, connection)


def _set_aside(connection: Connection, trade: Trade) -> None:
    """Require that what the writer of a list offers is free; from now on it is not."""
    for account, gives, agreed in zip(trade.accounts, trade.gives, trade.agreed, strict=True):
        if agreed:
            require_free(connection, account, gives)


def _update(connection: Connection, trade: str, seen: str | None, values: dict[str, Any]) -> Row[Any]:
    """Change an open trade whose list is the one that was seen (any, when None), or refuse."""
    kept = tables.trade.c
    guard = [kept.id == trade, kept.status == "open"] + ([] if seen is None else [kept.list == seen])
    statement = update(tables.trade).where(*guard).values(**values).returning(kept.agreed_left, kept.agreed_right)
    row = connection.execute(statement).first()
    if row is None:
        raise Conflict("trade-changed")
    return row


class StoredTrades:
    """Trades as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def trade(self, trade_id: str) -> Trade | None:
        """Return the trade of an id, or None."""
        found = await self._read(_all().where(tables.trade.c.id == trade_id))
        return found[0] if found else None

    async def of(self, player: str, limit: int) -> Sequence[Trade]:
        """Return the trades of a player, changed last first."""
        kept = tables.trade.c
        mine = _all().where(or_(kept.left == player, kept.right == player))
        return await self._read(mine.order_by(kept.changed.desc()).limit(limit))

    async def _read(self, wanted: Select[Any]) -> list[Trade]:
        async with self._engine.connect() as connection:
            return [_trade(row) for row in await connection.execute(wanted)]


def _all() -> Select[Any]:
    kept = tables.trade
    named = select(
        kept,
        _LEFT.c.name.label("left_name"),
        _LEFT.c.role.label("left_role"),
        _RIGHT.c.name.label("right_name"),
        _RIGHT.c.role.label("right_role"),
    )
    return named.join(_LEFT, _LEFT.c.id == kept.c.left).join(_RIGHT, _RIGHT.c.id == kept.c.right)


def _trade(row: Row[Any]) -> Trade:
    return Trade(
        id=row.id,
        players=(
            Player(row.left, row.left_name, Role(row.left_role)),
            Player(row.right, row.right_name, Role(row.right_role)),
        ),
        gives=(row.gives_left, row.gives_right),
        changed=row.changed,
        agreed=(row.agreed_left, row.agreed_right),
        status=row.status,
        close_reason=CloseReason.from_json(row.lapse),
        message=row.message,
        author=row.author,
        community=row.community,
    )
