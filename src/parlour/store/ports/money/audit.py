"""The audit of the ledger: everything on the database that contradicts conservation."""

from typing import Any

from sqlalchemy import Connection, Select, String, cast, func, literal, select, union_all

from parlour.hall.money.ledger import ESCROW, HOUSE, Wrong
from parlour.store import tables


def wrongs(connection: Connection) -> list[Wrong]:
    """Return everything that contradicts conservation, as an audit finds it."""
    questions = (
        ("unbalanced", _unbalanced()),
        ("holding-differs", _differing()),
        ("below-zero", _below_zero()),
        ("lots-exceed", _too_many_lots()),
        ("not-conserved", _not_conserved()),
        ("escrow-left", _left_in_escrow()),
        ("escrow-left", _prizes_left()),
    )
    return [Wrong(code, about) for code, wanted in questions for (about,) in connection.execute(wanted)]


def _unbalanced() -> Select[Any]:
    """Return the causes of transfers that do not add up to nothing."""
    line, made = tables.posting.c, tables.transfer.c
    odd = select(line.transfer).group_by(line.transfer, line.asset).having(func.sum(line.amount) != 0)
    return select(made.cause).where(made.number.in_(odd)).order_by(made.number)


def _differing() -> Select[Any]:
    """Return the accounts and assets whose holding differs from their postings."""
    line, held = tables.posting.c, tables.holding.c
    posted = select(line.account, line.asset, line.amount).where(line.account != HOUSE)
    kept = select(held.account, held.asset, (-held.count).label("amount"))
    both = union_all(posted, kept).subquery().c
    odd = select(both.account + " " + both.asset).group_by(both.account, both.asset)
    return odd.having(func.sum(both.amount) != 0).order_by(both.account, both.asset)


def _below_zero() -> Select[Any]:
    held = tables.holding.c
    return select(held.account + " " + held.asset).where(held.count < 0)


def _too_many_lots() -> Select[Any]:
    """Return the cards of which an account may sell more copies than it has."""
    kept, held = tables.lot.c, tables.holding.c
    sums = select(kept.account, kept.asset, func.sum(kept.count).label("count")).group_by(kept.account, kept.asset)
    lots = sums.subquery().c
    same = (lots.account == held.account) & (lots.asset == held.asset)
    odd = select(lots.account + " " + lots.asset).join_from(lots.account.table, tables.holding, same, isouter=True)
    return odd.where(lots.count > func.coalesce(held.count, 0)).order_by(lots.account, lots.asset)


def _not_conserved() -> Select[Any]:
    """Return the assets of which all accounts, the house included, have more or less than nothing together."""
    line = tables.posting.c
    return select(line.asset).group_by(line.asset).having(func.sum(line.amount) != 0).order_by(line.asset)


def _left_in_escrow() -> Select[Any]:
    """Return the escrows of finished matches that hold something no winner is still choosing from."""
    held, sits, played, open_ = tables.holding.c, tables.seat.c, tables.match.c, tables.winnings.c
    account = literal(ESCROW) + sits.match + ":" + cast(sits.number, String)
    left = select(held.account + " " + held.asset).join(tables.seat, held.account == account)
    over = left.join(tables.match, played.id == sits.match).where(played.status == "over", held.count > 0)
    choosing = select(open_.match).where(open_.settled.is_(None))
    return over.where(sits.match.not_in(choosing)).order_by(held.account)


def _prizes_left() -> Select[Any]:
    """Return the prizes of tournaments that are over or were called off, and still lie in escrow."""
    held, cup = tables.holding.c, tables.tournament.c
    account = literal(ESCROW) + cup.id + ":prize"
    left = select(held.account + " " + held.asset).join(tables.tournament, held.account == account)
    return left.where(cup.status.in_(("over", "off")), held.count > 0).order_by(held.account)
