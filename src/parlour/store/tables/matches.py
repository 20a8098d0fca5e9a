"""Matches and their logs. The unique key (match, seq) is the compare-and-set of every log."""

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from parlour.store.tables.schema import Document, metadata

match = Table(
    "match",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(2000), nullable=False),
    Column("terms", Document, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", String(40), nullable=False),
    Column("turn", Integer),
    Column("deadline", String(40)),
    Column("lease", String(40)),
    Column("ended", String(40)),
    Column("winner", Integer),
    Column("thinker", String(40)),
    Column("thinking", String(40)),
    Index("ix_match_status_created", "status", "created"),
    Index("ix_match_deadline", "deadline"),
    Index("ix_match_ended", "ended"),
)

entry = Table(
    "entry",
    metadata,
    Column("match", String(40), ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("command", String(64)),
    Column("time", String(40), nullable=False),
    Column("body", Document, nullable=False),
    UniqueConstraint("match", "command"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", String(40), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(40)),
    Column("name", String(40), nullable=False),
    Index("ix_seat_player", "player"),
)
