"""Shelves on the database: a limited number of decks and rule sets that an account keeps for the tables to come."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.core.refusal import Conflict
from parlour.hall.play.decks import Deck, DropDeck, KeepDeck
from parlour.hall.play.kept_rules import DropRules, KeepRules, KeptRules
from parlour.store import tables
from parlour.store.handlers import carry_out

_deck, _rules = tables.deck.c, tables.kept_rules.c


@carry_out.register
def keep_deck(wanted: KeepDeck, connection: Connection) -> None:
    """Write a deck; two new ones at once are counted one after the other, because each locks its player's row."""
    deck = wanted.deck
    connection.execute(select(tables.player.c.id).where(tables.player.c.id == deck.player).with_for_update())
    mine = (_deck.player == deck.player) & (_deck.game == deck.game)
    told = {"name": deck.name, "bring": deck.bring, "changed": deck.changed}
    if connection.execute(update(tables.deck).where(mine, _deck.id == deck.id).values(told)).rowcount > 0:
        return
    if connection.execute(select(func.count()).select_from(tables.deck).where(mine)).scalar_one() >= wanted.most:
        raise Conflict("too-many-decks", most=wanted.most)
    connection.execute(tables.deck.insert(), {"player": deck.player, "game": deck.game, "id": deck.id, **told})


@carry_out.register
def drop_deck(wanted: DropDeck, connection: Connection) -> None:
    """Delete a deck, if it is there."""
    mine = (_deck.player == wanted.player) & (_deck.game == wanted.game)
    connection.execute(tables.deck.delete().where(mine, _deck.id == wanted.id))


@carry_out.register
def keep_rules(wanted: KeepRules, connection: Connection) -> None:
    """Write rules; two new ones at once are counted one after the other, because each locks its player's row."""
    made = wanted.kept
    connection.execute(select(tables.player.c.id).where(tables.player.c.id == made.player).with_for_update())
    mine = (_rules.player == made.player) & (_rules.game == made.game)
    if made.usual:
        connection.execute(update(tables.kept_rules).where(mine).values(usual=False))
    told = {"rules": made.rules, "usual": made.usual, "changed": made.changed}
    if connection.execute(update(tables.kept_rules).where(mine, _rules.name == made.name).values(told)).rowcount > 0:
        return
    if connection.execute(select(func.count()).select_from(tables.kept_rules).where(mine)).scalar_one() >= wanted.most:
        raise Conflict("too-many-rules-kept", most=wanted.most)
    connection.execute(
        tables.kept_rules.insert(), {"player": made.player, "game": made.game, "name": made.name, **told}
    )


@carry_out.register
def drop_rules(wanted: DropRules, connection: Connection) -> None:
    """Delete rules, if they are there."""
    mine = (_rules.player == wanted.player) & (_rules.game == wanted.game)
    connection.execute(tables.kept_rules.delete().where(mine, _rules.name == wanted.name))


class StoredDecks:
    """Decks as the database keeps them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str, game: str) -> Sequence[Deck]:
        """Return a player's decks for a game, the last changed first."""
        wanted = select(tables.deck).where(_deck.player == player, _deck.game == game)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(_deck.changed.desc(), _deck.id))
        return [Deck(row.id, row.player, row.game, row.name, row.bring, row.changed) for row in rows]


class StoredKeptRules:
    """The rule sets of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, player: str, game: str) -> Sequence[KeptRules]:
        """Return a player's rule sets for a game, the last kept first."""
        wanted = select(tables.kept_rules).where(_rules.player == player, _rules.game == game)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(_rules.changed.desc(), _rules.name))
        return [KeptRules(row.player, row.game, row.name, row.rules, row.usual, row.changed) for row in rows]
