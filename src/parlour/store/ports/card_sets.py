"""Card sets on the database: an edition is added after the newest of its set, and never changed."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core import registry
from parlour.core.refusal import Conflict
from parlour.hall.communities.card_sets import Edition, Published
from parlour.store import tables
from parlour.store.handlers import handles, insert

_edition = tables.edition.c


@handles(Published)
def publish(connection: Connection, wanted: Published) -> None:
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


class StoredCardSets:
    """The card sets of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._taken = 0  # the newest edition that the games of this process know

    async def newest(self) -> Sequence[Edition]:
        """Every set as it is now, by its title."""
        last = select(func.max(_edition.number)).group_by(_edition.name)
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(tables.edition).where(_edition.number.in_(last)))
        return sorted(map(_read, rows), key=lambda one: (one.title.casefold(), one.name))

    async def editions(self, name: str) -> Sequence[Edition]:
        """All editions of a set, the newest first; none where there is no such set."""
        wanted = select(tables.edition).where(_edition.name == name).order_by(_edition.number.desc())
        async with self._engine.connect() as connection:
            return [_read(row) for row in await connection.execute(wanted)]

    async def take_in(self) -> None:
        """Let the games of this process know every edition that was published since it last asked."""
        wanted = select(tables.edition).where(_edition.number > self._taken).order_by(_edition.number)
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(wanted))
        for edition in map(_read, rows):
            registry.game(edition.game).need_cards().take(edition.document)
            self._taken = edition.number


def _read(row: Row[Any]) -> Edition:
    return Edition(row.number, row.game, row.name, row.value, row.document, row.publisher, row.published)
