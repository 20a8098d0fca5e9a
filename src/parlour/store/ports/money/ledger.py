"""The ledger on the database: transfers are added and never changed, holdings follow them by guarded updates."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    Select,
    String,
    Subquery,
    cast,
    func,
    literal,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict, Refusal
from parlour.hall.money.economy import NeedMatches
from parlour.hall.money.ledger import (
    ESCROW,
    GIL,
    HOSTS,
    HOUSE,
    PLAYER,
    Holder,
    NeedHoldings,
    StatementLine,
    Transfer,
    Wrong,
    account_player,
    escrow_account,
    move,
    player_account,
    purse,
    purse_community,
    short,
    withheld,
)
from parlour.hall.money.pack_secret import PackSecret
from parlour.hall.money.shop import Sale
from parlour.hall.money.stakes import AwardPrize, ReturnStakes
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.money.audit import wrongs
from parlour.store.ports.money.economy import offered, over_offered, purse_of, real_matches
from parlour.store.ports.money.lots import carry, lots_of
from parlour.store.ports.people.accounts import have_accounts


@carry_out.register
def write_transfer(transfer: Transfer, connection: Connection) -> None:
    """Write a transfer and change the holdings; refused when an account would go below zero.

    A transfer whose cause was written before changes nothing; it is refused if it had to be the first.
    """
    if not _written(connection, transfer) and transfer.first:
        raise Conflict("out-of-date")


@carry_out.register
def sell(sale: Sale, connection: Connection) -> None:
    """Look up what may be sold, with the holding as the lock, and sell it."""
    held = tables.holding.c
    mine = select(held.count).where(held.account == sale.account, held.asset == sale.asset).with_for_update()
    count = connection.execute(mine).scalar_one_or_none() or 0
    write_transfer(sale.of(count, lots_of(connection, sale.account, sale.asset)), connection)


@carry_out.register
def need_holdings(needed: NeedHoldings, connection: Connection) -> None:
    """Refuse an account that has too little, in the transaction of what depends on it."""
    held = tables.holding.c
    mine = select(held.asset, held.count).where(held.account == needed.account, held.asset.in_(needed.assets))
    has = {asset: int(count) for asset, count in connection.execute(mine)}
    for asset, count in needed.assets.items():
        if has.get(asset, 0) < count:
            raise withheld({needed.account: short(asset)})


@carry_out.register
def award_prize(prize: AwardPrize, connection: Connection) -> None:
    """Write the prize under the first free number of the pair's day; its cause is the lock one of many gets."""
    own = None if prize.community is None else purse_of(connection, prize.community)
    gil = connection.execute(select(tables.charter.c.prize)).scalar_one() if own is None else own["prize"]
    if gil != 0 and have_accounts(connection, prize.players):
        for number in range(prize.most):
            if _written(connection, prize.of(number, gil)):
                return


def _written(connection: Connection, transfer: Transfer) -> bool:
    """Return True if the transfer is written now, and False if its cause was written before."""
    row = {"cause": transfer.cause, "time": transfer.time, "memo": transfer.memo, "data": dict(transfer.data)}
    statement = insert(connection, tables.transfer).values(row).on_conflict_do_nothing(index_elements=["cause"])
    number = connection.execute(statement.returning(tables.transfer.c.number)).scalar_one_or_none()
    if number is None:
        return False
    lines = [
        {"transfer": number, "line": line, "account": p.account, "asset": p.asset, "amount": p.amount}
        for line, p in enumerate(transfer.postings)
    ]
    if lines:  # a gift of nothing is written too
        connection.execute(tables.posting.insert(), lines)
    missing: dict[str, Refusal] = {}
    left: dict[str, dict[str, int]] = {}
    for account, asset, amount in transfer.changes:
        if account == HOUSE:
            continue
        count = _changed(connection, account, asset, amount)
        if count is None:
            missing.setdefault(account, short(asset))
        elif amount < 0 and asset != GIL and account.startswith(PLAYER):
            left.setdefault(account, {})[asset] = count
    bars = _at_stake if transfer.memo in HOSTS else over_offered
    for account, counts in left.items():
        if why := bars(connection, account, counts):
            missing.setdefault(account, why)
    if missing:
        raise withheld(missing)
    if carried := carry(connection, transfer):
        told = {**transfer.data, "lots": carried}
        connection.execute(update(tables.transfer).where(tables.transfer.c.number == number).values(data=told))
    return True


def _at_stake(connection: Connection, account: str, left: Mapping[str, int]) -> Refusal | None:
    """Return why a host takes no card from a player who has any card at stake.

    The cards that are free would tell a closed hand.
    """
    staked = _staked(account_player(account), purse_community(account)).where(tables.holding.c.asset != GIL)
    return short(next(iter(left))) if connection.execute(staked.limit(1)).first() else None


def _changed(connection: Connection, account: str, asset: str, amount: int) -> int | None:
    """Change a holding if it has enough, and return what is left; None if it has not. The row is the lock."""
    held = tables.holding.c
    if amount > 0:
        added = insert(connection, tables.holding).values(account=account, asset=asset, count=amount)
        more = {"count": held.count + amount}
        kept = added.on_conflict_do_update(index_elements=["account", "asset"], set_=more)
        left = connection.execute(kept.returning(held.count))
    else:
        enough = (held.account == account, held.asset == asset, held.count >= -amount)
        taken = update(tables.holding).where(*enough).values(count=held.count + amount)
        left = connection.execute(taken.returning(held.count))
    count: int | None = left.scalar_one_or_none()
    return count


@carry_out.register
def return_stakes(returned: ReturnStakes, connection: Connection) -> None:
    """Return the escrow of a match to the players it came from."""
    held = tables.holding.c
    for seat, player in enumerate(returned.players):
        escrow = escrow_account(returned.match, seat)
        rows = connection.execute(select(held.asset, held.count).where(held.account == escrow, held.count > 0))
        staked = {asset: int(count) for asset, count in rows}
        if player is not None and staked:
            postings = move(escrow, player_account(purse(player, returned.community)), staked)
            cause = f"called-off:{seat}:{returned.match}"
            write_transfer(Transfer(cause, returned.now, "returned", postings, returned.data), connection)


class StoredLedger:
    """The reading side of the ledger."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def holdings(self, account: str) -> dict[str, int]:
        """Return what an account has; assets of which it has none are not listed."""
        held = tables.holding.c
        return await self._counts(select(held.asset, held.count).where(held.account == account, held.count > 0))

    async def lots(self, account: str) -> dict[str, dict[int, int]]:
        """Return what an account may sell back, by asset."""
        kept = tables.lot.c
        wanted = select(kept.asset, kept.at_most, kept.count).where(kept.account == account, kept.count > 0)
        found: dict[str, dict[int, int]] = defaultdict(dict)
        async with self._engine.connect() as connection:
            for asset, at_most, count in await connection.execute(wanted):
                found[asset][int(at_most)] = int(count)
        return dict(found)

    async def staked(self, player: str, community: str | None = None) -> dict[str, int]:
        """Return a player's stakes in matches played or settled now, from a community's purse or the hall's."""
        return await self._counts(_staked(player, community))

    async def _counts(self, wanted: Select[Any]) -> dict[str, int]:
        async with self._engine.connect() as connection:
            return {asset: int(count) for asset, count in await connection.execute(wanted)}

    async def offered(self, account: str) -> Mapping[str, int]:
        """Return the cards that an account's player has offered in open trades, and cannot use meanwhile."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(offered, account)

    async def statement(
        self, account: str, before: int | None, limit: int, asset: str | None = None
    ) -> Sequence[StatementLine]:
        """Return the transfers of an account, or those of one asset, newest first; those before a number when given."""
        line, made = tables.posting.c, tables.transfer.c
        mine = select(line.transfer).where(line.account == account).distinct()
        if asset is not None:
            mine = mine.where(line.asset == asset)
        if before is not None:
            mine = mine.where(line.transfer < before)
        page = mine.order_by(line.transfer.desc()).limit(limit).subquery()
        wanted = select(tables.transfer).join(page, page.c.transfer == made.number).order_by(made.number.desc())
        async with self._engine.connect() as connection:
            transfers = (await connection.execute(wanted)).all()
            numbers = [row.number for row in transfers]
            lines = select(line.transfer, line.asset, func.sum(line.amount).label("amount"))
            lines = lines.where(line.account == account, line.transfer.in_(numbers))
            postings = (await connection.execute(lines.group_by(line.transfer, line.asset))).all()
        return [_line(row, postings) for row in transfers]

    async def holders(self, asset: str, limit: int, viewer: str = "", community: str | None = None) -> Sequence[Holder]:
        """Return the players who have a card, in the hall or a community, and show it to this viewer.

        Those with most copies come first.
        """
        held, who = possessed(asset, community).c, tables.player.c
        count = func.sum(held.count)
        wanted = select(who.id, who.name, cast(count, Integer)).join(tables.player, who.id == held.player)
        wanted = wanted.where(or_(~who.secluded, who.id == viewer))
        wanted = wanted.group_by(who.id, who.name).order_by(count.desc(), who.name).limit(limit)
        async with self._engine.connect() as connection:
            return [Holder(*row) for row in await connection.execute(wanted)]

    async def pack_secret(self, purse: str) -> PackSecret:
        """Return the secret of the next pack that is opened for a purse."""
        made = tables.transfer.c
        opened = select(func.count()).where(made.cause.startswith(f"opened:{purse}:", autoescape=True))
        async with self._engine.connect() as connection:
            secret = (await connection.execute(select(tables.shop.c.secret))).scalar_one()
            number = (await connection.execute(opened)).scalar_one()
        return PackSecret.of(bytes.fromhex(secret), purse, number)

    async def bound(self, player: str, needed: NeedMatches) -> Refusal | None:
        """Return why nothing can leave the account of a player yet; None when it can."""
        async with self._engine.connect() as connection:
            return needed.refusal(await connection.run_sync(real_matches, player, needed))

    async def audit(self) -> Sequence[Wrong]:
        """Return everything that contradicts conservation; nothing when all is well."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(wrongs)


def possessed(asset: str | None = None, community: str | None = None) -> Subquery:
    """Return the possessions of players in the hall or a community, of one asset or of all.

    A copy at stake is still its player's; otherwise it would tell their hand.
    """
    held, who, sits = tables.holding.c, tables.player.c, tables.seat.c
    escrow = literal(ESCROW) + sits.match + ":" + cast(sits.number, String)
    free = select(who.id.label("player"), held.asset, held.count)
    free = free.join(tables.player, held.account == literal(PLAYER) + who.id + purse("", community))
    staked = select(sits.player, held.asset, held.count).join(tables.seat, held.account == escrow)
    staked = staked.join(tables.match, tables.match.c.id == sits.match).where(_played_in(community))
    which = [held.count > 0] if asset is None else [held.count > 0, held.asset == asset]
    return union_all(*(some.where(*which) for some in (free, staked))).subquery()


def _staked(player: str, community: str | None) -> Select[Any]:
    held, sits = tables.holding.c, tables.seat.c
    account = literal(ESCROW) + sits.match + ":" + cast(sits.number, String)
    total = select(held.asset, func.sum(held.count)).join(tables.seat, held.account == account)
    total = total.join(tables.match, tables.match.c.id == sits.match)
    return total.where(sits.player == player, held.count > 0, _played_in(community)).group_by(held.asset)


def _played_in(community: str | None) -> ColumnElement[bool]:
    """Return the condition that a match is played in a community; None stands for the hall's own gil and cards."""
    told: ColumnElement[str] = tables.match.c.terms["community"].as_string()
    return told.is_not_distinct_from(community)


def _line(row: Row[Any], postings: Sequence[Any]) -> StatementLine:
    changes = {p.asset: int(p.amount) for p in postings if p.transfer == row.number and p.amount}
    return StatementLine(row.number, row.time, row.memo, changes, row.data)
