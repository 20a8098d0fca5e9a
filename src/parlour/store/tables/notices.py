"""What players are told, until they have read it and a while longer."""

from sqlalchemy import Column, Index, String, Table

from parlour.store.tables.schema import Document, metadata

notice = Table(
    "notice",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("subject", String(40), primary_key=True),
    Column("place", String(80), nullable=False),
    Column("about", Document, nullable=False),
    Column("created", String(40), nullable=False),
    Column("read", String(40)),
    Index("ix_notice_created", "created"),
)
