"""Winnings on the database: offered with the end of a match, settled once."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.money.ledger import account_player
from parlour.hall.money.winnings import (
    OfferWinnings,
    RemindOfPick,
    SettleWinnings,
    Taking,
    Winnings,
    takings_causes,
)
from parlour.store import tables
from parlour.store.handlers import carry_out, insert


@carry_out.register
def offer(offered: OfferWinnings, connection: Connection) -> None:
    """Write what a winner may pick."""
    won = offered.winnings
    row = {
        "match": won.match,
        "winner": won.winner,
        "loser": won.loser,
        "seat": won.seat,
        "pool": list(won.pool),
        "picks": won.picks,
        "ended": won.ended,
    }
    connection.execute(insert(connection, tables.winnings), row)


@carry_out.register
def settle(settled: SettleWinnings, connection: Connection) -> None:
    """Close the picking; the row is the lock that the winner's pick or the rule's gets."""
    kept = tables.winnings.c
    open_ = (kept.match == settled.match, kept.settled.is_(None))
    closed = update(tables.winnings).where(*open_).values(settled=settled.now)
    if connection.execute(closed.returning(kept.match)).first() is None:
        raise Conflict("winnings-settled")


@carry_out.register
def remind(reminding: RemindOfPick, connection: Connection) -> None:
    """Note that the winner was reminded, and tell them; the row is the lock that one of two processes gets."""
    kept = tables.winnings.c
    waiting = (kept.match == reminding.match, kept.settled.is_(None), kept.reminded.is_(None))
    noted = update(tables.winnings).where(*waiting).values(reminded=reminding.now)
    if connection.execute(noted.returning(kept.match)).first() is None:
        raise Conflict("winnings-settled")
    carry_out(reminding.told, connection)


class StoredSettlements:
    """Winnings as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def winnings(self, match: str) -> Winnings | None:
        """Return what is still to be picked after a match, or None."""
        found = await self._read(_open().where(tables.winnings.c.match == match))
        return found[0] if found else None

    async def takings(self, *matches: str) -> Sequence[Taking]:
        """Return the cards that moved between players by these matches so far, by a pick or without."""
        causes = [cause for match in matches for cause in takings_causes(match)]
        line, made = tables.posting.c, tables.transfer.c
        moved = select(made.data, line.account, line.asset, line.amount).join_from(tables.transfer, tables.posting)
        wanted: Select[Any] = moved.where(made.cause.in_(causes), line.amount > 0).order_by(made.number, line.line)
        async with self._engine.connect() as connection:
            return [_taking(row) for row in await connection.execute(wanted)]

    async def of(self, player: str) -> Sequence[Winnings]:
        """Return what a player may still pick."""
        return await self._read(_open().where(tables.winnings.c.winner == player))

    async def due(self, before: str, limit: int) -> Sequence[Winnings]:
        """Return winnings nobody picked, of matches that ended before a time."""
        return await self._read(_open().where(tables.winnings.c.ended < before).limit(limit))

    async def unreminded(self, before: str, limit: int) -> Sequence[Winnings]:
        """Return those due winnings whose winner was not reminded yet."""
        kept = tables.winnings.c
        return await self._read(_open().where(kept.ended < before, kept.reminded.is_(None)).limit(limit))

    async def _read(self, wanted: Select[Any]) -> list[Winnings]:
        async with self._engine.connect() as connection:
            return [_winnings(row) for row in await connection.execute(wanted)]


def _open() -> Select[Any]:
    kept = tables.winnings.c
    return select(tables.winnings).where(kept.settled.is_(None)).order_by(kept.ended)


def _winnings(row: Row[Any]) -> Winnings:
    return Winnings(row.match, row.winner, row.loser, row.seat, tuple(row.pool), row.picks, row.ended)


def _taking(row: Row[Any]) -> Taking:
    player = account_player(row.account)
    return Taking(row.data["match"], player, row.data["names"][player], row.asset, row.amount)
