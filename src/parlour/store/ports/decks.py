"""Decks on the database: a limited number, each written over the deck with its id."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.play.decks import Deck, DropDeck, KeepDeck
from parlour.store import tables
from parlour.store.handlers import handles

_kept = tables.deck.c


@handles(KeepDeck)
def keep(connection: Connection, wanted: KeepDeck) -> None:
    """Write a deck; two new ones at once are counted one after the other, because each locks its player's row."""
    deck = wanted.deck
    connection.execute(select(tables.player.c.id).where(tables.player.c.id == deck.player).with_for_update())
    mine = (_kept.player == deck.player) & (_kept.game == deck.game)
    told = {"name": deck.name, "bring": deck.bring, "changed": deck.changed}
    if connection.execute(update(tables.deck).where(mine, _kept.id == deck.id).values(told)).rowcount > 0:
        return
    if connection.execute(select(func.count()).select_from(tables.deck).where(mine)).scalar_one() >= wanted.most:
        raise Conflict("too-many-decks", most=wanted.most)
    connection.execute(tables.deck.insert(), {"player": deck.player, "game": deck.game, "id": deck.id, **told})


@handles(DropDeck)
def drop(connection: Connection, wanted: DropDeck) -> None:
    """Delete a deck, if it is there."""
    mine = (_kept.player == wanted.player) & (_kept.game == wanted.game)
    connection.execute(tables.deck.delete().where(mine, _kept.id == wanted.id))


class StoredDecks:
    """Decks as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str, game: str) -> Sequence[Deck]:
        """Return a player's decks for a game, the last changed first."""
        wanted = select(tables.deck).where(_kept.player == player, _kept.game == game)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(_kept.changed.desc(), _kept.id))
        return [Deck(row.id, row.player, row.game, row.name, row.bring, row.changed) for row in rows]
