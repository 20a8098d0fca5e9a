"""The results of self-play for rule sets."""

from sqlalchemy import Column, Integer, String, Table

from parlour.store.tables.schema import Document, metadata

balance = Table(
    "balance",
    metadata,
    Column("rules", String(2000), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("found", Document, nullable=False),
)
