"""Players, the hall's own secrets, and what was answered to commands that may come twice."""

from sqlalchemy import Column, String, Table

from parlour.store.tables.schema import Document, metadata

player = Table(
    "player",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
)

secret = Table(
    "hall_secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)

answered = Table(
    "answered",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("command", String(64), primary_key=True),
    Column("answer", Document, nullable=False),
)
