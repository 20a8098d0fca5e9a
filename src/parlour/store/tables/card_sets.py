"""The card sets that are made in this hall, and their editions; the row of an edition never changes."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, String, Table

from parlour.store.tables.ledger import NUMBER
from parlour.store.tables.schema import Document, metadata

edition = Table(
    "edition",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("after", Integer, nullable=False),  # the edition before it; of two with one predecessor only one is written
    Column("value", String(60), nullable=False),
    Column("document", Document, nullable=False),
    Column("publisher", String(40), ForeignKey("player.id"), nullable=False),
    Column("published", String(40), nullable=False),
    Index("ix_edition_name_after", "name", "after", unique=True),
)

made_set = Table(
    "made_set",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("community", String(40), ForeignKey("community.id")),  # None if it belongs to no community
    Column("admitted", Boolean, nullable=False),
)
