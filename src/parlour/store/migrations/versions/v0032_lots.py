"""Lots: how many copies of a card the house buys back, and at what price; and the community of a made set.

Copies of sets that ship keep what the house pays for them now. Those of made sets sell for nothing, because their cost
is no longer known. A set that a host made is the hall's. Any other belongs to the community that its maker keeps, first
to one that counts it as its own. It is sold there alone until a host admits it.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import sqlalchemy as sa
from alembic import op

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.store.tables.schema import Document

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

SHARE = 2  # the house pays a price divided by this
Row = dict[str, Any]


def upgrade() -> None:
    """Write lots for all that is held, wherever it lies, and homes for all that was published."""
    lots = op.create_table(
        "lot",
        sa.Column("account", sa.String(80), primary_key=True),
        sa.Column("asset", sa.String(80), primary_key=True),
        sa.Column("at_most", sa.BigInteger, primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.CheckConstraint("count >= 0", name="no_lot_below_zero"),
    )
    made = op.create_table(
        "made_set",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("community", sa.String(40), sa.ForeignKey("community.id")),
        sa.Column("admitted", sa.Boolean, nullable=False),
    )
    published = list(_published())
    op.bulk_insert(made, published)
    op.bulk_insert(lots, list(_lots({row["name"] for row in published})))


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("made_set")
    op.drop_table("lot")


def _rows(table: str, *columns: str) -> list[Any]:
    named = sa.table(table, *(sa.column(name) for name in columns))
    return list(op.get_bind().execute(sa.select(named)))


def _lots(made: set[str]) -> Iterator[Row]:
    for account, asset, count in _rows("holding", "account", "asset", "count"):
        game, _, card = asset.partition("/")
        set_name, _, number = card.partition("/")
        at_most = 0 if set_name in made else _prices(game, set_name).get(number, 0) // SHARE
        if count > 0 and at_most:
            yield {"account": account, "asset": asset, "at_most": at_most, "count": count}


@cache
def _prices(game: str, set_name: str) -> Mapping[str, int]:
    """Return the prices of a set's cards; empty for a set that is no longer here."""
    try:
        known = registry.game(game).need_cards().collecting(set_name)
    except Refusal:
        return {}
    return {card.id: card.price for card in known.cards.values()}


def _published() -> Iterator[Row]:
    makers: dict[str, tuple[str, str]] = {}  # of each set: its shelf, and its first publisher
    for _number, game, name, publisher in sorted(_rows("edition", "number", "game", "name", "publisher")):
        makers.setdefault(name, (f"{game}/{name}", publisher))
    hosts = {player for player, role in _rows("player", "id", "role") if role == "host"}
    for name, (shelf, maker) in makers.items():
        of_the_hall = maker in hosts
        community = None if of_the_hall else _kept_by(maker, shelf)
        yield {"name": name, "community": community, "admitted": of_the_hall}


def _kept_by(player: str, shelf: str) -> str | None:
    """Return the community that a player keeps: one that lists this set before others, older ones before newer ones."""
    standings = _rows("community_member", "community", "player", "standing")
    kept = {community for community, who, standing in standings if (who, standing) == (player, "keeper")}
    clubs = sa.table("community", sa.column("id"), sa.column("charter", Document), sa.column("created"))
    rows = [row for row in op.get_bind().execute(sa.select(clubs)) if row.id in kept]
    ordered = sorted(rows, key=lambda row: (shelf not in row.charter["sets"], row.created, row.id))
    return ordered[0].id if ordered else None
