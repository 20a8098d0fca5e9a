"""Wishes: the cards that accounts look for."""

from sqlalchemy import Column, ForeignKey, Index, String, Table

from parlour.store.tables.schema import metadata

wish = Table(
    "wish",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("community", String(40), primary_key=True),  # "" in the hall: a key holds no NULL
    Column("asset", String(80), primary_key=True),
    Column("since", String(40), nullable=False),
    Index("ix_wish_asset", "asset"),
)
