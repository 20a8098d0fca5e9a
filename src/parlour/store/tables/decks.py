"""Decks and rule sets that accounts keep for the tables to come."""

from sqlalchemy import Boolean, Column, ForeignKey, String, Table

from parlour.store.tables.schema import Document, metadata

deck = Table(
    "deck",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("bring", Document, nullable=False),
    Column("changed", String(40), nullable=False),
)

kept_rules = Table(
    "kept_rules",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(200), primary_key=True),
    Column("rules", String(2000), nullable=False),
    Column("usual", Boolean, nullable=False),
    Column("changed", String(40), nullable=False),
)
