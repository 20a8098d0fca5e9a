"""Tables of the store. The unique key (match, seq) is the compare-and-set of every log."""

from sqlalchemy import JSON, Column, ForeignKey, Index, Integer, MetaData, String, Table, UniqueConstraint
from sqlalchemy.dialects.postgresql import JSONB

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)
Document = JSON().with_variant(JSONB(), "postgresql")

player = Table(
    "player",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(2000), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", String(40), nullable=False),
    Index("ix_match_status_created", "status", "created"),
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

secret = Table(
    "hall_secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)
