"""Notices to players, until they have read them and a while longer."""

from sqlalchemy import Boolean, Column, Index, String, Table

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
    Column("pending", Boolean, nullable=False),  # True until it was spread to the channels outside
)
Index("ix_notice_pending", notice.c.created, sqlite_where=notice.c.pending, postgresql_where=notice.c.pending)
