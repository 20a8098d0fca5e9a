"""Reports, mutes, and the log of moderators' deeds, to which rows are only ever added."""

from sqlalchemy import Column, ForeignKey, Index, String, Table, UniqueConstraint

from parlour.store.tables.chat import NUMBER
from parlour.store.tables.schema import Document, metadata

report = Table(
    "report",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("reporter", String(40), ForeignKey("player.id"), nullable=False),
    Column("accused", String(40), ForeignKey("player.id"), nullable=False),
    Column("line", NUMBER, ForeignKey("chat_line.number")),
    Column("reason", String(12), nullable=False),
    Column("note", String(300), nullable=False),
    Column("time", String(40), nullable=False),
    Column("closed", String(40)),
    UniqueConstraint("reporter", "line"),
    Index("ix_report_closed_number", "closed", "number"),
)

mute = Table(
    "mute",
    metadata,
    Column("player", String(40), ForeignKey("player.id"), primary_key=True),
    Column("until", String(40), nullable=False),
    Column("why", String(300), nullable=False),
)

deed = Table(
    "deed",
    metadata,
    Column("number", NUMBER, primary_key=True, autoincrement=True),
    Column("moderator", String(40), ForeignKey("player.id"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("about", String(40), ForeignKey("player.id"), nullable=False),
    Column("time", String(40), nullable=False),
    Column("data", Document, nullable=False),
)
