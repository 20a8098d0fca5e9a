"""Seeds of matches that are still to be opened, each promised to one player."""

from sqlalchemy import Column, ForeignKey, Index, String, Table

from parlour.store.tables.schema import metadata

commitment = Table(
    "commitment",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("player", String(40), ForeignKey("player.id"), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("published", String(64), nullable=False),
    Column("created", String(40), nullable=False),
    Index("ix_commitment_created", "created"),
)
