"""Windfalls on the database: found in the ledger, whose transfers up to 0.2 record no lots."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from sqlalchemy import Connection, false, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.hall.hosting.windfalls import Reclaim, Windfall
from parlour.hall.money.ledger import GIL, PLAYER, account_player, player_account
from parlour.store import tables
from parlour.store.handlers import carry_out

_made, _act = tables.transfer.c, tables.act.c
_card, _gil = tables.posting.alias("card").c, tables.posting.alias("gil").c
Trading = dict[tuple[str, str], Counter[str]]
"""Gil by memo, for each account and set."""


@carry_out.register
def reclaim(wanted: Reclaim, connection: Connection) -> None:
    """Look up what is due and what is there, with the purse as the lock, and take it."""
    account, held = player_account(wanted.player.id), tables.holding.c
    mine = select(held.count).where(held.account == account, held.asset == GIL).with_for_update()
    connection.execute(mine).first()
    of_theirs = (one for one in _windfalls(connection, account) if one.set == wanted.set)
    for effect in wanted.of(next(of_theirs, None)):
        carry_out(effect, connection)


class StoredWindfalls:
    """The windfalls of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def all(self) -> Sequence[Windfall]:
        """Return the windfalls of which something is due, the largest first."""
        async with self._engine.connect() as connection:
            found = await connection.run_sync(lambda sync: list(_windfalls(sync)))
        return sorted((one for one in found if one.due), key=lambda one: (-one.due, one.player, one.set))


def _windfalls(connection: Connection, account: str | None = None) -> Iterator[Windfall]:
    """Yield the windfalls, of one account when it is given."""
    titles = dict(_of_communities(connection))
    traded, taken = _traded(connection, titles, account), _taken(connection)
    held, who = tables.holding.c, tables.player.c
    purses = connection.execute(select(held.account, held.count).where(held.asset == GIL))
    there = {theirs: int(gil) for theirs, gil in purses}
    named = connection.execute(select(who.id, who.name))
    names = {row.id: row.name for row in named}
    for (theirs, set_name), gil in traded.items():
        player = account_player(theirs)
        got, paid = gil["sold"], -gil["bought"] - gil["opened"]
        about = (player, names.get(player, ""), set_name, titles[set_name])
        yield Windfall(*about, got, paid, taken[(player, set_name)], there.get(theirs, 0))


def _of_communities(connection: Connection) -> Iterator[tuple[str, str]]:
    """Yield the sets that are no host's, with their titles."""
    home, edition = tables.made_set.c, tables.edition.c
    made = select(home.name, edition.document).join(tables.edition, edition.name == home.name)
    theirs = made.where(or_(home.community.is_not(None), home.admitted.is_(False)))
    for name, document in connection.execute(theirs.order_by(edition.number)):
        yield name, str(document["title"])


def _traded(connection: Connection, sets: Iterable[str], account: str | None) -> Trading:
    """Return what went between the hall's purses and the shop for cards of these sets, without lots."""
    found: Trading = defaultdict(Counter)
    of_sets = [_card.asset.contains(f"/{name}/", autoescape=True) for name in sets]
    whose = _card.account.startswith(PLAYER) if account is None else _card.account == account
    deals = select(_made.number, _made.memo, _made.data, _card.account, _card.asset, _gil.amount)
    deals = deals.join_from(tables.transfer, _card.account.table, _card.transfer == _made.number)
    deals = deals.join(_gil.account.table, (_gil.transfer == _card.transfer) & (_gil.account == _card.account))
    deals = deals.where(_made.memo.in_(("sold", "bought", "opened")), _gil.asset == GIL, whose, or_(false(), *of_sets))
    each = {row.number: row for row in connection.execute(deals)}  # a pack holds several cards
    for row in each.values():
        if "lots" not in row.data and "@" not in row.account:
            found[(row.account, row.asset.split("/")[1])][row.memo] += int(row.amount)
    return found


def _taken(connection: Connection) -> Counter[tuple[str, str]]:
    """Return what hosts took back of each player's windfall from a set, unless that was undone."""
    undone = select(_act.undoes).where(_act.undoes.is_not(None))
    acts = select(_act.about, _act.data).where(_act.kind == "taken-back", _act.id.not_in(undone))
    taken: Counter[tuple[str, str]] = Counter()
    for player, data in connection.execute(acts):
        if "windfall" in data:
            taken[(player, data["windfall"])] += data["given"][GIL]
    return taken
