"""Card sets on the database: an edition is added after the newest of its set, and never changed."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Row, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core import registry
from parlour.core.refusal import Conflict
from parlour.hall.communities.card_sets import AdmitSet, Edition, Home, NeedSold, Published
from parlour.store import tables
from parlour.store.handlers import carry_out, insert
from parlour.store.ports.money.economy import purse_of

_edition, _made = tables.edition.c, tables.made_set.c


@carry_out.register
def publish(wanted: Published, connection: Connection) -> None:
    """Add an edition; of two that follow the same one, the first to be written is the next."""
    made = wanted.edition
    newest = select(func.coalesce(func.max(_edition.number), 0)).where(_edition.name == made.name)
    if connection.execute(newest).scalar_one() != wanted.after:
        raise Conflict("out-of-date")
    row = {
        "game": made.game,
        "name": made.name,
        "after": wanted.after,
        "value": made.value,
        "document": made.document,
        "publisher": made.publisher,
        "published": made.published,
    }
    added = insert(connection, tables.edition).values(row).on_conflict_do_nothing(index_elements=["name", "after"])
    if connection.execute(added.returning(_edition.number)).first() is None:
        raise Conflict("out-of-date")
    if wanted.after == 0:
        _settle(connection, made.name, wanted.home)


def _settle(connection: Connection, name: str, home: Home) -> None:
    """Write the home of a new set; its community has to exist."""
    if home.community is not None:
        purse_of(connection, home.community)
    connection.execute(insert(connection, tables.made_set).values(name=name, **asdict(home)))


@carry_out.register
def admit(wanted: AdmitSet, connection: Connection) -> None:
    """Admit a set to the hall, or take that back, for all later sales."""
    other = (_made.name == wanted.name, _made.admitted.is_(not wanted.admitted))
    if connection.execute(update(tables.made_set).where(*other).values(admitted=wanted.admitted)).rowcount == 0:
        raise Conflict("changed-since")


@carry_out.register
def need_sold(needed: NeedSold, connection: Connection) -> None:
    """Refuse a set that is not sold there, in the transaction of the sale; its home stays locked until then."""
    known = select(_made.community, _made.admitted).where(_made.name == needed.name).with_for_update(read=True)
    home = connection.execute(known).first()
    if home is None or not Home(*home).sells_in(needed.community):
        raise needed.refusal()


class StoredCardSets:
    """The card sets of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._taken = 0  # the newest edition that the games of this process know
        self._lowest: dict[str, dict[str, int]] = {}  # prices, by set and card

    async def newest(self) -> Sequence[Edition]:
        """Return every set as it is now, by title."""
        last = select(func.max(_edition.number)).group_by(_edition.name)
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(tables.edition).where(_edition.number.in_(last)))
        return sorted(map(_read, rows), key=lambda one: (one.title.casefold(), one.name))

    async def editions(self, name: str) -> Sequence[Edition]:
        """Return all editions of a set, the newest first; none where there is no such set."""
        wanted = select(tables.edition).where(_edition.name == name).order_by(_edition.number.desc())
        async with self._engine.connect() as connection:
            return [_read(row) for row in await connection.execute(wanted)]

    async def homes(self) -> Mapping[str, Home]:
        """Return the home of each set, where it is sold, by name."""
        wanted = select(_made.name, _made.community, _made.admitted)
        async with self._engine.connect() as connection:
            return {name: Home(*home) for name, *home in await connection.execute(wanted)}

    def lowest(self, name: str) -> Mapping[str, int]:
        """Return the lowest price that each card of a set ever had, by its id; empty for a set that ships."""
        return self._lowest.get(name, {})

    async def take_in(self) -> None:
        """Tell the games of this process every edition published since the last call."""
        wanted = select(tables.edition).where(_edition.number > self._taken).order_by(_edition.number)
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(wanted))
        for edition in map(_read, rows):
            self.know(edition)
            self._taken = edition.number

    def know(self, edition: Edition) -> None:
        """Tell the games of this process an edition, as what its set is now."""
        cards = registry.game(edition.game).need_cards()
        cards.take(edition.document)
        lowest = self._lowest.setdefault(edition.name, {})
        for card in cards.collecting_then(edition.value).cards.values():
            lowest[card.id] = min(card.price, lowest.get(card.id, card.price))


def _read(row: Row[Any]) -> Edition:
    return Edition(row.number, row.game, row.name, row.value, row.document, row.publisher, row.published)
