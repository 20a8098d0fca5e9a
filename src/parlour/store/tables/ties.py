"""Ties: the friends of a player, and those they block."""

from sqlalchemy import Column, ForeignKey, Index, String, Table

from parlour.store.tables.schema import metadata

tie = Table(
    "tie",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("other", String(40), ForeignKey("player.id"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("since", String(40), nullable=False),
    Index("ix_tie_other", "other"),
)
