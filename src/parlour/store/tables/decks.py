"""Decks that accounts keep for the tables to come."""

from sqlalchemy import Column, ForeignKey, String, Table

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
